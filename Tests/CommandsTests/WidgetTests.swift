import Chronology
import JSON
import Session
import TestSupport
import TerminalUI
import Testing

@testable import Widgets
@testable import Commands
@testable import backyard_birds

@Suite struct WidgetCommandTests {
    @Test func beforeTheFirstGameThereIsAPlaceholder() throws {
        let run = CommandRun()
        for format in WidgetFormat.all {
            let result = run("widget|--format|\(format.name)")
            #expect(result.code == 0 && result.error.isEmpty, "\(format.name)")
            #expect(result.out.contains("Backyard Birds"), "\(format.name)")
        }
        #expect(run.files.contents.isEmpty, "nothing is written")
    }

    @Test func aSaveThatCannotBeReadSaysSoInEveryFormat() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        for path in run.files.contents.keys where path.contains("/default/") {
            run.files.contents[path] = Array("nothing".utf8)
        }
        for format in WidgetFormat.all {
            let result = run("widget|--format|\(format.name)")
            #expect(result.code == 1 && !result.error.isEmpty, "\(format.name)")
            #expect(result.out.contains("read the save"), "\(format.name)")
        }
    }

    /// The forecast, where it is believed, and the save say the same.
    @Test func theForecastChangesNoWord() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        let path = "/home/robin/.local/share/backyard-birds/profiles/default/forecast.json"
        for _ in 0..<12 {
            for kind in WidgetKind.allCases {
                let line = "widget|\(kind.rawValue)|--family|rectangular"
                let quick = run(line)
                let files = run.files.contents
                #expect(files[path] != nil)
                run.files.contents[path] = nil
                let slow = run(line)
                run.files.contents = files
                #expect(quick.code == 0 && quick.out == slow.out, "\(kind)")
            }
            run.pass(.minutes(173))
        }
    }

    @Test func keptOnesAreAddedEditedAndRemoved() throws {
        let run = CommandRun()
        #expect(
            run("widgets|add|calm|supplies|--backyard|calm palms|--family|rectangular").out
                == "calm: Show Calm Palms, food and water\nbackyard-birds widget calm\n")
        #expect(run("widgets|add|calm").code == 1)
        #expect(run("widgets|add|supplies").code == 2)
        #expect(run("widgets|add|two words").code == 2)
        #expect(run("widgets|edit|nobody").code == 1)
        for (line, near) in [("widgets|edit|clam", "calm"), ("widget|clam", "calm"), ("widget|life-list", "lifelist")] {
            #expect(run(line).code == 1 && run(line).error.contains("did you mean “\(near)”?"), "\(line)")
        }
        let shown = run("widget|calm")
        #expect(run("widget|CALM").out == shown.out)
        #expect(shown.code == 0 && shown.out.contains("Calm Palms"))
        #expect(run("widgets|edit|calm|--redacted|--format|json").code == 0)
        let hidden = run("widget|calm")
        #expect(hidden.code == 0 && !hidden.out.contains("Calm") && hidden.out.contains("█"))
        #expect(run("widget|calm|--redacted=public|--format|text").out == shown.out)
        let list = try run.json("widgets|list")
        #expect(list["widgets"]?.arrayValue?.first?["summary"] == "Show Calm Palms, food and water")
        #expect(list["widgets"]?.arrayValue?.first?["redacted"] == "private")
        // The kind is told, since two kinds can show the same yards in the same words.
        let line = try #require(run("widgets").out.split(separator: "\n").first { $0.contains("Show Calm Palms") })
        #expect(line.split(separator: " ").prefix(2) == ["calm", "supplies"])
        #expect(run("widgets|remove|calm").code == 0)
        #expect(run("widget|calm").code == 1)
        #expect(run("widgets|remove|calm").code == 1)
    }

    /// A strip is of yards: another kind is refused with its families, and one kept in a former version is shown in one.
    @Test func aStripIsOfYardsOnly() throws {
        let machine = TestMachine()
        let run = CommandRun(machine)
        _ = run("refill|--all")
        _ = run("widgets|add|side|backyard|--family|strip")
        for kind in ["supplies", "visitors", "lifelist"] {
            for line in ["widget|\(kind)", "widgets|add|new|\(kind)", "widgets|edit|side|\(kind)"] {
                let refused = run("\(line)|--family|strip")
                #expect(refused.code == 2 && refused.out.isEmpty, "\(line)")
                #expect(refused.error.contains("“strip”") && refused.error.contains("medium"), "\(refused.error)")
            }
            #expect(run("widgets|edit|side|\(kind)").code == 2)
            var widget = WidgetConfiguration()
            (widget.kind, widget.family) = (try #require(WidgetKind(rawValue: kind)), .strip)
            let session = try machine.open()
            try session.perform(.keepWidget("former", widget.kept))
            session.close()
            #expect(run("widget|former").out == run("widget|\(kind)|--family|medium").out)
            #expect(run("widgets|edit|former|--format|json").code == 0)
        }
        #expect(run("widget|side").code == 0)
    }

    @Test func keepingIsOneRequestAndCanBeUndone() throws {
        let machine = TestMachine()
        let session = try machine.open()
        var widget = WidgetConfiguration()
        widget.kind = .lifeList
        try session.perform(.keepWidget("birds", widget.kept))
        try session.perform(.removeWidget("birds"))
        #expect(session.settings.widgets.isEmpty)
        try session.perform(.undo)
        #expect(session.settings.widgets == ["birds": widget.kept])
        session.close()
        let again = try machine.open()
        #expect(again.settings.widgets == ["birds": widget.kept])
        #expect(WidgetConfiguration(try #require(again.settings.widgets["birds"])) == widget)
        try again.perform(.keepWidget("other", widget.kept))
        try again.perform(.undo)
        #expect(again.settings.widgets.count == 1)
        again.close()
    }

    /// The lines for other programs show the game that they were read in.
    @Test func thePlacesNameTheGame() throws {
        let machine = TestMachine()
        let usual = try machine.open()
        #expect(WidgetPlace.command("calm", in: usual) == "backyard-birds widget calm")
        // A picture needs a pane of its height.
        let panes = WidgetPlace.all(for: "calm", .medium, in: usual).map(\.line)
        #expect(panes == ["tmux split-window -l 11 'backyard-birds widget calm --follow'"])
        usual.close()
        let session = try machine.open {
            $0.dataDirectory = "/home/robin/Robin's birds #1 50%"
            $0.overrides.data = .option("--data")
            $0.profile = "wren"
        }
        let options = #"--data '/home/robin/Robin'\''s birds #1 50%' --profile wren"#
        let lines = WidgetPlace.all(for: "calm", .inline, in: session).map(\.line)
        #expect(WidgetPlace.command("calm", in: session) == "backyard-birds widget calm " + options)
        #expect(lines[1].contains(options.replacing("\\", with: "\\\\") + " --format waybar"), "\(lines[1])")
        let quoted = options.replacing("'", with: #"'\''"#) + " --format"
        #expect(lines[2].contains(quoted), "\(lines[2])")
        // tmux reads "#" and "%" of its own accord, unless they stand twice.
        let doubled = quoted.replacing("#", with: "##").replacing("%", with: "%%")
        #expect(lines[0].contains(doubled), "\(lines[0])")
        session.close()
    }

    @Test func theTimelineIsJSON() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        let tree = try JSONValue(parsing: run("widget|--timeline|json").out)
        let entries = try #require(tree["entries"]?.arrayValue)
        #expect((2...24).contains(entries.count))
        for entry in entries {
            #expect(entry["date"]?.stringValue.flatMap { Instant(iso8601: $0) } != nil)
            #expect(entry["events"]?.arrayValue != nil && entry["relevance"]?.integerValue != nil)
            #expect(entry["yard"]?.stringValue != nil)
        }
        #expect(tree["policy"] == "atEnd" || tree["policy"]?["after"] != nil)
    }

    @Test func aLineThatMakesNoSenseIsSaid() {
        let run = CommandRun()
        _ = run("refill|--all")
        #expect(run("widget|nothing").code == 1)
        #expect(run("widget|--redacted=some").code == 2)
        #expect(run("widget|--backyards|all|--backyard|Calm Palms").code == 2)
        let unnamed = run("widget|--backyards|specific")
        #expect(
            unnamed.code == 2
                && unnamed.error.contains("“--backyards specific” works only together with “--backyard NAME”"))
        #expect(run("widgets|dance").code == 2)
        #expect(run("open|http://example.org").code == 2)
        // A bar shows no errors, so a yard that it no longer finds is told in place of it.
        #expect(run("widget|--backyard|Nowhere").code == 1)
        #expect(run("widget|--backyard|Nowhere|--format|tmux").out.contains("gone"))
    }

    /// A bar's tooltip has a line for each yard, and the help says which kinds a family is for.
    @Test func tooltipsHoldAllYards() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        let yards = try #require(try run.json("status")["yards"]?.arrayValue)
        #expect(yards.count > 3)
        let widget = try JSONValue(parsing: run("widget|supplies|--format|waybar").out)
        let tooltip = try #require(widget["tooltip"]?.stringValue)
        #expect(tooltip.split(separator: "\n").count == yards.count, "\(tooltip)")
        #expect(run("help|widget").out.contains("strip (backyard): "))
    }

    @Test func openIsPlayAtALink() throws {
        let environment = CommandRun().environment
        let console = Console(write: { _ in }, writeError: { _ in })
        let runner = CommandLineRunner(environment: environment, console: console, pages: ScreenPages())
        #expect(
            runner.run(["open", "backyardbirds://shop"]) == runner.run(["play", "--open", "backyardbirds://shop"]))
    }
}

@Suite struct WidgetFollowerTests {
    /// It wakes for the entries that are due and for nothing else.
    @Test func itSleepsUntilSomethingIsDue() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        let entries = try #require(try JSONValue(parsing: run("widget|--timeline|json").out)["entries"]?.arrayValue)
        let dates = entries.compactMap { $0["date"]?.stringValue.flatMap { Instant(iso8601: $0) } }
        var waits = 0
        let lines = try follow(run, "widget|--follow|--family|rectangular") { milliseconds in
            waits += 1
            guard let milliseconds, waits <= 10 else { return .end(nil) }
            run.pass(.milliseconds(Int64(milliseconds)))
            return .due
        }
        #expect(lines.count >= 3)
        #expect(waits == 11 && dates.count > 10)
        #expect(Set(lines).count == lines.count, "nothing is written twice in a row")
    }

    /// A wait ends early now and then: nothing has come, and nothing is read anew.
    @Test func aWaitThatEndsEarlyIsNoEntry() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        var waits: [Int] = []
        let lines = try follow(run, "widget|--follow|--family|rectangular") { milliseconds in
            guard let milliseconds, waits.count < 5 else { return .end(nil) }
            waits.append(milliseconds)
            return .due
        }
        #expect(lines.count == 1 && Set(waits).count == 1)
    }

    /// A machine was suspended for longer than the wait: what is due by then is shown, by the clock that went on.
    @Test func aSuspendedMachineCatchesUp() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        var steps = 0
        let lines = try follow(run, "widget|supplies|--follow") { _ in
            steps += 1
            guard steps == 1 else { return .end(nil) }
            run.pass(.hours(20))
            return .due
        }
        #expect(lines.count == 2 && lines[0].contains("All stocked") && !lines[1].contains("All stocked"))
    }

    @Test func aChangeOfTheStoreShowsAtOnce() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        run.pass(.hours(20))
        var steps = 0
        let lines = try follow(run, "widget|supplies|--follow") { _ in
            steps += 1
            if steps == 1 {
                _ = run("refill|--all")
                return .changed
            }
            return .end(nil)
        }
        #expect(steps == 2 && lines.count == 2)
        #expect(lines[0].contains("empty") && lines[1].contains("All stocked"))
    }

    @Test func itSaysForHowLongSomebodyIsHere() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        var isVisited = false
        for _ in 0..<200 where !isVisited {
            run.pass(.minutes(3))
            isVisited = run("widget|--format|json").out.contains("\"state\":\"visitor\"")
        }
        #expect(isVisited)
        var minutes: [Int64] = []
        let lines = try follow(run, "widget|--follow") { milliseconds in
            guard let milliseconds, minutes.count < 3 else { return .end(nil) }
            minutes.append(Int64(milliseconds))
            run.pass(.milliseconds(Int64(milliseconds)))
            return .due
        }
        #expect(minutes.allSatisfy { $0 <= 60_000 })
        #expect(lines.count == 4)
    }

    /// A live activity begins when its bird lands, and ends with its visit.
    @Test func aVisitIsFollowedFromLandingToLeaving() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        var visit: JSONValue?
        for _ in 0..<200 where visit == nil {
            run.pass(.minutes(3))
            visit = try run.json("status").members?.first { $0.key == "yards" }?.value.arrayValue?
                .lazy.compactMap { $0["visitors"]?.arrayValue?.first }.first
        }
        let bird = try #require(visit?["id"]?.stringValue)
        var waits = 0
        // Its timeline is of that visit alone, and does not go on with the yard's next ones.
        func ends(_ options: String) throws -> String {
            let timeline = try JSONValue(parsing: run("widget|\(options)--timeline|json").out)
            let entries = try #require(timeline["entries"]?.arrayValue)
            return try #require(entries.last?["date"]?.stringValue)
        }
        let (ofVisit, ofAll) = (try ends("--visit|\(bird)|"), try ends(""))
        #expect(try #require(Instant(iso8601: ofAll)) - #require(Instant(iso8601: ofVisit)) > .zero)
        let lines = try follow(run, "widget|--visit|\(bird)") { milliseconds in
            guard let milliseconds, waits < 200 else { return .end(nil) }
            waits += 1
            run.pass(.milliseconds(Int64(milliseconds)))
            return .due
        }
        #expect(waits < 200 && !lines.isEmpty, "it ends by itself")
        #expect(try run.json("status").compact.isEmpty == false)
    }

    /// A live activity is about its own bird, whoever else is in the yard.
    @Test func aVisitIsThatOfItsBird() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        var visitors: [JSONValue] = []
        for _ in 0..<300 where visitors.count < 2 {
            run.pass(.minutes(3))
            visitors =
                try #require(try run.json("status")["yards"]?.arrayValue)
                .map { $0["visitors"]?.arrayValue ?? [] }.first { $0.count > 1 } ?? []
        }
        let ids = try #require(visitors.map { $0["id"]?.stringValue } as? [String])
        try #require(ids.count > 1)
        let lines = try ids.flatMap { id in try follow(run, "widget|--visit|\(id)") { _ in .end(nil) } }
        // One bird is named, where the yard's own line counts several.
        #expect(Set(lines).count == ids.count && lines.allSatisfy { !$0.contains(" and ") }, "\(lines)")
    }

    /// A bird that has come more than once is one visitor, with its latest visit.
    @Test func aVisitorIsCountedOnce() throws {
        let run = CommandRun()
        for _ in 0..<12 {
            _ = run("refill|--all")
            run.pass(.hours(3))
        }
        let widget = try JSONValue(parsing: run("widget|visitors|--family|large|--format|json").out)
        let lines = try #require(widget["lines"]?.arrayValue?.compactMap { $0.stringValue })
        let names = lines.dropFirst().compactMap { $0.split(separator: " · ").first }
        #expect(names.count > 3 && Set(names).count == names.count, "\(lines)")
        let birds = try #require(try run.json("bird|list").arrayValue)
        let number = try #require(lines.first.flatMap { Int($0.prefix { $0.isNumber }) })
        #expect(number >= names.count && number <= birds.count, "\(lines)")
    }

    /// A list that is longer than the widget says how much is missing, in its heading or, where it has none, at its end;
    /// and the rows of a list name their yards all in one form, or not at all.
    @Test(arguments: ["rectangular", "small", "medium", "large"]) func aListTellsAllOfItself(family: String) throws {
        let run = CommandRun()
        for _ in 0..<12 {
            _ = run("refill|--all")
            run.pass(.hours(3))
        }
        let yards = try #require(try run.json("status")["yards"]?.arrayValue).compactMap { $0["name"]?.stringValue }
        let supplies = run("widget|supplies|--family|\(family)|--colors|mono").out
        let shown = supplies.count { $0 == "◆" || $0 == "%" }
        #expect(shown == yards.count || supplies.contains("\(yards.count - shown) more"), "\(supplies)")

        let visitors = run("widget|visitors|--family|\(family)|--colors|mono").out
        let rows = visitors.split(separator: "\n").filter { $0.contains(" here now") || $0.contains(/\d\d:\d\d/) }
        let forms = yards.map { [$0, TextFitting.abbreviated($0)] }
        let named = [0, 1].map { form in rows.count { row in forms.contains { row.contains("· " + $0[form] + " ") } } }
        #expect(rows.count > 1 && (named.contains(rows.count) || named.allSatisfy { $0 == 0 }), "\(visitors)")
    }

    /// An option without effect is refused, instead of being dropped unsaid.
    @Test(arguments: [
        "widget|lifelist|--backyard|Calm Palms", "widget|lifelist|--backyards|favorites",
        "widgets|add|all|lifelist|--backyard|Calm Palms",
        "widget|lifelist|--visit|cardinal-1", "widget|--visit|cardinal-1|--backyard|Calm Palms",
        "widget|--visit|cardinal-1|--backyards|favorites", "widget|kept|--visit|cardinal-1",
        "asciicast|Calm Palms|a.cast|--from|2026-06-01|--seconds|5",
        "asciicast|Calm Palms|a.cast|--to|2026-06-01|--seconds|5",
    ])
    func whatHasNoEffectIsRefused(line: String) {
        let run = CommandRun()
        _ = run("refill|--all")
        _ = run("widgets|add|kept|supplies")
        let result = run(line)
        #expect(result.code == 2 && result.error.contains("leave out one of them"), "\(result)")
    }

    /// A wait for a bird is told once, however often the game is read anew.
    @Test func aBirdThatIsToComeIsAwaited() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        run.pass(.hours(30))
        _ = run("refill|--all")
        let yards = try #require(try run.json("status")["yards"]?.arrayValue)
        let here = yards.flatMap { $0["visitors"]?.arrayValue ?? [] }.compactMap { $0["id"]?.stringValue }
        let birds = try #require(try run.json("bird|list").arrayValue).compactMap { $0["id"]?.stringValue }
        let bird = try #require(birds.first { !here.contains($0) })
        var waits = 0
        let lines = try follow(run, "widget|--visit|\(bird)") { _ in
            waits += 1
            return waits < 3 ? .changed : .end(nil)
        }
        #expect(waits == 3 && lines == ["This begins when the bird lands."], "\(lines)")
    }

    /// The line of a widget about one yard names it, also while it is stocked.
    @Test func suppliesOfOneYardNameIt() {
        let run = CommandRun()
        _ = run("refill|--all")
        #expect(run("widget|supplies").out.hasPrefix("All stocked"))
        #expect(run("widget|supplies|--backyard|Calm Palms").out.hasPrefix("Calm Palms"))
    }

    /// The bar of tmux is green: text has a ground of its own there, and no colors where there are to be none.
    @Test func barsAreReadableAndPlainWhereAskedFor() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        let bar = run("widget|supplies|--format|tmux").out
        #expect(bar.hasPrefix("#[push-default]#[fg=#") && bar.contains(",bg=#"), "\(bar)")
        #expect(bar.hasSuffix("#[default]#[pop-default]\n"), "\(bar)")
        for format in ["tmux", "polybar", "waybar", "i3bar"] {
            #expect(!run("widget|supplies|--format|\(format)|--colors|mono").out.contains("#[fg"), "\(format)")
            run.set("NO_COLOR", "1")
            let plain = run("widget|supplies|--format|\(format)").out
            run.set("NO_COLOR", nil)
            #expect(!plain.contains("fg=") && !plain.contains("%{F") && !plain.contains("\"color\""), "\(plain)")
        }
    }

    /// What is written, update by update.
    private func follow(
        _ run: CommandRun, _ line: String, wait: @escaping (Int?) -> WidgetFollower.Wake
    ) throws -> [String] {
        let written = Written()
        let console = Console(write: { written.append($0) }, writeError: { _ in })
        let source = try run.widget(line, console: console)
        var writer = WidgetWriter(console)
        let follower = WidgetFollower(source) { entry, configuration, display in
            writer.show(WidgetRendering(entry, configuration, on: display))
        } wait: { milliseconds in
            wait(milliseconds)
        } sayWaiting: {
            written.append($0)
        }
        _ = try follower.run()
        return written.texts.filter { !$0.isEmpty }
    }
}

private final class Written: @unchecked Sendable {
    private(set) var texts: [String] = []
    func append(_ text: String) { texts.append(text) }
}
