#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Measures the instructions of a start with callgrind, which do not depend on the machine's load: until the first
/// frame is on the terminal, and in all.
func instructions() throws {
    guard let valgrind = installed("valgrind") else {
        say("\ninstructions of a start: valgrind is not here")
        return
    }
    say("\ninstructions, in millions (callgrind)   to the first frame   and to the end, left at once")
    for colors in ["24bit", "256"] {
        for size in sizes {
            let game = play(colors: colors, ["--reduced-motion", "--now", "2026-04-02T11:00Z"])
            guard let counts = try instructions(of: game, size: size, colors: colors, valgrind: valgrind) else {
                say("  \(name(size))  \(pad(colors, 6)) callgrind left no report")
                continue
            }
            let (shown, all) = (Double(counts.toFrame) / 1e6, Double(counts.all) / 1e6)
            say("  \(name(size))  \(pad(colors, 30)) \(pad(text(shown), 20)) \(text(all))")
        }
    }
}

/// Counts the instructions of a game that is started by this command line, until its first frame is on the terminal and in
/// all; nil where callgrind left no report.
func instructions(
    of game: [String], size: (Int, Int), colors: String, valgrind: String
) throws -> (toFrame: Int, all: Int)? {
    let folder = try temporaryDirectory()
    let (report, bare) = (folder + "/report", folder + "/backyard-birds")
    // A dump before each whole frame is put on ncurses' window, which happens after it was sent, and one at the end.
    let parts = (1...9).map { "\(report).\($0)" } + [report]
    defer {
        for part in parts { unlink(part) }
        unlink(bare)
        rmdir(folder)
    }
    // valgrind does not understand some of this compiler's debug information.
    let strip = try PseudoTerminal(
        [installed("strip") ?? "strip", "-g", "-o", bare, program], environment: [], columns: 80, rows: 24)
    strip.drain(seconds: 30)
    _ = strip.quit("")
    let started = try PseudoTerminal(
        [
            valgrind, "-q", "--tool=callgrind", "--callgrind-out-file=\(report)",
            "--dump-before=*FrameWriter*draw*",
            bare,
        ]
            + game.dropFirst(),
        environment: environment(colors: colors), columns: size.0, rows: size.1)
    // Under valgrind everything is fifty times slower.
    started.drain(seconds: 60, quiet: 4, atLeast: 3000)
    _ = started.quit("\u{3}", timeout: 60)
    let counts = parts.compactMap { Counters.number("summary:", inFile: $0) }
    guard let first = counts.first, counts.count > 1 else { return nil }
    return (first, counts.reduce(0, +))
}

/// Returns the path of a tool; nil where it is not installed.
func installed(_ name: String) -> String? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
}
