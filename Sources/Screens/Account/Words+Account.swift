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
        static let code = "Redeem a code"
        static let codeStory = "Someone gave you a word for better terms."
        static let restore = "Restore purchases"
        static let restoreStory = "Look again for everything this account has bought."
        static let family = "Family"
        static let purchases = "Purchases"
        static let nothingBought = "Nothing yet. The shop has treats for rare guests."
        static let inTheManager = "How this App Store behaves, and what becomes of each purchase."

        // The pass, to manage
        static let manageTitle = "Your pass"
        static let manage = "manage"
        static let seePasses = "See all passes"
        static let cancel = "Cancel the renewal"
        static let resume = "Let it renew again"
        static let payNow = "Pay what is open"
        static let declinePrice = "Decline the new price"
        static func agree(_ price: String) -> String { "Agree to \(price), simulated" }
        static func change(to name: String) -> String { "Change to \(name)" }
        static func stay(_ name: String) -> String { "Stay with \(name)" }

        static func resumeStory(_ subscription: Subscription, _ session: Session) -> String {
            let price = session.store.product(subscription.productID)?.displayPrice ?? ""
            let date = storeDate(subscription.periodEnd, session)
            return "Nothing is due now. It renews on \(date) for \(price), simulated."
        }

        static func cancelQuestion(_ subscription: Subscription, _ session: Session) -> String {
            let name = session.name(of: subscription.productID)
            return switch subscription.state {
            case .inBillingRetryPeriod: "The payment is open: cancelled, \(name) ends now. Nothing is charged."
            case .inGracePeriod:
                "\(name) stays on until \(storeDate(subscription.nextEventDate ?? subscription.periodEnd, session)) and ends "
                    + "then. The open payment is not asked for any more."
            default:
                "\(name) stays on until \(storeDate(subscription.periodEnd, session)) and ends then. No more simulated money is "
                    + "charged, and you can resume it any time before."
            }
        }

        static func declineQuestion(_ subscription: Subscription, _ session: Session) -> String {
            "\(session.name(of: subscription.productID)) stays on until \(storeDate(subscription.periodEnd, session)) at the "
                + "old price and ends then."
        }

        // A purchase
        static let purchase = "Purchase"
        static let refund = "Ask for a refund"
        static let takeBack = "Take the request back"
        static let giveUp = "Give it up"
        static let another = "Buy another one"

        static func refundQuestion(_ entry: LedgerEntry, _ session: Session) -> String {
            let transaction = entry.transaction
            let store = session.store
            let rest = transaction.price - entry.refunded
            let money = "\(store.price(rest, of: transaction)) (simulated) comes back"
            switch transaction.productType {
            case .consumable:
                guard let goods = Consumable(productID: transaction.productID) else { return "\(money)." }
                let gone = min(session.world.owned(goods.food), goods.count * transaction.quantity)
                return gone == 0
                    ? "\(money). Nothing of it is left to be taken back: what was eaten is eaten."
                    : "\(money), and \(gone) \(foodName(goods.food)) \(gone == 1 ? "goes" : "go") back to the shop. What was "
                        + "eaten is eaten."
            case .nonConsumable, .nonRenewing: return "\(money), and what it brought is put away."
            case .autoRenewable:
                let isLatest = session.ownSubscription.map {
                    $0.latestTransactionID == transaction.id && $0.state.isRunning
                }
                return isLatest == true ? "\(money), and the pass ends at once." : "\(money)."
            }
        }

        /// What a receipt says.
        static func facts(_ entry: LedgerEntry, _ session: Session) -> [(label: String, value: String)] {
            let transaction = entry.transaction
            let store = session.store
            var facts = [("Bought", storeDate(transaction.purchaseDate, session))]
            if transaction.ownershipType == .purchased {
                facts.append(("Price", "\(store.price(transaction.price, of: transaction)), simulated"))
            }
            if entry.refunded > .zero {
                facts.append(("Back", "\(store.price(entry.refunded, of: transaction)), simulated"))
            }
            if let end = transaction.expirationDate { facts.append(("Until", storeDate(end, session))) }
            facts.append(("Number", "\(transaction.id)"))
            return facts
        }

        // Restoring
        static let restoreTitle = "Restore purchases"
        static func restoreQuestion(_ name: String) -> String {
            "The simulated App Store is asked again for all that \(name) has bought: a pass, decorations, and whatever "
                + "was not handed over."
        }

        // The family
        static let you = "(you)"
        static let familyStory =
            "Up to six players of this computer share a family or premium pass and decorations. Whoever begins it "
            + "invites the others by their profiles: each of them joins here."
        static let familyStart = "Begin a family"
        static let familyJoin = "Join the family"
        static let familyLeave = "Leave the family"
        static let familyEnd = "End the family"
        static let familyLeaveQuestion = "What the others share with you ends at once. Your own purchases stay yours."
        static let familyEndQuestion = "Nobody shares anything any more. What each has bought stays theirs."
        static func familyRemove(_ name: String) -> String { "Let \(name) go" }
        static func familyRemoveQuestion(_ name: String) -> String {
            "What is shared with \(name) ends at once. They can join again."
        }

        static func shares(_ names: [String], isOrganizer: Bool) -> String {
            let what = names.isEmpty ? "shares nothing" : "shares \(list(names))"
            return isOrganizer ? "organizer, \(what)" : what
        }

        /// In the account's row.
        static func familyState(_ session: Session) -> String {
            if session.familyTrouble != nil { return "Its list cannot be read; look here." }
            guard let family = session.family else { return "Share a pass with other players of this computer." }
            guard family.isMember else { return "There is one on this computer; you can join it." }
            let others = family.members.count - 1
            let with = others == 0 ? "Only you so far" : "You and \(count(others, "other player", "other players"))"
            guard let sharedBy = session.entitlements.passSharedBy else { return with + "." }
            return "\(with); \(sharedBy) shares the pass."
        }

        /// Where this copy of the game came from, as its app transaction says.
        static func origin(_ session: Session) -> String {
            do {
                let app = try session.store.appTransaction()
                let place = AppStoreFront.named(app.storefront).countryName
                return
                    "This game came from the simulated App Store (\(place)) on \(day(app.originalPurchaseDate, session)). "
                    + "No real money, no network, ever."
            } catch {
                return session.store.message(for: error).text
            }
        }

        static func since(_ day: String) -> String { "Here since \(day)" }

        /// Beside the heading: simulated money, this month and in all.
        static func spent(_ session: Session) -> String {
            let store = session.store
            func sum(from start: Instant?) -> String {
                let sums = store.spending(from: start)
                guard !sums.isEmpty else { return store.storefront.format(.zero) }
                return sums.map { store.storefront.format($0.amount, in: $0.currency) }.joined(separator: " + ")
            }
            var month = session.playerTime(session.world.clock).date
            (month.day, month.hour, month.minute, month.second, month.millisecond) = (1, 0, 0, 0, 0)
            let start = month.utcInstant + session.clock.difference
            return "\(sum(from: start)) this month, \(sum(from: nil)) in all, simulated"
        }
    }
}
