import Drawing
import Simulation
import TerminalUI
import Words

/// The text below one yard of a strip: name, remaining food and water and, on a second line, the birds present.
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

    /// The width in columns of a gauge that is drawn with words.
    private static let gaugeColumns = 15

    /// The width of a caption in columns below which only low and empty supplies are shown.
    private static let levelColumns = 22

    /// Makes a caption with times to the minute.
    package init(_ yard: Backyard, in world: World, _ words: Words) {
        let date = world.clock
        self.init(yard, in: world, words, [Gauge(yard.food, at: date), Gauge(yard.water, at: date)])
    }

    /// Makes a caption with times rounded as in widgets.
    init(stepped yard: Backyard, in world: World, _ words: Words) {
        let date = world.clock
        self.init(
            yard, in: world, words, [Gauge(stepped: yard.food, at: date), Gauge(stepped: yard.water, at: date)])
    }

    private init(_ yard: Backyard, in world: World, _ words: Words, _ gauges: [Gauge]) {
        (name, isFavorite) = (yard.name, yard.isFavorite)
        self.gauges = gauges.map { LabeledGauge(gauge: $0, text: words.gauge($0.state, remaining: $0.remaining)) }
        let birds = world.visitors(in: yard.id).compactMap { world.bird($0.bird) }
        visitors = words.visitors(birds)
        isVisited = !birds.isEmpty
    }

    /// Draws the caption into the whole area of a painter.
    ///
    /// - Parameters:
    ///   - surface: the background.
    ///   - title: the style of the name.
    package func draw(in painter: Painter, on surface: Surface, title: CellStyle, theme: Theme) {
        let left = 1
        let right = painter.width - 1
        let levels = drawLevels(in: painter, to: right, surface, theme)
        let nameEnd = levels - 1 - (isFavorite ? 2 : 0)
        let name = TextFitting.first(
            of: [name, TextFitting.abbreviated(name), String(name.prefix { $0 != " " })], fitting: nameEnd - left)
        let end = painter.line(name, y: 0, from: left, to: nameEnd, style: title)
        if isFavorite {
            painter.put(
                String(Symbols(unicode: theme.unicode).star), at: CellPoint(x: end + 1, y: 0),
                style: theme.style(.gold, on: surface))
        }
        guard painter.height > 1 else { return }
        painter.firstFitting(
            visitors, y: 1, from: left, to: right, style: theme.style(isVisited ? .text : .faint, on: surface))
    }

    /// Draws both supplies at the right end of the first line, and returns the column where they begin.
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
