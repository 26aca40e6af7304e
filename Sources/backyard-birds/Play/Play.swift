import Chronology
import Commands
import CursesTerminal
import Drawing
import Scene
import Screens
import Session
import Storefront
import TerminalUI
import Threads
import Words

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The settings that the terminal is opened with; it is reopened only if they change.
private struct TerminalWish: Hashable {
    /// The color depth; `nil` to detect it.
    var colors: ColorDepth?
    var mouse: Bool
    /// True if pointer moves without a button are reported.
    var hover: Bool
    /// True if the terminal is asked for its background color, on which the theme depends.
    var asksGround: Bool
    /// The way in which images are shown.
    var pixels: PixelChoice
    /// The program that the terminal has said it is, where that shows more colors than terminfo and environment say.
    var identity: TerminalIdentity?

    init(_ settings: Settings) {
        let display = DisplayOptions(colors: settings.colors, glyphs: nil, theme: settings.theme)
        (mouse, hover) = (settings.mouse, settings.hover)
        asksGround = display.theme?.scheme == nil
        pixels = PixelChoice(settings.pixels)
        let own = display.theme?.palette == .sixteen && display.colors != .mono
        colors = own ? .ansi16 : display.colors
    }

    /// Returns the wish of new settings for a terminal that has told what it can do.
    func following(_ settings: Settings, _ capabilities: TerminalCapabilities) -> TerminalWish {
        var other = TerminalWish(settings)
        other.identity = identity ?? (other.colors == nil ? capabilities.identityWithMoreColors : nil)
        return other
    }
}

/// The command `play`: opens the game and the terminal, runs the loop, and closes both.
struct Play {
    private(set) var options: PlayOptions
    private(set) var environment: Environment
    let console: Console
    private let words: Words
    /// The memory in bytes that a game takes on a large terminal; with less the game doesn't start.
    private static let leastMemory = 32 << 20
    /// The largest window that a kiosk draws, since each takes memory of a computer that many play on.
    private static let largestKiosk = CellSize(width: 300, height: 100)

    init(options: PlayOptions, environment: Environment, console: Console) {
        (self.options, self.environment, self.console) = (options, environment, console)
        let asked = options.configuration.overrides.applied(to: Settings())
        words = Words(Language(asked: nil, setting: asked.language, environment))
        if let kiosk = options.configuration.kiosk { confine(for: kiosk) }
    }

    /// Leaves nothing of the client's environment, and goes to the folder of saves, so that no message names it.
    private mutating func confine(for kiosk: Kiosk) {
        let root = options.configuration.dataDirectory ?? ""
        try? environment.files.makeDirectory(root)
        let paths = Paths(root: environment.files.resolved(root), profile: options.configuration.profile)
        environment = kiosk.environment(environment, adding: ["XDG_CONFIG_HOME": kiosk.isGuest ? nil : paths.directory])
        Start.keepClientVariables(environment)
        if chdir(root) == 0 { options.configuration.dataDirectory = "." }
        options.config = ConfigFile(environment)
    }

    /// Plays until the player quits, and ends the process; a signal that ended the game is raised again.
    ///
    /// - Returns: the exit code, only if the game could not be opened.
    func run() -> Int32 {
        guard Self.takesMemory() else { return fail(words.cause(of: FileError(.read, "", ENOMEM))) }
        let wake = WakePipe()
        var session: Session
        var terminal: CursesTerminal
        var wish = TerminalWish(options.configuration.overrides.applied(to: Settings()))
        let watch = ConfigWatch(environment)
        let library: AssetLibrary
        do {
            library = try assetLibrary()
        } catch {
            return fail(error.sentence)
        }
        do {
            terminal = try openTerminal(cursesConfiguration(wish, wake))
        } catch {
            return fail(words.sentence(for: error))
        }
        do {
            session = try openSession(wake)
        } catch {
            terminal.close()
            return fail(words.sentence(for: error))
        }
        // The player's language is known only now.
        let words = Words(Language(asked: nil, setting: session.preferences.language, environment))
        func prepare(_ terminal: CursesTerminal) {
            terminal.watched = { watch?.descriptor }
            terminal.setCrashNotice(
                Self.crashNotice(session, words), report: crashReport(session, terminal.capabilities, words))
        }
        prepare(terminal)
        terminal.hearAnswers()
        var loop = GameLoop(
            session: session, terminal: terminal, options: options, library: library, config: watch
        ) { (settings) throws(TerminalError) in
            let other = wish.following(settings, terminal.capabilities)
            guard other != wish else { return nil }
            wish = other
            terminal = try CursesTerminal(cursesConfiguration(wish, wake), insteadOf: terminal)
            prepare(terminal)
            return terminal
        } openAgain: {
            guard let other = try? openSession(wake) else { return nil }
            session.close()
            session = other
            prepare(terminal)
            return other
        }
        let ending = loop.run()
        // The game is saved first, because after a hang-up there may be little time.
        session.close()
        terminal.close()
        for letter in session.lettersToPrint { console.write(letter) }
        let code = report(ending, session, terminal, words)
        // The process exits without releasing pictures and world piece by piece, which would take longer.
        withExtendedLifetime(loop) { exit(code) }
    }

    /// Takes the heap memory of a start; returns false where there is too little to play.
    private static func takesMemory() -> Bool {
        // Swift ends the program without a word of ours where it gets no memory.
        guard Memory.isAvailable(bytes: leastMemory) else { return false }
        // The size is about the heap memory of a start in a terminal of 80×24; a larger one gets the rest on demand.
        Memory.prefault(bytes: 1536 * 1024)
        return true
    }

    /// Opens the terminal while a second thread parses what is the same for every game.
    ///
    /// This comes before the game is opened: if there is no terminal, no file has been touched.
    private func openTerminal(_ configuration: CursesConfiguration) throws(TerminalError) -> CursesTerminal {
        let helper = WorkerThread { [isOwn = options.configuration.storeFile == nil] in
            if isOwn { _ = try? StoreCatalog.builtIn() }
            _ = KeyMap<Command>.standard
        }
        // The thread is joined, because no thread may run while the process ends.
        defer { helper?.join() }
        return try CursesTerminal(configuration)
    }

    /// Says on the shell's screen what was not saved or lost, raises the signal that ended the game, and returns the exit
    /// code.
    private func report(
        _ ending: GameLoop.Ending, _ session: Session, _ terminal: CursesTerminal, _ words: Words
    ) -> Int32 {
        var code = ExitCode.success
        if let why = session.loss {
            code = fail(words.playNotSaved(why: words.sentence(for: why)))
        }
        switch ending {
        case .left:
            if let entry = terminal.capabilities.substitute {
                let type = environment.variable("TERM") ?? ""
                console.writeError("\(Commands.program): \(words.terminalSubstituted(type: type, entry: entry))\n")
            }
        case .signal(let signal): raise(signal)
        case .lost(let error): code = fail(words.sentence(for: error))
        case .idle: console.writeError("\(words.serveIdle)\n")
        }
        return code
    }

    /// Writes an error on the shell's screen and returns the exit code for it.
    private func fail(_ sentence: String) -> Int32 {
        console.writeError("\(Commands.program): \(sentence)\n")
        return ExitCode.failure
    }

    private func openSession(_ wake: WakePipe) throws(OpeningError) -> Session {
        try Session.open(options.configuration, environment: environment, onSaveReport: { wake.wake() })
    }

    /// Returns the pictures of `--assets`, with built-in ones for missing files.
    private func assetLibrary() throws(CommandError) -> AssetLibrary {
        guard let directory = options.assets else { return AssetLibrary() }
        let files = environment.files
        do {
            _ = try files.list(directory)
            // An unreadable file would count as missing later, so each is read here.
            for path in AssetLibrary.paths {
                _ = try files.readIfPresent(directory + "/" + path, limit: SVGDocument.mostBytes)
            }
        } catch {
            throw CommandError(
                "assets", words.playAssetsUnreadable(directory: error.path, cause: words.cause(of: error)))
        }
        let library = AssetLibrary { path in
            try? files.readIfPresent(directory + "/" + path, limit: SVGDocument.mostBytes)
        }
        if let fault = library.faults().first {
            throw CommandError("assets", words.playAssetsFaulty(directory: directory, fault: "\(fault)"))
        }
        return library
    }

    /// Returns the configuration that the terminal is opened with.
    private func cursesConfiguration(_ wish: TerminalWish, _ wake: WakePipe) -> CursesConfiguration {
        var configuration = CursesConfiguration(TerminalVariables(environment.variable))
        configuration.colors = wish.colors
        configuration.identity = wish.identity
        configuration.takesSignals = true
        configuration.wake = wake
        configuration.mouse = wish.mouse
        configuration.hover = wish.mouse && wish.hover
        configuration.asksGround = wish.asksGround
        configuration.asksKeyboard = true
        configuration.asksIdentity = true
        configuration.pixels = wish.pixels
        if options.configuration.kiosk != nil { configuration.largest = Self.largestKiosk }
        return configuration
    }

    /// Returns the report to write to the data root if the program crashes; `nil` for a game in memory.
    private func crashReport(
        _ session: Session, _ capabilities: TerminalCapabilities, _ words: Words
    ) -> CrashReport? {
        guard let folder = session.dataDirectory else { return nil }
        let began = CivilDate(utc: environment.now())
        let day = "\(padded(began.year, 4))-\(padded(began.month, 2))-\(padded(began.day, 2))"
        let time = "\(padded(began.hour, 2))\(padded(began.minute, 2))\(padded(began.second, 2))"
        let path = "\(folder)/crash-\(day)-\(time).txt"
        let facts = [
            ("program", Commands.nameAndVersion(commit: Start.commit)), ("began", "\(day) \(time) UTC"),
            ("term", environment.variable("TERM") ?? ""), ("colors", capabilities.colorDepth.rawValue),
            ("unicode", "\(capabilities.unicode)"), ("language", words.language.code),
            ("time-scale", "\(session.configuration.timeScale)"),
        ]
        return CrashReport(
            path: path, text: facts.map { "\($0): \($1)\n" }.joined(), notice: words.playCrashReport(path: path))
    }

    /// Returns the message printed after a crash, which says if the save is intact.
    private static func crashNotice(_ session: Session, _ words: Words) -> String {
        switch session.saveStatus {
        case .inMemory, .readOnly: words.playNothingToSave
        case .saved, .saving, .failing: words.playSaveIntact
        }
    }
}
