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

    /// - Parameter width: Columns of the line.
    func line(width: Int) -> Page.Line {
        // A moment of an accelerated rate is longer than a day.
        let left = max(15, day.columns + 4)
        // Prices line up at the right, notes in a column of their own where there is one.
        let gap = 9 - price.columns
        return Page.Line(
            Page.Piece(day, .faint, at: .columns(2..<left - 1)),
            Page.Piece(price, at: .trailing(2)),
            Page.Piece(name, at: .leading(left), gap: gap, selected: .accent),
            Page.Piece(note, noteInk, at: .following(2, from: min(38, width / 2)), gap: gap, fit: .whole))
    }
}
