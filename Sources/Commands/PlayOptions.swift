import Chronology
import Session
import TerminalUI
import Words

/// What `play` was asked for.
package struct PlayOptions: Hashable, Sendable {
    package var configuration = Configuration()
    /// A `backyardbirds://` link to begin at.
    package var open: String?
    /// The player's file of settings, as it was found.
    package var config = ConfigFile()
    /// A directory with pictures to use instead of the built-in ones.
    package var assets: String?
}

extension PlayOptions {
    init(_ arguments: Arguments, _ pages: any Pages) throws(UsageError) {
        configuration = try Configuration(arguments)
        if let text = arguments["--open"] ?? arguments.operands.first {
            guard pages.isLink(text) else {
                throw .badValue(arguments.operands.isEmpty ? "--open" : "open", value: text, .link)
            }
            open = text
        }
        assets = arguments["--assets"]
    }
}

extension DisplayOptions {
    init(_ arguments: Arguments) {
        self.init(colors: arguments["--colors"], glyphs: arguments["--glyphs"], theme: arguments["--theme"])
    }
}

extension Configuration {
    /// What a line asks for, and after it the environment and the player's file.
    init(_ arguments: Arguments, _ config: ConfigFile, _ environment: Environment) throws(UsageError) {
        try self.init(arguments)
        take(config, environment)
    }

    /// Everything that the line has left open.
    mutating func take(_ config: ConfigFile, _ environment: Environment) {
        if !(environment.variable("NO_COLOR") ?? "").isEmpty {
            overrides.add("mono", for: "colors", by: .variable("NO_COLOR"))
        }
        overrides.take(config)
        guard dataDirectory == nil else { return }
        let variable = "BACKYARD_BIRDS_HOME"
        if (environment.variable(variable) ?? "").isEmpty {
            dataDirectory = config.dataDirectory
        } else {
            overrides.data = .variable(variable)
        }
    }

    /// Options that say what a setting says.
    private mutating func take(_ option: String, for setting: String, _ arguments: Arguments, auto: String) {
        guard let value = arguments[option] else { return }
        overrides.add(value == "auto" ? auto : value, for: setting, by: .option(option))
    }

    init(_ arguments: Arguments) throws(UsageError) {
        self.init()
        take("--theme", for: "theme", arguments, auto: "terminal")
        take("--colors", for: "colors", arguments, auto: "automatic")
        take("--glyphs", for: "glyphs", arguments, auto: "automatic")
        if arguments.has("--reduced-motion") {
            overrides.add("on", for: "reduced-motion", by: .option("--reduced-motion"))
        }
        if arguments.has("--no-mouse") { overrides.add("off", for: "mouse", by: .option("--no-mouse")) }
        if let language = try Language(arguments) {
            overrides.add(language.code, for: "language", by: .option("--language"))
        }
        dataDirectory = arguments["--data"]
        overrides.data = dataDirectory.map { _ in .option("--data") }
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
