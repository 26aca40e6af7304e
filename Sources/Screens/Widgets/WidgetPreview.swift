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

    /// Columns before the lines that are to be typed elsewhere.
    private static let placeColumn = 10
    /// From here a widget gives a row above it and one below.
    private static let airyRows = 12

    func draw(in painter: Painter, frame: inout Frame) {
        let words = frame.words
        let theme = frame.theme
        let area = Margins.area(of: painter)
        let width = area.width - 1
        let places = places(width: width, words)
        let sentence = TextFitting.wrap(widget.summary(words, in: frame.world), to: width)
        let warning =
            widget.isYardGone(in: frame.world) ? TextFitting.wrap(words.widgetsGone, to: width) : []
        let room = area.height - sentence.count - warning.count - places.count
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
        for (row, place) in places.enumerated() {
            place(area.sub(CellRect(x: 0, y: y + row, width: width, height: 1)), frame)
        }
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

    /// What draws them, one line each.
    private func places(width: Int, _ words: Words) -> [(Painter, Frame) -> Void] {
        var lines: [(Painter, Frame) -> Void] = []
        let column = isWide ? Self.placeColumn : 0
        func add(_ name: String, _ text: String) {
            for (index, line) in TextFitting.wrap(text, to: width - column).enumerated() {
                lines.append { painter, frame in
                    if index == 0, isWide { painter.line(name, y: 0, style: frame.theme.style(.faint)) }
                    painter.line(line, y: 0, from: column, style: frame.theme.style(.soft))
                }
            }
        }
        if isWide {
            lines.append { painter, frame in Heading.part(words.widgetsPlaces, in: painter, y: 0, frame: frame) }
        }
        add(words.widgetsAnywhere, WidgetPlace.command(name))
        if isWide { for place in WidgetPlace.all(for: name) { add(place.name, place.line) } }
        return lines
    }
}
