import Drawing
import Session
import Simulation
import TerminalUI

/// The gifts page: each gift with its picture, giver, place and date.
extension JournalScreen {
    /// The smallest place of a gift on a shelf, in cells, and the lines of text below the shelf's board.
    private static let (leastPlace, placeLines) = (CellSize(width: 26, height: 9), 4)

    /// Returns the gifts' places on shelves; `nil` without gifts and in a small window.
    func giftsGrid(in room: CellSize, _ world: World) -> TileGrid? {
        let (least, count) = (Self.leastPlace, world.gifts.count)
        guard count > 0, room.width >= 90, room.height >= 2 * least.height else { return nil }
        return TileGrid(
            count: count, in: CellRect(x: 0, y: 0, width: room.width - 1, height: room.height), minimum: least,
            maximumHeight: room.height / 2, keepsWidth: true, gap: 2, rowGap: 1)
    }

    /// Draws the gifts on shelves or, in a small window, as a list.
    func drawGifts(in painter: Painter, frame: inout Frame) {
        let gifts = frame.world.latestGifts()
        if let grid = giftsGrid(in: painter.size, frame.world) {
            return drawShelves(gifts, grid, in: painter, frame: &frame)
        }
        let page = giftsPage(in: frame.context(painter.size))
        let isEmpty = frame.world.gifts.isEmpty
        let width = isEmpty ? min(painter.width - 1, 70) + 1 : min(painter.width, 80)
        page.draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: width, height: painter.height)),
            selected: isEmpty ? nil : selection(of: frame.world.gifts.count), frame: &frame)
    }

    private func drawShelves(_ gifts: [Gift], _ grid: TileGrid, in painter: Painter, frame: inout Frame) {
        let (words, context) = (frame.words, frame.context(painter.size))
        let items = Array(gifts.indices)
        let shelves = Tiles.inSight(grid, tileCursor, of: items)
        // All givers are told in the same words.
        let isBrief = shelves.contains { index, rect in
            words.giver(of: gifts[index], in: context.world).columns + 1 > rect.width
        }
        let height = min(9, grid.tile.height - Self.placeLines - 1)
        // The board of a shelf goes on to the next place.
        for (_, rect) in shelves {
            painter.rule(
                y: rect.y + height, from: rect.x, to: min(rect.maxX + 2, painter.width - 1),
                glyph: frame.theme.unicode ? "▀" : "=", style: frame.theme.line(on: .ground))
        }
        Tiles.draw(grid, tileCursor, of: items, in: painter, frame: &frame) { index, isSelected, place, frame in
            let gift = gifts[index]
            PagePicture.gift(gift.kind).draw(
                in: CellRect(x: place.width / 2 - height, y: 0, width: 2 * height, height: height), of: place,
                frame: frame)
            let lines = [
                Page.Line(.title(words.name(of: gift.kind), at: .leading(1))),
                Page.Line(
                    Page.Piece(
                        isBrief
                            ? words.names(of: gift.bird, in: context.world)
                            : [words.giver(of: gift, in: context.world)], at: .leading(1))),
                Page.Line(
                    Page.Piece(
                        words.birdInYard(yard: words.name(of: gift.backyard, context.session)), .faint, at: .leading(1))
                ),
                Page.Line(Page.Piece(words.day(gift.date, context.session), .faint, at: .leading(1))),
            ]
            Card.draw(
                lines, isSelected: isSelected,
                in: place.sub(CellRect(x: 0, y: height + 1, width: place.width, height: Self.placeLines)), frame: &frame
            )
        }
    }

    /// Returns the list of gifts, or how birds come to leave them.
    func giftsPage(in context: Context) -> Page {
        let words = context.words
        var page = Page()
        let gifts = context.world.latestGifts()
        if gifts.isEmpty { page.line(words.giftsEmpty, .soft) }
        for (index, gift) in gifts.enumerated() {
            page.space()
            page.add(
                [
                    Page.Line(.title(words.name(of: gift.kind), at: .leading(10))),
                    Page.Line(Page.Piece(words.giver(of: gift, in: context.world), at: .leading(10), gap: 1)),
                    Page.Line(Page.Piece(words.place(of: gift, context.session), .faint, at: .leading(10), gap: 1)),
                ],
                pictures: [.init(subject: .gift(gift.kind), rect: CellRect(x: 2, y: 0, width: 6, height: 3))],
                item: index)
        }
        return page
    }
}

extension World {
    /// Returns the gifts, the latest first.
    ///
    /// - Parameter isWanted: true for the gifts to return; `nil` for all.
    func latestGifts(limit: Int? = nil, where isWanted: (@Sendable (Gift) -> Bool)? = nil) -> [Gift] {
        let latest = FetchDescriptor(
            predicate: isWanted,
            sortBy: [SortDescriptor(\Gift.date, order: .reverse), SortDescriptor(\Gift.id, order: .reverse)],
            fetchLimit: limit)
        return fetch(latest)
    }
}
