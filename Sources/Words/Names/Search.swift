extension Words {
    /// Whether something is found by what the player typed: by its names in this language or in English.
    package func finds(_ query: String, in names: (Words) -> [String?]) -> Bool {
        let query = Self.searched(query)
        let all = names(self) + (language == .english ? [] : names(Words()))
        return all.contains { $0.map(Self.searched)?.contains(query) == true }
    }

    /// A text as it is searched: any case, and letters without their accents. As many characters as it has.
    package static func searched(_ text: String) -> String {
        // Most texts: asked for its name letter by letter, a list of some hundred took longer than its frame.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return String(text.map(plain))
    }

    private static func plain(_ character: Character) -> Character {
        let small = character.lowercased().first ?? character
        guard !small.isASCII, let scalar = small.unicodeScalars.first else { return small }
        if scalar.isASCII { return Character(scalar) }
        // Beyond all Latin letters.
        guard scalar.value < 0x1F00 else { return small }
        // "LATIN SMALL LETTER E WITH ACUTE"
        let words = (scalar.properties.name ?? "").split(separator: " ", maxSplits: 4)
        guard words.count == 5, words.starts(with: ["LATIN", "SMALL", "LETTER"]), words[3].count == 1,
            words[4].hasPrefix("WITH "), let letter = words[3].lowercased().first
        else { return small }
        return letter
    }
}
