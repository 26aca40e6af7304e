import CSignals

/// Memory of the process, taken from the system before it is needed.
package enum Memory {
    /// At one stroke what a start is going to use: a thousand pages, each asked for when it is first touched, are a fifth of
    /// what a start costs. Where the system has no call for it, nothing happens.
    package static func take(bytes: Int) { csignals_take_memory(bytes) }
}
