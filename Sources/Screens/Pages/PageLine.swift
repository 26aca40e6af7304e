import Drawing
import TerminalUI
import Widgets
import Words

extension Page {
    /// Pieces beside one another on a row. One that wraps goes on below, in its own columns.
    struct Line: Hashable, Sendable {
        var pieces: [Piece]

        /// - Parameter pieces: In the order in which they get room: what ends at the edge comes before what fills the rest.
        init(_ pieces: [Piece]) { self.pieces = pieces }
        init(_ pieces: Piece?...) { self.pieces = pieces.compactMap(\.self) }

        /// The title of a part, what matters beside it where that has room, and a hairline to the edge.
        static func heading(_ title: String, detail: String? = nil) -> Line {
            Line(
                Piece(title, .soft, .bold),
                detail.map { Piece($0, .faint, at: .trailing(0), gap: 2, fit: .whole) }, .hairline)
        }
    }

    /// A piece of a line: what it shows, where, and in which style.
    struct Piece: Hashable, Sendable {
        enum Content: Hashable, Sendable {
            /// The same said at different lengths, the longest first.
            case text([String], Fit)
            /// A hairline to the edge, or to what ends there.
            case hairline
            /// A bar that shows a count of so many.
            case bar(Int, of: Int)
            /// What is left of a supply as a sign, a bar and words.
            case gauge(Gauge, label: String)
            /// The bar alone.
            case gaugeBar(Gauge)
            /// A text that is being edited, at most so many columns wide.
            case field(TextField, placeholder: String, columns: Int)
            /// The box in which an item is marked.
            case box(isMarked: Bool)
        }

        /// What becomes of text that is longer than its room.
        enum Fit: Hashable, Sendable {
            /// The first text that has room, or as much of the last one as has.
            case cut
            /// The first text that has room, or nothing.
            case whole
            /// The first text over as many rows as it needs, at most so many.
            case wrap(rows: Int)

            static let wrap = Fit.wrap(rows: .max)
        }

        /// Where a piece stands. Columns count from the line's beginning, which is at the right in some languages.
        enum Anchor: Hashable, Sendable {
            case leading(Int)
            /// So many columns after the piece before it, and not before a column.
            case following(Int, from: Int = 0)
            /// So many columns before the end of the line.
            case trailing(Int)
            /// So many columns before the piece that was last set from the end.
            case preceding(Int)
            /// In these columns and no others.
            case columns(Range<Int>, TextAlignment = .leading)
            /// From a column to so many before the end of the line.
            case between(Int, end: Int)
            /// Beside the names of facts.
            case factColumn
        }

        /// How the style changes while its block is selected.
        enum Emphasis: Hashable, Sendable {
            case none, accent
            /// The accent in bold.
            case title
        }

        /// What a style's ink paints.
        enum Paint: Hashable, Sendable {
            case ink(Ink)
            /// Something solid, such as a bar.
            case solid(Ink)
            /// Hairlines.
            case line
        }

        var content: Content
        var anchor: Anchor
        /// Columns that stay free before what follows, or before the line's end.
        var gap = 0
        var paint: Paint
        var attributes: CellAttributes = []
        var selected = Emphasis.none
        /// The name in it that is underlined, since it leads somewhere.
        var name: String?
        /// What a click on it means, with a column around it.
        var target: Hit?

        init(
            _ texts: [String], _ ink: Ink = .text, _ attributes: CellAttributes = [], at anchor: Anchor = .leading(0),
            gap: Int = 0, fit: Fit = .cut, selected: Emphasis = .none, name: String? = nil, target: Hit? = nil
        ) {
            (content, self.anchor, self.gap, paint) = (.text(texts, fit), anchor, gap, .ink(ink))
            (self.attributes, self.selected, self.name, self.target) = (attributes, selected, name, target)
        }

        init(
            _ text: String, _ ink: Ink = .text, _ attributes: CellAttributes = [], at anchor: Anchor = .leading(0),
            gap: Int = 0, fit: Fit = .cut, selected: Emphasis = .none, name: String? = nil, target: Hit? = nil
        ) {
            self.init(
                [text], ink, attributes, at: anchor, gap: gap, fit: fit, selected: selected, name: name, target: target)
        }

        init(_ sign: Character, _ ink: Ink = .text, at anchor: Anchor) { self.init(String(sign), ink, at: anchor) }

        init(
            _ content: Content, at anchor: Anchor, gap: Int = 0, paint: Paint = .ink(.text),
            attributes: CellAttributes = [], target: Hit? = nil
        ) {
            (self.content, self.anchor, self.gap, self.paint) = (content, anchor, gap, paint)
            (self.attributes, self.target) = (attributes, target)
        }

        static let hairline = Piece(.hairline, at: .following(1), paint: .line)

        /// The name of a row in a list: it stands out while the row is selected.
        static func title(_ texts: [String], at anchor: Anchor = .leading(2), gap: Int = 1) -> Piece {
            Piece(texts, at: anchor, gap: gap, selected: .title)
        }

        static func title(_ text: String, at anchor: Anchor = .leading(2), gap: Int = 1) -> Piece {
            title([text], at: anchor, gap: gap)
        }
    }
}
