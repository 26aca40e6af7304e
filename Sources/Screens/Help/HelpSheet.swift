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

    /// A line of the help: a heading, a sentence, or the keys and meaning of a binding; empty between groups.
    private struct Line: Hashable {
        var keys: String
        var words: String
        /// True for a heading, which has no keys.
        var isHeading = false
        /// The index of the line's binding in the key map; `nil` for headings and sentences.
        var binding: Int?
    }

    /// The least width of the help's text in columns, if the window has room for it.
    private static let sentence = 68

    /// The lines of the help: how the game works, then the keys in columns; no group is split between two.
    private struct Layout {
        /// The lines above the columns.
        var head: [Line]
        var columns: [[Line]]
        /// The width in columns of the keys.
        var keyWidth: Int
        /// The width of one of the `columns`, in terminal columns.
        var width: Int
        /// The width of the whole text, in terminal columns.
        var inside: Int
        /// The number of rows that fit.
        var visible: Int
        /// The number of rows of the head and the longest column.
        var height: Int { head.count + (columns.map(\.count).max() ?? 0) }
        /// The number of rows that don't fit and need scrolling.
        var hidden: Int { max(0, height - visible) }
    }

    /// Returns the layout, which keeps its size during a search.
    private func layout(in context: Context) -> Layout {
        var layout = layout(of: "", columns: nil, in: context)
        if !search.text.isEmpty {
            let found = self.layout(of: search.text, columns: layout.columns.count, in: context)
            (layout.head, layout.columns) = (found.head, found.columns)
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
        func labels(_ binding: KeyMap<Command>.Binding) -> [String] {
            binding.keys.map { texts.label(of: $0, unicode: unicode) }
        }
        let longestKeys = keys.bindings.map { labels($0).prefix(2).joined(separator: " ").columns }.max() ?? 0
        // A listener hears each row by itself.
        let room =
            context.isPlain
            ? Int.max
            : max(
                8,
                isNarrow
                    ? size.width - (size.width < 50 ? 5 : 9) - 11
                    : SheetFrame.columns(size.width, in: size) - 2 - longestKeys - 2)
        func lines(_ binding: KeyMap<Command>.Binding, _ help: String) -> [Line] {
            let labels = labels(binding)
            guard !labels.isEmpty,
                query.isEmpty || texts.finds(query, in: { [help, $0.title(binding.action)] + labels })
            else { return [] }
            let index = keys.bindings.firstIndex(of: binding)
            return TextFitting.wrap(help, to: room).enumerated().map { row, words in
                let label =
                    row == 0
                    ? context.isPlain
                        ? texts.enumeration(Array(labels.prefix(2)))
                        : labels.prefix(isNarrow ? 1 : 2).joined(separator: " ")
                    : ""
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
        let signs = isNarrow || context.isPlain ? [] : Self.signs(matching: query, width: room, in: context)
        let groups = ([(texts.helpHere, ofScreen)] + ofAll + [(texts.helpSigns, signs)]).filter { !$0.1.isEmpty }.map {
            title, lines in
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
        // Wide enough for a sentence on each line.
        let inside = max(
            width * count + 4 * (count - 1), min(Self.sentence, SheetFrame.columns(size.width, in: size) - 2))
        var layout = Layout(
            head: howItWorks(matching: query, width: inside, in: context), columns: columns, keyWidth: keyWidth,
            width: width, inside: inside, visible: 0)
        layout.visible = min(layout.height, max(1, size.height - SheetFrame.around(size) - 3))
        return layout
    }

    /// Returns the meanings of the signs that have no word beside them, of those that match a query.
    private static func signs(matching query: String, width: Int, in context: Context) -> [Line] {
        let symbols = context.symbols
        let signs: [(signs: [Character], meaning: (Words) -> String)] = [
            ([symbols.food, symbols.water], { $0.enumeration([$0.statusFood, $0.statusWater]) }),
            ([symbols.dot], { $0.signBird }),
            ([symbols.heart, symbols.check, symbols.cross], { $0.signOpinions }),
            ([symbols.star], { $0.signStar }), ([symbols.first], { $0.signFirst }), ([symbols.note], { $0.signSong }),
        ]
        return signs.flatMap { signs, meaning in
            let keys = signs.map(String.init).joined(separator: " ")
            guard query.isEmpty || context.words.finds(query, in: { [meaning($0), keys] }) else { return [Line]() }
            return TextFitting.wrap(meaning(context.words), to: width).enumerated().map { row, text in
                Line(keys: row == 0 ? keys : "", words: text)
            }
        }
    }

    /// Returns how the game works, in ten sentences that match a query, with a heading and an empty line below; nothing
    /// in windows too small for the whole game.
    private func howItWorks(matching query: String, width: Int, in context: Context) -> [Line] {
        guard [.wide, .medium].contains(context.layout.form) else { return [] }
        let words = context.words
        // The sentences tell of keys that work once the search is over.
        func key(_ command: Command) -> String {
            words.key(of: command, in: context.keys, typing: false, unicode: context.theme.unicode) ?? ""
        }
        func all(_ words: Words) -> [String] {
            [
                words.howToCome, words.howToWait, words.howToFeed(key: key(.refillAll)),
                words.howToTaste(key: key(.food)), words.howToWatch, words.howToDecorate(key: key(.edit)),
                words.howToSeasons, words.howToSecret, words.howToClue(key: key(.rumor)), words.howToCalm,
            ]
        }
        let sentences = all(words).enumerated().filter { index, _ in
            query.isEmpty || words.finds(query, in: { [all($0)[index]] })
        }.map(\.element)
        guard !sentences.isEmpty else { return [] }
        let lines = sentences.flatMap { TextFitting.wrap($0, to: max(20, width)) }.map { Line(keys: "", words: $0) }
        return [Line(keys: "", words: words.howToTitle, isHeading: true)] + lines + [Line(keys: "", words: "")]
    }

    /// Returns the lines of the help as a page.
    ///
    /// - Parameter keyWidth: the columns of the keys; `nil` for sentences without.
    private func page(of lines: [Line], keyWidth: Int?) -> Page {
        var page = Page()
        for line in lines {
            guard !line.isHeading else {
                page.add(Page.Line(Page.Piece(line.words, .soft, .bold)))
                continue
            }
            let isPointed = line.binding != nil && line.binding == pointed
            // Sentences and signs are no buttons, but what is searched for is underlined in them, too.
            page.add(
                [
                    Page.Line(
                        keyWidth.map { Page.Piece(line.keys, .accent, at: .columns(0..<$0, .trailing)) },
                        Page.Piece(
                            line.words, isPointed ? .accent : .text, isPointed ? .underline : [],
                            at: .leading(keyWidth.map { $0 + 2 } ?? 0)))
                ], item: line.binding ?? -1, isHit: line.binding != nil)
        }
        return page
    }

    func told(in context: Context) -> Told {
        var page = Page()
        search.add(to: &page, context.words)
        let layout = layout(of: search.text, columns: 1, in: context)
        if search.text.isEmpty { page.line(context.words.plainHowTo(again: context.key(of: .messages) ?? "")) }
        if layout.height == 0 { page.line(context.words.helpNothing(key: context.everywhere)) }
        for line in layout.columns.joined() + layout.head {
            page.add(
                Page.Line(line.keys.isEmpty ? nil : Page.Piece(line.keys), Page.Piece(line.words, at: .factColumn)))
        }
        return Told(title: context.words.helpTitle, page: page)
    }

    func draw(in painter: Painter, frame: inout Frame) {
        let context = frame.context(painter.size)
        let (layout, hints) = (layout(in: context), hints(in: context))
        let inside = SheetFrame.draw(
            frame.words.helpTitle, width: layout.inside + 2 + SheetFrame.margin,
            rows: layout.visible, hints: hints, in: painter, frame: &frame)
        let theme = frame.theme
        let list = inside.sub(CellRect(x: 0, y: 0, width: inside.width, height: layout.visible))
        let scroll = cursor.index(of: layout.hidden + 1)
        func draw(_ lines: [Line], keyWidth: Int?, x: Int, width: Int, below rows: Int, _ frame: inout Frame) {
            let y = max(0, rows - scroll)
            var page = page(of: lines, keyWidth: keyWidth)
            page.blocks = Array(page.blocks.dropFirst(max(0, scroll - rows)).prefix(max(0, layout.visible - y)))
            page.layout(width, frame).draw(
                in: list.sub(CellRect(x: x, y: y, width: width, height: layout.visible - y)), search: search.text,
                frame: &frame, on: .panel)
        }
        draw(layout.head, keyWidth: nil, x: 0, width: list.width, below: 0, &frame)
        for (column, lines) in layout.columns.enumerated() {
            draw(
                lines, keyWidth: layout.keyWidth, x: column * (layout.width + 4), width: layout.width,
                below: layout.head.count, &frame)
        }
        let end = inside.width - hints.reduce(0) { $0 + HintLine.width($1, frame) + 3 }
        let below = inside.sub(CellRect(x: 0, y: inside.height - 1, width: max(0, end), height: 1))
        if search.field != nil {
            search.draw(in: below, width: below.width, placeholder: "", frame: &frame, on: .panel)
            if layout.height == 0 {
                list.paragraph(
                    frame.words.helpNothing(key: context.everywhere), y: 0, style: theme.style(.soft, on: .panel))
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
