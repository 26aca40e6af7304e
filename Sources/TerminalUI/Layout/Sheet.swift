import Drawing

/// A window over the screen that asks or tells something before the rest goes on.
package struct Sheet: Hashable, Sendable {
    package var title: String
    /// What its content asks for, without frame and margins.
    package var content: CellSize
    package var border: BorderGlyphs

    package init(title: String, content: CellSize, border: BorderGlyphs = .rounded) {
        (self.title, self.content, self.border) = (title, content, border)
    }

    /// Where the frame lies on a screen of that size: centred, a column of margin inside its lines, as large as its
    /// content asks for and the screen holds.
    package func frame(in area: CellRect) -> CellRect {
        let wanted = max(content.width, TextWidth.columns(of: title) + 2)
        return area.centered(CellSize(width: wanted + 4, height: content.height + 2))
    }

    /// Dims what is there, sets frame and ground and returns the painter of the content.
    package func draw(
        into painter: Painter, style: CellStyle, titleStyle: CellStyle? = nil, dimming ground: RGB = RGB(0, 0, 0)
    ) -> Painter {
        painter.dim(toward: ground)
        let frame = frame(in: painter.bounds)
        painter.fill(frame, style: style)
        let inside = painter.border(frame, glyphs: border, style: style, title: title, titleStyle: titleStyle)
        return inside.sub(CellRect(x: 1, y: 0, width: inside.width - 2, height: inside.height))
    }
}

/// A line that tells what just happened and goes away by itself.
package enum Toast {
    /// Where `text` is shown: at the right of the upper edge, the `index`th below one another, below `top` rows that
    /// stay free. Nil when there is no room.
    package static func frame(of text: String, index: Int = 0, top: Int = 1, in area: CellRect) -> CellRect? {
        let width = min(TextWidth.columns(of: text) + 4, area.width)
        let y = area.y + top + index
        guard width > 4, y < area.maxY else { return nil }
        return CellRect(x: area.maxX - width, y: y, width: width, height: 1)
    }

    /// Shows the toast and returns where.
    @discardableResult
    package static func draw(
        _ text: String, index: Int = 0, top: Int = 1, into painter: Painter, style: CellStyle
    ) -> CellRect? {
        guard let frame = frame(of: text, index: index, top: top, in: painter.bounds) else { return nil }
        painter.fill(frame, style: style)
        painter.line(text, y: frame.y, from: frame.x + 2, to: frame.maxX - 2, style: style)
        return frame
    }
}
