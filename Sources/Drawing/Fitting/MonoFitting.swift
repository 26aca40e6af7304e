/// Fitting without colors: a drawing in ink, by outlines first and tone second.
///
/// Areas that differ in color alone must be separated, too, so an outline is wherever neighboring pixels look
/// different, not only where one is lighter. Dark areas stay empty and light ones fill; between two light ones the
/// outline is a gap.
extension CellWork {
    /// Returns the cell whose top left pixel is at `place`; nil if nothing is painted there and no background was
    /// given.
    func monoCell(
        _ source: UnsafeBufferPointer<Pixel>, _ place: Int, stride: Int, corner: CellPoint, ground: RGB?
    ) -> Cell? {
        var mostAlpha: Float = 0
        for row in 0..<rows {
            for column in 0..<columns { mostAlpha = max(mostAlpha, source[place + row * stride + column].w) }
        }
        if ground == nil, mostAlpha <= 1 / 512 { return nil }
        let under = ground?.linear ?? (fitter.darkGround ? Pixel(0, 0, 0, 1) : .one)
        let (left, top, height) = (place % stride, place / stride, source.count / stride)
        func look(_ x: Int, _ y: Int) -> SIMD4<Float> {
            let pixel = source[max(0, min(y, height - 1)) * stride + max(0, min(x, stride - 1))]
            return OKLab(linear: under.under(pixel)).lanes * SIMD4(1, 1.25, 1.25, 0)
        }

        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = (left + column, top + row)
                let own = look(x, y)
                let fill = fill(own.x)
                var line: Float = -1
                for (side, other) in [look(x + 1, y), look(x, y + 1), look(x - 1, y), look(x, y - 1)].enumerated() {
                    let way = own - other
                    guard (way * way).sum() > Self.edge else { continue }
                    // The outline is on the inked side; between two equal ones on the left or upper one.
                    let ahead = (fitter.darkGround ? way.x : -way.x) - (side < 2 ? -0.02 : 0.02)
                    guard ahead > 0 else { continue }
                    // Between two filled areas it is a gap, unless their colors separate them.
                    let isWithin = fill > 0.6 && self.fill(other.x) > 0.6
                    if isWithin, fitter.drawsOutlines { continue }
                    line = max(line, isWithin ? 0 : 1)
                }
                labs[row * columns + column] = SIMD4(fill, line, 0, 0)
            }
        }
        var cell = fitter.set == .ascii ? inkedGlyph() : inkedBlocks(corner)
        if fitter.drawsOutlines, fitter.palette != .mono {
            cell.style.background = .rgb(RGB(0, 0, 0))
            if cell != Cell(" ", style: cell.style) { cell.style.foreground = .rgb(inkColor(look, left, top)) }
        }
        return cell
    }

    /// Returns the color of the ink in the cell whose first pixel is at (`left`, `top`): of its inked pixels, stronger
    /// and never dark.
    private func inkColor(_ look: (Int, Int) -> SIMD4<Float>, _ left: Int, _ top: Int) -> RGB {
        var (sum, weight) = (SIMD4<Float>.zero, Float(0))
        for row in 0..<rows {
            for column in 0..<columns {
                let pixel = labs[row * columns + column]
                let ink = pixel.y >= 0 ? pixel.y : pixel.x
                sum += look(left + column, top + row) * ink
                weight += ink
            }
        }
        guard weight > 0 else { return RGB(255, 255, 255) }
        let mean = sum / weight
        return color(SIMD4(max(0.62, mean.x), 1.7 * mean.y, 1.7 * mean.z, 0))
    }

    /// The squared distance from which on two neighbors have an outline between them.
    private static let edge: Float = 0.13 * 0.13

    /// Returns the share of an area that is inked for its lightness: nothing for dark, everything for nearly white.
    private func fill(_ lightness: Float) -> Float {
        let t = max(0, min(1, ((fitter.darkGround ? lightness : 1 - lightness) - 0.4) / 0.52))
        return t * t * (3 - 2 * t)
    }

    /// Returns the ASCII glyph that puts ink where it is wanted: the cell's tone counts more than the place of its ink.
    private func inkedGlyph() -> Cell {
        let full = ASCIIGlyphs.mostInk
        var wanted: Float = 0
        for row in 0..<8 {
            for column in 0..<4 {
                let pixel = labs[row * 4 + column]
                let ink = pixel.y >= 0 ? pixel.y : pixel.x
                sums[row][column] = ink
                wanted += ink
            }
        }
        wanted *= full / Float(count)
        guard wanted > 0.012 else { return Cell(" ") }
        var best = 0
        var least = Float.infinity
        let glyphs = ASCIIGlyphs.glyphs
        glyphs.withUnsafeBufferPointer { glyphs in
            ASCIIGlyphs.match(sums) { index, match in
                guard glyphs[index].isPlain else { return }
                let off = glyphs[index].mean - wanted
                let error = 2.5 * Float(count) * off * off - 2 * full * match * glyphs[index].contrast
                if error < least - 1e-5 {
                    least = error
                    best = index
                }
            }
        }
        return Cell(glyphs[best].character)
    }

    /// Returns dots or blocks: every pixel is on or off, tones by a pattern that is fixed on the screen.
    private func inkedBlocks(_ corner: CellPoint) -> Cell {
        var mask = 0
        for row in 0..<rows {
            for column in 0..<columns {
                let index = row * columns + column
                let threshold = Dither.threshold(x: corner.x + column, y: corner.y + row) + 0.5
                let line = labs[index].y
                let isOn = line >= 0 ? line > 0.5 : labs[index].x > threshold
                if isOn { mask |= 1 << index }
            }
        }
        return Cell(characters[mask])
    }
}
