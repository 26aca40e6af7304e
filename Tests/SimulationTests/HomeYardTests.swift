import Chronology
import Testing

@testable import Simulation

/// One yard goes by the player's clock and season; what was before stays as it was.
@Suite struct HomeYardTests {
    @Test(arguments: [0, 6, 9, 14, 20, 23]) func aNewWorldHasTheTimeOfItsPlayer(hour: Int) {
        let time = LocalTime(hour: hour, minute: 17)
        let world = World.firstWorld(seed: 7, began: began, hemisphere: .south, homeTime: time)
        #expect(world.isHome(ID("yard-1")) && world.localTime(in: world.backyards[0]) == time)
        #expect(world.backyards.dropFirst().map { world.localTime(in: $0).hour } == [12, 20, 21, 6])
        #expect(
            world.backyards.allSatisfy { world.shift(of: $0, from: time).milliseconds % 3_600_000 == 0 },
            "clocks that change at different moments")
        #expect(world.backyards.allSatisfy { $0.formerHours == nil } && world.validate().isEmpty)
    }

    /// Whatever hour it is, somebody comes after eight seconds, and a new kind in each three minutes.
    @Test(arguments: [0, 3, 6, 8, 12, 17, 20, 21, 23]) func theFirstMinutesAreTheSame(hour: Int) {
        for seed in 1...6 as ClosedRange<UInt64> {
            var world = World.firstWorld(seed: seed, began: began, homeTime: LocalTime(hour: hour))
            let events = world.advance(to: began + .minutes(9), allowances: .standard)
            let first = events.arrivals.first
            #expect(first.map { $0.arrival == began + .seconds(8) && $0.isFirstOfSpecies } == true, "\(hour), \(seed)")
            for span in 0..<3 as Range<Int64> {
                let range = began + .minutes(3 * span)..<began + .minutes(3 * span + 3)
                #expect(
                    events.arrivals.contains { range.contains($0.arrival) && $0.isFirstOfSpecies },
                    "\(hour), \(seed), \(span)")
            }
        }
    }

    private static let evening = LocalTime(hour: 19, minute: 30)

    @Test func anotherHomeGivesTheFirstItsHoursBack() throws {
        var world = World.firstWorld(seed: 7, began: began, homeTime: LocalTime(hour: 18))
        let before = world
        let undo = try world.setHome(ID("yard-2"), localTime: LocalTime(hour: 18), hemisphere: .south)
        #expect(world.localTime(in: world.backyards[0]).hour == 8 && world.localTime(in: world.backyards[1]).hour == 18)
        #expect(world.backyards[1].hemisphere == .south && world.isHome(ID("yard-2")))
        try world.undo(undo)
        #expect(world.home == before.home)
        #expect(world.backyards.map(\.hours) == before.backyards.map(\.hours))
        // Somebody else has chosen meanwhile.
        let second = try world.setHome(nil, localTime: Self.evening, hemisphere: .north)
        #expect(world.home == nil && world.localTime(in: world.backyards[0]).hour == 8)
        try world.setHome(ID("yard-3"), localTime: Self.evening, hemisphere: .north)
        #expect(throws: WorldError.nothingToUndo) { try world.undo(second) }
        #expect(throws: WorldError.unknownBackyard(ID("nowhere"))) {
            try world.setHome(ID("nowhere"), localTime: Self.evening, hemisphere: .north)
        }
    }

    @Test func aRemovedHomeIsHomeAgainWhenItComesBack() throws {
        var world = World.firstWorld(seed: 7, began: began, homeTime: Self.evening)
        let undo = try world.removeBackyard(ID("yard-1"))
        var hasFollowed = world.followPlayer(localTime: LocalTime(hour: 3), hemisphere: .north)
        #expect(!hasFollowed)
        try world.undo(undo)
        hasFollowed = world.followPlayer(localTime: Self.evening, hemisphere: .north)
        #expect(!hasFollowed && world.isHome(ID("yard-1")) && world.localTime(in: world.backyards[0]) == Self.evening)
    }

    /// Daylight saving and travel: the clock goes along, and the weather of yesterday is the same as before.
    @Test func itFollowsItsPlayerAndKeepsItsPast() {
        var world = World.firstWorld(seed: 7, began: began, homeTime: Self.evening)
        world.advance(to: began + .days(3), allowances: .standard)
        let dates = (0..<72).map { began + .hours(Int64($0)) }
        func past(_ world: World) -> [String] {
            dates.map { date in
                let yard = world.backyards[0]
                return "\(world.weather(in: yard, at: date)) \(world.localTime(in: yard, at: date)) "
                    + "\(world.season(in: yard, at: date))"
            }
        }
        let before = past(world)
        var hasFollowed = world.followPlayer(localTime: Self.evening, hemisphere: .north)
        #expect(!hasFollowed)
        hasFollowed = world.followPlayer(localTime: LocalTime(hour: 7), hemisphere: .south)
        #expect(hasFollowed)
        #expect(world.localTime(in: world.backyards[0]).hour == 7)
        #expect(world.season(in: world.backyards[0], at: world.clock) == .spring)
        #expect(past(world) == before)
        #expect(
            world.familyDate(after: world.clock)
                == World.firstWorld(seed: 7, began: began).familyDate(after: world.clock))
    }

    @Test func formerHoursAreBounded() {
        var world = World.firstWorld(seed: 7, began: began, homeTime: Self.evening)
        for hour in 0..<200 {
            world.clock += .hours(1)
            world.followPlayer(localTime: LocalTime(hour: hour * 7 % 24), hemisphere: .north)
        }
        #expect(world.backyards[0].formerHours.map { $0.count <= 40 } == true)
    }

    @Test(arguments: [(9, 3), (21, -9), (0, -12 + 24), (6, 0)] as [(Int, Int64)])
    func theShiftIsTheNearerWay(hour: Int, hours: Int64) {
        let world = World.firstWorld(seed: 7, began: began, homeTime: LocalTime(hour: 12))
        // Feathered Friends shows 12:00.
        let shift = world.shift(of: world.backyards[1], from: LocalTime(hour: hour))
        #expect(shift == (hour == 6 ? .hours(6) : .hours(hours)))
    }
}
