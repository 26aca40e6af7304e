import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The ways between the screens.
extension App {
    /// Commands that lead elsewhere, on every screen that has no other use for them.
    mutating func navigate(_ command: Command, session: Session, uptime: Double) -> [Effect] {
        if sheet != nil, [.search, .palette].contains(command), let effects = leaveSheet(session, uptime) {
            return effects + (sheet == nil ? navigate(command, session: session, uptime: uptime) : [])
        }
        if sheet != nil {
            if [.back, .leave, .dismiss].contains(command) || command == .help && sheet is HelpSheet {
                closeSheet()
            } else if !Command.moving.contains(command), let key = context(session, whole: true).key(of: .back) {
                tell(
                    Announcement(words.notNowSheet(key: key), least: [Brief(words.briefCloseFirst(key: key))]),
                    session: session, uptime: uptime)
            }
            return []
        }
        switch command {
        case .back: back(session)
        case .leave:
            if pane != nil || pages.isEmpty && section == .backyards { return [.quit] }
            back(session)
        case .nextScreen: show(section.turned(by: 1))
        case .previousScreen: show(section.turned(by: -1))
        case .screen(let number):
            if Section.allCases.indices.contains(number - 1) { show(Section.allCases[number - 1]) }
        case .shop: show(.shop)
        case .help: present(HelpSheet(here: screen.hints(in: context(session))), session: session, uptime: uptime)
        case .palette: present(CommandPaletteSheet(yard: yardAtHand(session)), session: session, uptime: uptime)
        case .messages: present(MessagesSheet(messages.said), session: session, uptime: uptime)
        // A screen with a search of its own has taken it.
        case .search: present(CommandPaletteSheet(.places, yard: nil), session: session, uptime: uptime)
        case .export: present(ExportSheet(), session: session, uptime: uptime)
        case .undo: return [.perform(.undo)]
        case .redo: return [.perform(.redo)]
        case .refillAll:
            let steps = Care.refill(session.world.backyards, in: context(session))
            return carry(out: steps, session: session, uptime: uptime)
        case .create: if !tellsThatNothingChanges(session, uptime) { create(session) }
        case .photo:
            if case .backyard(let id) = place { return [.photo(id)] }
            return [.photo(nil)]
        case .dismiss where messages.shown != nil: messages.dismiss()
        case .goToArrival:
            guard let place = messages.shown?.announcement.place ?? latestArrival(session) else {
                return sayNotNow(command, session, uptime)
            }
            messages.dismiss()
            if place == self.place {
                let here = Announcement(words.notNowThere, least: [Brief(words.briefHere)])
                tell(here, session: session, uptime: uptime)
            }
            open(place, session: session)
        default: return sayNotNow(command, session, uptime)
        }
        return []
    }

    /// The yard that keys are for.
    private func yardAtHand(_ session: Session) -> ID<Backyard>? {
        pane?.id ?? place.backyard ?? (screen as? BackyardsScreen)?.chosenYard(in: context(session))
    }

    /// Puts the sheet away as Esc does, for somebody who begins to look for something: what they type is for no sheet.
    /// - Returns: `nil` where Esc is an answer to a question, which has to be given first.
    mutating func leaveSheet(_ session: Session, _ uptime: Double) -> [Effect]? {
        let whole = context(session, whole: true)
        guard let steps = sheet?.handle(.command(.back), in: whole),
            !steps.contains(where: { if case .perform = $0 { true } else { false } })
        else { return nil }
        return carry(out: steps, session: session, uptime: uptime)
    }

    /// A key that does nothing where it is pressed says why. Those that only move about need no words.
    private mutating func sayNotNow(_ command: Command, _ session: Session, _ uptime: Double) -> [Effect] {
        if let text = words.notNow(command) {
            let short = words.shortNotNow(command: "\(command)").map { [Brief($0)] } ?? []
            tell(Announcement(text, least: short), session: session, uptime: uptime)
        }
        return []
    }

    /// Where the bird is that came last, of those that were told of and are still there; else of all that are there.
    private func latestArrival(_ session: Session) -> Place? {
        let all = session.world.presentVisits
        let present = Set(all.map(\.id))
        let told = messages.said.last { message in
            message.announcement.visit.map { present.contains($0.id) } == true && message.announcement.place != nil
        }?.announcement.place
        return told ?? all.max { $0.arrival < $1.arrival }.map { .backyard($0.backyard) }
    }

    /// Whether the game can only be looked at, and says so: nobody is to fill in a form for nothing.
    mutating func tellsThatNothingChanges(_ session: Session, _ uptime: Double) -> Bool {
        guard case .readOnly(let reason) = session.saveStatus else { return false }
        let error = RequestError.readOnly(reason)
        tell(
            Announcement(words.sentence(for: error), least: words.brief(for: error), ink: .warning), session: session,
            uptime: uptime)
        return true
    }

    /// Another yard, as long as there is room for one.
    private mutating func create(_ session: Session) {
        if let limit = session.allowances.backyardLimit, session.world.backyards.count >= limit {
            sheet = AskSheet(.yardLimit(limit))
        } else {
            open(.decorate(nil), session: session)
        }
    }

    /// Opens a sheet, where one can be read.
    mutating func present(_ screen: (any Screen)?, session: Session, uptime: Double) {
        guard hasRoomForSheets else {
            return tell(words.needsRows(ShellLayout.tallStripRows), session: session, uptime: uptime)
        }
        sheet = screen
    }

    /// The next of those that wait, where none is open.
    mutating func presentWaiting() {
        if sheet == nil, hasRoomForSheets, !waiting.isEmpty { sheet = waiting.removeFirst() }
    }

    mutating func closeSheet() {
        sheet = nil
        presentWaiting()
    }

    mutating func tellNeedsRoom(_ session: Session, _ uptime: Double) {
        tell(words.needsRoom(beyond: size), session: session, uptime: uptime)
    }

    mutating func show(_ section: Section) {
        sheet = nil
        if section != self.section {
            // Of sections alone the latest is enough: nobody goes back through all that they have looked into.
            behind.removeAll { $0.pages.isEmpty }
            behind.append((self.section, pages))
        }
        // Whoever goes round has the way back of the first round; the first screen is where all ways begin.
        if let round = behind.firstIndex(where: { $0.section == section }) { behind.removeSubrange(round...) }
        if section == .backyards { behind = [] }
        pages = []
        self.section = section
        forgetFirstSteps()
    }

    /// Names on pages lead from one to the next without end; nobody wants to go back through all of it.
    private mutating func forgetFirstSteps() {
        while behind.reduce(pages.count, { $0 + 1 + $1.pages.count }) > Self.mostStepsBack, !behind.isEmpty {
            behind.removeFirst()
        }
        pages.removeFirst(max(0, pages.count - Self.mostStepsBack))
    }

    /// How often `back` may have to be pressed, and once more to the first screen.
    static let mostStepsBack = 12

    /// Opens a page; one that is open already comes to the top instead of standing twice.
    mutating func open(_ place: Place, session: Session) {
        sheet = nil
        if pane != nil {
            if let id = place.backyard { pane?.turn(to: id) }
            return
        }
        if let index = pages.firstIndex(where: { $0.place == place }) {
            pages.removeSubrange((index + 1)...)
            return
        }
        switch place {
        case .section(let section): return show(section)
        case .journal(let page):
            show(.journal)
            if var journal = roots[section.index] as? JournalScreen {
                journal.turn(to: page)
                appeared = nil
                roots[section.index] = journal
            }
            return
        case .product(let id):
            let isPass = session.store.product(id)?.type == .autoRenewable
            show(isPass ? .pass : .shop)
            if var shop = roots[section.index] as? ShopScreen {
                shop.choose(id, in: session)
                roots[section.index] = shop
            } else if var pass = roots[section.index] as? PassScreen {
                pass.choose(id, in: session)
                roots[section.index] = pass
            }
            return
        case .setting(let index):
            show(.settings)
            if var settings = roots[section.index] as? SettingsScreen {
                settings.choose(index)
                roots[section.index] = settings
            }
            return
        default: break
        }
        if place == .transactionManager {
            guard session.settings.transactionManager else { return show(.settings) }
            if pages.isEmpty { section = .account }
        }
        if place == .widgets || place == .keys, pages.isEmpty { section = .settings }
        guard place.exists(in: session), let screen = place.screen(in: session, words) else { return }
        pages.append((place, screen))
        forgetFirstSteps()
    }

    mutating func replace(with place: Place, session: Session) {
        if !pages.isEmpty { pages.removeLast() }
        open(place, session: session)
    }

    /// To the next page of the list that the player has left behind this one; without one, of all of its sort.
    mutating func turn(by step: Int, session: Session) {
        let place = place
        let context = context(session)
        let behind = pages.dropLast().reversed().map(\.screen) + [roots[section.index]]
        let lists = behind.lazy.map { $0.listed(in: context) } + [place.siblings(in: session, words)]
        guard let list = lists.first(where: { $0.contains(place) }), let index = list.firstIndex(of: place) else {
            return
        }
        if list.count > 1 { replace(with: list[(index + step + list.count) % list.count], session: session) }
    }

    mutating func back(_ session: Session) {
        if let place = pages.popLast()?.place {
            let context = context(session)
            withScreen { $0.comeBack(from: place, in: context) }
        } else if let (section, pages) = behind.popLast() {
            (self.section, self.pages) = (section, pages.filter { $0.place.exists(in: session) })
        } else if section != .backyards {
            show(.backyards)
        }
    }
}
