import Synchronization

extension ColorPalette {
    /// Returns the color of xterm's 256 that is best for a large calm area of `color`: its hue comes before its
    /// lightness, and a gray never replaces a hue.
    ///
    /// The nearest color by distance alone turns a soft blue into teal, then gray, then violet from row to row, since
    /// all of them are about as far away.
    package static func calmXterm(_ color: RGB) -> RGB {
        byHue(color, of: calmCandidates, darkest: 0, strength: 1.2, light: 1, hue: 4)
    }

    /// Returns the best of xterm's colors 16…255 for something with colors of its own, such as a bird: hue before
    /// lightness.
    ///
    /// A bird on the wing needs the same few colors in every picture, so they are cached.
    package static func hueXterm(_ color: RGB) -> RGB {
        found.withLock { found in
            if let known = found[color] { return known }
            let best = byHue(color, of: allCandidates, darkest: 0.38, strength: 2.4, light: 0.4, hue: 6)
            if found.count >= mostRemembered { found = [:] }
            found[color] = best
            return best
        }
    }

    private static let found = Mutex<[RGB: RGB]>([:])
    private static let mostRemembered = 1 << 12

    private static func byHue(
        _ color: RGB, of candidates: [(color: RGB, lab: OKLab, chroma: Float)], darkest: Float, strength: Float,
        light: Float, hue: Float
    ) -> RGB {
        let wanted = OKLab(color)
        let chroma = self.chroma(wanted)
        var best = (error: Float.infinity, color: color)
        for candidate in candidates {
            let stronger = candidate.chroma - chroma
            // For a nearly black color, a gray is nearer than a strong red.
            if chroma > 0.012, candidate.chroma < 0.012, wanted.lightness > darkest { continue }
            let (a, b) = (candidate.lab.a - wanted.a, candidate.lab.b - wanted.b)
            let turn = max(0, a * a + b * b - stronger * stronger)
            let way = candidate.lab.lightness - wanted.lightness
            let error = light * way * way + hue * turn + strength * stronger * stronger
            if error < best.error { best = (error, candidate.color) }
        }
        return best.color
    }

    /// The colors of skies, chosen by hand, in fair weather and in foul, from night to noon. Greenish grays are not
    /// among them.
    private static let skies: [Int] = [
        // Night and dusk.
        16, 17, 18, 54, 60, 61, 96, 97, 98, 104, 139, 140, 146, 147, 176, 182, 183, 188, 189,
        // Sunset and sunrise.
        131, 132, 138, 173, 174, 175, 180, 181, 187, 194, 210, 211, 212, 215, 216, 217, 218, 222, 223, 224, 228, 229,
        230,
        // Day, clear and veiled.
        67, 68, 74, 75, 103, 110, 111, 117, 123, 153, 159, 189, 195, 231,
        // Grays.
        234, 236, 238, 240, 242, 244, 246, 248, 250, 252, 254,
    ]

    private static let calmCandidates = skies.map(candidate)
    private static let allCandidates = (16..<256).map(candidate)

    private static func candidate(_ index: Int) -> (color: RGB, lab: OKLab, chroma: Float) {
        let color = xtermColors[index]
        let lab = OKLab(color)
        return (color, lab, chroma(lab))
    }

    private static func chroma(_ lab: OKLab) -> Float { (lab.a * lab.a + lab.b * lab.b).squareRoot() }
}
