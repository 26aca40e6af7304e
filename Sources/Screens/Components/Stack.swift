import Drawing
import TerminalUI

/// A scrollable column of blocks, scrolled so that the selected item is visible near the middle.
///
/// Blocks are shown whole, unless higher than the view or allowed to be cut. The scroll offset is computed from the
/// selection and the height alone, so there is no scroll state, and a resize keeps the position.
struct Stack {
    /// A block of rows with its drawing.
    struct Block {
        let height: Int
        /// The index of the list item that the block shows; `nil` for headings and space.
        let item: Int?
        /// True if pointer and clicks can also select the item.
        let isHit: Bool
        let draw: (Painter, inout Frame) -> Void
    }

    private(set) var blocks: [Block] = []
    /// True if the last visible block may be cut at the lower edge, as pictures may.
    var isCutBelow = false

    var height: Int { blocks.reduce(0) { $0 + $1.height } }

    mutating func add(
        _ height: Int, item: Int? = nil, isHit: Bool = true, draw: @escaping (Painter, inout Frame) -> Void
    ) {
        blocks.append(Block(height: height, item: item, isHit: isHit, draw: draw))
    }

    /// Adds the blocks of another stack below.
    mutating func append(_ other: Stack) { blocks += other.blocks }

    /// Adds empty rows, except before the first block.
    mutating func space(_ height: Int = 1) {
        guard !blocks.isEmpty else { return }
        add(height) { _, _ in }
    }

    /// Returns the first row to show so that the selected item is visible; blocks are not cut at the top where
    /// possible.
    ///
    /// - Parameter visible: The number of rows that show at once.
    func offset(selected: Int?, visible: Int) -> Int {
        guard height > visible, let selected else { return 0 }
        var tops: [Int] = []
        var top = 0
        for block in blocks {
            tops.append(top)
            top += block.height
        }
        let chosen = rows(of: selected).map { (top: $0.lowerBound, height: $0.count) }
        // While the first item is selected the stack scrolls only if it is not visible, so that headings above it stay.
        let isFirst = selected == blocks.lazy.compactMap(\.item).first
        // The last item shows what stands below it, which no other key leads to.
        if let chosen, !isFirst, selected == blocks.last(where: { $0.item != nil })?.item {
            return min(height - visible, chosen.top)
        }
        guard let chosen, chosen.top + chosen.height > (isFirst ? visible : visible * 3 / 4) else { return 0 }
        let wanted = min(max(0, chosen.top + chosen.height / 2 - visible / 2), height - visible)
        // At the end the last row is the lowest; the block at the top may be cut.
        guard wanted < height - visible else { return min(wanted, chosen.top) }
        // An earlier block start leaves no empty rows below.
        if isCutBelow, let before = tops.last(where: { $0 <= wanted }), chosen.top + chosen.height <= before + visible {
            return before
        }
        // The next block start, at most the selected block's.
        return min(tops.first { $0 >= wanted } ?? wanted, chosen.top)
    }

    /// Draws text without items, scrolled down by a number of rows.
    func draw(in painter: Painter, scrolledBy rows: Int, frame: inout Frame, on surface: Surface = .ground) {
        let offset = min(max(0, rows), max(0, height - painter.height))
        draw(in: painter, from: offset, isCutAbove: true, frame: &frame, on: surface)
    }

    /// Draws the blocks, scrolled to the selected item, with a scroll bar in the last column if not all fit.
    ///
    /// While the player selects with the pointer the scroll offset stays as it is.
    ///
    /// - Parameter isAtEnd: True to show the last row, wherever the selected item is.
    func draw(
        in painter: Painter, selected: Int?, isAtEnd: Bool = false, frame: inout Frame, on surface: Surface = .ground
    ) {
        let place = painter.onScreen(painter.bounds)
        var offset =
            isAtEnd ? max(0, height - painter.height) : offset(selected: selected, visible: painter.height)
        if !isAtEnd, let held = frame.scrolls.held[place], held + painter.height <= height,
            rows(of: selected).map({ $0.lowerBound >= held && $0.upperBound <= held + painter.height }) == true
        {
            offset = held
        }
        frame.scrolls.note(offset, in: place)
        draw(in: painter, from: offset, frame: &frame, on: surface)
    }

    /// Returns the rows of an item's blocks in the whole column, from 0; `nil` if it has none.
    private func rows(of item: Int?) -> Range<Int>? {
        var (top, rows): (Int, Range<Int>?) = (0, nil)
        for block in blocks {
            if item != nil, block.item == item { rows = (rows?.lowerBound ?? top)..<top + block.height }
            top += block.height
        }
        return rows
    }

    /// Draws the blocks from a row offset; with `isCutAbove` the first block may be cut at the top.
    private func draw(
        in painter: Painter, from offset: Int, isCutAbove: Bool = false, frame: inout Frame, on surface: Surface
    ) {
        var y = -offset
        for block in blocks {
            // A block that would be cut at the lower edge is not drawn until it is scrolled to.
            let isWhole = y + block.height <= painter.height
            if y >= 0 || (isCutAbove || offset == height - painter.height) && y + block.height > 0,
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
