import Drawing
import TerminalUI

/// Things in a grid of tiles: those in sight, what the mouse reaches of them, and how far it is scrolled.
enum Tiles {
    /// - Parameters:
    ///   - isMarked: `nil` for a thing that shows no box to mark it in.
    ///   - search: What they were found by: marked in the two lines below each picture.
    ///   - captionRows: How many lines there are below each picture.
    static func draw<Item>(
        _ layout: TileGrid, _ cursor: ListCursor<Item>, of items: [Item], in painter: Painter, frame: inout Frame,
        isMarked: (Item) -> Bool? = { _ in nil }, search: Search, captionRows: Int = 2,
        tile: (Item, _ isSelected: Bool, Painter, inout Frame) -> Void
    ) {
        let (selected, firstRow) = (cursor.index(in: items), cursor.firstRow(in: items, layout))
        for (index, rect) in inSight(layout, cursor, of: items) {
            frame.hits.add(rect, in: painter, .item(index))
            tile(items[index], index == selected, painter.sub(rect), &frame)
            search.mark(in: painter.sub(CellRect(x: rect.x, y: rect.maxY - captionRows, width: rect.width, height: 2)))
            if let isMarked = isMarked(items[index]) {
                MarkBox.draw(isMarked, item: index, in: painter.sub(rect), frame: &frame)
            }
        }
        ScrollMark.draw(
            in: painter, x: painter.width - 1, y: layout.area.y, height: layout.area.height, offset: firstRow,
            visible: layout.visibleRows, total: layout.rows, frame: frame)
    }

    /// The tiles that show whole.
    static func inSight<Item>(
        _ layout: TileGrid, _ cursor: ListCursor<Item>, of items: [Item]
    ) -> [(index: Int, rect: CellRect)] {
        let firstRow = cursor.firstRow(in: items, layout)
        return items.indices.compactMap { index in
            guard let rect = layout.rect(of: index, firstRow: firstRow), rect.maxY <= layout.area.maxY else {
                return nil
            }
            return (index, rect)
        }
    }
}
