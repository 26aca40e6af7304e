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
        /// True for a part of an earlier payment that was given back.
        var isRefund = false
        /// The end of what was paid; `nil` for a mark that is no payment.
        var paidUntil: Instant?

        var columns: Int { max(date.columns, amount.columns) }
    }

    /// The minimum columns between two marks, and the most where there is room for all.
    private static let (narrowest, roomiest) = (2, 40)

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
                var back = mark(words.timelineBack(price: price), isPast: true, .faint)
                back.isRefund = true
                return back
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
    /// A sign at the beginning shows that earlier events are left out.
    func lines(from left: Int, width: Int, _ symbols: Symbols) -> [Page.Line] {
        guard let last = marks.last else { return [] }
        var (dates, line, amounts) = (Page.Line(), Page.Line(), Page.Line())
        let room = width - left - 2
        let widest = (marks.map(\.columns).max() ?? 0) + 2
        let lineRoom = room - 2 - last.columns
        // The last two marks, the present payment and what follows, have room for date and amount.
        let lastStep = max(widest, min(Self.roomiest, lineRoom / max(1, marks.count - 1)))
        let step = min(lastStep, max(Self.narrowest, (lineRoom - lastStep) / max(1, marks.count - 2)))
        let shown = Array(marks.suffix(lineRoom < lastStep ? 1 : 2 + (lineRoom - lastStep) / step))
        var x = left
        if shown.count < marks.count {
            line.pieces.append(Page.Piece(symbols.ellipsis, .faint, at: .leading(left)))
            x += 2
        }
        func place(of index: Int) -> Int {
            x + index * step + (index == shown.count - 1 && index > 0 ? lastStep - step : 0)
        }
        // Texts are placed from the latest back and left out where they would touch.
        var end = Int.max
        for (index, mark) in shown.enumerated().reversed() {
            let place = place(of: index)
            guard place + mark.columns + 2 <= end || index == shown.count - 1 else {
                // A payment without the label of its refund would seem to have been kept.
                if mark.isRefund { break }
                continue
            }
            end = place
            dates.pieces.append(Page.Piece(mark.date, .faint, at: .leading(place)))
            amounts.pieces.append(Page.Piece(mark.amount, mark.ink, at: .leading(place)))
        }
        for (index, mark) in shown.enumerated() {
            let place = place(of: index)
            let sign = String(mark.isPast ? symbols.dot : symbols.ring)
            line.pieces.append(Page.Piece(sign, mark.ink, .bold, at: .leading(place)))
            guard index > 0 else { continue }
            let length = (index == shown.count - 1 ? lastStep : step) - 1
            let gone = gone(from: shown[index - 1], to: mark, columns: length)
            line.pieces += [
                Page.Piece(
                    String(repeating: symbols.heavyLine, count: gone), .premium, at: .leading(place - length)),
                Page.Piece(
                    String(repeating: symbols.hairline, count: length - gone), .faint,
                    at: .leading(place - length + gone)),
            ]
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
