import Chronology

/// The time that yards spent with each number of birds, by the hour of their own clocks.
package struct AlmanacOccupancy: Hashable, Sendable {
    /// The milliseconds in yards with food and water, by hour of the day, then by the number of birds, 0…4.
    package private(set) var stocked = Array(
        repeating: [Int64](repeating: 0, count: Perch.allCases.count + 1), count: 24)
    /// The milliseconds over all yards, hours and supplies, by the number of birds, 0…4.
    package private(set) var all = [Int64](repeating: 0, count: Perch.allCases.count + 1)
    private let began: Instant
    private var yards: [ID<Backyard>: Yard] = [:]

    private struct Yard: Hashable, Sendable {
        let backyard: Backyard
        var present: Int
        var since: Instant
        var hasFood: Bool
        var hasWater: Bool
    }

    init(of world: World) {
        began = world.began
        refresh(world)
    }

    /// Takes over the yards' supplies from the world after a caretaker's refills.
    mutating func refresh(_ world: World) {
        for backyard in world.backyards {
            close(backyard.id, at: world.clock)
            yards[backyard.id] = Yard(
                backyard: backyard, present: world.presentCount(in: backyard.id), since: world.clock,
                hasFood: backyard.food.state(at: world.clock) != .empty,
                hasWater: backyard.water.state(at: world.clock) != .empty)
        }
    }

    mutating func note(_ event: WorldEvent) {
        close(event.backyard, at: event.date)
        switch event.kind {
        case .arrived: yards[event.backyard]?.present += 1
        case .departed: yards[event.backyard]?.present -= 1
        case .supplyTurned(.food, let state): yards[event.backyard]?.hasFood = state != .empty
        case .supplyTurned(.water, let state), .rainFilled(let state):
            yards[event.backyard]?.hasWater = state != .empty
        case .leftGift: break
        }
    }

    /// Counts the time since a yard last changed, hour by hour.
    private mutating func close(_ id: ID<Backyard>, at date: Instant) {
        guard let yard = yards[id] else { return }
        var start = yard.since
        let isStocked = yard.hasFood && yard.hasWater
        while start < date {
            let local = yard.backyard.localTime(at: start, began: began)
            let next = start + .milliseconds(3_600_000 - local.sinceMidnight.milliseconds % 3_600_000)
            let passed = (min(next, date) - start).milliseconds
            all[yard.present] += passed
            if isStocked { stocked[local.hour][yard.present] += passed }
            start = min(next, date)
        }
        yards[id]?.since = date
    }

    /// Counts the time up to a date in all yards.
    mutating func close(at date: Instant) {
        for id in yards.keys.sorted() { close(id, at: date) }
    }

    /// Returns the percentage of the time from sunrise to sunset with that many birds, in stocked yards.
    package func percentOfDay(with birds: Int) -> Double {
        let day = stocked.indices.filter { TimeOfDay(hour: $0) != .night }.map { stocked[$0] }
        let time = day.reduce(0) { $0 + $1.reduce(0, +) }
        return Double(day.reduce(0) { $0 + $1[birds] }) * 100 / Double(max(1, time))
    }
}
