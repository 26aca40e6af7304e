/// A language that the game speaks: one that the catalog has texts in.
package struct Language: Hashable, Sendable {
    /// "en", "pt-BR"
    package let code: String

    package static let english = Language(unchecked: "en")

    /// All of them, by code.
    package static var all: [Language] {
        StringTable.names.filter { $0 != "keys" }.sorted().map(Language.init(unchecked:))
    }

    /// Those that players are offered: not the one that only looks for faults.
    package static var offered: [Language] { all.filter { $0.code != "en-XA" } }

    init(unchecked code: String) { self.code = code }

    /// The language of a code or of a locale's name, as near as there is one: "pt", "pt_BR.UTF-8", "en-XA".
    package init?(_ name: String) {
        let wanted = String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }).lowercased()
        let all = Self.all
        guard
            let found = all.first(where: { $0.code.lowercased() == wanted })
                ?? all.first(where: { $0.code.lowercased().prefix { $0 != "-" } == wanted.prefix { $0 != "-" } })
        else { return nil }
        self = found
    }

    /// The first of some wishes that can be met, the strongest first; else English.
    package static func first(of wishes: [String?]) -> Language {
        for case let wish? in wishes where !wish.isEmpty {
            if let language = Language(wish) { return language }
        }
        return .english
    }
}
