import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// Navigation between sections, pages and sheets.
extension App {
    /// Carries out a command that the screen or sheet did not use, such as back, help, undo or a section's key.
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
        case .rumor:
            guard let place = RumorLine.place(in: session) else { return sayNotNow(command) }
            guard place != self.place else {
                tell(Announcement(words.briefHere))
                return []
            }
            return carry(out: [.open(place)])
        case .help: present(HelpSheet(here: screenHints))
        case .palette: present(CommandPaletteSheet(from: paletteOrigin))
        case .messages: present(MessagesSheet(messages.said))
        // A screen with its own search uses this command before it gets here.
        case .search: present(CommandPaletteSheet(.places))
        case .export where session.refuses(.writtenFiles): return tellRefusal()
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
        case .dismiss where messages.shown != nil: messages.dismiss(at: uptime)
        case .goToArrival:
            guard let place = messages.shown?.announcement.place ?? latestArrival else {
                return sayNotNow(command)
            }
            messages.dismiss(at: uptime)
            if place == self.place {
                let here = Announcement(words.notNowThere, least: [Brief(words.briefHere)])
                tell(here)
            }
            open(place)
        default: return sayNotNow(command)
        }
        return []
    }

    /// The open yard, or else the one selected on the screen.
    private var yardAtHand: ID<Backyard>? {
        place.backyard ?? screen.chosenYard(in: context)
    }

    /// The screen, as the command palette sees it.
    private var paletteOrigin: CommandPaletteEntry.Origin {
        CommandPaletteEntry.Origin(
            yard: yardAtHand, unused: unusedCommands, own: CommandPaletteEntry.ofGame.filter { !isIgnored($0) },
            hints: screenHints)
    }

    /// Returns true if the screen, as it is, has no use for a command.
    private func isIgnored(_ command: Command) -> Bool {
        // A copy: the screen itself is left as it is.
        var screen = screen
        return screen.handle(.command(command), in: context).contains(.ignored(command))
    }

    /// The commands that have no use on the screen as it is: the screen ignores them, and so would the shell.
    private var unusedCommands: Set<Command> {
        var unused = Command.ofScreens.filter(isIgnored)
        if session.refuses(.suspension) { unused.insert(.suspend) }
        if RumorLine.place(in: session) == nil { unused.insert(.rumor) }
        if messages.shown == nil { unused.insert(.dismiss) }
        if messages.shown?.announcement.place == nil, latestArrival == nil { unused.insert(.goToArrival) }
        return unused
    }

    /// Closes the sheet as Esc would; returns `nil`, with the sheet still open, if Esc would make a request.
    ///
    /// Esc makes a request where it is the answer to a question, which the player has to give first.
    mutating func leaveSheet() -> [Effect]? {
        let whole = sheetContext
        guard let steps = sheet?.handle(.command(.back), in: whole),
            !steps.contains(where: { if case .perform = $0 { true } else { false } })
        else { return nil }
        return carry(out: steps)
    }

    /// Announces why a command has no effect here; commands that only move the selection have no such text.
    private mutating func sayNotNow(_ command: Command) -> [Effect] {
        if let text = words.notNow(command) {
            let short = words.shortNotNow(command: "\(command)").map { [Brief($0)] } ?? []
            tell(Announcement(text, least: short))
        }
        return []
    }

    /// The yard of the latest announced bird still present, else of the present bird that arrived last; `nil` if none.
    private var latestArrival: Place? {
        let all = session.world.presentVisits
        let present = Set(all.map(\.id))
        let told = messages.said.last { message in
            message.announcement.visit.map { present.contains($0.id) } == true && message.announcement.place != nil
        }?.announcement.place
        return told ?? all.max { $0.arrival < $1.arrival }.map { .backyard($0.backyard) }
    }

    /// Announces that the game is read-only and returns true if it is, so that no form is opened in vain.
    mutating func tellsThatNothingChanges() -> Bool {
        guard case .readOnly(let reason) = session.saveStatus else { return false }
        let error = RequestError.readOnly(reason)
        tell(
            Announcement(words.sentence(for: error), least: words.brief(for: error), ink: .warning))
        return true
    }

    /// Opens the form for a new yard, or the question about a pass if the limit of yards is reached.
    private mutating func create() {
        if let limit = session.world.reachedLimit(session.allowances) {
            sheet = AskSheet(.yardLimit(limit))
        } else {
            open(.decorate(nil))
        }
    }

    /// Opens a sheet, or announces how many rows the window needs for one.
    mutating func present(_ screen: (any Screen)?) {
        guard hasRoomForSheets else {
            return tell(words.needsRows(ShellLayout.tallStripRows))
        }
        sheet = screen
    }

    /// Opens the next waiting sheet if none is open and the window has room.
    mutating func presentWaiting() {
        if sheet == nil, hasRoomForSheets, !waiting.isEmpty { sheet = waiting.removeFirst() }
    }

    /// Closes the sheet and opens the next waiting one.
    mutating func closeSheet() {
        sheet = nil
        presentWaiting()
    }

    /// Announces the window size that the whole game needs.
    mutating func tellNeedsRoom() {
        tell(words.needsRoom(beyond: size))
    }

    /// Goes to a section, closing the sheet and remembering the pages that were open for `back`.
    mutating func show(_ section: Section) {
        sheet = nil
        if section != self.section {
            // Only the latest section without open pages is kept, so that `back` does not repeat every section visited.
            behind.removeAll { $0.pages.isEmpty }
            behind.append((self.section, pages))
        }
        // Returning to a section already in the back stack removes it and everything after it, so the stack has no
        // loops.
        if let round = behind.firstIndex(where: { $0.section == section }) { behind.removeSubrange(round...) }
        if section == .backyards { behind = [] }
        pages = []
        self.section = section
        forgetFirstSteps()
    }

    /// Drops the oldest entries of the back stack beyond `mostStepsBack`.
    private mutating func forgetFirstSteps() {
        while behind.reduce(pages.count, { $0 + 1 + $1.pages.count }) > Self.mostStepsBack, !behind.isEmpty {
            behind.removeFirst()
        }
        pages.removeFirst(max(0, pages.count - Self.mostStepsBack))
    }

    /// The largest number of steps back that are remembered; one more leads to the first screen.
    static let mostStepsBack = 12

    /// Opens a place above the present one; if it is already open, closes the pages above it.
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
            guard session.settings.transactionManager else {
                // The setting that shows it is where it can be turned on.
                let setting = Setting.all.firstIndex { $0.key == "transaction-manager" }
                return open(setting.map { .setting($0) } ?? .section(.settings))
            }
            if pages.isEmpty { section = .account }
        }
        if place == .widgets || place == .keys, pages.isEmpty { section = .settings }
        // A yard that was opened from a section without yards leads back to the yards, where undo is at hand.
        if place.isOfYard, pages.isEmpty, [.shop, .pass, .account, .settings].contains(section) {
            section = .backyards
        }
        guard place.exists(in: session), let screen = place.screen(in: session, words) else { return }
        pages.append((place, screen))
        forgetFirstSteps()
    }

    /// Closes the topmost page and opens another in its place.
    mutating func replace(with place: Place) {
        if !pages.isEmpty { pages.removeLast() }
        open(place)
    }

    /// Replaces the page by a neighbor in the list it was opened from, or else in the list of all its kind.
    ///
    /// - Parameter step: The distance in the list, negative for backward; the list wraps around.
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
