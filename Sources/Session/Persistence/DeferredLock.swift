import Synchronization

/// The game's lock where it could not be taken at opening, because the directory could not be written: taken before
/// the first save that works.
final class DeferredLock: Sendable {
    private let paths: Paths
    private let environment: Environment
    private let lock: Mutex<(any FileLock)?>
    private let wasHeld: Bool

    init(_ paths: Paths, _ environment: Environment, isHeld: Bool) {
        self.paths = paths
        self.environment = environment
        wasHeld = isHeld
        lock = Mutex(nil)
    }

    /// Throws where another game plays by now.
    func take() throws(FileError) {
        guard !wasHeld, lock.withLock({ $0 == nil }) else { return }
        try environment.files.makeDirectory(paths.directory)
        switch try environment.files.takeGameLock(paths, for: GameHolder(environment, isCommand: false)) {
        case .success(let taken): lock.withLock { $0 = taken }
        case .failure: throw .held(paths.gameLock)
        }
    }
}
