/// A screen to leave open, with the same seed and date each time.
struct Scene {
    let label: String
    var arguments: [String] = []
    var keys = ""
    /// The seconds until the screen has settled.
    var settling = 4.0

    /// Returns arguments for a date. On the 6th it rains in two of the five yards, on the 8th in the first; on the 4th
    /// the sky is clear there.
    private static func day(_ day: Int, _ more: String...) -> [String] { ["--now", "2026-04-0\(day)T11:00Z"] + more }

    static let all = [
        Scene(label: "yards, two in rain", arguments: day(6), settling: 14),
        Scene(label: "yards, clear", arguments: day(4), settling: 14),
        Scene(label: "yard in rain", arguments: day(8), keys: "\r", settling: 14),
        Scene(label: "yard, clear", arguments: day(4), keys: "\r", settling: 14),
        Scene(label: "birds on the wing", arguments: day(4, "--time-scale", "600"), keys: "\r"),
        Scene(label: "nobody looks", arguments: day(8), keys: "\u{1B}[O", settling: 14),
        Scene(label: "reduced motion", arguments: day(8, "--reduced-motion"), settling: 14),
    ]

    static let keyed = [
        Scene(label: "at rest", arguments: day(8, "--reduced-motion"), settling: 0),
        Scene(label: "yards in rain", arguments: day(6), settling: 14),
        Scene(label: "birds on the wing", arguments: day(4, "--time-scale", "600")),
    ]
}

/// Measures the cost of leaving a screen open.
func steady() throws {
    say("\nleft open                          CPU    kB/s   writes/s  wake-ups/s  memory")
    let looks = sizes.flatMap { size in ["24bit", "256"].map { (size, $0) } }
    let seconds = quick ? 5.0 : 16.0
    for scene in Scene.all {
        // The games run side by side, and each is counted by itself.
        let games = try looks.map { try open($0.0, colors: $0.1, scene.arguments) }
        PseudoTerminal.drain(games, seconds: 1)
        for game in games { game.send(scene.keys) }
        PseudoTerminal.drain(games, seconds: scene.settling)
        let before = games.map { ($0.counters(), $0.bytes) }
        PseudoTerminal.drain(games, seconds: seconds)
        for ((size, colors), (game, (first, bytes))) in zip(looks, zip(games, before)) {
            let last = game.counters()
            func rate(_ value: (Counters) -> Double) -> String { text((value(last) - value(first)) / seconds) }
            say(
                "  \(pad(scene.label, 20)) \(name(size)) \(pad(colors, 6))"
                    + "\(pad(rate { $0.cpuSeconds * 100 } + " %", 8))"
                    + " \(pad(text(Double(game.bytes - bytes) / seconds / 1000), 8))"
                    + " \(pad(rate { Double($0.writeCalls) }, 8)) \(pad(rate { Double($0.wakeUps) }, 8))"
                    + " \(text(Double(last.residentKiB) / 1024)) MiB")
        }
        for game in games { _ = game.quit("\u{3}") }
    }
}
