import Words

/// A match of a typed query in a title: its score and the characters that matched.
struct FuzzyMatch: Hashable {
    /// The rank; higher is better.
    let score: Int
    /// The score without the share for a title that is the query, or hardly longer.
    var kind: Int { (score + 9) / 10 }
    /// True if words of the title begin with the words of the query.
    var isByWords: Bool { kind >= Self.byWordsScore }
    /// The indices of the title's characters that matched, for highlighting.
    let places: Set<Int>

    init(score: Int, places: Set<Int>) { (self.score, self.places) = (score, places) }

    /// Matches a query in a title; `nil` if it doesn't match.
    ///
    /// The best matches are titles whose words begin with the words of the query, in any order. Unless `strictly`,
    /// letters of the query that occur in their order match as well; consecutive ones and those that begin words score
    /// most. Case and accents are ignored. A title that is the query scores more than longer ones; of equal matches by
    /// letters the shorter title does.
    init?(_ query: String, in title: String, strictly: Bool = false) {
        let letters = Array(Words.searched(title))
        let words = Words.searched(query).split(whereSeparator: \.isWhitespace).map(Array.init)
        if let found = Self.byWords(words, in: letters) {
            let isWhole = words.joined(separator: " ").elementsEqual(letters)
            (score, places) = (found.score * 10 - (isWhole ? 0 : 1), found.places)
        } else if !strictly, let found = Self.byLetters(words, in: letters) {
            (score, places) = (found.score * 10 - min(9, letters.count / 4), found.places)
        } else {
            return nil
        }
    }

    private typealias Found = (score: Int, places: Set<Int>)

    /// Matches each word of the query with the beginning of a word of the title.
    private static func byWords(_ words: [[Character]], in letters: [Character]) -> Found? {
        var places: Set<Int> = []
        for word in words {
            let start = letters.indices.first { start in
                isStart(start, letters) && !places.contains(start) && letters[start...].starts(with: word)
            }
            guard let start else { return nil }
            places.formUnion(start..<start + word.count)
        }
        let isBeginning = letters.starts(with: words.joined(separator: " "))
        return (byWordsScore + (isBeginning ? 2 : places.contains(0) ? 1 : 0), places)
    }

    /// The score of a match by words, higher than any match by letters.
    private static let byWordsScore = 1000

    /// Matches the query's letters, in their order, anywhere in the title.
    private static func byLetters(_ words: [[Character]], in letters: [Character]) -> Found? {
        var score = 0
        var places: Set<Int> = []
        var place = 0
        var last = -2
        for letter in words.joined() {
            // A letter continues a run if it can; else it is matched at the next beginning of a word, else at its next
            // occurrence.
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

    /// Returns true if a word begins at the index.
    private static func isStart(_ index: Int, _ letters: [Character]) -> Bool {
        index == 0 || !letters[index - 1].isLetter && letters[index - 1] != "’"
    }
}
