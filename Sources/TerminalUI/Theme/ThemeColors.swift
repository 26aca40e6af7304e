import Drawing

/// The colors of the themes, one table each.
extension ThemePalette {
    /// Returns the color of an ink on the surfaces of a scheme, where the theme has colors of its own.
    func rgb(_ ink: Ink, _ scheme: ColorScheme, _ depth: ColorDepth) -> RGB {
        switch depth {
        case .trueColor: color(ink, scheme).quantised
        case .ansi256: rounded(ink, scheme) ?? color(ink, scheme)
        case .ansi16, .mono: color(ink, scheme)
        }
    }

    func color(_ ink: Ink, _ scheme: ColorScheme) -> RGB {
        switch (self, scheme) {
        case (.standard, .dark), (.sixteen, .dark): Self.dark(ink)
        case (.standard, .light), (.sixteen, .light): Self.light(ink)
        case (.highContrast, .dark): Self.highContrastDark(ink)
        case (.highContrast, .light): Self.highContrastLight(ink)
        case (.redGreen, .dark): Self.redGreenDark(ink) ?? Self.dark(ink)
        case (.redGreen, .light): Self.redGreenLight(ink) ?? Self.light(ink)
        case (.blueYellow, .dark): Self.blueYellowDark(ink) ?? Self.dark(ink)
        case (.blueYellow, .light): Self.blueYellowLight(ink) ?? Self.light(ink)
        }
    }

    private static func dark(_ ink: Ink) -> RGB {
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
    }

    private static func light(_ ink: Ink) -> RGB {
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

    /// Returns the color of an ink in high contrast on dark, one of the 256.
    private static func highContrastDark(_ ink: Ink) -> RGB {
        switch ink {
        case .text, .soft: RGB(hex: 0xFFFFFF)
        case .faint: RGB(hex: 0xD7D7D7)
        case .accent, .good: RGB(hex: 0xAFFF87)
        case .food, .gold: RGB(hex: 0xFFFF87)
        case .water: RGB(hex: 0x87D7FF)
        case .warning: RGB(hex: 0xFFAF5F)
        case .danger: RGB(hex: 0xFFAFAF)
        case .premium: RGB(hex: 0xD7D7FF)
        }
    }

    private static func highContrastLight(_ ink: Ink) -> RGB {
        switch ink {
        case .text, .soft: RGB(hex: 0x000000)
        case .faint: RGB(hex: 0x303030)
        case .accent, .water: RGB(hex: 0x00005F)
        case .good: RGB(hex: 0x005F00)
        case .food, .gold: RGB(hex: 0x5F0000)
        case .warning: RGB(hex: 0x870087)
        case .danger: RGB(hex: 0x870000)
        case .premium: RGB(hex: 0x5F00AF)
        }
    }

    private static func redGreenDark(_ ink: Ink) -> RGB? {
        switch ink {
        case .text, .soft, .faint, .food, .premium: nil
        case .accent, .good: RGB(hex: 0x9ECEFF)
        case .water: RGB(hex: 0x61AAF3)
        case .warning: RGB(hex: 0xFFF3AA)
        case .danger: RGB(hex: 0xF39E18)
        case .gold: RGB(hex: 0xFFE773)
        }
    }

    private static func redGreenLight(_ ink: Ink) -> RGB? {
        switch ink {
        case .text, .soft, .faint, .gold: nil
        case .accent, .good: RGB(hex: 0x00559E)
        case .food: RGB(hex: 0x795500)
        case .water: RGB(hex: 0x0000AA)
        case .warning: RGB(hex: 0x865500)
        case .danger: RGB(hex: 0x550C00)
        case .premium: RGB(hex: 0x552BAA)
        }
    }

    private static func blueYellowDark(_ ink: Ink) -> RGB? {
        switch ink {
        case .text, .soft, .faint: nil
        case .accent, .good: RGB(hex: 0x73E7DA)
        case .food: RGB(hex: 0xF3BCB0)
        case .water: RGB(hex: 0x49BCCE)
        case .warning: RGB(hex: 0xFFCEDA)
        case .danger: RGB(hex: 0xFF8679)
        case .gold: RGB(hex: 0xFFDADA)
        case .premium: RGB(hex: 0xE7AAE7)
        }
    }

    private static func blueYellowLight(_ ink: Ink) -> RGB? {
        switch ink {
        case .text, .soft, .faint: nil
        case .accent, .good: RGB(hex: 0x00615B)
        case .food: RGB(hex: 0x92374F)
        case .water: RGB(hex: 0x005567)
        case .warning: RGB(hex: 0x92004F)
        case .danger: RGB(hex: 0xB6000C)
        case .gold: RGB(hex: 0x863143)
        case .premium: RGB(hex: 0x6D3186)
        }
    }

    /// Returns the color of a surface at a depth; in a terminal that keeps its own background, the likeliest one.
    func rgb(_ surface: Surface, _ scheme: ColorScheme, _ depth: ColorDepth) -> RGB {
        switch (scheme, depth) {
        case (.dark, .mono), (.dark, .ansi16): return RGB(hex: 0x000000)
        case (.light, .mono), (.light, .ansi16): return RGB(hex: 0xFFFFFF)
        default: break
        }
        if self == .highContrast {
            let color = Self.highContrast(surface, scheme)
            return depth == .trueColor ? color.quantised : color
        }
        // The selection has the accent's color.
        if surface == .chosen, self != .standard { return rgb(.accent, scheme, depth) }
        switch (scheme, depth) {
        case (.dark, .ansi256):
            switch surface {
            case .ground: return RGB(hex: 0x121212)
            case .panel: return RGB(hex: 0x1C1C1C)
            case .raised: return RGB(hex: 0x303030)
            case .chosen: return RGB(hex: 0xAFD787)
            }
        case (.light, .ansi256):
            switch surface {
            case .ground: return RGB(hex: 0xFFFFFF)
            case .panel: return RGB(hex: 0xEEEEEE)
            case .raised: return RGB(hex: 0xDADADA)
            case .chosen: return RGB(hex: 0x005F00)
            }
        case (.dark, _):
            switch surface {
            case .ground: return RGB(hex: 0x121818)
            case .panel: return RGB(hex: 0x181E1E)
            case .raised: return RGB(hex: 0x243131)
            case .chosen: return RGB(hex: 0xA4CE8C)
            }
        case (.light, _):
            switch surface {
            case .ground: return RGB(hex: 0xFFFFF9)
            case .panel: return RGB(hex: 0xF3F3ED)
            case .raised: return RGB(hex: 0xE7E7DB)
            case .chosen: return RGB(hex: 0x316D43)
            }
        }
    }

    /// Returns the color of a surface in high contrast; on white the selection looks like a marker pen.
    private static func highContrast(_ surface: Surface, _ scheme: ColorScheme) -> RGB {
        switch (surface, scheme) {
        case (.ground, .dark): RGB(hex: 0x000000)
        case (.panel, .dark): RGB(hex: 0x080808)
        case (.raised, .dark): RGB(hex: 0x262626)
        case (.chosen, .dark): RGB(hex: 0xAFFF87)
        case (.ground, .light), (.panel, .light): RGB(hex: 0xFFFFFF)
        case (.raised, .light): RGB(hex: 0xFFFFD7)
        case (.chosen, .light): RGB(hex: 0x00005F)
        }
    }

    /// Returns the color of hairlines, far below text: they separate and are not read. In high contrast they are
    /// visible, too.
    func line(_ scheme: ColorScheme, _ depth: ColorDepth) -> RGB {
        switch (self, scheme, depth) {
        case (.highContrast, .dark, _): RGB(hex: 0x949494)
        case (.highContrast, .light, _): RGB(hex: 0x767676)
        case (_, .dark, .ansi256): RGB(hex: 0x3A3A3A)
        case (_, .light, .ansi256): RGB(hex: 0xBCBCBC)
        case (_, .dark, _): RGB(hex: 0x374349)
        case (_, .light, _): RGB(hex: 0xCEC8BC)
        }
    }

    /// Returns one of the classic sixteen colors as xterm has them; `nil` is the terminal's own ink. Colors that cannot
    /// be read on a likely background are not used: on white neither green nor yellow nor cyan.
    func ansi(_ ink: Ink, _ scheme: ColorScheme) -> RGB? {
        switch (self, scheme) {
        case (.highContrast, _): return nil
        case (.redGreen, .dark):
            return switch ink {
            case .text, .soft, .faint: nil
            case .accent, .good, .water: RGB(hex: 0x00CDCD)
            case .food, .gold, .warning: RGB(hex: 0xFFFF00)
            case .danger: RGB(hex: 0xCDCD00)
            case .premium: RGB(hex: 0xFF00FF)
            }
        case (.blueYellow, .dark):
            return switch ink {
            case .text, .soft, .faint: nil
            case .accent, .good, .water: RGB(hex: 0x00CDCD)
            case .food, .gold, .warning: RGB(hex: 0xFF00FF)
            case .danger: RGB(hex: 0xFF0000)
            case .premium: RGB(hex: 0xFF00FF)
            }
        case (_, .dark):
            return switch ink {
            case .text, .soft, .faint: nil
            case .accent, .good: RGB(hex: 0x00CD00)
            case .food, .gold: RGB(hex: 0xCDCD00)
            case .water: RGB(hex: 0x00CDCD)
            case .warning: RGB(hex: 0xFFFF00)
            case .danger: RGB(hex: 0xFF0000)
            case .premium: RGB(hex: 0xFF00FF)
            }
        case (_, .light):
            return switch ink {
            case .text, .soft, .faint, .food, .gold: nil
            case .accent, .good, .water: RGB(hex: 0x0000EE)
            case .warning, .premium: RGB(hex: 0xCD00CD)
            case .danger: RGB(hex: 0xCD0000)
            }
        }
    }
}
