@testable import Session

/// What the next program finds on the disk.
extension MemoryFiles {
    /// The disk as the next program finds it: after a crash all that was written, after a power cut what was synced.
    package func restarted(afterPowerCut: Bool) -> MemoryFiles {
        let (files, names, directories, next) = state.withLock {
            state -> ([UInt64: File], [String: UInt64], Set<String>, UInt64) in
            var files = state.files
            for (identity, file) in files {
                let bytes = afterPowerCut ? file.synced : file.bytes
                files[identity] = File(bytes: bytes, synced: bytes, version: file.version)
            }
            return (files, afterPowerCut ? state.syncedNames : state.names, state.directories, state.nextIdentity)
        }
        var fresh = State()
        fresh.files = files
        fresh.names = names
        fresh.syncedNames = names
        fresh.directories = directories
        fresh.nextIdentity = next
        return MemoryFiles(fresh)
    }

    /// From now on, keeps the disk as it is after each operation.
    package func recordImages() {
        state.withLock { $0.images = [Image](repeating: $0.image, count: $0.calls.count + 1) }
    }

    /// How a crash ends.
    package enum Crash: Hashable, Sendable, CaseIterable {
        /// The program was killed: all it wrote is there.
        case killed
        /// The program was killed in the middle of the operation: a half of what it was writing is there.
        case killedHalfway
        /// The power was cut: what was not synced is gone.
        case powerCut
    }

    /// The disk as the next program finds it if the one that used this disk had come no further than `count` operations.
    /// To be used after `recordImages()`.
    package func restarted(after count: Int, _ crash: Crash) -> MemoryFiles {
        let images = state.withLock { state in
            let images = state.images ?? []
            return (images[min(count, images.count - 1)], images[min(count + 1, images.count - 1)])
        }
        var fresh = State()
        fresh.directories = state.withLock { $0.directories }
        fresh.nextIdentity = state.withLock { $0.nextIdentity }
        fresh.names = crash == .powerCut ? images.0.syncedNames : images.0.names
        for identity in Set(fresh.names.values) {
            guard let file = images.0.files[identity] else { continue }
            let bytes = crash == .powerCut ? file.synced : file.bytes
            fresh.files[identity] = File(bytes: bytes, synced: bytes, version: file.version)
        }
        if crash == .killedHalfway {
            // Renaming happens at once; only contents can be half there.
            for (path, identity) in images.1.names
            where images.0.names[path] == identity || images.0.files[identity] == nil {
                let after = images.1.files[identity]?.bytes ?? []
                let before = images.0.names[path] == identity ? images.0.files[identity]?.bytes ?? [] : []
                guard after != before else { continue }
                let kept =
                    after.starts(with: before) ? before.count + (after.count - before.count) / 2 : after.count / 2
                fresh.names[path] = identity
                fresh.files[identity] = File(bytes: Array(after.prefix(kept)), synced: Array(after.prefix(kept)))
            }
        }
        fresh.syncedNames = fresh.names
        return MemoryFiles(fresh)
    }
}
