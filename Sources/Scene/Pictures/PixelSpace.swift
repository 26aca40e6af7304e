import Drawing

/// The conversion from a scene's units to a canvas's pixels.
package struct PixelSpace: Hashable, Sendable {
    /// The pixels in one unit of width.
    package let perUnitX: Double
    /// The pixels in one unit of height; a cell is two units high.
    package let perUnitY: Double
    /// The pixel column at which a scene's first unit begins.
    let left: Int

    /// - Parameter left: the columns of cells before the scene.
    package init(_ pixels: CellPixels, left: Int = 0) {
        self.left = left * pixels.columns
        perUnitX = Double(pixels.columns)
        perUnitY = Double(pixels.rows) / 2
    }

    /// The rows of the smallest dot that is seen: one, if a cell has no more than those of a glyph.
    var grain: Int { max(1, Int((perUnitY / 4).rounded())) }

    /// The columns of the smallest dot that is seen, about as wide as its `grain` rows are high.
    var dot: Int { max(1, Int((perUnitX / perUnitY * Double(grain)).rounded())) }

    /// Returns the pixel column of a place, 0 for the canvas's first.
    func x(_ unit: Double) -> Double { unit * perUnitX + Double(left) }

    /// Returns a transform of a drawing's view box into `rect`, stretched where proportions differ; mirrored for what
    /// looks left.
    package func transform(_ viewBox: Bounds, into rect: SceneRect, mirrored: Bool = false) -> Transform2D {
        let scaleX = rect.width / viewBox.width
        let scaleY = rect.height / viewBox.height
        let place = Transform2D.translation(rect.x, rect.y) * .scale(scaleX, scaleY)
        let turn = mirrored ? Transform2D.translation(viewBox.width, 0) * .scale(-1, 1) : .identity
        return .translation(Double(left), 0) * .scale(perUnitX, perUnitY) * place * turn
            * .translation(-viewBox.min.x, -viewBox.min.y)
    }

    /// Returns the pixels that `rect` touches, grown by one on every side.
    package func pixels(_ rect: SceneRect) -> PixelRect {
        let left = Int(x(rect.x).rounded(.down)) - 1
        let top = Int((rect.y * perUnitY).rounded(.down)) - 1
        let right = Int(x(rect.maxX).rounded(.up)) + 1
        let bottom = Int((rect.maxY * perUnitY).rounded(.up)) + 1
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
