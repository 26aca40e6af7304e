import Chronology
import Drawing
import Simulation
import TerminalUI

/// Visits by day: a bar for each, and who came.
extension JournalScreen {
    func drawDays(in painter: Painter, frame: inout Frame) {
        guard let log else { return }
        let isWide = painter.width >= 92
        let listWidth = isWide ? painter.width * 9 / 20 : painter.width
        let hasCard = Self.hasAwayCard(frame.session)
        let most = log.days.map(\.visits.count).max() ?? 0
        let selection = selection(of: log.days.count + (hasCard ? 1 : 0))
        var stack = Stack()
        if let report = frame.session.awayReport {
            stack.add(1, item: 0) { painter, frame in
                let surface = Row.draw(isSelected: selection == 0, in: painter, frame: frame)
                painter.line(
                    frame.words.absenceTitle(time: frame.words.long(report.duration)), y: 0, from: 2,
                    style: Row.titleStyle(selection == 0, frame))
                painter.line(
                    String(frame.symbols.right), y: 0, to: painter.width - 1, alignment: .trailing,
                    style: frame.theme.style(.faint, on: surface))
            }
            stack.space()
        }
        // Bars stand apart where they have the room.
        let isRoomy = stack.height + 2 * log.days.count <= painter.height
        for (index, day) in log.days.enumerated() {
            let item = index + (hasCard ? 1 : 0)
            if isRoomy { stack.space() }
            stack.add(1, item: item) { painter, frame in
                Self.drawDay(day, most: most, isSelected: item == selection, in: painter, frame: frame)
            }
        }
        if log.days.isEmpty {
            painter.paragraph(
                frame.words.journalEmpty, y: stack.height, to: painter.width - 1, style: frame.theme.style(.soft))
        }
        stack.draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: listWidth, height: painter.height)), selected: selection,
            frame: &frame)
        guard isWide, let dayPage else { return }
        let side = painter.sub(
            CellRect(x: listWidth + 2, y: 0, width: painter.width - listWidth - 2, height: painter.height))
        dayPage.draw(in: side, selection: nil, frame: &frame)
    }

    /// The day that is open.
    func drawDay(in painter: Painter, frame: inout Frame) {
        guard let dayPage else { return }
        let width = min(painter.width, 96)
        dayPage.draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: width, height: painter.height)),
            selection: visitSelection(of: dayPage.itemCount), frame: &frame)
    }

    private static func drawDay(
        _ day: JournalLog.Day, most: Int, isSelected: Bool, in painter: Painter, frame: Frame
    ) {
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
        painter.line(frame.words.shortDay(day.date), y: 0, from: 2, to: 13, style: Row.titleStyle(isSelected, frame))
        let count = String(day.visits.count)
        let right = painter.width - 1
        painter.line(
            count, y: 0, from: right - count.columns, to: right, style: frame.theme.style(.soft, on: surface))
        BarChart.row(
            day.visits.count, of: most, in: painter, x: 14, y: 0, width: right - 14 - 6, ink: .accent, frame: frame,
            on: surface)
    }
}
