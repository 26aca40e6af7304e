/// An `.xcstrings` file as Xcode writes it: the parts that are read here.
///
/// Source: Xcode's String Catalog, version 1.0.
struct StringCatalog: Decodable {
    struct Entry: Decodable {
        var comment: String?
        var localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?

        /// The text, or its plural “other”, for the comment of the generated function; empty without either.
        var sample: String { stringUnit?.value ?? variations?.plural["other"]?.stringUnit?.value ?? "" }
    }

    struct Unit: Decodable {
        var value: String
    }

    struct Variations: Decodable {
        var plural: [String: Localization]
    }

    /// A substitution `%#@name@` in a text: one of several plurals in it.
    struct Substitution: Decodable {
        /// The number of the argument that is counted, from 1; nil for the next unnumbered one.
        var argNum: Int?
        var variations: Variations
    }

    var sourceLanguage: String
    var strings: [String: Entry]
}

/// A fault that a translator or an author has to correct.
struct CatalogFault: Error {
    let key: String
    let sentence: String

    init(_ key: String, _ sentence: String) { (self.key, self.sentence) = (key, sentence) }
}

/// A key: `journal.visits(count:yard:)` names a text and its arguments, `species/dove/name` one that is looked up by an
/// id.
struct TextKey {
    let text: String
    let labels: [String]

    init(_ key: String) {
        text = key
        guard let open = key.firstIndex(of: "("), key.hasSuffix(":)") else {
            labels = []
            return
        }
        labels = key[key.index(after: open)...].dropLast(2).split(separator: ":").map(String.init)
    }

    /// True if the key contains an id that is known only when the game runs; no function is generated for it.
    var isDynamic: Bool { text.contains("/") }

    /// The name of the Swift function: `journalVisits` for `journal.visits(count:)`.
    var name: String {
        let words = text.prefix { $0 != "(" }.split(separator: ".")
        return words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    }
}
