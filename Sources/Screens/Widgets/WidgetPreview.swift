import Drawing
import Session
import TerminalUI
import Widgets
import Words

/// The preview of a widget: a sentence about it, the widget as it will look, and the commands that display it.
struct WidgetPreview {
    /// The widget to preview.
    let widget: WidgetConfiguration
    /// The name that the commands use.
    let name: String
    /// True if the preview stands beside the form, false below it.
    let isWide: Bool

    /// The height in rows from which a widget gets an empty row above and below.
    private static let airyRows = 12

    func draw(in painter: Painter, frame: inout Frame) {
        let words = frame.words
        let theme = frame.theme
        let area = Margins.area(of: painter)
        let width = area.width - 1
        let sentence = TextFitting.wrap(widget.summary(words, in: frame.world), to: width)
        let warning =
            widget.isYardGone(in: frame.world) ? TextFitting.wrap(words.widgetsGone, to: width) : []
        // The widget has priority: without room for all commands, only its own is shown.
        let rows = area.height - sentence.count - warning.count
        let all = places(all: true, width: width, frame)
        let least = min(widget.family.size.height, Self.airyRows) + 2
        let places = rows - all.height < least ? places(all: false, width: width, frame) : all
        let room = rows - places.height
        // Empty rows separate the parts if there is room.
        let air = room >= Self.airyRows ? 2 : 0
        let shown = fitted(to: CellSize(width: width, height: room - air))
        let free = max(0, room - shown.family.size.height)
        var y = !isWide && free >= 3 ? 1 : 0
        for (lines, ink) in [(sentence, Ink.text), (warning, .warning)] {
            for line in lines {
                area.line(line, y: y, to: width, style: theme.style(ink, ink == .text ? .bold : []))
                y += 1
            }
        }
        if free >= 1 { y += 1 }
        let live = LiveWidgets(frame.session, words, unicode: theme.unicode)
        let card = CellRect(
            x: 0, y: y, width: min(width, WidgetCard.width(shown.family)), height: shown.family.size.height)
        area.fill(card, style: theme.fill(.panel))
        WidgetCard.draw(live.entry(shown), shown, in: area.sub(card), on: .panel, frame: &frame)
        y = card.maxY + (free >= 2 ? 1 : 0)
        places.draw(in: area.sub(CellRect(x: 0, y: y, width: width, height: places.height)), frame: &frame)
    }

    /// Returns the widget in a family that fits a space; as one line if the space is too low.
    private func fitted(to room: CellSize) -> WidgetConfiguration {
        var shown = widget
        func fit(_ family: WidgetFamily) {
            let margin = WidgetCard.width(family) - family.size.width
            shown.family = family.fitted(to: CellSize(width: room.width - margin, height: room.height))
        }
        fit(widget.family)
        if shown.family.size.height > room.height { fit(.inline) }
        return shown
    }

    /// Returns the places that can display the widget (bars, prompts, panes), each with its command line.
    ///
    /// - Parameter all: false for the widget's own command only.
    private func places(all: Bool, width: Int, _ frame: Frame) -> PageLayout {
        var places = [(name: frame.words.widgetsAnywhere, line: WidgetPlace.command(name, in: frame.session))]
        if all { places += WidgetPlace.all(for: name, widget.family, in: frame.session).map { ($0.name, $0.line) } }
        var page = Page()
        if all { page.heading(frame.words.widgetsPlaces) }
        let column = all ? (places.map(\.name.columns).max() ?? 0) + 2 : 0
        for place in places {
            page.add(
                Page.Line(
                    all ? Page.Piece(place.name, .faint) : nil,
                    Page.Piece(place.line, .soft, at: .leading(column), fit: .wrap)))
        }
        return page.layout(width, frame)
    }
}
