import Drawing
import TerminalUI
import Words

/// A page beside its picture, set for a screen of a size, with the links and passages that can be selected on it.
struct FactPage {
    /// What can be selected.
    enum Item: Hashable, Sendable {
        /// The nth link to a page.
        case link(Place, Int)
        /// A passage of text, so that all of a long page can be read.
        case text(Int)

        var place: Place? { if case .link(let place, _) = self { place } else { nil } }
    }

    private let layout: PageLayout
    /// The item of each part.
    private let items: [Item]
    /// Those that can be selected, in their order.
    private let choices: [Item]
    private let words: Words

    /// Rows of a passage at most, so that none is longer than a part of a small screen.
    private static let passageRows = 5
    /// Columns before the text, in which the selection is marked.
    private static let indent = 2

    init(_ page: Page, in context: Context) {
        let text = Self.columns(context.size).text
        let layout = PageLayout(page, width: Self.textWidth(in: context), symbols: context.symbols)
        self.layout = layout
        words = context.words
        items = Self.items(of: layout)
        choices = Self.choices(items, of: layout, showing: text.height)
    }

    /// The columns of a page's picture, and of its text beside it.
    static func columns(_ size: CellSize) -> (picture: CellRect, text: CellRect) {
        let isWide = size.width >= 76
        let picture = CellRect(
            x: 0, y: 0, width: isWide ? max(30, min(size.width * 2 / 5, 64)) : 24, height: size.height)
        let gap = isWide ? 1 : 0
        let top = size.height >= 20 ? 1 : 0
        let width = min(size.width - picture.maxX - gap - 1, 76 + indent)
        return (picture, CellRect(x: picture.maxX + gap, y: top, width: width, height: size.height - top))
    }

    /// Columns of a page's text.
    static func textWidth(in context: Context) -> Int { columns(context.size).text.width - indent - 1 }

    // MARK: Selecting

    /// Each link is an item, and text between links is divided into passages.
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

    /// Text can be selected only where not all of the page shows.
    private static func choices(_ items: [Item], of layout: PageLayout, showing rows: Int) -> [Item] {
        var unique: [Item] = []
        for item in items where unique.last != item { unique.append(item) }
        guard layout.height > rows else { return unique.filter { $0.place != nil } }
        func height(of item: Item) -> Int {
            zip(items, layout.parts).reduce(0) { $0 + ($1.0 == item ? $1.1.height : 0) }
        }
        // A row or two show with what stands beside them.
        let choices = unique.filter { $0.place != nil || height(of: $0) > 2 }
        // A link that shows at first is what Enter is for.
        guard let first = choices.firstIndex(where: { $0.place != nil }),
            let last = items.lastIndex(of: choices[first]),
            layout.parts[...last].reduce(0, { $0 + $1.height }) <= rows
        else { return choices }
        return Array(choices[first...])
    }

    /// The page that the selection leads to.
    func place(at cursor: ListCursor<Item>) -> Place? { cursor.selected(in: choices)?.place }

    /// Moves the selection, or opens what is selected.
    /// - Returns: Steps, and a command that is none of the page's.
    func handle(_ action: Action, _ cursor: inout ListCursor<Item>) -> (steps: [Step], Command?) {
        switch cursor.handle(action, in: choices) {
        case .moved: ([], nil)
        case .chosen: (place(at: cursor).map { [.open($0)] } ?? [.ignored(.open)], nil)
        case .other(let command): ([], command)
        }
    }

    /// The hint for Enter, where it leads somewhere.
    func hints(_ cursor: ListCursor<Item>) -> [Hint] {
        switch place(at: cursor) {
        case .backyard?: [Hint(.open, words.hintYard)]
        case .bird?: [Hint(.open, words.hintMeet)]
        case .planting?: [Hint(.open, words.hintPlant)]
        case nil: []
        default: [Hint(.open, words.hintOpen)]
        }
    }

    /// Draws the text beside the picture; a scroll bar takes the last column where not all of it shows.
    func draw(_ picture: PagePicture, in painter: Painter, _ cursor: ListCursor<Item>, frame: inout Frame) {
        let columns = Self.columns(painter.size)
        picture.draw(in: columns.picture, of: painter, frame: frame)
        let selected = choices.isEmpty ? nil : cursor.index(in: choices)
        layout.stack(selected: selected, items: items.map(choices.firstIndex), indent: Self.indent)
            .draw(in: painter.sub(columns.text), selected: selected, frame: &frame)
    }
}
