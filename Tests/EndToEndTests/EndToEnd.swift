import TestSupport
import Testing

/// Tests that play the real program. Side by side, as all others: each has a home directory, a terminal and a tmux server
/// of its own, and mostly waits for what it has started.
@Suite("The real program", .ownThreads)
enum EndToEnd {}
