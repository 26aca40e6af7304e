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
        let before = PlayerTime(origin + .hours(2), lead: WorldLead(now: .hours(2)), zoneOffset: zone)
        let after = PlayerTime(origin + .hours(3), lead: WorldLead(now: .hours(2)), zoneOffset: zone)
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

    /// Each yard's clock is as far from the player's after a faster game as before, also after one that has crashed; the
    /// weather of the past stays.
    @Test(arguments: [false, true]) func theYardsClocksComeBackFromAFasterGame(hasCrashed: Bool) throws {
        var machine = TestMachine()
        let before = try machine.open()
        try before.perform(.setHomeBackyard(before.world.backyards[0].id, true))
        let shifts = before.world.backyards.map { before.shift(of: $0) }
        before.close()
        let fast = try machine.open { $0.timeScale = 3600 }
        machine.pass(.seconds(25))
        _ = fast.advance()
        let middle = fast.world.began + .hours(13)
        let weather = fast.world.backyards.map { fast.world.weather(in: $0, at: middle) }
        try fast.perform(.createBackyard(name: "Late", fast.world.backyards[0].decoration))
        machine.pass(.seconds(5))
        _ = fast.advance()
        if hasCrashed {
            fast.saveNow()
            machine = machine.copy()
            // Another fast game begins with what the first one has left undone.
            let other = try machine.open { $0.timeScale = 60 }
            machine.pass(.seconds(5))
            _ = other.advance()
            other.close()
        } else {
            fast.close()
        }
        let again = try machine.open()
        let apart = zip(shifts, again.world.backyards).map { ($0 - again.shift(of: $1)).magnitude }
        #expect(apart.allSatisfy { $0 < .seconds(1) }, "\(apart)")
        #expect(zip(again.world.backyards, weather).allSatisfy { again.world.weather(in: $0, at: middle) == $1 })
        let late = try #require(again.world.backyards.first { $0.name == "Late" })
        #expect(again.shift(of: late).magnitude < .seconds(1))
        again.close()
        let last = try machine.open()
        #expect(zip(again.world.backyards, last.world.backyards).allSatisfy { $0.timeOffset == $1.timeOffset })
    }

    /// Dates from before a faster game stay as they were, and those in it are by the player's clock.
    @Test func aFasterGameMovesNoDate() throws {
        let machine = TestMachine()
        let before = try machine.open()
        machine.pass(.minutes(7))
        let (met, wall) = (before.now, machine.wall)
        before.close()
        for scale: Int64 in [60, 3600] {
            let opened = machine.wall
            let fast = try machine.open { $0.timeScale = scale }
            let start = fast.now
            machine.pass(.minutes(2))
            let (seen, seenAt) = (fast.now, machine.wall)
            #expect(fast.playerTime(met).date == CivilDate(utc: wall))
            #expect(fast.playerTime(seen).date == CivilDate(utc: opened + .minutes(2) * scale))
            machine.pass(.minutes(1))
            fast.close()
            machine.pass(.minutes(5))
            let again = try machine.open()
            #expect(again.playerTime(met).date == CivilDate(utc: wall))
            #expect(again.playerTime(start).date == CivilDate(utc: opened))
            #expect(again.playerTime(seen).date == CivilDate(utc: seenAt))
            #expect(again.elapsed(since: seen) == .minutes(6))
            #expect(again.playerTime(again.now).date == CivilDate(utc: machine.wall))
            #expect(
                again.calendar.midnight(before: again.now) < start && again.calendar.midnight(after: seen) > again.now)
            again.close()
        }
    }

    /// A photo of a faster game is dated as the journal is; the date of an older photo is its file's.
    @Test func aPhotoIsDatedAsTheJournalIs() throws {
        let machine = TestMachine()
        let fast = try machine.open { $0.timeScale = 3600 }
        let photo = [PhotoVersion(ending: "ansi", text: "x")]
        try fast.perform(.album(.keep(title: "Palms", photo)))
        machine.pass(.seconds(50))
        try fast.perform(.album(.keep(title: "Later", photo)))
        let taken = fast.now
        func list(_ session: Session) throws -> [Photo] {
            guard case .photos(let photos) = try session.perform(.album(.list)) else { return [] }
            return photos
        }
        let before = try list(fast)
        #expect(before.map(\.title) == ["Later", "Palms"])
        let first = try #require(before.last)
        fast.close()
        let old = first.path.replacing(first.name, with: "2026-01-02-184501-bird-springs")
        try machine.files.write(Array("x".utf8), to: old)
        let again = try machine.open()
        let photos = try list(again)
        #expect(photos.map(\.title) == ["Later", "Palms", "bird springs"])
        #expect(photos.first?.taken == CivilDate(utc: machine.wall))
        #expect(fast.playerTime(taken).date == CivilDate(utc: machine.wall + .hours(50) - .seconds(50)))
        #expect(photos.last?.day == "2026-01-02" && photos.last?.time == "18:45")
        let odd = #"{"title":"Odd","date":9223372036854775807}"#
        try machine.files.write(Array(odd.utf8), to: old.replacing(".ansi", with: ".json"))
        let last = try list(again).last
        #expect(last?.title == "Odd" && last?.day == "2026-01-02")
        again.close()
    }

    /// The home yard goes by the player's clock with the first input after a game at another date, even if the next look
    /// does not count yet.
    @Test func theHomeComesBackFromAnotherDate() throws {
        let machine = TestMachine()
        let other = try machine.open { $0.now = machine.wall + .hours(7) }
        try other.perform(.setHomeBackyard(other.world.backyards[0].id, true))
        machine.pass(.seconds(10))
        other.look()
        other.close()
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
