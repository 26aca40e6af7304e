/// Returns whether two pixels have the same bits: far cheaper than comparing lane by lane, and exact enough to reuse
/// results.
@inline(__always)
func isEqual(_ a: Pixel, _ b: Pixel) -> Bool {
    let difference = unsafeBitCast(a, to: SIMD2<UInt64>.self) ^ unsafeBitCast(b, to: SIMD2<UInt64>.self)
    return difference.x | difference.y == 0
}

/// The working memory of a fitter, used for one cell after the other; its pointers are provided by `GlyphFitter`.
struct CellWork {
    let fitter: GlyphFitter
    let characters: [Character]
    let partings: UnsafeBufferPointer<FittingTables.Parting>
    let encoding: UnsafePointer<UInt8>
    /// The cell's pixels as they are on the canvas, to detect that the next cell is the same.
    let pixels: UnsafeMutablePointer<Pixel>
    /// The same pixels in OKLab.
    let samples: UnsafeMutablePointer<SIMD4<Float>>
    /// The pixels of a glyph in OKLab, each the mean of its samples; once the mean is known, their differences from it.
    let labs: UnsafeMutablePointer<SIMD4<Float>>
    /// Sums over sets of pixels, by mask.
    let sums: UnsafeMutablePointer<SIMD4<Float>>
    /// The columns of a glyph's pixels.
    let columns: Int
    let rows: Int
    let count: Int
    /// The samples of a glyph's pixel, across and down.
    let across: Int
    let down: Int
    /// The cell that `pixels` became, if the next cell may become the same.
    private var last = Cell.blank
    /// The color under the picture, as passed to `fit`.
    private(set) var ground: RGB?
    private var lastGround = CellColor.standard
    private var hasLast = false

    init(
        fitter: GlyphFitter, characters: [Character], partings: UnsafeBufferPointer<FittingTables.Parting>,
        encoding: UnsafePointer<UInt8>, pixels: UnsafeMutablePointer<Pixel>,
        samples: UnsafeMutablePointer<SIMD4<Float>>, labs: UnsafeMutablePointer<SIMD4<Float>>,
        sums: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        self.fitter = fitter
        self.characters = characters
        self.partings = partings
        self.encoding = encoding
        self.pixels = pixels
        self.samples = samples
        self.labs = labs
        self.sums = sums
        (columns, rows) = fitter.set.pixelsPerCell
        count = columns * rows
        (across, down) = fitter.set.samples(fitter.detail)
    }

    mutating func forgetLast() { hasLast = false }

    /// Returns whether the cell whose top left pixel is at `place` has the same pixels on both canvases.
    @inline(__always)
    func isUnchanged(
        _ a: UnsafeBufferPointer<Pixel>, _ b: UnsafeBufferPointer<Pixel>, _ place: Int, stride: Int
    ) -> Bool {
        // Without colors a cell also depends on its neighbors.
        let ring = fitter.palette == .mono || fitter.drawsOutlines ? 1 : 0
        for row in -ring..<rows * down + ring {
            let first = place + row * stride - ring
            // The first and the last row have no neighbors beyond them.
            let from = max(0, min(a.count, first))
            let end = max(from, min(a.count, first + columns * across + 2 * ring))
            for index in from..<end where !isEqual(a[index], b[index]) { return false }
        }
        return true
    }

    /// Fits the cell whose top left pixel is at `place`.
    ///
    /// - Parameter corner: the place of that pixel on the screen, in pixels: patterns are anchored there.
    @inline(__always)
    mutating func fit(
        _ source: UnsafeBufferPointer<Pixel>, _ place: Int, stride: Int, corner: CellPoint, ground: RGB?,
        into cell: inout Cell
    ) {
        if fitter.palette == .mono || fitter.drawsOutlines {
            // Outlines depend on the neighbors and patterns on their place, so no cell can be reused.
            if let drawn = monoCell(source, place, stride: stride, corner: corner, ground: ground) { cell = drawn }
            return
        }
        self.ground = ground
        var isSame = hasLast
        var leastAlpha: Float = 1
        var mostAlpha: Float = 0
        var index = 0
        for row in 0..<rows * down {
            for column in 0..<columns * across {
                let pixel = source[place + row * stride + column]
                if isSame, !isEqual(pixel, pixels[index]) { isSame = false }
                pixels[index] = pixel
                leastAlpha = min(leastAlpha, pixel.w)
                mostAlpha = max(mostAlpha, pixel.w)
                index += 1
            }
        }
        if ground == nil, mostAlpha <= 1 / 512 { return }
        if fitter.cutsOut, leastAlpha < 1 {
            hasLast = false
            if let cut = cutOut() { cell = cut }
            return
        }
        let behind: CellColor = leastAlpha >= 1 ? .standard : ground.map(CellColor.rgb) ?? cell.style.background
        if isSame, behind == lastGround {
            cell = last
            return
        }
        let result = fitted(over: behind)
        last = result
        lastGround = behind
        hasLast = true
        cell = result
    }

    /// Fits `pixels` over a background color.
    func fitted(over behind: CellColor) -> Cell {
        var under = Pixel(0, 0, 0, 1)
        if case .rgb(let color) = behind { under = color.linear }
        let isFine = across * down > 1
        let target = isFine ? samples : labs
        for index in 0..<count * across * down {
            let pixel = pixels[index]
            if index > 0, isEqual(pixel, pixels[index - 1]) {
                target[index] = target[index - 1]
            } else {
                target[index] = OKLab(linear: under.under(pixel)).lanes
            }
        }
        if isFine { gather() }
        var mean = SIMD4<Float>.zero
        for index in 0..<count { mean += labs[index] }
        mean /= Float(count)
        var variance: Float = 0
        for index in 0..<count {
            labs[index] -= mean
            variance += (labs[index] * labs[index]).sum()
        }
        let isFlat = variance <= Float(count) * fitter.flatness * fitter.flatness
        if fitter.palette.isBasic, fitter.set.hasShades { return shadedGlyph(mean, isFlat: isFlat) }
        if isFlat { return solid(mean) }
        return fitter.set == .ascii ? inkGlyph(mean, variance) : blockGlyph(mean, variance)
    }

    /// Returns the block glyph with the least error.
    private func blockGlyph(_ mean: SIMD4<Float>, _ variance: Float) -> Cell {
        let limit = 1 << (count - 1)
        var mask = 1
        while mask < limit {
            sums[mask] = sums[mask & (mask - 1)] + labs[mask.trailingZeroBitCount]
            mask += 1
        }
        if across * down > 1 { return fineGlyph(mean) }
        var best = partings[0]
        var most: Float = 0
        for parting in partings {
            // The weighted squared distance between the parts' means is the error that this parting removes.
            let sum = sums[parting.sumMask]
            let gain = (sum * sum).sum() * parting.weight
            if gain > most * 1.0001 {
                most = gain
                best = parting
            }
        }
        let sum = sums[best.sumMask]
        let (sizeA, sizeB) = (Float(best.size), Float(count - best.size))
        let (meanA, meanB) = (mean + sum / sizeA, mean - sum / sizeB)
        let (partA, partB) = (color(meanA), color(meanB))
        if partA == partB { return solid((meanA * sizeA + meanB * sizeB) / Float(count)) }
        if fitter.palette.isCoarse {
            // The palette's nearest colors may have a larger error than one color for the whole cell.
            let offA = OKLab(partA).lanes - meanA
            let offB = OKLab(partB).lanes - meanB
            let parted = variance - most + sizeA * (offA * offA).sum() + sizeB * (offB * offB).sum()
            if variance <= parted {
                let whole = self.whole(mean)
                let off = whole.color.lanes - mean
                if variance + Float(count) * (off * off).sum() <= parted { return whole.cell }
            }
        }
        let (foreground, background) = best.flips ? (partB, partA) : (partA, partB)
        return Cell(
            characters[best.mask], style: CellStyle(foreground: .rgb(foreground), background: .rgb(background)))
    }

    /// Returns a cell of one color. Skies and walls have few colors, but every step between them is visible, so with 24
    /// bits they are exact.
    func solid(_ lab: SIMD4<Float>) -> Cell {
        if fitter.mixes { return mixed(lab).cell }
        let color = fitter.palette == .trueColor ? OKLab(lanes: lab).rgb : color(lab)
        return Cell(" ", style: CellStyle(background: .rgb(color)))
    }

    /// Returns a cell in a palette of few colors, and its visible color.
    func whole(_ lab: SIMD4<Float>) -> (cell: Cell, color: OKLab) {
        if fitter.mixes { return mixed(lab) }
        let color = color(lab)
        return (Cell(" ", style: CellStyle(background: .rgb(color))), OKLab(color))
    }

    @inline(__always)
    func color(_ lab: SIMD4<Float>) -> RGB {
        let light = OKLab(lanes: lab).linear
        let rgb = RGB(
            Transfer.encode(light.x, encoding), Transfer.encode(light.y, encoding),
            Transfer.encode(light.z, encoding))
        // A still picture has time for more than a table lookup.
        let isExact = fitter.palette == .xterm256 && fitter.detail == .fine
        if isExact { return ColorPalette.nearestXterm(lab, rgb) }
        let nearest = fitter.palette.nearest(rgb)
        let isGray = nearest.red == nearest.green && nearest.green == nearest.blue
        return fitter.palette == .xterm256 && isGray && Self.isBlue(lab) ? ColorPalette.calmXterm(rgb) : nearest
    }

    /// Returns whether a color is so blue, and not nearly black, that a gray in its place would be seen as a box in a
    /// night's sky, about a star or a leaf.
    private static func isBlue(_ lab: SIMD4<Float>) -> Bool {
        lab.x > 0.25 && lab.z < -0.055 && lab.z < -3 * abs(lab.y)
    }
}
