import Session

/// Measures a widget as a whole process, in turns with other programs of prompts and bars.
///
/// The store is changed before each round, so nothing can be cached from the one before.
func widgets(_ fresh: GrownStore, _ grown: GrownStore) throws {
    let work = try temporaryDirectory()
    defer { _ = runToEnd(["/bin/rm", "-rf", work]) }
    let shell = "/bin/sh"
    _ = runToEnd([shell, "-c", "cd \(work) && git init -q . && touch a b c && git add . 2>/dev/null"])
    func widget(_ store: GrownStore, _ options: [String]) -> [String] {
        [program, "widget", "--data", store.directory] + options
    }
    var contenders: [(name: String, line: [String])] = [("true", ["/bin/true"])]
    for (name, store) in [("fresh", fresh), ("grown", grown)] {
        let pictures = ["inline", "rectangular", "small", "medium", "large", "strip"].map { family in
            ("--family \(family)", ["--family", family, "--colors", "24bit"])
        }
        let formats = ["tmux", "waybar", "i3bar", "i3blocks", "polybar", "starship", "json"].map { format in
            ("--format \(format)", ["--format", format])
        }
        for (line, options) in pictures + formats + [("--timeline json", ["--timeline", "json"])] {
            contenders.append(("widget \(line), \(name)", widget(store, options)))
        }
        contenders.append(("status, \(name)", [program, "status", "--data", store.directory]))
    }
    contenders += [
        ("git status", ["/usr/bin/env", "git", "-C", work, "status", "--short"]),
        ("tmux -V", ["/usr/bin/env", "tmux", "-V"]),
    ]
    var times: [String: [Double]] = [:]
    for round in 0..<(quick ? 9 : 25) {
        for store in [fresh, grown] {
            let refill = ["--data", store.directory, round.isMultiple(of: 2) ? "--all" : "--favorites"]
            _ = runToEnd([program, "favorite", "yard-1", "--data", store.directory])
            _ = runToEnd([program, "refill"] + refill)
        }
        for contender in contenders {
            times[contender.name, default: []].append(runToEnd(contender.line).seconds * 1000)
        }
    }
    say("\na widget, whole process, store changed before each of \(quick ? 9 : 25) rounds")
    // The machine may be busy, so the cost of starting any process at that time is the measure.
    let start = median(times["true"] ?? [])
    for contender in contenders {
        let all = (times[contender.name] ?? []).sorted()
        say(
            "  \(pad(contender.name, 34))  median \(text(median(all))) ms   best \(text(all.first ?? .nan)) ms   "
                + "\(text(median(all) / start)) × true")
    }
}
