import Chronology
import JSON
import Simulation
import Synchronization

/// The save of one profile, as one program writes it: appends changes, makes checkpoints, and notices what others have
/// appended. All of it happens under `write.lock`, which is held for one write.
///
/// Used by one thread at a time: the saving thread's, or a command's own.
final class PersistentStore: Sendable {
    /// The size in bytes from which on a history is folded into a checkpoint.
    static let gameHistoryLimit = 1 << 20
    /// The size for commands, smaller since the next one has to read it all.
    static let commandHistoryLimit = 1 << 16
    /// The size beside an open game, which folds the history itself and would find it gone.
    static let besideGameHistoryLimit = Int.max - 1

    /// The state of this program's knowledge of the save.
    struct State {
        var committed: Baseline?
        var generation = 0
        var transaction = 0
        var unjournaled: [Visit] = []
        /// The history that `committed` was read from or written to; `nil`: a checkpoint has to be made first.
        var history: KnownHistory?
        /// Whether an unacknowledged line may be at the history's end, until the next checkpoint.
        var mayHaveLine = false
        /// The checksums of the transactions that this program has read or written, by number.
        var sums: [Int: String] = [:]
        /// The world time at opening.
        var openedAt: Instant?
        /// The checkpoint's file, as this program read or wrote it.
        var checkpoint: FileStamp?
        /// The generation in the first line of `history.jsonl`.
        var historyGeneration: Int?
        /// The journal as of the last checkpoint; `nil` before there is one.
        var journal: JournalFiles?
        /// Whether the journal, or a file found in the save's place, needs a checkpoint.
        var mustCheckpoint = false
        /// Whether the next checkpoint examines and repairs everything.
        var mustRepair = false
        /// The notices for the player.
        var notices: [Notice] = []
        /// The months of which the player was told.
        var toldMonths: Set<String> = []
        /// The file of an older schema, to be kept before it is replaced.
        var formerSchema: (version: Int, bytes: [UInt8])?
        /// The save from before a jump of the wall clock, to be kept before anything is saved.
        var beforeJump: Checkpoint?
        /// The damaged files to be put aside before, or after, the next checkpoint replaces them.
        var asideBefore: [String] = []
        var asideAfter: [String] = []
        /// The files found in the place of this game's, to be kept before they are written again.
        var found: [String] = []
        var keptAs: [String] = []
        /// Changes of others that were not reported yet, since the save that found them failed.
        var untold: [Patch] = []
    }

    /// The known part of a history.
    struct KnownHistory {
        var length: Int
        var identity: UInt64
        /// Its last line.
        var line: HistoryFile.Line
    }

    let paths: Paths
    let files: any FileSystem
    let author: Author
    /// `write.lock`, if this program holds it all the time.
    let heldLock: (any FileLock)?
    /// The size in bytes from which on the history becomes a checkpoint.
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

    /// Adopts a recovered game.
    func adopt(_ game: Recovery.Game, _ recovery: Recovery) throws(FileError) {
        let committed = try Self.checked { () throws(JSONError) in try Baseline(game.checkpoint.snapshot) }
        let stamp = try files.stamp(paths.history)
        let checkpoint = try files.stamp(paths.checkpoint)
        let wasPutHere = wasPutHere(game, checkpoint)
        state.withLock { state in
            if wasPutHere { state.found.append(paths.checkpoint) }
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

    /// Returns whether the checkpoint was put here by hand. Every checkpoint written here is also among the backups,
    /// until newer ones have replaced it; one that is not may exist nowhere else.
    private func wasPutHere(_ game: Recovery.Game, _ checkpoint: FileStamp?) -> Bool {
        guard let checkpoint, !game.isFromBackup, game.formerSchema == nil else { return false }
        let backup = try? files.stamp(Backups.checkpoint(paths, game.checkpoint.generation))
        return backup?.size != checkpoint.size
    }

    /// Keeps this save until it is known whether the wall clock is right.
    func keepBeforeJump(_ checkpoint: Checkpoint) { state.withLock { $0.beforeJump = checkpoint } }

    /// Adopts the journal of another game's save, for a session that watches it.
    func follow(_ game: Recovery.Game) {
        let journal = JournalFiles(
            paths, files, of: game.checkpoint.snapshot.world.journalGame, game.checkpoint.journal)
        state.withLock { $0.journal = journal }
    }

    /// Begins without a save: there was none, or nothing could be recovered.
    func adoptNothing(_ recovery: Recovery) {
        state.withLock { $0.generation = recovery.highestGeneration }
        noteDamages(recovery, foreignHistory: false)
    }

    private func noteDamages(_ recovery: Recovery, foreignHistory: Bool) {
        state.withLock { state in
            for damage in recovery.damages {
                // A damaged history is still needed until the checkpoint with its content is there.
                if damage.path == paths.history {
                    state.asideAfter.append(damage.path)
                } else {
                    state.asideBefore.append(damage.path)
                }
            }
            if foreignHistory && !state.asideAfter.contains(paths.history) { state.asideAfter.append(paths.history) }
        }
    }

    /// The journal as of the last checkpoint; `nil` where there is none.
    var journal: JournalFiles? { state.withLock { $0.journal } }

    /// Checks whether the journal's files match the checkpoint. If not, the next commit writes them anew.
    ///
    /// - Returns: the trouble to report to the player.
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

    /// Makes the next checkpoint examine the whole journal and all backups.
    func orderRepair() { state.withLock { $0.mustRepair = true } }

    /// Returns the notices for the player since the last call.
    func takeNotices() -> [Notice] {
        state.withLock { state in
            defer { state.notices = [] }
            return state.notices
        }
    }

    /// Whether a checkpoint has to be made before anything can be appended.
    var needsCheckpoint: Bool { state.withLock { $0.history == nil } }

    /// The saved snapshot with its version; `nil` before the first checkpoint.
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

    /// The names under which damaged files were kept.
    var keptAs: [String] { state.withLock { $0.keptAs } }

    /// Throws if a number could not be read again.
    static func checkNumber(_ number: Int) throws(FileError) {
        guard JSONValue.counts.contains(number) else { throw FileError(.write, "\(number)", FileError.unencodable) }
    }

    /// Converts the error of a value out of range. The rules make none; should it happen, saving fails with an error.
    static func checked<Value>(_ body: () throws(JSONError) -> Value) throws(FileError) -> Value {
        do {
            return try body()
        } catch {
            throw FileError(.write, error.description, FileError.unencodable)
        }
    }
}
