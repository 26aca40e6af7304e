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
    package let depth: ColorDepth
    /// Whether block elements, stars and the like may be used.
    package let unicode: Bool

    package init(scheme: ColorScheme = .dark, depth: ColorDepth = .trueColor, unicode: Bool = true) {
        self.scheme = scheme
        self.depth = depth
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
            CellStyle(foreground: .rgb(lineColor), background: .rgb(rgb(surface)))
        case .ansi16, .mono:
            CellStyle(attributes: .dim)
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
    package func rgb(_ surface: Surface) -> RGB {
        switch (scheme, depth) {
        case (.dark, .ansi256):
            switch surface {
            case .ground: RGB(hex: 0x121212)
            case .panel: RGB(hex: 0x1C1C1C)
            case .raised: RGB(hex: 0x303030)
            case .chosen: RGB(hex: 0xAFD787)
            }
        case (.light, .ansi256):
            switch surface {
            case .ground: RGB(hex: 0xFFFFFF)
            case .panel: RGB(hex: 0xEEEEEE)
            case .raised: RGB(hex: 0xDADADA)
            case .chosen: RGB(hex: 0x005F00)
            }
        case (.dark, .trueColor):
            switch surface {
            case .ground: RGB(hex: 0x121818)
            case .panel: RGB(hex: 0x181E1E)
            case .raised: RGB(hex: 0x243131)
            case .chosen: RGB(hex: 0xA4CE8C)
            }
        case (.light, .trueColor):
            switch surface {
            case .ground: RGB(hex: 0xFFFFF9)
            case .panel: RGB(hex: 0xF3F3ED)
            case .raised: RGB(hex: 0xE7E7DB)
            case .chosen: RGB(hex: 0x316D43)
            }
        case (.dark, _): RGB(hex: 0x000000)
        case (.light, _): RGB(hex: 0xFFFFFF)
        }
    }

    /// What portraits are drawn on: an even sky on which every plumage stands out, black and white included.
    package var portraitGround: RGB { RGB(hex: scheme == .dark ? 0x4F6D73 : 0xAAC8CE) }

    /// The color of an ink where there are colors of ours.
    package func rgb(_ ink: Ink) -> RGB {
        switch scheme {
        case .dark:
            switch ink {
            case .text: RGB(hex: 0xE7EDE7)
            case .soft: RGB(hex: 0xB0BCB6)
            case .faint: RGB(hex: 0x8C9E98)
            case .accent: RGB(hex: 0xA4CE8C)
            case .food: RGB(hex: 0xE7BC61)
            case .water: RGB(hex: 0x73BCE7)
            case .good: RGB(hex: 0x9ED59E)
            case .warning: RGB(hex: 0xF3AA61)
            case .danger: RGB(hex: 0xF39280)
            case .gold: RGB(hex: 0xF3CE6D)
            case .premium: RGB(hex: 0xC8B0F3)
            }
        case .light:
            switch ink {
            case .text: RGB(hex: 0x242B2B)
            case .soft: RGB(hex: 0x434F49)
            case .faint: RGB(hex: 0x555B5B)
            case .accent: RGB(hex: 0x2B673D)
            case .food: RGB(hex: 0x805500)
            case .water: RGB(hex: 0x185B86)
            case .good: RGB(hex: 0x2B673D)
            case .warning: RGB(hex: 0x924300)
            case .danger: RGB(hex: 0xAA3124)
            case .gold: RGB(hex: 0x795500)
            case .premium: RGB(hex: 0x673DA4)
            }
        }
    }

    /// Hairlines stay far below text; they part, they are not read.
    private var lineColor: RGB {
        switch (scheme, depth) {
        case (.dark, .ansi256): RGB(hex: 0x3A3A3A)
        case (.light, .ansi256): RGB(hex: 0xBCBCBC)
        case (.dark, _): RGB(hex: 0x374349)
        case (.light, _): RGB(hex: 0xCEC8BC)
        }
    }

    /// Sixteen colors or none: the terminal's own ground, its own colors or attributes.
    private func plainStyle(_ ink: Ink, on surface: Surface, _ attributes: CellAttributes) -> CellStyle {
        var style = CellStyle(attributes: attributes)
        if surface == .chosen {
            style.attributes.insert(.reverse)
            return style
        }
        if depth == .ansi16, let color = ansi(ink) { style.foreground = .rgb(color) }
        switch ink {
        case .faint: style.attributes.insert(.dim)
        case .accent, .warning, .danger: style.attributes.insert(.bold)
        default: break
        }
        return style
    }

    /// The classic sixteen, as xterm has them; `nil` is the terminal's own ink.
    private func ansi(_ ink: Ink) -> RGB? {
        let bright = scheme == .dark
        switch ink {
        case .text, .soft, .faint: return nil
        case .accent, .good: return RGB(hex: 0x00CD00)
        case .food, .gold: return RGB(hex: 0xCDCD00)
        case .water: return RGB(hex: bright ? 0x00CDCD : 0x0000EE)
        case .warning: return RGB(hex: bright ? 0xFFFF00 : 0xCD00CD)
        case .danger: return RGB(hex: bright ? 0xFF0000 : 0xCD0000)
        case .premium: return RGB(hex: 0xCD00CD)
        }
    }
}
