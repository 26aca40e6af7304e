import Drawing
import TerminalUI
import Words

/// A page of text beside a picture, laid out for a screen size, with selectable links and passages.
struct FactPage {
    /// A selectable link or passage of the page.
    enum Item: Hashable, Sendable {
        /// A link to a place, with its index, from 0, among the page's links to the same place.
        case link(Place, Int)
        /// A passage of text, selectable so that a long page can be scrolled; the number tells passages apart.
        case text(Int)

        var place: Place? { if case .link(let place, _) = self { place } else { nil } }
    }

    private let page: Page
    private let layout: PageLayout
    /// The item of each part of the layout.
    private let items: [Item]
    /// The selectable items, in page order.
    private let choices: [Item]
    private let words: Words

    /// The maximum rows of a passage, so that it fits on a small screen.
    private static let passageRows = 5
    /// The columns before the text, where the selection is marked.
    private static let indent = 2

    init(_ page: Page, in context: Context) {
        let text = Self.columns(context.size).text
        let layout = PageLayout(page, width: Self.textWidth(in: context), symbols: context.symbols)
        (self.page, self.layout, words) = (page, layout, context.words)
        items = Self.items(of: layout)
        choices =
            context.isPlain
            ? Self.blockItems(of: page, words).compactMap(\.self)
            : Self.choices(items, of: layout, showing: text.height)
    }

    /// Returns the rectangles of a page's picture and of the text beside it.
    static func columns(_ size: CellSize) -> (picture: CellRect, text: CellRect) {
        let isWide = size.width >= 76
        let picture = CellRect(
            x: 0, y: 0, width: isWide ? max(30, min(size.width * 2 / 5, 64)) : 24, height: size.height)
        let gap = isWide ? 1 : 0
        let top = size.height >= 20 ? 1 : 0
        let width = min(size.width - picture.maxX - gap - 1, 76 + indent)
        return (picture, CellRect(x: picture.maxX + gap, y: top, width: width, height: size.height - top))
    }

    /// Returns the width of a page's text in columns.
    static func textWidth(in context: Context) -> Int { columns(context.size).text.width - indent - 1 }

    // MARK: Selecting

    /// Returns the item of each part of a layout: one for each link, and passages for the text between links.
    private static func items(of layout: PageLayout) -> [Item] {
        var (all, unique): ([Item], [Item]) = ([], [])
        var rowsOfText = 0
        var block = -1
        for part in layout.parts {
            if let place = part.block.link {
                if part.index != block { unique.append(.link(place, unique.count { $0.place == place })) }
            } else if case .text? = unique.last, rowsOfText + part.height <= passageRows {
                rowsOfText += part.height
            } else {
                unique.append(.text(unique.count))
                rowsOfText = part.height
            }
            block = part.index
            if let item = unique.last { all.append(item) }
        }
        return all
    }

    /// Returns an item for each block that says something, so that plain mode reads on block by block.
    private static func blockItems(of page: Page, _ words: Words) -> [Item?] {
        var links: [Place: Int] = [:]
        return page.blocks.enumerated().map { index, block in
            let heard = block.lines.map { $0.heard(words) }
            // The first block is the page's name, unless it is edited.
            guard heard.contains(where: { !$0.text.isEmpty && (index > 0 || $0.cursor != nil) }) else { return nil }
            guard let place = block.link else { return .text(index) }
            defer { links[place, default: 0] += 1 }
            return .link(place, links[place, default: 0])
        }
    }

    /// Returns the page as plain mode tells it.
    ///
    /// - Parameter name: the page's name while it is edited.
    func told(_ name: String, _ cursor: ListCursor<Item>) -> Told {
        var (page, title) = (page, name)
        if let line = page.blocks.first?.lines.first?.heard(words), line.cursor == nil {
            title = line.text
            page.blocks[0].lines = []
        }
        for (index, item) in Self.blockItems(of: page, words).enumerated() {
            page.blocks[index].item = item.flatMap(choices.firstIndex)
        }
        return Told(title: title, page: page, selected: choices.isEmpty ? nil : cursor.index(in: choices))
    }

    /// Returns the selectable items: the links and, on a page higher than the screen, also the passages that scrolling
    /// needs.
    private static func choices(_ items: [Item], of layout: PageLayout, showing rows: Int) -> [Item] {
        var unique: [Item] = []
        for item in items where unique.last != item { unique.append(item) }
        guard layout.height > rows else { return unique.filter { $0.place != nil } }
        var (spans, top): ([Item: Range<Int>], Int) = ([:], 0)
        for (item, part) in zip(items, layout.parts) {
            spans[item] = (spans[item]?.lowerBound ?? top)..<top + part.height
            top += part.height
        }
        // A passage that is visible with its neighbors needs no selection: its key would show nothing new.
        var choices: [Item] = []
        for (index, item) in unique.enumerated() {
            let next = unique.indices.contains(index + 1) ? spans[unique[index + 1]] : nil
            let start = choices.last.flatMap { spans[$0]?.lowerBound }
            if item.place != nil || start.map({ (next?.upperBound ?? layout.height) - $0 > rows }) ?? true {
                choices.append(item)
            }
        }
        // If a link is visible without scrolling, it is selected first so that Enter opens it.
        guard let first = choices.firstIndex(where: { $0.place != nil }),
            let span = spans[choices[first]], span.upperBound <= rows
        else { return choices }
        return Array(choices[first...])
    }

    /// Returns the place that the selected link leads to; `nil` for a passage.
    func place(at cursor: ListCursor<Item>) -> Place? { cursor.selected(in: choices)?.place }

    /// Moves the selection, or opens the selected link.
    ///
    /// - Returns: The steps to carry out, and a command that the page does not use.
    func handle(_ action: Action, _ cursor: inout ListCursor<Item>) -> (steps: [Step], Command?) {
        switch cursor.handle(action, in: choices) {
        case .moved: ([], nil)
        case .chosen: (place(at: cursor).map { [.open($0)] } ?? [.ignored(.open)], nil)
        case .other(let command): ([], command)
        }
    }

    /// Returns the hint for Enter if a link is selected.
    func hints(_ cursor: ListCursor<Item>) -> [Hint] {
        switch place(at: cursor) {
        case .backyard?: [Hint(.open, words.hintYard)]
        case .planting?: [Hint(.open, words.hintPlant)]
        case nil: []
        default: [Hint(.open, words.hintOpen)]
        }
    }

    /// Draws the picture and the text beside it; the last column shows a scroll bar if the text is cut.
    func draw(_ picture: PagePicture, in painter: Painter, _ cursor: ListCursor<Item>, frame: inout Frame) {
        let columns = Self.columns(painter.size)
        picture.draw(in: columns.picture, of: painter, frame: frame)
        let selected = choices.isEmpty ? nil : cursor.index(in: choices)
        layout.stack(selected: selected, items: items.map(choices.firstIndex), indent: Self.indent)
            .draw(in: painter.sub(columns.text), selected: selected, frame: &frame)
    }
}
