import Session
import Words

extension Language {
    /// What `--language` asks for.
    init?(_ arguments: Arguments) throws(UsageError) {
        guard let name = arguments["--language"] else { return nil }
        guard let language = Language(name) else {
            let codes = Language.offered.map(\.code)
            throw .badChoice("--language", value: name, choices: codes, suggestion: nil)
        }
        self = language
    }

    /// The language to speak: of `--language`, else the player's setting, else the locale's, else English.
    package init(asked: Language?, setting: String?, _ environment: Environment) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map { environment.variable($0) }.map {
            // The locale of programs, whose language is English.
            ["C", "POSIX"].contains($0.map { String($0.prefix { $0 != "." }) }) ? Language.english.code : $0
        }
        let list = environment.variable("LANGUAGE")?.split(separator: ":").map(String.init) ?? []
        self = asked ?? .first(of: [setting] + locale + list)
    }
}
