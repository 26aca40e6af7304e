import Chronology
import Storefront

extension Notice {
    /// What became of passes while nobody played, in a few sentences; `nil` where nothing did.
    init?(passesWhileAway events: [StoreEvent], in store: Store, date: (Instant) -> String) {
        var renewals: [(productID: String, count: Int, paid: Price)] = []
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
                renewals.append((transaction.productID, 1, transaction.price))
            }
        }
        var sentences = renewals.map { renewal in
            let name = store.product(renewal.productID)?.displayName ?? renewal.productID
            let times = renewal.count == 1 ? "once" : "\(renewal.count) times"
            return "\(name) renewed \(times), for \(store.storefront.format(renewal.paid)) (simulated) in all."
        }
        if store.settings.rate.isAccelerated, renewals.contains(where: { $0.count >= Store.renewalsInAbsence }) {
            sentences.append("At this renewal rate a pass renews twelve times at most while nobody plays.")
        }
        // How each stands now; what it went through on the way there is over.
        for (index, event) in others.enumerated()
        where !others[(index + 1)...].contains(where: { $0.productID == event.productID }) {
            sentences.append(event.outcome)
        }
        guard !sentences.isEmpty else { return nil }
        self.init("While you were away: " + sentences.joined(separator: " "))
    }
}
