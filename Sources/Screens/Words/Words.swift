package enum Words {
    static func count(_ n: Int, _ one: String, _ many: String) -> String { "\(n) \(n == 1 ? one : many)" }

    /// Several of a kind of bird: "doves", "goldfinches".
    static func plural(_ kind: String) -> String {
        ["s", "x", "z", "ch", "sh"].contains(where: kind.hasSuffix) ? kind + "es" : kind + "s"
    }

    /// "a", "a and b", "a, b and c"
    static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }
}
