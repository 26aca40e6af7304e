extension Words {
    /// Joins sentences as the language separates them; `nil` stands for no sentence.
    package func sentences(_ sentences: [String?]) -> String {
        let all = sentences.compactMap { $0 }
        return all.dropFirst().reduce(all.first ?? "") { sentenceThen(first: $0, next: $1) }
    }

    /// Returns the first sentence of a text, with its full stop.
    package func firstSentence(of text: String) -> String {
        text.firstIndex { ".!?؟。！？".contains($0) }.map { String(text[...$0]) } ?? text
    }

    /// Returns two texts that are heard one after another: "Calm Palms, favorite", "It rains. Nobody is here".
    ///
    /// - Parameter continues: true where the second is the rest of a text that did not fit.
    package func heard(_ first: String, _ second: String, continues: Bool = false) -> String {
        if continues || first.last?.endsClause == true { return sentenceThen(first: first, next: second) }
        return second.first?.isLowercase == true
            ? plainTwo(first: first, second: second) : sentences([manSentence(phrase: first), second])
    }

    /// Returns a list: "a", "a and b", "a, b and c".
    package func list(_ items: [String]) -> String { joined(items, listTwo, listMore, listLast) }

    /// Returns clauses in one sentence: "a and b", "a, b and c".
    func clauses(_ clauses: [String]) -> String { joined(clauses, clausesTwo, clausesMore, clausesLast) }

    func joined(
        _ items: [String], _ two: (String, String) -> String, _ more: (String, String) -> String,
        _ last: (String, String) -> String
    ) -> String {
        guard let first = items.first, let end = items.last, items.count > 1 else { return items.first ?? "" }
        if items.count == 2 { return two(first, end) }
        return last(items.dropFirst().dropLast().reduce(first, more), end)
    }

    /// Returns an enumeration outside a sentence: "a", "a, b".
    package func enumeration(_ items: [String]) -> String {
        items.dropFirst().reduce(items.first ?? "") { listMore(first: $0, next: $1) }
    }

    /// Returns the list, and the same with ever fewer names: "a, b, c", "a, b and 1 more", "a and 2 more", "3".
    package func shorter(_ items: [String]) -> [String] {
        guard !items.isEmpty else { return [] }
        let fewer = stride(from: items.count - 1, to: 0, by: -1).map {
            listAndMore(first: enumeration(Array(items.prefix($0))), count: items.count - $0)
        }
        return [enumeration(items)] + fewer + [String(items.count)]
    }

    /// Returns alternatives: "a", "a or b", "a, b or c".
    package func either(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return listEither(first: enumeration(items.dropLast()), last: last)
    }
}

extension StringProtocol {
    /// The text with a capital as its first letter.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Character {
    /// True for the punctuation after which a new sentence or clause begins.
    package var endsClause: Bool { endsSentence || ":;：；؛".contains(self) }
    /// True for the punctuation that ends a sentence.
    package var endsSentence: Bool {
        switch unicodeScalars.first {
        case ".", "!", "?", "。", "！", "？", "؟": true
        default: false
        }
    }
}
