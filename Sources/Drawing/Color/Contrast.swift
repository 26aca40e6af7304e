extension RGB {
    /// Returns WCAG 2's contrast ratio, 1…21.
    package func contrast(with other: RGB) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Returns this color if it can be read on all `backgrounds`, else the nearest lighter or darker one of its hue
    /// that can; where none reaches `ratio` on every background, black or white, whichever has more contrast.
    package func readable(on backgrounds: [RGB], ratio: Double = 4.5) -> RGB {
        func worst(_ color: RGB) -> Double { backgrounds.map(color.contrast(with:)).min() ?? 21 }
        if worst(self) >= ratio { return self }
        let lab = OKLab(self)
        for step in 1...50 {
            let distance = Float(step) * 0.02
            for lightness in [lab.lightness + distance, lab.lightness - distance]
            where lightness >= 0 && lightness <= 1 {
                // Toward black and white a screen has less chroma.
                let room = min(1, min(lightness, 1 - lightness) / max(0.05, min(lab.lightness, 1 - lab.lightness)))
                let candidate = OKLab(lightness: lightness, a: lab.a * room, b: lab.b * room).rgb
                if worst(candidate) >= ratio { return candidate }
            }
        }
        let (black, white) = (RGB(0, 0, 0), RGB(255, 255, 255))
        return worst(white) >= worst(black) ? white : black
    }

    package func readable(on background: RGB, ratio: Double = 4.5) -> RGB {
        readable(on: [background], ratio: ratio)
    }
}
