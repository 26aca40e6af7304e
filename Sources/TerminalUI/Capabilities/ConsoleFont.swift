/// The glyphs of the Linux console's font: at most 512, and half blocks are seldom among them.
package struct ConsoleFont: Hashable, Sendable {
    private let points: Set<UInt32>

    /// - Parameter points: the code points that the font has a glyph for.
    package init(points: some Sequence<UInt32>) { self.points = Set(points) }

    private func has(_ glyph: Character) -> Bool {
        glyph.unicodeScalars.count == 1 && glyph.unicodeScalars.allSatisfy { points.contains($0.value) }
    }

    /// True if the font has half blocks, the full block and all three shades, which pictures in half blocks need.
    package var hasHalfBlocks: Bool { "▀▄█░▒▓".allSatisfy(has) }

    /// Returns the glyph to draw for one: itself, one like it that the font has, or an ASCII character.
    package func glyph(for glyph: Character) -> Character {
        if glyph.isASCII || has(glyph) { return glyph }
        return Self.alike[glyph].flatMap { $0.first(where: has) } ?? ASCIIFallback.glyph(for: glyph)
    }

    /// The glyphs to take for one that is missing, the best first.
    private static let alike: [Character: String] = [
        "◆": "♦", "▎": "▌┃│", "▕": "▐│", "▓": "▒", "━": "─", "┃": "│", "╭": "┌", "╮": "┐", "╰": "└", "╯": "┘",
        "●": "•", "◌": "○", "✓": "√", "✗": "×", "★": "☼", "≈": "∼", "▸": "►›", "◂": "◄‹", "▴": "▲↑", "▾": "▼↓",
        "·": "∙•",
    ]
}
