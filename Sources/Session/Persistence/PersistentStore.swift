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
    let heldLock: (any FileLock)?
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

    /// Every checkpoint that is written here is also among the backups, until newer ones have replaced it. One that is
    /// not was put here by hand, perhaps in place of another game's: nothing else has it as it was.
    private func wasPutHere(_ game: Recovery.Game, _ checkpoint: FileStamp?) -> Bool {
        guard let checkpoint, !game.isFromBackup, game.formerSchema == nil else { return false }
        let backup = try? files.stamp(Backups.checkpoint(paths, game.checkpoint.generation))
        return backup?.size != checkpoint.size
    }

    /// Keeps this save until it is known whether the wall clock is right.
    func keepBeforeJump(_ checkpoint: Checkpoint) { state.withLock { $0.beforeJump = checkpoint } }

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
