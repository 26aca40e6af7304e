#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Instructions from the start to the first settled frame and the way out again, as callgrind counts them: they do not
/// depend on how busy the machine is.
func instructions() throws {
    guard let valgrind = installed("valgrind") else {
        say("\ninstructions of a start: valgrind is not here")
        return
    }
    say("\ninstructions of a start, and of leaving at the first frame (callgrind)")
    for colors in ["24bit", "256"] {
        for size in sizes {
            guard let count = try instructions(of: size, colors: colors, valgrind: valgrind) else {
                say("  \(name(size))  \(pad(colors, 6)) callgrind left no report")
                continue
            }
            say("  \(name(size))  \(pad(colors, 6)) \(text(Double(count) / 1e6)) million")
        }
    }
}

private func instructions(of size: (Int, Int), colors: String, valgrind: String) throws -> Int? {
    let folder = try temporaryDirectory()
    let (report, bare) = (folder + "/report", folder + "/backyard-birds")
    defer {
        unlink(report)
        unlink(bare)
        rmdir(folder)
    }
    // Without what valgrind does not understand of this compiler's debug information.
    let strip = try PseudoTerminal(
        [installed("strip") ?? "strip", "-g", "-o", bare, program], environment: [], columns: 80, rows: 24)
    strip.drain(seconds: 30)
    _ = strip.quit("")
    let game = try PseudoTerminal(
        [valgrind, "-q", "--tool=callgrind", "--callgrind-out-file=\(report)", bare]
            + play(colors: colors, ["--reduced-motion", "--now", "2026-04-02T11:00Z"]).dropFirst(),
        environment: environment(colors: colors), columns: size.0, rows: size.1)
    // Fifty times slower than without it.
    game.drain(seconds: 60, quiet: 4, atLeast: 3000)
    _ = game.quit("q", patience: 60)
    return Counters.number("summary:", inFile: report)
}

/// Where a tool is; nil where it is not installed.
private func installed(_ name: String) -> String? {
    ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
}
