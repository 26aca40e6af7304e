import Drawing
import Scene
import Simulation
import TerminalUI

/// One yard of a strip: the facts of its picture, its caption and its link.
package struct StripYard: Hashable, Sendable {
    package let id: ID<Backyard>
    let picture: WidgetPicture
    let caption: StripCaption
    package let link: String
}

/// The yards of a strip, and the index of the one that has to be visible if not all have room.
package struct WidgetStrip: Hashable, Sendable {
    package var yards: [StripYard] = []
    package var chosen = 0
}

/// A painter of a strip, which shows yards side by side, into cells, with a link for each yard.
package struct StripPainter {
    private let display: WidgetDisplay
    /// The source of pictures; `nil` draws a pattern in their place.
    private let pictures: PictureBook?

    package init(on display: WidgetDisplay, by pictures: PictureBook?) {
        (self.display, self.pictures) = (display, pictures)
    }

    package init(on display: WidgetDisplay, library: AssetLibrary = AssetLibrary()) {
        self.display = display
        pictures = PictureBook(
            options: PictureOptions(
                glyphs: display.glyphs, colors: display.theme.depth.palette, reducedMotion: display.reducedMotion,
                darkGround: display.theme.scheme == .dark),
            library: library)
    }

    /// Returns the strip as cells with their links.
    ///
    /// - Parameters:
    ///   - stage: the visible birds and their movements.
    ///   - uptime: the time of those movements, in seconds.
    ///   - chosen: the index of the yard to be marked and visible; `nil` to mark none.
    package func paint(
        _ entry: TimelineEntry, _ stage: Stage, uptime: Double, size: CellSize, chosen: Int? = nil
    ) -> (grid: CellGrid, links: [CellLink]) {
        let theme = display.theme
        var grid = CellGrid(size: size)
        grid.paint { $0.fill(style: theme.fill(.panel)) }
        var links = [CellLink(CellRect(size), entry.view.link.text)]
        let strip = entry.view.strip
        guard let world = entry.world, !strip.yards.isEmpty else {
            grid.paint(display.order) { painter in
                for (y, line) in entry.view.lines.enumerated() {
                    var x = 1
                    for text in line.fitted(to: size.width - 2).texts {
                        x = painter.put(
                            text.text, at: CellPoint(x: x, y: y),
                            style: theme.style(text.ink, on: .panel, text.isBold ? .bold : []))
                    }
                }
            }
            return (grid, links)
        }
        let layout = StripLayout(size, count: strip.yards.count, chosen: chosen ?? strip.chosen)
        let shown = Array(zip(strip.yards[layout.shown], layout.columns))
        let parts = shown.compactMap { yard, _ in
            world.backyard(yard.id).map { PanoramaPart($0, actors: stage.actors(in: $0.id)) }
        }
        guard parts.count == shown.count else { return (grid, links) }
        grid.paint { $0.fill(CellRect(layout.picture), with: "░", style: theme.style(.faint, on: .panel)) }
        let pictured = layout.pictured(parts, isMirrored: display.order == .rightToLeft)
        pictures?.drawPanorama(
            pictured.parts, columns: pictured.columns, in: world,
            at: Moment(date: world.clock, uptime: uptime, ambience: false), into: &grid, rect: CellRect(layout.picture))
        grid.paint(display.order) { painter in
            for (yard, columns) in shown {
                let place = painter.sub(layout.caption(columns))
                let isMarked = strip.yards.count > 1 && chosen.map { strip.yards[$0] } == yard
                let surface: Surface = isMarked ? .raised : .panel
                place.fill(style: theme.fill(surface))
                for y in 0..<(isMarked ? place.height : 0) {
                    let mark = String(Symbols(unicode: theme.unicode).bar)
                    place.put(mark, at: CellPoint(x: 0, y: y), style: theme.style(.accent, on: surface))
                }
                yard.caption.draw(
                    in: place, on: surface, title: theme.style(isMarked ? .accent : .text, on: surface, .bold),
                    theme: theme)
                links.append(
                    CellLink(
                        CellRect(x: columns.lowerBound, y: 0, width: columns.count, height: size.height), yard.link))
            }
            layout.drawMore(in: painter, theme: theme)
            if let notice = entry.view.lines.first?.plain {
                painter.line(" \(notice) ", y: 0, alignment: .center, style: theme.style(.warning, on: .raised))
            }
        }
        return (grid, links)
    }
}
