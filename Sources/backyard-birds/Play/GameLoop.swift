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

/// The game's loop: waits for a key, a signal, a save or the next due event; advances the world; draws what changed.
///
/// Without animation it sleeps in `poll` until the world's next event. It draws when something happened or the screen
/// announced a change, and never more often than the screen asks. After a key press the frame is drawn with unmoved
/// pictures and sent at once; the pictures move in the next frame.
struct GameLoop {
    /// The reason for drawing a frame, the one that draws most last.
    private enum Cause: Comparable {
        /// Time has passed and only pictures move.
        case motion
        /// The player has done something; animated pictures stay as they are.
        case answer
        /// Time has passed, so animated pictures move.
        case time
    }

    /// The reason why the loop has ended.
    enum Ending: Hashable {
        /// The player has quit.
        case left
        /// A signal has ended the game; its number.
        case signal(Int32)
        /// The terminal could not be reopened.
        case lost(TerminalError)
        /// A guest has pressed no key for a while, or the terminal of a kiosk has read nothing.
        case idle
    }

    private var session: Session
    private var terminal: any Terminal
    /// Reopens the terminal for changed settings; returns `nil` if it need not be reopened.
    private let reopen: ((Settings) throws(TerminalError) -> (any Terminal)?)?
    /// Opens the profile again once the game that the session follows has ended; returns `nil` if that fails.
    private let openAgain: () -> Session?
    /// The cache of rendered pictures.
    private let pictures: PictureBook
    private let options: PlayOptions
    /// The state of all screens.
    private var app: App
    /// The cells of the frame, reused from frame to frame.
    private var frame: CellGrid
    /// The most bytes per second of animated pictures; larger pictures move less often. Answers to keys aren't limited.
    private static let byteBudget = 1.5e6
    /// The pause after a frame, as a multiple of the time that sending it took; it leaves a slow line time for answers.
    private static let slowLineRest = 3.0
    /// The uptime in seconds before which no further frame of an animation is sent.
    private var nextFrameAllowed = 0.0
    /// The state of a slow line, which receives frames in parts.
    private var line = SlowLine()
    /// The description of the last frame drawn, such as its cursor and the cells of its pictures.
    private var drawn: Screens.Drawn?
    /// The uptime in seconds for which the pictures on the screen were drawn.
    private var pictured = 0.0
    /// The uptime in seconds at which the whole screen was drawn last.
    private var composed = 0.0
    /// The longest time in seconds for which answers to keys may delay animations.
    private static let longestDelay = 0.25
    /// The uptime of the player's last key, paste or click, in seconds.
    private var lastPress: Double
    /// The uptime since which the terminal has not read, in seconds; `nil` while it reads.
    private var blockedSince: Double?
    /// The watch of the pictures of `--assets`; `nil` without the option.
    private var assets: AssetWatch?
    /// The watch of the player's settings file; `nil` if there is no place for the file.
    private let config: ConfigWatch?

    init(
        session: Session, terminal: any Terminal, options: PlayOptions, library: AssetLibrary,
        config: ConfigWatch? = nil, reopen: ((Settings) throws(TerminalError) -> (any Terminal)?)? = nil,
        openAgain: @escaping () -> Session? = { nil }
    ) {
        (self.config, self.openAgain, self.reopen) = (config, openAgain, reopen)
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
        lastPress = session.environment.uptime().seconds
        if let directory = options.assets {
            assets = AssetWatch(
                directory: directory, paths: AssetLibrary.paths.filter { $0.hasSuffix(".svg") },
                files: session.environment.files, uptime: session.environment.uptime().seconds)
        }
    }

    /// Runs until the player quits, a signal ends the game or the terminal is lost.
    mutating func run() -> Ending {
        if followOptions() { return .left }
        var cause: Cause? = .time
        var next: (screen: Double?, pictures: Double?)
        while true {
            let events = session.advance()
            if !events.isEmpty {
                if answer(.session(events)) { return .left }
                cause = .time
            }
            if session.seesFollowedGameEnd(), let other = openAgain() {
                session = other
                app.goOn(in: other)
                cause = .time
            }
            let look = uptime
            // An answer to a key waits for no file.
            if cause != .answer {
                switch followFiles(at: look) {
                case nil: return .left
                case true?: cause = .time
                case false?: break
                }
            }
            if let error = followSettings() { return .lost(error) }
            if cause == nil || pictured + Self.longestDelay < look {
                func isDue(_ time: Double?) -> Bool { time.map { $0 <= look } ?? false }
                if isDue(next.screen) { cause = .time }
                if cause != .time, isDue(next.pictures) {
                    cause = cause == nil && mayMoveAlone(at: look) ? .motion : .time
                }
            }
            if let cause {
                if cause != .motion, answer(.tick) { return .left }
                if draw(cause) { return .left }
            } else if let piece = line.nextPiece, piece <= look, let drawn {
                send(drawn, isNew: false)
            }
            let now = uptime
            blockedSince = terminal.isBlocked ? blockedSince ?? now : nil
            let end = idleEnd
            if let end, end <= now { return .idle }
            let before = next
            next = app.nextFrame(after: now, pictures: pictures)
            // An animation frame that was due before the answer is still due.
            if cause == .answer { next.pictures = [next.pictures, before.pictures].compactMap { $0 }.min() }
            // So is a change of the screen that has come due meanwhile.
            if cause != .time { next.screen = [next.screen, before.screen].compactMap { $0 }.min() }
            next = (next.screen.map { max($0, nextFrameAllowed) }, next.pictures.map { max($0, nextFrameAllowed) })
            // The first frame was in glyphs.
            if pictures.pixels == nil, pixels != nil { next.screen = now }
            if cause == .answer {
                guard let isChanged = followFiles(at: now) else { return .left }
                if isChanged { next.screen = now }
            }
            cause = nil
            let due = [next.screen, next.pictures, line.nextPiece, session.nextDue.seconds, assets?.nextLook, end]
                .compactMap { $0 }
                .min()
            // The wait is rounded up, since waking a moment early would mean waking twice.
            let wait = due.map { Int((max(0, $0 - now) * 1000).rounded(.up)) }
            for interruption in terminal.wait(milliseconds: wait) {
                switch interruption {
                case .end(let signal): return .signal(signal)
                case .stop: if !session.refuses(.suspension) { suspend() }
                case .news: break
                }
                cause = .time
            }
            guard let isAnswered = takeInput() else { return .left }
            if isAnswered { cause = max(cause ?? .answer, .answer) }
        }
    }

    /// Applies changes of the pictures of `--assets` and of the settings file. Returns whether there were any; `nil` if
    /// the player quits.
    private mutating func followFiles(at uptime: Double) -> Bool? {
        var isChanged = false
        if let changed = assets?.changes(at: uptime), !changed.isEmpty {
            for fault in pictures.refresh(changed) where tell(app.words.playPictureFault(fault: "\(fault)")) {
                return nil
            }
            isChanged = true
        }
        if let file = config?.changed(at: uptime) {
            if answer(.config(file)) { return nil }
            isChanged = true
        }
        return isChanged
    }

    /// Opens the link of the command line; tells the player if it leads nowhere, and if the world's time runs faster.
    /// Returns true if the player quits.
    private mutating func followOptions() -> Bool {
        if let link = options.open.flatMap({ DeepLink($0) }), !app.open(link), tell(app.words.playLinkNowhere) {
            return true
        }
        let configuration = session.configuration
        guard configuration.timeScale != 1, !configuration.inMemory else { return false }
        return tell(app.words.playTimeRuns(scale: String(configuration.timeScale), option: "--in-memory"))
    }

    /// Handles the player's input; returns true if it may have changed the screen, `nil` if the player quits.
    private mutating func takeInput() -> Bool? {
        var isSeen = false
        for event in terminal.readEvents() {
            let pointing = app.pointing
            if event.isDeliberate {
                session.look()
                lastPress = uptime
            }
            if answer(.input(event)) { return nil }
            // A pointer that moves within one target changes nothing on the screen.
            if !event.isMove || app.pointing != pointing { isSeen = true }
        }
        return isSeen
    }

    /// The uptime at which a kiosk's game ends by itself, in seconds: for a guest who does nothing, and for a terminal that
    /// reads nothing, by which a client could keep it for ever.
    private var idleEnd: Double? {
        guard let kiosk = session.configuration.kiosk else { return nil }
        return [kiosk.isGuest ? lastPress + Kiosk.guestTimeout : nil, blockedSince.map { $0 + Kiosk.unreadTimeout }]
            .compactMap { $0 }.min()
    }

    /// The time since the machine's start, in seconds.
    private var uptime: Double { session.environment.uptime().seconds }

    /// Draws and sends a frame; returns true if the player quits meanwhile.
    private mutating func draw(_ cause: Cause) -> Bool {
        let now = uptime
        if cause != .answer { pictured = now }
        if cause == .motion, let drawn {
            app.redraw(drawn, in: &frame, pictured: pictured)
            send(drawn, isNew: true)
            return false
        }
        composed = now
        var drawn = compose()
        if cause == .time {
            // A key pressed while the frame was drawn is answered in this frame, not in the next.
            guard let isAnswered = takeInput() else { return true }
            if isAnswered { drawn = compose() }
        }
        send(drawn, isNew: true)
        app.shown(drawn)
        session.startSaving()
        return false
    }

    /// Returns whether moving pictures may be drawn without the rest of the screen: those in glyphs, for a short time.
    private func mayMoveAlone(at uptime: Double) -> Bool {
        drawn?.hasMovingPictures == true && pictures.pixels == nil && frame.size == terminal.size
            && uptime < composed + app.longestMotion(at: uptime)
    }

    /// Draws the screens into `frame`, with pictures as of `pictured`.
    private mutating func compose() -> Screens.Drawn {
        followTheme()
        terminal.setTitle(app.windowTitle)
        if frame.size != terminal.size { frame = CellGrid(size: terminal.size) }
        let drawn = app.draw(into: &frame, pictures: pictures, pictured: pictured)
        terminal.keepOrder(app.ordersTexts)
        return drawn
    }

    /// Sends the frame to the terminal, or on a slow line a part of it.
    ///
    /// - Parameter isNew: false to send a further part of the same frame.
    private mutating func send(_ drawn: Screens.Drawn, isNew: Bool) {
        let start = uptime
        let part = line.part(of: frame, drawn, isNew: isNew)
        terminal.present(part, cursor: drawn.cursor, focus: drawn.focus)
        let end = uptime
        line.sent(part, drawn, bytes: terminal.bytesOfLastFrame, from: start, to: end)
        (self.drawn, app.isLineSlow) = (drawn, line.isSlow)
        nextFrameAllowed = max(
            start + Double(terminal.bytesOfLastFrame) / Self.byteBudget, end + (end - start) * Self.slowLineRest)
    }

    /// Performs an effect that the screens asked for; returns true if the player quits.
    private mutating func carryOut(_ effect: Effect) -> Bool {
        switch effect {
        case .quit: return true
        case .suspend: suspend()
        case .redrawAll:
            terminal.redraw()
            line.forget()
        case .keepKeys(let keys): return keep(keys)
        case .notify(let notification, let way): terminal.notify(notification, by: way)
        case .copy(let text): terminal.copy(text)
        case .perform(let request): return answer(.answer(Answer(request, of: session)))
        case .photo(let backyard): return answer(.answer(Answer(photo(of: backyard), of: session)))
        case .postcard(let first):
            if let request = postcard(of: first) { return answer(.answer(Answer(request, of: session))) }
        case .export(let format): return answer(.notice(session.exportJournal(format, app.writtenWords)))
        }
        return false
    }

    /// Passes an event to the screens and performs their effects; returns true if the player quits.
    private mutating func answer(_ event: AppEvent) -> Bool {
        var leaves = false
        for effect in app.handle(event) where carryOut(effect) { leaves = true }
        return leaves
    }

    /// Sets the options of pictures from the settings, the theme and the terminal.
    private func followTheme() {
        let (settings, theme) = (session.preferences, app.theme)
        // While the game's window has no focus, birds come and go without animation, to save work.
        pictures.options.reducedMotion = settings.reducedMotion || !app.isLookedAt || line.isSlow
        pictures.options.colors =
            theme.depth == .ansi16 && app.options.capabilities.hasEightColors ? .ansi8 : theme.depth.palette
        pictures.options.darkGround = theme.scheme == .dark
        let capabilities = app.options.capabilities
        pictures.pixels = pixels
        // If only ASCII can be sent, pictures use only ASCII, whatever the settings say.
        pictures.options.glyphs =
            theme.unicode
            ? DisplayOptions(colors: nil, glyphs: settings.glyphs, theme: nil).glyphs(
                unicode: true, depth: theme.depth, term: session.environment.variable("TERM"),
                font: capabilities.font, identity: capabilities.identity) : .ascii
    }

    /// The size of a cell in pixels if pictures are to be images; else `nil`. The first frame is in glyphs, and so
    /// there at once.
    private var pixels: CellPixels? {
        guard drawn != nil, !line.isSlow, app.theme.palette != .highContrast else { return nil }
        let capabilities = app.options.capabilities
        guard let cell = capabilities.cell, PixelChoice(session.preferences.pixels).way(capabilities) != nil,
            terminal.size.width * cell.columns * terminal.size.height * cell.rows <= Self.mostPixels
        else { return nil }
        return cell
    }

    /// The most pixels of a window in which pictures are images, those of 2560 × 1600: they take some 150 MB. In larger
    /// windows glyphs are fine enough.
    private static let mostPixels = 4_096_000

    /// Reopens the terminal if the settings ask for other colors or mouse support; returns an error if that fails.
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

    /// Writes the key bindings of commands to the player's settings file; returns true if the player quits.
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

    /// Returns the request that adds a picture to the album, as SVG and as text: a postcard of the yard, or the screen
    /// if `id` is `nil`.
    private mutating func photo(of id: ID<Backyard>?) -> Request {
        pictures.showsImages = false
        defer { pictures.showsImages = true }
        guard let id, let backyard = session.world.backyard(id) else {
            let picture = app.photo(of: frame.size, pictures: pictures)
            let versions = [
                PhotoVersion(ending: "svg", text: picture.svg()),
                PhotoVersion(ending: "ansi", text: picture.ansiText(isOrdered: app.ordersTexts)),
            ]
            return .album(.keep(title: app.photoTitle, versions))
        }
        let card = Postcard(of: backyard, in: session, app.writtenWords, actors: app.actors(in: id), uptime: uptime)
        return .album(.keep(title: backyard.name, card.photo(pictures)))
    }

    /// Returns a request that adds a postcard of a first sighting to the album; `nil` for a removed yard, and for a
    /// game in memory or read-only.
    private func postcard(of first: FirstSighting) -> Request? {
        pictures.showsImages = false
        defer { pictures.showsImages = true }
        guard !session.configuration.inMemory, session.mayWrite, let yard = session.world.backyard(first.visit.backyard)
        else {
            return nil
        }
        let card = Postcard(
            of: first, in: yard, session, app.writtenWords, actors: app.actors(of: first), uptime: uptime)
        let title = app.writtenWords.cardTitle(of: first, in: session.world)
        return .album(.keep(title: title, card.photo(pictures), of: first.visit.arrival))
    }

    /// Shows a message; returns true if the player quits.
    private mutating func tell(_ sentence: String) -> Bool { answer(.notice(sentence)) }

    /// Saves, restores the terminal and stops the process; returns when it is continued.
    private mutating func suspend() {
        session.saveNow()
        terminal.suspend()
        line.forget()
    }
}

extension InputEvent {
    /// True for a key, a paste or a click, which show that the player looks; false for pointer moves and the terminal's
    /// reports.
    fileprivate var isDeliberate: Bool {
        switch self {
        case .key, .paste: true
        case .mouse(let mouse): if case .press = mouse.kind { true } else { false }
        default: false
        }
    }

    /// True if the pointer moved without a button.
    fileprivate var isMove: Bool { if case .mouse(let mouse) = self { mouse.kind == .move } else { false } }
}
