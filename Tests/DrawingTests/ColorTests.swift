import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@testable import Drawing

@Suite("Color")
struct ColorTests {
    @Test("The table of encoded values is the curve, step by step")
    func encodedTable() {
        func encoded(_ light: Double) -> Double {
            light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        }
        for (step, value) in Transfer.toEncoded.enumerated() {
            let root = Double(step) / 4096
            #expect(Double(value) == (encoded(root * root) * 255).rounded(), "\(step)")
        }
    }

    @Test("What a table makes when it is asked is made once, whoever asks")
    func lazyTable() async {
        let table = LazyTable(count: 8) { [$0] }
        let seen = await withTaskGroup(of: [[Int]].self) { group in
            for _ in 0..<8 { group.addTask { (0..<8).map { table[$0] } } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(seen.allSatisfy { $0 == (0..<8).map { [$0] } })
        let bytes = LazyBytes(count: 2)
        var asked = 0
        for _ in 0..<3 {
            let value = bytes.at(1) {
                asked += 1
                return 0
            }
            #expect(value == 0)
        }
        #expect(asked == 1)
    }

    @Test("Every 8-bit value survives the way to linear light and back")
    func linearRoundTrip() {
        for value in 0..<256 {
            let color = RGB(UInt8(value), UInt8(255 - value), UInt8(value / 2))
            #expect(RGB(linear: color.linear) == color)
        }
        #expect(RGB(linear: Pixel(-1, 2, .nan, 1)) == RGB(0, 255, 0))
    }

    /// Colors with OKLab coordinates as the definition gives them.
    static let known: [(RGB, Float, Float, Float)] = [
        (RGB(0, 0, 0), 0, 0, 0), (RGB(255, 255, 255), 1, 0, 0), (RGB(255, 0, 0), 0.62796, 0.22486, 0.12585),
        (RGB(0, 255, 0), 0.86644, -0.23389, 0.17950), (RGB(0, 0, 255), 0.45201, -0.03246, -0.31153),
        (RGB(128, 128, 128), 0.59987, 0, 0),
    ]

    @Test("OKLab of known colors", arguments: known)
    func oklab(color: RGB, lightness: Float, a: Float, b: Float) {
        let lab = OKLab(color)
        #expect(abs(lab.lightness - lightness) < 2e-4)
        #expect(abs(lab.a - a) < 2e-4)
        #expect(abs(lab.b - b) < 2e-4)
    }

    @Test("OKLab and back is the same color")
    func oklabRoundTrip() {
        for red in stride(from: 0, through: 255, by: 15) {
            for green in stride(from: 0, through: 255, by: 15) {
                for blue in stride(from: 0, through: 255, by: 15) {
                    let color = RGB(UInt8(red), UInt8(green), UInt8(blue))
                    #expect(OKLab(color).rgb == color)
                }
            }
        }
    }

    @Test("Cube roots over the whole range")
    func cubeRoots() {
        for step in 0...2000 {
            let x = Float(step) / 1000
            let root = cubeRoot(SIMD4(x, x * 1e-3, x * 1e-6, 0))
            #expect(abs(root.x * root.x * root.x - x) <= x * 4e-6)
            #expect(abs(root.y * root.y * root.y - x * 1e-3) <= x * 4e-9)
            #expect(abs(root.z * root.z * root.z - x * 1e-6) <= x * 4e-12)
            #expect(root.w == 0)
        }
    }

    @Test("Mixing begins and ends with its colors and is halfway to the eye in the middle")
    func mixing() {
        let (a, b) = (RGB(200, 30, 60), RGB(20, 90, 210))
        #expect(RGB.mix(a, b, 0) == a)
        #expect(RGB.mix(a, b, 1) == b)
        let middle = OKLab(RGB.mix(a, b, 0.5))
        #expect(abs(middle.distance(to: OKLab(a)) - middle.distance(to: OKLab(b))) < 0.01)
    }

    @Test("Contrast ratios of WCAG 2")
    func contrast() {
        #expect(abs(black.contrast(with: white) - 21) < 1e-3)
        #expect(abs(RGB(hex: 0x767676).contrast(with: white) - 4.54) < 0.01)
        #expect(abs(RGB(hex: 0xFF0000).contrast(with: white) - 4.0) < 0.01)
        #expect(RGB(3, 4, 5).contrast(with: RGB(3, 4, 5)) == 1)
    }

    @Test("Text is readable on any ground, and stays as it is where it was")
    func readable() {
        var random = SplitMix(state: 11)
        for _ in 0..<2000 {
            let bits = random.next()
            let ground = RGB(hex: UInt32(bits & 0xFFFFFF))
            let wished = RGB(hex: UInt32(bits >> 24 & 0xFFFFFF))
            let text = wished.readable(on: ground)
            #expect(text.contrast(with: ground) >= 4.5)
            if wished.contrast(with: ground) >= 4.5 { #expect(text == wished) }
        }
        // A sky from light to lighter, and one that nothing can be read on all of.
        let sky = [RGB(hex: 0x8FC1E8), RGB(hex: 0xD9EEF7)]
        #expect(sky.allSatisfy { RGB(hex: 0x4477AA).readable(on: sky).contrast(with: $0) >= 4.5 })
        #expect([black, white].contains(RGB(200, 0, 0).readable(on: [black, white, RGB(128, 128, 128)])))
    }

    @Test("The grid of quantised colors is near every color, and stays where it is")
    func quantised() {
        for value in 0..<256 {
            let color = RGB(UInt8(value), UInt8(255 - value), UInt8(value))
            let near = color.quantised
            #expect(abs(Int(near.red) - value) <= 3)
            #expect(near.quantised == near)
        }
        #expect(black.quantised == black)
        #expect(white.quantised == white)
    }

    @Test("xterm's palette has its known colors, and each is nearest to itself")
    func xtermPalette() {
        #expect(ColorPalette.xtermColors.count == 256)
        #expect(ColorPalette.xtermColors[16] == black)
        #expect(ColorPalette.xtermColors[196] == RGB(255, 0, 0))
        #expect(ColorPalette.xtermColors[110] == RGB(135, 175, 215))
        #expect(ColorPalette.xtermColors[255] == RGB(238, 238, 238))
        for index in 16..<256 {
            let color = ColorPalette.xtermColors[index]
            #expect(ColorPalette.xterm256.nearest(color) == color)
        }
        for index in 0..<16 {
            #expect(Int(ColorPalette.ansi16.index(of: ColorPalette.xtermColors[index])) == index)
        }
    }

    /// How far a color of the palette is from a wanted one: as in OKLab, but what is turned in its hue is 1.3 times as
    /// far, and what is much too strong farther still.
    private func farness(_ shown: OKLab, _ wanted: OKLab) -> Float {
        func chroma(_ lab: OKLab) -> Float { (lab.a * lab.a + lab.b * lab.b).squareRoot() }
        let (a, b) = (shown.a - wanted.a, shown.b - wanted.b)
        let (light, strength) = (shown.lightness - wanted.lightness, chroma(shown) - chroma(wanted))
        let tooStrong = max(0, strength - 0.03)
        return (light * light + 1.8 * (a * a + b * b) - 0.8 * strength * strength + 8 * tooStrong * tooStrong)
            .squareRoot()
    }

    @Test("The table finds a color that is as near as the nearest, but for the table's own grain")
    func nearestIsNear() {
        var random = SplitMix(state: 5)
        var excess: Float = 0
        for _ in 0..<2000 {
            let color = RGB(hex: UInt32.random(in: 0...0xFFFFFF, using: &random))
            let lab = OKLab(color)
            let found = farness(OKLab(ColorPalette.xterm256.nearest(color)), lab)
            let best = (16..<256).map { farness(OKLab(ColorPalette.xtermColors[$0]), lab) }.min() ?? 0
            #expect(found - best < 0.03)
            excess += found - best
        }
        #expect(excess / 2000 < 0.001)
    }
}

@Suite("Dither")
struct DitherTests {
    @Test("The thresholds are each of 64 steps once")
    func thresholds() {
        let steps = Set(Dither.thresholds.map { Int((($0 + 0.5) * 64).rounded(.down)) })
        #expect(steps == Set(0..<64))
    }
}
