import Chronology
import JSON
import Simulation

/// Finds the newest intact state of a profile in its files, without changing them.
struct Recovery {
    /// A damaged file: its path and the reason.
    struct Damage: Hashable, Sendable {
        let path: String
        let why: String
    }

    /// A recovered game with facts about the files that it came from.
    struct Game {
        var checkpoint: Checkpoint
        /// The world time of the last transaction.
        var date: Instant
        /// The length in bytes of the current history; `nil` if it cannot be appended to.
        var historyLength: Int?
        /// The last line of the current history.
        var lastLine: HistoryFile.Line?
        /// The checksums of the transactions' lines, by number.
        var sums: [Int: String] = [:]
        /// The save's file in an older schema, which has to be kept; `nil` for the present schema.
        var formerSchema: (version: Int, bytes: [UInt8])?
        /// True if a backup was used instead of the checkpoint's own file.
        var isFromBackup = false
        /// The number of changes to the game that were acknowledged as saved but cannot be recovered from its files.
        var missing = 0
        /// True if the history belongs to another generation than the checkpoint.
        var foreignHistory = false
    }

    /// The outcome of a recovery.
    enum Result {
        /// The profile has no save.
        case nothing
        case game(Game)
        /// The save was written by a later version of the game.
        case newer(schema: Int)
        /// There was a game, and no part of it can be read.
        case lost
    }

    let paths: Paths
    let files: any FileSystem
    private(set) var damages: [Damage] = []
    /// True if a damaged line can be parsed and changes purchases, so it may have been edited by hand.
    private(set) var isPurchaseChanged = false
    /// The highest generation in any file.
    private(set) var highestGeneration = 0
    /// The number of the last transaction that was reported as saved.
    private(set) var acknowledged = 0
    /// The number of the last transaction to replay; set it to recover an earlier state.
    var lastTransaction = Int.max
    /// The generation of the checkpoint that `history.jsonl` follows; `nil` if its first line cannot be read.
    private(set) var historyGeneration: Int?

    /// Reads the checkpoint, else the backups from the newest on, and replays the history.
    mutating func run() throws(FileError) -> Result {
        // In this order a reader without a lock sees no acknowledgement without its transaction, and no history that is
        // newer than its checkpoint.
        acknowledged = Acknowledgement.last(paths, files)
        let history = try files.readIfPresent(paths.history).map { HistoryFile(reading: $0) }
        historyGeneration = history?.header?.generation
        if let historyGeneration { note(historyGeneration) }
        var candidate: (file: CheckpointFile, bytes: [UInt8])?
        if let bytes = try contents(of: paths.checkpoint) {
            do throws(Checkpoint.Failure) {
                candidate = (try CheckpointFile(reading: bytes), bytes)
            } catch {
                switch error {
                case .newer(let schema): return .newer(schema: schema)
                case .damaged(let why): damages.append(Damage(path: paths.checkpoint, why: why))
                }
            }
        }
        if let schema = history?.header?.schema, schema > Checkpoint.schema { return .newer(schema: schema) }
        if let candidate, let game = replay(candidate.file, candidate.bytes, history) { return .game(game) }

        let backups = Backups.generations(try files.listIfPresent(paths.backups))
        for generation in backups.reversed() {
            note(generation)
            let path = Backups.checkpoint(paths, generation)
            guard let bytes = try contents(of: path) else { continue }
            var backup: CheckpointFile?
            do throws(Checkpoint.Failure) {
                backup = try CheckpointFile(reading: bytes)
            } catch {
                if case .damaged(let why) = error { damages.append(Damage(path: path, why: why)) }
            }
            guard let backup, var game = replay(backup, bytes, history) else { continue }
            game.isFromBackup = true
            return .game(game)
        }
        return candidate != nil || !damages.isEmpty || history != nil || !backups.isEmpty ? .lost : .nothing
    }

    /// Returns a file's bytes; `nil` for a missing file, and for one larger than any save, which is recorded as damage.
    private mutating func contents(of path: String) throws(FileError) -> [UInt8]? {
        do throws(FileError) {
            return try files.readIfPresent(path)
        } catch {
            guard error.isTooLarge else { throw error }
            damages.append(Damage(path: path, why: "it is larger than any save"))
            return nil
        }
    }

    private mutating func note(_ generation: Int) { highestGeneration = max(highestGeneration, generation) }

    /// Replays all transactions after a checkpoint, through as many histories as there are; `nil` if it is unreadable.
    ///
    /// An older checkpoint is replayed in its own schema and then migrated; its history cannot be appended to.
    private mutating func replay(_ file: CheckpointFile, _ bytes: [UInt8], _ current: HistoryFile?) -> Game? {
        let isFormer = file.schema < Checkpoint.schema
        note(file.generation)
        var generation = file.generation
        var number = file.transaction
        var date: Instant?
        var historyLength: Int?
        var lastLine: HistoryFile.Line?
        var sums: [Int: String] = [:]
        var isForeign = false
        var hasCurrent = false
        do throws(JSONError) {
            var document = try Document(file.tree)
            while true {
                guard let (history, isCurrent) = history(generation, of: file, current) else { break }
                hasCurrent = hasCurrent || isCurrent
                let applied = apply(history, to: &document, after: &number, &date)
                for entry in history.entries { sums[entry.number] = entry.sum }
                if isCurrent {
                    // A partial line is normal unless its transaction was reported as saved; then the end is damaged.
                    let isTorn = history.flaw == .torn && acknowledged <= number
                    let isWhole = applied && (history.flaw == nil || isTorn)
                    historyLength = isWhole && !isFormer ? history.intactLength : nil
                    lastLine = history.lastLine
                    if !isWhole { noteDamage(history, applied) }
                    break
                }
                if !applied || history.flaw != nil { break }
                generation += 1
                note(generation)
            }
            if let current, let header = current.header {
                isForeign = header.generation > generation || (header.generation == generation && !hasCurrent)
            } else if let current, current.header == nil {
                damages.append(Damage(path: paths.history, why: "its first line cannot be read"))
                isForeign = current.intactLength == 0
            }
            var tree = document.tree
            try Migration.migrate(&tree, from: file.schema)
            var checkpoint = try Checkpoint(tree: tree)
            checkpoint.transaction = number
            checkpoint.generation = generation
            return Game(
                checkpoint: checkpoint, date: date ?? checkpoint.snapshot.clock.world, historyLength: historyLength,
                lastLine: lastLine, sums: sums, formerSchema: isFormer ? (file.schema, bytes) : nil,
                missing: max(0, acknowledged - number),
                foreignHistory: isForeign)
        } catch {
            damages.append(Damage(path: paths.checkpoint, why: error.description))
            return nil
        }
    }

    /// Returns the history of a generation that follows a checkpoint, and whether it is the current file; `nil` where
    /// there is none in the same schema.
    private func history(
        _ generation: Int, of file: CheckpointFile, _ current: HistoryFile?
    ) -> (HistoryFile, isCurrent: Bool)? {
        let seal = file.tree["checksum"]?.stringValue
        // Another game's history can have the same generation, but not this checkpoint's seal.
        func follows(_ history: HistoryFile?) -> Bool {
            guard let header = history?.header, header.generation == generation else { return false }
            return generation > file.generation || header.checkpoint == nil || header.checkpoint == seal
        }
        let isCurrent = follows(current)
        let history =
            isCurrent
            ? current
            : try? files.readIfPresent(Backups.history(paths, generation)).map { HistoryFile(reading: $0) }
        guard let history, follows(history), history.header?.schema == file.schema else { return nil }
        return (history, isCurrent)
    }

    /// Adds the fault of the current history to `damages`.
    private mutating func noteDamage(_ history: HistoryFile, _ applied: Bool) {
        if history.isFlawInPurchase { isPurchaseChanged = true }
        if case .damaged(let line, let why) = history.flaw {
            damages.append(Damage(path: paths.history, why: "line \(line): \(why)"))
        } else if !applied {
            damages.append(Damage(path: paths.history, why: "a transaction does not fit"))
        } else {
            damages.append(Damage(path: paths.history, why: "its end is not as it was written"))
        }
    }

    /// Applies a history's transactions in order; returns false if one could not be applied, after those before it
    /// were.
    private func apply(
        _ history: HistoryFile, to document: inout Document, after number: inout Int, _ date: inout Instant?
    ) -> Bool {
        for entry in history.entries where entry.number > number && entry.number <= lastTransaction {
            guard entry.number == number + 1 else { return false }
            // Only an order can be refused; then no part of its transaction may stay.
            let mayFail = entry.operations.contains { if case .order = $0 { true } else { false } }
            let before = mayFail ? document : nil
            do {
                for operation in entry.operations { try document.apply(operation) }
            } catch {
                if let before { document = before }
                return false
            }
            number = entry.number
            date = entry.date
        }
        return true
    }
}
