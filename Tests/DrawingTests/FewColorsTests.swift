import Testing

@testable import Drawing

@Suite("Sixteen colors and none")
struct FewColorsTests {
    private func cell(_ colors: [RGB], set: GlyphSet = .quadrant, palette: ColorPalette) -> Cell {
        var canvas = Canvas(cells: CellSize(width: 1, height: 1), glyphs: set)
        for index in canvas.pixels.indices { canvas.pixels[index] = colors[index % colors.count].linear }
        var grid = CellGrid(size: CellSize(width: 1, height: 1))
        GlyphFitter(set: set, palette: palette).fit(canvas, into: &grid)
        return grid[0, 0]
    }

    /// What the eye makes of a cell that is all one mix.
    private func seen(_ cell: Cell) -> OKLab? {
        guard case .rgb(let ground) = cell.style.background, case .glyph(let glyph) = cell.content else { return nil }
        guard case .rgb(let ink) = cell.style.foreground, let share = BlockShape.shade(of: glyph) else {
            return OKLab(ground)
        }
        return OKLab(linear: ground.linear + (ink.linear - ground.linear) * Float(share))
    }

    @Test(
        "What has a hue keeps it, by a mix of two colors if need be",
        arguments: [
            RGB(hex: 0x6AA8F7), RGB(hex: 0x93C77F), RGB(hex: 0x8C6A4F), RGB(hex: 0xE98A6C), RGB(hex: 0x3A4A8C),
            RGB(hex: 0xF2B8A0), RGB(hex: 0x2A2F55),
        ])
    func hues(color: RGB) throws {
        let shown = try #require(seen(cell([color], palette: .ansi16)))
        let wanted = OKLab(color)
        #expect(shown.chroma > 0.5 * wanted.chroma)
        // The angle between the hues: less than 45 degrees.
        let cosine = (shown.a * wanted.a + shown.b * wanted.b) / (shown.chroma * wanted.chroma)
        #expect(cosine > 0.707, "\(color) became \(shown.rgb)")
        #expect(abs(shown.lightness - wanted.lightness) < 0.16)
    }

    @Test(
        "Of eight colors what has a hue keeps it",
        arguments: [
            RGB(hex: 0x6AA8F7), RGB(hex: 0x93C77F), RGB(hex: 0x5E7F5A), RGB(hex: 0xE98A6C), RGB(hex: 0x3A4A8C),
            RGB(hex: 0x2A2F55), RGB(hex: 0x2F5A33),
        ])
    func huesOfEight(color: RGB) throws {
        let cell = cell([color], palette: .ansi8)
        for part in [cell.style.foreground, cell.style.background] {
            guard case .rgb(let part) = part else { continue }
            #expect(ColorPalette.xtermColors[..<8].contains(part))
        }
        let (shown, wanted) = (try #require(seen(cell)), OKLab(color))
        let cosine = (shown.a * wanted.a + shown.b * wanted.b) / (shown.chroma * wanted.chroma)
        #expect(cosine > 0.707, "\(color) became \(shown.rgb)")
    }

    @Test("Edges part two plain colors, and the grays among the sixteen are shown as they are")
    func edges() {
        let (red, white) = (ColorPalette.xtermColors[9], ColorPalette.xtermColors[15])
        let parted = cell([red, white], palette: .ansi16)
        #expect(parted.content == .glyph("▌"))
        #expect(parted.style == CellStyle(foreground: .rgb(red), background: .rgb(white)))
        for color in [0, 7, 8, 15].map({ ColorPalette.xtermColors[$0] }) {
            #expect(cell([color], palette: .ansi16) == Cell(" ", style: CellStyle(background: .rgb(color))))
        }
    }

    @Test(
        "Beside a star a soft blue of the night is a blue, and what is nearly black, violet or gray may be gray",
        arguments: [
            (0x1A_224C, false), (0x30_3070, false), (0x28_2450, false), (0x42_4285, false), (0x12_1232, true),
            (0x28_2A40, true), (0x3C_2855, true), (0x3C_4046, true),
        ])
    func nightBlue(hex: UInt32, isGray: Bool) {
        let white = RGB(255, 255, 255)
        let style = cell([white, RGB(hex: hex)], palette: .xterm256).style
        let other = style.background == .rgb(white) ? style.foreground : style.background
        guard case .rgb(let shown) = other else {
            Issue.record("\(style) has no color beside white")
            return
        }
        #expect((OKLab(shown).chroma < OKLab.neutralChroma) == isGray, "\(shown)")
    }

    /// Lit dots of a picture without colors, pixel by pixel.
    private func dots(_ canvas: Canvas) -> [[Bool]] {
        var grid = CellGrid(size: CellSize(width: canvas.width / 2, height: canvas.height / 4))
        let fitter = GlyphFitter(set: .braille, palette: .mono)
        fitter.fit(canvas, into: &grid)
        let masks = Dictionary(uniqueKeysWithValues: (0..<256).map { (GlyphSet.braille.character(mask: $0), $0) })
        return (0..<canvas.height).map { y in
            (0..<canvas.width).map { x in
                guard case .glyph(let glyph) = grid[x / 2, y / 4].content, let mask = masks[glyph] else { return false }
                return mask >> (y % 4 * 2 + x % 2) & 1 == 1
            }
        }
    }

    @Test("Without colors what differs in color alone has an outline, and flat dark areas have no dots")
    func outlines() {
        // A red and a green that are as light as each other, side by side.
        let (red, green) = (
            OKLab(lightness: 0.38, a: 0.14, b: 0.06).rgb, OKLab(lightness: 0.38, a: -0.09, b: 0.07).rgb
        )
        var canvas = Canvas(width: 20, height: 16, filledWith: red.linear)
        canvas.fill(green, rect: PixelRect(x: 10, y: 0, width: 10, height: 16))
        let lit = dots(canvas)
        for row in lit { #expect(row[9] != row[10] && row[..<8].allSatisfy { !$0 } && row[12...].allSatisfy { !$0 }) }
    }

    @Test("A light thing before the dark is filled up to its edge, a bright one on a bright one parted by a gap")
    func fills() {
        var canvas = Canvas(width: 20, height: 16, filledWith: black.linear)
        canvas.fill(white, rect: PixelRect(x: 6, y: 4, width: 8, height: 8))
        let lit = dots(canvas)
        for y in 0..<16 {
            for x in 0..<20 { #expect(lit[y][x] == ((6..<14).contains(x) && (4..<12).contains(y))) }
        }
        canvas.fill(RGB(255, 240, 120), rect: PixelRect(x: 10, y: 4, width: 4, height: 8))
        #expect(dots(canvas)[8].filter { $0 }.count == 7)
    }
}
