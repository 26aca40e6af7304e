/// Fitting of glyphs that are ink on a background, in colors.
extension CellWork {
    /// Returns the ASCII glyph, with two colors, whose ink explains most of the pixels' differences.
    ///
    /// Ink is thin, so the color that would explain them best may be stronger than any in the picture; the foreground
    /// departs from the mean no further than the pixels do.
    func inkGlyph(_ mean: SIMD4<Float>, _ variance: Float) -> Cell {
        // The line from the mean to the pixel that differs most from it.
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
        var sum = SIMD4<Float>.zero
        for row in 0..<8 {
            for column in 0..<4 { sum += labs[row * 4 + column] * ASCIIGlyphs.shapes[found * 8 + row][column] }
        }
        // A shape that matches no glyph is not a line and may be an edge.
        if (sum * sum).sum() < 0.4 * variance, let edge = inkedEdge(mean, along, variance) { return edge }
        guard best.contrast > 0 else { return solid(mean) }
        let reach = (sum * sum).sum().squareRoot()
        let amount = min(reach, farthest / (1 - best.mean) * best.contrast)
        let slope = reach > 0 ? sum * (amount / (reach * best.contrast)) : .zero
        let foreground = color(mean + slope * (1 - best.mean))
        let background = color(mean - slope * best.mean)
        if foreground == background
            || (fitter.palette.isCoarse && isNearer(color(mean), than: background, foreground, found, mean))
        {
            return solid(mean)
        }
        return Cell(
            best.character, style: CellStyle(foreground: .rgb(foreground), background: .rgb(background)))
    }

    /// Returns a cell with an edge through it as the color of its larger part, with the rest as ink: thin ink explains
    /// little of an edge, and colors between the two sides would be a blur. `nil` without an edge.
    /// - Parameters:
    /// - along: the pixels' positions along the line between the two sides, eight rows of four.
    private func inkedEdge(
        _ mean: SIMD4<Float>, _ along: UnsafePointer<SIMD4<Float>>, _ variance: Float
    ) -> Cell? {
        var (sum, size): (SIMD4<Float>, Float) = (.zero, 0)
        for row in 0..<8 {
            for column in 0..<4 where along[row][column] > 0 {
                sum += labs[row * 4 + column]
                size += 1
            }
        }
        guard size > 0, size < 32 else { return nil }
        let (front, back) = (sum / size, -sum / (32 - size))
        let apart = front - back
        let between = (apart * apart).sum() * size * (32 - size) / 32
        guard between > Self.edgeShare * variance else { return nil }
        let frontIsSmaller = size * 2 <= 32
        let (side, ink) = frontIsSmaller ? (back, front) : (front, back)
        let ground = median(from: side) { (along[$0 / 4][$0 % 4] > 0) != frontIsSmaller }
        let small = min(size, 32 - size)
        let sides = sums + 8
        for row in 0..<8 {
            for column in 0..<4 { sides[row][column] = (along[row][column] > 0) == frontIsSmaller ? 1 : -1 }
        }
        var (found, most): (Int, Float) = (0, 0)
        let glyphs = ASCIIGlyphs.glyphs
        glyphs.withUnsafeBufferPointer { glyphs in
            ASCIIGlyphs.match(sides) { index, match in
                // The ink on its own side less the ink on the other.
                let right = match * glyphs[index].contrast + glyphs[index].mean * (2 * small - 32)
                if right > most * 1.0001 { (found, most) = (index, right) }
            }
        }
        let (background, foreground) = (color(mean + ground), color(mean + ink))
        let isPlain = glyphs[found].contrast == 0 || foreground == background
        if isPlain || (fitter.palette.isCoarse && isNearer(background, than: background, foreground, found, mean)) {
            return solid(mean + ground)
        }
        return Cell(
            glyphs[found].character, style: CellStyle(foreground: .rgb(foreground), background: .rgb(background)))
    }

    /// Returns whether the pixels are nearer to one color alone than to a background with ink.
    private func isNearer(
        _ alone: RGB, than ground: RGB, _ ink: RGB, _ glyph: Int, _ mean: SIMD4<Float>
    ) -> Bool {
        let (whole, ground) = (OKLab(alone).lanes - mean, OKLab(ground).lanes - mean)
        let way = OKLab(ink).lanes - mean - ground
        let (cover, contrast) = (ASCIIGlyphs.glyphs[glyph].mean, ASCIIGlyphs.glyphs[glyph].contrast)
        var gain: Float = 0
        for row in 0..<8 {
            for column in 0..<4 {
                let off = labs[row * 4 + column] - whole
                let share = cover + contrast * ASCIIGlyphs.shapes[glyph * 8 + row][column]
                let inked = labs[row * 4 + column] - ground - way * share
                gain += (off * off).sum().squareRoot() - (inked * inked).sum().squareRoot()
            }
        }
        return gain <= 0
    }

    /// Returns the median of the pixels for which `isIn` returns true, by two lengthened steps of Weiszfeld's.
    @inline(__always)
    private func median(from mean: SIMD4<Float>, _ isIn: (Int) -> Bool) -> SIMD4<Float> {
        var median = mean
        for _ in 0..<2 {
            var (sum, weights): (SIMD4<Float>, Float) = (.zero, 0)
            for index in 0..<count where isIn(index) {
                let way = labs[index] - median
                let weight = 1 / ((way * way).sum() + 1e-6).squareRoot()
                sum += labs[index] * weight
                weights += weight
            }
            guard weights > 0 else { return median }
            median += (sum / weights - median) * 1.6
        }
        return median
    }

    /// The share of the variance that two sides have to explain.
    private static let edgeShare: Float = 0.45
}
