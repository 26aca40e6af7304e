import Chronology
import TerminalUI
import TestSupport
import Testing

@testable import Screens
@testable import Session
@testable import Simulation

/// The days of the journal around every change of a zone's clocks.
@Suite struct JournalCalendarTests {
    @Test(arguments: Zones.names) func everyVisitHasOneDay(name: String) throws {
        let machine = TestMachine()
        let session = try machine.begin(inZone: name)
        let (now, sample) = (session.world.clock, try #require(Fixture.world.pastVisits.all.first))
        let visits = (0..<60).map { index in
            Visit(
                id: ID("visit-\(index)"), backyard: sample.backyard, bird: sample.bird, species: sample.species,
                perch: sample.perch, arrival: now - .minutes(Int64(index) * 53),
                departure: now - .minutes(Int64(index) * 53 - 20), food: nil, drank: false, enjoyment: nil)
        }
        for transition in Zones.transitions(session.environment.zoneOffset) {
            let wall = transition + .hours(26)
            session.clock = RunningClock(
                opening: WorldClock(world: now, wall: wall), wall: wall, uptime: machine.uptime, scale: 1)
            let days = JournalLog(visits, session).days
            let place = Comment("\(name) \(transition.iso8601)")
            #expect(days.reduce(0) { $0 + $1.visits.count } == visits.count, place)
            #expect(zip(days, days.dropFirst()).allSatisfy { $1.date.utcInstant < $0.date.utcInstant }, place)
        }
    }
}
