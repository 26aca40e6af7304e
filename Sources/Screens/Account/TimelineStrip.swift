import Chronology
import Drawing
import Session
import Storefront
import TerminalUI
import Words

/// A subscription's life in a line: what was paid when, and what comes next.
struct TimelineStrip {
    /// A date, a mark, an amount.
    private struct Mark {
        let date: String
        let amount: String
        let isPast: Bool
        let ink: Ink
    }

    static let height = 3
    private let marks: [Mark]

    /// `nil` where there is nothing to draw.
    init?(_ session: Session, _ words: Words) {
        guard let own = session.ownSubscription else { return nil }
        let storefront = session.store.storefront
        marks = session.store.timeline(of: own).map { moment in
            let date = words.storeDate(moment.date, session)
            switch moment.kind {
            case .paid(let transaction, let isReturned):
                let price =
                    transaction.price == .zero
                    ? words.timelineFree : session.store.price(transaction.price, of: transaction)
                return Mark(
                    date: date, amount: isReturned ? words.timelineBack(price: price) : price, isPast: true,
                    ink: isReturned ? .faint : .premium)
            case .next(let price): return Mark(date: date, amount: storefront.format(price), isPast: false, ink: .text)
            case .asked(let price):
                return Mark(
                    date: date, amount: words.timelineAsked(price: storefront.format(price)), isPast: false,
                    ink: .warning)
            case .end: return Mark(date: date, amount: words.timelineEnds, isPast: false, ink: .warning)
            }
        }
        if marks.isEmpty { return nil }
    }

    /// As many of the latest as there is room for; before them, that there were more.
    func draw(from left: Int, in painter: Painter, frame: Frame) {
        let theme = frame.theme
        let symbols = frame.symbols
        let step = (marks.map { max($0.date.columns, $0.amount.columns) }.max() ?? 0) + 2
        let room = painter.width - left - 2
        let shown = marks.suffix(max(1, room / step))
        var x = left + (shown.count < marks.count ? 2 : 0)
        if shown.count < marks.count {
            painter.line(String(symbols.ellipsis), y: 1, from: left, style: theme.style(.faint))
        }
        for (index, mark) in shown.enumerated() {
            if index > 0 {
                painter.line(
                    String(repeating: symbols.hairline, count: step - 1), y: 1, from: x - step + 1,
                    style: theme.style(mark.isPast ? .premium : .faint))
            }
            painter.line(mark.date, y: 0, from: x, style: theme.style(.faint))
            painter.line(
                String(mark.isPast ? symbols.dot : symbols.ring), y: 1, from: x, style: theme.style(mark.ink, .bold))
            painter.line(mark.amount, y: 2, from: x, style: theme.style(mark.ink))
            x += step
        }
    }
}
