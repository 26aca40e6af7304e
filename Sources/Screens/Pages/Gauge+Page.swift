import Simulation
import TerminalUI
import Widgets
import Words

/// Gauges on a page.
extension Gauge {
    /// Returns the gauge of a food or water supply as one piece of a line.
    func piece(_ words: Words, at anchor: Page.Piece.Anchor, target: Hit? = nil) -> Page.Piece {
        Page.Piece(.gauge(self, label: words.gauge(state, remaining: remaining)), at: anchor, target: target)
    }

    /// Returns two lines for a supply: its name and remaining time, and a bar below.
    func lines(_ title: String, width: Int, in context: Context) -> [Page.Line] {
        let short = context.words.gauge(state, remaining: remaining)
        let long = state == .low ? context.words.low(remaining) : short
        let left = title.columns + long.columns + 3 <= width ? long : short
        let sign = kind == .food ? context.symbols.food : context.symbols.water
        return [
            Page.Line(
                Page.Piece(sign, kind == .food ? .food : .water, at: .leading(0)),
                Page.Piece(left, state.ink, state == .ok ? [] : .bold, at: .trailing(0)),
                Page.Piece(title, at: .leading(2), gap: 1)),
            Page.Line(Page.Piece(.gaugeBar(self), at: .between(0, end: 0))),
        ]
    }
}

extension Page {
    /// Adds the gauges of a yard's food and water; a click on food opens the food picker, one on water refills it.
    mutating func addSupplies(of yard: Backyard, isRoomy: Bool = false, width: Int, in context: Context) {
        let words = context.words
        for kind in SupplyKind.allCases {
            if isRoomy, kind != SupplyKind.allCases.first { space() }
            let title = kind == .food ? words.name(of: yard.foodID) : words.yardWater
            add(
                Gauge(yard.supply(kind), at: context.now).lines(title, width: width, in: context),
                target: .command(kind == .food ? .food : .water))
        }
    }
}
