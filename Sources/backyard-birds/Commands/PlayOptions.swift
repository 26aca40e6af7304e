import Chronology
import Screens
import Session
import TerminalUI

/// What `play` was asked for.
struct PlayOptions: Hashable, Sendable {
    var configuration = Configuration()
    /// A `backyardbirds://` link to begin at.
    var open: DeepLink?
    var display = DisplayOptions()
    var reducedMotion = false
    var mouse = true
    /// A directory with pictures to use instead of the built-in ones.
    var assets: String?
}

extension PlayOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        configuration = try Configuration(arguments)
        if let text = arguments["--open"] {
            guard let link = DeepLink(text) else {
                throw .badValue(
                    "--open", value: text,
                    expectation: "a link such as backyardbirds://backyard/ID or backyardbirds://shop")
            }
            open = link
        }
        display = DisplayOptions(arguments)
        reducedMotion = arguments.has("--reduced-motion")
        mouse = !arguments.has("--no-mouse")
        assets = arguments["--assets"]
    }
}

extension DisplayOptions {
    init(_ arguments: Arguments) {
        self.init(colors: arguments["--colors"], glyphs: arguments["--glyphs"], theme: arguments["--theme"])
    }
}

extension Configuration {
    init(_ arguments: Arguments) throws(UsageError) {
        self.init()
        dataDirectory = arguments["--data"]
        inMemory = arguments.has("--in-memory")
        storeFile = arguments["--store"]
        if let name = arguments["--profile"] {
            guard Paths.isValidProfile(name) else {
                throw .badValue("--profile", value: name, expectation: "letters, digits, “-”, “_” and “.”")
            }
            profile = name
        }
        if let text = arguments["--seed"] {
            guard let number = UInt64(text) else {
                throw .badValue("--seed", value: text, expectation: "a whole number from 0 to \(UInt64.max)")
            }
            seed = number
        }
        if let text = arguments["--now"] {
            guard let date = Instant(iso8601: text) else {
                throw .badValue("--now", value: text, expectation: "a date such as 2026-11-21T06:46Z")
            }
            now = date
        }
        if let text = arguments["--time-scale"] {
            guard let scale = Int64(text), Commands.timeScales.contains(scale) else {
                throw .badValue("--time-scale", value: text, expectation: "a whole number from 1 to 3600")
            }
            timeScale = scale
        }
    }
}
