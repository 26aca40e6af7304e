import Drawing
import TerminalUI
import Words

/// The help sheet: all key bindings from the key map, those of the screen below first. A click on one runs its command.
struct HelpSheet: Screen {
    /// The key hints of the screen below the sheet, listed first.
    let here: [Hint]
    /// The scroll position: the index of the first visible row.
    private(set) var cursor = ListCursor<Int>()
    private(set) var search = Search()
    /// The key binding under the pointer, drawn as clickable.
    private var pointed: Int?

    init(here: [Hint]) { self.here = here }

    var isEditing: Bool { search.isEditing }
    var typed: TextField? { search.typed }

    func hints(in context: Context) -> [Hint] {
        let words = context.words
        return isEditing
            ? [Hint(.back, words.hintClear)]
            : [Hint(.search, words.hintSearch), search.wayOut(words, else: Hint(.back, words.hintClose))]
    }

    mutating func type(_ event: InputEvent, in context: Context) -> [Step]? {
        guard let isAnother = search.type(event) else { return nil }
        if isAnother { cursor = ListCursor() }
        return []
    }

    mutating func handle(_ action: Action, in context: Context) -> [Step] {
        let layout = layout(in: context)
        switch action {
        case .click(let index):
            let all = context.keys.bindings.map(\.action)
            return all.indices.contains(index) ? [.dismissSheet, .run(all[index])] : []
        case .hover(let index):
            pointed = index
            return []
        default: break
        }
        switch cursor.handle(action, count: layout.hidden + 1, as: .rows(page: max(1, layout.visible - 1))) {
        case .chosen: return [.dismissSheet]
        case .moved: return []
        case .other(.help): return [.dismissSheet]
        case .other(let command): return search.take(command) ?? [.ignored(command)]
        }
    }

    /// A line of the help: a heading, or the keys and meaning of a binding.
    private struct Line: Hashable {
        var keys: String
        var words: String
        /// True for a heading, which has no keys.
        var isHeading = false
        /// The index of the line's binding in the key map.
        var binding: Int?
    }

    /// The lines of the help in columns; no group is split between two.
    private struct Layout {
        var columns: [[Line]]
        /// The width in columns of the keys.
        var keyWidth: Int
        /// The width of one column.
        var width: Int
        /// The number of rows that fit.
        var visible: Int
        /// The number of rows of the longest column.
        var height: Int { columns.map(\.count).max() ?? 0 }
        /// The number of rows that don't fit and need scrolling.
        var hidden: Int { max(0, height - visible) }
    }

    /// Returns the layout, which keeps its size during a search.
    private func layout(in context: Context) -> Layout {
        var layout = layout(of: "", columns: nil, in: context)
        if !search.text.isEmpty {
            layout.columns = self.layout(of: search.text, columns: layout.columns.count, in: context).columns
        }
        return layout
    }

    /// Returns the lines that match a query, in columns.
    ///
    /// - Parameter count: the number of columns; `nil` for as many as fit.
    private func layout(of query: String, columns count: Int?, in context: Context) -> Layout {
        let (size, keys, texts) = (context.size, context.keys, context.words)
        let unicode = context.theme.unicode
        // A narrow terminal has room for one key on each line and for short meanings.
        let isNarrow = size.width < 60
        let room = isNarrow ? max(8, size.width - (size.width < 50 ? 5 : 9) - 11) : Int.max
        func lines(_ binding: KeyMap<Command>.Binding, _ help: String) -> [Line] {
            let labels = binding.keys.map { texts.label(of: $0, unicode: unicode) }
            guard !labels.isEmpty,
                query.isEmpty || texts.finds(query, in: { [help, $0.title(binding.action)] + labels })
            else { return [] }
            let index = keys.bindings.firstIndex(of: binding)
            return TextFitting.wrap(help, to: room).enumerated().map { row, words in
                let label = row == 0 ? labels.prefix(isNarrow ? 1 : 2).joined(separator: " ") : ""
                return Line(keys: label, words: words, binding: index)
            }
        }
        let ofScreen = here.flatMap { hint in
            keys.bindings.first { $0.action == hint.command }.map { lines($0, hint.words) } ?? []
        }
        let ofAll = keys.groups.map { group in
            let lines = group.bindings.flatMap { binding in
                texts.help(binding.action, in: context.layout, of: context.world).map {
                    lines(binding, $0)
                } ?? []
            }
            return (texts.keyGroup(group.name), lines)
        }
        let groups = ([(texts.helpHere, ofScreen)] + ofAll).filter { !$0.1.isEmpty }.map { title, lines in
            [Line(keys: "", words: title, isHeading: true)] + lines
        }
        let keyWidth = groups.joined().map(\.keys.columns).max() ?? 0
        let words = groups.joined().map(\.words.columns).max() ?? 0
        let width = keyWidth + 2 + words
        let count = count ?? (size.width - SheetFrame.margin - 2 >= 2 * width + 4 ? 2 : 1)
        var columns = Array(repeating: [Line](), count: count)
        for group in groups {
            let shortest = columns.indices.min { columns[$0].count < columns[$1].count } ?? 0
            if !columns[shortest].isEmpty { columns[shortest].append(Line(keys: "", words: "")) }
            columns[shortest] += group
        }
        let visible = min(
            columns.map(\.count).max() ?? 0, max(1, size.height - SheetFrame.around(size) - 3))
        return Layout(columns: columns, keyWidth: keyWidth, width: width, visible: visible)
    }

    func page(in context: Context) -> Page? {
        let layout = layout(of: search.text, columns: 1, in: context)
        return page(of: layout.columns.flatMap(\.self), keyWidth: layout.keyWidth)
    }

    /// Returns the lines of the help as a page.
    private func page(of lines: [Line], keyWidth: Int) -> Page {
        var page = Page()
        for line in lines {
            guard !line.isHeading else {
                page.add(Page.Line(Page.Piece(line.words, .soft, .bold)))
                continue
            }
            let isPointed = line.binding != nil && line.binding == pointed
            page.add(
                Page.Line(
                    Page.Piece(line.keys, .accent, at: .columns(0..<keyWidth, .trailing)),
                    Page.Piece(
                        line.words, isPointed ? .accent : .text, isPointed ? .underline : [],
                        at: .leading(keyWidth + 2))), item: line.binding)
        }
        return page
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let context = frame.context(painter.size)
        let (layout, hints) = (layout(in: context), hints(in: context))
        let count = layout.columns.count
        let inside = SheetFrame.draw(
            frame.words.helpTitle, width: layout.width * count + 4 * (count - 1) + 2 + SheetFrame.margin,
            rows: layout.visible, hints: hints, in: painter, frame: &frame)
        let theme = frame.theme
        let list = inside.sub(CellRect(x: 0, y: 0, width: inside.width, height: layout.visible))
        let scroll = cursor.index(of: layout.hidden + 1)
        for (column, lines) in layout.columns.enumerated() {
            var page = page(of: lines, keyWidth: layout.keyWidth)
            page.blocks = Array(page.blocks.dropFirst(scroll).prefix(layout.visible))
            let place = CellRect(x: column * (layout.width + 4), y: 0, width: layout.width, height: layout.visible)
            page.layout(layout.width, frame).draw(
                in: list.sub(place), search: search.text, frame: &frame, on: .panel)
        }
        let end = inside.width - hints.reduce(0) { $0 + HintLine.width($1, frame) + 3 }
        let below = inside.sub(CellRect(x: 0, y: inside.height - 1, width: max(0, end), height: 1))
        if search.field != nil {
            search.draw(in: below, width: below.width, placeholder: "", frame: &frame, on: .panel)
            if layout.height == 0 {
                let key = frame.key(of: .palette) ?? ":"
                list.paragraph(frame.words.helpNothing(key: key), y: 0, style: theme.style(.soft, on: .panel))
            }
        } else if frame.session.preferences.mouse, frame.words.helpClick.columns <= end {
            // Only players who use the mouse are told that lines can be clicked.
            below.line(frame.words.helpClick, y: 0, style: theme.style(.faint, on: .panel))
        }
        ScrollMark.draw(
            in: inside, x: inside.width - 1, y: 0, height: layout.visible, offset: scroll, visible: layout.visible,
            total: layout.height, frame: frame, on: .panel)
    }
}
