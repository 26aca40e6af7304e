import JSON

/// Names below `backups/`.
enum Backups {
    /// Checkpoints that are kept.
    static let count = 5

    static func checkpoint(_ paths: Paths, _ generation: Int) -> String {
        "\(paths.backups)/world-\(generation).json"
    }

    static func history(_ paths: Paths, _ generation: Int) -> String {
        "\(paths.backups)/history-\(generation).jsonl"
    }

    static func formerSchema(_ paths: Paths, _ schema: Int) -> String {
        "\(paths.backups)/world-schema-\(schema).json"
    }

    static func formerSchemaHistory(_ paths: Paths, _ schema: Int) -> String {
        "\(paths.backups)/history-schema-\(schema).jsonl"
    }

    /// The save from before a jump of the wall clock, by its last transaction's number.
    static func beforeJump(_ paths: Paths, _ transaction: Int) -> String {
        "\(paths.backups)/before-jump-\(transaction).json"
    }

    /// The transaction of such a save.
    static func beforeJump(_ name: String) -> Int? {
        guard name.hasPrefix("before-jump-"), name.hasSuffix(".json") else { return nil }
        return Int(name.dropFirst(12).dropLast(5))
    }

    /// The generations of the checkpoints among `names`, ascending.
    static func generations(_ names: [String]) -> [Int] {
        names.compactMap { name in
            guard name.hasPrefix("world-"), name.hasSuffix(".json") else { return nil }
            return generation(name.dropFirst(6).dropLast(5))
        }.sorted()
    }

    /// The generation of a kept history.
    static func historyGeneration(_ name: String) -> Int? {
        guard name.hasPrefix("history-"), name.hasSuffix(".jsonl") else { return nil }
        return generation(name.dropFirst(8).dropLast(6))
    }

    /// A number that a game has come to; more is no backup's name.
    private static func generation(_ digits: Substring) -> Int? {
        Int(digits).flatMap { $0 >= 0 && JSONValue.counts.contains($0) ? $0 : nil }
    }
}
