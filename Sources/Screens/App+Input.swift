import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// Keys, clicks and pastes on their way to the sheet or screen that they are for.
extension App {
    mutating func handle(_ event: InputEvent, session: Session, uptime: Double) -> [Effect] {
        switch event {
        case .resize(let size):
            resize(to: size, session: session)
            hits = HitMap()
            return []
        case .focus: return []
        case .ground(let ground):
            scheme = ground
            return []
        case .endOfInput: return [.quit]
        case .key(.control("c")): return [.quit]
        case .key, .paste:
            if !isTooSmall, let steps = typed(event, session: session) {
                if let field = sheet.map(\.typed) ?? screen.typed, field.isOverfull {
                    let full = Announcement(
                        words.fieldFull(count: field.maximumLength),
                        least: [Brief(words.briefFieldFull(count: field.maximumLength))], ink: .warning)
                    tell(full, session: session, uptime: uptime)
                }
                return carry(out: steps, session: session, uptime: uptime)
            }
            guard case .key(let key) = event, let command = command(of: key) else { return [] }
            return handle(command, session: session, uptime: uptime)
        case .mouse where isTooSmall: return []
        case .mouse(let mouse): return handle(mouse, session: session, uptime: uptime)
        }
    }

    /// What a key asks for. Out of a text Esc always leads, whatever the player has given it to: letters cannot.
    private func command(of key: Key) -> Command? {
        key == .escape && (sheet?.isEditing ?? screen.isEditing) ? .back : keys.action(for: key)
    }

    /// Whether nobody can see what a key or a click would do: then only leaving works.
    private var isTooSmall: Bool { ShellLayout(size).form == .tooSmall }

    /// Gives a key to the text that is being edited; `nil` where none is or it has no use for the key.
    private mutating func typed(_ event: InputEvent, session: Session) -> [Step]? {
        let whole = context(session, whole: true)
        if sheet?.isEditing == true { return sheet?.type(event, in: whole) }
        guard sheet == nil, screen.isEditing else { return nil }
        let context = context(session)
        return withScreen { $0.type(event, in: context) }
    }

    private mutating func handle(_ mouse: MouseEvent, session: Session, uptime: Double) -> [Effect] {
        switch mouse.kind {
        case .wheelUp: return act(.wheel(-1), session: session, uptime: uptime)
        case .wheelDown: return act(.wheel(1), session: session, uptime: uptime)
        case .move: return point(at: mouse.position, session: session, uptime: uptime)
        case .press(let button) where button < 3:
            if isEcho(of: mouse.position, at: uptime) { return [] }
            let hit = aimed(at: mouse.position, uptime)
            // The middle button marks, and so does the first one with Alt or Control held.
            if case .item(let index)? = hit, button == 2 || mouse.isModified {
                return act(.mark(index), session: session, uptime: uptime)
            }
            if button == 2 { return [] }
            switch hit {
            case .command(let command)?:
                // While one types, a click on a key's name is that key: Enter keeps what was typed.
                if sheet?.isEditing ?? screen.isEditing, let key = keys.keys(for: command).first(where: \.isControl) {
                    return handle(.key(key), session: session, uptime: uptime)
                }
                return handle(command, session: session, uptime: uptime)
            case .section?, .backyard?, .bird?, .page?:
                let layout = ShellLayout(size)
                guard sheet != nil, [layout.sidebar, layout.tabs].contains(where: { $0.contains(mouse.position) })
                else { return follow(hit, session: session, uptime: uptime) }
                // A question that is asked is answered first.
                let effects = leaveSheet(session, uptime) ?? []
                return effects + (sheet == nil ? follow(hit, session: session, uptime: uptime) : [])
            case .item(let index)?: return act(.click(index), session: session, uptime: uptime)
            case .mark(let index)?: return act(.mark(index), session: session, uptime: uptime)
            case .message?:
                if let shown = messages.shown, leadsOn(shown.announcement) {
                    return navigate(.goToArrival, session: session, uptime: uptime)
                }
                messages.dismiss()
                return []
            case .ground?, nil: return []
            }
        case .press(3): return handle(.back, session: session, uptime: uptime)
        default: return []
        }
    }

    /// What somebody clicks on: a message that has only just come was not seen yet, but the key that stood there was.
    private func aimed(at position: CellPoint, _ uptime: Double) -> Hit? {
        let hit = hits.action(at: position)
        guard hit == .message, let since = messages.shown?.since, uptime - since < Messages.glance,
            case .command(let command)? = hitsBefore.action(at: position)
        else { return hit }
        return .command(command)
    }

    /// Where a click on the name or the picture of something leads.
    private mutating func follow(_ hit: Hit?, session: Session, uptime: Double) -> [Effect] {
        // As by keys: what is not kept yet is not left behind by a click.
        guard sheet != nil || !screen.isDraft else {
            return carry(out: [.tell(Announcement(words.notNowDraft))], session: session, uptime: uptime)
        }
        let step: Step
        switch hit {
        case .section(let section)?: step = .show(section)
        case .backyard(let id)?: step = .open(.backyard(id))
        case .bird(let id)?: step = .open(.bird(id))
        case .page(let place)?: step = .open(place)
        default: return []
        }
        return carry(out: [step], session: session, uptime: uptime)
    }

    mutating func handle(_ command: Command, session: Session, uptime: Double) -> [Effect] {
        switch command {
        case .quit: return [.quit]
        case .suspend: return [.suspend]
        case .redraw: return [.redrawAll]
        default: break
        }
        if isTooSmall { return command == .leave ? [.quit] : [] }
        // A first sighting is put away before anything on the screen is.
        if command == .dismiss, sheet == nil, messages.shown?.announcement.kind == .first {
            messages.dismiss()
            return []
        }
        return act(.command(command), session: session, uptime: uptime)
    }

    /// Hands an action to the sheet or the screen, and does what comes of it.
    mutating func act(_ action: Action, session: Session, uptime: Double) -> [Effect] {
        let whole = context(session, whole: true)
        if let steps = sheet?.handle(action, in: whole) {
            return carry(out: steps, session: session, uptime: uptime)
        }
        let context = context(session)
        let steps = withScreen { $0.handle(action, in: context) }
        return carry(out: steps, session: session, uptime: uptime)
    }

    /// A pane that grows or shrinks keeps the yard that is before the player.
    private mutating func resize(to size: CellSize, session: Session) {
        let layout = ShellLayout(size)
        let isOfSameForm = layout.form == ShellLayout(self.size).form
        let before = pane?.id ?? pages.lazy.compactMap(\.place.backyard).last
        self.size = size
        if !isOfSameForm { pane = layout.pane(before ?? YardFinder.yards(in: session.world).first?.id ?? ID("")) }
        if let sheet, !hasRoomForSheets {
            waiting.insert(sheet, at: 0)
            self.sheet = nil
        }
        presentWaiting()
    }
}
