import Drawing
import Testing

@testable import CursesTerminal

/// What a color becomes where there are few.
@Suite struct ColorQuantizerTests {
    /// Stone must not become turquoise: what has no hue gets none, and nothing sinks into a black ground but black.
    @Test(arguments: [8, 16, 256]) func graysStayGray(colors: Int) {
        var quantizer = ColorQuantizer(depth: colors == 256 ? .ansi256 : .ansi16, colors: colors)
        for level in stride(from: UInt8(0), through: 255, by: 3) {
            let gray = RGB(level, level, level)
            let number = Int(quantizer.number(for: .rgb(gray), isGround: true))
            #expect(number < colors)
            let got = ColorPalette.xtermColors[number]
            #expect(got.red == got.green && got.green == got.blue, "\(level)")
            if level >= 0x7F { #expect(got.red > 0, "\(level)") }
        }
        let strong = ColorPalette.xtermColors[Int(quantizer.number(for: .rgb(RGB(hex: 0xE04040)), isGround: true))]
        #expect(strong.red > strong.green)
    }

    /// A dark green, as behind a sheet, is no red.
    @Test(arguments: [8, 16, 256], [0x005200, 0x002058, 0x525200, 0x441600] as [UInt32])
    func darkColorsKeepTheirHue(colors: Int, hex: UInt32) {
        var quantizer = ColorQuantizer(depth: colors == 256 ? .ansi256 : .ansi16, colors: colors)
        let color = RGB(hex: hex)
        let got = ColorPalette.xtermColors[Int(quantizer.number(for: .rgb(color), isGround: false))]
        for (wanted, shown) in zip([color.red, color.green, color.blue], [got.red, got.green, got.blue])
        where wanted == 0 {
            // With sixteen there is a gray; a dark color must not light up.
            #expect(colors == 8 || OKLab(got).lightness < OKLab(color).lightness + 0.3)
            #expect(shown <= max(got.red, got.green, got.blue) / 2 || got.red == got.green && got.green == got.blue)
        }
    }
}
