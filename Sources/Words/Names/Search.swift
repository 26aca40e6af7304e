extension Words {
    /// Whether something is found by what the player typed: by its names in this language or in English.
    package func finds(_ query: String, in names: (Words) -> [String?]) -> Bool {
        let query = query.lowercased()
        let all = names(self) + (language == .english ? [] : names(Words()))
        return all.contains { $0?.lowercased().contains(query) == true }
    }
}
