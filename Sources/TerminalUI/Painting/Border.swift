import Drawing

/// The glyphs of a frame's lines and corners.
package struct BorderGlyphs: Hashable, Sendable {
    package var horizontal: Character
    package var vertical: Character
    package var topLeft: Character
    package var topRight: Character
    package var bottomLeft: Character
    package var bottomRight: Character

    package init(_ glyphs: (Character, Character, Character, Character, Character, Character)) {
        (horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight) = glyphs
    }

    package static let rounded = BorderGlyphs(("─", "│", "╭", "╮", "╰", "╯"))
    package static let double = BorderGlyphs(("═", "║", "╔", "╗", "╚", "╝"))
    package static let ascii = BorderGlyphs(("-", "|", "+", "+", "+", "+"))
}

extension Painter {
    /// Draws a frame along the edge of `rect` (the whole window if not given), with a title in its upper line. Returns
    /// the painter of the inside.
    @discardableResult
    package func border(
        _ rect: CellRect? = nil, glyphs: BorderGlyphs = .rounded, style: CellStyle, title: String? = nil,
        titleStyle: CellStyle? = nil, keepsGround: Bool = false
    ) -> Painter {
        let rect = rect ?? bounds
        let inside = sub(CellRect(x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 2))
        guard rect.width >= 2, rect.height >= 2 else { return inside }
        func put(_ glyph: Character, _ x: Int, _ y: Int) {
            self.put(String(glyph), at: CellPoint(x: x, y: y), style: style, keepsGround: keepsGround)
        }
        let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
        for x in rect.x + 1..<max(rect.x + 1, right) {
            put(glyphs.horizontal, x, rect.y)
            put(glyphs.horizontal, x, bottom)
        }
        for y in rect.y + 1..<max(rect.y + 1, bottom) {
            put(glyphs.vertical, rect.x, y)
            put(glyphs.vertical, right, y)
        }
        put(glyphs.topLeft, rect.x, rect.y)
        put(glyphs.topRight, right, rect.y)
        put(glyphs.bottomLeft, rect.x, bottom)
        put(glyphs.bottomRight, right, bottom)
        if let title, rect.width > 6 {
            let text = " " + TextFitting.truncate(title, to: rect.width - 6) + " "
            self.put(
                text, at: CellPoint(x: rect.x + 2, y: rect.y), style: titleStyle ?? style, keepsGround: keepsGround)
        }
        return inside
    }

    /// Draws a horizontal line across row `y`.
    package func rule(y: Int, from: Int = 0, to: Int? = nil, glyph: Character = "─", style: CellStyle) {
        fill(CellRect(x: from, y: y, width: (to ?? width) - from, height: 1), with: glyph, style: style)
    }

    /// Dims what is behind a sheet: colors are mixed toward `ground` by `amount` (0…1), and bold text becomes plain.
    package func dim(_ rect: CellRect? = nil, toward ground: RGB = RGB(0, 0, 0), by amount: Double = 0.55) {
        // Each level of a channel is mixed once, not for each cell.
        let (red, green, blue) = (levels(ground.red), levels(ground.green), levels(ground.blue))
        func levels(_ to: UInt8) -> [UInt8] {
            (0...255).map { (from: Int) -> UInt8 in
                let mixed = Double(from) + (Double(to) - Double(from)) * amount
                return UInt8(max(0, min(255, mixed.rounded())))
            }
        }
        func mixed(_ color: CellColor) -> CellColor {
            guard case .rgb(let rgb) = color else { return color }
            return .rgb(RGB(red[Int(rgb.red)], green[Int(rgb.green)], blue[Int(rgb.blue)]))
        }
        restyle(rect) { style in
            if style.foreground == .standard { style.attributes.insert(.dim) }
            style.attributes.remove(.bold)
            style.foreground = mixed(style.foreground)
            style.background = mixed(style.background)
        }
    }
}
