import Chronology
import Drawing
import Session
import Storefront
import TerminalUI
import Words

/// A subscription's timeline from past payments to what follows, on three lines: dates, marks and amounts.
struct TimelineStrip {
    /// An event on the timeline: its date and amount.
    private struct Mark {
        let moment: Instant
        let date: String
        let amount: String
        let isPast: Bool
        let ink: Ink
        /// The end of what was paid; `nil` for a mark that is no payment.
        var paidUntil: Instant?

        var columns: Int { max(date.columns, amount.columns) }
    }

    /// The columns between the texts of two events, and the most between two events on the average.
    private static let (gap, roomiest) = (2, 40)

    /// The events, oldest first.
    private let marks: [Mark]
    private let now: Instant

    /// Creates the timeline of the player's own subscription in a group; `nil` if there is none or it has no events.
    init?(_ session: Session, group: String?, _ words: Words) {
        guard let own = session.ownSubscription(inGroup: group) else { return nil }
        now = session.world.clock
        let storefront = session.store.storefront
        marks = session.store.timeline(of: own).map { moment in
            let date = words.storeDate(moment.date, session)
            func mark(_ amount: String, isPast: Bool = false, _ ink: Ink) -> Mark {
                Mark(moment: moment.date, date: date, amount: amount, isPast: isPast, ink: ink)
            }
            switch moment.kind {
            case .refunded(let transaction, let amount):
                let price = session.store.price(amount, of: transaction)
                return mark(words.timelineBack(price: price), isPast: true, .faint)
            case .paid(let transaction, let isReturned):
                let price =
                    transaction.price == .zero
                    ? words.timelineFree : session.store.price(transaction.price, of: transaction)
                var paid = mark(
                    isReturned ? words.timelineBack(price: price) : price, isPast: true,
                    isReturned ? .faint : .premium)
                paid.paidUntil = transaction.expirationDate
                return paid
            case .next(let price): return mark(storefront.format(price), .text)
            case .due(let price): return mark(words.timelineDue(price: storefront.format(price)), .warning)
            case .asked(let price): return mark(words.timelineAsked(price: storefront.format(price)), .warning)
            case .end: return mark(words.timelineEnds, .warning)
            }
        }
        if marks.isEmpty { return nil }
    }

    /// Returns the date at which the progress of a subscription next changes visibly; `nil` if no period is running.
    static func nextChange(_ session: Session) -> Instant? {
        let spans = session.ownSubscriptions.filter(\.state.isRunning).compactMap { own -> Int64? in
            guard let end = own.nextEventDate,
                let begin = session.store.entry(own.latestTransactionID)?.transaction.purchaseDate, end > begin
            else { return nil }
            return (end - begin).milliseconds
        }
        return spans.min().map { session.world.clock + Span(milliseconds: max(250, $0 / 32)) }
    }

    /// Returns the lines of dates, marks and amounts, for as many of the latest events as fit.
    ///
    /// Events before them are marks close together; a sign at the beginning shows that more are left out.
    func lines(from left: Int, width: Int, _ symbols: Symbols) -> [Page.Line] {
        guard let last = marks.last else { return [] }
        let room = width - left - 2 - last.columns
        func columns(ofEarlier count: Int) -> Int { max(0, min(count * Self.gap, max(Self.gap, room / 2), room)) }
        // Each of the latest events has its date and amount below one another, and the next one stands clear of them.
        var widths: [Int] = []
        for (earlier, mark) in marks.dropLast().enumerated().reversed() {
            let needed = widths.reduce(mark.columns + Self.gap, +)
            guard needed + (earlier > 0 ? columns(ofEarlier: earlier) : 0) <= room else { break }
            widths.insert(mark.columns + Self.gap, at: 0)
        }
        let labeled = marks.count - 1 - widths.count
        // What room is left goes to the times between them by their lengths.
        let latest = marks[labeled...]
        let times = zip(latest, latest.dropFirst()).map { max(0, ($1.moment - $0.moment).milliseconds) }
        let taken = widths.reduce(labeled > 0 ? columns(ofEarlier: labeled) : 0, +)
        var rest = max(0, min(room, Self.roomiest * (marks.count - 1)) - taken)
        var total = times.reduce(0, +)
        for (index, time) in times.enumerated() {
            let share = total > 0 ? Int(Int64(rest) * time / total) : 0
            widths[index] += share
            (rest, total) = (rest - share, total - time)
        }
        var (dates, line, amounts) = (Page.Line(), Page.Line(), Page.Line())
        var (place, first) = (left, labeled - columns(ofEarlier: labeled) / Self.gap)
        if first > 0 {
            line.pieces.append(Page.Piece(symbols.ellipsis, .faint, at: .leading(left)))
            (place, first) = (place + Self.gap, first + 1)
        }
        for index in first..<marks.count {
            let mark = marks[index]
            if index > first {
                let length = (index > labeled ? widths[index - 1 - labeled] : Self.gap) - 1
                let gone = gone(from: marks[index - 1], to: mark, columns: length)
                line.pieces += [
                    Page.Piece(
                        String(repeating: symbols.heavyLine, count: gone), .premium, at: .leading(place + 1)),
                    Page.Piece(
                        String(repeating: symbols.hairline, count: length - gone), .faint,
                        at: .leading(place + 1 + gone)),
                ]
                place += length + 1
            }
            line.pieces.append(
                Page.Piece(String(mark.isPast ? symbols.dot : symbols.ring), mark.ink, .bold, at: .leading(place)))
            guard index >= labeled else { continue }
            dates.pieces.append(Page.Piece(mark.date, .faint, at: .leading(place)))
            amounts.pieces.append(Page.Piece(mark.amount, mark.ink, at: .leading(place)))
        }
        return [dates, line, amounts]
    }

    /// Returns how many of the columns between two marks stand for paid time in the past.
    private func gone(from former: Mark, to mark: Mark, columns: Int) -> Int {
        let whole = (mark.moment - former.moment).milliseconds
        // A pass that was over for a while was not paid until the next payment.
        let end = min(mark.isPast ? mark.moment : now, former.paidUntil ?? .distantFuture)
        if end >= mark.moment || whole <= 0 { return columns }
        return Int(Int64(columns) * max(0, (end - former.moment).milliseconds) / whole)
    }
}
