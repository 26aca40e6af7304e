import Chronology
import TestSupport
import Testing

@testable import Session
@testable import Simulation
@testable import Widgets
@testable import Words

/// Widgets and sentences around every change of a zone's clocks.
@Suite struct WidgetCalendarTests {
    /// A game left to itself for a while, without a forecast on disk.
    private static func game(_ name: String) throws -> Session {
        let machine = TestMachine()
        let session = try machine.begin(inZone: name)
        try session.perform(.refillFood(session.world.backyards[0].id))
        machine.pass(.hours(30))
        _ = session.advance()
        return session
    }

    /// Moves the player's clock, so that a world time is a date.
    private static func set(_ session: Session, to date: Instant) {
        session.clock = RunningClock(
            opening: WorldClock(world: session.world.clock, wall: date), wall: date,
            uptime: session.environment.uptime(), scale: 1)
    }

    /// A widget turns from moment to moment through a change of the clocks, at midnight too, and counts the visits of
    /// the day.
    @Test(arguments: Zones.names) func timelinesGoOn(name: String) throws {
        let session = try Self.game(name)
        let horizon = Span.hours(5)
        let forecast = Forecast(
            .unsaved, of: session.snapshot, catalog: session.store.catalog, key: session.key, horizon: horizon)
        // In the short rounds some of the changes.
        for (index, transition) in Zones.transitions(session.environment.zoneOffset).enumerated()
        where index % (rounds(short: 0) > 0 ? 1 : 5) == 0 {
            Self.set(session, to: transition - .minutes(150))
            let outlook = Outlook(
                forecast, at: session.world.clock, lead: session.clock.lead,
                zoneOffset: session.environment.zoneOffset)
            for kind in WidgetKind.allCases {
                var widget = WidgetConfiguration()
                widget.kind = kind
                let agenda = WidgetAgenda(widget, outlook)
                var (date, turns, midnights) = (outlook.date, 0, 0)
                let place = Comment("\(name) \(transition.iso8601) \(kind)")
                while let world = outlook.glimpse(at: date)?.world, let next = agenda.next(after: world) {
                    guard next > date, turns < 1000 else {
                        Issue.record("stands still: \(name) \(transition.iso8601) \(kind) \(date.iso8601)")
                        break
                    }
                    let before = outlook.calendar.time(date).date.midnight
                    if outlook.calendar.time(next).date.midnight != before { midnights += 1 }
                    if kind == .visitors {
                        // No midnight is passed by.
                        #expect(outlook.calendar.time(next - .milliseconds(1)).date.midnight == before, place)
                    }
                    (date, turns) = (next, turns + 1)
                }
                guard kind == .visitors else { continue }
                let first = outlook.calendar.time(outlook.date).date.midnight
                #expect((midnights > 0) == (first != outlook.calendar.time(outlook.until).date.midnight), place)
                #expect(outlook.until - date < .hours(1), place)
            }
        }
    }

    /// "Today", weekdays and dates go by the player's calendar.
    @Test(arguments: Zones.names) func sentencesKnowTheDay(name: String) throws {
        let (session, words) = (try Self.game(name), Words())
        let now = session.world.clock
        for transition in Zones.transitions(session.environment.zoneOffset) {
            for hours in stride(from: Int64(-26), through: 26, by: 4) {
                Self.set(session, to: transition + .hours(hours))
                let today = session.playerTime(now).date.midnight.utcInstant
                for back in [0, 1, 3, 23, 24, 25, 140, 150, 170].map({ now - .hours($0) }) {
                    let days = today - session.playerTime(back).date.midnight.utcInstant
                    let age = words.age(of: back, session)
                    let place = Comment("\(name) \((transition + .hours(hours)).iso8601) \(days.seconds)")
                    #expect((age == .today) == (days <= .zero), place)
                    #expect((age == .thisWeek) == (days > .zero && days <= .days(6)), place)
                    #expect(words.when(back, session).contains(words.time(back, session)) == (days <= .days(6)), place)
                }
            }
        }
    }
}
