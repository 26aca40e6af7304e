/// The colors that a terminal can show, and the nearest of them to any other.
package enum ColorPalette: String, Hashable, Sendable, CaseIterable {
    /// All of 24 bits.
    case exact
    /// 24 bits on a grid as coarse as the eye allows, so that few different colors, and pairs of them, are in use.
    case trueColor
    /// xterm's 256 colors without the first sixteen, which users change.
    case xterm256
    /// The sixteen colors as xterm shows them.
    case ansi16
    /// The first eight of the sixteen, as xterm shows them.
    case ansi8
    /// No colors: glyphs in the terminal's own colors.
    case mono

    /// True if the palette has so few colors that the nearest one to another color may look different.
    package var isCoarse: Bool { self == .xterm256 || isBasic }

    /// True for the palettes of 16 and of 8 colors.
    package var isBasic: Bool { self == .ansi16 || self == .ansi8 }

    /// Returns the nearest color of the palette by OKLab distance.
    package func nearest(_ color: RGB) -> RGB {
        switch self {
        case .exact, .mono: return color
        case .trueColor: return color.quantised
        case .xterm256, .ansi16, .ansi8: return Self.xtermColors[Int(index(of: color))]
        }
    }

    /// Returns the number of the nearest color, as terminals count: 16…255 for 256 colors, 0…15 and 0…7 for the basic
    /// ones. A palette without numbers counts as that of 256.
    package func index(of color: RGB) -> UInt8 {
        switch self {
        case .ansi16: Nearest.basic.lookUp(color)
        case .ansi8: Nearest.first.lookUp(color)
        case .xterm256, .exact, .trueColor, .mono: Nearest.xterm.lookUp(color)
        }
    }

    /// Returns the nearest of xterm's colors 16…255 without the table's quantization; the color is given in both forms.
    static func nearestXterm(_ lab: SIMD4<Float>, _ color: RGB) -> RGB {
        xtermColors[16 + Nearest.xtermPlaces(around: color, lab)]
    }

    /// Returns the color that an opaque pixel gets in a cell of two colors, where shades mix nothing.
    package func shownBesideAnother(_ pixel: Pixel) -> OKLab {
        let lab = OKLab(linear: pixel)
        switch self {
        case .exact, .trueColor, .mono: return lab
        case .xterm256: return OKLab(nearest(RGB(linear: pixel)))
        case .ansi16, .ansi8:
            return OKLab(Self.xtermColors[ShadeMixes.of(self).nearest(to: lab.lanes, isPlain: true).index])
        }
    }

    /// xterm's palette: 16 basic colors, a cube of six steps a side, and 24 grays.
    package static let xtermColors: [RGB] = {
        let basic: [UInt32] = [
            0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
            0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ]
        let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
        var colors = basic.map(RGB.init(hex:))
        for red in steps { for green in steps { for blue in steps { colors.append(RGB(red, green, blue)) } } }
        for gray in 0..<24 {
            let value = UInt8(8 + gray * 10)
            colors.append(RGB(value, value, value))
        }
        return colors
    }()
}

/// The nearest colors in a table over a grid of 32 or 16 steps a channel, with a separate one for grays, filled on
/// demand.
private struct Nearest: Sendable {
    static let xterm = Nearest(16..<256, bits: 5, byHue: false)
    /// The table of the sixteen basic colors. A gray is often the nearest, so hue counts more: a green bird stays green.
    static let basic = Nearest(0..<16, bits: 4, byHue: true)
    static let first = Nearest(0..<8, bits: 4, byHue: true)

    private static let xtermLabs = ColorPalette.xtermColors[16...].map { withChroma(OKLab($0).lanes) }

    /// Returns the color with its chroma in the last lane.
    private static func withChroma(_ lab: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(lab.x, lab.y, lab.z, (lab.y * lab.y + lab.z * lab.z).squareRoot())
    }

    static func xtermPlaces(around color: RGB, _ lab: SIMD4<Float>) -> Int {
        Places(around: color, lightness: lab.x).nearest(to: lab, xtermLabs)
    }

    private let candidates: Range<Int>
    private let labs: [SIMD4<Float>]
    private let all: Places
    /// The bits of each channel in the index of the table.
    private let bits: Int
    /// The indices of candidates by color, followed by those of grays.
    private let table: LazyBytes

    private init(_ candidates: Range<Int>, bits: Int, byHue: Bool) {
        (self.candidates, self.bits) = (candidates, bits)
        labs = ColorPalette.xtermColors[candidates].map { Self.withChroma(OKLab($0).lanes) }
        all = Places(cube: nil, others: labs.indices, byHue: byHue)
        table = LazyBytes(count: 1 << (3 * bits) + 256)
    }

    /// Returns the candidate for the color in the middle of an entry.
    private func find(_ entry: Int) -> Int {
        let top = 1 << bits - 1
        func middle(_ step: Int) -> UInt8 { UInt8(((step & top) * 255 + top / 2) / top) }
        let color = RGB(middle(entry >> (2 * bits)), middle(entry >> bits), middle(entry))
        let lab = OKLab(color).lanes
        let places = candidates.count > 16 ? Places(around: color, lightness: lab.x) : all
        return places.nearest(to: lab, labs)
    }

    /// The colors of a palette to compare with.
    private struct Places {
        /// The steps of the color cube along red, green and blue.
        var cube: (red: ClosedRange<Int>, green: ClosedRange<Int>, blue: ClosedRange<Int>)?
        var others: Range<Int>
        /// Whether hue counts for more than lightness and chroma do.
        var byHue: Bool

        init(
            cube: (red: ClosedRange<Int>, green: ClosedRange<Int>, blue: ClosedRange<Int>)?, others: Range<Int>,
            byHue: Bool
        ) {
            self.cube = cube
            self.others = others
            self.byHue = byHue
        }

        /// Selects the corners of the cube around a color, and the grays about as light: the nearest color is among
        /// them, so the whole palette need not be searched for each entry of a table. Places count from color 16 on.
        init(around color: RGB, lightness: Float) {
            func steps(_ value: UInt8) -> ClosedRange<Int> {
                // The cube's steps are 0, 95, 135, 175, 215 and 255.
                let below = value < 95 ? 0 : (Int(value) - 55) / 40
                return below...min(5, below + 1)
            }
            byHue = false
            cube = (steps(color.red), steps(color.green), steps(color.blue))
            // A gray's lightness is the cube root of its light; the grays are 8, 18 … 238.
            let light = Pixel(repeating: lightness * lightness * lightness)
            let first = max(0, min(23, (Int(RGB(linear: light).red) - 8) / 10 - 1))
            others = (216 + first)..<(216 + min(24, first + 4))
        }

        /// Returns a squared distance in which a turned hue counts as farther, and so does a much stronger color: the
        /// cube has no dark brown, and red or olive are worse than gray.
        @inline(__always)
        private static func distance(_ candidate: SIMD4<Float>, _ wanted: SIMD4<Float>) -> Float {
            let way = candidate - wanted
            let tooStrong = max(0, way.w - 0.03)
            return (way * way * SIMD4(1, 1.8, 1.8, -0.8)).sum() + 8 * tooStrong * tooStrong
        }

        /// Returns a squared distance in lightness, chroma and hue with different weights; grays are far from colors
        /// with a hue.
        private static func hueDistance(_ candidate: SIMD4<Float>, _ wanted: SIMD4<Float>) -> Float {
            let square = (candidate - wanted) * (candidate - wanted)
            let chroma = (candidate.y * candidate.y + candidate.z * candidate.z).squareRoot()
            let wantedChroma = (wanted.y * wanted.y + wanted.z * wanted.z).squareRoot()
            let strength = (chroma - wantedChroma) * (chroma - wantedChroma)
            let hue = max(0, square.y + square.z - strength)
            // A nearly gray color must not become a strong one, nor a color with a hue a gray.
            let weight = chroma < 0.02 ? 2.25 : 0.25 + max(0, 1 - wantedChroma / 0.08)
            return 0.5 * square.x + weight * strength + 4 * hue
        }

        func nearest(to lab: SIMD4<Float>, _ labs: [SIMD4<Float>]) -> Int {
            var best = 0
            var least = Float.infinity
            let isNeutral = byHue && lab.isNeutral
            let lab = Nearest.withChroma(lab)
            func consider(_ place: Int, _ labs: UnsafeBufferPointer<SIMD4<Float>>) {
                if isNeutral, !labs[place].isNeutral { return }
                let distance = byHue ? Self.hueDistance(labs[place], lab) : Self.distance(labs[place], lab)
                if distance < least { (best, least) = (place, distance) }
            }
            labs.withUnsafeBufferPointer { labs in
                if let cube {
                    for red in cube.red {
                        for green in cube.green {
                            for blue in cube.blue { consider(red * 36 + green * 6 + blue, labs) }
                        }
                    }
                }
                for place in others { consider(place, labs) }
            }
            return best
        }
    }

    func lookUp(_ color: RGB) -> UInt8 {
        let place: Int
        if color.red == color.green, color.green == color.blue {
            place = table.at(1 << (3 * bits) + Int(color.red)) { all.nearest(to: OKLab(color).lanes, labs) }
        } else {
            let top = 1 << bits - 1
            func step(_ value: UInt8) -> Int { (Int(value) * top + 127) / 255 }
            let entry = step(color.red) << (2 * bits) | step(color.green) << bits | step(color.blue)
            place = table.at(entry) { find(entry) }
        }
        return UInt8(candidates.lowerBound + place)
    }
}

extension RGB {
    /// The nearest color on a grid of 43 steps a channel, 6 apart: nobody sees the difference, and far fewer different
    /// colors are in use. Black, white and the channels' ends are on it.
    package var quantised: RGB {
        RGB(Self.grid[Int(red)], Self.grid[Int(green)], Self.grid[Int(blue)])
    }

    private static let grid: [UInt8] = (0..<256).map { value in
        let step = (value * 42 + 127) / 255
        return UInt8((step * 255 + 21) / 42)
    }
}
