import Chronology
import Session
import Simulation

/// A save after years of play, made by the rules themselves: eight yards under a caretaker who refills everything twice
/// a day, and buys a bottle of nectar each month.
struct GrownStore {
    let directory: String
    let visits: Int

    /// Makes a save whose last day ends now.
    init(days: Int, in directory: String) throws {
        let clock = FakeClock(Environment.live.now() - .days(Int64(days)))
        let environment = clock.environment(UnsyncedFiles())
        let end = clock.wall + .days(Int64(days))
        var configuration = Configuration()
        configuration.dataDirectory = directory
        configuration.seed = 7
        let session = try Session.open(configuration, environment: environment, savesInline: true)
        while session.world.backyards.count < 8 {
            let name = "Yard \(session.world.backyards.count + 1)"
            try session.perform(.createBackyard(name: name, Decoration()))
        }
        var halves = 0
        while clock.wall < end {
            for yard in session.world.backyards {
                try session.perform(.refillFood(yard.id))
                try session.perform(.refillWater(yard.id))
            }
            if halves.isMultiple(of: 60) { try session.perform(.store(.purchase("nectar.bottle"))) }
            _ = session.advance()
            clock.pass(min(.hours(12), end - clock.wall))
            _ = session.advance()
            halves += 1
        }
        session.close()
        self.directory = directory
        visits = session.world.visitCount
    }
}

/// A wall clock and an uptime that stand still unless `pass` moves them. Used on one thread.
final class FakeClock: @unchecked Sendable {
    private(set) var wall: Instant
    private var uptime = Span.seconds(1000)

    init(_ wall: Instant) {
        self.wall = wall
    }

    func pass(_ span: Span) {
        wall += span
        uptime = uptime + span
    }

    func environment(_ files: any FileSystem) -> Environment {
        var environment = Environment.live
        environment.now = { self.wall }
        environment.uptime = { self.uptime }
        environment.files = files
        return environment
    }
}

/// The disk without syncing: files made only for measuring need not survive a power cut.
struct UnsyncedFiles: FileSystem {
    private let disk = DiskFiles()

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] { try disk.read(path, limit: limit) }
    func read(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8] {
        try disk.read(path, from: offset, count: count)
    }
    func write(_ bytes: [UInt8], to path: String) throws(FileError) { try disk.write(bytes, to: path) }
    func overwrite(_ bytes: [UInt8], in path: String, at offset: Int) throws(FileError) {
        try disk.overwrite(bytes, in: path, at: offset)
    }
    func append(_ bytes: [UInt8], to path: String) throws(FileError) { try disk.append(bytes, to: path) }
    func truncate(_ path: String, to length: Int) throws(FileError) { try disk.truncate(path, to: length) }
    func sync(_ path: String) throws(FileError) {}
    func syncDirectory(_ path: String) throws(FileError) {}
    func rename(_ source: String, to destination: String) throws(FileError) {
        try disk.rename(source, to: destination)
    }
    func createTemporary(for path: String, _ audience: FileAudience) throws(FileError) -> String {
        try disk.createTemporary(for: path, audience)
    }
    func destination(_ path: String) throws(FileError) -> String { try disk.destination(path) }
    func list(_ path: String) throws(FileError) -> [String] { try disk.list(path) }
    func remove(_ path: String) throws(FileError) { try disk.remove(path) }
    func makeDirectory(_ path: String) throws(FileError) { try disk.makeDirectory(path) }
    func stamp(_ path: String) throws(FileError) -> FileStamp? { try disk.stamp(path) }
    func isPrivate(_ path: String) throws(FileError) -> Bool { try disk.isPrivate(path) }
    func makePrivate(_ path: String) throws(FileError) { try disk.makePrivate(path) }
    func lock(_ path: String, wait: LockWait) throws(FileError) -> (any FileLock)? { try disk.lock(path, wait: wait) }
    func watch(_ directory: String) -> (any FileWatch)? { nil }
}
