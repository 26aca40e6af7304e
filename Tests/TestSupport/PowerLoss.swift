import Session

/// Everything that was done to a recorded disk, as a disk sees it whose power goes: what was not synced by then may
/// have arrived in any order, in part, or not at all.
///
/// What is assumed of the hardware and the file system: a sector of 512 bytes that is not being written keeps what it
/// has; one that is being written holds afterwards what it held, what it was to hold, or, where its file grows, zeros
/// or anything. `fsync` of a file saves its contents and not its name, `fsync` of a directory the names in it and not
/// what lies below. A rename is there whole or not at all, also between two directories, as wherever a file system
/// keeps a log.
package struct PowerLoss {
    fileprivate struct Step {
        var names: [String: UInt64?] = [:]
        var directories: Set<String> = []
        var files: [UInt64: [UInt8]] = [:]
        var syncedFile: UInt64?
        var syncedDirectory: String?
    }

    private let base: MemoryFiles.Image
    private let versions: [UInt64: Int64]
    private var steps: [Step] = []

    /// How many operations there were.
    package var operations: Int { steps.count }

    /// - Parameter files: on which `recordImages()` was called before whatever can be lost.
    package init(_ files: MemoryFiles) {
        let (images, calls, now) = files.state.withLock { ($0.images ?? [], $0.calls, $0.image) }
        base = images.first ?? now
        versions = now.files.mapValues(\.version)
        for number in images.indices.dropLast() {
            steps.append(Step(from: images[number], to: images[number + 1], calls[number]))
        }
    }

    /// The disk as the next program may find it when the power goes during the operation of that number, or after all.
    package func disk(during operation: Int, using random: inout some RandomNumberGenerator) -> MemoryFiles {
        let steps = Array(steps.prefix(operation + 1))
        let safe = Self.safe(steps, before: operation)
        let arrival = Arrival(&random)
        var names = base.names
        var directories = base.directories
        var contents = base.files.mapValues(\.bytes)
        var intended = contents
        for (number, step) in steps.enumerated() {
            for directory in step.directories.sorted()
            where safe.names[number].contains(directory) || arrival.happens(&random) {
                directories.insert(directory)
            }
            let isNamed = step.names.keys.contains { safe.names[number].contains($0) }
            if !step.names.isEmpty, isNamed || arrival.happens(&random) {
                names.merge(step.names.compactMapValues { $0 }) { $1 }
                for (path, identity) in step.names where identity == nil { names[path] = nil }
            }
            for (identity, bytes) in step.files.sorted(by: { $0.key < $1.key }) {
                if safe.files[number].contains(identity) {
                    contents[identity] = bytes
                } else {
                    let before = intended[identity] ?? []
                    arrival.write(bytes, after: before, into: &contents[identity, default: []], &random)
                }
                intended[identity] = bytes
            }
        }
        return MemoryFiles(state(names, directories, contents))
    }

    /// For each operation, the names and the files that a later one has synced.
    private static func safe(
        _ steps: [Step], before operation: Int
    ) -> (names: [Set<String>], files: [Set<UInt64>]) {
        var names = [Set<String>](repeating: [], count: steps.count)
        var files = [Set<UInt64>](repeating: [], count: steps.count)
        var directories: Set<String> = []
        var identities: Set<UInt64> = []
        for number in steps.indices.reversed() {
            let step = steps[number]
            if number < operation {
                if let directory = step.syncedDirectory { directories.insert(directory) }
                if let identity = step.syncedFile { identities.insert(identity) }
            }
            names[number] = Set(step.names.keys.filter { directories.contains(Paths.directory(of: $0)) })
            // `makeDirectory` returns once it is durable.
            if number < operation { names[number].formUnion(step.directories) }
            files[number] = Set(step.files.keys).intersection(identities)
        }
        return (names, files)
    }

    private func state(
        _ names: [String: UInt64], _ directories: Set<String>, _ contents: [UInt64: [UInt8]]
    ) -> MemoryFiles.State {
        var state = MemoryFiles.State()
        // What lies in a directory that is not there cannot be found.
        state.directories = directories.filter { isThere(Paths.directory(of: $0), directories) }
        state.names = names.filter { isThere(Paths.directory(of: $0.key), directories) }
        state.syncedNames = state.names
        for identity in Set(state.names.values) {
            let bytes = contents[identity] ?? []
            // A file's time may have been written where its contents were not.
            state.files[identity] = MemoryFiles.File(bytes: bytes, synced: bytes, version: versions[identity] ?? 0)
        }
        state.nextIdentity = (versions.keys.max() ?? 0) + 1
        return state
    }

    private func isThere(_ directory: String, _ directories: Set<String>) -> Bool {
        if directory == "/" || directory == "." || base.directories.contains(directory) { return true }
        return directories.contains(directory) && isThere(Paths.directory(of: directory), directories)
    }
}

extension PowerLoss.Step {
    init(from before: MemoryFiles.Image, to after: MemoryFiles.Image, _ call: MemoryFiles.Call) {
        for (path, identity) in after.names where before.names[path] != identity { names[path] = identity }
        for path in before.names.keys where after.names[path] == nil { names.updateValue(nil, forKey: path) }
        directories = after.directories.subtracting(before.directories)
        for (identity, file) in after.files
        where before.files[identity]?.version != file.version
            || before.files[identity]?.bytes != file.bytes
        {
            files[identity] = file.bytes
        }
        guard call.operation == .sync else { return }
        if let identity = after.names[call.path], let file = after.files[identity], file.synced == file.bytes {
            syncedFile = identity
        } else if after.directories.contains(call.path) {
            syncedDirectory = call.path
        }
    }
}

/// How much of what was under way arrives in one power cut.
private struct Arrival {
    private let chance: Double
    private let isTorn: Bool
    private static let sector = 512

    init(_ random: inout some RandomNumberGenerator) {
        chance = [0, 0.1, 0.5, 0.9, 1].randomElement(using: &random) ?? 0.5
        isTorn = Bool.random(using: &random)
    }

    func happens(_ random: inout some RandomNumberGenerator) -> Bool {
        Double.random(in: 0..<1, using: &random) < chance
    }

    /// One write, or as many sectors of it as arrive.
    func write(
        _ bytes: [UInt8], after before: [UInt8], into contents: inout [UInt8],
        _ random: inout some RandomNumberGenerator
    ) {
        guard isTorn else {
            if happens(&random) { contents = bytes }
            return
        }
        if bytes.count < before.count {
            if happens(&random) { contents.removeLast(max(0, contents.count - bytes.count)) }
        } else if bytes.count > contents.count, happens(&random) {
            // The new length has arrived; what belongs there, perhaps not.
            let isGarbage = Int.random(in: 0..<4, using: &random) == 0
            for _ in contents.count..<bytes.count {
                contents.append(isGarbage ? .random(in: 0...255, using: &random) : 0)
            }
        }
        for start in stride(from: 0, to: bytes.count, by: Self.sector) {
            let range = start..<min(start + Self.sector, bytes.count)
            let isNew = range.upperBound > before.count || before[range] != bytes[range]
            if isNew, range.upperBound <= contents.count, happens(&random) {
                contents.replaceSubrange(range, with: bytes[range])
            }
        }
    }
}
