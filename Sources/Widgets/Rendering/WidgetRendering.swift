import Drawing
import Scene
import TerminalUI

/// A timeline entry together with the configuration and display to render it for.
package struct WidgetRendering {
    package let entry: TimelineEntry
    package let configuration: WidgetConfiguration
    package let display: WidgetDisplay
    private let library: AssetLibrary

    package init(
        _ entry: TimelineEntry, _ configuration: WidgetConfiguration, on display: WidgetDisplay,
        library: AssetLibrary = AssetLibrary()
    ) {
        (self.entry, self.configuration, self.display, self.library) = (entry, configuration, display, library)
    }

    package var view: WidgetView { entry.view }

    /// The lines of text to draw: the headline alone for an inline widget.
    var lines: [WidgetLine] { configuration.family == .inline ? [view.headline] : view.lines }

    /// The output in the configured format, with its final line feed.
    package var text: String { configuration.format.render(self) }

    /// Returns the color of an ink as "#e7bc61"; `nil` for inks that keep the reader's own color, and without colors.
    func color(_ ink: Ink) -> String? {
        if display.theme.depth == .mono { return nil }
        return switch ink {
        case .text, .soft, .faint: nil
        default: display.theme.rgb(ink).hexText
        }
    }

    /// Returns the widget as cells with their links: one grid, or one for each line of a family without a picture.
    package func painted() -> [(grid: CellGrid, links: [CellLink])] {
        let family = configuration.family
        guard family.hasPicture else {
            return lines.map { line($0.fitted(to: min(family.size.width, display.columns ?? .max))) }
        }
        guard !family.isPanorama else { return [strip(StripPainter(on: display, library: library))] }
        let pictures = PictureBook(
            options: PictureOptions(
                glyphs: display.glyphs, colors: display.theme.depth.palette, reducedMotion: true),
            library: library)
        return [WidgetPainter(rendering: self, pictures: pictures).paint()]
    }

    /// Returns the widget as cells on a background of its own, for screens.
    ///
    /// - Parameter pictures: the source of pictures; `nil` draws a pattern in their place.
    package func card(on surface: Surface = .panel, by pictures: PictureBook?) -> CellGrid {
        configuration.family.isPanorama
            ? strip(StripPainter(on: display, by: pictures)).grid
            : WidgetPainter(rendering: self, pictures: pictures, surface: surface).paint().grid
    }

    /// Returns a strip as cells, with birds at rest.
    private func strip(_ painter: StripPainter) -> (grid: CellGrid, links: [CellLink]) {
        painter.paint(entry, Stage(world: entry.world, uptime: 0), uptime: 1, size: display.stripSize)
    }

    /// Returns a line as cells on the terminal's own background.
    private func line(_ line: WidgetLine) -> (grid: CellGrid, links: [CellLink]) {
        let width = line.texts.reduce(0) { $0 + $1.columns }
        var grid = CellGrid(size: CellSize(width: max(1, width), height: 1))
        grid.paint(display.order) { painter in
            var x = 0
            for text in line.texts {
                var style = display.theme.style(text.ink, on: .ground, text.isBold ? .bold : [])
                style.background = .standard
                if color(text.ink) == nil { style.foreground = .standard }
                if text.ink == .faint { style.attributes.insert(.dim) }
                x = painter.put(text.text, at: CellPoint(x: x, y: 0), style: style)
            }
        }
        return (grid, [CellLink(CellRect(grid.size), view.link.text)])
    }
}

extension RGB {
    /// The color as "#e7bc61".
    var hexText: String {
        let digits = [red, green, blue].map { part in
            let text = String(part, radix: 16)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
