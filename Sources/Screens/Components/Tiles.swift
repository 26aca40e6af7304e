import Drawing
import TerminalUI

/// Things in a grid of tiles: those in sight, what the mouse reaches of them, and how far it is scrolled.
enum Tiles {
    /// - Parameter isMarked: `nil` for a thing that shows no box to mark it in.
    static func draw<Item>(
        _ layout: TileGrid, _ cursor: ListCursor<Item>, of items: [Item], in painter: Painter, frame: inout Frame,
        isMarked: (Item) -> Bool? = { _ in nil },
        tile: (Item, _ isSelected: Bool, Painter, inout Frame) -> Void
    ) {
        let (selected, firstRow) = (cursor.index(in: items), cursor.firstRow(in: items, layout))
        for (index, rect) in inSight(layout, cursor, of: items) {
            frame.hits.add(rect, in: painter, .item(index))
            tile(items[index], index == selected, painter.sub(rect), &frame)
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
