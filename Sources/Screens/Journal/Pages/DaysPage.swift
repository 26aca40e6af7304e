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
                painter.firstFitting(
                    frame.words.titles(report), y: 0, from: 2, to: painter.width - 2,
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
        addOlder(than: log, width: listWidth - 3, frame, to: &stack)
        stack.draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: listWidth, height: painter.height)), selected: selection,
            frame: &frame)
        guard isWide else { return }
        let side = painter.sub(
            CellRect(x: listWidth + 2, y: 0, width: painter.width - listWidth - 2, height: painter.height))
        if hasCard, selection == 0, let report = frame.session.awayReport {
            Self.draw(report, in: side, frame: &frame)
        } else {
            dayPage?.draw(in: side, selection: nil, frame: &frame)
        }
    }

    /// Where those are that are not at hand; shown with the last day, since nothing of it can be chosen.
    private func addOlder(than log: JournalLog, width: Int, _ frame: Frame, to stack: inout Stack) {
        let listed = log.days.reduce(0) { $0 + $1.visits.count }
        let first = frame.session.playerTime(frame.world.began).date.midnight
        guard let last = log.days.last, last.date.utcInstant > first.utcInstant, listed < frame.world.visitCount,
            let key = frame.key(of: .export)
        else { return }
        let words = frame.words
        let text = Self.isEnhanced(frame.session) ? words.daysOlderCharts(key: key) : words.daysOlder(key: key)
        let lines = TextFitting.wrap(text, to: width)
        let item = log.days.count - 1 + (Self.hasAwayCard(frame.session) ? 1 : 0)
        stack.add(lines.count + 1, item: item, isHit: false) { painter, frame in
            for (row, line) in lines.enumerated() {
                painter.line(line, y: row + 1, from: 2, style: frame.theme.style(.faint))
            }
        }
    }

    /// An absence in words; its card has the pictures.
    private static func draw(_ report: AwayReport, in painter: Painter, frame: inout Frame) {
        var page = FactPage(width: painter.width - 2, words: frame.words)
        page.line(frame.words.visits(report), .text, .bold)
        for moment in report.moments {
            page.space()
            page.line(frame.words.moment(moment, in: frame.world), .text)
            page.line(frame.words.place(of: moment, frame.session), .faint)
        }
        page.stack.draw(in: painter, scrolledBy: 0, frame: &frame)
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
