import Drawing

/// The colors of texts, beyond light and dark.
package enum ThemePalette: Hashable, Sendable, CaseIterable {
    case standard
    /// Text has a contrast of at least 7 to 1.
    case highContrast
    /// Good, low and empty are told apart by blue and yellow, and by lightness, for players who confuse red and green.
    case redGreen
    /// Good, low and empty are told apart by red and green, and by lightness, for players who confuse blue and yellow.
    case blueYellow
    /// The terminal's own colors, as the player has set them.
    case sixteen
}

/// The themes by their names in files and on the command line.
package enum ThemeName: String, Hashable, Sendable, CaseIterable {
    case dark, light
    case highContrast = "high-contrast"
    case highContrastDark = "high-contrast-dark"
    case highContrastLight = "high-contrast-light"
    case redGreen = "red-green"
    case blueYellow = "blue-yellow"
    case sixteen

    /// The background that the theme is for; `nil` matches the terminal's own.
    package var scheme: ColorScheme? {
        switch self {
        case .dark, .highContrastDark: .dark
        case .light, .highContrastLight: .light
        case .highContrast, .redGreen, .blueYellow, .sixteen: nil
        }
    }

    package var palette: ThemePalette {
        switch self {
        case .dark, .light: .standard
        case .highContrast, .highContrastDark, .highContrastLight: .highContrast
        case .redGreen: .redGreen
        case .blueYellow: .blueYellow
        case .sixteen: .sixteen
        }
    }
}

extension Theme {
    /// - Parameters:
    /// - name: the requested name; `nil` or an unknown one matches the background.
    /// - ground: the terminal's background.
    package init(name: String?, ground: ColorScheme, depth: ColorDepth, unicode: Bool) {
        let name = name.flatMap(ThemeName.init)
        self.init(
            scheme: name?.scheme ?? ground, palette: name?.palette ?? .standard, depth: depth, unicode: unicode)
    }
}
