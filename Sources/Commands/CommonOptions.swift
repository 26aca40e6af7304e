import Chronology
import Session
import TerminalUI
import Words

/// The options that every command accepts, before or after its name.
struct CommonOptions {
    @Option("--data", .text("DIR", names: .directory), \.optionData) var data: String?
    @Option("--profile", .profile, \.optionProfile) var profile: String?
    @Flag("--in-memory", \.optionInMemory) var inMemory
    @Option("--seed", .number(in: 0...UInt64.max), \.optionSeed) var seed: UInt64?
    @Option("--now", .date, \.optionNow) var now: Instant?
    @Option("--store", .text("FILE.storekit", names: .file), \.optionStore) var store: String?
    @Option("--language", .language, \.optionLanguage) var language: Language?
    @Flag("--help", short: "-h", \.optionHelp) var help
    @Flag("--version", short: "-V", \.optionVersion) var version

    /// The game that the line names, before environment variables and the settings file are applied.
    var game: Configuration {
        var game = Configuration()
        game.dataDirectory = data
        game.overrides.data = data.map { _ in .option("--data") }
        game.profile = profile ?? game.profile
        game.inMemory = inMemory
        (game.seed, game.now, game.storeFile) = (seed, now, store)
        if let language { game.overrides.add(language.code, for: "language", by: .option("--language")) }
        return game
    }
}

extension Configuration {
    /// Fills in what the line left open, from environment variables first, then from the player's settings file.
    mutating func take(_ config: ConfigFile, _ environment: Environment) {
        if let variable = TerminalVariables.colorSwitch(environment.variable) {
            overrides.add("mono", for: "colors", by: .variable(variable))
        }
        if environment.isAccessible { overrides.add("on", for: "plain", by: .variable("ACCESSIBLE")) }
        overrides.take(config)
        let language = Language(asked: nil, setting: overrides.applied(to: Settings()).language, environment)
        if language != .english { yardNames = Words(language).firstYards }
        guard dataDirectory == nil else { return }
        let variable = "BACKYARD_BIRDS_HOME"
        if (environment.variable(variable) ?? "").isEmpty {
            dataDirectory = config.dataDirectory
        } else {
            overrides.data = .variable(variable)
        }
    }
}

extension Language {
    /// The language of the texts: that of `--language`, else the player's setting, else the locale's, else English.
    package init(asked: Language?, setting: String?, _ environment: Environment) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map { environment.variable($0) }.map {
            // Programs run under the locale "C", so it means English, whatever `LANGUAGE` lists.
            ["C", "POSIX"].contains($0.map { String($0.prefix { $0 != "." }) }) ? Language.english.code : $0
        }
        let list = environment.variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
        self = asked ?? .first(of: [setting] + locale + list)
    }
}
