/// The locks of a mode: a game holds its own for as long as it plays, a command both for as long as it acts, a reader
/// none.
struct Locks {
    /// The write lock, held while the files are read; a command keeps it until it is done.
    private(set) var writeLock: (any FileLock)?
    private(set) var gameLock: (any FileLock)?
    /// The holder of the game lock, if another game plays this profile.
    private(set) var otherGame: GameLockTaken?
    private let mode: OpenMode

    init(paths: Paths, environment: Environment, mode: OpenMode) {
        self.mode = mode
        guard !mode.onlyLooks else { return }
        let files = environment.files
        // A folder that cannot be locked cannot be written either; saving will report it.
        guard (try? files.makeDirectory(paths.directory)) != nil else { return }
        let isCommand = mode != .play
        // A command first waits for its turn, so it never meets another command.
        if isCommand { writeLock = try? files.lock(paths.writeLock, wait: true) }
        switch try? files.takeGameLock(paths, for: GameHolder(environment, isCommand: isCommand)) {
        case .success(let lock): gameLock = lock
        case .failure(let taken) where !isCommand && taken.holder?.isCommand == true:
            // A command will be done in a moment.
            gameLock = try? files.lock(paths.gameLock, wait: true)
            if let gameLock {
                gameLock.record(GameHolder(environment, isCommand: false).text)
            } else {
                otherGame = taken
            }
        case .failure(let taken): otherGame = taken
        case nil: break
        }
        if !isCommand { writeLock = try? files.lock(paths.writeLock, wait: true) }
    }

    /// Whether nobody else writes in the profile now.
    var holdsAll: Bool { gameLock != nil && writeLock != nil }

    /// The lock that a command writes under.
    var heldWriteLock: (any FileLock)? { mode == .play ? nil : writeLock }
}
