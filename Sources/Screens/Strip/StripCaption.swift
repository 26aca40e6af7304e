import Drawing
import Simulation
import TerminalUI
import Words

/// What stands below a yard of the strip: its name, and what is left of food and water; with two lines, who is here.
struct StripCaption {
    let yard: Backyard
    let isSelected: Bool

    /// Columns from which on the second line has both gauges in words.
    private static let gaugeColumns = 15

    /// Columns from which on supplies that will last show as well.
    private static let levelColumns = 22

    func draw(in painter: Painter, frame: inout Frame) {
        let theme = frame.theme
        let surface = Card.draw(isSelected: isSelected, in: painter, frame: frame)
        let left = 1
        let right = painter.width - 1
        let levels = drawLevels(in: painter, to: right, surface, frame)
        let name = painter.line(
            yard.name, y: 0, from: left, to: levels - 1 - (yard.isFavorite ? 2 : 0),
            style: Card.titleStyle(isSelected: isSelected, frame: frame))
        if yard.isFavorite {
            painter.put(
                String(frame.symbols.star), at: CellPoint(x: name + 1, y: 0), style: theme.style(.gold, on: surface))
        }
        guard painter.height > 1 else { return }
        let birds = frame.world.presentVisits(in: yard.id).compactMap { frame.world.bird($0.bird) }
        painter.firstFitting(
            frame.words.visitors(birds), y: 1, from: left, to: right,
            style: theme.style(birds.isEmpty ? .faint : .text, on: surface))
    }

    /// Both supplies at the right end of the first line, with as many words as there is room for. Returns the column
    /// where they begin.
    private func drawLevels(in painter: Painter, to right: Int, _ surface: Surface, _ frame: Frame) -> Int {
        let gauges = [Gauge(yard.food, at: frame.moment.date), Gauge(yard.water, at: frame.moment.date)]
        let roomy = painter.width - 4 - 2 * Self.gaugeColumns >= yard.name.columns + (yard.isFavorite ? 2 : 0)
        let width = roomy ? Self.gaugeColumns : 2
        var x = right
        for gauge in gauges.reversed() where roomy || painter.width >= Self.levelColumns || gauge.state != .ok {
            x -= width
            if roomy {
                gauge.draw(in: painter, x: x, y: 0, width: width, frame: frame, on: surface)
            } else {
                gauge.drawSmall(in: painter, x: x, y: 0, frame: frame, on: surface)
            }
            x -= 1
        }
        return x + 1
    }
}

extension Gauge {
    /// In two columns: the sign and how high it stands; an empty one has a cross.
    func drawSmall(in painter: Painter, x: Int, y: Int, frame: Frame, on surface: Surface) {
        let theme = frame.theme
        let sign = kind == .food ? frame.symbols.food : frame.symbols.water
        painter.put(
            String(sign), at: CellPoint(x: x, y: y), style: theme.style(kind == .food ? .food : .water, on: surface))
        let steps: [Character] = frame.symbols.unicode ? ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] : Array("12345678")
        let step = max(1, min(8, Int((fraction * 8).rounded(.up))))
        let (level, ink): (Character, Ink) =
            switch state {
            case .ok: (steps[step - 1], kind == .food ? .food : .water)
            case .low: (steps[step - 1], .warning)
            case .empty: (frame.symbols.cross, .danger)
            }
        painter.put(
            String(level), at: CellPoint(x: x + 1, y: y),
            style: theme.style(ink, on: surface, state == .ok ? [] : .bold))
    }
}
