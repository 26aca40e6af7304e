import Chronology
import Commands
import Drawing
import Scene
import Screens
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// The game's loop: waits for a key, a signal, a save or the next due moment; advances the world; shows what changed.
///
/// Without movement it sleeps in `poll` until the world's next event. It draws when something happened or the screen
/// announced a change, and never more often than the screen asks. An answer to the player is drawn with pictures as
/// they are on the screen, and sent before they move on.
struct GameLoop {
    /// The reason for drawing a frame; the greater includes the lesser.
    private enum Cause: Comparable {
        /// The player has done something.
        case answer
        /// Time has passed, so pictures move.
        case time
    }

    /// The reason why the loop has ended.
    enum Ending: Hashable {
        case left
        /// A signal of that number.
        case signal(Int32)
        /// The terminal could not be reopened.
        case lost(TerminalError)
    }

    private let session: Session
    private var terminal: any Terminal
    /// Reopens the terminal for changed settings; returns `nil` where it stays as it is.
    private let reopen: ((Settings) throws(TerminalError) -> (any Terminal)?)?
    private let pictures: PictureBook
    private let options: PlayOptions
    private var app: App
    private var frame: CellGrid
    /// The most bytes a second of moving pictures; larger ones move less often. An answer to a key never waits.
    private static let byteBudget = 1.5e6
    /// The rest between frames on a slower line, as a multiple of the time that a frame has taken.
    private static let slowLineRest = 3.0
    /// The uptime from which on the next frame of a moving picture is within that budget.
    private var rested = 0.0
    /// The state of a slow line, and the unsent part of the last frame.
    private var line = SlowLine()
    private var drawn: Screens.Drawn?
    /// The uptime that pictures on the screen show.
    private var pictured = 0.0
    /// The seconds for which answers may delay moving pictures.
    private static let patience = 0.25
    /// The watch of `--assets`; `nil` without it.
    private var assets: AssetWatch?
    /// The watch of the player's settings file; `nil` where the environment gives no place for it.
    private let config: ConfigWatch?

    init(
        session: Session, terminal: any Terminal, options: PlayOptions, library: AssetLibrary,
        config: ConfigWatch? = nil, reopen: ((Settings) throws(TerminalError) -> (any Terminal)?)? = nil
    ) {
        (self.config, self.reopen) = (config, reopen)
        self.session = session
        self.terminal = terminal
        self.options = options
        let capabilities = terminal.capabilities
        let environmentScheme = session.environment.variable("COLORFGBG").flatMap(ColorScheme.of(colorFGBG:))
        pictures = PictureBook(options: PictureOptions(), library: library)
        app = App(
            session: session,
            options: AppOptions(
                capabilities: capabilities,
                scheme: environmentScheme ?? .dark, size: terminal.size,
                language: Language(asked: nil, setting: nil, session.environment), isPane: options.isPane),
            config: options.config)
        frame = CellGrid(size: terminal.size)
        if let directory = options.assets {
            assets = AssetWatch(
                directory: directory, paths: AssetLibrary.paths.filter { $0.hasSuffix(".svg") },
                files: session.environment.files, uptime: session.environment.uptime().seconds)
        }
    }

    mutating func run() -> Ending {
        if let link = options.open.flatMap({ DeepLink($0) }), !app.open(link),
            tell(app.words.playLinkNowhere)
        {
            return .left
        }
        if session.configuration.timeScale != 1, !session.configuration.inMemory,
            tell(
                app.words.playTimeRuns(scale: String(session.configuration.timeScale), option: "--in-memory"))
        {
            return .left
        }
        var cause: Cause? = .time
        var nextFrame: Double?
        while true {
            let events = session.advance()
            if !events.isEmpty {
                if answer(.session(events)) { return .left }
                cause = .time
            }
            let look = uptime
            if let changed = assets?.changes(at: look), !changed.isEmpty {
                for fault in pictures.refresh(changed) where tell(app.words.playPictureFault(fault: "\(fault)")) {
                    return .left
                }
                cause = .time
            }
            if let file = config?.changed(at: look) {
                if answer(.config(file)) { return .left }
                cause = .time
            }
            if let error = followSettings() { return .lost(error) }
            if let nextFrame, nextFrame <= look, cause == nil || pictured + Self.patience < look { cause = .time }
            if let cause {
                if answer(.tick) || draw(cause) { return .left }
            } else if let piece = line.nextPiece, piece <= look, let drawn {
                send(drawn, isNew: false)
            }
            let now = uptime
            let next = app.nextFrame(after: now, pictures: pictures).map { max($0, rested) }
            // What was due before an answer is still due.
            nextFrame = cause == .answer ? [next, nextFrame].compactMap { $0 }.min() : next
            cause = nil
            let due = [nextFrame, line.nextPiece, session.nextDue.seconds, assets?.nextLook].compactMap { $0 }.min()
            // Rounded up, since waking a moment early would mean waking twice.
            let wait = due.map { Int((max(0, $0 - now) * 1000).rounded(.up)) }
            for interruption in terminal.wait(milliseconds: wait) {
                switch interruption {
                case .end(let signal): return .signal(signal)
                case .stop: suspend()
                case .news: break
                }
                cause = .time
            }
            guard let isAnswered = takeInput() else { return .left }
            if isAnswered { cause = max(cause ?? .answer, .answer) }
        }
    }

    /// Answers the player's input. Returns whether that may be visible; `nil` when the player leaves.
    private mutating func takeInput() -> Bool? {
        var isSeen = false
        for event in terminal.readEvents() {
            let pointing = app.pointing
            if event.isDeliberate { session.look() }
            if answer(.input(event)) { return nil }
            // A pointer that moves within one thing shows nothing new.
            if !event.isMove || app.pointing != pointing { isSeen = true }
        }
        return isSeen
    }

    private var uptime: Double { session.environment.uptime().seconds }

    /// Draws and shows a frame; returns true when the player leaves meanwhile.
    private mutating func draw(_ cause: Cause) -> Bool {
        let now = uptime
        if cause == .time { pictured = now }
        var drawn = compose()
        if cause == .time {
            // A key pressed meanwhile is answered by this frame, not by the next one.
            guard let isAnswered = takeInput() else { return true }
            if isAnswered { drawn = compose() }
        }
        send(drawn, isNew: true)
        app.shown(drawn)
        return false
    }

    private mutating func compose() -> Screens.Drawn {
        followTheme()
        terminal.setTitle(app.windowTitle)
        if frame.size != terminal.size { frame = CellGrid(size: terminal.size) }
        return app.draw(into: &frame, pictures: pictures, pictured: pictured)
    }

    /// Shows the frame, or on a slow line a part of it.
    private mutating func send(_ drawn: Screens.Drawn, isNew: Bool) {
        let start = uptime
        let part = line.part(of: frame, drawn, isNew: isNew)
        terminal.present(part, cursor: drawn.cursor)
        let end = uptime
        line.sent(part, drawn, bytes: terminal.bytesOfLastFrame, from: start, to: end)
        (self.drawn, app.isLineSlow) = (drawn, line.isSlow)
        rested = max(
            start + Double(terminal.bytesOfLastFrame) / Self.byteBudget, end + (end - start) * Self.slowLineRest)
    }

    /// Performs an effect of the screens; returns true when the player leaves.
    private mutating func carryOut(_ effect: Effect) -> Bool {
        switch effect {
        case .quit: return true
        case .suspend: suspend()
        case .redrawAll:
            terminal.redraw()
            line.forget()
        case .keepKeys(let keys): return keep(keys)
        case .notify(let notification, let way): terminal.notify(notification, by: way)
        case .perform(let request): return answer(.answer(Answer(request, of: session)))
        case .photo(let backyard): return answer(.answer(Answer(photo(of: backyard), of: session)))
        case .export(let format): return answer(.notice(session.exportJournal(format, app.words)))
        }
        return false
    }

    /// Passes an event to the screens and performs their effects; returns true when the player leaves.
    private mutating func answer(_ event: AppEvent) -> Bool {
        var leaves = false
        for effect in app.handle(event) where carryOut(effect) { leaves = true }
        return leaves
    }

    /// Sets the options of pictures by the theme and the terminal.
    private func followTheme() {
        let (settings, theme) = (session.preferences, app.theme)
        // While nobody looks, birds come and go without a flight.
        pictures.options.reducedMotion = settings.reducedMotion || !app.isLookedAt || line.isSlow
        pictures.options.colors =
            theme.depth == .ansi16 && app.options.capabilities.hasEightColors ? .ansi8 : theme.depth.palette
        pictures.options.darkGround = theme.scheme == .dark
        // Where only ASCII can be sent, nothing else is drawn, whatever was requested.
        pictures.options.glyphs =
            theme.unicode
            ? DisplayOptions(colors: nil, glyphs: settings.glyphs, theme: nil).glyphs(
                unicode: true, depth: theme.depth, term: session.environment.variable("TERM")) : .ascii
    }

    /// Reopens the terminal where the settings ask for other colors or another mouse.
    private mutating func followSettings() -> TerminalError? {
        guard let reopen else { return nil }
        do throws(TerminalError) {
            guard let other = try reopen(session.preferences) else { return nil }
            terminal = other
            line.forget()
            app.use(other.capabilities)
            _ = answer(.input(.resize(other.size)))
            return nil
        } catch {
            return error
        }
    }

    /// Writes the keys of commands into the player's file; returns true when the player leaves.
    private mutating func keep(_ keys: [Command: [Key]?]) -> Bool {
        let named = Command.named(keys)
        guard let path = Paths.config(session.environment), !session.configuration.inMemory else {
            return answer(.config(app.config.with(keys: named)))
        }
        do throws(ConfigFault) {
            try ConfigFile.write(keys: named, to: path, session.environment.files)
        } catch {
            return tell(app.words.sentence(for: error, path: path))
        }
        return answer(.config(ConfigFile(session.environment)))
    }

    /// Returns a request to keep a postcard of a yard, or without one the screen, as SVG and as text.
    private mutating func photo(of id: ID<Backyard>?) -> Request {
        guard let id, let backyard = session.world.backyard(id) else {
            let picture = app.photo(of: frame.size, pictures: pictures)
            let versions = [
                PhotoVersion(ending: "svg", text: picture.svg()),
                PhotoVersion(ending: "ansi", text: picture.ansiText()),
            ]
            return .album(.keep(title: app.photoTitle, versions))
        }
        let card = Postcard(of: backyard, in: session, app.words, actors: app.actors(in: id), uptime: uptime)
        return .album(.keep(title: backyard.name, card.photo(pictures)))
    }

    /// Shows a sentence; returns true when the player leaves.
    private mutating func tell(_ sentence: String) -> Bool { answer(.notice(sentence)) }

    /// Saves, restores the terminal and stops; continues from here.
    private mutating func suspend() {
        session.saveNow()
        terminal.suspend()
        line.forget()
    }
}

extension InputEvent {
    /// Whether the player looks: a key, a paste or a click, but no pointer that moves and no report of the terminal.
    fileprivate var isDeliberate: Bool {
        switch self {
        case .key, .paste: true
        case .mouse(let mouse): if case .press = mouse.kind { true } else { false }
        default: false
        }
    }

    /// Whether the pointer has moved without a button.
    fileprivate var isMove: Bool { if case .mouse(let mouse) = self { mouse.kind == .move } else { false } }
}
