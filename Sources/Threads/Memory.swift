import CSignals

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The process's memory, requested from the system before it is needed.
package enum Memory {
    /// Prefaults the heap pages used at start: a thousand single page faults are a fifth of a start. Does nothing where
    /// the system has no call for it.
    package static func prefault(bytes: Int) { csignals_take_memory(bytes) }

    /// Returns whether the system would give `bytes` of memory now, which `ulimit -v` may limit.
    package static func isAvailable(bytes: Int) -> Bool {
        let piece = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        guard piece != MAP_FAILED else { return false }
        munmap(piece, bytes)
        return true
    }
}
