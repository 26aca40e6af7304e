/// The colours that a terminal can show, and the nearest of them to any other.
package enum Palette: String, Hashable, Sendable, CaseIterable {
    /// All of 24 bits.
    case exact
    /// 24 bits on a grid as coarse as the eye allows, so that few different colours, and pairs of them, are in use.
    case trueColor
    /// xterm's 256, without its first sixteen, which users set as they like.
    case xterm256
    /// The sixteen, as xterm shows them.
    case ansi16
    /// None: glyphs in the terminal's own colours.
    case mono

    /// The nearest colour of the palette, by OKLab distance.
    package func nearest(_ color: RGB) -> RGB {
        switch self {
        case .exact, .mono: return color
        case .trueColor: return color.quantised
        case .xterm256: return Self.xtermColors[Int(Self.xterm256Index(color))]
        case .ansi16: return Self.xtermColors[Int(Self.ansi16Index(color))]
        }
    }

    /// The nearest of xterm's colours 16…255.
    package static func xterm256Index(_ color: RGB) -> UInt8 { Nearest.xterm.lookUp(color) }

    /// The nearest of the sixteen basic colours, 0…15.
    package static func ansi16Index(_ color: RGB) -> UInt8 { Nearest.basic.lookUp(color) }

    /// xterm's palette: 16 basic colours, a cube of six steps a side, and 24 greys.
    package static let xtermColors: [RGB] = {
        let basic: [UInt32] = [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
            0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ]
        let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
        var colors = basic.map(RGB.init(hex:))
        for red in steps { for green in steps { for blue in steps { colors.append(RGB(red, green, blue)) } } }
        for grey in 0..<24 {
            let value = UInt8(8 + grey * 10)
            colors.append(RGB(value, value, value))
        }
        return colors
    }()
}

/// Nearest colours from a table over a grid of 32 steps a channel.
private struct Nearest: Sendable {
    static let xterm = Nearest(16..<256)
    static let basic = Nearest(0..<16)

    private let table: [UInt8]

    private init(_ candidates: Range<Int>) {
        let labs = candidates.map { OKLab(Palette.xtermColors[$0]).lanes }
        // The palette's own colours must map to themselves even where the grid is too coarse to tell.
        var table: [UInt8] = []
        table.reserveCapacity(1 << 15)
        for red in 0..<32 {
            for green in 0..<32 {
                for blue in 0..<32 {
                    let lab = OKLab(RGB(Self.center(red), Self.center(green), Self.center(blue))).lanes
                    var (best, least) = (0, Float.infinity)
                    for (index, candidate) in labs.enumerated() {
                        let difference = candidate - lab
                        let distance = (difference * difference).sum()
                        if distance < least { (best, least) = (index, distance) }
                    }
                    table.append(UInt8(best + candidates.lowerBound))
                }
            }
        }
        self.table = table
    }

    private static func center(_ step: Int) -> UInt8 { UInt8((step * 255 + 15) / 31) }

    func lookUp(_ color: RGB) -> UInt8 {
        func step(_ value: UInt8) -> Int { (Int(value) * 31 + 127) / 255 }
        return table[step(color.red) << 10 | step(color.green) << 5 | step(color.blue)]
    }
}

extension RGB {
    /// The nearest colour on a grid of 43 steps a channel, 6 apart: no one sees the difference, and far fewer
    /// different colours are in use. Black, white and the channels' ends are on it.
    package var quantised: RGB {
        func step(_ value: UInt8) -> UInt8 { UInt8((Int(value) * 42 + 127) / 255 * 255 / 42) }
        return RGB(step(red), step(green), step(blue))
    }
}
