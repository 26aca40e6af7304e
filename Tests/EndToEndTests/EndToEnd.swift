import Testing

/// Tests that play the real program. One at a time: they share the machine with a shell, tmux and the game itself.
@Suite("The real program", .serialized)
enum EndToEnd {}
