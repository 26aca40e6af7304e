import Drawing
import Session
import Storefront
import TerminalUI
import Words

/// A purchase in a list: when, what, what became of it, for how much.
struct HistoryLine {
    let day: String
    let name: String
    let note: String
    let noteInk: Ink
    let price: String

    init(_ entry: LedgerEntry, _ session: Session, _ words: Words) {
        let transaction = entry.transaction
        day = words.storeDate(transaction.purchaseDate, session)
        name = session.name(of: transaction.productID)
        note = words.note(on: entry, in: session)
        noteInk = session.store.verification(of: entry).verifiedPayload == nil ? .danger : .faint
        price = session.store.price(transaction.price, of: transaction)
    }

    init(_ pending: PendingPurchase, _ session: Session, _ words: Words) {
        day = words.storeDate(pending.date, session)
        name = session.name(of: pending.productID)
        note = words.waiting(pending)
        noteInk = .warning
        price = ""
    }

    /// `nil` for items that are no purchases.
    init?(_ item: AccountScreen.Item, _ session: Session, _ words: Words) {
        switch item {
        case .transaction(let id):
            guard let entry = session.store.state.ledger.first(where: { $0.transaction.id == id }) else { return nil }
            self.init(entry, session, words)
        case .pending(let id):
            guard let pending = session.store.state.pendingPurchases.first(where: { $0.id == id }) else { return nil }
            self.init(pending, session, words)
        default: return nil
        }
    }

    func draw(isSelected: Bool, in painter: Painter, frame: Frame) {
        let theme = frame.theme
        let surface = Row.draw(isSelected: isSelected, in: painter, frame: frame)
        let right = painter.width - 2
        // A moment of an accelerated rate is longer than a day.
        let left = max(15, day.columns + 4)
        painter.line(day, y: 0, from: 2, to: left - 1, style: theme.style(.faint, on: surface))
        painter.line(price, y: 0, from: right - price.columns, to: right, style: theme.style(.text, on: surface))
        let end = painter.line(
            name, y: 0, from: left, to: right - 9, style: theme.style(isSelected ? .accent : .text, on: surface))
        // Prices line up at the right, notes in a column of their own where there is one.
        painter.firstFitting(
            [note], y: 0, from: max(end + 2, min(38, painter.width / 2)), to: right - 9,
            style: theme.style(noteInk, on: surface))
    }
}
