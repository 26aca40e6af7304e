import Session
import Testing

@testable import Commands

@Suite struct AlmanacTests {
    @Test func itHasTheStatedShape() throws {
        let almanac = try CommandRun().json("almanac|--days|3|--seed|7")
        for key in [
            "seed", "days", "yards", "caretaker", "visits", "arrivalsPerYardDay", "species", "enjoyment",
            "individualsMet", "occupancy",
        ] {
            #expect(almanac[key] != nil, "\(key)")
        }
        #expect(almanac["seed"]?.integerValue == 7 && almanac["days"] == 3 && almanac["yards"] == 5)
        #expect(almanac["caretaker"] == "twice")
        let species = try #require(almanac["species"]?.members)
        #expect(species.contains { $0.key == "Cardinal" } && species.count >= 12)
        #expect(species.reduce(0) { $0 + ($1.value.integerValue ?? 0) } == almanac["visits"]?.integerValue)
        #expect(almanac["individualsMet"]?.arrayValue?.count == 3)
        #expect(almanac["occupancy"]?.arrayValue?.count == 5)
        #expect(almanac["enjoyment"]?.members?.map(\.key) == ["disliked", "enjoyed", "loved", "noOpinion"])
    }

    @Test func theSameQuestionHasTheSameAnswer() {
        let run = CommandRun()
        let first = run("almanac|--days|2|--json")
        #expect(first.code == 0 && first.error.isEmpty)
        #expect(run("almanac|--days|2|--json").out == first.out)
        #expect(run("almanac|--days|2|--json|--seed|2").out != first.out)
        #expect(run("almanac|--days|2|--json|--now|2026-06-01T00:00:00Z").out != first.out)
        // It plays a world of its own: nothing is saved.
        #expect(run.files.contents.isEmpty)
    }

    @Test func whatIsHeldIsHeld() throws {
        let run = CommandRun()
        let night = try run.json("almanac|--days|2|--set|hour=night|--set|food=full|--set|birds=0")
        let hours = try #require(night["speciesByHour"]?["Owl"])
        #expect(hours["night"]?.integerValue == night["species"]?["Owl"]?.integerValue)
        #expect(night["held"] == ["hour=night", "food=full", "birds=0"])
        let crowded = try run.json("almanac|--days|2|--caretaker|none|--set|birds=4")
        #expect(crowded["visits"] == 0)
        let acorn = try run.json("almanac|--days|1|--set|premium=acorn|--set|season=winter|--set|weather=snow")
        #expect(acorn["food"]?["Golden Acorn"] != 0 && acorn["food"]?["Corn"] == 0)
        #expect(acorn["speciesBySeason"]?["Dove"]?["summer"] == 0)
        #expect(acorn["species"]?["Hoopoe"] == 0)
    }

    @Test func peopleReadTables() {
        let text = CommandRun()("almanac|--days|2|--yards|2|--caretaker|daily|--set|weather=rain").out
        #expect(text.hasPrefix("2 days from 1.1.2026, 2 yards, refilled daily, seed 1, weather=rain\n"))
        for word in ["Species by hour", "Species by season", "Species by food eaten", "Goldfinch", "sunset", "Gifts"] {
            #expect(text.contains(word), "\(word)")
        }
        let widths = Set(text.split(separator: "\n").filter { $0.hasPrefix("  ") }.map(\.count))
        #expect(widths.count <= 3, "columns are aligned: \(widths)")
    }

    /// All that the figures of the design are read from.
    @Test func itMeasuresWhatTheRulesAreTunedFor() throws {
        let run = CommandRun()
        let almanac = try run.json("almanac|--days|8|--seed|3")
        #expect(almanac["stockedByHour"]?.arrayValue?.count == 24)
        #expect(almanac["visitsByDay"]?.arrayValue?.count == 8)
        #expect(almanac["weeks"]?.arrayValue?.count == 2)
        #expect(almanac["rareByWeek"]?["Waxwing"]?.arrayValue?.count == 2)
        #expect(almanac["stays"]?["loved"] != nil && almanac["firstMeetings"]?["Dove"] != nil)
        let targets = run("almanac|--targets|--days|8|--seed|3")
        #expect(targets.code == 0 && targets.out.contains("kinds met after a week"))
        #expect(!targets.out.contains("visits a day in all yards"), "a week says nothing of that")
        let both = run("almanac|--days|3|--caretaker|none|--compare|curious").out
        #expect(both.contains("pages finished") && both.contains("none") && both.contains("curious"))
        let rows = try run.json("almanac|--days|3|--compare|curious")["rows"]?.arrayValue ?? []
        #expect(rows.count > 15 && rows.allSatisfy { $0["values"]?.arrayValue?.count == 2 })
    }

    @Test(
        arguments: [
            ("almanac|--set|wether=rain", "did you mean “weather”?"),
            ("almanac|--set|weather=hail", "choose one of clear, cloud, rain, snow and fog."),
            ("almanac|--set|food", "something like food=empty"),
            ("almanac|--set|birds=5", "choose one of 0, 1, 2, 3 and 4."),
            ("almanac|--set", "“--set” needs a value"),
            ("almanac|--days|0", "a whole number from 1 to 3650"),
            ("almanac|--yards|many", "a whole number from 1 to 500"),
            (
                "almanac|--caretaker|hourly",
                "choose one of none, daily, twice, same, curious, evening, workday, careless, noshop and away."
            ),
            ("almanac|now", "doesn’t take “now”"),
        ] as [(String, String)])
    func whatMakesNoSenseIsSaid(line: String, sentence: String) {
        let result = CommandRun()(line)
        #expect(result.code == 2)
        #expect(result.error.contains(sentence), "\(result.error)")
        #expect(result.out.isEmpty)
    }
}
