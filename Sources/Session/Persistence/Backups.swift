import JSON

/// The names below `backups/`.
enum Backups {
    /// The number of checkpoints that are kept.
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

    /// Returns the path of the save from before a jump of the wall clock, by its last transaction's number.
    static func beforeJump(_ paths: Paths, _ transaction: Int) -> String {
        "\(paths.backups)/before-jump-\(transaction).json"
    }

    /// Returns the transaction of such a save.
    static func beforeJump(_ name: String) -> Int? {
        guard name.hasPrefix("before-jump-"), name.hasSuffix(".json") else { return nil }
        return Int(name.dropFirst(12).dropLast(5))
    }

    /// Returns the generations of the checkpoints among `names`, ascending.
    static func generations(_ names: [String]) -> [Int] {
        names.compactMap { name in
            guard name.hasPrefix("world-"), name.hasSuffix(".json") else { return nil }
            return generation(name.dropFirst(6).dropLast(5))
        }.sorted()
    }

    /// Returns the generation of a kept history.
    static func historyGeneration(_ name: String) -> Int? {
        guard name.hasPrefix("history-"), name.hasSuffix(".jsonl") else { return nil }
        return generation(name.dropFirst(8).dropLast(6))
    }

    /// Reads a number within the range of generations; a larger one is no backup's name.
    private static func generation(_ digits: Substring) -> Int? {
        Int(digits).flatMap { $0 >= 0 && JSONValue.counts.contains($0) ? $0 : nil }
    }

    /// Returns the fault of a kept checkpoint or history; `nil` for an intact one and for any other file.
    static func flaw(of name: String, _ paths: Paths, _ files: any FileSystem) throws(FileError) -> String? {
        let isCheckpoint = name.hasPrefix("world-") && name.hasSuffix(".json")
        guard isCheckpoint || (name.hasPrefix("history-") && name.hasSuffix(".jsonl")) else { return nil }
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try files.read("\(paths.backups)/\(name)")
        } catch {
            if error.isNoFile { return "it is no file that can be read" }
            throw error
        }
        guard isCheckpoint else {
            let history = HistoryFile(reading: bytes)
            if case .damaged(let line, let why) = history.flaw { return "line \(line): \(why)" }
            return history.header == nil ? "its first line is missing" : nil
        }
        do {
            _ = try CheckpointFile(reading: bytes)
            return nil
        } catch {
            if case .damaged(let why) = error { return why }
            return nil
        }
    }

    /// Returns the visits of a month that checkpoints and histories still have, as lines of the journal: the last ones
    /// of each yard, and those that were over when a history was written.
    static func visits(of month: String, game: String, _ paths: Paths, _ files: any FileSystem) -> [ArraySlice<UInt8>] {
        var found: [JSONValue] = []
        let generations = generations((try? files.list(paths.backups)) ?? [])
        let sources =
            generations.map { (checkpoint(paths, $0), history(paths, $0)) } + [(paths.checkpoint, paths.history)]
        for (checkpoint, history) in sources {
            guard let file = (try? files.read(checkpoint)).flatMap({ try? CheckpointFile(reading: $0) }),
                let seed = try? file.tree.value(at: ["world", "seed"])?.decode(UInt64.self),
                let began = file.tree.value(at: ["world", "began"])?.stringValue, "\(seed) \(began)" == game
            else { continue }
            found += file.tree.value(at: ["world", "pastVisits"])?.arrayValue ?? []
            found += file.tree["unjournaled"]?.arrayValue ?? []
            guard let bytes = try? files.read(history) else { continue }
            for entry in HistoryFile(reading: bytes).entries {
                for case .put(.unjournaled, _, let visit) in entry.operations { found.append(visit) }
            }
        }
        return found.filter { $0["departure"]?.stringValue?.hasPrefix(month) == true }.map { $0.compact[...] }
    }
}
