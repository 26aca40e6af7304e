import CursesTerminal
import Drawing
import Scene
import Screens
import Session
import TerminalUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `backyard-birds play`: opens the game and the terminal, runs the loop, and gives both back.
struct Play {
    let options: PlayOptions
    let environment: Environment
    let console: Console

    /// Plays until the player leaves, and returns the exit code. A signal that ended the game is raised again.
    func run() -> Int32 {
        let wake = WakePipe()
        let session: Session
        let signals: SignalPipe
        let terminal: CursesTerminal
        let library: AssetLibrary
        do {
            library = try assetLibrary()
        } catch {
            console.writeError("backyard-birds: \(error.sentence)\n")
            return ExitCode.failure
        }
        do {
            // The terminal first: without one there is no game to open, and nothing has been touched.
            signals = try SignalPipe()
            terminal = try CursesTerminal(cursesConfiguration)
        } catch {
            console.writeError("backyard-birds: \(error.message) \(error.hint)\n")
            return ExitCode.failure
        }
        do {
            session = try Session.open(
                options.configuration, environment: environment, onSaveReport: { wake.wake() })
        } catch {
            terminal.close()
            console.writeError("backyard-birds: \(error.sentence)\n")
            return ExitCode.failure
        }
        terminal.setCrashNotice(Self.crashNotice(session))
        var loop = GameLoop(
            session: session, terminal: terminal, signals: signals, wake: wake, options: options,
            library: library)
        let ending = loop.run()
        // Save before anything else: after a hang-up there may be little time.
        session.close()
        terminal.close()
        var code = ExitCode.success
        if case .failing(let why) = session.saveStatus {
            console.writeError("backyard-birds: the last changes are not saved. \(why.sentence)\n")
            code = ExitCode.failure
        }
        if case .signal(let signal) = ending {
            signals.close()
            raise(signal.number)
        }
        return code
    }

    /// The pictures: those of `--assets`, where a file is there, before our own.
    private func assetLibrary() throws(CommandError) -> AssetLibrary {
        guard let directory = options.assets else { return AssetLibrary() }
        let files = environment.files
        do {
            _ = try files.list(directory)
        } catch {
            throw CommandError("assets", "The pictures in “\(directory)” cannot be used, since \(error.cause).")
        }
        let library = AssetLibrary { path in try? files.readIfPresent(directory + "/" + path) }
        if let fault = library.faults().first {
            throw CommandError("assets", "A picture in “\(directory)” cannot be drawn: \(fault)")
        }
        return library
    }

    private var cursesConfiguration: CursesConfiguration {
        var configuration = CursesConfiguration(term: environment.variable("TERM"))
        configuration.terminfo = environment.variable("TERMINFO")
        configuration.colorTerm = environment.variable("COLORTERM")
        configuration.noColor = environment.variable("NO_COLOR").map { !$0.isEmpty } ?? false
        configuration.colors = ColorDepth(option: options.colors)
        configuration.mouse = options.mouse
        configuration.hover = options.mouse
        configuration.locale = LocaleVariables(
            all: environment.variable("LC_ALL"), characters: environment.variable("LC_CTYPE"),
            language: environment.variable("LANG"))
        return configuration
    }

    private static func crashNotice(_ session: Session) -> String {
        switch session.saveStatus {
        case .inMemory, .readOnly: "Nothing was to be saved."
        case .saved, .saving, .failing: "The save is intact; start the game again to go on."
        }
    }
}

extension ColorDepth {
    /// By the name of the `--colors` option; `nil` for `auto`.
    init?(option: String) {
        switch option {
        case "24bit": self = .trueColor
        case "256": self = .ansi256
        case "16": self = .ansi16
        case "mono": self = .mono
        default: return nil
        }
    }
}

extension PictureOptions {
    /// What suits a terminal, unless the player asked for other glyphs.
    ///
    /// - Parameter term: the fonts of the Linux console (`linux`) have half blocks, but no quadrants.
    init(_ capabilities: TerminalCapabilities, options: PlayOptions, term: String? = nil) {
        let standard: GlyphSet = !capabilities.unicode ? .ascii : term == "linux" ? .half : .quadrant
        let palette: ColorPalette =
            switch capabilities.colorDepth {
            case .trueColor: .trueColor
            case .ansi256: .xterm256
            case .ansi16: .ansi16
            case .mono: .mono
            }
        // Without colors outlines are all there is, and nothing has as fine a line as dots.
        let glyphs = palette == .mono && standard == .quadrant ? GlyphSet.braille : standard
        self.init(
            glyphs: capabilities.unicode ? GlyphSet(rawValue: options.glyphs) ?? glyphs : .ascii, colors: palette,
            reducedMotion: options.reducedMotion)
    }
}

/// A pipe by which another thread wakes the loop out of its wait.
struct WakePipe: Sendable {
    /// Readable after `wake()`; −1 where the system has no pipe to give, and then nothing wakes.
    let descriptor: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            (descriptor, writing) = (-1, -1)
            return
        }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (descriptor, writing) = (ends[0], ends[1])
    }

    func wake() {
        var byte: UInt8 = 1
        _ = write(writing, &byte, 1)
    }

    /// Empties the pipe.
    func drain() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) > 0 {}
    }
}
