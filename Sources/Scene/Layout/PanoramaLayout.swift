import Drawing

/// The yards that a wide low picture shows and their columns: all of them if they fit, else as many as fit around one.
package struct PanoramaLayout: Hashable, Sendable {
    /// The index of the first visible yard.
    package let first: Int
    /// The columns of each visible yard from the left, without gaps.
    package let columns: [Range<Int>]

    /// Returns the least width at which a yard of that height is recognizable.
    static func leastColumns(rows: Int) -> Int { max(14, rows * 2) }

    /// - Parameters:
    /// - count: the number of all yards.
    /// - chosen: the index of the yard that has to show.
    package init(size: CellSize, count: Int, chosen: Int = 0) {
        let most = max(1, size.width / Self.leastColumns(rows: size.height))
        let shown = min(count, most)
        // The chosen yard is in the middle as long as there are others on both sides.
        first = max(0, min(count - shown, chosen - shown / 2))
        let width = max(0, size.width)
        columns = (0..<shown).map { width * $0 / shown..<width * ($0 + 1) / shown }
    }
}
