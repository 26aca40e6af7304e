/// What colors a cell's glyph or ground: the terminal's own, or one of ours.
package enum CellColor: Hashable, Sendable {
    /// The terminal's default foreground or background.
    case standard
    case rgb(RGB)
}

/// How a cell's glyph is set, beyond its colors.
package struct CellAttributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Plainly: what the library has for all raw values is looked up for each of thousands of cells.
    package static func == (a: Self, b: Self) -> Bool { a.rawValue == b.rawValue }

    package static let bold = CellAttributes(rawValue: 1 << 0)
    package static let dim = CellAttributes(rawValue: 1 << 1)
    package static let italic = CellAttributes(rawValue: 1 << 2)
    package static let underline = CellAttributes(rawValue: 1 << 3)
    package static let reverse = CellAttributes(rawValue: 1 << 4)
}

/// Colors and attributes of a cell.
package struct CellStyle: Hashable, Sendable {
    package var foreground: CellColor
    package var background: CellColor
    package var attributes: CellAttributes

    package init(
        foreground: CellColor = .standard, background: CellColor = .standard, attributes: CellAttributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    package static let plain = CellStyle()
}

/// One place of the screen.
package struct Cell: Hashable, Sendable {
    /// What stands in the cell.
    package enum Content: Hashable, Sendable {
        /// A grapheme cluster of one column, or of two when a `.continuation` follows.
        case glyph(Character)
        /// The second column of the wide glyph to the left.
        case continuation
    }

    package var content: Content
    package var style: CellStyle

    package init(_ glyph: Character = " ", style: CellStyle = .plain) {
        content = .glyph(glyph)
        self.style = style
    }

    package init(content: Content, style: CellStyle) {
        self.content = content
        self.style = style
    }

    package static let blank = Cell()
}
