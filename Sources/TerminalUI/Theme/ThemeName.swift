import Drawing

/// The colors that words are set in, beyond light and dark.
package enum ThemePalette: Hashable, Sendable, CaseIterable {
    case standard
    /// Words stand out at least 7 to 1.
    case highContrast
    /// What is well, low and out is told apart by blue and yellow, and by how light it is.
    case redGreen
    /// The same by red and green.
    case blueYellow
    /// The terminal's own colors, as the player has set them.
    case sixteen
}

/// The themes that can be asked for, by their names in files and on the command line.
package enum ThemeName: String, Hashable, Sendable, CaseIterable {
    case dark, light
    case highContrast = "high-contrast"
    case redGreen = "red-green"
    case blueYellow = "blue-yellow"
    case sixteen

    /// `nil`: whichever goes with the terminal's own ground.
    package var scheme: ColorScheme? {
        switch self {
        case .dark: .dark
        case .light: .light
        case .highContrast, .redGreen, .blueYellow, .sixteen: nil
        }
    }

    package var palette: ThemePalette {
        switch self {
        case .dark, .light: .standard
        case .highContrast: .highContrast
        case .redGreen: .redGreen
        case .blueYellow: .blueYellow
        case .sixteen: .sixteen
        }
    }
}

extension Theme {
    /// - Parameters:
    ///   - name: as it was asked for; `nil` or an unknown one goes with the ground.
    ///   - ground: what the terminal's own is like.
    package init(name: String?, ground: ColorScheme, depth: ColorDepth, unicode: Bool) {
        let name = name.flatMap(ThemeName.init)
        self.init(
            scheme: name?.scheme ?? ground, palette: name?.palette ?? .standard, depth: depth, unicode: unicode)
    }
}
