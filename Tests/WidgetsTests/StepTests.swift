import Chronology
import Simulation
import Testing

@testable import Widgets

@Suite struct StepTests {
    /// Words say the same until the next turn, and something else from it on.
    @Test(arguments: SupplyKind.allCases) func turnsAreWhereWordsChange(kind: SupplyKind) {
        let turns = Steps.turns(of: kind)
        #expect(turns == turns.sorted(by: >))
        for (turn, next) in zip(turns, turns.dropFirst()) {
            #expect(Steps.shown(turn) == Steps.shown(next + .milliseconds(1)) || turn == kind.lowSpan)
            #expect(Steps.shown(turn + .milliseconds(1)) != Steps.shown(turn) || turn == kind.lowSpan)
        }
        #expect(Steps.shown(.zero) == .zero)
        #expect(Steps.shown(.milliseconds(1)) == .minutes(10))
        #expect(Steps.shown(kind.lifetime) == kind.lifetime)
    }
}
