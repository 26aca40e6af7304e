import Drawing
import TerminalUI
import Words

/// The sections' names above the content, the current one underlined by a heavier stretch of the line below.
enum TabBar {
    static func draw(in painter: Painter, app: App, frame: inout Frame) {
        let theme = frame.theme
        let margin = painter.width >= 70 ? 2 : 1
        painter.rule(y: 1, glyph: frame.symbols.hairline, style: theme.line())
        let sections = fitting(painter.width - 2 * margin, current: app.section, frame.words)
        let gap = gap(of: sections, in: painter.width - 2 * margin, frame.words)
        var x = margin
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
        // On the line below the names, where there is always room.
        SaveBadge.draw(in: painter, from: painter.width / 2, to: painter.width - margin, y: 1, frame: frame)
    }

    private static func gap(of sections: [Section], in width: Int, _ texts: Words) -> Int {
        let words = sections.reduce(0) { $0 + texts.title($1).columns }
        return max(2, min(4, (width - words) / max(1, sections.count)))
    }

    /// As many as fit with two columns between, the last left out first, but never the current one.
    private static func fitting(_ width: Int, current: Section, _ texts: Words) -> [Section] {
        var sections = Section.allCases
        func columns(_ sections: [Section]) -> Int {
            sections.reduce(-2) { $0 + texts.title($1).columns + 2 }
        }
        while columns(sections) > width, let last = sections.lastIndex(where: { $0 != current }) {
            sections.remove(at: last)
        }
        return sections
    }
}

/// Says so where play is not being saved.
enum SaveBadge {
    static func draw(
        in painter: Painter, from: Int, to: Int, y: Int, alignment: TextAlignment = .trailing, frame: Frame,
        on surface: Surface = .ground
    ) {
        guard let (words, ink) = words(frame) else { return }
        // Set off from a line that it may stand on.
        painter.firstFitting(
            alignment == .trailing ? words.map { " " + $0 } : words, y: y, from: from, to: to, alignment: alignment,
            style: frame.theme.style(ink, on: surface))
    }

    private static func words(_ frame: Frame) -> ([String], Ink)? {
        switch frame.session.saveStatus {
        case .saved, .saving: nil
        case .inMemory: ([frame.words.saveNothing, frame.words.saveNothingShort], .faint)
        case .readOnly: ([frame.words.saveReadOnly], .warning)
        case .failing: ([frame.words.saveFailing, frame.words.saveNothingShort], .danger)
        }
    }
}
