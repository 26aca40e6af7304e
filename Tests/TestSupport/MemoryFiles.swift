import Session
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A disk in memory that can fail on demand: at any operation with any error, in the middle of a write, by a crash of
/// the program or by a power cut that takes everything not synced.
package final class MemoryFiles: FileSystem {
    /// What befalls one operation.
    package enum Fault: Hashable, Sendable {
        /// It fails with this error number and does nothing.
        case error(Int32)
        /// A write or append leaves only the first half, then fails with "disk full"; others just fail.
        case short
        /// The program ends before it; nothing works from then on.
        case crashBefore
        /// The program ends after it.
        case crashAfter
    }

    /// One operation as it was asked for.
    package struct Call: Hashable, Sendable {
        package let operation: FileOperation
        package let path: String
    }

    struct File {
        var bytes: [UInt8] = []
        /// What a power cut leaves of it.
        var synced: [UInt8] = []
        var version: Int64 = 0
    }

    struct State {
        var files: [UInt64: File] = [:]
        /// Path to file, as running programs see it; the other, as a power cut leaves it.
        var names: [String: UInt64] = [:]
        var syncedNames: [String: UInt64] = [:]
        var directories: Set<String> = ["/", "."]
        /// Files that others may read.
        var exposed: Set<String> = []
        var nextIdentity: UInt64 = 1
        /// By file: a lock is none of another file that took its name.
        var locks: [UInt64: ObjectIdentifier] = [:]
        var calls: [Call] = []
        var faults: [Int: Fault] = [:]
        var failing: (@Sendable (Call) -> Int32?)?
        var hasCrashed = false
        /// The disk after each operation, where that is recorded.
        var images: [Image]?
    }

    /// A disk at one moment.
    struct Image {
        var files: [UInt64: File]
        var names: [String: UInt64]
        var syncedNames: [String: UInt64]
        var directories: Set<String>
    }

    let state: Mutex<State>
    private let hasWatch: Bool

    /// - Parameter hasWatch: directories can be watched, though nobody else changes anything.
    package init(hasWatch: Bool = false) {
        state = Mutex(State())
        self.hasWatch = hasWatch
    }

    init(_ state: sending State) {
        self.state = Mutex(state)
        hasWatch = false
    }

    /// All operations so far. The next one has the number `calls.count`.
    package var calls: [Call] { state.withLock { $0.calls } }

    package func fail(operation number: Int, with fault: Fault) {
        state.withLock { $0.faults[number] = fault }
    }

    /// Every operation for which `rule` gives an error number fails with it; `nil` ends that.
    package func fail(where rule: (@Sendable (Call) -> Int32?)?) {
        state.withLock { $0.failing = rule }
    }

    /// Lets no forecast be written, and so none be computed, where it is not what is tested: it would take most of the
    /// time.
    package func refuseForecasts() {
        fail { $0.path.split(separator: "/").last?.hasPrefix("forecast.") == true ? 28 : nil }
    }

    /// All names and contents, to know a disk again: hashed and compared as memory, where a dictionary of arrays goes
    /// through them byte by byte.
    package struct Disk: Hashable {
        private let bytes: [UInt8]

        fileprivate init(_ contents: [String: [UInt8]]) {
            bytes = contents.sorted { $0.key < $1.key }.flatMap { path, bytes in
                Array("\(path)\0\(bytes.count)\0".utf8) + bytes
            }
        }

        package static func == (a: Self, b: Self) -> Bool {
            a.bytes.count == b.bytes.count
                && a.bytes.withUnsafeBytes { first in
                    b.bytes.withUnsafeBytes { second in
                        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
                        return memcmp(first, second, a.bytes.count) == 0
                    }
                }
        }

        package func hash(into hasher: inout Hasher) {
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    package var disk: Disk { Disk(contents) }

    /// Contents by path, past every fault: for a test to look at or to damage.
    package var contents: [String: [UInt8]] {
        get {
            state.withLock { state in state.names.mapValues { state.files[$0]?.bytes ?? [] } }
        }
        set {
            state.withLock { state in
                state.names = state.names.filter { newValue[$0.key] != nil }
                for (path, bytes) in newValue {
                    let identity = state.names[path] ?? state.newFile(path)
                    // What stays as it is was not touched.
                    let isSame = state.files[identity]?.bytes == bytes
                    let version = (state.files[identity]?.version ?? 0) + (isSame ? 0 : 1)
                    state.files[identity] = File(bytes: bytes, synced: bytes, version: version)
                    state.directories.insert(Paths.directory(of: path))
                }
                state.syncedNames = state.names
            }
        }
    }

    package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        try perform(.read, path) { state -> Answer<[UInt8]> in
            guard let identity = state.names[path] else { return .failure(ENOENT) }
            let bytes = state.files[identity]?.bytes ?? []
            return bytes.count > limit ? .failure(EFBIG) : .success(bytes)
        }
    }

    package func read(_ path: String, from offset: Int, count: Int) throws(FileError) -> [UInt8] {
        Array(try read(path).dropFirst(offset).prefix(count))
    }

    package func overwrite(_ bytes: [UInt8], in path: String, at offset: Int) throws(FileError) {
        try put(.write, bytes, path) { $0.replaceSubrange(offset..<min(offset + $1.count, $0.count), with: $1) }
    }

    package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        try put(.write, bytes, path) { $0 = $1 }
    }

    package func append(_ bytes: [UInt8], to path: String) throws(FileError) {
        try put(.append, bytes, path) { $0 += $1 }
    }

    package func truncate(_ path: String, to length: Int) throws(FileError) {
        try perform(.truncate, path) { state -> Answer<Void> in
            guard let identity = state.names[path], var file = state.files[identity] else { return .failure(ENOENT) }
            file.bytes = Array(file.bytes.prefix(length))
            file.version += 1
            state.files[identity] = file
            return .success(())
        }
    }

    package func sync(_ path: String) throws(FileError) {
        try perform(.sync, path) { state -> Answer<Void> in
            guard let identity = state.names[path] else { return .failure(ENOENT) }
            let bytes = state.files[identity]?.bytes ?? []
            state.files[identity]?.synced = bytes
            return .success(())
        }
    }

    package func syncDirectory(_ path: String) throws(FileError) {
        try perform(.sync, path) { state -> Answer<Void> in
            guard state.directories.contains(path) else { return .failure(ENOENT) }
            state.syncedNames = state.syncedNames.filter { Paths.directory(of: $0.key) != path }
            for (name, identity) in state.names where Paths.directory(of: name) == path {
                state.syncedNames[name] = identity
            }
            // What no name leads to, and no power cut brings back, is gone.
            let reachable = Set(state.names.values).union(state.syncedNames.values).union(state.locks.keys)
            state.files = state.files.filter { reachable.contains($0.key) }
            return .success(())
        }
    }

    package func rename(_ source: String, to destination: String) throws(FileError) {
        try perform(.rename, destination) { state -> Answer<Void> in
            guard let identity = state.names.removeValue(forKey: source) else { return .failure(ENOENT) }
            state.names[destination] = identity
            return .success(())
        }
    }

    package func createTemporary(for path: String, _ audience: FileAudience) throws(FileError) -> String {
        let name = Leftovers.name(for: path, number: UInt32(truncatingIfNeeded: state.withLock { $0.nextIdentity }))
        try write([], to: name)
        return name
    }

    package func destination(_ path: String) throws(FileError) -> String { path }

    package func list(_ path: String) throws(FileError) -> [String] {
        try perform(.list, path) { state -> Answer<[String]> in
            guard state.directories.contains(path) else { return .failure(ENOENT) }
            let names = Array(state.names.keys) + Array(state.directories)
            return .success(
                names.filter { Paths.directory(of: $0) == path && $0 != path && $0 != "." }.map(Paths.name).sorted())
        }
    }

    package func remove(_ path: String) throws(FileError) {
        try perform(.remove, path) { state -> Answer<Void> in
            state.names.removeValue(forKey: path) == nil ? .failure(ENOENT) : .success(())
        }
    }

    package func makeDirectory(_ path: String) throws(FileError) {
        try perform(.makeDirectory, path) { state -> Answer<Void> in
            var directory = path
            while state.directories.insert(directory).inserted { directory = Paths.directory(of: directory) }
            return .success(())
        }
    }

    package func stamp(_ path: String) throws(FileError) -> FileStamp? {
        try perform(.inspect, path) { state -> Answer<FileStamp?> in
            guard let identity = state.names[path], let file = state.files[identity] else { return .success(nil) }
            return .success(FileStamp(size: file.bytes.count, identity: identity, modified: file.version))
        }
    }

    package func isPrivate(_ path: String) throws(FileError) -> Bool {
        try perform(.inspect, path) { state -> Answer<Bool> in .success(!state.exposed.contains(path)) }
    }

    package func makePrivate(_ path: String) throws(FileError) {
        try perform(.write, path) { state -> Answer<Void> in
            state.exposed.remove(path)
            return .success(())
        }
    }

    /// Lets everybody read a file.
    package func expose(_ path: String) { state.withLock { _ = $0.exposed.insert(path) } }

    /// Never waits: who would wait for a lock that is held gets the error `EDEADLK`, since nobody else runs.
    package func lock(_ path: String, wait: LockWait) throws(FileError) -> (any FileLock)? {
        let lock = MemoryLock(self, path)
        let isTaken = try perform(.lock, path) { state -> Answer<Bool> in
            guard state.directories.contains(Paths.directory(of: path)) else { return .failure(ENOENT) }
            let identity = state.names[path] ?? state.newFile(path)
            if state.locks[identity] != nil { return wait == .never ? .success(false) : .failure(EDEADLK) }
            state.locks[identity] = ObjectIdentifier(lock)
            lock.identity.withLock { $0 = identity }
            return .success(true)
        }
        return isTaken ? lock : nil
    }

    package func watch(_ directory: String) -> (any FileWatch)? { hasWatch ? SilentWatch() : nil }

    fileprivate func release(_ lock: MemoryLock) {
        state.withLock { state in
            let identity = lock.identity.withLock { $0 }
            if state.locks[identity] == ObjectIdentifier(lock) { state.locks[identity] = nil }
        }
    }

    fileprivate func isInPlace(_ lock: MemoryLock) -> Bool {
        state.withLock { $0.names[lock.path] == lock.identity.withLock { $0 } }
    }

    fileprivate func record(_ text: String, _ path: String) {
        state.withLock { state in
            guard !state.hasCrashed, let identity = state.names[path] else { return }
            state.files[identity]?.bytes = Array(text.utf8)
        }
    }

    private enum Answer<Value> {
        case success(Value)
        case failure(Int32)
    }

    private func put(
        _ operation: FileOperation, _ bytes: [UInt8], _ path: String,
        _ change: (inout [UInt8], [UInt8]) -> Void
    ) throws(FileError) {
        let number = state.withLock { $0.calls.count }
        let isShort = state.withLock { $0.faults[number] == .short }
        let part = isShort ? Array(bytes.prefix(bytes.count / 2)) : bytes
        if isShort { state.withLock { $0.faults[number] = nil } }
        try perform(operation, path) { state -> Answer<Void> in
            guard state.directories.contains(Paths.directory(of: path)) else { return .failure(ENOENT) }
            let identity = state.names[path] ?? state.newFile(path)
            var file = state.files[identity] ?? File()
            change(&file.bytes, part)
            file.version += 1
            state.files[identity] = file
            return .success(())
        }
        if isShort { throw FileError(operation, path, ENOSPC) }
    }

    private func perform<Value>(
        _ operation: FileOperation, _ path: String, _ body: (inout State) -> Answer<Value>
    ) throws(FileError) -> Value {
        let answer = state.withLock { state -> Answer<Value> in
            let call = Call(operation: operation, path: path)
            let fault = state.faults[state.calls.count]
            state.calls.append(call)
            defer {
                if state.images != nil {
                    let image = state.image
                    state.images?.append(image)
                }
            }
            if state.hasCrashed { return .failure(EIO) }
            if let code = state.failing?(call) { return .failure(code) }
            switch fault {
            case .error(let code): return .failure(code)
            case .short: return .failure(ENOSPC)
            case .crashBefore:
                state.crash()
                return .failure(EIO)
            case .crashAfter:
                _ = body(&state)
                state.crash()
                return .failure(EIO)
            case nil: return body(&state)
            }
        }
        switch answer {
        case .success(let value): return value
        case .failure(let code): throw FileError(operation, path, code)
        }
    }
}

extension MemoryFiles.State {
    fileprivate mutating func newFile(_ path: String) -> UInt64 {
        defer { nextIdentity += 1 }
        names[path] = nextIdentity
        files[nextIdentity] = MemoryFiles.File()
        return nextIdentity
    }

    var image: MemoryFiles.Image {
        MemoryFiles.Image(files: files, names: names, syncedNames: syncedNames, directories: directories)
    }

    fileprivate mutating func crash() {
        hasCrashed = true
        locks = [:]
    }
}

private final class SilentWatch: FileWatch {
    let descriptor: Int32 = -1
    func drain() {}
    func renew() -> Bool { false }
}

private final class MemoryLock: FileLock {
    let files: MemoryFiles
    let path: String
    /// Of the file that is locked.
    let identity = Mutex<UInt64>(0)

    init(_ files: MemoryFiles, _ path: String) {
        self.files = files
        self.path = path
    }

    deinit { release() }

    func record(_ text: String) { files.record(text, path) }
    func release() { files.release(self) }
    var isInPlace: Bool { files.isInPlace(self) }
}
