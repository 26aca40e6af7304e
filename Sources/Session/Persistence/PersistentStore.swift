import Chronology
import JSON
import Simulation
import Synchronization

/// The reader and writer of one profile's save: it appends changes, writes checkpoints, and reads what other programs
/// appended.
///
/// Each access holds `write.lock`. Used by one thread at a time: the saving thread, or a command's only thread.
final class PersistentStore: Sendable {
    /// The size in bytes above which a game replaces the history by a checkpoint.
    static let gameHistoryLimit = 1 << 20
    /// The size in bytes above which a command replaces the history by a checkpoint; small, since each reads it whole.
    static let commandHistoryLimit = 1 << 16
    /// The history's size limit for a command beside an open game: none, since the game makes the checkpoints.
    static let besideGameHistoryLimit = Int.max - 1

    /// This program's knowledge of the files.
    struct State {
        /// The snapshot that is on disk.
        var committed: Baseline?
        /// The number of the last checkpoint.
        var generation = 0
        /// The number of the last transaction.
        var transaction = 0
        /// The ended visits that are in no month's file yet.
        var unjournaled: [Visit] = []
        /// The history that `committed` was read from or written to; `nil` if a checkpoint has to be made first.
        var history: KnownHistory?
        /// True if a line that was not reported as saved may be at the end of the history, until the next checkpoint.
        var mayHaveLine = false
        /// The checksums of the transactions that this program has read or written, by number.
        var sums: [Int: String] = [:]
        /// The world time of the save at opening.
        var openedAt: Instant?
        /// The stamp of the checkpoint's file, as this program read or wrote it.
        var checkpoint: FileStamp?
        /// The generation in the first line of `history.jsonl`.
        var historyGeneration: Int?
        /// The journal as of the last checkpoint; `nil` before there is one.
        var journal: JournalFiles?
        /// True if this game has checked the world and the journal.
        var isExamined = false
        /// True if the next commit has to write a checkpoint, because the journal or a replaced file needs it.
        var mustCheckpoint = false
        /// True if the next checkpoint examines and repairs everything.
        var mustRepair = false
        /// The notices for the player that were not taken yet.
        var notices: [Notice] = []
        /// The months of the journal whose damage the player was told of.
        var toldMonths: Set<String> = []
        /// The save's file in an older schema, to be kept before it is replaced; `nil` for the present schema.
        var formerSchema: (version: Int, bytes: [UInt8])?
        /// The save from before a jump of the wall clock, to be kept before anything is saved.
        var beforeJump: Checkpoint?
        /// The damaged files to be put aside with the next checkpoint: a history after it, since it is needed until then,
        /// and all others before.
        var aside: [String] = []
        /// The files found in the place of this game's, to be copied before they are replaced.
        var found: [String] = []
        /// The stamps of checkpoint and history, in a session that only follows another game.
        var stamps: [FileStamp?] = []
        /// The number of times that other programs' changes were read.
        var pulls = 0
        /// The kinds of programs whose changes were read and not told yet, one for each transaction.
        var authors: [Author] = []
    }

    /// The part of the history file that this program has read or written.
    struct KnownHistory {
        var length: Int
        var identity: UInt64
        /// The length and checksum of the last known line.
        var line: HistoryFile.Line
    }

    let paths: Paths
    let files: any FileSystem
    let author: Author
    /// `write.lock`, if this program holds it all the time, as a command does.
    let heldLock: (any FileLock)?
    /// The size in bytes above which this program replaces the history by a checkpoint.
    let historyLimit: Int
    /// The size in bytes above which the journal's oldest months go; `nil` for a journal that grows.
    let journalLimit: Int?
    /// Returns the wall clock's time.
    let wall: @Sendable () -> Instant
    let state = Mutex(State())

    init(
        paths: Paths, files: any FileSystem, author: Author, heldLock: (any FileLock)?, historyLimit: Int,
        journalLimit: Int? = nil, wall: @escaping @Sendable () -> Instant
    ) {
        self.paths = paths
        self.files = files
        self.author = author
        self.heldLock = heldLock
        self.historyLimit = historyLimit
        self.journalLimit = journalLimit
        self.wall = wall
    }

    /// Takes a recovered game as the committed state.
    func adopt(_ game: Recovery.Game, _ recovery: Recovery) throws(FileError) {
        let committed = try Self.checked { () throws(JSONError) in try Baseline(game.checkpoint.snapshot) }
        let stamp = try files.stamp(paths.history)
        let checkpoint = try files.stamp(paths.checkpoint)
        let wasPutHere = wasPutHere(game, checkpoint)
        state.withLock { state in
            if wasPutHere { state.found.append(paths.checkpoint) }
            state.checkpoint = checkpoint
            state.stamps = [checkpoint, stamp]
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

    /// Returns whether the checkpoint was put into the folder by hand: its backup is missing or differs in size.
    private func wasPutHere(_ game: Recovery.Game, _ checkpoint: FileStamp?) -> Bool {
        guard let checkpoint, !game.isFromBackup, game.formerSchema == nil else { return false }
        let backup = try? files.stamp(Backups.checkpoint(paths, game.checkpoint.generation))
        return backup?.size != checkpoint.size
    }

    /// Has the next save keep the checkpoint from before a jump of the wall clock among the backups.
    func keepBeforeJump(_ checkpoint: Checkpoint) { state.withLock { $0.beforeJump = checkpoint } }

    /// Reads the save for a session that only follows another game; `nil` if it is unchanged or cannot be read.
    func follow() -> Base? {
        let stamps = files.stamps([paths.checkpoint, paths.history])
        guard state.withLock({ $0.stamps }) != stamps else { return nil }
        state.withLock { $0.stamps = stamps }
        var recovery = Recovery(paths: paths, files: files)
        guard case .game(let game)? = try? recovery.run() else { return nil }
        let checkpoint = game.checkpoint
        let journal = JournalFiles(paths, files, of: checkpoint.snapshot.world.journalGame, checkpoint.journal)
        return state.withLock { state in
            state.journal = journal
            state.pulls += 1
            return Base(
                number: state.pulls, snapshot: checkpoint.snapshot, unjournaled: checkpoint.unjournaled,
                mustSave: false, authors: [.game])
        }
    }

    /// Begins without a save, because there was none or nothing could be recovered.
    func adoptNothing(_ recovery: Recovery) {
        state.withLock { $0.generation = recovery.highestGeneration }
        noteDamages(recovery, foreignHistory: false)
    }

    /// Lists damaged files to be renamed with the next checkpoint.
    private func noteDamages(_ recovery: Recovery, foreignHistory: Bool) {
        state.withLock { $0.aside += recovery.damages.map(\.path) + (foreignHistory ? [paths.history] : []) }
    }

    /// The journal as of the last checkpoint; `nil` where there is none.
    var journal: JournalFiles? { state.withLock { $0.journal } }

    /// Checks whether the journal's files match the checkpoint; if not, the next commit writes them anew.
    ///
    /// - Returns: the damage to report to the player; `nil` if there is none.
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

    /// Checks world and journal once, in a game, and leaves notices of contradictions and of what is damaged.
    ///
    /// An unreadable file is met again when its month is written, and must not keep purchases from being saved.
    func examine(_ world: World) {
        guard author == .game, state.withLock({ !$0.isExamined }) else { return }
        let trouble = try? checkJournal()
        let isSound = world.validate().isEmpty
        state.withLock { state in
            state.isExamined = true
            if let trouble { state.notices.append(.journal(trouble)) }
            if !isSound { state.notices.append(.inconsistent) }
        }
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

    /// True if a checkpoint has to be written before anything can be appended.
    var needsCheckpoint: Bool { state.withLock { $0.history == nil } }

    /// The committed snapshot with its version; `nil` before the first checkpoint.
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

    /// Throws if a generation or transaction number is too large to be read again.
    static func checkNumber(_ number: Int) throws(FileError) {
        guard JSONValue.counts.contains(number) else { throw FileError(.write, "\(number)", FileError.unencodable) }
    }

    /// Runs the body, and converts an encoding error to a file error, so saving fails instead of stopping the program.
    static func checked<Value>(_ body: () throws(JSONError) -> Value) throws(FileError) -> Value {
        do {
            return try body()
        } catch {
            throw FileError(.write, error.description, FileError.unencodable)
        }
    }
}
