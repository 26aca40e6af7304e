import Session

extension Settings {
    /// The names of the saved widgets, sorted without regard to case and accents.
    package var widgetNames: [String] {
        widgets.keys.sorted { (Words.searched($0), $0) < (Words.searched($1), $1) }
    }
}

extension Words {
    /// Returns true if the names of something, in this language or in English, contain the player's query.
    package func finds(_ query: String, in names: (Words) -> [String?]) -> Bool {
        let query = Self.searched(query)
        let all = names(self) + (language == .english ? [] : names(Words()))
        return all.contains { $0.map(Self.searched)?.contains(query) == true }
    }

    /// Returns a text as it is searched: lower case, letters without accents, with the same number of characters.
    package static func searched(_ text: String) -> String {
        // Most texts are ASCII: looking up the name of each letter took longer than a frame for a list of some hundred.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return String(text.map(plain))
    }

    /// Returns a text by which lists are sorted as the player's language sorts them, without regard to case and accents.
    ///
    /// Letters that the language counts as its own stand in their places in its alphabet. Chinese and Japanese characters
    /// stand in the order of Unicode: their readings are not known here.
    package func sortKey(_ text: String) -> String {
        guard let own = Self.ownLetters[language.code] else { return Self.searched(text) }
        return text.lowercased().map { own[$0] ?? Self.searched(String($0)) }.joined()
    }

    /// Returns items sorted by their names; those with equal names stay as they are.
    package func sorted<Item>(_ items: [Item], by name: (Item) -> String) -> [Item] {
        items.map { (key: sortKey(name($0)), item: $0) }.enumerated()
            .sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }.map(\.element.item)
    }

    /// Returns names sorted.
    package func sorted(_ names: [String]) -> [String] { sorted(names) { $0 } }

    /// The letters that a language sorts apart from the letters that they are found by, each with the letter that it
    /// follows and a mark that comes after all letters.
    private static let ownLetters: [String: [Character: String]] = [
        "ru": ["й": "и\u{F8FF}"],
        "sv": ["å": "z\u{F8FF}1", "ä": "z\u{F8FF}2", "ö": "z\u{F8FF}3"],
        "uk": ["ґ": "г\u{F8FF}", "є": "е\u{F8FF}", "і": "и\u{F8FF}1", "ї": "и\u{F8FF}2", "й": "и\u{F8FF}3"],
    ]

    /// Returns the character by which others like it are found: a straight apostrophe for typographic ones, hiragana
    /// for katakana, Cyrillic, Arabic and Hebrew letters without their marks, and narrow letters and digits for wide
    /// ones; `nil` for all others.
    private static func variant(_ character: Character) -> Character? {
        guard let scalar = character.unicodeScalars.first else { return nil }
        switch scalar.value {
        case 0x622, 0x623, 0x625: return "ا"
        case 0x629: return "ه"
        case 0x649: return "ي"
        case 0x5D0...0x5EA, 0x620...0x64A: return Character(scalar)
        case _ where character.unicodeScalars.count > 1: return nil
        case 0x2018, 0x2019, 0x2BC: return "'"
        case 0x401, 0x451: return "е"
        case 0x490, 0x491: return "г"
        case 0x30A1...0x30F6: return Unicode.Scalar(scalar.value - 0x60).map(Character.init)
        case 0xFF01...0xFF5E:
            return Unicode.Scalar(scalar.value - 0xFEE0).flatMap { Character($0).lowercased().first }
        default: return nil
        }
    }

    private static func plain(_ character: Character) -> Character {
        if let letter = variant(character) { return letter }
        let small = character.lowercased().first ?? character
        guard !small.isASCII, let scalar = small.unicodeScalars.first else { return small }
        if scalar.isASCII { return Character(scalar) }
        // No Latin letter is beyond this.
        guard scalar.value < 0x1F00 else { return small }
        // An example is "LATIN SMALL LETTER E WITH ACUTE".
        let words = (scalar.properties.name ?? "").split(separator: " ", maxSplits: 4)
        guard words.count == 5, words.starts(with: ["LATIN", "SMALL", "LETTER"]), words[3].count == 1,
            words[4].hasPrefix("WITH "), let letter = words[3].lowercased().first
        else { return small }
        return letter
    }
}
