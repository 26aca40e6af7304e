import Chronology
import Session
import Testing

@testable import Commands

@Suite struct CommandTests {
    @Test func statusHasTheStatedShape() throws {
        let run = CommandRun()
        #expect(run("favorite|Bird Springs").code == 0)
        run.pass(.hours(3))
        let status = try run.json("status")
        #expect(status.members?.map(\.key) == ["date", "pass", "profile", "yards"])
        #expect(status["date"]?.stringValue.flatMap { Instant(iso8601: $0) } != nil)
        #expect(status["profile"] == "default" && status["pass"] == "none")
        let yards = try #require(status["yards"]?.arrayValue)
        #expect(yards.count == 5)
        var visitors = 0
        for yard in yards {
            #expect(
                yard.members?.map(\.key) == [
                    "favorite", "food", "home", "id", "name", "timeOfDay", "visitors", "water", "weather",
                ])
            #expect(yard["food"]?.members?.map(\.key) == ["name", "remaining", "state"])
            #expect(yard["water"]?.members?.map(\.key) == ["remaining", "state"])
            #expect(["ok", "low", "empty"].contains(yard["food"]?["state"]?.stringValue))
            for visitor in try #require(yard["visitors"]?.arrayValue) {
                visitors += 1
                #expect(
                    visitor.members?.map(\.key) == ["bird", "enjoyment", "epithet", "from", "id", "since", "species"])
            }
        }
        #expect(visitors > 0, "after three hours somebody is there")
    }

    @Test func statusReadsOnly() throws {
        let run = CommandRun()
        _ = run("status")
        #expect(run.files.contents.isEmpty)
        _ = run("favorite|Bird Springs")
        let before = run.files.contents
        run.pass(.days(2))
        _ = run("status")
        #expect(run.files.contents == before)
    }

    @Test func statusCountsTheTimeAway() throws {
        let run = CommandRun()
        _ = run("refill|--all")
        run.pass(.hours(8) + .minutes(30))
        let food = try #require(try run.json("status")["yards"]?.arrayValue?.first?["food"])
        #expect(food["state"] == "low" && food["remaining"] == 1800)
    }

    @Test func refillFillsWhatItIsToldTo() throws {
        let run = CommandRun()
        #expect(run("refill|calm palms|--water").out == "Calm Palms: water refilled\n")
        let yards = try #require(try run.json("status")["yards"]?.arrayValue)
        let full = yards.filter { $0["water"]?["remaining"] == 57_600 }
        #expect(full.map { $0["name"] } == ["Calm Palms"])
        #expect(run("refill|--all").code == 0)
        for yard in try #require(try run.json("status")["yards"]?.arrayValue) {
            #expect(yard["food"]?["remaining"] == 32_400 && yard["water"]?["remaining"] == 57_600)
        }
    }

    @Test func aRefillDoesWhatItCanAndSaysWhatItLeft() throws {
        let run = CommandRun()
        let (code, out, error) = run("refill|--all|--food|nutrition pellet|--water")
        #expect(code == 1)
        #expect(out.split(separator: "\n").count == 6 && out.contains("That took 3 × nutrition pellet."))
        #expect(out.contains("Bird Springs: water and food refilled"))
        #expect(out.contains("Quiet Haven: water refilled"))
        #expect(error.contains("Quiet Haven: Nutrition Pellet: you own none"), "three were owned, five asked for")
    }

    /// The same rule as the game's own keys: premium food that is still good is not thrown away for more of it.
    @Test func aRefillSparesWhatIsStillGood() throws {
        let run = CommandRun()
        func owned() throws -> Int {
            try Session.glance(Configuration(), environment: run.environment).world.owned(.nutritionPellet)
        }
        _ = run("refill|Calm Palms|--food|nutrition pellet")
        #expect(try owned() == 2)
        for line in [
            "refill|Calm Palms", "refill|--all", "refill|Calm Palms|--food",
            "refill|Calm Palms|--food|nutrition pellet",
        ] {
            #expect(run(line).code == 0)
            #expect(try owned() == 2, "\(line)")
        }
        let (code, out, error) = run("refill|Calm Palms|Bird Springs")
        #expect(code == 0 && error.isEmpty)
        #expect(out.contains("Left as it was: Calm Palms: The nutrition pellet is good for another 9 hours."))
        #expect(out.contains("Bird Springs has all it needs."))
        let document = try run.json("refill|Bird Springs")
        #expect(document["spared"] == ["Bird Springs has all it needs."] && document["left"] == [])
        run.pass(.hours(4))
        let took = "That took 1 × nutrition pellet.\n"
        #expect(run("refill|Calm Palms|--food|nutrition pellet").out == "Calm Palms: food refilled\n" + took)
        #expect(try owned() == 1, "asked for by name, while some was left")
        run.pass(.hours(10))
        #expect(run("refill|Calm Palms").out == "Calm Palms: water and food refilled\n" + took)
        #expect(try owned() == 0)
        run.pass(.hours(10))
        let short = run("refill|Calm Palms")
        #expect(short.code == 1 && short.out == "Calm Palms: water refilled\n")
        #expect(short.error.contains("Calm Palms: Nutrition Pellet: you own none"))
    }

    @Test(arguments: [
        ("refill|Clam Palms", Int32(1), "did you mean “Calm Palms”?"),
        ("refill", 2, "--all"),
        ("refill|--all|--food=gravel", 2, "no food “gravel”"),
        ("favorite|Nowhere at all", 1, "Bird Springs"),
        ("status|--profile|no/where", 2, "--profile"),
        ("help|statsu", 2, "status"),
        ("--foo", 2, "--foo"),
    ])
    func mistakesAreOneClearSentence(line: String, code: Int32, part: String) throws {
        let run = CommandRun()
        let result = run(line)
        #expect(result.code == code)
        #expect(result.out.isEmpty)
        #expect(result.error.hasPrefix("backyard-birds: ") && result.error.contains(part))
        #expect(result.error.split(separator: "\n").count == 1)
    }

    @Test func errorsWithJSONAreADocument() throws {
        let run = CommandRun()
        let document = try run.json("status|--foo")
        #expect(document["error"]?["code"] == "unknownOption")
        #expect(run("status|--foo|--json").error.hasPrefix("backyard-birds: "))
        #expect(try run.json("refill|Nowhere")["error"]?["code"] == "noSuchBackyard")
    }

    @Test func whatCannotBeSavedIsNotCalledDone() {
        let run = CommandRun()
        _ = run("favorite|Bird Springs")
        run.files.fail { [.write, .append].contains($0.operation) ? 28 : nil }
        let (code, out, error) = run("refill|--all")
        #expect(code == 1 && out.isEmpty)
        #expect(error.contains("the disk is full"))
    }
}
