import CSignals

/// The process's memory, requested from the system before it is needed.
package enum Memory {
    /// Prefaults the heap pages used at start: a thousand single page faults are a fifth of a start. Does nothing where
    /// the system has no call for it.
    package static func prefault(bytes: Int) { csignals_take_memory(bytes) }
}
