import Drawing
import TerminalUI
import Widgets
import Words

extension Page {
    /// A row of pieces; a piece that wraps continues below in its own columns.
    struct Line: Hashable, Sendable {
        var pieces: [Piece]

        /// Creates a line.
        ///
        /// - Parameter pieces: The pieces in the order in which they get room: those anchored at the end before those
        ///   that fill the rest.
        init(_ pieces: [Piece]) { self.pieces = pieces }
        init(_ pieces: Piece?...) { self.pieces = pieces.compactMap(\.self) }

        /// Returns a section title with a hairline to the edge, and a detail at the end, or a shorter one, if it fits.
        static func heading(_ title: String, detail: String? = nil, short: String? = nil) -> Line {
            Line(
                Piece(title, .soft, .bold),
                detail.map { Piece([$0] + (short.map { [$0] } ?? []), .faint, at: .trailing(0), gap: 2, fit: .whole) },
                .hairline)
        }
    }

    /// A piece of a line: its content, position and style.
    struct Piece: Hashable, Sendable {
        /// The content of a piece: text, hairline, bar, gauge, field or mark box.
        enum Content: Hashable, Sendable {
            /// Variants of a text, the longest first.
            case text([String], Fit)
            /// A hairline to the edge or to the first piece placed from the end.
            case hairline
            /// A bar of a count, relative to the count that fills it.
            case bar(Int, of: Int)
            /// The gauge of a supply: a sign, a bar and a label.
            case gauge(Gauge, label: String)
            /// The bar of a gauge, without sign and label.
            case gaugeBar(Gauge)
            /// A text field being edited, with its maximum width in columns.
            case field(TextField, placeholder: String, columns: Int)
            /// The check box of a markable item; drawn only if the piece's target is `.mark`.
            case box(isMarked: Bool)
        }

        /// The handling of text that is longer than its room.
        enum Fit: Hashable, Sendable {
            /// The first text that fits, else the last one truncated.
            case cut
            /// The first text that fits, else nothing.
            case whole
            /// The first text wrapped, to at most this many rows.
            case wrap(rows: Int)

            static let wrap = Fit.wrap(rows: .max)
        }

        /// The position of a piece in its line, in columns from the line's beginning.
        enum Anchor: Hashable, Sendable {
            case leading(Int)
            /// This many columns after the preceding piece, and not before column `from`.
            case following(Int, from: Int = 0)
            /// Ending this many columns before the end of the line.
            case trailing(Int)
            /// Ending this many columns before the piece last placed from the end.
            case preceding(Int)
            /// The room within these columns of the line.
            case columns(Range<Int>, TextAlignment = .leading)
            /// The room from a column to `end` columns before the end of the line.
            case between(Int, end: Int)
            /// The column of facts' values, beside their names.
            case factColumn
        }

        /// The change of a piece's style while its block is selected.
        enum Emphasis: Hashable, Sendable {
            case none, accent
            /// The accent color in bold.
            case title
        }

        /// The use of a color: as text, as a solid bar, or as a hairline.
        enum Paint: Hashable, Sendable {
            case ink(Ink)
            /// A solid shape, such as a bar.
            case solid(Ink)
            /// The theme's color of hairlines.
            case line
        }

        var content: Content
        var anchor: Anchor
        /// The columns left free before the next piece or the line's end.
        var gap = 0
        var paint: Paint
        var attributes: CellAttributes = []
        var selected = Emphasis.none
        /// The part of the text that is underlined as a link.
        var name: String?
        /// The target of a click on the piece or one column beside it.
        var target: Hit?
        /// The words for a sign, for the ear; `nil` for what the piece says anyway, empty for nothing.
        var spoken: String?

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

        /// - Parameter spoken: the words for the sign, for the ear.
        init(_ sign: Character, _ ink: Ink = .text, at anchor: Anchor, spoken: String = "", target: Hit? = nil) {
            self.init(String(sign), ink, at: anchor, target: target)
            self.spoken = spoken
        }

        init(
            _ content: Content, at anchor: Anchor, gap: Int = 0, paint: Paint = .ink(.text),
            attributes: CellAttributes = [], target: Hit? = nil
        ) {
            (self.content, self.anchor, self.gap, self.paint) = (content, anchor, gap, paint)
            (self.attributes, self.target) = (attributes, target)
        }

        static let hairline = Piece(.hairline, at: .following(1), paint: .line)

        /// Returns the title of a list row, highlighted while the row is selected.
        static func title(_ texts: [String], at anchor: Anchor = .leading(2), gap: Int = 1) -> Piece {
            Piece(texts, at: anchor, gap: gap, selected: .title)
        }

        static func title(_ text: String, at anchor: Anchor = .leading(2), gap: Int = 1) -> Piece {
            title([text], at: anchor, gap: gap)
        }
    }
}
