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

    /// Every yard says once that a supply is low and once that it is empty, to the millisecond.
    @Test func turnsAreReportedAtTheirOwnDates() {
        var world = World.firstWorld(seed: 3, began: began)
        let start = world
        var seen: [WorldEvent] = []
        for event in world.advance(to: began + .days(2), allowances: .standard) {
            if case .supplyTurned = event.kind { seen.append(event) }
        }
        var expected: [WorldEvent] = []
        for yard in start.backyards {
            for supply in [yard.food, yard.water] {
                let life: Int64 = supply.kind == .food ? 9 : 16
                for (state, hours) in [(SupplyState.low, life - 1), (.empty, life)] {
                    let date = supply.filledAt + .hours(hours)
                    guard date > began else { continue }
                    expected.append(
                        WorldEvent(date: date, backyard: yard.id, kind: .supplyTurned(supply.kind, state)))
                }
            }
        }
        #expect(seen.count == expected.count)
        #expect(Set(seen) == Set(expected))
        #expect(seen.map(\.date) == expected.map(\.date).sorted())
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
