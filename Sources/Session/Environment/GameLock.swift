/// The program that plays a profile, as recorded in `game.lock`.
package struct GameHolder: Hashable, Sendable {
    package let processID: Int32
    package let host: String
    let isCommand: Bool

    init(_ environment: Environment, isCommand: Bool) {
        processID = environment.processID
        host = environment.hostName
        self.isCommand = isCommand
    }

    /// The record, such as "game 4711 testbed".
    var text: String { "\(isCommand ? "command" : "game") \(processID) \(host)\n" }

    init?(_ bytes: [UInt8]) {
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count >= 3, let number = Int32(words[1]) else { return nil }
        isCommand = words[0] == "command"
        processID = number
        host = String(words[2])
    }
}

extension FileSystem {
    /// Takes `game.lock`, or returns its holder.
    func takeGameLock(_ paths: Paths, for holder: GameHolder) throws(FileError) -> Result<any FileLock, GameLockTaken> {
        guard let lock = try lock(paths.gameLock, wait: false) else {
            let text = try? read(paths.gameLock, limit: FileLimit.note)
            return .failure(GameLockTaken(holder: text.flatMap(GameHolder.init)))
        }
        lock.record(holder.text)
        return .success(lock)
    }
}

struct GameLockTaken: Error {
    /// The holder; `nil` where the file does not name it.
    let holder: GameHolder?
}
