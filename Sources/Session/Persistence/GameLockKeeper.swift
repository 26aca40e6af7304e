import Synchronization

/// The game's lock, for as long as a game plays: taken before the first save that works where it could not be taken at
/// opening, because the directory could not be written, and taken again where its file was removed or replaced.
final class GameLockKeeper: Sendable {
    private let paths: Paths
    private let environment: Environment
    private let isCommand: Bool
    private let lock: Mutex<(any FileLock)?>

    init(_ paths: Paths, _ environment: Environment, holding lock: (any FileLock)?, isCommand: Bool) {
        self.paths = paths
        self.environment = environment
        self.isCommand = isCommand
        self.lock = Mutex(lock)
    }

    /// Throws where another game plays by now.
    func take() throws(FileError) {
        let held = lock.withLock { $0 }
        if let held, held.isInPlace { return }
        try environment.files.makeDirectory(paths.directory)
        switch try environment.files.takeGameLock(paths, for: GameHolder(environment, isCommand: isCommand)) {
        case .success(let taken):
            held?.release()
            lock.withLock { $0 = taken }
        case .failure: throw .held(paths.gameLock)
        }
    }

    func release() {
        lock.withLock { lock in
            // Nobody is to wait for a command that is gone.
            if isCommand, lock?.isInPlace == true { lock?.record("") }
            lock?.release()
            lock = nil
        }
    }
}
