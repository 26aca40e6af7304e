import JSON

/// The file names below `backups/`, and queries of these files.
enum Backups {
    /// The number of checkpoints that are kept as backups.
    static let count = 5

    /// Returns the path of the backup of a checkpoint.
    static func checkpoint(_ paths: Paths, _ generation: Int) -> String {
        "\(paths.backups)/world-\(generation).json"
    }

    /// Returns the path of the history that followed a checkpoint.
    static func history(_ paths: Paths, _ generation: Int) -> String {
        "\(paths.backups)/history-\(generation).jsonl"
    }

    /// Returns the path of the last save in an older schema, which is kept for good.
    static func formerSchema(_ paths: Paths, _ schema: Int) -> String {
        "\(paths.backups)/world-schema-\(schema).json"
    }

    /// Returns the path of the history that followed the last save in an older schema.
    static func formerSchemaHistory(_ paths: Paths, _ schema: Int) -> String {
        "\(paths.backups)/history-schema-\(schema).jsonl"
    }

    /// Returns the path of the save from before a jump of the wall clock, named by its last transaction's number.
    static func beforeJump(_ paths: Paths, _ transaction: Int) -> String {
        "\(paths.backups)/before-jump-\(transaction).json"
    }

    /// Returns the transaction number in the name of a save from before a jump; `nil` for other names.
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

    /// Returns the generation in the name of a kept history; `nil` for other names.
    static func historyGeneration(_ name: String) -> Int? {
        guard name.hasPrefix("history-"), name.hasSuffix(".jsonl") else { return nil }
        return generation(name.dropFirst(8).dropLast(6))
    }

    /// Parses a generation; `nil` for a number that is out of range, since that is no backup's name.
    private static func generation(_ digits: Substring) -> Int? {
        Int(digits).flatMap { $0 >= 0 && JSONValue.counts.contains($0) ? $0 : nil }
    }

    /// Returns the fault of a backup of a checkpoint or history; `nil` for an intact one and for any other file.
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

    /// Returns the visits of a month that are found in checkpoints and histories, to repair the journal.
    ///
    /// These files have the last visits of each yard, and those that were not in the journal yet.
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
