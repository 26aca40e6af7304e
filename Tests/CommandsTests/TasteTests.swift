import Chronology
import JSON
import TestSupport
import Testing

@testable import Session
@testable import Simulation
@testable import Words
@testable import Commands

/// What all pages say of who likes what, read as a player reads them: a pair must be told alike wherever it is told.
@Suite struct TasteTests {
    private let words = Words()

    /// A page's lines by the part that they stand in, and in it by what stands before them: "Food" → "Loves" → "Corn".
    private struct Page {
        private(set) var parts: [String: [String: [String]]] = [:]
        private(set) var lines: [String: [String]] = [:]

        init(_ text: String) {
            var (part, title) = ("", "")
            for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
                if let rule = line.firstRange(of: " ─") {
                    (part, title) = (String(line[..<rule.lowerBound]), "")
                    continue
                }
                guard !line.isEmpty else {
                    title = ""
                    continue
                }
                lines[part, default: []].append(line)
                if line.first != " ", line.count > 14, line.dropFirst(13).first == " " {
                    title = line.prefix(14).trimming(" ")
                } else if line.first != " " {
                    title = ""
                }
                guard !title.isEmpty else { continue }
                parts[part, default: [:]][title, default: []].append(line.dropFirst(14).trimming(" "))
            }
        }

        /// Under which title each thing of a part stands.
        func titles(_ part: String) -> [String: String] {
            var titles: [String: String] = [:]
            for (title, lines) in parts[part] ?? [:] {
                for thing in lines.joined(separator: " ").split(separator: ",") {
                    titles[thing.trimming(" ")] = title
                }
            }
            return titles
        }
    }

    /// Twelve days in which every food was in every feeder and every yard was furnished.
    private func livedIn() throws -> CommandRun {
        let machine = TestMachine()
        let session = try machine.open()
        _ = try session.perform(.store(.purchase("pass.premium")))
        for id in session.world.backyards.map(\.id) {
            var decoration = try #require(session.world.backyard(id)).decoration
            decoration.floor = 1
            _ = try session.perform(.decorateBackyard(id, decoration))
        }
        for food in Catalog.premiumFoods { session.world.pantry[food.id] = 99 }
        for round in 0..<24 {
            for (index, yard) in session.world.backyards.enumerated() {
                _ = try session.perform(.refillWater(yard.id))
                _ = try session.perform(
                    .refillFood(yard.id, food: Catalog.foods[(round + index * 2) % Catalog.foods.count].id))
            }
            machine.pass(.hours(12))
            _ = session.advance()
        }
        session.close()
        return CommandRun(machine)
    }

    @Test func everyPairIsToldAlike() throws {
        let run = try livedIn()
        let foods = Catalog.foods.map { words.name(of: $0.id) }
        let opinions = [Enjoyment.loved, .enjoyed, .noOpinion, .disliked].map { words.title($0) }
        let birds = try #require(try run.json("bird|list").arrayValue)
        #expect(birds.count > 12)

        // (bird, food), (bird, plant): its page and the list of birds.
        var tastes: [String: [[String: String]]] = [:]
        var seekers: [String: Set<String>] = [:]
        for bird in birds {
            let (id, species) = (bird["id"]?.stringValue ?? "", bird["species"]?.stringValue ?? "")
            let text = run("show|bird|\(id)").out
            let page = Page(text)
            let told = page.titles("Food")
            #expect(!text.contains("?"), "\(text)")
            for food in foods {
                let title = try #require(told[food], "\(id) and \(food)")
                #expect(opinions.contains(title) || title == words.notesUntried)
            }
            let loved = foods.first { told[$0] == words.title(.loved) }
            #expect(bird["loves"]?.stringValue == loved)
            #expect((told[words.tasteUnknown] == words.title(.loved)) == (loved == nil))
            let dislikes = Set(bird["dislikes"]?.arrayValue?.compactMap(\.stringValue) ?? [])
            #expect(Set(foods.filter { told[$0] == words.title(.disliked) }) == dislikes)
            tastes[species, default: []].append(told)
            for plant in PlantKind.allCases
            where page.lines["Its ways"]?.contains(words.customPlant(plants: words.many(plant))) == true {
                let title = text.split(separator: "\n").first.map(String.init) ?? ""
                seekers[words.name(of: plant), default: []].insert(title)
            }
        }

        // (species, food): what most of its birds say.
        var draws: [String: [String: String]] = [:]
        for (species, birds) in tastes {
            let page = Page(run("show|species|\(species.lowercased())").out)
            let told = page.titles("Food")
            for food in foods {
                let all = birds.compactMap { $0[food] }.filter(opinions.contains)
                let most = opinions.first { opinion in all.count { $0 == opinion } * 2 > all.count }
                let expected = all.isEmpty ? words.notesUntried : most ?? words.tasteDivided
                #expect(told[food] == expected, "\(species) and \(food)")
            }
            draws[species] = page.titles(words.notesTitle)
            // What it comes for may be a food; whether a food leaves it cold is told by its taste alone.
            for (thing, title) in draws[species] ?? [:] where foods.map({ $0.lowercased() }).contains(thing) {
                #expect(title == words.notesComesFor, "\(species) and \(thing)")
            }
        }
        #expect(draws.values.contains { $0.values.contains(words.notesComesFor) })

        // All birds together: how many say so.
        let charts = run("show|charts").out.split(separator: "\n").map(String.init)
        for food in foods {
            let all = tastes.values.joined().compactMap { $0[food] }
            let counts = opinions.map { opinion in all.count { $0 == opinion } }
            let row = charts.lazy.compactMap { line in
                line.firstRange(of: food).map { line[$0.upperBound...].split(separator: " ").prefix(4) }
            }.first
            #expect(row?.compactMap { Int($0) } == (all.contains(where: opinions.contains) ? counts : nil), "\(food)")
        }

        // (species, plant), (bird, plant): its page and theirs.
        for plant in PlantKind.allCases {
            let page = Page(run("show|plant|\(plant.rawValue)").out)
            let told = page.titles("Who comes for it")
            for (species, draws) in draws {
                let isGuest = page.lines["Who comes for it"]?.contains(species) == true
                let title = isGuest ? words.notesComesFor : told[species]
                #expect(title == draws[words.many(plant)], "\(species) and \(plant)")
            }
            let looking = page.lines[words.plantSeekers] ?? []
            #expect(
                Set(looking.map { $0.split(separator: " the ").first.map(String.init) ?? "" })
                    == seekers[words.name(of: plant)] ?? [])
        }
    }
}

extension StringProtocol {
    fileprivate func trimming(_ character: Character) -> String {
        String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
    }
}
