import Drawing
import Simulation
import TerminalUI
import Words

/// The text below a yard of the strip: its name, and the remaining food and water; with two lines, the birds present.
package struct StripCaption: Hashable, Sendable {
    private let name: String
    private let isFavorite: Bool
    private let gauges: [LabeledGauge]
    /// Texts for the birds present, the longest first.
    private let visitors: [String]
    private let isVisited: Bool

    private struct LabeledGauge: Hashable {
        let gauge: Gauge
        let text: String
    }

    /// The columns from which on the second line has both gauges in words.
    private static let gaugeColumns = 15

    /// The columns from which on lasting supplies are shown as well.
    private static let levelColumns = 22

    /// Makes a caption to the minute.
    package init(_ yard: Backyard, in world: World, _ words: Words) {
        let date = world.clock
        self.init(yard, in: world, words, [Gauge(yard.food, at: date), Gauge(yard.water, at: date)])
    }

    /// Makes a caption in the steps of widgets.
    init(stepped yard: Backyard, in world: World, _ words: Words) {
        let date = world.clock
        self.init(
            yard, in: world, words, [Gauge(stepped: yard.food, at: date), Gauge(stepped: yard.water, at: date)])
    }

    private init(_ yard: Backyard, in world: World, _ words: Words, _ gauges: [Gauge]) {
        (name, isFavorite) = (yard.name, yard.isFavorite)
        self.gauges = gauges.map { LabeledGauge(gauge: $0, text: words.gauge($0.state, remaining: $0.remaining)) }
        let birds = world.presentVisits(in: yard.id).compactMap { world.bird($0.bird) }
        visitors = words.visitors(birds)
        isVisited = !birds.isEmpty
    }

    /// - Parameters:
    /// - surface: the painted surface.
    /// - title: the name's style.
    package func draw(in painter: Painter, on surface: Surface, title: CellStyle, theme: Theme) {
        let left = 1
        let right = painter.width - 1
        let levels = drawLevels(in: painter, to: right, surface, theme)
        let end = painter.line(name, y: 0, from: left, to: levels - 1 - (isFavorite ? 2 : 0), style: title)
        if isFavorite {
            painter.put(
                String(Symbols(unicode: theme.unicode).star), at: CellPoint(x: end + 1, y: 0),
                style: theme.style(.gold, on: surface))
        }
        guard painter.height > 1 else { return }
        painter.firstFitting(
            visitors, y: 1, from: left, to: right, style: theme.style(isVisited ? .text : .faint, on: surface))
    }

    /// Draws both supplies at the right end of the first line, with as many words as there is room for. Returns the
    /// column where they begin.
    private func drawLevels(in painter: Painter, to right: Int, _ surface: Surface, _ theme: Theme) -> Int {
        let roomy =
            painter.width - 4 - 2 * Self.gaugeColumns >= TextWidth.columns(of: name) + (isFavorite ? 2 : 0)
        let width = roomy ? Self.gaugeColumns : 2
        var x = right
        for labeled in gauges.reversed() {
            let gauge = labeled.gauge
            guard roomy || painter.width >= Self.levelColumns || gauge.state != .ok else { continue }
            x -= width
            if roomy {
                gauge.draw(labeled.text, in: painter, x: x, y: 0, width: width, theme: theme, on: surface)
            } else {
                gauge.drawSmall(in: painter, x: x, y: 0, theme: theme, on: surface)
            }
            x -= 1
        }
        return x + 1
    }
}
