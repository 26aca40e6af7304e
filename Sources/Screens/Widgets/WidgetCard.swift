import Drawing
import Session
import Simulation
import TerminalUI
import Widgets
import Words

/// A widget on a card: its name, the widget as it shows outside the game, and for one that is kept what it is and does.
struct WidgetCard {
    enum Item: Hashable {
        case kept(String)
        case sample(WidgetKind, WidgetFamily)
    }

    let item: Item
    /// As it is drawn here, its family fitted to the room.
    let widget: WidgetConfiguration
    let title: String
    /// Its size, or that it is sample data.
    let detail: [String]
    /// Sentences below it.
    let lines: [(text: String, ink: Ink)]
    /// What can be done with it, in rows of keys.
    let buttons: [[Hint]]
    /// Cells of the widget itself.
    private let place: CellRect
    /// Where the sentences begin.
    private var text: CellPoint
    let width: Int

    var height: Int { max(place.maxY, lines.isEmpty ? 0 : text.y + lines.count + buttons.count) }

    /// Before every line of words: room for the mark of what is chosen.
    private static let left = 2

    /// Columns of a card for a widget: words alone want a margin.
    static func width(_ family: WidgetFamily) -> Int { family.size.width + (family.hasPicture ? 0 : left + 1) }

    /// What is left of them for the widget.
    private static func inside(_ width: Int, _ family: WidgetFamily) -> Int {
        family.hasPicture ? width : width - left - 1
    }

    // MARK: Making

    /// - Parameters:
    ///   - room: for the card.
    ///   - whole: columns of the screen.
    init(kept name: String, _ kept: KeptWidget, in context: Context, room: CellSize, whole: Int) {
        let words = context.words
        var widget = WidgetConfiguration(kept)
        widget.format = .text
        let isGone = widget.isYardGone(in: context.world)
        let family = widget.family
        // Where a second card would not fit beside it, its words do.
        let isBeside =
            family.hasPicture && room.width == whole && whole < 2 * family.size.width + Self.left
            && whole >= family.size.width + Self.textColumns
        width = isBeside ? whole : min(room.width, Self.width(family))
        let left = isBeside ? family.size.width + 1 : Self.left
        let columns = width - left - (isBeside ? 0 : 1)
        var lines = TextFitting.wrap(widget.summary(words, in: context.world), to: columns).map { ($0, Ink.soft) }
        if isGone { lines += TextFitting.wrap(words.widgetsGone, to: columns).map { ($0, Ink.warning) } }
        lines += TextFitting.wrap(WidgetPlace.command(name), to: columns).map { ($0, Ink.faint) }
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

    /// One of the gallery.
    init(sample kind: WidgetKind, _ family: WidgetFamily, isSample: Bool, in context: Context, room: CellSize) {
        let words = context.words
        item = .sample(kind, family)
        title = words.name(of: family)
        detail = (isSample ? ["\(words.size(of: family)), \(words.widgetsSample)"] : []) + [words.size(of: family)]
        (lines, buttons) = ([], [])
        width = min(room.width, Self.width(family))
        var widget = WidgetConfiguration()
        widget.kind = kind
        widget.redaction = .public
        widget.family = family.fitted(
            to: CellSize(width: Self.inside(width, family), height: room.height - 1))
        self.widget = widget
        place = CellRect(x: 0, y: 1, width: width, height: widget.family.size.height)
        text = CellPoint(x: Self.left, y: place.maxY)
    }

    /// Sentences and keys beside a widget want so many.
    private static let textColumns = 24

    private static func buttons(of widget: WidgetConfiguration, in context: Context) -> [Hint] {
        let words = context.words
        let yards = widget.yards(in: context.world)
        return (yards.isEmpty ? [] : [Hint(.refill, words.hintRefill)])
            + (yards.count == 1 ? [Hint(.star, words.hintStar)] : [])
            + [Hint(.open, words.hintOpen), Hint(.edit, words.hintEdit)]
    }

    private static let gap = 2

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

    /// - Parameter index: among the things that the screen lists.
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
            // Beside all words; a picture stays whole.
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

    /// Keys and what they do; only those of the chosen card can be pressed now, all can be clicked.
    private func draw(
        _ row: [Hint], index: Int, isSelected: Bool, at point: CellPoint, in painter: Painter, frame: inout Frame
    ) {
        let theme = frame.theme
        let surface: Surface = isSelected ? .raised : .panel
        var x = point.x
        for hint in row {
            guard let key = frame.key(of: hint.command), let button = Button(hint.command) else { continue }
            let end = painter.put(
                key, at: CellPoint(x: x, y: point.y), style: theme.style(isSelected ? .accent : .faint, on: surface))
            let right = painter.put(
                hint.words, at: CellPoint(x: end + 1, y: point.y), style: theme.style(.soft, on: surface))
            frame.hits.add(
                CellRect(x: x, y: point.y, width: right - x, height: 1), in: painter, .item(button.index(index)))
            x = right + Self.gap
        }
    }

    /// A widget as it shows outside, in as many cells as its family has.
    static func draw(
        _ entry: TimelineEntry, _ widget: WidgetConfiguration, in painter: Painter, on surface: Surface,
        frame: inout Frame
    ) {
        let rendering = WidgetRendering(
            entry, widget,
            on: WidgetDisplay(
                theme: frame.theme, glyphs: frame.pictures.options.glyphs, stripSize: widget.family.size))
        // Words alone stand below those of the card.
        painter.blit(
            rendering.card(on: surface, by: frame.drawsPictures ? frame.pictures : nil),
            at: CellPoint(x: left - widget.family.margin, y: 0))
    }

    /// What a click on a card meets.
    enum Button: Int, CaseIterable {
        case refill = 1, star, open, edit

        init?(_ command: Command) {
            guard let button = Self.allCases.first(where: { $0.command == command }) else { return nil }
            self = button
        }

        var command: Command {
            switch self {
            case .refill: .refill
            case .star: .star
            case .open: .open
            case .edit: .edit
            }
        }

        private static let step = 1000

        func index(_ item: Int) -> Int { Self.step * rawValue + item }

        static func of(_ index: Int) -> (item: Int, button: Button?) { (index % step, Button(rawValue: index / step)) }
    }
}

extension Words {
    /// "64 × 11 cells"
    func size(of family: WidgetFamily) -> String { cliCells(columns: family.size.width, rows: family.size.height) }
}
