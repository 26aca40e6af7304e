/// A moving picture as cells: of a new canvas, only the cells whose pixels changed are fitted again.
///
/// Comparing pixels costs a small part of fitting them, and nothing has to keep account of what moved where.
package struct FittedPicture: Sendable {
    package private(set) var cells: CellGrid
    private var canvas: Canvas?

    package init(size: CellSize) {
        cells = CellGrid(size: size)
    }

    /// Fits the cells in which `next` differs from the last canvas; `next` has the picture's size in cells.
    ///
    /// - Parameter ground: the color under transparent pixels, the same every time.
    package mutating func update(to next: Canvas, with fitter: GlyphFitter, ground: RGB) {
        fitter.fit(next, into: &cells, ground: ground, since: canvas)
        canvas = next
    }
}
