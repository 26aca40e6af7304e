import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The ways between the screens.
extension App {
    /// Commands that lead elsewhere, on every screen that has no other use for them.
    mutating func navigate(_ command: Command) -> [Effect] {
        if sheet != nil, [.search, .palette].contains(command), let effects = leaveSheet() {
            return effects + (sheet == nil ? navigate(command) : [])
        }
        if sheet != nil {
            if [.back, .leave, .dismiss].contains(command) {
                closeSheet()
            } else if !Command.moving.contains(command), let key = sheetContext.key(of: .back) {
                tell(
                    Announcement(words.notNowSheet(key: key), least: [Brief(words.briefCloseFirst(key: key))]))
            }
            return []
        }
        switch command {
        case .back: goBack()
        case .leave:
            if pane != nil || pages.isEmpty && section == .backyards { return [.quit] }
            goBack()
        case .nextScreen: show(section.turned(by: 1))
        case .previousScreen: show(section.turned(by: -1))
        case .screen(let number):
            if Section.allCases.indices.contains(number - 1) { show(Section.allCases[number - 1]) }
        case .shop: show(.shop)
        case .pane: togglePane()
        case .help: present(HelpSheet(here: screen.hints(in: context)))
        case .palette: present(CommandPaletteSheet(yard: yardAtHand))
        case .messages: present(MessagesSheet(messages.said))
        // A screen with a search of its own has taken it.
        case .search: present(CommandPaletteSheet(.places, yard: nil))
        case .export: present(ExportSheet())
        case .undo: return [.perform(.undo)]
        case .redo: return [.perform(.redo)]
        case .refillAll:
            let steps = YardActions.refill(session.world.backyards, in: context)
            return carry(out: steps)
        case .create: if !tellsThatNothingChanges() { create() }
        case .photo:
            if case .backyard(let id) = place { return [.photo(id)] }
            return [.photo(nil)]
        case .dismiss where messages.shown != nil: messages.dismiss()
        case .goToArrival:
            guard let place = messages.shown?.announcement.place ?? latestArrival else {
                return sayNotNow(command)
            }
            messages.dismiss()
            if place == self.place {
                let here = Announcement(words.notNowThere, least: [Brief(words.briefHere)])
                tell(here)
            }
            open(place)
        default: return sayNotNow(command)
        }
        return []
    }

    /// The yard that keys are for.
    private var yardAtHand: ID<Backyard>? {
        place.backyard ?? screen.chosenYard(in: context)
    }

    /// Puts the sheet away as Esc does, for somebody who begins to look for something: what they type is for no sheet.
    /// - Returns: `nil` where Esc is an answer to a question, which has to be given first.
    mutating func leaveSheet() -> [Effect]? {
        let whole = sheetContext
        guard let steps = sheet?.handle(.command(.back), in: whole),
            !steps.contains(where: { if case .perform = $0 { true } else { false } })
        else { return nil }
        return carry(out: steps)
    }

    /// A key that does nothing where it is pressed says why. Those that only move about need no words.
    private mutating func sayNotNow(_ command: Command) -> [Effect] {
        if let text = words.notNow(command) {
            let short = words.shortNotNow(command: "\(command)").map { [Brief($0)] } ?? []
            tell(Announcement(text, least: short))
        }
        return []
    }

    /// Where the bird is that came last, of those that were told of and are still there; else of all that are there.
    private var latestArrival: Place? {
        let all = session.world.presentVisits
        let present = Set(all.map(\.id))
        let told = messages.said.last { message in
            message.announcement.visit.map { present.contains($0.id) } == true && message.announcement.place != nil
        }?.announcement.place
        return told ?? all.max { $0.arrival < $1.arrival }.map { .backyard($0.backyard) }
    }

    /// Whether the game can only be looked at, and says so: nobody is to fill in a form for nothing.
    mutating func tellsThatNothingChanges() -> Bool {
        guard case .readOnly(let reason) = session.saveStatus else { return false }
        let error = RequestError.readOnly(reason)
        tell(
            Announcement(words.sentence(for: error), least: words.brief(for: error), ink: .warning))
        return true
    }

    /// Another yard, as long as there is room for one.
    private mutating func create() {
        if let limit = session.world.reachedLimit(session.allowances) {
            sheet = AskSheet(.yardLimit(limit))
        } else {
            open(.decorate(nil))
        }
    }

    /// Opens a sheet, where one can be read.
    mutating func present(_ screen: (any Screen)?) {
        guard hasRoomForSheets else {
            return tell(words.needsRows(ShellLayout.tallStripRows))
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

    mutating func tellNeedsRoom() {
        tell(words.needsRoom(beyond: size))
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
    mutating func open(_ place: Place) {
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
        case .journal:
            show(.journal)
            appeared = nil
            return roots[section.index].reveal(place, in: session)
        case .product(let id):
            show(session.store.product(id)?.type == .autoRenewable ? .pass : .shop)
            return roots[section.index].reveal(place, in: session)
        case .setting:
            show(.settings)
            return roots[section.index].reveal(place, in: session)
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

    mutating func replace(with place: Place) {
        if !pages.isEmpty { pages.removeLast() }
        open(place)
    }

    /// To the next page of the list that the player has left behind this one; without one, of all of its sort.
    mutating func turn(by step: Int) {
        let place = place
        let context = context
        let behind = pages.dropLast().reversed().map(\.screen) + [roots[section.index]]
        let lists = behind.lazy.map { $0.listed(in: context) } + [place.siblings(in: session, words)]
        guard let list = lists.first(where: { $0.contains(place) }), let index = list.firstIndex(of: place) else {
            return
        }
        if list.count > 1 { replace(with: list[(index + step + list.count) % list.count]) }
    }

    /// Closes the topmost page, or returns to the section that was open before.
    mutating func goBack() {
        if let place = pages.popLast()?.place {
            let context = context
            withScreen { $0.comeBack(from: place, in: context) }
        } else if let (section, pages) = behind.popLast() {
            (self.section, self.pages) = (section, pages.filter { $0.place.exists(in: session) })
        } else if section != .backyards {
            show(.backyards)
        }
    }
}
