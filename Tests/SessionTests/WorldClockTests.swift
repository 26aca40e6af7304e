import Chronology
import Session
import TestSupport
import Testing

private let origin = Instant(milliseconds: 1_795_000_000_000)

@Suite struct WorldClockTests {
    struct Absence: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What the wall clock shows at opening, since the last commit.
        let wall: Span
        /// How long the world lives on.
        let away: Span
    }

    @Test(arguments: [
        Absence(testDescription: "at once", wall: .zero, away: .zero),
        Absence(testDescription: "an hour", wall: .hours(1), away: .hours(1)),
        Absence(testDescription: "set back a minute", wall: -.minutes(1), away: .zero),
        Absence(testDescription: "set back ten years", wall: -.days(3650), away: .zero),
        Absence(testDescription: "400 days", wall: .days(400), away: .days(400)),
        Absence(testDescription: "401 days", wall: .days(401), away: .days(400)),
        Absence(testDescription: "forward ten years", wall: .days(3650), away: .days(400)),
    ])
    func awayTimeIsBounded(_ absence: Absence) {
        let saved = WorldClock(world: origin + .hours(5), wall: origin)
        let clock = RunningClock(opening: saved, wall: origin + absence.wall, uptime: .seconds(90), scale: 1)
        #expect(clock.away == absence.away)
        #expect(clock.openedAt == saved.world + absence.away)
        // Whatever the clocks did: the player reads the wall clock's time.
        #expect(clock.world(at: .seconds(90)) - clock.difference == origin + absence.wall)
    }

    /// A clock that is set back by less than a second does not show the minute before for good.
    @Test(arguments: [(Int64(400), Int64(0)), (-400, 0), (1000, 1000), (60_000, 60_000)])
    func aMomentIsNoDifference(back: Int64, difference: Int64) {
        let saved = WorldClock(world: origin + .milliseconds(back), wall: origin)
        let clock = RunningClock(opening: saved, wall: origin, uptime: .zero, scale: 1)
        #expect(clock.difference == .milliseconds(difference))
    }

    @Test(arguments: [Int64(1), 60, 3600])
    func playFollowsTheMachineTimesTheScale(scale: Int64) {
        let clock = RunningClock(beginning: origin, uptime: .seconds(100), scale: scale)
        #expect(clock.world(at: .seconds(100)) == origin)
        #expect(clock.world(at: .seconds(107)) == origin + .seconds(7) * scale)
        #expect(clock.world(at: .seconds(50)) == origin, "never back")
    }

    @Test(arguments: [Int64(1), 7, 60, 3600])
    func theTimeToWaitUntilIsNeverEarlyAndNeverAMillisecondLate(scale: Int64) {
        let clock = RunningClock(beginning: origin, uptime: .seconds(100), scale: scale)
        for wait in [Int64(0), 1, 999, 1000, 3601, 86_400_017] {
            let instant = origin + .milliseconds(wait)
            let uptime = clock.uptime(of: instant)
            #expect(clock.world(at: uptime) >= instant)
            #expect(wait == 0 || clock.world(at: uptime - .milliseconds(1)) < instant)
        }
        #expect(clock.uptime(of: origin - .hours(1)) == .seconds(100))
    }

    @Test func localTimesAreThePlayersOwn() {
        // The world is two hours ahead of the wall; the zone changes from +1 to +2 h half an hour later.
        let change = origin + .minutes(30)
        let zone: (Instant) -> Span = { $0 < change ? .hours(1) : .hours(2) }
        let before = PlayerTime(origin + .hours(2), difference: .hours(2), zoneOffset: zone)
        let after = PlayerTime(origin + .hours(3), difference: .hours(2), zoneOffset: zone)
        #expect(before.date == CivilDate(utc: origin + .hours(1)))
        #expect(after.date == CivilDate(utc: origin + .hours(3)))
    }
}

@Suite struct ClockTroubleTests {
    @Test func aWallClockThatJumpsDuringPlayChangesNothing() throws {
        let machine = TestMachine()
        let session = try machine.open()
        let twin = try TestMachine().open()
        machine.wall += .days(3650)
        #expect(session.now == twin.now)
        _ = session.advance()
        machine.wall += .days(-7000)
        _ = session.advance()
        #expect(session.world == twin.world)
    }

    @Test(arguments: [Span.days(-3650), .minutes(-5), .zero, .hours(14), .days(4000)])
    func opensWhateverTheClockShows(jump: Span) throws {
        let machine = TestMachine()
        let session = try machine.open()
        machine.pass(.minutes(3))
        session.close()
        machine.wall += jump
        let again = try machine.open()
        let away = max(.zero, min(.days(400), jump))
        #expect(again.world.clock == session.world.clock + away)
        #expect(again.world.validate().isEmpty)
        #expect((again.awayReport != nil) == (away >= .minutes(10)))
        #expect(again.playerTime(again.now).date == CivilDate(utc: machine.wall))
    }

    /// A command shows nobody what happened meanwhile, and does not look for it.
    @Test func aGlanceTellsOfNoAbsence() throws {
        let machine = TestMachine()
        try machine.open().close()
        machine.wall += .hours(30)
        #expect(try Session.glance(Configuration(), environment: machine.environment).awayReport == nil)
        #expect(try machine.open().awayReport != nil)
    }

    /// A short absence is told of when somebody came who was never met before, and only then.
    @Test func aNewBirdIsToldOfAfterAnyAbsence() throws {
        var (told, untold) = (0, 0)
        for seed in UInt64(0)..<12 {
            let machine = TestMachine()
            for played in [Span.minutes(3), .hours(30)] {
                var session = try machine.open { $0.seed = seed }
                machine.pass(played)
                session.close()
                let left = session.world.clock
                machine.pass(.minutes(4))
                session = try machine.open()
                let isNew = session.world.birds.contains { bird in bird.firstSeen.map { $0 > left } == true }
                #expect((session.awayReport != nil) == isNew)
                session.close()
                if isNew { told += 1 } else { untold += 1 }
            }
        }
        #expect(told > 0 && untold > 0, "\(told), \(untold)")
    }

    @Test func aScaledGameLeavesTheWorldAheadAndNothingWaits() throws {
        let machine = TestMachine()
        let fast = try machine.open { $0.timeScale = 3600 }
        machine.pass(.seconds(10))
        fast.close()
        #expect(fast.world.clock == fast.world.began + .hours(10))
        machine.pass(.hours(1))
        let again = try machine.open()
        #expect(again.world.clock == fast.world.clock + .hours(1))
        #expect(again.playerTime(again.now).date == CivilDate(utc: machine.wall))
    }

    /// The home yard goes by the player's clock with the first input after a game that ran ahead, even if the next look
    /// does not count yet.
    @Test func theHomeComesBackFromAFasterGame() throws {
        let machine = TestMachine()
        let fast = try machine.open { $0.timeScale = 3600 }
        try fast.perform(.setHomeBackyard(fast.world.backyards[0].id, true))
        machine.pass(.seconds(10))
        fast.look()
        fast.close()
        let again = try machine.open()
        #expect(!again.world.mayLook(at: again.now))
        let home = try #require(again.world.backyards.first { again.world.isHome($0.id) })
        #expect(again.shift(of: home).magnitude > .hours(1))
        again.look()
        let now = try #require(again.world.backyard(home.id))
        #expect(again.shift(of: now).magnitude < .minutes(1))
        again.close()
    }

    @Test func nowStartsTheClockThereAndItTicks() throws {
        let machine = TestMachine()
        let date = try #require(Instant(iso8601: "2031-02-03T04:05Z"))
        let session = try machine.open { $0.now = date }
        #expect(session.world.began == date)
        machine.pass(.minutes(5))
        session.close()
        #expect(session.world.clock == date + .minutes(5))
        let again = try machine.open { $0.now = date + .minutes(65) }
        #expect(again.world.clock == date + .minutes(65))
    }

    @Test func reopeningTimeAndAgainLosesNoTime() throws {
        let machine = TestMachine()
        let began = try machine.open()
        began.close()
        for _ in 0..<20 {
            let session = try machine.open()
            machine.pass(.milliseconds(1733))
            session.close()
            machine.pass(.milliseconds(37))
        }
        let last = try machine.open()
        #expect(last.world.clock == began.world.began + .milliseconds(20 * (1733 + 37)))
    }
}
