import Chronology
import JSON
import TestSupport
import Testing
import Words

@testable import Commands
@testable import Session
@testable import Simulation

/// `watch`, before a virtual clock and a disk in memory.
@Suite struct WatchTests {
    private let run = CommandRun(TestMachine(files: MemoryFiles(hasWatch: true)))

    private struct Watched {
        var lines: [String] = []
        /// Milliseconds that it slept each time.
        var waits: [Int] = []
        var text: String { lines.joined() }
    }

    /// Watches for `seconds`; at the second that a deed is for, somebody else does it.
    private func watch(
        for seconds: Int64, _ form: Watch.Form = .sentences, yard: String? = nil, deeds: [(Int64, String)] = []
    ) throws -> Watched {
        var watched = Watched()
        let session = try Session.watch(Configuration(), environment: run.environment, savesInline: true) {}
        let id = yard.flatMap { name in session.world.backyards.first { $0.name == name }?.id }
        var watch = Watch(session, Words(), form, yard: id) { watched.lines.append($0) }
        let began = run.environment.uptime()
        var deeds = deeds[...]
        watch.run { wait in
            watched.waits.append(wait ?? -1)
            let now = run.environment.uptime() - began
            let woken = now + (wait.map { Span.milliseconds(Int64($0)) } ?? .days(1000))
            if let (second, line) = deeds.first, woken >= .seconds(second) {
                deeds.removeFirst()
                run.pass(max(.zero, .seconds(second) - now))
                #expect(run(line).code == 0, "\(line)")
                session.saving?.saver.lookAround()
                return true
            }
            guard woken <= .seconds(seconds) else { return false }
            run.pass(woken - now)
            return true
        }
        session.close()
        return watched
    }

    /// For programs each event is a JSON object in one line, with the same fields.
    @Test func anEventIsALineOfJSON() throws {
        _ = run("favorite|Bird Springs")
        let watched = try watch(for: 7200, .documents, deeds: [(600, "refill|Bird Springs")])
        let documents = try watched.lines.map { try JSONValue(parsing: $0) }
        #expect(documents.count > 3 && watched.lines.allSatisfy { $0.hasSuffix("\n") && $0.count { $0 == "\n" } == 1 })
        #expect(documents.allSatisfy { ($0.members ?? []).map(\.key) == WatchedNews.fields.sorted() })
        let events = Set(documents.compactMap { $0["event"]?.stringValue })
        #expect(events.isSuperset(of: ["arrived", "left", "refill"]) || events.contains("first"), "\(events)")
        // Whoever counts events counts each departure once; a story of it is another event.
        let left = documents.filter { $0["event"] == "left" }.map { [$0["bird"], $0["date"]] }
        #expect(!left.isEmpty && Set(left).count == left.count)
        for document in documents where ["arrived", "left", "meal", "first"].contains(document["event"]?.stringValue) {
            #expect(document["bird"]?.stringValue != nil && document["species"]?.stringValue != nil)
            #expect(document["yardName"]?.stringValue != nil && document["from"] == .null)
        }
    }

    /// Every arrival, departure, supply and gift of the world is told, and nothing else; between them it sleeps.
    @Test func itTellsAllThatHappensAndSleepsBetween() throws {
        _ = run("favorite|Bird Springs")
        let glance = try Session.glance(Configuration(), environment: run.environment)
        var world = glance.world
        let before = run.files.contents
        let events = world.advance(to: world.clock + .hours(10), allowances: glance.allowances)
        let watched = try watch(for: 36_000)
        #expect(run.files.contents == before, "it only reads")
        var counts: [String: Int] = [:]
        for event in events {
            switch event.kind {
            case .arrived(let visit): counts[visit.isFirstOfSpecies ? ": A first: " : " arrived in ", default: 0] += 1
            case .departed: counts[" left ", default: 0] += 1
            case .supplyTurned(_, let state): counts[state == .low ? " is low on " : " is out of ", default: 0] += 1
            case .leftGift: counts[" left ", default: 0] += 1
            case .rainFilled: counts["Rain has brought", default: 0] += 1
            }
        }
        #expect(counts.count > 4, "\(counts)")
        // A story may say that a bird never left its perch.
        let told = watched.lines.filter { !$0.contains("never left") }
        for (part, count) in counts { #expect(told.count { $0.contains(part) } == count, "\(part)") }
        let meals = watched.lines.filter { $0.contains(" is eating ") || $0.contains(" is drinking ") }
        #expect(!meals.isEmpty && watched.text.contains("it loved the "))
        #expect(watched.lines.first?.contains(/^\w+, \d+ \w+ \d{4}\.\n$/) == true)
        #expect(watched.lines.allSatisfy { $0.hasSuffix(".\n") && $0.count { $0 == "\n" } == 1 })
        let moments = Set(events.map(\.date)).count
        #expect(watched.waits.count <= moments + 2, "\(watched.waits.count) wake-ups for \(moments) moments")
    }

    /// What others do is told as they do it, once, and the world goes on from there.
    @Test func whatOthersDoIsTold() throws {
        _ = run("favorite|Bird Springs")
        let began = try Session.glance(Configuration(), environment: run.environment).world.clock
        let watched = try watch(
            for: 3600,
            deeds: [
                (100, "refill|Calm Palms"), (200, "favorite|Quiet Haven"), (300, "backyard|rename|Quiet Haven|Nest"),
                (400, "backyard|new|Mossy Corner"), (500, "backyard|decorate|Mossy Corner|--ground|gravel"),
                (600, "backyard|remove|Chirp Center|--yes"), (700, "store|buy|nectar.cup"), (800, "store|refund|1"),
                (900, "refill|Calm Palms|--food|millet seeds"),
            ])
        for part in [
            "Fresh water in Calm Palms", "Quiet Haven is a favorite now", "Quiet Haven is called Nest now",
            "Mossy Corner is open", "Mossy Corner has a new look", "Chirp Center was removed", "was bought",
            "was refunded", "Millet Seeds in Calm Palms",
        ] {
            #expect(watched.lines.count { $0.contains(part) } == 1, "\(part)")
        }
        #expect(!watched.text.contains("Undo"))
        // Whoever came is told once: the watcher's world is the one that was saved.
        let world = try Session.glance(Configuration(), environment: run.environment).world
        let arrivals = watched.lines.filter { $0.contains(" arrived in ") || $0.contains("A first: ") }
        for yard in world.backyards where yard.name != "Nest" {
            let visits = (world.pastVisits[yard.id] + world.presentVisits(in: yard.id)).filter { $0.arrival > began }
            #expect(arrivals.count { $0.contains(" in \(yard.name).") } == visits.count, "\(yard.name)")
            let departures = world.pastVisits[yard.id].filter { $0.departure > began }
            #expect(watched.lines.count { $0.contains(" left \(yard.name) ") } == departures.count, "\(yard.name)")
        }
    }

    /// A refill that waited to be saved is older than what was last seen, and is no rain; rain adds whole hours.
    @Test(arguments: [(false, "Fresh water in Calm Palms"), (true, "Rain has brought Calm Palms some water")])
    func aRefillIsNoRain(isRain: Bool, says: String) throws {
        _ = run("refill|Calm Palms")
        run.pass(.hours(3))
        if !isRain { _ = run("refill|Calm Palms") }
        run.pass(.seconds(2))
        let session = try Session.glance(Configuration(), environment: run.environment)
        let now = WatchedState(session)
        let index = try #require(session.world.backyards.firstIndex { $0.name == "Calm Palms" })
        let before = session.world.backyards[index].water.filledAt - (isRain ? Supply.rainfall : .hours(3))
        session.world.backyards[index].water.filledAt = before
        let teller = WatchTeller(session: session, words: Words(), former: WatchedState(session), now: now)
        let news = teller.news([.changedElsewhere(.commandLine)]).filter { $0.sign == .refill }
        #expect(news.map(\.text) == [says])
    }

    @Test func oneYardIsToldOfAloneUntilItIsGone() throws {
        _ = run("favorite|Bird Springs")
        let all = try watch(for: 7200)
        run.pass(.hours(3))
        let one = try watch(for: 7200, yard: "Calm Palms", deeds: [(3600, "backyard|remove|Calm Palms|--yes")])
        #expect(all.lines.contains { !$0.contains("Calm Palms") })
        #expect(one.lines.dropFirst().allSatisfy { $0.contains("Calm Palms") })
        #expect(one.lines.last?.contains("Calm Palms was removed") == true)
    }

    @Test func withSignsTheTimeStandsFirst() throws {
        _ = run("favorite|Bird Springs")
        let watched = try watch(for: 7200, .signs)
        for line in watched.lines.dropFirst() { #expect(line.contains(/^\d\d:\d\d  [.><=*+!~#$-] \S.*\n$/), "\(line)") }
    }

    @Test func thereMustBeAGame() throws {
        let result = run("watch")
        #expect(result.code == 1 && result.error.contains("no saved game yet") && run.files.contents.isEmpty)
        _ = run("favorite|Bird Springs")
        #expect(run("watch|Nowhere").error.contains("Nowhere"))
        run.files.fail { $0.operation == .read && $0.path.hasSuffix("/world.json") ? 5 : nil }
        let unreadable = run("watch")
        #expect(unreadable.code == 1 && !unreadable.error.contains("no saved game"), "\(unreadable.error)")
        #expect(unreadable.error.split(separator: "\n").count == 1)
    }
}
