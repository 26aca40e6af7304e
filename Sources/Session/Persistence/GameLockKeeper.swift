import Synchronization

/// The owner of `game.lock` while a game plays or a command acts.
///
/// It takes the lock again where the lock file was removed or replaced, and at the first save if the folder could not
/// be written at opening.
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

    /// Takes the lock unless it is held; throws if another program plays the profile by now.
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
            // The record is erased, so a game that starts now does not wait for a command that has ended.
            if isCommand, lock?.isInPlace == true { lock?.record("") }
            lock?.release()
            lock = nil
        }
    }
}
