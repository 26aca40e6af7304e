/// The symbols in texts, each one column wide, with a plain form for terminals without Unicode.
package struct Symbols: Hashable, Sendable {
    package let unicode: Bool

    package init(unicode: Bool) {
        self.unicode = unicode
    }

    package var star: Character { unicode ? "★" : "*" }
    package var noStar: Character { unicode ? "☆" : "." }
    package var first: Character { unicode ? "✦" : "!" }
    package var food: Character { unicode ? "◆" : "%" }
    package var water: Character { unicode ? "≈" : "~" }
    package var dot: Character { unicode ? "●" : "o" }
    package var ring: Character { unicode ? "○" : "." }
    package var separator: Character { unicode ? "·" : "-" }
    package var heart: Character { unicode ? "♥" : "v" }
    package var check: Character { unicode ? "✓" : "+" }
    package var cross: Character { unicode ? "✗" : "x" }
    package var note: Character { unicode ? "♪" : "~" }
    package var bar: Character { unicode ? "▎" : ">" }
    package var hairline: Character { unicode ? "─" : "-" }
    package var heavyLine: Character { unicode ? "━" : "=" }
    package var vertical: Character { unicode ? "│" : "|" }
    package var right: Character { unicode ? "›" : ">" }
    package var left: Character { unicode ? "‹" : "<" }
    package var up: Character { unicode ? "↑" : "^" }
    package var down: Character { unicode ? "↓" : "v" }
    package var ellipsis: Character { unicode ? "…" : "~" }
}
