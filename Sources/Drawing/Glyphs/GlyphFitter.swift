/// Turns pixels into cells: for each cell the glyph and the two colours that look most like its pixels.
///
/// With block glyphs, a glyph parts the cell's pixels in two, and the best parting is the one that leaves the least
/// squared OKLab distance to the two parts' mean colours. Equal pictures give equal cells: of partings that are as good
/// the simpler wins, a cell whose pixels hardly differ is a space on its colour, and the foreground always is the
/// smaller part (of equal ones that with the top left pixel).
package struct GlyphFitter: Sendable {
    package let set: GlyphSet
    package let palette: Palette
    /// Pixels of a cell that depart from their mean by less than this (root mean square, OKLab) are one colour.
    package var flatness: Float = 0.006
    /// What a monochrome terminal's ground is: on a dark one glyphs are light.
    package var darkGround = true

    package init(set: GlyphSet, palette: Palette = .trueColor) {
        self.set = set
        self.palette = palette
    }

    /// Fits a canvas into cells.
    ///
    /// - Parameters:
    ///   - region: cells of the canvas to fit; nil for all of them.
    ///   - origin: where the canvas's top left cell comes to lie on `grid`; what is outside the grid is left out.
    ///   - ground: the colour under transparent pixels; nil for the background that the grid's cell has, and then
    ///     cells of which nothing is painted stay as they are.
    package func fit(
        _ canvas: Canvas, region: CellRect? = nil, into grid: inout CellGrid,
        at origin: CellPoint = CellPoint(x: 0, y: 0),
        ground: RGB? = nil
    ) {
        let per = set.pixelsPerCell
        let whole = CellRect(x: 0, y: 0, width: canvas.width / per.columns, height: canvas.height / per.rows)
        let target = CellRect(x: -origin.x, y: -origin.y, width: grid.width, height: grid.height)
        let cells = (region.map(whole.intersection) ?? whole).intersection(target)
        guard !cells.isEmpty else { return }
        var work = CellWork(fitter: self)
        for y in cells.y..<cells.maxY {
            for x in cells.x..<cells.maxX {
                let index = (y + origin.y) * grid.width + x + origin.x
                if work.load(canvas, x: x, y: y, ground: ground, behind: grid.cells[index].style.background) {
                    grid.cells[index] = work.cell()
                }
            }
        }
    }
}

/// Working memory for one cell after the other.
private struct CellWork {
    private let fitter: GlyphFitter
    private let columns: Int
    private let rows: Int
    private let count: Int
    private let characters: [Character]
    private var labs: [SIMD4<Float>]
    private var sums: [SIMD4<Float>]
    private let partings: [Parting]

    /// One way to part the pixels, both sides of which count as the same.
    private struct Parting {
        /// The foreground's pixels.
        let mask: Int
        /// The same parting as a set of pixels without the last one.
        let sumMask: Int
        /// n / (nA · nB)
        let weight: Float
        let flips: Bool
    }

    init(fitter: GlyphFitter) {
        self.fitter = fitter
        (columns, rows) = fitter.set.pixelsPerCell
        let count = columns * rows
        self.count = count
        characters = GlyphSet.tables[fitter.set] ?? []
        labs = Array(repeating: .zero, count: count)
        let isBlock = fitter.set != .ascii
        sums = Array(repeating: .zero, count: isBlock ? 1 << (count - 1) : 0)
        var partings: [Parting] = []
        if isBlock {
            let full = (1 << count) - 1
            for sumMask in 1..<max(2, 1 << (count - 1)) {
                let inA = sumMask.nonzeroBitCount
                let smaller = inA * 2 < count || inA * 2 == count && sumMask & 1 == 1
                partings.append(
                    Parting(
                        mask: smaller ? sumMask : full ^ sumMask, sumMask: sumMask,
                        weight: Float(count) / Float(inA * (count - inA)), flips: !smaller))
            }
            // Straight edges first, so that they win where others are no better.
            func rank(_ mask: Int) -> Int {
                let size = mask.nonzeroBitCount
                return size * 2 == count ? 0 : count - size
            }
            partings = partings.enumerated().sorted {
                (rank($0.element.mask), $0.offset) < (rank($1.element.mask), $1.offset)
            }.map(\.element)
        }
        self.partings = partings
    }

    /// Takes in a cell's pixels; false if nothing of it is painted and the cell is to stay.
    mutating func load(_ canvas: Canvas, x: Int, y: Int, ground: RGB?, behind: CellColor) -> Bool {
        var painted = ground != nil
        var index = 0
        for row in 0..<rows {
            let start = (y * rows + row) * canvas.width + x * columns
            for column in 0..<columns {
                var pixel = canvas.pixels[start + column]
                if pixel.w > 1 / 512 { painted = true }
                if pixel.w < 1 {
                    let under: RGB
                    if let ground {
                        under = ground
                    } else if case .rgb(let color) = behind {
                        under = color
                    } else {
                        under = RGB(0, 0, 0)
                    }
                    pixel += under.linear * (1 - pixel.w)
                }
                labs[index] = OKLab(linear: pixel).lanes
                index += 1
            }
        }
        return painted
    }

    mutating func cell() -> Cell {
        let mean = labs.reduce(.zero, +) / Float(count)
        var variance: Float = 0
        for index in 0..<count {
            labs[index] -= mean
            variance += (labs[index] * labs[index]).sum()
        }
        if fitter.palette == .mono { return fitter.set == .ascii ? toneGlyph(mean) : toneBlocks(mean) }
        if variance <= Float(count) * fitter.flatness * fitter.flatness { return solid(mean) }
        if fitter.set == .ascii { return inkGlyph(mean) }
        for mask in 1..<sums.count {
            let low = mask.trailingZeroBitCount
            sums[mask] = sums[mask & (mask - 1)] + labs[low]
        }
        var best = partings[0]
        var most: Float = -1
        for parting in partings {
            let sum = sums[parting.sumMask]
            let gain = (sum * sum).sum() * parting.weight
            if gain > most * 1.0001 {
                most = gain
                best = parting
            }
        }
        let sum = sums[best.sumMask]
        let inA = best.sumMask.nonzeroBitCount
        let partA = color(mean + sum / Float(inA))
        let partB = color(mean - sum / Float(count - inA))
        if partA == partB { return solid(mean) }
        let (foreground, background) = best.flips ? (partB, partA) : (partA, partB)
        return Cell(
            characters[best.mask],
            style: CellStyle(foreground: .rgb(foreground), background: .rgb(background)))
    }

    private func solid(_ lab: SIMD4<Float>) -> Cell {
        // Skies and walls: few colours, but the eye finds every step between them, so they are shown as they are.
        let color = fitter.palette == .trueColor ? OKLab(lanes: lab).rgb : color(lab)
        return Cell(" ", style: CellStyle(background: .rgb(color)))
    }

    /// The ASCII glyph, with two colours, whose ink explains most of how the pixels differ.
    ///
    /// Ink is thin, so that the colour that would explain them best may be stronger than any in the picture; the
    /// foreground departs from the mean no further than the pixels do.
    private func inkGlyph(_ mean: SIMD4<Float>) -> Cell {
        var farthest: Float = 0
        for index in 0..<count { farthest = max(farthest, (labs[index] * labs[index]).sum()) }
        farthest = farthest.squareRoot()
        var best: ASCIIGlyphs.Glyph?
        var most: Float = 0
        var slope = SIMD4<Float>.zero
        for glyph in ASCIIGlyphs.glyphs where glyph.contrast > 0 {
            var sum = SIMD4<Float>.zero
            for index in 0..<count { sum += labs[index] * glyph.shape[index] }
            let reach = (sum * sum).sum().squareRoot()
            guard reach > 0 else { continue }
            // Along `sum`, error falls by 2·reach·amount - amount² for ink of contrast `amount`.
            let amount = min(reach, farthest / (1 - glyph.mean) * glyph.contrast)
            let gain = amount * (2 * reach - amount)
            if gain > most * 1.0001 {
                most = gain
                best = glyph
                slope = sum * (amount / (reach * glyph.contrast))
            }
        }
        guard let best else { return solid(mean) }
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
    private func toneGlyph(_ mean: SIMD4<Float>) -> Cell {
        let full = ASCIIGlyphs.mostInk
        let wanted = max(0, min(1, fitter.darkGround ? mean.x : 1 - mean.x)) * full
        var best: Character = " "
        var least = Float.infinity
        for glyph in ASCIIGlyphs.glyphs {
            var match: Float = 0
            for index in 0..<count { match += glyph.shape[index] * tone(index, mean) }
            let off = glyph.mean - wanted
            let error = 4 * Float(count) * off * off - 2 * full * match * glyph.contrast
            if error < least - 1e-5 {
                least = error
                best = glyph.character
            }
        }
        return Cell(best)
    }

    /// Block glyphs without colours: every pixel is on or off by an ordered pattern that stands still in the cell.
    private func toneBlocks(_ mean: SIMD4<Float>) -> Cell {
        let thresholds: [Float] = [0.31, 0.69, 0.81, 0.19, 0.44, 0.56, 0.94, 0.06]
        var mask = 0
        for index in 0..<count where tone(index, mean) > thresholds[index % 8] { mask |= 1 << index }
        return Cell(characters[mask])
    }

    private func color(_ lab: SIMD4<Float>) -> RGB { fitter.palette.nearest(OKLab(lanes: lab).rgb) }
}
