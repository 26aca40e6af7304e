import Drawing
import TerminalUI

/// Colours as numbers that this terminal takes.
struct ColorQuantizer {
    /// -1 is the terminal's own.
    static let standard: Int32 = -1

    private let depth: ColorDepth
    /// Colours to choose among where there is a palette, with their number.
    private let palette: [(number: Int32, color: RGB)]
    /// Nearest number for each colour of 6 bits a channel, worked out when first asked for; 0 is not yet.
    private var nearest: [UInt16]

    /// `colors`: how many the terminal has.
    init(depth: ColorDepth, colors: Int) {
        self.depth = depth
        switch depth {
        case .mono, .trueColor: palette = []
        case .ansi16: palette = Self.named.prefix(min(16, max(8, colors))).enumerated().map { (Int32($0), $1) }
        case .ansi256: palette = (16..<256).map { (Int32($0), Self.indexed($0)) }
        }
        nearest = palette.isEmpty ? [] : Array(repeating: 0, count: 1 << 18)
    }

    mutating func number(for color: CellColor) -> Int32 {
        guard case .rgb(let rgb) = color else { return Self.standard }
        switch depth {
        case .mono: return Self.standard
        case .trueColor: return Self.direct(rgb)
        case .ansi16, .ansi256:
            let index = Int(rgb.red >> 2) << 12 | Int(rgb.green >> 2) << 6 | Int(rgb.blue >> 2)
            if nearest[index] == 0 {
                let rgb = RGB(rgb.red & 0xFC | 2, rgb.green & 0xFC | 2, rgb.blue & 0xFC | 2)
                let best = palette.min { Self.distance($0.color, rgb) < Self.distance($1.color, rgb) }
                nearest[index] = UInt16(best?.number ?? 0) + 1
            }
            return Int32(nearest[index]) - 1
        }
    }

    /// 24 bits, rounded to steps of 4 a channel: finer ones cannot be told apart in cells, but would each cost a pair
    /// and its bytes. Numbers below 8 mean the palette, so black is a trace of blue.
    private static func direct(_ rgb: RGB) -> Int32 {
        func step(_ channel: UInt8) -> Int32 {
            channel >= 0xFE ? 0xFF : (Int32(channel) + 2) & ~3
        }
        return max(8, step(rgb.red) << 16 | step(rgb.green) << 8 | step(rgb.blue))
    }

    /// How far apart two colours look, in arbitrary units: channels weighed by how much the eye makes of them.
    private static func distance(_ one: RGB, _ other: RGB) -> Int {
        let mean = (Int(one.red) + Int(other.red)) / 2
        let red = Int(one.red) - Int(other.red)
        let green = Int(one.green) - Int(other.green)
        let blue = Int(one.blue) - Int(other.blue)
        return (512 + mean) * red * red / 256 + 4 * green * green + (767 - mean) * blue * blue / 256
    }

    /// Colours 16…255 of xterm: a cube of 6×6×6, then greys.
    private static func indexed(_ number: Int) -> RGB {
        if number >= 232 {
            let grey = UInt8(8 + 10 * (number - 232))
            return RGB(grey, grey, grey)
        }
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        let place = number - 16
        return RGB(levels[place / 36], levels[place / 6 % 6], levels[place % 6])
    }

    /// The first sixteen as xterm has them; players' palettes differ, but keep their hues.
    private static let named: [RGB] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { RGB(hex: $0) }
}
