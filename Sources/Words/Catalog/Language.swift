import TerminalUI

/// A language of the game, for which the catalog has texts.
package struct Language: Hashable, Sendable {
    /// The code, such as "en" or "pt-BR".
    package let code: String

    package static let english = Language(unchecked: "en")

    /// All languages, by code.
    package static var all: [Language] {
        (StringTable.names.filter { $0 != "keys" } + Pseudolanguage.allCases.map(\.rawValue)).sorted()
            .map(Language.init(unchecked:))
    }

    /// The languages offered to players: all but the pseudo-languages, which only reveal faults.
    package static var offered: [Language] { all.filter { Pseudolanguage(rawValue: $0.code) == nil } }

    /// True if the language is written from right to left.
    package let isRightToLeft: Bool

    /// The order of texts in pictures of cells that are printed as they are: `.rightToLeft` for a language that runs so
    /// if FriBidi, which this loads, is installed.
    package var order: TextOrder { isRightToLeft && FriBidi.shared != nil ? .rightToLeft : .logical }

    init(unchecked code: String) {
        self.code = code
        isRightToLeft = ["ar", "he"].contains(code.prefix { $0 != "-" })
    }

    /// Finds the nearest language of a code or of a locale's name: "pt", "pt_BR.UTF-8", "en-XA".
    package init?(_ name: String) {
        let wanted = String(name.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 }).lowercased()
        let all = Self.all
        guard
            let found = all.first(where: { $0.code.lowercased() == wanted })
                ?? Self.offered.first(where: {
                    $0.code.lowercased().prefix { $0 != "-" } == wanted.prefix { $0 != "-" }
                })
        else { return nil }
        self = found
    }

    /// Returns the first of some requested languages that there is, the strongest request first; else English.
    package static func first(of wishes: [String?]) -> Language {
        for case let wish? in wishes where !wish.isEmpty {
            if let language = Language(wish) { return language }
        }
        return .english
    }
}
