import Drawing
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// A card with a widget as it looks outside the game; below a saved widget, its description and the keys that act on
/// it.
struct WidgetCard {
    /// The widget that a card shows: a saved one, or a sample in the gallery.
    enum Item: Hashable {
        /// A widget saved under a name.
        case kept(String)
        /// A sample in the gallery of a kind and family.
        case sample(WidgetKind, WidgetFamily)
    }

    let item: Item
    /// The widget as drawn here, in a family that fits the available room.
    let widget: WidgetConfiguration
    let title: String
    /// The text beside the title: the widget's size, or that it shows sample data; the longest form first.
    let detail: [String]
    /// The sentences below or beside the widget.
    let lines: [(text: String, ink: Ink)]
    /// The commands that act on the widget, in rows.
    let buttons: [[Hint]]
    /// The rectangle of the widget within the card.
    private let place: CellRect
    /// The position of the first sentence within the card.
    private var text: CellPoint
    /// The card's width in columns.
    let width: Int

    /// The card's height in rows.
    var height: Int { max(place.maxY, lines.isEmpty ? 0 : text.y + lines.count + buttons.count) }

    /// The column of texts; the selection mark stands before it.
    private static let left = 2

    /// Returns the width of a card for a family; a widget without a picture gets a margin.
    static func width(_ family: WidgetFamily) -> Int { family.size.width + (family.hasPicture ? 0 : left + 1) }

    /// Returns the width left for the widget in a card of that width.
    private static func inside(_ width: Int, _ family: WidgetFamily) -> Int {
        family.hasPicture ? width : width - left - 1
    }

    // MARK: Initializers

    /// Creates the card of a saved widget.
    ///
    /// - Parameters:
    ///   - room: the space for the card, in cells.
    ///   - whole: the screen's width in columns.
    init(kept name: String, _ kept: KeptWidget, in context: Context, room: CellSize, whole: Int) {
        let words = context.words
        var widget = WidgetConfiguration(kept)
        widget.format = .text
        let isGone = widget.isYardGone(in: context.world)
        let family = widget.family
        // If a second card doesn't fit beside this one, its texts stand beside the widget instead of below.
        let isBeside =
            family.hasPicture && room.width == whole && whole < 2 * family.size.width + Self.left
            && whole >= family.size.width + Self.textColumns
        width = isBeside ? whole : min(room.width, Self.width(family))
        let left = isBeside ? family.size.width + 1 : Self.left
        let columns = width - left - (isBeside ? 0 : 1)
        var lines = TextFitting.wrap(widget.summary(words, in: context.world), to: columns).map { ($0, Ink.soft) }
        if isGone { lines += TextFitting.wrap(words.widgetsGone, to: columns).map { ($0, Ink.warning) } }
        lines += TextFitting.wrap(WidgetPlace.command(name, in: context.session), to: columns).map { ($0, Ink.faint) }
        self.lines = lines
        item = .kept(name)
        title = name
        detail = [words.size(of: family), words.name(of: family)]
        buttons = Self.rows(Self.buttons(of: widget, in: context), width: columns, in: context)
        let below = isBeside ? 0 : lines.count + buttons.count + 1
        widget.family = family.fitted(
            to: CellSize(
                width: Self.inside(isBeside ? family.size.width : width, family), height: room.height - 1 - below))
        self.widget = widget
        place = CellRect(
            x: 0, y: 1, width: isBeside ? family.size.width : width, height: widget.family.size.height)
        text = CellPoint(x: left, y: isBeside ? 2 : place.maxY + 1)
    }

    /// Creates a card of the gallery.
    ///
    /// - Parameters:
    ///   - isSample: true if it shows sample data, since the game has none of the kind yet.
    ///   - room: the space for the card, in cells.
    init(sample kind: WidgetKind, _ family: WidgetFamily, isSample: Bool, in context: Context, room: CellSize) {
        let words = context.words
        item = .sample(kind, family)
        title = words.name(of: family)
        detail = (isSample ? ["\(words.size(of: family)), \(words.widgetsSample)"] : []) + [words.size(of: family)]
        (lines, buttons) = ([], [])
        width = min(room.width, Self.width(family))
        var widget = WidgetConfiguration()
        widget.kind = kind
        if isSample { widget.redaction = .public }
        widget.family = family.fitted(
            to: CellSize(width: Self.inside(width, family), height: room.height - 1))
        self.widget = widget
        place = CellRect(x: 0, y: 1, width: width, height: widget.family.size.height)
        text = CellPoint(x: Self.left, y: place.maxY)
    }

    /// The columns that texts beside a widget need.
    private static let textColumns = 24

    /// Returns the commands that act on a saved widget.
    private static func buttons(of widget: WidgetConfiguration, in context: Context) -> [Hint] {
        let words = context.words
        let yards = widget.yards(in: context.world)
        return (yards.isEmpty ? [] : [Hint(.refill, words.hintRefill)])
            + (yards.count == 1 ? [Hint(.star, words.hintStar)] : [])
            + [Hint(.open, words.hintOpen), Hint(.edit, words.hintEdit)]
    }

    /// The columns between two buttons.
    private static let gap = 2

    /// Distributes buttons over rows of a width; commands without a key are left out.
    private static func rows(_ hints: [Hint], width: Int, in context: Context) -> [[Hint]] {
        var rows: [[Hint]] = []
        var used = 0
        for hint in hints {
            guard let key = context.key(of: hint.command)
            else { continue }
            let columns = key.columns + 1 + hint.words.columns
            if rows.isEmpty || used + gap + columns > width {
                rows.append([hint])
                used = columns
            } else {
                rows[rows.count - 1].append(hint)
                used += gap + columns
            }
        }
        return rows
    }

    // MARK: Drawing

    /// Draws the card.
    ///
    /// - Parameter index: the card's index among the screen's items.
    func draw(_ live: LiveWidgets, index: Int, isSelected: Bool, in painter: Painter, frame: inout Frame) {
        let surface = Card.draw(isSelected: isSelected, in: painter, frame: frame)
        frame.hits.add(painter.bounds, in: painter, .item(index))
        let theme = frame.theme
        let end = painter.line(
            title, y: 0, from: Self.left, style: Card.titleStyle(isSelected: isSelected, frame: frame))
        painter.firstFitting(
            detail, y: 0, from: end + 2, to: painter.width - 1, alignment: .trailing,
            style: theme.style(.faint, on: surface))
        let window = painter.sub(place)
        switch item {
        case .kept: Self.draw(live.entry(widget), widget, in: window, on: surface, frame: &frame)
        case .sample(let kind, _):
            let entry = live.isThere(kind) ? live.entry(widget) : live.sample(widget)
            Self.draw(entry, widget, in: window, on: surface, frame: &frame)
        }
        if isSelected, frame.theme.unicode {
            // The mark stands beside the texts only, so that it doesn't cover the picture.
            let picture = widget.family.picture?.height ?? 0
            let words = CellRect(x: 0, y: picture, width: window.width, height: window.height - picture)
            SelectionMark.draw(in: window.sub(words), frame: frame)
        }
        var y = text.y
        for line in lines {
            painter.line(line.text, y: y, from: text.x, style: theme.style(line.ink, on: surface))
            y += 1
        }
        for row in buttons {
            draw(row, index: index, isSelected: isSelected, at: CellPoint(x: text.x, y: y), in: painter, frame: &frame)
            y += 1
        }
    }

    /// Draws a row of buttons with their keys. All can be clicked; the keys act on the selected card only.
    private func draw(
        _ row: [Hint], index: Int, isSelected: Bool, at point: CellPoint, in painter: Painter, frame: inout Frame
    ) {
        let theme = frame.theme
        let surface: Surface = isSelected ? .raised : .panel
        var x = point.x
        for hint in row {
            guard let key = frame.key(of: hint.command), let click = Self.index(of: hint.command, on: index) else {
                continue
            }
            let end = painter.put(
                key, at: CellPoint(x: x, y: point.y), style: theme.style(isSelected ? .accent : .faint, on: surface))
            let right = painter.put(
                hint.words, at: CellPoint(x: end + 1, y: point.y), style: theme.style(.soft, on: surface))
            frame.hits.add(
                CellRect(x: x, y: point.y, width: right - x, height: 1), in: painter, .item(click))
            x = right + Self.gap
        }
    }

    /// Draws a widget as it looks outside the game, in the size of its family.
    static func draw(
        _ entry: TimelineEntry, _ widget: WidgetConfiguration, in painter: Painter, on surface: Surface,
        frame: inout Frame
    ) {
        var display = WidgetDisplay(
            theme: frame.theme, glyphs: frame.pictures.options.glyphs, stripSize: widget.family.size)
        display.order = painter.order
        let rendering = WidgetRendering(entry, widget, on: display)
        // A widget without a picture is aligned with the card's texts.
        painter.blit(
            rendering.card(on: surface, by: frame.drawsPictures ? frame.pictures : nil),
            at: CellPoint(x: left - widget.family.margin, y: 0))
    }

    /// The commands that the buttons of a card run.
    private static let clickable: [Command] = [.refill, .star, .open, .edit]
    /// The factor that separates button and card in the number of a click.
    private static let step = 1000

    /// Returns the number by which a click on the button of a card is reported; `nil` for a command without a button.
    static func index(of command: Command, on item: Int) -> Int? {
        clickable.firstIndex(of: command).map { step * ($0 + 1) + item }
    }

    /// Returns the card's index and the button's command for the number of a click; no command for one beside the
    /// buttons.
    static func target(of index: Int) -> (item: Int, command: Command?) {
        (index % step, index < step ? nil : clickable[index / step - 1])
    }
}

extension Words {
    /// Returns the family's size as text: "64 × 11 cells".
    func size(of family: WidgetFamily) -> String { cliCells(columns: family.size.width, rows: family.size.height) }
}
