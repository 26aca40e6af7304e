import Drawing
import Session
import Storefront
import TerminalUI
import Words

/// A purchase in a list: date, product, status and price.
struct HistoryLine {
    let day: String
    let name: String
    /// The status of the purchase, such as refunded or waiting.
    let note: String
    let noteInk: Ink
    /// The formatted price; empty for a pending purchase of a product that is no longer sold.
    let price: String

    private init(_ entry: LedgerEntry, _ session: Session, _ words: Words) {
        let transaction = entry.transaction
        day = words.storeDate(transaction.purchaseDate, session)
        name = words.several(transaction.quantity, session.name(of: transaction.productID))
        note = words.note(on: entry, in: session)
        noteInk = session.store.verification(of: entry).verifiedPayload == nil ? .danger : .faint
        price = session.store.price(transaction.price, of: transaction)
    }

    private init(_ pending: PendingPurchase, _ session: Session, _ words: Words) {
        day = words.storeDate(pending.date, session)
        name = words.several(pending.quantity, session.name(of: pending.productID))
        note = words.waiting(pending)
        noteInk = .warning
        price = words.price(of: pending, in: session) ?? ""
    }

    /// Creates the line of a purchase, pending or not, by its id; `nil` if there is none.
    init?(_ id: UInt64, _ session: Session, _ words: Words) {
        if let pending = session.store.state.pendingPurchases.first(where: { $0.id == id }) {
            self.init(pending, session, words)
        } else if let entry = session.store.entry(id) {
            self.init(entry, session, words)
        } else {
            return nil
        }
    }

    /// Returns the purchase as a line of a page, or as two if the status does not fit beside the name.
    ///
    /// - Parameter width: The columns of the line.
    func lines(width: Int) -> [Page.Line] {
        // At an accelerated renewal rate the date includes a time and needs more columns.
        let left = max(15, day.columns + 4)
        // Prices are aligned at the right, and notes in a column of their own if there is room.
        let gap = max(2, 9 - price.columns)
        let column = min(38, width / 2)
        let room = width - 2 - price.columns - gap - max(left + name.columns + 2, column)
        let line = Page.Line(
            Page.Piece(day, .faint, at: .columns(2..<left - 2, .trailing)),
            Page.Piece(price, at: .trailing(2)),
            Page.Piece(name, at: .leading(left), gap: gap, fit: .wrap, selected: .accent))
        return !note.isEmpty && note.columns > room
            ? [line, Page.Line(Page.Piece(note, noteInk, at: .leading(left), fit: .wrap))]
            : [Page.Line(line.pieces + [Page.Piece(note, noteInk, at: .following(2, from: column), gap: gap)])]
    }
}
