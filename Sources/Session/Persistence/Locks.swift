import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The locks that opening for a purpose takes: a game its own for as long as it plays, a command both for as long as
/// it acts, an onlooker none.
struct Locks {
    /// Held while the files are read; a command keeps it until it is done.
    private(set) var writeLock: (any FileLock)?
    private(set) var gameLock: (any FileLock)?
    /// Another game plays this profile.
    private(set) var otherGame: GameLockTaken?
    private let purpose: Purpose

    init(paths: Paths, environment: Environment, purpose: Purpose) {
        self.purpose = purpose
        guard purpose != .look else { return }
        let files = environment.files
        // What cannot be locked cannot be written either: saving will say so.
        guard (try? files.makeDirectory(paths.directory)) != nil else { return }
        let isCommand = purpose != .play
        // A command first waits for its turn, so that it never finds another command playing.
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

    /// The lock that a command writes under.
    var heldWriteLock: (any FileLock)? { purpose == .play ? nil : writeLock }
}

/// The game's lock where it could not be taken at opening, because the directory could not be written: taken before
/// the first save that works.
final class LateLock: Sendable {
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
        case .failure: throw FileError(.lock, paths.gameLock, EWOULDBLOCK)
        }
    }
}

/// Notices when a save that another program writes has changed.
final class StoreObserver: Sendable {
    private let paths: Paths
    private let files: any FileSystem
    private let last: Mutex<[FileStamp?]>

    init(paths: Paths, files: any FileSystem) {
        self.paths = paths
        self.files = files
        last = Mutex(Self.stamps(paths, files))
    }

    /// Since it was last asked.
    func hasChanged() -> Bool {
        let now = Self.stamps(paths, files)
        return last.withLock { last in
            defer { last = now }
            return last != now
        }
    }

    private static func stamps(_ paths: Paths, _ files: any FileSystem) -> [FileStamp?] {
        [paths.checkpoint, paths.history].map { (try? files.stamp($0)) ?? nil }
    }
}
