import Drawing
import TerminalUI
import Widgets

extension PageLayout {
    /// Returns the layout's parts as a scrollable stack.
    ///
    /// - Parameters:
    ///   - selected: The item whose parts are highlighted.
    ///   - items: The item of each part, if not those of the page.
    ///   - search: The text to underline wherever it occurs.
    func stack(
        selected: Int?, items: [Int?]? = nil, indent: Int = 0, search: String = "", on ground: Surface = .ground
    ) -> Stack {
        var stack = Stack()
        for (index, part) in parts.enumerated() {
            let item = items.map { $0[index] } ?? part.block.item
            let isLink = part.block.link != nil
            let isSelected = item != nil && item == selected && (isLink || items == nil)
            stack.add(part.height, item: item, isHit: items == nil ? part.block.isHit : isLink) { painter, frame in
                part.draw(
                    in: painter, indent: indent, isSelected: isSelected, search: item == nil ? "" : search,
                    frame: &frame, on: ground)
            }
        }
        return stack
    }

    /// Draws the parts from the top, stopping at the first that does not fit whole.
    func draw(
        in painter: Painter, selected: Int? = nil, firstItem: Int = 0, search: String = "", frame: inout Frame,
        on ground: Surface = .ground
    ) {
        var y = 0
        for part in parts {
            guard y + part.height <= painter.height else { return }
            let rect = CellRect(x: 0, y: y, width: painter.width, height: part.height)
            if let item = part.block.item, part.block.isHit, part.block.target == nil {
                frame.hits.add(rect, in: painter, .item(firstItem + item))
            }
            let isSelected = part.block.item != nil && part.block.item == selected
            part.draw(
                in: painter.sub(rect), isSelected: isSelected, search: part.block.item == nil ? "" : search,
                frame: &frame, on: ground)
            y += part.height
        }
    }
}

extension PageLayout.Part {
    func draw(
        in painter: Painter, indent: Int = 0, isSelected: Bool, search: String = "", frame: inout Frame,
        on ground: Surface
    ) {
        var surface = ground
        switch block.selection {
        case .row: surface = Row.draw(isSelected: isSelected, in: painter, frame: frame, on: ground)
        case .firstRow:
            let first = painter.sub(CellRect(x: 0, y: 0, width: painter.width, height: 1))
            surface = Row.draw(isSelected: isSelected, in: first, frame: frame, on: ground)
        case .none: break
        }
        if let target = block.target { frame.hits.add(painter.bounds, in: painter, target) }
        let inside = painter.sub(
            CellRect(x: indent, y: 0, width: painter.width - indent, height: painter.height))
        for picture in block.pictures { picture.subject.draw(in: picture.rect, of: inside, on: surface, frame: frame) }
        for piece in pieces {
            let isRaised = isSelected && block.selection == .row || piece.row == 0
            piece.draw(in: inside, isSelected: isSelected, frame: &frame, on: isRaised ? surface : ground)
        }
        guard !search.isEmpty else { return }
        for row in 0..<height {
            for (columns, text, x) in found(search, in: row) {
                for part in inside.columns(columns, of: text) {
                    inside.restyle(CellRect(x: x + part.lowerBound, y: row, width: part.count, height: 1)) {
                        $0.attributes.formUnion([.bold, .underline])
                    }
                }
            }
        }
    }
}

extension PageLayout.PlacedPiece {
    fileprivate func draw(in painter: Painter, isSelected: Bool, frame: inout Frame, on surface: Surface) {
        let (style, point) = (style(isSelected: isSelected, frame.theme, on: surface), CellPoint(x: x, y: row))
        let rect = CellRect(x: x, y: row, width: columns, height: 1)
        switch piece.content {
        case .text, .bar, .hairline: painter.put(text, at: point, style: style)
        case .gauge(let gauge, let label):
            gauge.draw(label, in: painter, x: x, y: row, width: columns, theme: frame.theme, on: surface)
        case .gaugeBar(let gauge):
            gauge.drawLine(in: painter, x: x, y: row, width: columns, theme: frame.theme, on: surface)
        case .field(let field, let placeholder, _):
            frame.cursor = field.draw(
                into: painter, at: point, width: columns, style: style, placeholder: placeholder,
                placeholderStyle: frame.theme.style(
                    .faint, on: surface, piece.attributes.intersection(.underline)))
        case .box(let isMarked):
            guard case .mark(let item)? = piece.target else { break }
            MarkBox.draw(isMarked, item: item, in: painter.sub(rect), frame: &frame, on: surface)
            return
        }
        if let target = piece.target {
            frame.hits.add(CellRect(x: x - 1, y: row, width: columns + 2, height: 1), in: painter, target)
        }
        guard let name = piece.name, !name.isEmpty, let place = text.firstRange(of: name) else { return }
        var underlined = style
        underlined.attributes.insert(.underline)
        painter.put(
            name, at: CellPoint(x: x + String(text[..<place.lowerBound]).columns, y: row), style: underlined)
    }

    /// Returns the style of a piece, with its emphasis if its block is selected.
    private func style(isSelected: Bool, _ theme: Theme, on surface: Surface) -> CellStyle {
        switch piece.paint {
        case .line: theme.line(on: surface)
        case .solid(let ink): theme.bar(ink, on: surface)
        case .ink(let ink):
            switch isSelected ? piece.selected : .none {
            case .none: theme.style(ink, on: surface, piece.attributes)
            case .accent: theme.style(.accent, on: surface, piece.attributes)
            case .title: theme.style(.accent, on: surface, piece.attributes.union(.bold))
            }
        }
    }
}
