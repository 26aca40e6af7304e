import Drawing
import Simulation

extension NamedColor {
    /// The color as birds wear it, in the hues of the original game's world.
    package var rgb: RGB {
        switch self {
        case .beige: RGB(hue: 28, saturation: 0.17, brightness: 0.94)
        case .black: RGB(hue: 285, saturation: 0, brightness: 0.29)
        case .blue: RGB(hue: 212, saturation: 0.43, brightness: 0.85)
        case .brown: RGB(hue: 28, saturation: 0.70, brightness: 0.54)
        case .darkBlue: RGB(hue: 212, saturation: 0.64, brightness: 0.80)
        case .gray: RGB(hue: 0, saturation: 0, brightness: 0.77)
        case .green: RGB(hue: 89, saturation: 0.53, brightness: 0.77)
        case .lightGreen: RGB(hue: 95, saturation: 0.25, brightness: 0.94)
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

extension Simulation.Palette {
    /// The colors by role, as the classes of a bird drawing name them. Shades are derived; eyes and feet stay as drawn.
    var roleColors: [String: RGB] {
        [
            "body": body.rgb, "wing": wing.rgb, "belly": belly.rgb, "accent": accent.rgb, "beak": beak.rgb,
            "head": head.rgb,
        ]
    }
}
