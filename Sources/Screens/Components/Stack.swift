import Drawing
import TerminalUI

/// Blocks below one another, scrolled so that the chosen one stands in sight, near the middle.
///
/// Blocks show whole or not at all, unless they are told to. Where it stands follows from what is chosen and the height
/// alone, so there is no scroll to keep, and a resize keeps the place.
struct Stack {
    struct Block {
        let height: Int
        /// Which of the list's items this is; `nil` for headings and space.
        let item: Int?
        /// Whether the pointer chooses it, too.
        let isHit: Bool
        let draw: (Painter, inout Frame) -> Void
    }

    private(set) var blocks: [Block] = []
    /// Whether the last one may be cut at the lower edge, as pictures may.
    var isCutBelow = false

    var height: Int { blocks.reduce(0) { $0 + $1.height } }

    mutating func add(
        _ height: Int, item: Int? = nil, isHit: Bool = true, draw: @escaping (Painter, inout Frame) -> Void
    ) {
        blocks.append(Block(height: height, item: item, isHit: isHit, draw: draw))
    }

    mutating func append(_ other: Stack) { blocks += other.blocks }

    mutating func space(_ height: Int = 1) {
        // A gap between, never before the first.
        guard !blocks.isEmpty else { return }
        add(height) { _, _ in }
    }

    /// The first row that shows when `selected` is chosen and `visible` rows show: a block's first, so that none is cut
    /// at the top.
    func offset(selected: Int?, visible: Int) -> Int {
        guard height > visible, let selected else { return 0 }
        var tops: [Int] = []
        var top = 0
        for block in blocks {
            tops.append(top)
            top += block.height
        }
        let chosen = rows(of: selected).map { (top: $0.lowerBound, height: $0.count) }
        // What stands on the first page does not scroll: what is below the first item can wait, what is above it cannot.
        let isFirst = selected == blocks.lazy.compactMap(\.item).first
        guard let chosen, chosen.top + chosen.height > (isFirst ? visible : visible * 3 / 4) else { return 0 }
        let wanted = min(max(0, chosen.top + chosen.height / 2 - visible / 2), height - visible)
        // The beginning of a block before that leaves nothing empty below.
        if isCutBelow, let before = tops.last(where: { $0 <= wanted }), chosen.top + chosen.height <= before + visible {
            return before
        }
        // The next beginning of a block, but never past the chosen one.
        return min(tops.first { $0 >= wanted } ?? wanted, chosen.top)
    }

    /// For text without items: scrolled by rows.
    func draw(in painter: Painter, scrolledBy rows: Int, frame: inout Frame, on surface: Surface = .ground) {
        let offset = min(max(0, rows), max(0, height - painter.height))
        draw(in: painter, from: offset, isCutAbove: true, frame: &frame, on: surface)
    }

    /// Draws into `painter`; a scroll bar takes its last column where not all shows, so leave it free.
    ///
    /// What the pointer has chosen stays under it.
    func draw(in painter: Painter, selected: Int?, frame: inout Frame, on surface: Surface = .ground) {
        let place = painter.onScreen(painter.bounds)
        var offset = offset(selected: selected, visible: painter.height)
        if let held = frame.scrolls.held[place], held + painter.height <= height,
            rows(of: selected).map({ $0.lowerBound >= held && $0.upperBound <= held + painter.height }) == true
        {
            offset = held
        }
        frame.scrolls.note(offset, in: place)
        draw(in: painter, from: offset, frame: &frame, on: surface)
    }

    /// Those of an item's blocks.
    private func rows(of item: Int?) -> Range<Int>? {
        var (top, rows): (Int, Range<Int>?) = (0, nil)
        for block in blocks {
            if item != nil, block.item == item { rows = (rows?.lowerBound ?? top)..<top + block.height }
            top += block.height
        }
        return rows
    }

    private func draw(
        in painter: Painter, from offset: Int, isCutAbove: Bool = false, frame: inout Frame, on surface: Surface
    ) {
        var y = -offset
        for block in blocks {
            // A picture or sentence that would be cut at the edge waits until it is scrolled to.
            let isWhole = y + block.height <= painter.height
            if y >= 0 || isCutAbove && y + block.height > 0,
                isWhole || isCutBelow && y < painter.height || block.height > painter.height
            {
                let rect = CellRect(x: 0, y: y, width: painter.width - 1, height: block.height)
                if let item = block.item, block.isHit { frame.hits.add(rect, in: painter, .item(item)) }
                block.draw(painter.sub(rect), &frame)
            }
            y += block.height
        }
        ScrollMark.draw(
            in: painter, x: painter.width - 1, y: 0, height: painter.height, offset: offset, visible: painter.height,
            total: height, frame: frame, on: surface)
    }
}
