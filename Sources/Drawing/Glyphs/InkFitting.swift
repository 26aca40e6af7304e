/// Fitting of glyphs that are ink on a ground, and of all glyphs where there are no colours.
extension CellWork {
    /// The ASCII glyph, with two colours, whose ink explains most of how the pixels differ.
    ///
    /// Ink is thin, so that the colour that would explain them best may be stronger than any in the picture; the
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

    /// How much ink a pixel wants in monochrome, 0…1; `labs` hold what is left after `mean`.
    private func tone(_ index: Int, _ mean: SIMD4<Float>) -> Float {
        let lightness = max(0, min(1, labs[index].x + mean.x))
        return fitter.darkGround ? lightness : 1 - lightness
    }

    /// The ASCII glyph of the pixels' tone and direction, without colours: least squared error of ink, in which the
    /// whole cell's tone counts more than where its ink is.
    func toneGlyph(_ mean: SIMD4<Float>) -> Cell {
        let full = ASCIIGlyphs.mostInk
        let wanted = max(0, min(1, fitter.darkGround ? mean.x : 1 - mean.x)) * full
        for row in 0..<8 {
            for column in 0..<4 { sums[row][column] = tone(row * 4 + column, mean) }
        }
        var best = 0
        var least = Float.infinity
        let glyphs = ASCIIGlyphs.glyphs
        glyphs.withUnsafeBufferPointer { glyphs in
            ASCIIGlyphs.match(sums) { index, match in
                let off = glyphs[index].mean - wanted
                let error = 4 * Float(count) * off * off - 2 * full * match * glyphs[index].contrast
                if error < least - 1e-5 {
                    least = error
                    best = index
                }
            }
        }
        return Cell(glyphs[best].character)
    }

    /// Block glyphs without colours: every pixel is on or off, by a pattern that stands still on the screen.
    func toneBlocks(_ mean: SIMD4<Float>, _ corner: CellPoint) -> Cell {
        var mask = 0
        for row in 0..<rows {
            for column in 0..<columns {
                let index = row * columns + column
                let threshold = Dither.threshold(x: corner.x + column, y: corner.y + row)
                // Within an eighth of none and all, nothing is patterned.
                if tone(index, mean) > 0.5 + 0.75 * threshold { mask |= 1 << index }
            }
        }
        return Cell(characters[mask])
    }
}
