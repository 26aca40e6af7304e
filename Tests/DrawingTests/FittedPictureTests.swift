import Testing

@testable import Drawing

@Suite struct FittedPictureTests {
    /// A canvas with a square somewhere on a gradient.
    private func canvas(square x: Int, _ y: Int, glyphs: GlyphSet) -> Canvas {
        var canvas = Canvas(cells: CellSize(width: 12, height: 6), glyphs: glyphs)
        canvas.fillVerticalGradient(top: RGB(hex: 0x204060), bottom: RGB(hex: 0xF0D0A0))
        canvas.fill(RGB(hex: 0xC02030), rect: PixelRect(x: x, y: y, width: 5, height: 3))
        return canvas
    }

    @Test(arguments: GlyphSet.allCases, ColorPalette.allCases)
    func movingPicturesLookAsIfFittedWhole(glyphs: GlyphSet, palette: ColorPalette) {
        let fitter = GlyphFitter(set: glyphs, palette: palette)
        var picture = FittedPicture(size: CellSize(width: 12, height: 6))
        for step in 0..<9 {
            let next = canvas(square: step, (step * 5) % 7, glyphs: glyphs)
            picture.update(to: next, with: fitter, ground: RGB(0, 0, 0))
            var whole = CellGrid(size: CellSize(width: 12, height: 6))
            fitter.fit(next, into: &whole, ground: RGB(0, 0, 0))
            #expect(picture.cells == whole)
        }
    }

    @Test func cellsWithTheSamePixelsAreLeftAlone() {
        let fitter = GlyphFitter(set: .quadrant)
        let before = canvas(square: 0, 0, glyphs: .quadrant)
        let after = canvas(square: 18, 8, glyphs: .quadrant)
        var marked = CellGrid(size: CellSize(width: 12, height: 6), filledWith: Cell("m"))
        fitter.fit(after, into: &marked, ground: RGB(0, 0, 0), since: before)
        let untouched = marked.cells.filter { $0.content == .glyph("m") }.count
        #expect(untouched > 50 && untouched < 70)
    }

    @Test func copyingClipsAtTheEdges() {
        var grid = CellGrid(size: CellSize(width: 4, height: 3))
        grid.copy(CellGrid(size: CellSize(width: 3, height: 3), filledWith: Cell("x")), at: CellPoint(x: 2, y: -1))
        let rows = (0..<3).map { y in
            (0..<4).map { grid[$0, y].content == .glyph("x") ? "x" : "." }.joined()
        }
        #expect(rows == ["..xx", "..xx", "...."])
    }
}
