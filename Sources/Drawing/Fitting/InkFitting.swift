/// Fitting of glyphs that are ink on a ground, in colors.
extension CellWork {
    /// The ASCII glyph, with two colors, whose ink explains most of how the pixels differ.
    ///
    /// Ink is thin, so that the color that would explain them best may be stronger than any in the picture; the
    /// foreground departs from the mean no further than the pixels do.
    func inkGlyph(_ mean: SIMD4<Float>, _ variance: Float) -> Cell {
        // Pixels along the line from the mean to the one that differs most from it.
        var far = labs[0]
        var farthest: Float = 0
        for index in 0..<count {
            let distance = (labs[index] * labs[index]).sum()
            if distance > farthest { (far, farthest) = (labs[index], distance) }
        }
        farthest = farthest.squareRoot()
        guard farthest > 0 else { return solid(mean) }
        let axis = far / farthest
        let along = sums
        for row in 0..<8 {
            for column in 0..<4 { along[row][column] = (labs[row * 4 + column] * axis).sum() }
        }
        let glyphs = ASCIIGlyphs.glyphs
        var found = 0
        // Less than a sixth of the difference is not worth a glyph's restlessness.
        var most = variance / 6
        glyphs.withUnsafeBufferPointer { glyphs in
            ASCIIGlyphs.match(along) { index, match in
                let (reach, glyph) = (abs(match), glyphs[index])
                // Error falls by 2·reach·amount - amount² for ink of contrast `amount`.
                let amount = min(reach, farthest / (1 - glyph.mean) * glyph.contrast)
                let gain = amount * (2 * reach - amount)
                if gain > most * 1.0001 {
                    most = gain
                    found = index
                }
            }
        }
        let best = glyphs[found]
        guard best.contrast > 0 else { return solid(mean) }
        var sum = SIMD4<Float>.zero
        for row in 0..<8 {
            for column in 0..<4 { sum += labs[row * 4 + column] * ASCIIGlyphs.shapes[found * 8 + row][column] }
        }
        let reach = (sum * sum).sum().squareRoot()
        let amount = min(reach, farthest / (1 - best.mean) * best.contrast)
        let slope = reach > 0 ? sum * (amount / (reach * best.contrast)) : .zero
        let foreground = color(mean + slope * (1 - best.mean))
        let background = color(mean - slope * best.mean)
        if foreground == background { return solid(mean) }
        return Cell(
            best.character, style: CellStyle(foreground: .rgb(foreground), background: .rgb(background)))
    }
}
