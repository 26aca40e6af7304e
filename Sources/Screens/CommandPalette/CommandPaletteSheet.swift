import Drawing
import Session
import Simulation
import TerminalUI
import Words

/// The command palette: a sheet that searches all commands and places.
struct CommandPaletteSheet: Screen {
    /// The entries that the palette offers.
    enum Scope: Hashable, Sendable {
        case everything
        /// Only entries that navigate, none that change something.
        case places
    }

    let scope: Scope
    /// The screen from which the palette was opened.
    let origin: CommandPaletteEntry.Origin
    /// The text field of the query.
    private(set) var field = TextField(maximumLength: 40)
    private(set) var cursor = ListCursor<Int>()

    /// The width in columns from which the field shows its long placeholder.
    private static let roomyColumns = 36

    init(_ scope: Scope = .everything, from origin: CommandPaletteEntry.Origin = .init()) {
        (self.scope, self.origin) = (scope, origin)
    }

    var isEditing: Bool { true }

    func hints(in context: Context) -> [Hint] { hints(for: chosen(in: context), context.words) }

    /// Returns the hints for the selected entry.
    private func hints(for entry: CommandPaletteEntry?, _ words: Words) -> [Hint] {
        guard let entry, !entry.isIdle else { return [Hint(.back, words.hintClose)] }
        return [Hint(.open, entry.isPlace ? words.hintGo : words.hintDoIt), Hint(.back, words.hintClose)]
    }

    /// Returns the selected entry; `nil` if none matches the query.
    private func chosen(in context: Context) -> CommandPaletteEntry? {
        let entries = entries(in: context)
        return entries.isEmpty ? nil : entries[cursor.index(of: entries.count)]
    }

    /// Returns the entries that match the query, the best first.
    private func entries(in context: Context) -> [CommandPaletteEntry] {
        CommandPaletteEntry.found(field.text, scope, from: origin, in: context).map(\.entry)
    }

    var typed: TextField? { field }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        switch event {
        case .key(.escape): return [.dismissSheet]
        case .key(.enter): return choose(in: context)
        case .key(.tab): cursor.move(.down, in: entries(in: context).indices)
        case .key(.backTab): cursor.move(.up, in: entries(in: context).indices)
        default:
            guard field.handle(event) else { return nil }
            cursor = ListCursor()
        }
        return []
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        switch cursor.handle(action, count: entries(in: context).count) {
        case .chosen: return choose(in: context)
        case .other(.back), .other(.leave): return [.dismissSheet]
        case .moved, .other: return []
        }
    }

    /// Returns the steps of the selected entry. What changes the world is done at once too: undo takes it back.
    private func choose(in context: Context) -> [Step] { chosen(in: context)?.steps ?? [] }

    /// Returns the palette's title, the long form if it fits.
    private func title(_ words: Words, in size: CellSize) -> String {
        let titles =
            scope == .places
            ? [words.searchTitle, words.searchTitleShort] : [words.paletteTitle, words.paletteTitleShort]
        return TextFitting.first(of: titles, fitting: size.width - SheetFrame.margin)
    }

    func told(in context: Context) -> Told {
        let (words, entries) = (context.words, entries(in: context))
        var page = Page()
        let content = Page.Piece.Content.field(field, placeholder: words.paletteSearch, columns: .max)
        page.add(Page.Line(Page.Piece(words.hintSearch.capitalizedFirst), Page.Piece(content, at: .following(1))))
        for (index, entry) in entries.enumerated() {
            page.add(Page.Line(.title(entry.title), Page.Piece(entry.detail, at: .trailing(1))), item: index)
        }
        if entries.isEmpty { page.line(words.paletteNothing) }
        return Told(
            title: title(words, in: context.size), page: page,
            selected: entries.isEmpty ? nil : cursor.index(of: entries.count))
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let entries = CommandPaletteEntry.found(
            field.text, scope, from: origin, in: frame.context(painter.size))
        let selection = cursor.index(of: entries.count)
        let size = CellSize(width: min(64, painter.width - 4), height: min(22, painter.height - 2))
        let inside = SheetFrame.draw(
            title(frame.words, in: size), size: size, in: painter, frame: &frame)
        let theme = frame.theme
        let end = inside.put(
            scope == .places ? "/ " : ": ", at: CellPoint(x: 0, y: 0), style: theme.style(.accent, on: .panel, .bold))
        frame.cursor = field.draw(
            into: inside, at: CellPoint(x: end, y: 0), width: inside.width - end, style: theme.style(.text, on: .panel),
            placeholder: scope == .places
                ? frame.words.searchPlaceholder
                : painter.width < Self.roomyColumns ? frame.words.paletteSearchShort : frame.words.paletteSearch,
            placeholderStyle: theme.style(.faint, on: .panel))
        var stack = Stack()
        for (index, (entry, match)) in entries.enumerated() {
            let isSelected = index == selection
            // The action's title in full matters more than the key beside it.
            let width = inside.width - 3
            let isTight = entry.title.columns + entry.detail.columns + 1 > width
            let detail = isTight && !entry.isIdle ? "" : entry.detail
            let lines = TextFitting.wrap(entry.title, to: width - (detail.isEmpty ? 0 : detail.columns + 1))
            stack.add(lines.count, item: index) { painter, frame in
                let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame, on: .panel)
                let right = painter.width - 1
                painter.line(
                    detail, y: 0, from: right - detail.columns, to: right, style: theme.style(.faint, on: surface))
                for (y, line) in lines.enumerated() {
                    painter.line(line, y: y, from: 2, style: Row.titleStyle(isSelected, frame, on: .panel))
                }
                mark(
                    match, of: entry.title, lines, theme.style(.accent, on: surface, [.bold, .underline]), in: painter)
            }
        }
        let list = inside.sub(CellRect(x: 0, y: 2, width: inside.width + 1, height: inside.height - 4))
        if entries.isEmpty {
            list.paragraph(frame.words.paletteNothing, y: 0, style: theme.style(.soft, on: .panel))
        }
        stack.draw(in: list, selected: selection, frame: &frame, on: .panel)
        let chosen = entries.isEmpty ? nil : entries[selection].entry
        SheetFrame.hints(hints(for: chosen, frame.words), in: inside, frame: &frame)
    }

    /// Restyles the letters of a title that match the query.
    ///
    /// - Parameter lines: the title as it is wrapped, from column 2.
    private func mark(_ match: FuzzyMatch, of title: String, _ lines: [String], _ style: CellStyle, in painter: Painter)
    {
        var rest = Array(title)[...]
        for (y, line) in lines.enumerated() {
            // Spaces at the end of a wrapped line are left out, so skip them.
            if let first = line.first { rest = rest.drop { $0 != first } }
            for (place, letter) in zip(rest.indices, line) where match.places.contains(place) {
                let x = String(rest[..<place]).columns
                // A letter keeps its form: in Arabic its neighbors decide on that.
                for columns in painter.columns(x..<x + String(letter).columns, of: line) {
                    let cells = CellRect(x: 2 + columns.lowerBound, y: y, width: columns.count, height: 1)
                    painter.restyle(cells) { $0 = style }
                }
            }
            rest = rest.dropFirst(line.count)
        }
    }
}
