import Drawing
import TerminalUI
import Words

/// The tab bar above the content: the sections' names, the current one underlined with a heavy line.
enum TabBar {
    static func draw(in painter: Painter, app: App, frame: inout Frame) {
        let theme = frame.theme
        let margin = painter.width >= 70 ? 2 : 1
        painter.rule(y: 1, glyph: frame.symbols.hairline, style: theme.line())
        let shown = fitting(painter.width - 2 * margin, current: app.section, frame.words)
        let sections = Section.allCases[shown]
        let gap = gap(of: sections, in: painter.width - 2 * margin, frame.words)
        var x = margin
        if shown.lowerBound > 0 {
            mark(frame.symbols.left, .previousScreen, x: x, in: painter, frame: &frame)
            x += markColumns
        }
        for section in sections {
            let title = frame.words.title(section)
            let isCurrent = section == app.section
            painter.put(
                title, at: CellPoint(x: x, y: 0),
                style: isCurrent ? theme.style(.text, [.bold]) : theme.style(.faint))
            if isCurrent {
                painter.rule(
                    y: 1, from: x, to: x + title.columns, glyph: frame.symbols.heavyLine, style: theme.style(.accent))
            }
            frame.hits.add(
                CellRect(x: x - 1, y: 0, width: title.columns + 2, height: 2), in: painter, .section(section))
            x += title.columns + gap
        }
        if shown.upperBound < Section.allCases.count {
            mark(frame.symbols.right, .nextScreen, x: painter.width - margin - 1, in: painter, frame: &frame)
        }
        // The line below the names always has room.
        SaveBadge.draw(in: painter, from: painter.width / 2, to: painter.width - margin, y: 1, frame: frame)
    }

    /// The columns of an arrow to hidden sections, with the space beside it.
    private static let markColumns = 2

    /// Draws an arrow to the hidden sections before or after the shown ones.
    private static func mark(
        _ sign: Character, _ command: Command, x: Int, in painter: Painter, frame: inout Frame
    ) {
        painter.put(String(sign), at: CellPoint(x: x, y: 0), style: frame.theme.style(.accent))
        frame.hits.add(CellRect(x: x, y: 0, width: 1, height: 2), in: painter, .command(command))
    }

    /// Returns the columns between two names, 1 to 4, by the room that is left.
    private static func gap(of sections: ArraySlice<Section>, in width: Int, _ texts: Words) -> Int {
        let words = sections.reduce(0) { $0 + texts.title($1).columns }
        return max(1, min(4, (width - words) / max(1, sections.count)))
    }

    /// Returns the range of sections that fit into the width, around the current one, with arrows where some are
    /// hidden.
    private static func fitting(_ width: Int, current: Section, _ texts: Words) -> Range<Int> {
        let all = Section.allCases
        func columns(_ range: Range<Int>) -> Int {
            let marks = (range.lowerBound > 0 ? markColumns : 0) + (range.upperBound < all.count ? markColumns : 0)
            return all[range].reduce(marks - 1) { $0 + texts.title($1).columns + 1 }
        }
        var range = all.indices
        while range.count > 1, columns(range) > width {
            let isAtEnd = range.upperBound - 1 - current.index >= current.index - range.lowerBound
            range = isAtEnd ? range.lowerBound..<range.upperBound - 1 : range.lowerBound + 1..<range.upperBound
        }
        return range
    }
}

/// A warning shown while the game is not being saved: in memory only, read-only, or failing.
enum SaveBadge {
    static func draw(
        in painter: Painter, from: Int, to: Int, y: Int, alignment: TextAlignment = .trailing, frame: Frame,
        on surface: Surface = .ground
    ) {
        guard let (words, ink) = words(frame) else { return }
        // A leading space separates the text from the line it is drawn on.
        painter.firstFitting(
            alignment == .trailing ? words.map { " " + $0 } : words, y: y, from: from, to: to, alignment: alignment,
            style: frame.theme.style(ink, on: surface))
    }

    /// Returns the warning at several lengths with its color; `nil` while the game is being saved.
    private static func words(_ frame: Frame) -> ([String], Ink)? {
        switch frame.session.saveStatus {
        case .saved, .saving: nil
        case .inMemory: ([frame.words.saveNothing, frame.words.saveNothingShort], .faint)
        case .readOnly: ([frame.words.saveReadOnly], .warning)
        case .failing: ([frame.words.saveFailing, frame.words.saveNothingShort], .danger)
        }
    }
}
