import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

/// The player's days in every zone, around every change of its clocks.
@Suite struct CalendarTests {
    private static func calendar(_ name: String, difference: Span = .zero) throws -> PlayerCalendar {
        PlayerCalendar(lead: WorldLead(now: difference), zoneOffset: try #require(Zones.offset(name)))
    }

    /// The moments around a change of the clocks that are tried.
    private static func moments(around transition: Instant) -> [Instant] {
        stride(from: Int64(-27 * 60), through: 27 * 60, by: 53).map { transition + .minutes($0) }
            + [-3_600_000, -60_000, -1, 0, 1, 60_000, 3_600_000].map { transition + .milliseconds($0) }
    }

    /// A time that the player's clock shows leads back to a moment at which it shows that time.
    @Test(arguments: Zones.names) func everyTimeOfTheClockIsAMoment(name: String) throws {
        for difference in [Span.zero, .hours(30)] {
            let calendar = try Self.calendar(name, difference: difference)
            for transition in Zones.transitions(calendar.zoneOffset) {
                for date in Self.moments(around: transition + difference) {
                    let shown = calendar.time(date).date
                    #expect(calendar.time(calendar.instant(of: shown)).date == shown, "\(name) \(date.iso8601)")
                }
            }
        }
    }

    @Test(arguments: Zones.names) func everyDayHasABeginningAndAnEnd(name: String) throws {
        let calendar = try Self.calendar(name)
        for transition in Zones.transitions(calendar.zoneOffset) {
            for date in Self.moments(around: transition) {
                let (begun, ended) = (calendar.midnight(before: date), calendar.midnight(after: date))
                let place = Comment("\(name) \(date.iso8601): \(begun.iso8601) to \(ended.iso8601)")
                #expect(begun <= date && date < ended, place)
                #expect(date - begun < .hours(50) && ended - date < .hours(50), place)
                let today = calendar.time(date).date.midnight
                // The day begins in the first millisecond that is not before it.
                #expect(!isBefore(calendar.time(begun).date, today), place)
                #expect(isBefore(calendar.time(begun - .milliseconds(1)).date, today), place)
                #expect(isBefore(today, calendar.time(ended).date.midnight), place)
                #expect(!isBefore(today, calendar.time(ended - .milliseconds(1)).date.midnight), place)
                #expect(calendar.start(of: today) == begun, place)
            }
        }
    }

    private func isBefore(_ a: CivilDate, _ b: CivilDate) -> Bool { a.utcInstant < b.utcInstant }

    /// In Chile, 6 September 2026 has no midnight: the clocks go from 23:59 to 1:00.
    @Test func aMidnightThatIsLeftOutIsWhereTheClocksMove() throws {
        let calendar = try Self.calendar("America/Santiago")
        let date = try #require(Instant(iso8601: "2026-09-06T02:50:00Z"))
        #expect(calendar.midnight(after: date).iso8601 == "2026-09-06T04:00:00.000Z")
        #expect(calendar.midnight(before: date).iso8601 == "2026-09-05T04:00:00.000Z")
        #expect(calendar.midnight(before: date + .hours(4)).iso8601 == "2026-09-06T04:00:00.000Z")
        #expect(calendar.midnight(after: date + .hours(4)).iso8601 == "2026-09-07T03:00:00.000Z")
    }

    /// A world that stands ahead of the wall has its days by the player's clock all the same.
    @Test func aDifferenceMovesTheDays() throws {
        let date = try #require(Instant(iso8601: "2026-09-06T02:50:00Z"))
        let usual = try Self.calendar("America/Santiago")
        let ahead = try Self.calendar("America/Santiago", difference: .hours(100))
        #expect(ahead.midnight(after: date + .hours(100)) == usual.midnight(after: date) + .hours(100))
        #expect(ahead.midnight(before: date + .hours(100)) == usual.midnight(before: date) + .hours(100))
    }

    /// The game counts visits, money and months by the player's days, and a new yard begins with the player's hour.
    @Test(arguments: Zones.names) func theGameGoesByThem(name: String) throws {
        let machine = TestMachine()
        var environment = machine.environment
        environment.zoneOffset = try #require(Zones.offset(name))
        let session = try Session.open(Configuration(), environment: environment, savesInline: true)
        try session.perform(.refillFood(session.world.backyards[0].id))
        machine.pass(.hours(40))
        _ = session.advance()
        let (world, visits) = (session.world, session.world.pastVisits.all + session.world.presentVisits)
        for date in Zones.transitions(environment.zoneOffset).flatMap(Self.moments) {
            session.clock = RunningClock(
                opening: WorldClock(world: world.clock, wall: date), wall: date, uptime: machine.uptime, scale: 1)
            let today = session.playerTime(world.clock).date
            let place = Comment("\(name) \(date.iso8601)")
            #expect(today == CivilDate(utc: date + environment.zoneOffset(date)), place)

            var first = today.midnight
            first.day = 1
            let month = session.monthBegan
            #expect(!isBefore(session.playerTime(month).date, first), place)
            #expect(isBefore(session.playerTime(month - .milliseconds(1)).date, first), place)

            let since = visits.filter { !isBefore(session.playerTime($0.departure).date, today.midnight) }
            let glimpse = Glimpse(
                world: world, visits: visits[...], since: session.calendar.midnight(before: world.clock), sightings: [])
            if glimpse.isTodayWhole { #expect(Set(glimpse.today.map(\.id)) == Set(since.map(\.id)), place) }

            var copy = world
            let yard = CreateBackyard(name: "New", decoration: Decoration(), hemisphere: .north)
            _ = try yard.change(&copy, of: session)
            let time = try #require(copy.backyards.last.map { copy.localTime(in: $0) })
            #expect(time.sinceMidnight - (today.utcInstant - today.midnight.utcInstant) > .seconds(-1), place)
            #expect(time.sinceMidnight <= today.utcInstant - today.midnight.utcInstant, place)
        }
    }
}
