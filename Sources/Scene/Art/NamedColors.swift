import Drawing
import Simulation

extension NamedColor {
    /// The colour as birds wear it. Hues are those of the world the game is built after.
    package var rgb: RGB {
        switch self {
        case .beige: RGB(hue: 28, saturation: 0.17, brightness: 0.94)
        case .black: RGB(hue: 285, saturation: 0, brightness: 0.29)
        case .blue: RGB(hue: 212, saturation: 0.43, brightness: 0.85)
        case .brown: RGB(hue: 28, saturation: 0.70, brightness: 0.54)
        case .darkBlue: RGB(hue: 212, saturation: 0.64, brightness: 0.80)
        case .gray: RGB(hue: 0, saturation: 0, brightness: 0.77)
        case .green: RGB(hue: 89, saturation: 0.53, brightness: 0.77)
        case .lightGreen: RGB(hue: 90, saturation: 0.13, brightness: 0.95)
        case .lightPurple: RGB(hue: 283, saturation: 0.37, brightness: 0.90)
        case .orange: RGB(hue: 30, saturation: 0.81, brightness: 0.94)
        case .pink: RGB(hue: 327, saturation: 0.48, brightness: 0.91)
        case .purple: RGB(hue: 283, saturation: 0.61, brightness: 0.86)
        case .red: RGB(hue: 353, saturation: 0.75, brightness: 0.87)
        case .teal: RGB(hue: 166, saturation: 0.64, brightness: 0.77)
        case .white: RGB(hue: 0, saturation: 0, brightness: 0.96)
        case .yellow: RGB(hue: 37, saturation: 0.68, brightness: 0.94)
        }
    }
}

/// Turns the roles of a bird drawing into the colours of one palette.
package struct Plumage: Hashable, Sendable {
    package let palette: Palette

    package init(_ palette: Palette) {
        self.palette = palette
    }

    /// The colour of a shape by its classes: a role, then perhaps `shade`, `light` or `deep`.
    /// `nil` where the drawing's own colour stays: eyes and feet.
    package func color(classes: [String]) -> RGB? {
        guard let role = classes.first else { return nil }
        let base: NamedColor
        switch role {
        case "body": base = palette.body
        case "wing": base = palette.wing
        case "belly": base = palette.belly
        case "accent": base = palette.accent
        case "beak": base = palette.beak
        case "head": base = palette.head
        default: return nil
        }
        return classes.dropFirst().reduce(base.rgb) { color, modifier in Self.modified(color, by: modifier) }
    }

    /// A step darker and cooler (`shade`), much darker (`deep`) or lighter (`light`).
    private static func modified(_ color: RGB, by modifier: String) -> RGB {
        switch modifier {
        case "shade": RGB.mix(color.lightened(by: -0.11), RGB(hex: 0x3A2C66), 0.10)
        case "deep": RGB.mix(color.lightened(by: -0.20), RGB(hex: 0x2A1F4D), 0.26)
        // What is white already cannot get lighter; a black bird still needs a visible edge.
        case "light": RGB.mix(color.lightened(by: 0.10), RGB(hex: 0xFFFFFF), 0.18)
        default: color
        }
    }
}
