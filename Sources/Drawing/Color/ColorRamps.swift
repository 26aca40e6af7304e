/// Hand-chosen colors for the things of a yard in the dark, in a palette of sixteen, and for birds in one of 256.
///
/// Of sixteen colors the nearest to a dark soft color is always a gray, and bath, lawn and leaves become one. Here each
/// family of hues has its own row of colors, dark to light, a little lighter than true, with the hue kept; grays stay
/// gray.
package struct ColorRamps: Hashable, Sendable {
    package enum Hour: Hashable, Sendable {
        case day, dusk, night
    }

    /// The kind of thing that has a color: the wide ground is calmer than things on it, and a bird keeps its own colors
    /// by night.
    package enum Material: Hashable, Sendable {
        case ground, thing, bird
    }

    package let hour: Hour
    package let material: Material

    package init(_ hour: Hour, _ material: Material) {
        (self.hour, self.material) = (hour, material)
    }

    /// Returns the color of the palette for a daytime color.
    /// - Parameter lit: the same color in the light of the hour, which a bird keeps.
    package func color(for color: RGB, lit: Pixel) -> RGB {
        if material == .bird || hour == .day { return ColorPalette.hueXterm(Self.restored(lit, to: color)) }
        let lab = OKLab(color)
        let ramp = ramp(for: lab)
        let place = ramp.dropLast().firstIndex { lab.lightness < $0.below } ?? ramp.count - 1
        return ColorPalette.xtermColors[ramp[place].index]
    }

    /// Keeps the light of a low sun or a clouded sky from taking a bird's color away; of few colors the next is far.
    private static func restored(_ lit: Pixel, to color: RGB) -> RGB {
        var lab = OKLab(linear: lit)
        let share = min(1.2, max(1, OKLab(color).chroma / max(lab.chroma, 0.001)))
        lab.lanes *= SIMD4(1, share, share, 0)
        return lab.rgb
    }

    /// A color of the palette for colors darker by day than `below`.
    private typealias Step = (below: Float, index: Int)

    private func ramp(for lab: OKLab) -> [Step] {
        let chroma = lab.chroma
        switch material {
        case .ground:
            // Paving is sand, or it would be as gray as a bath of stone.
            if chroma < 0.05, lab.b < 0.5 * chroma {
                return hour == .night ? [(0.80, 238), (2, 242)] : [(0.76, 240), (0.86, 244), (2, 248)]
            }
            // Wood and sand, then lawns.
            if lab.a > -0.02 { return hour == .night ? [(0.78, 94), (2, 137)] : [(0.78, 95), (2, 138)] }
            return hour == .night ? [(0.82, 22), (2, 65)] : [(0.70, 22), (0.80, 65), (2, 108)]
        case .thing, .bird:
            if chroma < 0.022 {
                return hour == .night
                    ? [(0.40, 236), (0.54, 59), (0.66, 102), (0.80, 103), (2, 146)]
                    : [(0.45, 59), (0.65, 102), (0.82, 145), (2, 188)]
            }
            // Cream and sand would become a strong yellow.
            if chroma < 0.065, lab.b > 0.5 * chroma, lab.lightness > 0.6 {
                return hour == .night ? [(0.72, 95), (0.86, 138), (2, 181)] : [(0.72, 138), (0.86, 180), (2, 187)]
            }
            return hour == .night ? night(lab) : dusk(lab)
        }
    }

    /// Returns the row for a color by the part of the hue circle that it lies in, by the signs and sizes of a and b.
    private func night(_ lab: OKLab) -> [Step] {
        switch family(lab) {
        case .red: [(0.66, 95), (0.76, 131), (2, 138)]
        case .orange: [(0.66, 94), (0.86, 137), (2, 180)]
        case .yellow: [(0.45, 58), (0.74, 100), (0.88, 143), (2, 186)]
        case .green: [(0.60, 22), (0.78, 65), (2, 108)]
        case .blue: [(0.45, 17), (0.62, 24), (0.74, 31), (0.86, 74), (2, 117)]
        case .violet: [(0.48, 53), (0.72, 97), (0.86, 140), (2, 146)]
        case .pink: [(0.45, 53), (0.68, 133), (0.82, 175), (2, 182)]
        }
    }

    private func dusk(_ lab: OKLab) -> [Step] {
        switch family(lab) {
        case .red: [(0.45, 88), (0.62, 131), (0.72, 167), (2, 174)]
        case .orange: [(0.45, 94), (0.66, 130), (0.84, 173), (2, 216)]
        case .yellow: [(0.45, 94), (0.72, 136), (0.86, 179), (2, 222)]
        case .green: [(0.50, 22), (0.66, 65), (0.80, 71), (2, 150)]
        case .blue: [(0.45, 18), (0.62, 25), (0.74, 68), (0.86, 111), (2, 153)]
        case .violet: [(0.42, 54), (0.66, 97), (0.84, 140), (2, 183)]
        case .pink: [(0.45, 89), (0.68, 168), (0.82, 211), (2, 218)]
        }
    }

    private enum Family {
        case red, orange, yellow, green, blue, violet, pink
    }

    /// Returns the family of a color by the tangents of hues that lie between: 50°, 75°, 110°, 175°, 285° and 340° of
    /// OKLab's circle.
    private func family(_ lab: OKLab) -> Family {
        let (a, b) = (lab.a, lab.b)
        if b >= 0, a > 0 {
            if b < 1.19 * a { return b < 0.1 * a ? .pink : .red }
            return b < 3.7 * a ? .orange : .yellow
        }
        if b >= 0 { return b > -2.75 * a ? .yellow : .green }
        if a <= 0 { return b > 0.09 * a ? .green : .blue }
        return b < -3.7 * a ? .blue : b < -0.36 * a ? .violet : .pink
    }
}
