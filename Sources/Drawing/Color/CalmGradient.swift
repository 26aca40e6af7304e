extension ColorPalette {
    /// The color of xterm's 256 that stands best for a large calm area of `color`: its hue comes before its lightness,
    /// and a gray stands for nothing that has a hue.
    ///
    /// The nearest one by distance alone turns a soft blue into teal, then gray, then violet from row to row, since all
    /// of them are about as far away.
    package static func calmXterm(_ color: RGB) -> RGB {
        let wanted = OKLab(color)
        let chroma = self.chroma(wanted)
        var best = (error: Float.infinity, color: color)
        for candidate in calmCandidates {
            let strength = candidate.chroma - chroma
            if chroma > 0.012, candidate.chroma < 0.012 { continue }
            let (a, b) = (candidate.lab.a - wanted.a, candidate.lab.b - wanted.b)
            let hue = max(0, a * a + b * b - strength * strength)
            let light = candidate.lab.lightness - wanted.lightness
            let error = light * light + 4 * hue + 1.2 * strength * strength
            if error < best.error { best = (error, candidate.color) }
        }
        return best.color
    }

    private static let calmCandidates: [(color: RGB, lab: OKLab, chroma: Float)] = xtermColors[16...].map { color in
        let lab = OKLab(color)
        return (color, lab, chroma(lab))
    }

    private static func chroma(_ lab: OKLab) -> Float { (lab.a * lab.a + lab.b * lab.b).squareRoot() }
}

extension Canvas {
    /// Takes the rows of a gradient that has just been drawn to the colors that a palette of 256 has for calm areas.
    package mutating func calm(rows: Range<Int>) {
        let rows = rows.clamped(to: 0..<height)
        guard width > 0, !rows.isEmpty else { return }
        var colors = rows.map { ColorPalette.calmXterm(RGB(linear: self[0, $0])) }
        // A thin stripe of another color within a band would be seen before anything else.
        var start = 0
        while start < colors.count {
            let end = colors[start...].firstIndex { $0 != colors[start] } ?? colors.count
            if start > 0, end < colors.count, colors[start - 1] == colors[end], end - start < rows.count / 4 {
                for row in start..<end { colors[row] = colors[end] }
            }
            start = end
        }
        for (y, color) in zip(rows, colors) {
            let pixel = color.linear
            for x in 0..<width { self[x, y] = pixel }
        }
    }
}
