import Words

/// How a title is found by what the player typed.
struct FuzzyMatch: Hashable {
    /// Higher is better.
    let score: Int
    /// How it was found, without how long the title is.
    var kind: Int { (score + 9) / 10 }
    /// Whether words of the title begin as the words of the query do.
    var isByWords: Bool { kind >= Self.byWordsScore }
    /// Which of the title's characters were meant.
    let places: Set<Int>

    init(score: Int, places: Set<Int>) { (self.score, self.places) = (score, places) }

    /// `nil` where `query` does not find `title`.
    ///
    /// Best is a title whose words begin with the words of the query, in any order. Unless `strictly` that is wanted,
    /// letters in their order with others between them do as well; letters in a row and at the beginnings of words count
    /// most. Case and accents do not matter, and of two titles that fit alike the shorter is better.
    init?(_ query: String, in title: String, strictly: Bool = false) {
        let letters = Array(Words.searched(title))
        let words = Words.searched(query).split(whereSeparator: \.isWhitespace).map(Array.init)
        guard let found = Self.byWords(words, in: letters) ?? (strictly ? nil : Self.byLetters(words, in: letters))
        else { return nil }
        (score, places) = (found.score * 10 - min(9, letters.count / 4), found.places)
    }

    private typealias Found = (score: Int, places: Set<Int>)

    private static func byWords(_ words: [[Character]], in letters: [Character]) -> Found? {
        var places: Set<Int> = []
        for word in words {
            let start = letters.indices.first { start in
                isStart(start, letters) && !places.contains(start) && letters[start...].starts(with: word)
            }
            guard let start else { return nil }
            places.formUnion(start..<start + word.count)
        }
        return (byWordsScore + (places.contains(0) ? 1 : 0), places)
    }

    /// More than any letters bring.
    private static let byWordsScore = 1000

    private static func byLetters(_ words: [[Character]], in letters: [Character]) -> Found? {
        var score = 0
        var places: Set<Int> = []
        var place = 0
        var last = -2
        for letter in words.joined() {
            // The beginning of a word, if the letter begins one that is still to come; else where it stands next.
            let rest = letters[place...]
            guard let next = rest.firstIndex(of: letter) else { return nil }
            let start = rest.indices.first { letters[$0] == letter && isStart($0, letters) }
            let found = next == last + 1 ? next : start ?? next
            score += found == last + 1 ? 8 : isStart(found, letters) ? 6 : 1
            places.insert(found)
            (last, place) = (found, found + 1)
        }
        return (score, places)
    }

    private static func isStart(_ index: Int, _ letters: [Character]) -> Bool {
        index == 0 || !letters[index - 1].isLetter && letters[index - 1] != "’"
    }
}
