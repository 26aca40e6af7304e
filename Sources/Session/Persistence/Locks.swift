/// The file locks that opening a profile takes: a game its game lock, a command both locks until it ends, a reader
/// none.
struct Locks {
    /// The lock for reading and writing the files; a game releases it after opening, a command when it ends.
    private(set) var writeLock: (any FileLock)?
    /// The held game lock; `nil` for a reader, in a folder that cannot be locked, and where `otherGame` has it.
    private(set) var gameLock: (any FileLock)?
    /// The holder of the game lock, if another game plays the profile.
    private(set) var otherGame: GameLockTaken?
    private let mode: OpenMode

    init(paths: Paths, environment: Environment, mode: OpenMode) {
        self.mode = mode
        guard !mode.onlyLooks else { return }
        let files = environment.files
        // A folder that cannot be locked cannot be written either; saving will report it.
        guard (try? files.makeDirectory(paths.directory)) != nil else { return }
        let isCommand = mode != .play
        // A command waits for the write lock first, so two commands never act at once.
        if isCommand { writeLock = try? files.lock(paths.writeLock, wait: .inTurn) }
        switch try? files.takeGameLock(paths, for: GameHolder(environment, isCommand: isCommand)) {
        case .success(let lock): gameLock = lock
        case .failure(let taken) where !isCommand && taken.holder?.isCommand == true:
            // The holder is a command, which ends soon, so the game waits for it.
            gameLock = try? files.lock(paths.gameLock, wait: .eagerly)
            if let gameLock {
                gameLock.record(GameHolder(environment, isCommand: false).text)
            } else {
                otherGame = taken
            }
        case .failure(let taken): otherGame = taken
        case nil: break
        }
        if !isCommand { writeLock = try? files.lock(paths.writeLock, wait: .eagerly) }
    }

    /// True if this program holds both locks, so no other one writes in the profile.
    var holdsAll: Bool { gameLock != nil && writeLock != nil }

    /// The write lock of a command; `nil` for a game, which takes it for each write.
    var heldWriteLock: (any FileLock)? { mode == .play ? nil : writeLock }
}
