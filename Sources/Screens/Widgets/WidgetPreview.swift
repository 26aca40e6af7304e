import Drawing
import Session
import TerminalUI
import Widgets
import Words

/// What a widget will show, in a sentence and as it is, and the lines that put it somewhere.
struct WidgetPreview {
    let widget: WidgetConfiguration
    let name: String
    /// Whether there is room for more than its command.
    let isWide: Bool

    /// From here a widget gives a row above it and one below.
    private static let airyRows = 12

    func draw(in painter: Painter, frame: inout Frame) {
        let words = frame.words
        let theme = frame.theme
        let area = Margins.area(of: painter)
        let width = area.width - 1
        let sentence = TextFitting.wrap(widget.summary(words, in: frame.world), to: width)
        let warning =
            widget.isYardGone(in: frame.world) ? TextFitting.wrap(words.widgetsGone, to: width) : []
        // The widget goes first: where it leaves no room for other places, its command has to do.
        let rows = area.height - sentence.count - warning.count
        let all = places(all: isWide, width: width, frame)
        let least = min(widget.family.size.height, Self.airyRows) + 2
        let places = rows - all.height < least ? places(all: false, width: width, frame) : all
        let room = rows - places.height
        // Air between the parts, where there is some.
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

    /// The widget in so much room; what it says in one line where there is too little.
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

    /// Where the widget can be put, and the line that does it.
    private func places(all: Bool, width: Int, _ frame: Frame) -> PageLayout {
        var places = [(name: frame.words.widgetsAnywhere, line: WidgetPlace.command(name))]
        if all { places += WidgetPlace.all(for: name).map { ($0.name, $0.line) } }
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
