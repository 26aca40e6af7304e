import Chronology
import Drawing
import Simulation
import TerminalUI

/// A supply as a symbol, a bar and words.
///
/// Nothing depends on color alone: food and water differ by symbol, and a low or empty supply has a broken bar and says
/// so.
package struct Gauge: Hashable, Sendable {
    package let kind: SupplyKind
    /// The remaining part, 0…1.
    package let fraction: Double
    package let state: SupplyState
    /// The remaining time.
    package let remaining: Span

    package init(_ supply: Supply, at date: Instant) {
        kind = supply.kind
        fraction = supply.fraction(at: date)
        state = supply.state(at: date)
        remaining = supply.remaining(at: date)
    }

    /// Makes a gauge with its time rounded as in widgets.
    init(stepped supply: Supply, at date: Instant) {
        kind = supply.kind
        state = supply.state(at: date)
        remaining = Steps.shown(supply.remaining(at: date))
        fraction = min(1, remaining.seconds / supply.lifetime.seconds)
    }

    /// The most columns of the words, such as "12h left" and "low 59m".
    package static let wordColumns = 8

    /// Draws symbol, bar and words on one line.
    ///
    /// - Parameters:
    ///   - text: the words, such as "7h left".
    ///   - width: the columns of all.
    package func draw(
        _ text: String, in painter: Painter, x: Int, y: Int, width: Int, theme: Theme, on surface: Surface
    ) {
        let symbols = Symbols(unicode: theme.unicode)
        let sign = kind == .food ? symbols.food : symbols.water
        painter.put(String(sign), at: CellPoint(x: x, y: y), style: theme.style(kindInk, on: surface))
        painter.line(
            text, y: y, from: x + width - Self.wordColumns, to: x + width, alignment: .trailing,
            style: theme.style(state.ink, on: surface, state == .ok ? [] : .bold))
        drawLine(in: painter, x: x + 2, y: y, width: width - Self.wordColumns - 3, theme: theme, on: surface)
    }

    /// Draws the bar alone as a thin line, heavy for the remaining part, to half a cell.
    package func drawLine(in painter: Painter, x: Int, y: Int, width: Int, theme: Theme, on surface: Surface) {
        guard theme.unicode else {
            return drawLetters(in: painter, x: x, y: y, width: width, theme: theme, on: surface)
        }
        guard width > 0 else { return }
        let halves = fraction > 0 ? max(1, Int((fraction * Double(width * 2)).rounded())) : 0
        let rest: (Character, CellStyle) =
            switch state {
            case .ok: ("━", theme.line(on: surface))
            case .low: ("╌", theme.style(.warning, on: surface))
            case .empty: ("╌", theme.style(.danger, on: surface))
            }
        // Without colors only the weight of the line distinguishes the rest from the bar.
        let restGlyph: Character = state == .ok && !theme.hasSurfaces ? "─" : rest.0
        painter.rule(y: y, from: x, to: x + width, glyph: restGlyph, style: rest.1)
        let bar = theme.style(barInk, on: surface)
        painter.rule(y: y, from: x, to: x + halves / 2, glyph: "━", style: bar)
        if halves % 2 == 1 { painter.put("╸", at: CellPoint(x: x + halves / 2, y: y), style: bar) }
    }

    /// Draws the gauge in two columns: the symbol and a level of eight; a cross for an empty supply.
    func drawSmall(in painter: Painter, x: Int, y: Int, theme: Theme, on surface: Surface) {
        let symbols = Symbols(unicode: theme.unicode)
        let sign = kind == .food ? symbols.food : symbols.water
        painter.put(
            String(sign), at: CellPoint(x: x, y: y), style: theme.style(kind == .food ? .food : .water, on: surface))
        let steps: [Character] = symbols.unicode ? ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] : Array("12345678")
        let step = max(1, min(8, Int((fraction * 8).rounded(.up))))
        let (level, ink): (Character, Ink) =
            switch state {
            case .ok: (steps[step - 1], kind == .food ? .food : .water)
            case .low: (steps[step - 1], .warning)
            case .empty: (symbols.cross, .danger)
            }
        painter.put(
            String(level), at: CellPoint(x: x + 1, y: y),
            style: theme.style(ink, on: surface, state == .ok ? [] : .bold))
    }

    /// Draws the bar in letters, for terminals without lines.
    private func drawLetters(in painter: Painter, x: Int, y: Int, width: Int, theme: Theme, on surface: Surface) {
        guard width > 0 else { return }
        let cells = fraction > 0 ? max(1, Int((fraction * Double(width)).rounded())) : 0
        let body: Character = kind == .food ? "#" : "="
        painter.put(
            String(repeating: body, count: cells), at: CellPoint(x: x, y: y), style: theme.bar(barInk, on: surface))
        painter.put(
            String(repeating: state == .ok ? "-" : ".", count: width - cells), at: CellPoint(x: x + cells, y: y),
            style: theme.style(restInk, on: surface))
    }

    private var kindInk: Ink { kind == .food ? .food : .water }
    private var barInk: Ink { state == .low ? .warning : kindInk }
    private var restInk: Ink { state == .low ? .warning : .danger }
}

extension SupplyState {
    /// The color of a supply's words.
    package var ink: Ink {
        switch self {
        case .ok: .soft
        case .low: .warning
        case .empty: .danger
        }
    }
}
