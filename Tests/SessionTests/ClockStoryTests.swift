import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session

/// Whatever a clock does between and during sittings: nothing crashes or freezes, no supply turns negative, no visit
/// lies after the world clock, the journal has each visit once, and the player reads the time on the wall.
@Suite struct ClockStoryTests {
    enum Trouble: Sendable {
        /// The wall clock is set, with no game open.
        case away(Span)
        /// It is set while the game is open.
        case playing(Span)
        /// The player's zone changes, with no game open or with one.
        case zone(Span)
        case zonePlaying(Span)
        /// Real time passes, with no game open or with one.
        case sleep(Span)
        case play(Span)
    }

    struct Story: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let troubles: [Trouble]

        init(_ description: String, _ troubles: Trouble...) {
            testDescription = description
            self.troubles = troubles
        }
    }

    @Test(arguments: [
        Story("set back an hour", .play(.hours(1)), .away(-.hours(1)), .sleep(.minutes(10)), .play(.minutes(5))),
        Story("set back ten years and right again", .away(-.days(3650)), .play(.hours(2)), .away(.days(3650))),
        Story(
            "forward ten years and back", .away(.days(3650)), .play(.hours(1)), .away(-.days(3650)), .sleep(.hours(9))),
        Story("forward ten years while playing", .playing(.days(3650)), .play(.hours(1)), .sleep(.hours(1))),
        Story("back ten years while playing", .playing(-.days(3650)), .play(.hours(1)), .sleep(.hours(20))),
        Story("a battery that forgets", .away(-.days(20_000)), .sleep(.days(2)), .away(.days(20_002))),
        Story(
            "spring forward", .zone(.hours(1)), .play(.hours(3)), .zonePlaying(.hours(2)), .play(.hours(3)),
            .sleep(.days(1))),
        Story(
            "fall back while away", .zone(.hours(2)), .play(.hours(1)), .zone(.hours(1)), .sleep(.hours(30)),
            .play(.minutes(1))),
        Story(
            "a flight round the world", .zone(.hours(-11)), .play(.hours(2)), .zone(.hours(14)), .play(.hours(2)),
            .zonePlaying(.hours(-5)), .sleep(.hours(12))),
        Story("half an hour's zone", .zone(.minutes(345)), .sleep(.hours(7)), .zonePlaying(-.minutes(210))),
        Story("a year away, month by month", .sleep(.days(31)), .sleep(.days(31)), .sleep(.days(310))),
        Story("more than is forgiven", .sleep(.days(401)), .play(.hours(1))),
    ])
    func thereIsNoTrouble(_ story: Story) throws {
        let machine = TestMachine()
        try machine.open().close()
        var zone = Span.zero
        var last = try sitting(machine, zone: zone, after: nil)
        for trouble in story.troubles {
            var during: (Session) -> Void = { _ in }
            switch trouble {
            case .away(let jump): machine.wall += jump
            case .playing(let jump): during = { _ in machine.wall += jump }
            case .zone(let offset):
                zone = offset
                machine.set(zone: zone)
            case .zonePlaying(let offset):
                zone = offset
                during = { _ in machine.set(zone: offset) }
            case .sleep(let span): machine.pass(span)
            case .play(let span):
                during = { session in
                    for _ in 0..<6 {
                        machine.pass(.milliseconds(span.milliseconds / 6))
                        _ = session.advance()
                    }
                }
            }
            last = try sitting(machine, zone: zone, after: last, during)
        }
    }

    /// Opens, plays, refills, closes, and looks at everything.
    private func sitting(
        _ machine: TestMachine, zone: Span, after last: Instant?, _ play: (Session) -> Void = { _ in }
    ) throws -> Instant {
        let glimpse = try ForecastReader(Configuration(), environment: machine.environment)
        let session = try machine.open()
        #expect(session.notices.allSatisfy { $0.isAboutTheClock })
        #expect(glimpse.world.clock == session.world.clock)
        #expect(glimpse.world.presentVisits == session.world.presentVisits)
        #expect(session.world.clock >= last ?? session.world.clock, "never back")
        play(session)
        _ = session.advance()
        try session.perform(.refillWater(session.world.backyards[2].id))
        let world = session.world
        #expect(world.validate().isEmpty)
        for yard in world.backyards {
            #expect(yard.food.remaining(at: world.clock) >= .zero && yard.water.remaining(at: world.clock) >= .zero)
        }
        #expect(world.pastVisits.all.allSatisfy { $0.departure <= world.clock })
        #expect(world.presentVisits.allSatisfy { $0.arrival <= world.clock && $0.departure > world.clock })
        session.close()
        // A clock that was set while playing shows again what it shows at the next opening.
        let again = try Session.glance(Configuration(), environment: machine.environment)
        #expect(again.playerTime(again.now).date == CivilDate(utc: machine.wall + zone))
        var journal: [Visit] = []
        try again.enumerateJournal { journal.append($0) }
        #expect(Set(journal.map(\.id)).count == journal.count)
        #expect(journal.count == again.world.visitCount - again.world.presentVisits.count)
        #expect(journal.allSatisfy { $0.departure <= again.world.clock })
        return session.world.clock
    }
}

extension Notice {
    fileprivate var isAboutTheClock: Bool {
        switch self {
        case .clockJumped, .clockWasWrong: true
        default: false
        }
    }
}
