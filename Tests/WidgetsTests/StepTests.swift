import Chronology
import Simulation
import Testing

@testable import Widgets

@Suite struct StepTests {
    /// Words say the same until the next turn, and something else from it on.
    @Test(arguments: [(SupplyKind.food, FeederSize.standard), (.food, .large), (.water, .standard)])
    func turnsAreWhereWordsChange(kind: SupplyKind, feeder: FeederSize) {
        let supply = Supply(kind: kind, filledAt: Instant(milliseconds: 0), feeder: feeder)
        let turns = Steps.turns(of: supply)
        #expect(turns == turns.sorted(by: >))
        for (turn, next) in zip(turns, turns.dropFirst()) {
            #expect(Steps.shown(turn) == Steps.shown(next + .milliseconds(1)) || turn == kind.lowSpan)
            #expect(Steps.shown(turn + .milliseconds(1)) != Steps.shown(turn) || turn == kind.lowSpan)
        }
        #expect(Steps.shown(.zero) == .zero)
        #expect(Steps.shown(.milliseconds(1)) == .minutes(10))
        #expect(Steps.shown(supply.lifetime) == supply.lifetime)
    }
}
