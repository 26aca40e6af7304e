import Testing

@testable import Drawing

@Suite("Glyph fitting")
struct GlyphTests {
    static let blocks: [GlyphSet] = [.half, .quadrant, .sextant, .octant, .braille]
    static let (ink, ground) = (RGB(200, 40, 30), RGB(30, 60, 160))

    /// One cell whose pixels in `mask` are ink.
    func cell(_ set: GlyphSet, mask: Int, palette: ColorPalette = .exact) -> Cell {
        var canvas = Canvas(cells: CellSize(width: 1, height: 1), glyphs: set)
        for index in canvas.pixels.indices {
            canvas.pixels[index] = (mask >> index & 1 == 1 ? Self.ink : Self.ground).linear
        }
        var grid = CellGrid(size: CellSize(width: 1, height: 1))
        GlyphFitter(set: set, palette: palette).fit(canvas, into: &grid)
        return grid[0, 0]
    }

    @Test("Two-colored cells are shown exactly, with every pattern of every set", arguments: blocks)
    func exact(set: GlyphSet) throws {
        let per = set.pixelsPerCell
        let count = per.columns * per.rows
        let full = (1 << count) - 1
        for mask in 0...full {
            let cell = cell(set, mask: mask)
            guard case .glyph(let glyph) = cell.content else { throw Unexpected() }
            if mask == 0 || mask == full {
                #expect(cell == Cell(" ", style: CellStyle(background: .rgb(mask == 0 ? Self.ground : Self.ink))))
                continue
            }
            let isInk = cell.style.foreground == .rgb(Self.ink)
            let shown = try #require((1...full).first { set.character(mask: $0) == glyph })
            #expect((isInk ? shown : full ^ shown) == mask)
            #expect(cell.style.foreground == .rgb(isInk ? Self.ink : Self.ground))
            #expect(cell.style.background == .rgb(isInk ? Self.ground : Self.ink))
            // The foreground is the smaller part; of halves the one with the top left pixel.
            #expect(shown.nonzeroBitCount * 2 < count || shown.nonzeroBitCount * 2 == count && shown & 1 == 1)
        }
    }

    struct Unexpected: Error {}

    @Test("Characters of the sets")
    func characters() {
        #expect(GlyphSet.quadrant.character(mask: 0b0110) == "▞")
        #expect(GlyphSet.half.character(mask: 1) == "▀")
        #expect(GlyphSet.sextant.character(mask: 0b000001) == "\u{1FB00}")
        #expect(GlyphSet.sextant.character(mask: 0b010100) == "\u{1FB13}")
        #expect(GlyphSet.sextant.character(mask: 0b010110) == "\u{1FB14}")
        #expect(GlyphSet.sextant.character(mask: 0b111110) == "\u{1FB3B}")
        #expect(GlyphSet.octant.character(mask: 0b100) == "\u{1CD00}")
        #expect(GlyphSet.octant.character(mask: 0b1111_1110) == "\u{1CDE5}")
        #expect(GlyphSet.octant.character(mask: 0b1010) == "▝")
        #expect(GlyphSet.braille.character(mask: 0b10) == "\u{2808}")
        #expect(GlyphSet.braille.character(mask: 0b1100_0000) == "\u{28C0}")
        for set in Self.blocks {
            let per = set.pixelsPerCell
            let all = (0..<(1 << (per.columns * per.rows))).map(set.character(mask:))
            #expect(Set(all).count == all.count)
        }
    }

    @Test("The parting and its colors have the least squared error of all", arguments: [GlyphSet.quadrant, .sextant])
    func leastError(set: GlyphSet) {
        var random = SplitMix(state: 21)
        let per = set.pixelsPerCell
        let count = per.columns * per.rows
        for _ in 0..<300 {
            var canvas = Canvas(width: per.columns, height: per.rows)
            let colors = (0..<count).map { _ in RGB(hex: UInt32(random.next() & 0xFFFFFF)) }
            for index in 0..<count { canvas.pixels[index] = colors[index].linear }
            var grid = CellGrid(size: CellSize(width: 1, height: 1))
            GlyphFitter(set: set, palette: .exact).fit(canvas, into: &grid)
            let labs = colors.map { OKLab($0).lanes }
            func error(_ mask: Int) -> Float {
                var sum: Float = 0
                for side in [0, 1] {
                    let part = (0..<count).filter { mask >> $0 & 1 == side }.map { labs[$0] }
                    guard !part.isEmpty else { continue }
                    let mean = part.reduce(.zero, +) / Float(part.count)
                    sum += part.reduce(0) { $0 + (($1 - mean) * ($1 - mean)).sum() }
                }
                return sum
            }
            let best = (1..<(1 << count) - 1).map(error).min() ?? 0
            guard case .glyph(let glyph) = grid[0, 0].content,
                let shown = (1..<(1 << count)).first(where: { set.character(mask: $0) == glyph })
            else { continue }
            #expect(error(shown) <= best * 1.001 + 1e-5)
        }
    }

    @Test("Noise too faint to see is one color; the same cell fitted anywhere is the same")
    func calm() {
        var canvas = Canvas(cells: CellSize(width: 3, height: 1), glyphs: .quadrant)
        for y in 0..<2 {
            for x in 0..<6 {
                canvas[x, y] = RGB(120, 130, UInt8(140 + (x + y) % 2)).linear
            }
        }
        var grid = CellGrid(size: CellSize(width: 3, height: 1))
        GlyphFitter(set: .quadrant).fit(canvas, into: &grid)
        #expect(Set(grid.cells).count == 1)
        #expect(grid[0, 0].content == .glyph(" "))
    }

    @Test("Only the region is fitted, and what falls outside of the grid is left out")
    func regions() {
        let canvas = Canvas(cells: CellSize(width: 4, height: 4), glyphs: .half, filledWith: Self.ink.linear)
        let fitter = GlyphFitter(set: .half, palette: .exact)
        let painted = Cell(" ", style: CellStyle(background: .rgb(Self.ink)))
        var grid = CellGrid(size: CellSize(width: 6, height: 6))
        fitter.fit(canvas, region: CellRect(x: 1, y: 2, width: 2, height: 9), into: &grid, at: CellPoint(x: 1, y: 1))
        for y in 0..<6 {
            for x in 0..<6 { #expect((grid[x, y] == painted) == ((2..<4).contains(x) && (3..<5).contains(y))) }
        }
        grid = CellGrid(size: CellSize(width: 6, height: 6))
        fitter.fit(canvas, into: &grid, at: CellPoint(x: -3, y: 5))
        #expect(grid.cells.filter { $0 == painted }.count == 1)
        #expect(grid[0, 5] == painted)
        fitter.fit(canvas, into: &grid, at: CellPoint(x: 99, y: -99))
    }

    @Test("Transparent pixels show the ground; untouched cells stay as they are")
    func transparency() {
        var canvas = Canvas(width: 2, height: 4)
        canvas[0, 0] = white.linear
        canvas[0, 1] = white.linear * 0.5
        var grid = CellGrid(
            size: CellSize(width: 2, height: 2), filledWith: Cell("x", style: CellStyle(background: .rgb(black))))
        GlyphFitter(set: .half, palette: .exact).fit(canvas, into: &grid)
        #expect(grid[1, 0] == Cell("x", style: CellStyle(background: .rgb(black))))
        #expect(grid[0, 0].content == .glyph("▀"))
        #expect(grid[0, 0].style.foreground == .rgb(white))
        guard case .rgb(let below) = grid[0, 0].style.background else { return }
        #expect(abs(Int(below.red) - 137) <= 1)
        GlyphFitter(set: .half, palette: .exact).fit(canvas, into: &grid, ground: Self.ground)
        #expect(grid[1, 1] == Cell(" ", style: CellStyle(background: .rgb(Self.ground))))
    }

    @Test("A palette's cells have the palette's colors", arguments: [ColorPalette.xterm256, .ansi16])
    func palettes(palette: ColorPalette) {
        var random = SplitMix(state: 3)
        var canvas = Canvas(cells: CellSize(width: 20, height: 10), glyphs: .quadrant)
        for index in canvas.pixels.indices {
            canvas.pixels[index] = RGB(hex: UInt32(random.next() & 0xFFFFFF)).linear
        }
        var grid = CellGrid(size: CellSize(width: 20, height: 10))
        GlyphFitter(set: .quadrant, palette: palette).fit(canvas, into: &grid)
        for cell in grid.cells {
            for case .rgb(let color) in [cell.style.foreground, cell.style.background] {
                #expect(palette.nearest(color) == color)
            }
        }
    }

    /// A picture in ASCII: what is bright, and the glyphs that may stand for it on a dark ground.
    static let strokes: [(String, String)] = [
        ("M0 8L4 0", "/"), ("M0 0L4 8", "\\"), ("M2 0V8", "|!"), ("M0 7.4H4", "_"), ("M0 4.2H4", "-~="),
    ]

    @Test("ASCII follows the direction of lines, in color and without", arguments: strokes)
    func asciiDirections(line: String, glyphs: String) throws {
        for palette in [ColorPalette.exact, .mono] {
            var canvas = Canvas(width: 4, height: 8, filledWith: black.linear)
            canvas.stroke(try Path(svg: line), style: StrokeStyle(width: 1.1), paint: .color(white))
            var grid = CellGrid(size: CellSize(width: 1, height: 1))
            GlyphFitter(set: .ascii, palette: palette).fit(canvas, into: &grid)
            guard case .glyph(let glyph) = grid[0, 0].content else { continue }
            #expect(glyphs.contains(glyph), "\(palette): \(glyph)")
        }
    }

    @Test("ASCII in monochrome: more light is more ink, less on a light terminal, and no color is set")
    func asciiTones() {
        for dark in [true, false] {
            var last: Float = dark ? -1 : 2
            for level in 0...10 {
                let value = UInt8(level * 255 / 10)
                let canvas = Canvas(width: 4, height: 8, filledWith: RGB(value, value, value).linear)
                var grid = CellGrid(size: CellSize(width: 1, height: 1))
                var fitter = GlyphFitter(set: .ascii, palette: .mono)
                fitter.darkGround = dark
                fitter.fit(canvas, into: &grid)
                #expect(grid[0, 0].style == .plain)
                let ink = ASCIIGlyphs.glyphs.first { .glyph($0.character) == grid[0, 0].content }?.mean ?? -1
                #expect(dark ? ink >= last : ink <= last)
                last = ink
            }
            #expect(dark ? last == ASCIIGlyphs.mostInk : last == 0)
        }
    }

    @Test("Blocks in monochrome keep the tone", arguments: blocks)
    func monoBlocks(set: GlyphSet) {
        let per = set.pixelsPerCell
        var last = -1
        for value in stride(from: 0, through: 255, by: 15) {
            let color = RGB(UInt8(value), UInt8(value), UInt8(value))
            let canvas = Canvas(cells: CellSize(width: 1, height: 1), glyphs: set, filledWith: color.linear)
            var grid = CellGrid(size: CellSize(width: 1, height: 1))
            GlyphFitter(set: set, palette: .mono).fit(canvas, into: &grid)
            #expect(grid[0, 0].style == .plain)
            let masks = 0..<(1 << (per.columns * per.rows))
            let shown = masks.first { .glyph(set.character(mask: $0)) == grid[0, 0].content } ?? 0
            #expect(shown.nonzeroBitCount >= last)
            last = shown.nonzeroBitCount
        }
        #expect(last == per.columns * per.rows)
    }
}
