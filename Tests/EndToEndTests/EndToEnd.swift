import TestSupport
import Testing

/// Tests that play the real program. Side by side, too: each has a home directory, a terminal and a tmux server of its
/// own. They mostly wait for what they have started, so they leave the threads of all others alone.
@Suite("The real program", .ownThreads)
enum EndToEnd {}
