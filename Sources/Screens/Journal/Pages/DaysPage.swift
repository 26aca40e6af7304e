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
        guard isWide, let day = chosenDay(frame.session) else { return }
        let side = painter.sub(
            CellRect(x: listWidth + 2, y: 0, width: painter.width - listWidth - 2, height: painter.height))
        drawVisits(of: day, isOpen: false, in: side, frame: &frame)
    }

    /// The visits of the day that is open.
    func drawDay(in painter: Painter, frame: inout Frame) {
        guard let openDay else { return }
        let width = min(painter.width, 96)
        drawVisits(
            of: openDay, isOpen: true, in: painter.sub(CellRect(x: 0, y: 0, width: width, height: painter.height)),
            frame: &frame)
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

    private func drawVisits(of day: CivilDate, isOpen: Bool, in painter: Painter, frame: inout Frame) {
        let visits = dayVisits(day)
        let now = frame.moment.date
        let selection = visitSelection(of: visits.count)
        Heading.part(
            frame.words.longDay(day), detail: frame.words.visits(count: visits.count),
            in: painter.sub(CellRect(x: 0, y: 0, width: painter.width - 1, height: 1)), y: 0, frame: frame)
        let area = painter.sub(CellRect(x: 0, y: 1, width: painter.width, height: painter.height - 1))
        var stack = Stack()
        // Beside the days they are only looked at.
        for (index, visit) in (isOpen ? visits : Array(visits.prefix(area.height))).enumerated() {
            stack.add(1, item: isOpen ? index : nil) { painter, frame in
                Self.row(visit, isSelected: isOpen && index == selection, now: now, in: painter, frame: frame)
            }
        }
        stack.draw(in: area, selected: isOpen ? selection : nil, frame: &frame)
    }

    private static func row(_ visit: Visit, isSelected: Bool, now: Instant, in painter: Painter, frame: Frame) {
        let theme = frame.theme
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
        painter.line(
            frame.words.time(visit.arrival, frame.session), y: 0, from: 2, style: theme.style(.faint, on: surface))
        let names = frame.words.names(of: visit.bird, in: frame.world)
        painter.name(names, y: 0, from: 9, to: 23, style: Row.titleStyle(isSelected, frame))
        let yard = frame.words.name(of: visit.backyard, frame.session)
        let right = painter.width - 1
        if visit.isFirstOfSpecies {
            painter.put(
                String(frame.symbols.star), at: CellPoint(x: right - 1, y: 0), style: theme.style(.gold, on: surface))
        }
        let end = painter.line(yard, y: 0, from: 24, to: right - 2, style: theme.style(.soft, on: surface))
        painter.firstFitting(
            frame.words.opinion(of: visit, isHere: visit.isPresent(at: now)), y: 0, from: max(end + 2, 43),
            to: right - 2, style: theme.style(.faint, on: surface))
    }
}
