/// Returns the known word most similar to a mistyped one; `nil` if none is similar enough.
func nearest(_ word: String, _ known: [String]) -> String? {
    let limit = max(1, word.count / 3)
    // Of two letters one is half the word: “de” is not meant to be “he”, nor “no” to be “on”.
    let candidates = known.filter { word.count > 2 || $0.count > word.count }
        .map { (word: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }), best.distance <= limit else {
        return known.first { word.count >= 3 && $0.hasPrefix(word) }
    }
    return best.word
}

/// Returns the number of insertions, deletions, substitutions and swaps of neighboring letters that turn one word into
/// the other.
private func editDistance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var best = min(above[j] + (a[i] == b[j] ? 0 : 1), above[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
            row.append(best)
        }
        before = above
        above = row
    }
    return above[b.count]
}
