import Session

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `make bench`: the game as a player's machine sees it. Machines differ, so times are also given as ratios to a
/// reference measured in the same run.

/// The path of the game's program, in the folder of this one.
let program =
    CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/") + "/backyard-birds"
/// The folder of the games' settings file: no first sighting opens a picture over what is measured.
let settingsFolder = try temporaryDirectory()
try DiskFiles().makeDirectory(settingsFolder + "/backyard-birds")
try DiskFiles().write(Array(#"{"first-sightings": "off"}"#.utf8), to: settingsFolder + "/backyard-birds/config.json")
let quick = CommandLine.arguments.contains("--quick")
let sizes = [(80, 24), (120, 40), (200, 60)]
let reference = referenceMilliseconds()
say("reference: \(text(reference)) ms (a loop of 2^24 multiplications; ratios below are to it)")
do {
    // `bench crowd` and so on measure only these.
    let only = ["start", "steady", "key", "stores", "worlds", "crowd"].filter(CommandLine.arguments.contains)
    if only.isEmpty || only.contains("start") {
        try startUp()
        try instructions()
    }
    if only.isEmpty || only.contains("steady") { try steady() }
    if only.isEmpty || only.contains("key") { try latency() }
    if only.isEmpty || only.contains("stores") {
        try stores()
        try ledgers()
    }
    if only.isEmpty || only.contains("worlds") { worlds() }
    if only.contains("crowd") { try crowd() }
    removeSettings()
} catch {
    removeSettings()
    say("bench: \(error)")
    exit(1)
}

func removeSettings() { _ = runToEnd(["/bin/rm", "-rf", settingsFolder]) }

/// Returns the milliseconds of a fixed amount of arithmetic, the best of five.
func referenceMilliseconds() -> Double {
    (0..<5).map { _ in
        let start = uptime()
        var state: UInt64 = 1
        for _ in 0..<(1 << 24) { state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
        precondition(state != 0)
        return (uptime() - start) * 1000
    }.min() ?? 1
}

func environment(colors: String) -> [String] {
    var list = [
        "TERM=xterm-256color", "LANG=C.UTF-8", "HOME=/nonexistent", "USER=bench", "XDG_CONFIG_HOME=\(settingsFolder)",
    ]
    if colors == "24bit" { list.append("COLORTERM=truecolor") }
    return list
}

func open(
    _ size: (Int, Int), colors: String = "24bit", _ arguments: [String] = []
) throws -> PseudoTerminal {
    try PseudoTerminal(
        play(colors: colors, arguments), environment: environment(colors: colors), columns: size.0, rows: size.1)
}

/// Returns the command line of a game that is the same each time.
func play(colors: String, _ arguments: [String]) -> [String] {
    [program, "--in-memory", "--seed", "7", "--colors", colors] + arguments
}

/// Measures a start to the first settled frame: the last byte before 30 ms of silence.
func startUp() throws {
    say("\nstart-up, median of \(quick ? 5 : 15)     first byte   settled frame   (× reference)")
    for size in sizes {
        var first: [Double] = []
        var settled: [Double] = []
        for _ in 0..<(quick ? 5 : 15) {
            let game = try open(size, ["--reduced-motion"])
            if let seen = game.drain(seconds: 2, quiet: 0.03, atLeast: 2000) {
                first.append((seen.first - game.spawned) * 1000)
                settled.append((seen.last - game.spawned) * 1000)
            }
            _ = game.quit("q")
        }
        let ms = median(settled)
        say(
            "  \(name(size))  24bit        \(text(median(first))) ms      \(text(ms)) ms       \(text(ms / reference))")
    }
}

/// Measures a key to the first byte after it; with moving pictures, that byte may be one of theirs.
func latency() throws {
    say("\nkey to screen, median of 40")
    for (size, scene) in sizes.flatMap({ size in Scene.keyed.map { (size, $0) } }) {
        let game = try open(size, scene.arguments)
        game.drain(seconds: 1, quiet: 0.1, atLeast: 2000)
        game.drain(seconds: scene.settling)
        var times: [Double] = []
        for index in 0..<40 {
            let sent = uptime()
            game.send(index.isMultiple(of: 2) ? "l" : "h")
            if let seen = game.drain(seconds: 0.04, quiet: 0.02) { times.append((seen.first - sent) * 1000) }
        }
        say("  \(name(size))  \(pad(scene.label, 24)) \(text(median(times))) ms   (\(times.count) of 40 answered)")
        _ = game.quit("\u{3}")
    }
}

/// Prints a line of the report at once.
func say(_ line: String) {
    print(line)
    fflush(nil)
}

func median(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
}

func name(_ size: (Int, Int)) -> String { pad("\(size.0)×\(size.1)", 7) }

func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

/// Formats a number with two digits after the point; “–” for one that is not finite.
func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let hundredths = Int((value * 100).rounded())
    let rest = abs(hundredths % 100)
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
}
