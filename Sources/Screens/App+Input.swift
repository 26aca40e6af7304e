import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// Routing of keys, clicks and pastes to the open sheet or screen.
extension App {
    /// Handles a terminal event: first as input of an edited text, else as a command, click or pointer move.
    mutating func handle(_ event: InputEvent) -> [Effect] {
        if let effects = passFirstSighting(event) { return effects }
        switch event {
        case .resize(let size):
            resize(to: size)
            hits = HitMap()
            let context = context
            return carry(out: withScreen { $0.resized(in: context) })
        case .focus: return []
        case .ground(let ground):
            scheme = ground
            return []
        case .capabilities(let capabilities):
            use(capabilities)
            return []
        case .endOfInput: return [.quit]
        case .key(.control("c")): return [.quit]
        case .key, .paste:
            if !isTooSmall, let steps = typed(event) {
                if let field = sheet.map(\.typed) ?? screen.typed, field.isOverfull {
                    let full = Announcement(
                        words.fieldFull(count: field.maximumLength),
                        least: [Brief(words.briefFieldFull(count: field.maximumLength))], ink: .warning)
                    tell(full)
                }
                return carry(out: steps)
            }
            guard case .key(let key) = event else { return [] }
            if let command = command(of: key.outsideText) { return handle(command) }
            if case .alt(let next) = key { return closeSheet(before: next) }
            return []
        case .mouse where isTooSmall: return []
        case .mouse(var mouse):
            if order == .rightToLeft { mouse.position = mouse.position.mirrored(in: size.width) }
            return handle(mouse)
        }
    }

    /// Returns the command bound to a key; while a text is edited, Esc is always `.back`, whatever it is bound to.
    private func command(of key: Key) -> Command? {
        key == .escape && (sheet?.isEditing ?? screen.isEditing) ? .back : keys.action(for: key)
    }

    /// Closes the open sheet as Esc does, and then handles `next` if its command changes nothing.
    ///
    /// tmux sends Esc and a key typed soon after it as that key with Alt held. Without a sheet such a key does nothing.
    private mutating func closeSheet(before next: Key) -> [Effect] {
        guard sheet != nil else { return [] }
        let effects = handle(.key(.escape))
        guard let command = keys.action(for: next.outsideText), command.onlyMoves else { return effects }
        return effects + handle(command)
    }

    /// True if the window is smaller than the minimum; then only leaving, quitting, suspending and redrawing work.
    private var isTooSmall: Bool { layout.form == .tooSmall }

    /// Passes a key or paste to the text that is being edited; returns `nil` if no text is, or it does not use the
    /// event.
    private mutating func typed(_ event: InputEvent) -> [Step]? {
        let whole = sheetContext
        if sheet?.isEditing == true { return sheet?.type(event, in: whole) }
        guard sheet == nil, screen.isEditing else { return nil }
        let context = context
        return withScreen { $0.type(event, in: context) }
    }

    /// Handles a mouse event: wheel, pointer, left click, middle click (mark) or right click (back).
    private mutating func handle(_ mouse: MouseEvent) -> [Effect] {
        switch mouse.kind {
        case .wheelUp: return act(.wheel(-1))
        case .wheelDown: return act(.wheel(1))
        case .move: return point(at: mouse.position)
        case .press(let button) where button < 3:
            if isEcho(of: mouse.position) { return [] }
            let hit = aimed(at: mouse.position)
            // The middle button marks, and so does the first one with Alt or Control held.
            if case .item(let index)? = hit, button == 2 || mouse.isModified {
                return act(.mark(index))
            }
            if button == 2 { return [] }
            switch hit {
            case .command(let command)?:
                // During typing a click on a key hint counts as that key, so a click on Enter keeps the text.
                if sheet?.isEditing ?? screen.isEditing, let key = keys.keys(for: command).first(where: \.isControl) {
                    return handle(.key(key))
                }
                return handle(command)
            case .section?, .backyard?, .newBackyard?, .bird?, .page?:
                let layout = layout
                guard sheet != nil, [layout.sidebar, layout.tabs].contains(where: { $0.contains(mouse.position) })
                else { return follow(hit) }
                // A sheet that asks a question stays open, so the click has no other effect.
                let effects = leaveSheet() ?? []
                return effects + (sheet == nil ? follow(hit) : [])
            case .item(let index)?: return act(.click(index))
            case .mark(let index)?: return act(.mark(index))
            case .message?:
                if let shown = messages.shown, leadsOn(shown.announcement) {
                    return navigate(.goToArrival)
                }
                messages.dismiss(at: uptime)
                return []
            case .ground?, nil: return []
            }
        case .press(3): return handle(.back)
        default: return []
        }
    }

    /// Returns the hit at a position, ignoring a message that appeared less than `Messages.glance` seconds ago.
    ///
    /// The player was aiming at the key hint that was there before.
    private func aimed(at position: CellPoint) -> Hit? {
        let hit = hits.action(at: position)
        guard hit == .message, let since = messages.shown?.since, uptime - since < Messages.glance,
            case .command(let command)? = hitsBefore.action(at: position)
        else { return hit }
        return .command(command)
    }

    /// Opens the section, yard, bird or page that was clicked.
    private mutating func follow(_ hit: Hit?) -> [Effect] {
        // A click must not discard an unsaved draft, as keys do not either.
        guard sheet != nil || !screen.isDraft else {
            return carry(out: [.tell(Announcement(words.notNowDraft))])
        }
        let step: Step
        switch hit {
        case .section(let section)?: step = .show(section)
        case .backyard(let id)?: step = .open(.backyard(id))
        case .newBackyard?: step = .ignored(.create)
        case .bird(let id)?: step = .open(.bird(id))
        case .page(let place)?: step = .open(place)
        default: return []
        }
        return carry(out: [step])
    }

    /// Carries out a command: quit, suspend and redraw itself, all others through the open sheet or screen.
    mutating func handle(_ command: Command) -> [Effect] {
        switch command {
        case .quit: return [.quit]
        case .suspend where session.refuses(.suspension): return tellRefusal()
        case .suspend: return [.suspend]
        case .redraw: return [.redrawAll]
        default: break
        }
        if isTooSmall { return command == .leave ? [.quit] : [] }
        // `dismiss` closes the announcement of a first sighting before it reaches the screen.
        if command == .dismiss, sheet == nil, messages.shown?.announcement.kind == .first {
            messages.dismiss(at: uptime)
            return []
        }
        if isPlain, let effects = read(command) { return effects }
        return act(.command(command))
    }

    /// Tells that a kiosk does not do what was asked for.
    mutating func tellRefusal() -> [Effect] {
        tell(Announcement(words.errorRefused, ink: .warning))
        return []
    }

    /// Passes an action to the open sheet, or else the screen, and carries out the steps it returns.
    mutating func act(_ action: Action) -> [Effect] {
        let whole = sheetContext
        if let steps = sheet?.handle(action, in: whole) {
            return carry(out: steps)
        }
        let context = context
        let steps = withScreen { $0.handle(action, in: context) }
        return carry(out: steps)
    }

    /// Adapts to a new window size: a small window keeps the yard that was open, and sheets without room wait.
    private mutating func resize(to size: CellSize) {
        changeLayout { $0.size = size }
        if let sheet, !hasRoomForSheets {
            waiting.insert(sheet, at: 0)
            self.sheet = nil
        }
        presentWaiting()
    }

    /// Changes the window's size or form; the yard that is open or selected stays on the screen.
    mutating func changeLayout(_ change: (inout App) -> Void) {
        let form = layout.form
        let yard = pane?.paneYard ?? pages.lazy.compactMap(\.place.backyard).last ?? screen.chosenYard(in: context)
        change(&self)
        // What cannot be seen for a while is there again afterwards.
        guard layout.form != form, layout.form != .tooSmall else { return }
        pane = layout.pane(yard ?? session.world.favoritesFirst.first?.id ?? ID(""))
    }

    /// Shows one yard alone, or the whole game again.
    mutating func togglePane() { changeLayout { $0.isPane.toggle() } }

    /// Goes from one yard alone to the whole game; returns false if the window is too small for the whole game.
    mutating func makeRoom() -> Bool {
        if isPane { togglePane() }
        return pane == nil
    }
}
