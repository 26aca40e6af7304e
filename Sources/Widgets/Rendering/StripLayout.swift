import Drawing
import Scene
import TerminalUI

/// The layout of yards side by side in a wide and low pane: the visible yards, their picture, and the captions below
/// it.
package struct StripLayout: Hashable, Sendable {
    /// The size of the picture in cells.
    package let picture: CellSize
    /// The index of the first visible yard.
    package let first: Int
    /// The columns of each visible yard.
    package let columns: [Range<Int>]
    /// The rows of the captions: 1 or 2.
    private let captionRows: Int
    /// The number of all yards.
    private let count: Int

    /// The possible numbers of rows of a strip.
    package static let rows = 4...20
    /// The ratio of columns to rows above which a pane is shown as a strip; 60×20 and 80×16 are below it.
    package static let shape = 5
    /// The rows of a strip from which captions have two lines.
    private static let tallRows = 8

    /// Lays out as many yards as fit into a size.
    ///
    /// - Parameters:
    /// - count: the number of all yards.
    /// - chosen: the index of the yard that has to be visible.
    package init(_ size: CellSize, count: Int, chosen: Int) {
        captionRows = size.height >= Self.tallRows ? 2 : 1
        picture = CellSize(width: size.width, height: max(0, size.height - captionRows))
        self.count = count
        let panorama = PanoramaLayout(size: picture, count: count, chosen: chosen)
        (first, columns) = (panorama.first, panorama.columns)
    }

    /// Returns the size of the largest strip at the top of a pane.
    package static func fitting(_ pane: CellSize) -> CellSize {
        let most = min(rows.upperBound, max(rows.lowerBound, (pane.width - 1) / shape))
        return CellSize(width: pane.width, height: min(pane.height, most))
    }

    /// The indices of the visible yards.
    package var shown: Range<Int> { first..<first + columns.count }

    /// Returns parts of the picture with their columns, from left to right; mirrored, the first part stands at the
    /// right.
    package func pictured<Part>(_ parts: [Part], isMirrored: Bool) -> (parts: [Part], columns: [Range<Int>]) {
        guard isMirrored else { return (parts, columns) }
        return (
            parts.reversed(),
            columns.reversed().map { picture.width - $0.upperBound..<picture.width - $0.lowerBound }
        )
    }

    /// Returns the place of the caption below the picture of the yard in those columns.
    package func caption(_ columns: Range<Int>) -> CellRect {
        CellRect(x: columns.lowerBound, y: picture.height, width: columns.count, height: captionRows)
    }

    /// Draws at each end of the picture, with an arrow, the number of yards beyond it that do not fit.
    package func drawMore(in painter: Painter, theme: Theme) {
        let after = count - shown.upperBound
        let symbols = Symbols(unicode: theme.unicode)
        let style = theme.style(.soft, on: .raised)
        if first > 0 { painter.put("\(symbols.left)\(first) ", at: CellPoint(x: 0, y: 0), style: style) }
        if after > 0 {
            let mark = " \(after)\(symbols.right)"
            painter.put(mark, at: CellPoint(x: painter.width - TextWidth.columns(of: mark), y: 0), style: style)
        }
    }
}
