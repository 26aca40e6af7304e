import Drawing
import Session
import Simulation
import TerminalUI

/// The gifts page: each gift with its picture, giver, place and date.
extension JournalScreen {
    func drawGifts(in painter: Painter, frame: inout Frame) {
        let page = giftsPage(in: frame.context(painter.size))
        let isEmpty = frame.world.gifts.isEmpty
        let width = isEmpty ? min(painter.width - 1, 70) + 1 : min(painter.width, 80)
        page.draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: width, height: painter.height)),
            selected: isEmpty ? nil : selection(of: frame.world.gifts.count), frame: &frame)
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
