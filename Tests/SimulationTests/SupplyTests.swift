import Chronology
import Testing

@testable import Simulation

@Suite struct SupplyTests {
    typealias Countdown = (kind: SupplyKind, age: Int64, state: SupplyState, remaining: Int64)

    /// Ages and times left in milliseconds.
    static let countdowns: [Countdown] = [
        (.food, 0, .ok, 32_400_000), (.food, 28_799_999, .ok, 3_600_001), (.food, 28_800_000, .low, 3_600_000),
        (.food, 32_399_999, .low, 1), (.food, 32_400_000, .empty, 0), (.food, 9_000_000_000, .empty, 0),
        (.water, 53_999_999, .ok, 3_600_001), (.water, 54_000_000, .low, 3_600_000), (.water, 57_600_000, .empty, 0),
    ]

    @Test(arguments: countdowns)
    func countsDown(kind: SupplyKind, age: Int64, state: SupplyState, remaining: Int64) {
        let supply = Supply(kind: kind, filledAt: began)
        #expect(supply.state(at: began + .milliseconds(age)) == state)
        #expect(supply.remaining(at: began + .milliseconds(age)) == .milliseconds(remaining))
    }

    /// Every yard says once that its food is low and once that it is empty, to the millisecond.
    @Test func turnsAreReportedAtTheirOwnDates() {
        var world = World.firstWorld(seed: 3, began: began)
        let start = world
        var seen: [WorldEvent] = []
        for event in world.advance(to: began + .days(2), allowances: .standard) {
            if case .supplyTurned(.food, _) = event.kind { seen.append(event) }
        }
        var expected: [WorldEvent] = []
        for yard in start.backyards {
            for (state, hours) in [(SupplyState.low, 8), (.empty, 9)] as [(SupplyState, Int64)] {
                let date = yard.food.filledAt + .hours(hours)
                guard date > began else { continue }
                expected.append(WorldEvent(date: date, backyard: yard.id, kind: .supplyTurned(.food, state)))
            }
        }
        #expect(seen.count == expected.count)
        #expect(Set(seen) == Set(expected))
        #expect(seen.map(\.date) == expected.map(\.date).sorted())
    }

    /// Water runs down as a clock does, and each full hour of rain brings back two hours of it, if that much fits in.
    @Test func rainRefillsWaterALittle() {
        var world = World.firstWorld(seed: 3, began: began)
        let end = began + .days(3)
        var filledAt = Dictionary(uniqueKeysWithValues: world.backyards.map { ($0.id, $0.water.filledAt) })
        let yards = world.backyards
        let events = world.advance(to: end, allowances: .standard)
        var expected: [WorldEvent] = []
        for hour in 1...72 {
            let date = began + .hours(Int64(hour))
            for yard in yards where world.weather(in: yard, at: date) == .rain {
                let before = filledAt[yard.id] ?? began
                let after = max(before, date - .hours(16)) + .hours(2)
                guard after <= date else { continue }
                filledAt[yard.id] = after
                let state = Supply(kind: .water, filledAt: after).state(at: date)
                expected.append(WorldEvent(date: date, backyard: yard.id, kind: .rainFilled(state)))
            }
        }
        let seen = events.filter { if case .rainFilled = $0.kind { true } else { false } }
        #expect(seen == expected)
        #expect(seen.count > 10)
        for yard in world.backyards { #expect(yard.water.filledAt == filledAt[yard.id]) }
        // A fountain never says that it turns when rain has just put that off.
        for event in events {
            if case .supplyTurned(.water, let state) = event.kind { #expect(state != .ok) }
        }
    }

    @Test func yardsThatAreFilledTogetherTurnTogether() throws {
        var world = World.firstWorld(seed: 3, began: began)
        for yard in world.backyards { try world.refillFood(yard.id, with: .corn) }
        let low = world.advance(to: began + .hours(8), allowances: .standard).filter {
            $0.kind == .supplyTurned(.food, .low)
        }
        #expect(low.map(\.backyard) == world.backyards.map(\.id))
        #expect(low.allSatisfy { $0.date == began + .hours(8) })
    }
}
