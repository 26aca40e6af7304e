import Drawing
import TerminalUI

/// What a text is for; the theme knows its colour.
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

/// Colours and attributes of everything but the pictures.
///
/// Roles, not colours, are named where something is drawn. With fewer colours the same roles hold: at 256 the
/// surfaces sit exactly on the terminal's greys, at 16 only inks are coloured and the terminal's own ground stays, and
/// in monochrome attributes alone speak.
package struct Theme: Hashable, Sendable {
    package enum Scheme: String, Hashable, Sendable, CaseIterable {
        case dark, light
    }

    package let scheme: Scheme
    package let depth: ColorDepth
    /// Whether block elements, stars and the like may be used.
    package let unicode: Bool

    package init(scheme: Scheme = .dark, depth: ColorDepth = .trueColor, unicode: Bool = true) {
        self.scheme = scheme
        self.depth = depth
        self.unicode = unicode
    }

    /// Whether surfaces differ by colour; where they do not, marks and attributes show what is chosen.
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

    /// Something solid, such as a gauge: an ink's colour, softened towards its ground since there is so much of it.
    package func bar(_ ink: Ink, on surface: Surface) -> CellStyle {
        guard depth == .trueColor else { return style(ink, on: surface) }
        return CellStyle(
            foreground: .rgb(RGB.mix(rgb(ink), rgb(surface), 0.22)), background: .rgb(rgb(surface)))
    }

    /// An empty cell of a surface.
    package func fill(_ surface: Surface) -> CellStyle { style(.text, on: surface) }

    /// The colour of a surface for what mixes its own colours, such as pictures on a card. In a terminal that keeps
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
            case .ground: RGB(hex: 0x12181B)
            case .panel: RGB(hex: 0x192124)
            case .raised: RGB(hex: 0x253136)
            case .chosen: RGB(hex: 0xA6D08C)
            }
        case (.light, .trueColor):
            switch surface {
            case .ground: RGB(hex: 0xFCFAF5)
            case .panel: RGB(hex: 0xF3F0E8)
            case .raised: RGB(hex: 0xE7E2D6)
            case .chosen: RGB(hex: 0x2F6B40)
            }
        case (.dark, _): RGB(hex: 0x000000)
        case (.light, _): RGB(hex: 0xFFFFFF)
        }
    }

    /// What portraits are drawn on: an even sky on which every plumage stands out, black and white included.
    package var portraitGround: RGB { RGB(hex: scheme == .dark ? 0x4F6B76 : 0xA8C8CC) }

    /// The colour of an ink where there are colours of ours.
    package func rgb(_ ink: Ink) -> RGB {
        switch scheme {
        case .dark:
            switch ink {
            case .text: RGB(hex: 0xE9EDE6)
            case .soft: RGB(hex: 0xB2BFB9)
            case .faint: RGB(hex: 0x8D9C96)
            case .accent: RGB(hex: 0xA6D08C)
            case .food: RGB(hex: 0xE9BC62)
            case .water: RGB(hex: 0x76BCE6)
            case .good: RGB(hex: 0x9FD3A0)
            case .warning: RGB(hex: 0xF2A860)
            case .danger: RGB(hex: 0xF4917F)
            case .gold: RGB(hex: 0xF4D06F)
            case .premium: RGB(hex: 0xC9AEF2)
            }
        case .light:
            switch ink {
            case .text: RGB(hex: 0x232C28)
            case .soft: RGB(hex: 0x434E49)
            case .faint: RGB(hex: 0x555E59)
            case .accent: RGB(hex: 0x2B663C)
            case .food: RGB(hex: 0x7E5200)
            case .water: RGB(hex: 0x175C88)
            case .good: RGB(hex: 0x2B6A3A)
            case .warning: RGB(hex: 0x8F4500)
            case .danger: RGB(hex: 0xA83226)
            case .gold: RGB(hex: 0x7A5600)
            case .premium: RGB(hex: 0x663BA2)
            }
        }
    }

    /// Hairlines stay far below text; they part, they are not read.
    private var lineColor: RGB {
        switch (scheme, depth) {
        case (.dark, .ansi256): RGB(hex: 0x3A3A3A)
        case (.light, .ansi256): RGB(hex: 0xBCBCBC)
        case (.dark, _): RGB(hex: 0x35434A)
        case (.light, _): RGB(hex: 0xCFC8B9)
        }
    }

    /// Sixteen colours or none: the terminal's own ground, its own colours or attributes.
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
