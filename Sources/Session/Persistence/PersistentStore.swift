import Chronology
import JSON
import Simulation
import Synchronization

/// The save of one profile, as one program writes it: appends what has changed, makes checkpoints, and notices what
/// others have appended. All of it under `write.lock`, which is held for the length of one write.
///
/// Used by one thread at a time: the saving thread's, or a command's own.
final class PersistentStore: Sendable {
    /// A history that has grown past this is folded into a checkpoint.
    static let gameHistoryLimit = 1 << 20
    /// A command folds it sooner: the next one has to read it all.
    static let commandHistoryLimit = 1 << 16
    /// Beside an open game none is folded: that is the game's to do, which would find its history gone.
    static let besideGameHistoryLimit = Int.max - 1

    /// Where this program stands.
    struct State {
        var committed: Baseline?
        var generation = 0
        var transaction = 0
        var unjournaled: [Visit] = []
        /// The history that `committed` was read from or written to; `nil`: a checkpoint has to be made first.
        var history: KnownHistory?
        /// A line that was not acknowledged may be at the history's end until a checkpoint makes an end of it.
        var mayHaveLine = false
        /// The checksums of the transactions that this program has read or written, by number.
        var sums: [Int: String] = [:]
        /// World time when it opened.
        var openedAt: Instant?
        /// The checkpoint's file, as this program read or wrote it.
        var checkpoint: FileStamp?
        /// The generation that the first line of `history.jsonl` names.
        var historyGeneration: Int?
        /// As of the last checkpoint; `nil` before there is one.
        var journal: JournalFiles?
        /// The journal, or a file that was found in the save's place, has to be seen to by a checkpoint.
        var mustCheckpoint = false
        /// The next checkpoint looks through everything and mends what it finds.
        var mustRepair = false
        /// What the player is to be told of it.
        var notices: [Notice] = []
        /// Months of which the player was told.
        var toldMonths: Set<String> = []
        /// The file of an older schema, to be kept before it is replaced.
        var formerSchema: (version: Int, bytes: [UInt8])?
        /// The save from before the wall clock has jumped, to be kept before anything is saved.
        var beforeJump: Checkpoint?
        /// Damaged files to be put aside before, or after, the next checkpoint replaces them.
        var asideBefore: [String] = []
        var asideAfter: [String] = []
        /// What was found in the place of this game's files, to be kept before they are written again.
        var found: [String] = []
        var keptAs: [String] = []
        /// What others have changed and nobody here was told of yet, since the save that found it failed.
        var untold: [Patch] = []
    }

    /// A history up to where this program knows it.
    struct KnownHistory {
        var length: Int
        var identity: UInt64
        /// The last line of it.
        var line: HistoryFile.Line
    }

    let paths: Paths
    let files: any FileSystem
    let author: Author
    /// `write.lock`, where this program holds it all the time.
    private let heldLock: (any FileLock)?
    /// Bytes from which on the history becomes a checkpoint.
    let historyLimit: Int
    let wall: @Sendable () -> Instant
    let state = Mutex(State())

    init(
        paths: Paths, files: any FileSystem, author: Author, heldLock: (any FileLock)?, historyLimit: Int,
        wall: @escaping @Sendable () -> Instant
    ) {
        self.paths = paths
        self.files = files
        self.author = author
        self.heldLock = heldLock
        self.historyLimit = historyLimit
        self.wall = wall
    }

    /// Takes over what was recovered.
    func adopt(_ game: Recovery.Game, _ recovery: Recovery) throws(FileError) {
        let committed = try Self.checked { () throws(JSONError) in try Baseline(game.checkpoint.snapshot) }
        let stamp = try files.stamp(paths.history)
        let checkpoint = try files.stamp(paths.checkpoint)
        state.withLock { state in
            state.checkpoint = checkpoint
            state.committed = committed
            state.generation = max(game.checkpoint.generation, recovery.highestGeneration)
            state.transaction = game.checkpoint.transaction
            state.unjournaled = game.checkpoint.unjournaled
            state.journal = JournalFiles(
                paths, files, of: game.checkpoint.snapshot.world.journalGame, game.checkpoint.journal)
            state.formerSchema = game.formerSchema
            state.historyGeneration = recovery.historyGeneration
            state.sums.merge(game.sums) { _, last in last }
            state.openedAt = state.openedAt ?? game.checkpoint.snapshot.world.clock
            if let length = game.historyLength, let line = game.lastLine, let stamp, !game.isFromBackup,
                recovery.damages.isEmpty
            {
                state.history = KnownHistory(length: length, identity: stamp.identity, line: line)
            }
        }
        noteDamages(recovery, foreignHistory: game.foreignHistory)
    }

    /// Keeps this save until it is known whether the wall clock is right.
    func keepBeforeJump(_ checkpoint: Checkpoint) { state.withLock { $0.beforeJump = checkpoint } }

    private func writeBeforeJump() throws(FileError) {
        guard let checkpoint = state.withLock({ $0.beforeJump }) else { return }
        let path = Backups.beforeJump(paths, checkpoint.transaction)
        let bytes = try Self.checked { () throws(JSONError) in try checkpoint.bytes() }
        try files.makeDirectory(paths.backups)
        try files.replace(path, with: bytes)
        state.withLock { $0.beforeJump = nil }
    }

    /// Another game writes it: what its journal has is to be known here.
    func follow(_ game: Recovery.Game) {
        let journal = JournalFiles(
            paths, files, of: game.checkpoint.snapshot.world.journalGame, game.checkpoint.journal)
        state.withLock { $0.journal = journal }
    }

    /// Nothing could be had back, or there was nothing.
    func adoptNothing(_ recovery: Recovery) {
        state.withLock { $0.generation = recovery.highestGeneration }
        noteDamages(recovery, foreignHistory: false)
    }

    private func noteDamages(_ recovery: Recovery, foreignHistory: Bool) {
        state.withLock { state in
            for damage in recovery.damages {
                // A history still serves until the checkpoint that holds what it said is there.
                if damage.path == paths.history {
                    state.asideAfter.append(damage.path)
                } else {
                    state.asideBefore.append(damage.path)
                }
            }
            if foreignHistory && !state.asideAfter.contains(paths.history) { state.asideAfter.append(paths.history) }
        }
    }

    /// The journal as the last checkpoint knows it; `nil` where there is none.
    var journal: JournalFiles? { state.withLock { $0.journal } }

    /// Looks whether the journal's files are as the checkpoint knows them. If not, the next commit writes them anew.
    ///
    /// - Returns: what the player is to be told.
    func checkJournal() throws(FileError) -> JournalTrouble? {
        guard var journal else { return nil }
        let trouble = try journal.trouble()
        state.withLock { state in
            state.journal = journal
            guard let trouble else { return }
            state.mustCheckpoint = true
            state.toldMonths.formUnion(trouble.months)
        }
        return trouble
    }

    /// The next checkpoint looks through the whole journal and all backups.
    func orderRepair() { state.withLock { $0.mustRepair = true } }

    /// What the player is to be told since this was last asked.
    func takeNotices() -> [Notice] {
        state.withLock { state in
            defer { state.notices = [] }
            return state.notices
        }
    }

    /// A checkpoint has to be made before anything can be appended.
    var needsCheckpoint: Bool { state.withLock { $0.history == nil } }

    /// What is saved, and what tells it from other saves; `nil` before the first checkpoint.
    var version: (SaveVersion, Snapshot)? {
        state.withLock { state in
            guard let saved = state.committed?.snapshot, let history = state.history, let checkpoint = state.checkpoint
            else { return nil }
            let origin = SaveVersion(
                generation: state.generation, transaction: state.transaction, checkpoint: checkpoint,
                historyLength: history.length, historyIdentity: history.identity)
            return (origin, saved)
        }
    }

    /// Names under which damaged files were kept.
    var keptAs: [String] { state.withLock { $0.keptAs } }

    /// Saves: appends what has changed since the last time, after taking over what others have appended meanwhile.
    ///
    /// - Parameters:
    ///   - departures: visits that have ended and belong into the journal.
    ///   - patches: changes of others that `snapshot` does not know of yet.
    ///   - mustCheckpoint: fold the history into a checkpoint, as at exit.
    ///   - imported: the journal of the game that this snapshot is of, where it takes the place of the one there was:
    ///     both change in one checkpoint.
    /// - Returns: what others have changed since this program last looked.
    func commit(
        _ snapshot: Snapshot, departures: [Visit], unseen patches: [Patch], mustCheckpoint: Bool,
        imported: JournalIndex? = nil
    ) throws(FileError) -> [Patch] {
        try files.makeDirectory(paths.directory)
        let lock = try takeWriteLock()
        defer { if heldLock == nil { lock.release() } }
        if let imported {
            let before = state.withLock { ($0.generation, $0.transaction) }
            do { try checkpoint(snapshot, departures: departures, imported: imported) } catch {
                guard try isOnDisk(after: error, since: before, asLine: false) else { throw error }
            }
            acknowledge(lock)
            return []
        }
        let news = try untoldNews()
        var next = snapshot
        for patch in patches + news {
            next = try Self.checked { () throws(JSONError) in try next.merging(patch) }
        }
        // What could not be read again is not written.
        try Self.checked { () throws(JSONError) in try next.checkRanges() }
        try writeBeforeJump()
        let before = state.withLock { ($0.generation, $0.transaction) }
        let appends = !needsCheckpoint
        var isSaved = false
        do {
            if appends {
                try append(next, departures)
                isSaved = true
            }
            let isLong = state.withLock { ($0.history?.length ?? .max) > historyLimit }
            let mustMend = state.withLock { $0.mustCheckpoint } && historyLimit != Self.besideGameHistoryLimit
            if isLong || mustCheckpoint || mustMend { try checkpoint(next, departures: appends ? [] : departures) }
        } catch {
            // What is appended is saved, whatever became of the checkpoint: the next save tries that again.
            if !isSaved { isSaved = try isOnDisk(after: error, since: before, asLine: appends) }
            guard isSaved else { throw error }
        }
        acknowledge(lock)
        state.withLock { $0.untold = [] }
        return news
    }

    /// What others have appended since this program last looked.
    func pull() throws(FileError) -> [Patch] {
        guard let known = state.withLock({ $0.history }) else { return [] }
        let stamp = try files.stamp(paths.history)
        let checkpoint = try files.stamp(paths.checkpoint)
        guard
            stamp?.identity != known.identity || stamp?.size != known.length
                || checkpoint != state.withLock({ $0.checkpoint })
        else { return [] }
        // There has to be a directory to lock in.
        try files.makeDirectory(paths.directory)
        let lock = try takeWriteLock()
        defer { if heldLock == nil { lock.release() } }
        let news = try untoldNews()
        state.withLock { $0.untold = [] }
        return news
    }

    // MARK: Under the lock

    /// What others have changed, also what was found by a save that then failed.
    private func untoldNews() throws(FileError) -> [Patch] {
        let news = try pullLocked()
        return state.withLock { state in
            state.untold += news
            return state.untold
        }
    }

    private func takeWriteLock() throws(FileError) -> any FileLock {
        if let heldLock, heldLock.isInPlace { return heldLock }
        guard let lock = try files.lock(paths.writeLock, wait: true) else { throw .held(paths.writeLock) }
        return lock
    }

    private func acknowledge(_ lock: any FileLock) {
        lock.record(Acknowledgement(transaction: state.withLock { $0.transaction }).text)
    }

    private func append(_ next: Snapshot, _ departures: [Visit]) throws(FileError) {
        let (before, number, history) = state.withLock { ($0.committed, $0.transaction + 1, $0.history) }
        guard let before, let history else { return }
        try Self.checkNumber(number)
        let (operations, after) = try Self.checked {
            () throws(JSONError) -> ([Operation], Baseline) in
            var (operations, after) = try before.operations(to: next)
            for visit in departures {
                operations.append(.put(.unjournaled, id: visit.id.rawValue, try JSONValue(encoding: visit)))
            }
            return (operations, after)
        }
        // That the wall clock has moved on against the world's by a moment is nothing to write down.
        guard operations.contains(where: { $0.table != .clock }) else { return }
        let entry = HistoryEntry(number: number, date: next.world.clock, author: author, operations: operations)
        let line = entry.line()
        do {
            try files.appendWhole(line, to: paths.history, from: history.length)
        } catch {
            // What is there of the line must not stay before the next one: a checkpoint makes an end of it.
            if error.isUnsure { state.withLock { ($0.history, $0.mayHaveLine) = (nil, true) } }
            throw error
        }
        state.withLock { state in
            state.committed = after
            state.transaction = number
            state.unjournaled += departures
            state.history = KnownHistory(
                length: history.length + line.count, identity: history.identity, line: HistoryFile.Line(line))
            state.sums[number] = state.history?.line.sum
        }
    }

    /// More than a game ever comes to could not be read again.
    static func checkNumber(_ number: Int) throws(FileError) {
        guard JSONValue.counts.contains(number) else { throw FileError(.write, "\(number)", FileError.unencodable) }
    }

    /// Only a number that is out of range cannot be written, and the rules make none; should it happen, saving fails
    /// and says so.
    static func checked<Value>(_ body: () throws(JSONError) -> Value) throws(FileError) -> Value {
        do {
            return try body()
        } catch {
            throw FileError(.write, error.description, FileError.unencodable)
        }
    }
}
