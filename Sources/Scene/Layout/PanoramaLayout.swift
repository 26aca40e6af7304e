import Drawing

/// Which yards a wide low picture shows, and where: all of them if they fit, else as many as do around one.
package struct PanoramaLayout: Hashable, Sendable {
    /// The first yard that shows.
    package let first: Int
    /// The columns of each yard that shows, from the left, without gaps.
    package let columns: [Range<Int>]

    /// A yard narrower than this, for its height, is no yard any more.
    static func leastColumns(rows: Int) -> Int { max(14, rows * 2) }

    /// - Parameters:
    ///   - count: of all yards.
    ///   - chosen: the yard that has to show, from 0.
    package init(size: CellSize, count: Int, chosen: Int = 0) {
        let most = max(1, size.width / Self.leastColumns(rows: size.height))
        let shown = min(count, most)
        // The chosen one stands in the middle as long as there are others on both sides.
        first = max(0, min(count - shown, chosen - shown / 2))
        let width = max(0, size.width)
        columns = (0..<shown).map { width * $0 / shown..<width * ($0 + 1) / shown }
    }
}
