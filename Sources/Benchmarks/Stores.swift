import Chronology
import Session
import Simulation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Measures saving and opening after years of play, against a store of one day, in one run.
///
/// `--quick` takes one year instead of ten; `--keep` leaves the stores where they are made and prints their paths.
func stores() throws {
    let years = quick ? 1 : 10
    let work = try temporaryDirectory()
    defer { if !CommandLine.arguments.contains("--keep") { _ = runToEnd(["/bin/rm", "-rf", work]) } }
    let start = uptime()
    let fresh = try GrownStore(days: 1, in: work + "/fresh")
    let grown = try GrownStore(days: 365 * years, in: work + "/grown")
    say(
        "\nthe save after \(years) years: eight yards, \(grown.visits) visits"
            + " (made in \(text(uptime() - start)) s\(CommandLine.arguments.contains("--keep") ? ", in \(work)" : ""))")
    say("                                      one day      \(years) years     ratio")
    func row(_ label: String, _ unit: String, _ measure: (GrownStore) throws -> Double) rethrows {
        let (young, old) = (try measure(fresh), try measure(grown))
        say(
            "  \(pad(label, 34))  \(pad(text(young) + unit, 12)) \(pad(text(old) + unit, 12)) \(text(old / young))")
    }
    try row("an autosave of one change", " ms") { try autosave($0).milliseconds }
    try row("  bytes appended", " B") { try autosave($0).bytes }
    try row("a checkpoint", " ms", checkpoint)
    row("status", " ms") { store in
        median((0..<9).map { _ in runToEnd([program, "status", "--data", store.directory]).seconds * 1000 })
    }
    row("journal --csv", " s") { runToEnd([program, "journal", "--csv", "--data", $0.directory]).seconds }
    row("  memory", " MiB") { runToEnd([program, "journal", "--csv", "--data", $0.directory]).mebibytes }
    func exported(_ store: GrownStore) -> Measured {
        runToEnd([program, "export", store.directory + ".json", "--data", store.directory])
    }
    row("export", " s") { exported($0).seconds }
    row("  memory", " MiB") { exported($0).mebibytes }
    try row("  size", " MB") { store in
        Double(try DiskFiles().stamp(store.directory + ".json")?.size ?? 0) / 1e6
    }
    func imported(_ store: GrownStore) -> Measured {
        _ = runToEnd(["/bin/rm", "-rf", store.directory + "-copy"])
        return runToEnd([program, "import", store.directory + ".json", "--data", store.directory + "-copy"])
    }
    row("import", " s") { imported($0).seconds }
    row("  memory", " MiB") { imported($0).mebibytes }
    row("doctor", " s") { runToEnd([program, "doctor", "--data", $0.directory]).seconds }
    try widgets(fresh, grown)
    try starts([
        ("a new save", try GrownStore(days: 0, in: work + "/new")), ("a day", fresh),
        ("a month", try GrownStore(days: 30, in: work + "/month")), ("\(years) years", grown),
    ])
}

/// Measures starts on saves, beside one in memory and btop's if it is here: one of each in turn, so that all meet the same
/// machine.
private func starts(_ saves: [(name: String, store: GrownStore)]) throws {
    let size = (120, 40)
    let rounds = quick ? 5 : 15
    var games = [("in memory", play(colors: "24bit", ["--reduced-motion"]))]
    games += saves.map { ($0.name, [program, "--data", $0.store.directory, "--colors", "24bit", "--reduced-motion"]) }
    let others = installed("btop").map { [("btop", [$0])] } ?? []
    var times: [String: [Double]] = [:]
    for _ in 0..<rounds {
        for (name, command) in others + games {
            let game = try PseudoTerminal(
                command, environment: environment(colors: "24bit"), columns: size.0, rows: size.1)
            if let seen = game.drain(seconds: 3, quiet: 0.03, atLeast: 2000) {
                times[name, default: []].append((seen.last - game.spawned) * 1000)
            }
            _ = game.quit("\u{3}")
        }
    }
    say("\nstart-up at 120×40, median of \(rounds)   settled frame   instructions to the first frame, in millions")
    let valgrind = installed("valgrind")
    for (name, command) in others + games {
        let isOwn = command.first == program
        let counts =
            try isOwn
            ? valgrind.flatMap { try instructions(of: command, size: size, colors: "24bit", valgrind: $0) } : nil
        let count = counts.map { text(Double($0.toFrame) / 1e6) } ?? "–"
        say("  \(pad(name, 34))  \(pad(text(median(times[name] ?? [])) + " ms", 15)) \(count)")
    }
}

private func opened(_ store: GrownStore) throws -> Session {
    var configuration = Configuration()
    configuration.dataDirectory = store.directory
    return try Session.open(configuration, environment: .live, savesInline: true)
}

/// Returns the medians of the time and the size of fifty autosaves, on the real disk.
private func autosave(_ store: GrownStore) throws -> (milliseconds: Double, bytes: Double) {
    let session = try opened(store)
    defer { session.close() }
    session.saveNow()
    let history = store.directory + "/profiles/default/history.jsonl"
    var times: [Double] = []
    var sizes: [Double] = []
    for index in 0..<50 {
        let before = try DiskFiles().stamp(history)?.size ?? 0
        let start = uptime()
        try session.perform(.setBackyardFavorite(session.world.backyards[3].id, index.isMultiple(of: 2)))
        session.saveNow()
        times.append((uptime() - start) * 1000)
        sizes.append(Double((try DiskFiles().stamp(history)?.size ?? 0) - before))
    }
    return (median(times), median(sizes))
}

/// Returns the median of the milliseconds of a checkpoint after a change.
private func checkpoint(_ store: GrownStore) throws -> Double {
    median(
        try (0..<7).map { index in
            let session = try opened(store)
            session.saveNow()
            try session.perform(.setBackyardFavorite(session.world.backyards[3].id, index.isMultiple(of: 2)))
            let start = uptime()
            session.close()
            return (uptime() - start) * 1000
        })
}

struct Measured {
    let seconds: Double
    /// The most memory in MiB that was resident at once; NaN where it is not known.
    let mebibytes: Double
}

/// Runs a program to its end and discards its output; both figures are NaN if it cannot be started or fails.
@discardableResult
func runToEnd(_ arguments: [String]) -> Measured {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = environment(colors: "256").map { strdup($0) } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    let start = uptime()
    var id = pid_t()
    guard posix_spawn(&id, arguments[0], &actions, nil, &argv, &envp) == 0 else {
        return Measured(seconds: .nan, mebibytes: .nan)
    }
    // The kernel's figure at the end includes this program's own memory, so it is read while the other runs.
    var status: Int32 = 0
    var peak = 0
    while waitpid(id, &status, WNOHANG) == 0 {
        peak = max(peak, Counters.peakKiB(processID: id))
        usleep(500)
    }
    guard status == 0 else { return Measured(seconds: .nan, mebibytes: .nan) }
    return Measured(seconds: uptime() - start, mebibytes: peak == 0 ? .nan : Double(peak) / 1024)
}

func temporaryDirectory() throws -> String {
    var template = Array("/tmp/backyard-birds-bench-XXXXXX".utf8CString)
    guard let name = mkdtemp(&template) else { throw PseudoTerminal.Failure(what: "no temporary directory") }
    return String(cString: name)
}
