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
        static let howMany = "How many"
        static let decorations = "Decorations"
        static let decorationsNote = "yours for good"
        static let owned = "Owned"
        static let saved = "Saved."
        static let saving = "Saving…"
        static let inMemory = "Not kept: this game is in memory."
        static let notSaved = "Not on disk yet; tried again."
        static let code = "Code"
        static let codeStory = "Type the word that someone gave you; small and capital letters are the same."
        static let redeem = "redeem"

        static func account(_ name: String) -> String { "For \(name)" }

        /// Beside a price: how many pieces it buys, and how many are owned where there is room for it.
        static func holds(_ goods: Consumable, owned: Int) -> [String] {
            let count = "for \(goods.count), simulated"
            return (owned > 0 ? ["\(count); you own \(owned)"] : []) + [count, "simulated"]
        }

        /// What happened in the shop by itself.
        static func news(_ event: StoreEvent, session: Session) -> Announcement {
            let message = session.store.message(for: event) { storeDate($0, session) }
            let ink: Ink =
                switch event.kind {
                case .renewed, .changed, .recovered, .familyShared: .premium
                case .enteredGracePeriod, .enteredBillingRetry, .expired, .revoked: .warning
                }
            return Announcement(message.sentence, ink: ink)
        }
    }
}
