import Chronology
@testable import Simulation
import Testing

@testable import Words

@Suite("What is said about a yard")
struct YardTests {
    private let words = Words()
    private let now = Instant(milliseconds: 0)

    private func bird(_ species: ID<Species>, named name: String? = nil) -> Bird? {
        var bird = World.firstWorld(seed: 7, began: now).birds.first { $0.species == species }
        bird?.name = name
        bird?.firstSeen = now
        return bird
    }

    @Test func visitorsGoFromEveryoneByNameToANumber() throws {
        let dove = try #require(bird(.dove))
        let pip = try #require(bird(.swallow, named: "Pip"))
        let swallow = try #require(bird(.swallow))
        #expect(words.visitors([]) == ["all quiet"])
        let (a, b) = (words.epithet(of: dove), words.epithet(of: swallow))
        #expect(words.visitors([pip]) == ["Pip", "1 visitor"])
        #expect(words.visitors([dove]) == [words.name(of: dove), "Dove", "1 visitor"])
        #expect(
            words.visitors([dove, swallow, swallow, pip])
                == [
                    "\(words.name(of: dove)), \(b), \(b) and Pip", "Dove, 2 swallows and Pip",
                    "\(words.name(of: dove)) and 3 more", "Dove and 3 more", "4 visitors",
                ])
        #expect(a.hasSuffix(" dove") && words.visitors([pip, dove])[0] == "Pip and \(a)")
        #expect(words.visitors([dove, swallow])[1] == "Dove and swallow")
    }

    @Test func whatABirdIsDoingFitsItsColumn() {
        var visit = Visit(
            id: ID("v"), backyard: ID("y"), bird: ID("b"), species: .dove, perch: .feeder, arrival: now,
            departure: now + .minutes(5), food: .corn, drank: false, enjoyment: .loved)
        #expect(words.doing(visit, width: 30) == ["eating corn", "at the feeder, loves it"])
        #expect(words.doing(visit, width: 20) == ["eating corn", "at the feeder", "loves it"])
        #expect(words.doing(visit) == "Eating corn at the feeder, loves it")
        let looking = Doing(visit: visit.id, perch: .feeder, activity: .looksAbout, until: now)
        #expect(words.doing(visit, looking, width: 30).first == "looking around at the feeder")
        #expect(words.doing(visit, looking, width: 26).prefix(2) == ["looking around", "at the feeder"])
        visit.enjoyment = nil
        #expect(words.doing(visit) == "Eating corn at the feeder")
        (visit.food, visit.drank) = (nil, true)
        #expect(words.doing(visit, width: 30) == ["drinking", "at the feeder"])
        #expect(words.doing(visit) == "Drinking at the feeder")
    }

    @Test func everyPlaceHourSkyAndOpinionHasItsWords() {
        for perch in Perch.allCases { #expect(words.has("perch", perch.rawValue, "name")) }
        for time in TimeOfDay.allCases { #expect(words.has("timeOfDay", time.rawValue, "name")) }
        for weather in Weather.allCases { #expect(words.has("weather", weather.rawValue, "name")) }
        for enjoyment in Enjoyment.allCases { #expect(words.has("enjoyment", enjoyment.rawValue, "name")) }
    }
}
