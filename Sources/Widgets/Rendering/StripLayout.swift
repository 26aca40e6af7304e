import Drawing
import Scene
import TerminalUI

/// All yards side by side in a pane that is wide and low: which of them have room, the picture, and the rows of words
/// below it.
package struct StripLayout: Hashable, Sendable {
    package let picture: CellSize
    /// The first yard that shows.
    package let first: Int
    /// The columns of each yard that shows.
    package let columns: [Range<Int>]
    private let captionRows: Int
    private let count: Int

    /// Rows of a strip.
    package static let rows = 4...20
    /// A strip is wider than so many times its rows: 60×20 and 80×16 are none.
    package static let shape = 5
    /// Rows from which on a yard has two lines of words.
    private static let tallRows = 8

    /// - Parameters:
    ///   - count: of all yards.
    ///   - chosen: the yard that has to show, from 0.
    package init(_ size: CellSize, count: Int, chosen: Int) {
        captionRows = size.height >= Self.tallRows ? 2 : 1
        picture = CellSize(width: size.width, height: max(0, size.height - captionRows))
        self.count = count
        let panorama = PanoramaLayout(size: picture, count: count, chosen: chosen)
        (first, columns) = (panorama.first, panorama.columns)
    }

    /// The largest strip at the top of a pane.
    package static func fitting(_ pane: CellSize) -> CellSize {
        let most = min(rows.upperBound, max(rows.lowerBound, (pane.width - 1) / shape))
        return CellSize(width: pane.width, height: min(pane.height, most))
    }

    /// The yards that show, as places among all.
    package var shown: Range<Int> { first..<first + columns.count }

    /// Where the words of the yard in some columns are.
    package func caption(_ columns: Range<Int>) -> CellRect {
        CellRect(x: columns.lowerBound, y: picture.height, width: columns.count, height: captionRows)
    }

    /// How many yards are further on, at both ends of the picture.
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
