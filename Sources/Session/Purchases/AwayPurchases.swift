import Chronology
import Storefront

/// What became of passes while nobody played.
package struct AwayPurchases: Hashable, Sendable {
    package struct Renewal: Hashable, Sendable {
        package let productID: String
        package fileprivate(set) var count: Int
        package fileprivate(set) var paid: Price
    }

    package private(set) var renewals: [Renewal] = []
    /// No pass renews oftener in one absence.
    package private(set) var isCapped = false
    /// How each pass stands now; what it went through on the way there is over.
    package private(set) var outcomes: [StoreEvent] = []

    /// `nil` where nothing happened.
    init?(_ events: [StoreEvent], in store: Store) {
        guard !events.isEmpty else { return nil }
        var others: [StoreEvent] = []
        for event in events {
            guard case .renewed(let transaction) = event.kind else {
                others.append(event)
                continue
            }
            if let index = renewals.firstIndex(where: { $0.productID == transaction.productID }) {
                renewals[index].count += 1
                renewals[index].paid = renewals[index].paid + transaction.price
            } else {
                renewals.append(Renewal(productID: transaction.productID, count: 1, paid: transaction.price))
            }
        }
        isCapped = store.settings.rate.isAccelerated && renewals.contains { $0.count >= Store.renewalsInAbsence }
        for (index, event) in others.enumerated()
        where !others[(index + 1)...].contains(where: { $0.productID == event.productID }) {
            outcomes.append(event)
        }
    }
}
