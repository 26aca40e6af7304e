import Drawing

extension ColorDepth {
    /// Returns the nearest color that text can have on all `grounds` once a terminal of this depth has rounded it;
    /// where none reaches `ratio`, the one with the most contrast.
    func readable(_ color: RGB, on grounds: [RGB], ratio: Double) -> RGB {
        func worst(_ color: RGB) -> Double { grounds.map(color.contrast(with:)).min() ?? 21 }
        let colors: ArraySlice<RGB>
        switch self {
        case .mono: return color
        case .trueColor:
            // Rounding to the grid of colors may cost a little contrast.
            return worst(color.quantised) >= ratio
                ? color.quantised : color.readable(on: grounds, ratio: ratio + 0.4).quantised
        case .ansi16: colors = ColorPalette.xtermColors[0..<16]
        // The player may have changed the first sixteen.
        case .ansi256: colors = ColorPalette.xtermColors[16..<256]
        }
        let lab = OKLab(color)
        var nearest: (color: RGB, distance: Float)?
        for color in colors {
            let distance = OKLab(color).distance(to: lab)
            // Contrast is more expensive to compute than distance.
            guard distance < nearest?.distance ?? .infinity, worst(color) >= ratio else { continue }
            nearest = (color, distance)
        }
        return nearest?.color ?? colors.max { worst($0) < worst($1) } ?? color
    }
}

extension Theme {
    /// Returns the color nearest to `color` in which text can be read on a picture's color `ground`.
    package func readable(_ color: RGB, on ground: RGB) -> RGB { depth.readable(color, on: [ground], ratio: contrast) }
}

extension ThemePalette {
    /// Returns an ink as one of 256 colors that can be read on every surface.
    func rounded(_ ink: Ink, _ scheme: ColorScheme) -> RGB? {
        guard let palette = Self.allCases.firstIndex(of: self), let place = ColorScheme.allCases.firstIndex(of: scheme)
        else { return nil }
        return Self.rounded[palette * ColorScheme.allCases.count + place][ink]
    }

    /// The rounded inks by theme and scheme, computed on demand: a screen shows one theme.
    private static let rounded = LazyTable(count: allCases.count * ColorScheme.allCases.count) { index in
        let (palette, scheme) = (
            allCases[index / ColorScheme.allCases.count], ColorScheme.allCases[index % ColorScheme.allCases.count]
        )
        let grounds = [Surface.ground, .panel, .raised].map { palette.rgb($0, scheme, .ansi256) }
        let ratio = palette == .highContrast ? 7 : 4.5
        return Dictionary(
            uniqueKeysWithValues: Ink.allCases.map { ink in
                let color = palette.color(ink, scheme)
                return (ink, ColorDepth.ansi256.readable(color, on: grounds, ratio: ratio))
            })
    }
}
