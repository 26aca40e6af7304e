/// The process that holds a profile's `game.lock`, as recorded in that file.
package struct GameHolder: Hashable, Sendable {
    package let processID: Int32
    package let host: String
    /// True for a command of the command line, which holds the lock only briefly.
    let isCommand: Bool

    init(_ environment: Environment, isCommand: Bool) {
        processID = environment.processID
        host = environment.hostName
        self.isCommand = isCommand
    }

    /// The record in the lock file, such as "game 4711 testbed": kind, process and host.
    var text: String { "\(isCommand ? "command" : "game") \(processID) \(host)\n" }

    /// Reads a lock file's record; `nil` if it is empty or faulty.
    init?(_ bytes: [UInt8]) {
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count >= 3, let number = Int32(words[1]) else { return nil }
        isCommand = words[0] == "command"
        processID = number
        host = String(words[2])
    }
}

extension FileSystem {
    /// Takes `game.lock` without waiting, or returns the process that holds it.
    func takeGameLock(_ paths: Paths, for holder: GameHolder) throws(FileError) -> Result<any FileLock, GameLockTaken> {
        guard let lock = try lock(paths.gameLock, wait: .never) else {
            let text = try? read(paths.gameLock, limit: FileLimit.note)
            return .failure(GameLockTaken(holder: text.flatMap(GameHolder.init)))
        }
        lock.record(holder.text)
        return .success(lock)
    }
}

/// The error that another process holds `game.lock`.
struct GameLockTaken: Error {
    /// The process that holds the lock; `nil` where the file does not name one.
    let holder: GameHolder?
}
