import Drawing
import Session
import Simulation
import TerminalUI

/// What birds have left: each with its picture, from whom, where and when.
extension JournalScreen {
    func drawGifts(in painter: Painter, frame: inout Frame) {
        let gifts = frame.world.latestGifts()
        guard !gifts.isEmpty else {
            painter.paragraph(
                frame.words.giftsEmpty, y: 0, to: min(painter.width - 1, 70), style: frame.theme.style(.soft))
            return
        }
        let selection = selection(of: gifts.count)
        var stack = Stack()
        for (index, gift) in gifts.enumerated() {
            stack.space()
            stack.add(3, item: index) { painter, frame in
                Self.draw(gift, isSelected: index == selection, in: painter, frame: frame)
            }
        }
        stack.draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: min(painter.width, 80), height: painter.height)),
            selected: selection, frame: &frame)
    }

    private static func draw(_ gift: Gift, isSelected: Bool, in painter: Painter, frame: Frame) {
        let theme = frame.theme
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
        let picture = CellRect(x: 2, y: 0, width: 6, height: 3)
        frame.picture(picture, in: painter, on: surface) { book, grid, rect in
            book.drawAsset("Gifts/\(gift.kind.rawValue).svg", on: theme.rgb(surface), into: &grid, rect: rect)
        }
        let left = picture.maxX + 2
        let right = painter.width - 1
        painter.line(
            frame.words.name(of: gift.kind), y: 0, from: left, to: right, style: Row.titleStyle(isSelected, frame))
        painter.line(
            frame.words.giver(of: gift, in: frame.world), y: 1, from: left, to: right,
            style: theme.style(.text, on: surface))
        painter.line(
            frame.words.place(of: gift, frame.session), y: 2, from: left, to: right,
            style: theme.style(.faint, on: surface))
    }
}

extension World {
    /// Gifts that `isWanted` is true of, the latest first.
    func latestGifts(limit: Int? = nil, where isWanted: (@Sendable (Gift) -> Bool)? = nil) -> [Gift] {
        let latest = FetchDescriptor(
            predicate: isWanted,
            sortBy: [SortDescriptor(\Gift.date, order: .reverse), SortDescriptor(\Gift.id, order: .reverse)],
            fetchLimit: limit)
        return fetch(latest)
    }
}
