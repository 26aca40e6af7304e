/// Turns pixels into cells: for each cell the glyph and the two colors that look most like its pixels.
///
/// With block glyphs, a glyph parts the cell's pixels in two, and the best parting is the one with the least squared
/// OKLab distance to the two parts' mean colors. Equal pictures give equal cells: of equally good partings the simpler
/// wins, a cell whose pixels hardly differ is a space on its color, and the foreground always is the smaller part (of
/// equal ones that with the top left pixel).
package struct GlyphFitter: Hashable, Sendable {
    package let set: GlyphSet
    package var palette: ColorPalette
    /// The resolution of the canvases.
    package var detail = Detail.plain
    /// The largest departure of a cell's pixels from their mean (root mean square, OKLab) at which they are one color.
    package var flatness: Float = 0.006
    /// Whether a monochrome terminal has a dark background, on which glyphs are light.
    package var darkGround = true
    /// Whether the unpainted part of a cell keeps the terminal's own background: the picture ends at pixels, without a
    /// halo. Not in monochrome, which has no background.
    package var cutsOut = false
    /// Whether to draw as on a dark screen without colors, by outlines and tones on black, with colors for the ink
    /// only: for glyphs with too little ink, and screens with too few colors, to show areas.
    package var drawsOutlines = false

    package init(set: GlyphSet, palette: ColorPalette = .trueColor, detail: Detail = .plain) {
        self.set = set
        self.palette = palette
        self.detail = detail
    }

    /// Whether a cell of one color may be a mix of two.
    var mixes: Bool { palette == .xterm256 && set.hasShades }

    /// Fits a canvas into cells.
    ///
    /// - Parameters:
    /// - region: the cells of the canvas to fit; nil for all of them.
    /// - origin: the place of the canvas's top left cell on `grid`; what is outside the grid is left out.
    /// - ground: the color under transparent pixels; nil for the background of the grid's cell (black for the
    ///   terminal's own, or white in monochrome on a light one), and then unpainted cells stay as they are. In
    ///   monochrome a picture reads best on nothing: leave out its sky.
    /// - previous: the canvas that `grid` shows already; cells with the same pixels are left alone.
    package func fit(
        _ canvas: Canvas, region: CellRect? = nil, into grid: inout CellGrid,
        at origin: CellPoint = CellPoint(x: 0, y: 0), ground: RGB? = nil, since previous: Canvas? = nil
    ) {
        let per = set.canvasPixels(detail)
        let dots = set.pixelsPerCell
        let whole = CellRect(x: 0, y: 0, width: canvas.width / per.columns, height: canvas.height / per.rows)
        let target = CellRect(x: -origin.x, y: -origin.y, width: grid.width, height: grid.height)
        let cells = (region.map(whole.intersection) ?? whole).intersection(target)
        guard !cells.isEmpty else { return }
        let gridWidth = grid.width
        Self.withPixels(of: canvas, and: previous) { pixels, before in
            grid.cells.withUnsafeMutableBufferPointer { out in
                withCellPixels { work in
                    for y in cells.y..<cells.maxY {
                        work.forgetLast()
                        let row = (y + origin.y) * gridWidth + origin.x
                        for x in cells.x..<cells.maxX {
                            let place = y * per.rows * canvas.width + x * per.columns
                            if let before, work.isUnchanged(pixels, before, place, stride: canvas.width) {
                                work.forgetLast()
                                continue
                            }
                            let corner = CellPoint(
                                x: (x + origin.x) * dots.columns, y: (y + origin.y) * dots.rows)
                            work.fit(
                                pixels, place, stride: canvas.width, corner: corner, ground: ground,
                                into: &out[row + x])
                        }
                    }
                }
            }
        }
    }

    /// Calls the body with the pixels of a canvas and, if there is one of the same size, of the canvas before it.
    private static func withPixels(
        of canvas: Canvas, and previous: Canvas?,
        _ body: (UnsafeBufferPointer<Pixel>, UnsafeBufferPointer<Pixel>?) -> Void
    ) {
        canvas.pixels.withUnsafeBufferPointer { pixels in
            guard let previous, previous.width == canvas.width, previous.height == canvas.height else {
                body(pixels, nil)
                return
            }
            previous.pixels.withUnsafeBufferPointer { body(pixels, $0) }
        }
    }

    /// Calls the body with working memory for one cell after the other.
    private func withCellPixels(_ body: (inout CellWork) -> Void) {
        let per = set.pixelsPerCell
        let count = per.columns * per.rows
        // ASCII keeps eight rows of four numbers there, twice.
        let sums = set == .ascii ? 16 : 1 << (count - 1)
        let fine = set.canvasPixels(detail)
        let samples = fine.columns * fine.rows
        withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: 2 * samples + count + sums) { memory in
            memory.initialize(repeating: .zero)
            guard let base = memory.baseAddress else { return }
            let tables = FittingTables.tables(for: set)
            tables.partings.withUnsafeBufferPointer { partings in
                Transfer.toEncoded.withUnsafeBufferPointer { encoding in
                    guard let encoding = encoding.baseAddress else { return }
                    var work = CellWork(
                        fitter: self, characters: tables.characters, partings: partings, encoding: encoding,
                        pixels: base, samples: base + samples, labs: base + 2 * samples,
                        sums: base + 2 * samples + count)
                    body(&work)
                }
            }
        }
    }
}

/// The tables that are the same for every cell of a set.
struct FittingTables: Sendable {
    /// One way to part the pixels; both sides are interchangeable.
    struct Parting: Sendable {
        /// The foreground's pixels, a bit each.
        let mask: Int
        /// One side of the parting, as a set without the last pixel.
        let sumMask: Int
        /// The number of pixels in `sumMask`.
        let size: Int
        /// n / (a · b) for a parting of n pixels into a and b.
        let weight: Float
        /// True if the foreground is the side that is not `sumMask`.
        let flips: Bool
    }

    let characters: [Character]
    let partings: [Parting]

    private static let half = FittingTables(.half)
    private static let quadrant = FittingTables(.quadrant)
    private static let sextant = FittingTables(.sextant)
    private static let octant = FittingTables(.octant)
    private static let braille = FittingTables(.braille)
    private static let ascii = FittingTables(characters: [], partings: [])

    static func tables(for set: GlyphSet) -> FittingTables {
        switch set {
        case .ascii: ascii
        case .half: half
        case .quadrant: quadrant
        case .sextant: sextant
        case .octant: octant
        case .braille: braille
        }
    }

    private init(characters: [Character], partings: [Parting]) {
        self.characters = characters
        self.partings = partings
    }

    private init(_ set: GlyphSet) {
        let per = set.pixelsPerCell
        let count = per.columns * per.rows
        let full = (1 << count) - 1
        var partings: [Parting] = []
        for sumMask in 1..<max(2, 1 << (count - 1)) {
            let size = sumMask.nonzeroBitCount
            let isSmaller = size * 2 < count || size * 2 == count && sumMask & 1 == 1
            partings.append(
                Parting(
                    mask: isSmaller ? sumMask : full ^ sumMask, sumMask: sumMask, size: size,
                    weight: Float(count) / Float(size * (count - size)), flips: !isSmaller))
        }
        // Halves come first: they win where others are no better.
        let halves = partings.filter { $0.size * 2 == count }
        self.partings = halves + partings.filter { $0.size * 2 != count }
        characters = set.characters
    }
}
