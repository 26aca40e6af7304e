import Chronology
import Drawing
import Session
import Simulation
import Testing
import Words

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

    /// The hours of a widget are those of every other place, to the nearest: 1 h 29 min 30 s are not two.
    @Test func hoursAreRoundedOnce() {
        let words = Words()
        for seconds in stride(from: 3_600, through: 57_600, by: 10) as StrideThrough<Int64> {
            let hours = (seconds + 1_799) / 3_600
            #expect(words.short(.seconds(seconds)) == "\(hours)h" && Steps.shown(.seconds(seconds)) == .hours(hours))
        }
    }
}

@Suite struct WidgetListTests {
    /// A picture gives way to a list below it, and what still has no room is counted beside the heading.
    @Test(arguments: [WidgetFamily.small, .medium, .large], 1...Catalog.species.count)
    func aListIsWholeOrTellsHowMuchOfItIsMissing(family: WidgetFamily, kinds: Int) throws {
        let glimpse = WidgetState.visitor.glimpse
        let seen = Catalog.species.prefix(kinds).map { LifeListEntry(id: $0.id, date: WidgetState.began) }
        let widget = WidgetConfiguration(.lifeList, family)
        let view = WidgetState.visitor.entry(
            widget, of: Glimpse(world: glimpse.world, visits: [], sightings: seen)
        ).view
        let missing = view.lines[0].trailing.first?.text
        let count = 1 + kinds - view.lines.count
        #expect(missing == (count > 0 ? Words().widgetMore(count: count) : nil))
        let fitted = family.giving(lines: view.lines.count)
        let picture = try #require(fitted.picture)
        #expect(fitted.size == family.size && fitted.caption.height >= view.lines.count)
        #expect(fitted.caption.maxY <= family.size.height && picture.height >= 4)
        #expect(picture.maxY <= fitted.caption.y || picture.maxX <= fitted.caption.x)
        // A larger family shows no less.
        #expect(WidgetFamily.small.mostLines <= WidgetFamily.medium.mostLines)
        #expect(WidgetFamily.medium.mostLines <= WidgetFamily.large.mostLines)
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
