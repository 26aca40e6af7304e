import Chronology
import Session
import Storefront
import Synchronization
import TestSupport
import Testing

@testable import Commands
@testable import backyard_birds

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The real disk, on which the program dies: without a warning, before the nth change that it would make, or in the
/// middle of it.
final class DeadlyFiles: FileSystem {
    private let disk = DiskFiles()
    private let deadline: Int
    private let isMidway: Bool
    private let changes = Mutex<[FileOperation]>([])

    /// - Parameter deadline: changes that still happen; none is the last if it is never reached.
    init(after deadline: Int, midway isMidway: Bool = false) {
        self.deadline = deadline
        self.isMidway = isMidway
    }

    /// What was changed, in order.
    var operations: [FileOperation] { changes.withLock { $0 } }

    /// True where the change is the last, and only its first half is to happen.
    private func isLast(_ operation: FileOperation) -> Bool {
        let number = changes.withLock { changes in
            changes.append(operation)
            return changes.count - 1
        }
        guard number == deadline else { return false }
        if !isMidway { die() }
        return true
    }

    private func die() { kill(getpid(), SIGKILL) }

    func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        guard isLast(.write) else { return try disk.write(bytes, to: path) }
        try disk.write(Array(bytes.prefix(bytes.count / 2)), to: path)
        die()
    }

    func createTemporary(for path: String, _ audience: FileAudience) throws(FileError) -> String {
        if isLast(.write) { die() }
        return try disk.createTemporary(for: path, audience)
    }

    func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        guard isLast(.append) else { return try disk.append(bytes, to: path) }
        try disk.append(Array(bytes.prefix(bytes.count / 2)), to: path)
        die()
    }

    func overwrite(_ bytes: [UInt8], in path: String, at offset: Int) throws(FileError) {
        guard isLast(.write) else { return try disk.overwrite(bytes, in: path, at: offset) }
        try disk.overwrite(Array(bytes.prefix(bytes.count / 2)), in: path, at: offset)
        die()
    }

    func truncate(_ path: String, to length: Int) throws(FileError) {
        if isLast(.truncate) { die() }
        try disk.truncate(path, to: length)
    }

    func sync(_ path: String) throws(FileError) {
        if isLast(.sync) { die() }
        try disk.sync(path)
    }

    func syncDirectory(_ path: String) throws(FileError) {
        if isLast(.sync) { die() }
        try disk.syncDirectory(path)
    }

    func rename(_ source: String, to destination: String) throws(FileError) {
        if isLast(.rename) { die() }
        try disk.rename(source, to: destination)
    }

    func remove(_ path: String) throws(FileError) {
        if isLast(.remove) { die() }
        try disk.remove(path)
    }

    func makeDirectory(_ path: String) throws(FileError) {
        if isLast(.makeDirectory) { die() }
        try disk.makeDirectory(path)
    }

    func isPrivate(_ path: String) throws(FileError) -> Bool { try disk.isPrivate(path) }
    func makePrivate(_ path: String) throws(FileError) {
        if isLast(.write) { die() }
        try disk.makePrivate(path)
    }

    func lock(_ path: String, wait: LockWait) throws(FileError) -> (any FileLock)? {
        guard let lock = try disk.lock(path, wait: wait) else { return nil }
        return DeadlyLock(lock) { if self.isLast(.lock) { self.die() } }
    }

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] { try disk.read(path, limit: limit) }
    func destination(_ path: String) throws(FileError) -> String { try disk.destination(path) }
    func read(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8] {
        try disk.read(path, from: offset, count: count)
    }
    func list(_ path: String) throws(FileError) -> [String] { try disk.list(path) }
    func stamp(_ path: String) throws(FileError) -> FileStamp? { try disk.stamp(path) }
    func watch(_ directory: String) -> (any FileWatch)? { nil }
}

/// A lock whose record is a change of the disk, too.
private final class DeadlyLock: FileLock {
    private let lock: any FileLock
    private let willChange: @Sendable () -> Void

    init(_ lock: any FileLock, willChange: @escaping @Sendable () -> Void) {
        self.lock = lock
        self.willChange = willChange
    }

    func record(_ text: String) {
        willChange()
        lock.record(text)
    }

    func release() { lock.release() }
    var isInPlace: Bool { lock.isInPlace }
}

/// Who buys.
enum Buyer: String, CaseIterable, Codable, Sendable {
    /// `backyard-birds store buy`, a command of its own.
    case command
    /// An open game, and its way out.
    case game

    static let bottle = "nectar.bottle"

    func buy(in root: String, on files: any FileSystem) throws {
        var environment = Self.environment
        environment.files = files
        switch self {
        case .command:
            let console = Console(write: { _ in }, writeError: { _ in })
            _ = CommandLineRunner(environment: environment, console: console, pages: ScreenPages())
                .run(["store", "buy", Self.bottle, "--data", root])
        case .game:
            let session = try Self.open(root, environment)
            try session.perform(.store(.purchase(Self.bottle)))
            _ = session.advance()
            session.close()
        }
    }

    /// All at one moment, by both clocks: in what a machine takes for it, longer or shorter, a bird may come, which is
    /// written, too.
    static var environment: Environment {
        var environment = Environment.live
        environment.now = { Instant(milliseconds: 1_775_127_600_000) }
        environment.uptime = { .seconds(1000) }
        return environment
    }

    static func open(_ root: String, _ environment: Environment = Buyer.environment) throws -> Session {
        var configuration = Configuration()
        configuration.dataDirectory = root
        configuration.seed = 7
        return try Session.open(configuration, environment: environment, savesInline: true)
    }
}

/// A purchase in a process of its own, killed with `kill -9` at every change of the disk: afterwards the goods are there
/// once and the simulated money is spent once, or neither.
@Suite(.serialized, .ownThreads) struct KilledPurchaseTests {
    @Test(arguments: Buyer.allCases)
    func killedAtEveryWrite(buyer: Buyer) async throws {
        let pristine = try Folder()
        try Buyer.open(pristine.path).close()
        let rehearsal = try pristine.copy()
        let counting = DeadlyFiles(after: .max)
        try buyer.buy(in: rehearsal.path, on: counting)
        let operations = counting.operations
        try #require(operations.count >= 6)
        var outcomes: Set<Int> = []
        for (number, operation) in operations.enumerated() {
            for isMidway in [.write, .append].contains(operation) ? [false, true] : [false] {
                let folder = try pristine.copy()
                let root = folder.path
                await #expect(processExitsWith: .signal(SIGKILL)) {
                    [buyer = buyer as Buyer, root = root as String, number = number as Int, half = isMidway as Bool] in
                    try buyer.buy(in: root, on: DeadlyFiles(after: number, midway: half))
                }
                outcomes.insert(try bottles(in: root, "\(operation) \(number) of \(operations.count)"))
            }
        }
        #expect(outcomes == [0, 1], "the sweep goes from before the purchase to after it")
    }

    /// Opens what was left behind and goes on; how many bottles were bought.
    private func bottles(in root: String, _ place: Comment) throws -> Int {
        var counts: [Int] = []
        for _ in 1...2 {
            let session = try Buyer.open(root)
            let bought = session.store.all(includingFinishedConsumables: true).compactMap(\.verifiedPayload)
            #expect(bought.count <= 1, place)
            #expect(session.world.owned(.nectar) == 5 * bought.count, place)
            let spent = session.store.spending().reduce(Price.zero) { $0 + $1.amount }
            #expect(spent == Price(milliunits: 1990) * bought.count, place)
            #expect(session.notices.isEmpty, place)
            session.close()
            #expect(session.store.unfinished.isEmpty, place)
            counts.append(bought.count)
        }
        #expect(counts[0] == counts[1], place)
        return counts[0]
    }
}

/// A folder of its own that goes when it does.
private final class Folder {
    let path: String

    init() throws {
        var template = Array("/tmp/backyard-birds-XXXXXX".utf8CString)
        path = try #require(mkdtemp(&template).map { String(cString: $0) })
    }

    deinit { Self.empty(path) }

    func copy() throws -> Folder {
        let copy = try Folder()
        try Self.copy(path, to: copy.path)
        return copy
    }

    private static func isFolder(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }

    private static func copy(_ source: String, to destination: String) throws {
        let files = DiskFiles()
        for name in try files.list(source) {
            let (from, to) = ("\(source)/\(name)", "\(destination)/\(name)")
            if isFolder(from) {
                try files.makeDirectory(to)
                try copy(from, to: to)
            } else {
                try files.write(try files.read(from), to: to)
            }
        }
    }

    private static func empty(_ path: String) {
        for name in (try? DiskFiles().list(path)) ?? [] {
            let inner = "\(path)/\(name)"
            if isFolder(inner) { empty(inner) } else { unlink(inner) }
        }
        rmdir(path)
    }
}
