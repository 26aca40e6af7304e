import Synchronization

/// Keeps the game's lock while a game plays. It is taken before the first successful save if the folder could not be
/// written at opening, and taken again where its file was removed or replaced.
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

    /// Takes the lock; throws where another game plays by now.
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
            // Nobody should wait for a command that is gone.
            if isCommand, lock?.isInPlace == true { lock?.record("") }
            lock?.release()
            lock = nil
        }
    }
}
