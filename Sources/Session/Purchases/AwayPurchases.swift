import Chronology
import Storefront

/// The renewals and other store events that happened while nobody played, summed up for the report on return.
package struct AwayPurchases: Hashable, Sendable {
    /// The renewals of one product, with their number and total price.
    package struct Renewal: Hashable, Sendable {
        package let productID: String
        package fileprivate(set) var count: Int
        package fileprivate(set) var paid: Price
    }

    package private(set) var renewals: [Renewal] = []
    /// The last event of each product during the absence, renewals not counted.
    package private(set) var outcomes: [StoreEvent] = []

    /// Sums up events; `nil` if there are none.
    init?(_ events: [StoreEvent]) {
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
        for (index, event) in others.enumerated()
        where !others[(index + 1)...].contains(where: { $0.productID == event.productID }) {
            outcomes.append(event)
        }
    }
}
