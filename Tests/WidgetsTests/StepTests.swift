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
        #expect(Steps.shown(.milliseconds(1)) == .minutes(5))
        #expect(Steps.shown(.minutes(34)) == .minutes(30))
        #expect(Steps.shown(.minutes(36)) == .minutes(40))
        #expect(Steps.shown(supply.lifetime) == supply.lifetime)
    }
}

@Suite struct WidgetLineTests {
    @Test(arguments: 0...30) func aLineThatIsCutSaysSoOnce(width: Int) {
        let line = WidgetLine([WidgetText("Calm Palms"), WidgetText("  "), WidgetText("a dove and a wren")])
        for line in [line, WidgetLine(line.texts, trailing: [WidgetText("9h")])] {
            let fitted = line.fitted(to: width)
            let shown = fitted.texts.map(\.text).joined()
            #expect(shown.count { $0 == "…" } <= 1, "\(shown)")
            #expect(line.trailing.isEmpty == false || fitted.columns <= width)
        }
    }
}
