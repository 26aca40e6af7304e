import Drawing
import TerminalUI

/// The drawing of a scrollable grid of tiles with its hit areas and scroll bar.
enum Tiles {
    /// Draws the visible tiles of a grid.
    ///
    /// - Parameter isMarked: Returns whether an item is marked; `nil` to draw no check box.
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

    /// Returns the tiles that are completely visible.
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
