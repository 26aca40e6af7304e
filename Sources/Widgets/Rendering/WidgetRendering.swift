import Drawing
import Scene
import TerminalUI

/// An entry that is about to be put into the form of some reader.
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

    /// What is written, the end of the last line included.
    package var text: String { configuration.format.render(self) }

    /// A color of ours as "#e7bc61"; `nil` for the reader's own.
    func color(_ ink: Ink) -> String? {
        switch ink {
        case .text, .soft, .faint: nil
        default: display.theme.rgb(ink).hexText
        }
    }

    /// The widget as cells and where they lead: one grid for all, or one for each line of a family without a picture.
    package func painted() -> [(grid: CellGrid, links: [CellLink])] {
        let family = configuration.family
        guard family.hasPicture else {
            let lines = family == .inline ? [view.headline] : view.lines
            return lines.map { line($0.fitted(to: min(family.size.width, display.columns ?? .max))) }
        }
        guard !family.isPanorama else {
            // As birds sit when they have just come to rest.
            let stage = Stage(world: entry.world, uptime: 0)
            return [
                StripPainter(on: display, library: library).paint(entry, stage, uptime: 1, size: display.stripSize)
            ]
        }
        return [WidgetPainter(rendering: self, library: library).paint()]
    }

    /// On the reader's own ground, whose ink is its own, too.
    private func line(_ line: WidgetLine) -> (grid: CellGrid, links: [CellLink]) {
        let width = line.texts.reduce(0) { $0 + $1.columns }
        var grid = CellGrid(size: CellSize(width: max(1, width), height: 1))
        grid.paint { painter in
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
    /// "#e7bc61"
    var hexText: String {
        let digits = [red, green, blue].map { part in
            let text = String(part, radix: 16)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + digits.joined()
    }
}
