import Drawing
import TestSupport
import Testing

@testable import TerminalUI

@Suite struct ThemeTests {
    /// What the style names of the other goldens stand for: every ink, line and bar on the ground, and every surface, in
    /// all palettes at all color depths.
    @Test func everyStyleOfEveryTheme() {
        var text = ""
        for palette in ThemePalette.allCases {
            for scheme in ColorScheme.allCases {
                text += "--- \(palette) \(scheme)\n"
                let legends = ColorDepth.allCases.map {
                    StyleNames(Theme(scheme: scheme, palette: palette, depth: $0)).legend
                }
                for index in legends[0].indices {
                    let name = legends[0][index].name
                    guard !name.contains("/") || name.hasPrefix("text/") else { continue }
                    text += "\(name): \(legends.map { $0[index].style.summary }.joined(separator: ", "))\n"
                }
            }
        }
        Golden.expect(text, "themes")
    }
}
