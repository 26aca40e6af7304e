import Drawing
import TerminalUI

/// A page as a value: blocks of lines below one another, some of which can be selected or lead somewhere.
///
/// A page knows neither its width nor its colors. `PageLayout` sets it for a width, and says what stands where: what draws
/// it, searches it, scrolls it, prints it and tells it reads the same lines.
struct Page: Hashable, Sendable {
    /// Lines that belong together.
    struct Block: Hashable, Sendable {
        var lines: [Line]
        /// Beside the lines, in the block's own rows and columns.
        var pictures: [Picture] = []
        /// Index of the list's item that the block stands for; `nil` for headings and space.
        var item: Int?
        /// Whether the pointer selects the item, too.
        var isHit = true
        /// The page that Enter and a click lead to.
        var link: Place?
        /// How the block looks while its item is selected.
        var selection = Selection.row
        /// Whether each row scrolls by itself: long text may go on beyond the edge.
        var splits = false
        /// Something else than the item that a click on the block means.
        var target: Hit?
    }

    /// How a selected block shows that it is.
    enum Selection: Hashable, Sendable {
        /// Raised ground with a mark along the left edge.
        case row
        /// The same on the first row alone.
        case firstRow
        case none
    }

    struct Picture: Hashable, Sendable {
        let subject: PagePicture
        let rect: CellRect
    }

    var blocks: [Block] = []
    /// The page that what is being added leads to, and the name in it that is underlined.
    private var linkPlace: Place?
    private var linkName: String?

    init() {}

    /// One block of lines.
    init(_ lines: [Line]) { add(lines) }

    // MARK: Adding

    /// Adds lines that stay together.
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

    /// Adds text over as many rows as it needs.
    mutating func line(_ text: String, _ ink: Ink = .text, _ attributes: CellAttributes = []) {
        let piece = Piece(text, ink, attributes, fit: .wrap, selected: .title, name: linkName)
        blocks.append(Block(lines: [Line(piece)], link: linkPlace, splits: true))
    }

    /// Adds a free row, unless it would be the first.
    mutating func space() {
        if !blocks.isEmpty { blocks.append(Block(lines: [Line()], link: linkPlace)) }
    }

    /// Adds the title of a part, with a hairline to the edge.
    mutating func heading(_ title: String, detail: String? = nil) {
        space()
        add(.heading(title, detail: detail))
    }

    /// Adds a name and a value, which wraps beside it.
    mutating func fact(_ title: String, _ value: String, _ ink: Ink = .text) {
        let value = Piece(value, ink, at: .factColumn, fit: .wrap, selected: .title, name: linkName)
        blocks.append(Block(lines: [Line(Piece(title, .faint), value)], link: linkPlace, splits: true))
    }

    /// Makes everything that `add` adds lead to a page, if there is one.
    /// - Parameter name: The name in it that is underlined.
    mutating func link(_ place: Place?, _ name: String? = nil, _ add: (inout Page) -> Void) {
        (linkPlace, linkName) = (place, place == nil ? nil : name)
        add(&self)
        (linkPlace, linkName) = (nil, nil)
    }
}
