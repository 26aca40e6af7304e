import Chronology
import Drawing
import Session
import Simulation
import TerminalUI

/// The days page: a bar with the number of visits for each day, and the selected day beside it.
extension JournalScreen {
    /// Draws the list of days and, if there is room, the selected day beside it.
    func drawDays(in painter: Painter, frame: inout Frame) {
        guard let log else { return }
        let isWide = painter.width >= 92
        let listWidth = isWide ? painter.width * 9 / 20 : painter.width
        let hasCard = frame.session.hasAwayCard
        let selection = selection(of: log.days.count + (hasCard ? 1 : 0))
        // Bars get empty rows between them if all still fit.
        let isRoomy = (hasCard ? 2 : 0) + 2 * log.days.count <= painter.height
        daysPage(isRoomy: isRoomy, in: frame.context(painter.size)).draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: listWidth, height: painter.height)), selected: selection,
            frame: &frame)
        guard isWide else { return }
        let side = painter.sub(
            CellRect(x: listWidth + 2, y: 0, width: painter.width - listWidth - 2, height: painter.height))
        if hasCard, selection == 0, let report = frame.session.awayReport {
            Self.page(of: report, in: frame.context(side.size)).layout(side.width - 2, frame).stack(selected: nil)
                .draw(in: side, scrolledBy: 0, frame: &frame)
        } else {
            dayPage?.draw(in: side, selection: nil, frame: &frame)
        }
    }

    /// Returns the list of days, after the card about the time away.
    func daysPage(isRoomy: Bool, in context: Context) -> Page {
        guard let log else { return Page() }
        let (words, symbols) = (context.words, context.symbols)
        var page = Page()
        if context.session.hasAwayCard, let report = context.session.awayReport {
            page.add(
                Page.Line(
                    Page.Piece(symbols.right, .faint, at: .trailing(1)),
                    Page.Piece(words.titles(report), at: .leading(2), fit: .whole, selected: .title)), item: 0)
            page.space()
        }
        let most = log.days.map(\.visits.count).max() ?? 0
        let isBestAlone = log.days.count > 2 && log.days.count { $0.visits.count == most } == 1
        let first = context.session.hasAwayCard ? 1 : 0
        let end = log.days.reduce(13) { max($0, 3 + words.shortDay($1.date).columns) }
        for (index, day) in log.days.enumerated() {
            if isRoomy { page.space() }
            let count = day.visits.count
            let ink = count == most && isBestAlone ? Ink.gold : .accent
            var number = Page.Piece(String(count), ink == .gold ? .gold : .soft, at: .trailing(1))
            number.spoken = words.visits(count: count)
            page.add(
                Page.Line(
                    .title(words.shortDay(day.date), at: .columns(2..<end)),
                    number,
                    Page.Piece(.bar(count, of: most), at: .between(end + 1, end: 7), paint: .solid(ink))),
                item: first + index)
        }
        if log.days.isEmpty { page.line(words.journalEmpty, .soft) }
        addOlder(than: log, in: context, to: &page)
        return page
    }

    /// Adds the hint where older visits are found. It belongs to the last day's item, because only items scroll into
    /// view.
    private func addOlder(than log: JournalLog, in context: Context, to page: inout Page) {
        let (words, session) = (context.words, context.session)
        let listed = log.days.reduce(0) { $0 + $1.visits.count }
        let first = session.playerTime(context.world.began).date.midnight
        guard let last = log.days.last, last.date.utcInstant > first.utcInstant, listed < context.world.visitCount,
            let key = context.key(of: .export)
        else { return }
        let text = Self.isEnhanced(session) ? words.daysOlderCharts(key: key) : words.daysOlder(key: key)
        page.add(
            [Page.Line(), Page.Line(Page.Piece(text, .faint, at: .leading(2), fit: .wrap))],
            item: log.days.count - 1 + (session.hasAwayCard ? 1 : 0), isHit: false, selection: .none)
    }

    /// Returns the report of an absence as text; `AwaySheet` shows it with pictures.
    private static func page(of report: AwayReport, in context: Context) -> Page {
        let words = context.words
        var page = Page()
        page.line(words.visits(report), .text, .bold)
        for moment in report.momentsInTime {
            page.space()
            page.line(words.moment(moment, in: context.world))
            page.add(
                Page.Line(Page.Piece(words.places(of: moment, context.session), .faint, at: .leading(0), fit: .wrap)))
        }
        return page
    }

    /// Draws the visits and stories of the open day.
    func drawDay(in painter: Painter, frame: inout Frame) {
        guard let dayPage else { return }
        let width = min(painter.width, 96)
        dayPage.draw(
            in: painter.sub(CellRect(x: 0, y: 0, width: width, height: painter.height)),
            selection: visitSelection(of: dayPage.itemCount), frame: &frame)
    }
}
