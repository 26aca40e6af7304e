import Chronology
import JSON
import Simulation
import Testing
import Words

@testable import Commands
@testable import Session

/// Lists that are sorted and filtered, and words that stand in an unexpected place.
@Suite struct FindingTests {
    private let run = CommandRun()

    /// A game of a few days.
    private func play() {
        for _ in 0..<8 {
            _ = run("refill|--all")
            run.pass(.hours(9))
        }
        _ = run("refill|--all")
    }

    @Test func birdsAreSortedAndFiltered() throws {
        play()
        let all = try #require(try run.json("bird|list").arrayValue)
        let id = try #require(all.last?["id"]?.stringValue)
        let kinds = all.compactMap { $0["species"]?.stringValue }
        #expect(kinds == kinds.sorted() && Set(kinds).count > 2, "kinds by their names, as on the birds’ page")
        #expect(run("bird|favorite|\(id)").code == 0)
        func birds(_ rest: String) throws -> [JSONValue] { try run.json("bird|list\(rest)").arrayValue ?? [] }
        let visits = try birds("|--sort|visits").compactMap { $0["visits"]?.integerValue }
        #expect(visits == visits.sorted(by: >) && Set(visits).count > 1 && visits.count == all.count)
        let recent = try birds("|--sort|recent")
        let gone = Array(recent.drop { $0["here"]?.stringValue != nil })
        let dates = gone.compactMap { $0["lastSeen"]?.stringValue }
        #expect(dates == dates.sorted(by: >) && dates.count == gone.count && !gone.isEmpty)
        #expect(gone.count < recent.count && recent.count == all.count)
        #expect(gone.allSatisfy { $0["here"]?.stringValue == nil })
        // In a kind those that are here come first, then those seen last, as on the screen.
        let alike = Dictionary(grouping: all) { $0["species"]?.stringValue ?? "" }
        #expect(alike.contains { $0.value.count > 1 })
        for birds in alike.values {
            let gone = birds.drop { $0["here"]?.stringValue != nil }
            let seen = gone.compactMap { $0["lastSeen"]?.stringValue }
            #expect(seen == seen.sorted(by: >) && seen.count == gone.count)
            #expect(gone.allSatisfy { $0["here"]?.stringValue == nil })
        }
        let ids = try birds("|--sort|name").compactMap { $0["id"]?.stringValue }
        #expect(ids.sorted() == all.compactMap { $0["id"]?.stringValue }.sorted())
        let names = run("bird|list|--sort|name").out.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        #expect(names == names.sorted())
        #expect(try birds("|--favorites").compactMap { $0["id"]?.stringValue } == [id])
        let here = try birds("|--here")
        #expect(here.count == all.count { $0["here"] != .null } && here.allSatisfy { $0["here"] != .null })
        #expect(run("bird|list|--sort|size").code == 2)
    }

    @Test func theJournalIsSortedAndFiltered() throws {
        play()
        func visits(_ rest: String = "") throws -> [JSONValue] { try run.json("journal\(rest)").arrayValue ?? [] }
        func arrivals(_ visits: [JSONValue]) -> [String] { visits.compactMap { $0["arrival"]?.stringValue } }
        let all = try visits()
        #expect(all.count > 20 && arrivals(all) == arrivals(all).sorted())
        #expect(try arrivals(visits("|--sort|newest")) == arrivals(all).sorted(by: >))
        let one = try #require(all.dropFirst(all.count / 2).first)
        let (yard, bird) = (one["yard"]?.stringValue ?? "", one["id"]?.stringValue ?? "")
        for (option, key, value) in [
            ("--yard", "yard", yard), ("--bird", "id", bird),
            ("--species", "species", one["species"]?.stringValue ?? ""),
        ] {
            let some = try visits("|\(option)|\(value)")
            #expect(some == all.filter { $0[key]?.stringValue == value } && some.contains(one), "\(option)")
        }
        let date = try #require(one["arrival"]?.stringValue)
        let parts = try (visits("|--until|\(date)"), visits("|--since|\(date)"))
        #expect(parts.0 + parts.1 == all && parts.1.first?["arrival"] == one["arrival"])
        run.set(zone: .hours(-8))
        let day = date.prefix(10)
        let today = all.filter { visit in
            let arrival = visit["arrival"]?.stringValue.flatMap { Instant(iso8601: $0) }
            return arrival.map { ($0 - .hours(8)).iso8601.prefix(10) >= day } == true
        }
        #expect(try visits("|--since|\(day)") == today && !today.isEmpty && today.count < all.count)
        #expect(try visits("|--since|\(day)T00:00") == today, "a time without a zone is the player's, too")
        #expect(
            try visits("|--since|\(day)T08:00Z") == today && visits("|--since|\(day)T01:00+01:00").count > today.count)
        #expect(try visits("|--until|\(day)").count == all.count - today.count, "a day is the player's own")
        #expect(run("journal|--yard|Nowhere").code == 1 && run("journal|--since|yesterday").code == 2)
        #expect(try visits("|--bird|\(bird)|--until|2000-01-01").isEmpty)
    }

    @Test func everyBirdHasAnIDAndAnEpithet() throws {
        play()
        let lines = run("journal|--csv").out.split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        let columns = try #require(lines.first)
        #expect(columns.suffix(2) == ["id", "epithet"] && lines.count > 20)
        #expect(lines.dropFirst().allSatisfy { $0.count == columns.count && $0.suffix(2).allSatisfy { !$0.isEmpty } })
        let yards = try #require(try run.json("status")["yards"]?.arrayValue)
        let visitors = yards.flatMap { $0["visitors"]?.arrayValue ?? [] }
        let known = try #require(try run.json("bird|list").arrayValue).compactMap { $0["id"]?.stringValue }
        #expect(visitors.allSatisfy { known.contains($0["id"]?.stringValue ?? "") && $0["epithet"] != .null })
    }

    @Test(arguments: [
        ("refill|Bird Springs|--food|pellet", Int32(0), "food refilled"),
        ("refill|--food|pellet|Bird Springs", 0, "food refilled"),
        ("refill|--food|pelet|Bird Springs", 1, "“pelet” is neither a yard nor a food"),
        ("refill|--food|Brid Springs", 1, "did you mean “Bird Springs”?"),
        ("refill|--food=penguin|--all", 2, "no food “penguin”"), ("refill|all", 1, "did you mean “--all”?"),
        ("refill|water|Bird Springs", 1, "did you mean “--water”?"), ("refill", 2, "--favorites"),
        ("widget|--redacted|privat", 2, "did you mean “private”?"), ("show|plant|penguin", 2, "“show plant”"),
        ("settings|mouse|no", 2, "off"),
    ])
    func wordsInUnexpectedPlacesAreUnderstoodOrExplained(line: String, code: Int32, says: String) {
        let result = run(line)
        #expect(result.code == code && (result.out + result.error).contains(says), "\(result)")
    }

    /// A line that no game could make sense of ends with 2; what depends on the game ends with 1.
    @Test(
        arguments: [
            ("backyard|new| ", 2), ("backyard|rename|Bird Springs| ", 2), ("account|--email|robin", 2),
            ("account|--name| ", 2), ("widgets|add|backyard", 2), ("widgets|add| ", 2), ("widgets|edit|calm", 1),
            ("backyard|new|X|--food|gravel", 2), ("store|buy|nectar.cup|--quantity|11", 2), ("store|buy|gravel", 1),
            ("store|buy|nectar", 1), ("backyard|new|calm palms", 1), ("favorite|Nowhere", 1), ("help|gravel", 2),
            ("widget|--follow|--timeline|json", 2), ("widget|--size|80x4", 2), ("almanac|--days|0", 2),
        ] as [(String, Int32)])
    func usageErrorsEndWithTwo(line: String, code: Int32) {
        let result = run(line)
        #expect(result.code == code && !result.error.isEmpty, "\(result)")
    }

    /// A yard that has enough is among the spared, not among the refilled.
    @Test func onlyWhatWasFilledIsRefilled() throws {
        _ = run("refill|--all")
        let again = try run.json("refill|--all")
        #expect(again["refilled"]?.arrayValue?.isEmpty == true && again["spared"]?.arrayValue?.isEmpty == false)
    }

    @Test func productsGoByTheirNames() throws {
        #expect(try run.json("store|buy|Nectar cup")["id"] == run.json("store|buy|nectar.cup")["id"])
    }

    /// One word of a food's name is enough where no other food has it.
    @Test func foodsGoByAWordOfTheirNames() {
        let names = Catalog.foods.map { food in Words().name(of: food.id).split(separator: " ").map(String.init) }
        #expect(names.contains { $0.count > 1 })
        for (food, name) in zip(Catalog.foods, names) {
            for word in name where name.count > 1 {
                let isAlone = names.count { $0.contains(word) } == 1
                #expect((FoodName.find(word.lowercased())?.id == food.id) == isAlone, "\(word)")
            }
        }
    }

    /// A variety is shown by its own page, as the game has one.
    @Test func aVarietyOfAPlantHasAPage() throws {
        _ = run("favorite|Bird Springs")
        let decoration = "backyard|decorate|Bird Springs|--left-plants|"
        for variant in 0..<Decoration.plantVariants {
            let name = Words().name(of: Plant(.foxglove, variant))
            #expect(run(decoration + name).code == 0)
            #expect(run("show|plant|\(name)").out.lowercased().contains(name.lowercased()), "\(name)")
        }
    }

    @Test func theManualNamesKeysAndWhereToReadOn() {
        let page = run("man").out
        for heading in ["KEYS", "SEE ALSO", "BUGS"] { #expect(page.contains("\n.SH \"\(heading)\"\n"), "\(heading)") }
        #expect(page.contains("\\fB\\-h, \\-\\-help\\fR") && page.contains("\\fB\\-V, \\-\\-version\\fR"))
    }
}
