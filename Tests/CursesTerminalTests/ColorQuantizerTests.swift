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
}
