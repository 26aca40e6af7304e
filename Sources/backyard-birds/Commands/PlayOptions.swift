import Chronology
import Screens
import Session
import TerminalUI
import Words

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
    /// A language asked for; else the player's setting or the locale decides.
    var language: Language?
}

extension PlayOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        configuration = try Configuration(arguments)
        if let text = arguments["--open"] ?? arguments.operands.first {
            guard let link = DeepLink(text) else {
                throw .badValue(arguments.operands.isEmpty ? "--open" : "open", value: text, .link)
            }
            open = link
        }
        display = DisplayOptions(arguments)
        reducedMotion = arguments.has("--reduced-motion")
        mouse = !arguments.has("--no-mouse")
        assets = arguments["--assets"]
        language = try Language(arguments)
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
                throw .badValue("--profile", value: name, .profile)
            }
            profile = name
        }
        if let text = arguments["--seed"] {
            guard let number = UInt64(text) else {
                throw .badValue("--seed", value: text, .number(in: 0...UInt64.max))
            }
            seed = number
        }
        if let text = arguments["--now"] {
            guard let date = Instant(iso8601: text) else {
                throw .badValue("--now", value: text, .date)
            }
            now = date
        }
        if let text = arguments["--time-scale"] {
            guard let scale = Int64(text), Commands.timeScales.contains(scale) else {
                throw .badValue("--time-scale", value: text, .number(in: Commands.timeScales))
            }
            timeScale = scale
        }
    }
}
