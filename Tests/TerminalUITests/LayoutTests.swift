import Drawing
import TerminalUI
import Testing

@Suite struct LayoutTests {
    @Test(arguments: [
        (20, [LayoutPart.fixed(5), .flexible], 0, [0, 5, 5, 15]),
        (20, [.fixed(5), .flexible], 1, [0, 5, 6, 14]),
        (10, [.flexible(weight: 1), .flexible(weight: 2)], 0, [0, 3, 3, 7]),
        (10, [.flexible, .flexible, .flexible], 0, [0, 3, 3, 3, 6, 4]),
        (10, [.fixed(4), .flexible(weight: 1, minimum: 8)], 0, [0, 4, 4, 6]),
        (4, [.fixed(5), .fixed(5)], 1, [0, 4, 4, 0]),
        (0, [.flexible, .fixed(3)], 2, [0, 0, 0, 0]),
    ])
    func split(_ length: Int, _ parts: [LayoutPart], _ gap: Int, _ expected: [Int]) {
        let columns = CellRect(x: 3, y: 1, width: length, height: 2).columns(parts, gap: gap)
        #expect(columns.flatMap { [$0.x - 3, $0.width] } == expected)
        #expect(columns.allSatisfy { $0.y == 1 && $0.height == 2 })
        let rows = CellRect(x: 3, y: 1, width: 2, height: length).rows(parts, gap: gap)
        #expect(rows.flatMap { [$0.y - 1, $0.height] } == expected)
    }

    /// Columns, rows, and a tile's size for a number of tiles in an area.
    @Test(arguments: [
        (5, 60, 16, 2, 3, 29, 7), (5, 120, 36, 4, 2, 29, 17), (5, 20, 6, 1, 5, 20, 6), (1, 100, 20, 1, 1, 100, 20),
        (0, 100, 20, 1, 0, 100, 20), (3, 92, 9, 3, 1, 30, 9),
    ])
    func tiles(
        _ count: Int, _ width: Int, _ height: Int, _ columns: Int, _ rows: Int, _ tileWidth: Int, _ tileHeight: Int
    ) {
        let grid = TileGrid(
            count: count, in: CellRect(x: 0, y: 0, width: width, height: height),
            minimum: CellSize(width: 24, height: 7))
        #expect(grid.columns == columns)
        #expect(grid.rows == rows)
        #expect(grid.tile == CellSize(width: tileWidth, height: tileHeight))
    }

    @Test(arguments: [1, 17, 24, 60, 97, 200, 400])
    func tilesFillTheRowAndDoNotOverlap(_ width: Int) {
        let area = CellRect(x: 2, y: 3, width: width, height: 30)
        let grid = TileGrid(count: 23, in: area, minimum: CellSize(width: 16, height: 6))
        let row = (0..<grid.columns).compactMap { grid.rect(of: $0) }
        #expect(row.first?.x == area.x)
        #expect(row.last?.maxX == area.maxX)
        for (left, right) in zip(row, row.dropFirst()) { #expect(left.maxX + grid.gap == right.x) }
        #expect(grid.rect(of: 23) == nil)
        #expect(grid.rect(of: 0, firstRow: 1) == nil)
    }

    @Test func hitsTheTopmost() {
        var map = HitMap<String>()
        map.add(CellRect(x: 0, y: 0, width: 10, height: 4), "tile")
        map.add(CellRect(x: 8, y: 0, width: 2, height: 1), "star")
        map.add(CellRect(x: 0, y: 0, width: 0, height: 9), "nothing")
        #expect(map.action(at: CellPoint(x: 0, y: 0)) == "tile")
        #expect(map.action(at: CellPoint(x: 9, y: 0)) == "star")
        #expect(map.rect(at: CellPoint(x: 9, y: 0))?.width == 2)
        #expect(map.action(at: CellPoint(x: 10, y: 0)) == nil)
        var grid = CellGrid(size: CellSize(width: 10, height: 4))
        grid.paint {
            map.add(
                CellRect(x: 0, y: 0, width: 50, height: 1), in: $0.sub(CellRect(x: 5, y: 3, width: 9, height: 1)), "row"
            )
        }
        #expect(map.rect(at: CellPoint(x: 9, y: 3)) == CellRect(x: 5, y: 3, width: 5, height: 1))
        map.removeAll()
        #expect(map.action(at: CellPoint(x: 0, y: 0)) == nil)
    }
}
