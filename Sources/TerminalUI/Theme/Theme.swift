import Drawing

/// What a text is for; the theme knows its color.
package enum Ink: Hashable, Sendable, CaseIterable {
    /// Names and what matters.
    case text
    /// Words beside it.
    case soft
    /// Words that may be overlooked: counts, dates, hints.
    case faint
    /// What is chosen, and keys that can be pressed.
    case accent
    case food, water
    /// It went well; a bird loved it.
    case good
    /// Running low.
    case warning
    /// Empty; it went wrong.
    case danger
    /// Stars.
    case gold
    /// Premium food and passes.
    case premium
}

/// What a text lies on.
package enum Surface: Hashable, Sendable, CaseIterable {
    /// The screen itself.
    case ground
    /// Sidebar, cards, sheets.
    case panel
    /// A card or row that is chosen.
    case raised
    /// A button under the cursor, the current tab's mark.
    case chosen
}

/// Colors and attributes of everything but the pictures.
///
/// Roles, not colors, are named where something is drawn. With fewer colors the same roles hold: in 24 bits all of
/// them sit on the grid that colors are rounded to (`RGB.quantised`), so that a tint stays the tint it is; at 256 the
/// surfaces sit exactly on the terminal's grays; at 16 only inks are colored and the terminal's own ground stays; in
/// monochrome attributes alone speak.
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

    /// Whether surfaces differ by color; where they do not, marks and attributes show what is chosen.
    package var hasSurfaces: Bool { depth == .trueColor || depth == .ansi256 }

    /// Text of one kind on one surface.
    package func style(_ ink: Ink, on surface: Surface = .ground, _ attributes: CellAttributes = []) -> CellStyle {
        guard hasSurfaces else { return plainStyle(ink, on: surface, attributes) }
        let foreground = surface == .chosen ? rgb(.ground) : rgb(ink)
        return CellStyle(foreground: .rgb(foreground), background: .rgb(rgb(surface)), attributes: attributes)
    }

    /// Hairlines, and the part of a gauge that is used up.
    package func line(on surface: Surface = .ground) -> CellStyle {
        switch depth {
        case .trueColor, .ansi256:
            CellStyle(foreground: .rgb(palette.line(scheme, depth)), background: .rgb(rgb(surface)))
        case .ansi16, .mono:
            CellStyle(attributes: palette == .highContrast ? [] : .dim)
        }
    }

    /// Something solid, such as a gauge: an ink's color, softened toward its ground since there is so much of it.
    package func bar(_ ink: Ink, on surface: Surface) -> CellStyle {
        guard depth == .trueColor else { return style(ink, on: surface) }
        return CellStyle(
            foreground: .rgb(RGB.mix(rgb(ink), rgb(surface), 0.22)), background: .rgb(rgb(surface)))
    }

    /// An empty cell of a surface.
    package func fill(_ surface: Surface) -> CellStyle { style(.text, on: surface) }

    /// The color of a surface for what mixes its own colors, such as pictures on a card. In a terminal that keeps
    /// its own ground it is the likeliest one.
    package func rgb(_ surface: Surface) -> RGB { palette.rgb(surface, scheme, depth) }

    /// What portraits are drawn on: an even sky on which every plumage stands out, black and white included.
    /// In a palette of 256 a color of it: beside the nearest to the sky, a gray, every edge would have a seam.
    package var portraitGround: RGB {
        switch depth {
        case .ansi256: RGB(hex: scheme == .dark ? 0x5F8787 : 0xAFD7D7)
        default: RGB(hex: scheme == .dark ? 0x4F6D73 : 0xAAC8CE)
        }
    }

    /// The color of an ink where there are colors of ours.
    package func rgb(_ ink: Ink) -> RGB { palette.rgb(ink, scheme, depth) }

    /// How much text stands out from what it lies on, at least, as WCAG counts it.
    package var contrast: Double { palette == .highContrast ? 7 : 4.5 }

    /// Sixteen colors or none: the terminal's own ground, its own colors or attributes.
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
