import Chronology
import Session
import Storefront

extension Words {
    enum Account {
        static let name = "Name"
        static let email = "Email"
        static let noEmail = "none given"
        static let pass = "Pass"
        static let noPass = "No pass"
        static let noPassStory = "Eight backyards are yours without one. See what a pass brings."
        static let renewal = "Renewal"
        static let renewalOn = "On. Cancel any time; the pass stays until its last paid day."
        static let renewalOff = "Off. Resume it before the last day and nothing is lost."
        static let cancel = "cancel renewal"
        static let resume = "resume"
        static let restore = "Restore"
        static let restoreHint = "restore"
        static let restoreStory = "Look again for everything this account has bought."
        static let restored = "All that this account has bought is here."
        static let purchases = "Purchases"
        static let nothingBought = "Nothing yet. The shop has treats for rare guests."

        static func since(_ day: String) -> String { "Here since \(day)" }

        /// Beside the heading: simulated money, this month and in all.
        static func spent(_ session: Session) -> String {
            let store = session.store
            func sum(from start: Instant?) -> String {
                let sums = store.spending(from: start)
                guard !sums.isEmpty else { return store.storefront.format(.zero) }
                return sums.map { store.storefront.format($0.amount) }.joined(separator: " + ")
            }
            var month = session.playerTime(session.world.clock).date
            (month.day, month.hour, month.minute, month.second, month.millisecond) = (1, 0, 0, 0, 0)
            let start = month.utcInstant + session.clock.difference
            return "\(sum(from: start)) this month, \(sum(from: nil)) in all, simulated"
        }

        /// What is special about a transaction.
        static func note(_ entry: LedgerEntry, _ session: Session) -> String {
            let transaction = entry.transaction
            if case .unverified = session.store.verification(of: entry) { return "unverified" }
            if let date = transaction.revocationDate { return "refunded \(day(date, session))" }
            if transaction.isUpgraded { return "upgraded" }
            if transaction.offer?.paymentMode == .freeTrial, let end = transaction.expirationDate {
                return "free until \(day(end, session))"
            }
            if transaction.reason == .renewal { return "renewal" }
            return transaction.quantity > 1 ? "\(transaction.quantity) pieces" : ""
        }
    }
}
