import Drawing
import TerminalUI

/// A screen's text as a value: blocks of lines in order, some selectable or linked, without width or colors.
///
/// `PageLayout` lays the page out for a width. Drawing, search, scrolling, printing and narration read the same lines.
struct Page: Hashable, Sendable {
    /// A group of lines that stay together, such as a list row.
    struct Block: Hashable, Sendable {
        var lines: [Line]
        /// The pictures of the block, in rows and columns relative to it.
        var pictures: [Picture] = []
        /// The index of the list item that the block shows; `nil` for headings and space.
        var item: Int?
        /// True if pointer and clicks can also select the item.
        var isHit = true
        /// The place that Enter and a click open.
        var link: Place?
        /// True if the block only leads to its place, so that it says nothing on a printed page.
        var isWay = false
        /// The appearance of the block while its item is selected.
        var selection = Selection.row
        /// True if each row scrolls by itself, so that long text may continue beyond the edge.
        var splits = false
        /// The target of a click on the block, if it is not the item.
        var target: Hit?
    }

    /// The highlighting of a selected block.
    enum Selection: Hashable, Sendable {
        /// A raised background on all rows with a mark along the left edge.
        case row
        /// The same highlighting on the first row only.
        case firstRow
        case none
    }

    /// A picture in a block, at a rectangle relative to the block.
    struct Picture: Hashable, Sendable {
        let subject: PagePicture
        let rect: CellRect
    }

    var blocks: [Block] = []
    /// The place that blocks being added link to, and the name in them to underline.
    private var linkPlace: Place?
    private var linkName: String?

    init() {}

    /// Creates a page of one block.
    init(_ lines: [Line]) { add(lines) }

    // MARK: Adding

    /// Adds a block of lines that stay together.
    mutating func add(
        _ lines: [Line], pictures: [Picture] = [], item: Int? = nil, isHit: Bool = true,
        selection: Selection = .row, target: Hit? = nil
    ) {
        blocks.append(
            Block(
                lines: lines, pictures: pictures, item: item, isHit: isHit, link: linkPlace, selection: selection,
                target: target))
    }

    mutating func add(_ line: Line, item: Int? = nil, target: Hit? = nil) { add([line], item: item, target: target) }

    /// Adds a text that wraps to as many rows as it needs.
    mutating func line(_ text: String, _ ink: Ink = .text, _ attributes: CellAttributes = []) {
        let piece = Piece(text, ink, attributes, fit: .wrap, selected: .title, name: linkName)
        blocks.append(Block(lines: [Line(piece)], link: linkPlace, splits: true))
    }

    /// Adds an empty row, except at the top of the page.
    mutating func space() {
        if !blocks.isEmpty { blocks.append(Block(lines: [Line()], link: linkPlace)) }
    }

    /// Adds an empty row and the title of a section, with a hairline to the edge.
    mutating func heading(_ title: String, detail: String? = nil, short: String? = nil) {
        space()
        add(.heading(title, detail: detail, short: short))
    }

    /// Adds a fact: its name, and its value in a column beside it, which wraps.
    mutating func fact(_ title: String, _ value: String, _ ink: Ink = .text) {
        let value = Piece(value, ink, at: .factColumn, fit: .wrap, selected: .title, name: linkName)
        blocks.append(Block(lines: [Line(Piece(title, .faint), value)], link: linkPlace, splits: true))
    }

    /// Links all blocks that a closure adds to a place; for `nil` the blocks are added without a link.
    ///
    /// - Parameter name: The name in the blocks that is underlined.
    mutating func link(_ place: Place?, _ name: String? = nil, _ add: (inout Page) -> Void) {
        (linkPlace, linkName) = (place, place == nil ? nil : name)
        add(&self)
        (linkPlace, linkName) = (nil, nil)
    }
}
