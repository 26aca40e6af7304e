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
