import Drawing

/// The purpose of a text, for which the theme has a color.
package enum Ink: Hashable, Sendable, CaseIterable {
    /// Names and important text.
    case text
    /// Secondary text.
    case soft
    /// Text that may be overlooked: counts, dates, hints.
    case faint
    /// The selection, and keys that can be pressed.
    case accent
    case food, water
    /// Success; a meal that a bird loved.
    case good
    /// Supplies that run low.
    case warning
    /// Empty supplies, failure.
    case danger
    /// Stars.
    case gold
    /// Premium food and passes.
    case premium
}

/// The background of a text.
package enum Surface: Hashable, Sendable, CaseIterable {
    /// The screen itself.
    case ground
    /// The sidebar, cards, sheets.
    case panel
    /// A selected card or row.
    case raised
    /// A button under the cursor, the mark of the current tab.
    case chosen
}

/// The colors and attributes of everything except pictures.
///
/// Drawing code names roles, not colors. The same roles hold with fewer colors: in 24 bits all of them are on the grid
/// that colors are rounded to (`RGB.quantised`), so a tint stays as it is; at 256 the surfaces are exactly the
/// terminal's grays; at 16 only inks are colored and the terminal's background stays; in monochrome there are only
/// attributes.
package struct Theme: Hashable, Sendable {
    package let scheme: ColorScheme
    package let palette: ThemePalette
    package let depth: ColorDepth
    /// Whether block elements, stars and the like may be used.
    package let unicode: Bool

    package init(
        scheme: ColorScheme = .dark, palette: ThemePalette = .standard, depth: ColorDepth = .trueColor,
        unicode: Bool = true
    ) {
        self.scheme = scheme
        self.palette = palette
        self.depth = palette == .sixteen && depth != .mono ? .ansi16 : depth
        self.unicode = unicode
    }

    /// Whether surfaces differ by color; where they do not, marks and attributes show the selection.
    package var hasSurfaces: Bool { depth == .trueColor || depth == .ansi256 }

    /// Returns the style of text of one kind on one surface.
    package func style(_ ink: Ink, on surface: Surface = .ground, _ attributes: CellAttributes = []) -> CellStyle {
        guard hasSurfaces else { return plainStyle(ink, on: surface, attributes) }
        let foreground = surface == .chosen ? rgb(.ground) : rgb(ink)
        return CellStyle(foreground: .rgb(foreground), background: .rgb(rgb(surface)), attributes: attributes)
    }

    /// Returns the style of hairlines and of the empty part of a gauge.
    package func line(on surface: Surface = .ground) -> CellStyle {
        switch depth {
        case .trueColor, .ansi256:
            CellStyle(foreground: .rgb(palette.line(scheme, depth)), background: .rgb(rgb(surface)))
        case .ansi16, .mono:
            CellStyle(attributes: palette == .highContrast ? [] : .dim)
        }
    }

    /// Returns the style of something solid, such as a gauge: an ink's color, softened toward its background since
    /// there is so much of it.
    package func bar(_ ink: Ink, on surface: Surface) -> CellStyle {
        guard depth == .trueColor else { return style(ink, on: surface) }
        return CellStyle(
            foreground: .rgb(RGB.mix(rgb(ink), rgb(surface), 0.22)), background: .rgb(rgb(surface)))
    }

    /// Returns the style of an empty cell of a surface.
    package func fill(_ surface: Surface) -> CellStyle { style(.text, on: surface) }

    /// Returns the color of a surface for what mixes its own colors, such as pictures on a card; in a terminal that
    /// keeps its own background, the likeliest one.
    package func rgb(_ surface: Surface) -> RGB { palette.rgb(surface, scheme, depth) }

    /// The background of portraits: an even sky on which every plumage stands out, black and white included. In a
    /// palette of 256 it is one of its colors: beside the nearest to the sky, a gray, every edge would have a seam. In one
    /// of 16 it is the blue that no bird wears: gray is that of edges and feet.
    package var portraitGround: RGB {
        switch depth {
        case .ansi256: RGB(hex: scheme == .dark ? 0x5F8787 : 0xAFD7D7)
        case .ansi16: RGB(hex: 0x0000EE)
        default: RGB(hex: scheme == .dark ? 0x4F6D73 : 0xAAC8CE)
        }
    }

    /// Returns the color of an ink; in 16 colors or none, where the terminal's own are used, the one of 24 bits.
    package func rgb(_ ink: Ink) -> RGB { palette.rgb(ink, scheme, depth) }

    /// The least contrast ratio of text and background as WCAG counts it, 4.5 or 7.
    package var contrast: Double { palette == .highContrast ? 7 : 4.5 }

    /// Returns a style for sixteen colors or none: the terminal's background, its own colors or attributes.
    private func plainStyle(_ ink: Ink, on surface: Surface, _ attributes: CellAttributes) -> CellStyle {
        var style = CellStyle(attributes: attributes)
        if surface == .chosen {
            style.attributes.insert(.reverse)
            return style
        }
        if depth == .ansi16, let color = palette.ansi(ink, scheme) { style.foreground = .rgb(color) }
        switch ink {
        case .faint: if palette != .highContrast { style.attributes.insert(.dim) }
        case .accent, .warning, .danger: style.attributes.insert(.bold)
        default: break
        }
        return style
    }
}
