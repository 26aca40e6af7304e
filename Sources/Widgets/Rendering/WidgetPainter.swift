import Drawing
import Scene
import Session
import Simulation
import TerminalUI

/// A painter of a widget that has a picture: it draws the picture, and text and bars on a card.
struct WidgetPainter {
    let rendering: WidgetRendering
    /// The source of pictures; `nil` draws a pattern in their place.
    let pictures: PictureBook?
    /// The background of the text.
    var surface = Surface.panel

    private var view: WidgetView { rendering.view }
    private var family: WidgetFamily {
        rendering.configuration.family.giving(lines: rendering.lines.count + view.gauges.count)
    }
    private var theme: Theme { rendering.display.theme }
    private var symbols: Symbols { Symbols(unicode: theme.unicode) }
    /// The columns of the bars' labels, such as "12h left".
    private var labelColumns: Int { max(9, view.gauges.map { TextWidth.columns(of: $0.label) + 1 }.max() ?? 0) }

    /// Returns the widget as cells with their links.
    func paint() -> (grid: CellGrid, links: [CellLink]) {
        let family = family
        var grid = CellGrid(size: family.size)
        var links = [CellLink(CellRect(family.size), view.link.text)]
        grid.paint { $0.fill(style: theme.fill(surface)) }
        if let rect = family.picture {
            let isMirrored = rendering.display.order == .rightToLeft
            drawPicture(in: isMirrored ? rect.mirrored(in: grid.width) : rect, &grid)
        }
        grid.paint(rendering.display.order) { painter in
            let card = painter.sub(family.caption)
            for (y, line) in rendering.lines.enumerated() { put(line, y: y, card, &links) }
            let top = family.caption.height - view.gauges.count
            for (index, gauge) in view.gauges.enumerated() { draw(gauge, y: top + index, card) }
        }
        return (grid, links)
    }

    private func drawPicture(in rect: CellRect, _ grid: inout CellGrid) {
        guard let pictures else {
            return grid.paint { $0.fill(rect, with: "░", style: theme.style(.faint, on: .raised)) }
        }
        switch view.picture {
        case .yard(let id, hour: _, _, _, food: _, foodLevel: _, waterLevel: _, _)?:
            guard let world = rendering.entry.world, let yard = world.backyard(id) else { return }
            let stage = Stage(world: world, uptime: 0)
            // One second after landing, birds are drawn at rest.
            let moment = Moment(date: world.clock, uptime: 1, ambience: false)
            pictures.drawYard(
                yard, in: world, actors: stage.actors(in: id), at: moment, framing: .guest, into: &grid,
                rect: rect)
        case .portrait(let species, let palette)?:
            grid.paint { painter in
                painter.fill(rect, style: CellStyle(background: .rgb(theme.portraitGround)))
            }
            pictures.drawPortrait(species: species, palette: palette, on: theme.portraitGround, into: &grid, rect: rect)
        case nil:
            grid.paint { $0.fill(rect, style: theme.fill(.raised)) }
        }
    }

    /// Draws a line of text and adds its links.
    private func put(_ line: WidgetLine, y: Int, _ card: Painter, _ links: inout [CellLink]) {
        var x = family.margin
        for text in line.fitted(to: family.columns).texts {
            let end = card.put(
                text.text, at: CellPoint(x: x, y: y),
                style: theme.style(text.ink, on: surface, text.isBold ? .bold : []))
            let place = card.onScreen(CellRect(x: x, y: y, width: end - x, height: 1))
            // A small widget has only one link, for all of its area.
            if family.isRoomy, let link = text.link, !place.isEmpty { links.append(CellLink(place, link.text)) }
            x = end
        }
    }

    private func draw(_ gauge: WidgetGauge, y: Int, _ card: Painter) {
        let right = 2 + family.columns
        let ink: Ink = gauge.kind == .food ? .food : .water
        let sign = gauge.kind == .food ? symbols.food : symbols.water
        card.put(String(sign), at: CellPoint(x: 2, y: y), style: theme.style(ink, on: surface))
        card.line(
            gauge.label, y: y, from: right - labelColumns, to: right, alignment: .trailing,
            style: theme.style(gauge.state.ink, on: surface, gauge.state == .ok ? [] : .bold))
        let width = right - labelColumns - 5
        let full = gauge.fraction > 0 ? max(1, Int((gauge.fraction * Double(width)).rounded())) : 0
        card.put(
            String(repeating: symbols.heavyLine, count: full), at: CellPoint(x: 4, y: y),
            style: theme.style(gauge.state == .low ? .warning : ink, on: surface))
        card.put(
            String(repeating: symbols.hairline, count: width - full), at: CellPoint(x: 4 + full, y: y),
            style: gauge.state == .ok ? theme.line(on: surface) : theme.style(gauge.state.ink, on: surface))
    }
}
