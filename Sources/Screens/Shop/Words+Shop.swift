import Session
import Storefront

extension Words {
    enum Shop {
        static let title = "Bird Food Shop"
        static let simulated = [
            "Prices are simulated: no real money, ever", "Simulated prices, no real money", "Simulated",
        ]
        static let bestValue = "Best Value"
        static let confirmTitle = "Buy with simulated money?"

        static func account(_ name: String) -> String { "For \(name)" }

        /// "5 pieces · you own 3" beside a price.
        static func holds(_ goods: Goods, owned: Int) -> String {
            "for \(goods.count), simulated" + (owned > 0 ? "; you own \(owned)" : "")
        }

        /// What happened in the shop by itself.
        static func news(_ event: StoreEvent, session: Session) -> Announcement {
            let message = session.store.message(for: event) { day($0, session) }
            let ink: Ink =
                switch event.kind {
                case .renewed, .changed, .recovered, .familyShared: .premium
                case .enteredGracePeriod, .enteredBillingRetry, .expired, .revoked: .warning
                }
            return Announcement(message.sentence, ink: ink)
        }
    }
}
