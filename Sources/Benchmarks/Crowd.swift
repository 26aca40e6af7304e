#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Measures the cost of a player on a shared machine: games side by side, most in a pane without focus, some with it.
func crowd() throws {
    let size = (100, 30)
    let counts = quick ? (idle: 8, watched: 2) : (idle: 80, watched: 20)
    say("\na crowd: \(counts.idle) idle and \(counts.watched) watched games of \(name(size)) at once")
    func opened(_ count: Int) throws -> [PseudoTerminal] {
        try (0..<count).map { _ in
            let game = try open(size)
            game.drain(seconds: 10, quiet: 0.1, atLeast: 2000)
            return game
        }
    }
    let idle = try opened(counts.idle)
    // The terminal's report that its window has lost the focus.
    for game in idle { game.send("\u{1B}[O") }
    let watched = try opened(counts.watched)
    PseudoTerminal.drain(idle + watched, seconds: quick ? 2 : 5)
    let seconds = quick ? 5.0 : 30.0
    let before = (idle.map { $0.counters() }, watched.map { $0.counters() })
    PseudoTerminal.drain(idle + watched, seconds: seconds)
    say("                private dirty   wake-ups/s   CPU of ten   a thousand")
    report("idle", idle, since: before.0, seconds)
    report("watched", watched, since: before.1, seconds)
    say("  A thousand is ten times a hundred: games share the program's pages and nothing else, so that memory grows")
    say("  with each by what is private to it, and CPU by what each does itself; neither waits for another.")
    for game in idle + watched { _ = game.quit("\u{3}") }
}

private func report(_ label: String, _ games: [PseudoTerminal], since before: [Counters], _ seconds: Double) {
    let after = games.map { $0.counters() }
    func mean(_ value: (Counters) -> Double, _ counters: [Counters]) -> Double {
        counters.map(value).reduce(0, +) / Double(max(1, counters.count))
    }
    func rate(_ value: (Counters) -> Double) -> Double { (mean(value, after) - mean(value, before)) / seconds }
    let cpu = rate(\.cpuSeconds) * 100
    let memory = mean({ Double($0.privateDirtyKiB) / 1024 }, after)
    say(
        "  \(pad(label, 12))  \(pad(text(memory) + " MiB", 14))  \(pad(text(rate { Double($0.wakeUps) }), 10))"
            + "   \(pad(text(cpu * 10) + " %", 10))   \(text(memory * 1000 / 1024)) GiB, \(text(cpu * 10)) cores")
}
