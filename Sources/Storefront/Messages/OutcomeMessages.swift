import Chronology

/// What a player reads about an outcome: the same on screen and on the command line.
package struct StoreMessage: Hashable, Sendable {
    /// Names the outcome for translations and tests; never shown.
    package let key: String
    package let title: String
    package let sentence: String
    /// What can be done now; `nil` when nothing has to be.
    package let nextStep: String?

    package init(_ key: String, _ title: String, _ sentence: String, next: String? = nil) {
        self.key = key
        self.title = title
        self.sentence = sentence
        nextStep = next
    }

    /// On one line: the sentence, and what can be done.
    package var text: String { [sentence, nextStep].compactMap { $0 }.joined(separator: " ") }
}

extension Store {
    /// How a date is written for the player, in their zone.
    package typealias DateWords = (Instant) -> String

    func name(_ productID: String) -> String { product(productID)?.displayName ?? productID }

    /// What a purchase came to.
    package func message(for result: PurchaseResult, date: DateWords) -> StoreMessage {
        switch result {
        case .success(.verified(let transaction), let effect): message(for: effect, transaction, date: date)
        case .success(.unverified(let transaction, let error), _): message(unverified: transaction, error)
        case .pending(let pending): message(for: pending)
        case .userCancelled:
            StoreMessage("cancelled", "Nothing was bought", "You closed the sheet, and no simulated money was spent.")
        case .failure(let error): message(for: error)
        }
    }

    private func message(for effect: PurchaseEffect, _ transaction: Transaction, date: DateWords) -> StoreMessage {
        let name = name(transaction.productID)
        let until = transaction.expirationDate.map(date) ?? ""
        switch effect {
        case .buy:
            let count = transaction.quantity > 1 ? "\(transaction.quantity) × \(name)" : name
            let isFood = transaction.productType == .consumable
            return StoreMessage(
                "bought", "Thank you", "You have \(count) now.",
                next: isFood ? "It waits in the food picker." : "It waits among the decorations.")
        case .alreadyOwned:
            return StoreMessage(
                "alreadyOwned", "You have this already", "\(name) was yours before, so it costs nothing again.")
        case .subscribe:
            if transaction.offer?.paymentMode == .freeTrial {
                return StoreMessage(
                    "trial", "Welcome", "\(name) is on, free until \(until).",
                    next: "Cancel in Account before then and nothing is charged.")
            }
            return StoreMessage("subscribed", "Welcome", "\(name) is on and renews on \(until).")
        case .alreadySubscribed:
            return StoreMessage(
                "alreadySubscribed", "You have this pass", "\(name) is on already and renews on \(until).",
                next: "Account shows what can be changed.")
        case .resume:
            return StoreMessage("resumed", "It goes on", "\(name) will renew on \(until), as before.")
        case .recover:
            return StoreMessage("recovered", "Paid", "The open payment was made, and \(name) runs until \(until).")
        case .upgrade(let former, let refund):
            return StoreMessage(
                "upgraded", "Upgraded",
                "\(name) takes the place of \(self.name(former)) at once."
                    + returned(refund, transaction))
        case .crossgrade(let former, let refund):
            return StoreMessage(
                "crossgraded", "Changed",
                "\(name) takes the place of \(self.name(former)) at once."
                    + returned(refund, transaction))
        case .changeAtRenewal(let former, let day):
            let next = state.subscriptions.first { $0.latestTransactionID == transaction.id }?.autoRenewPreference
            return StoreMessage(
                "changePlanned", "Planned",
                "\(self.name(former)) stays until \(date(day)); then \(self.name(next ?? former)) begins.",
                next: "Until then you can change your mind in Account.")
        case .offerAtRenewal(let day):
            return StoreMessage("offerPlanned", "Offer kept for you", "Its price counts from \(date(day)) on.")
        }
    }

    private func returned(_ refund: Price, _ transaction: Transaction) -> String {
        guard refund > .zero else { return "" }
        return " For the days left, \(storefront.format(refund)) (simulated) came back."
    }

    /// A transaction that counts for nothing, and why.
    package func message(unverified transaction: Transaction, _ error: VerificationError) -> StoreMessage {
        let why =
            switch error {
            case .invalidSignature: "its signature does not fit what it says"
            case .revokedCertificate: "the certificate that signed it was withdrawn"
            case .invalidCertificateChain: "nobody vouches for the certificate that signed it"
            case .invalidDeviceVerification: "it was made for another computer"
            case .invalidEncoding: "it cannot be read"
            case .missingRequiredProperties: "something in it is missing"
            }
        return StoreMessage(
            "unverified", "Unverified", "\(name(transaction.productID)) gives nothing: \(why).",
            next: "If it came from another computer, import it with --trust-purchases.")
    }

    /// A subscription that counts for nothing: somebody edited it.
    package func message(unverified subscription: Subscription) -> StoreMessage {
        StoreMessage(
            "unverified.subscription", "Unverified",
            "\(name(subscription.productID)) gives nothing: its signature does not fit what it says, so it stands still.",
            next: "A new one takes its place.")
    }

    package func message(for pending: PendingPurchase) -> StoreMessage {
        switch pending.reason {
        case .askToBuy:
            StoreMessage(
                "pending.askToBuy", "Asked", "\(name(pending.productID)) comes as soon as a parent says yes.",
                next: "You can go on playing, or even quit; nothing is lost.")
        case .interrupted:
            StoreMessage(
                "pending.interrupted", "Interrupted",
                "\(name(pending.productID)) waits for something to be settled with the App Store.",
                next: "Resolve the issue in the Transaction Manager.")
        }
    }

    /// What went wrong, and what to do about it.
    package func message(for error: StoreError) -> StoreMessage { error.message(in: storefront) }
}

extension StoreError {
    /// What went wrong, and what to do about it.
    /// - Parameter storefront: where the player shops, if that is known.
    package func message(in storefront: AppStoreFront? = nil) -> StoreMessage {
        let (title, sentence, next): (String, String, String?) =
            switch self {
            case .networkError:
                ("No connection", "The simulated App Store could not be reached.", "Try again in a moment.")
            case .systemError: ("Something went wrong", "The simulated App Store stumbled over itself.", "Try again.")
            case .unknown: ("Something went wrong", "The simulated App Store gives no reason.", "Try again.")
            case .notAvailableInStorefront:
                (
                    "Not sold here", "This is not for sale in \(storefront?.countryName ?? "your storefront").",
                    "Another storefront can be chosen in the Transaction Manager."
                )
            case .notEntitled:
                ("Not allowed to sell", "This copy of the game may not sell anything.", "Nothing was charged.")
            case .invalidQuantity:
                ("Too many at once", "One to ten of a food can be bought together, and one of all else.", nil)
            case .productUnavailable:
                ("Sold no more", "This product is not for sale now.", "Have a look at the rest of the shop.")
            case .purchaseNotAllowed:
                (
                    "Purchases are off", "This computer does not allow purchases.",
                    "Turn them on in the Transaction Manager."
                )
            case .ineligibleForOffer:
                (
                    "Not for you, sadly", "This offer is for others, or you have used it.",
                    "The standard price is open to you."
                )
            case .invalidOffer: ("No such offer", "There is no offer of that name.", "Check the code letter by letter.")
            case .duplicateRefundRequest: ("Refunded before", "The money for this came back already.", nil)
            case .refundFailed: ("No refund", "Only your own, verified purchases can be refunded.", nil)
            case .noSuchTransaction: ("Not found", "There is no purchase of that number.", "See the purchase history.")
            case .noSubscription: ("Nothing to change", "There is no running subscription that this could change.", nil)
            }
        return StoreMessage("error.\(rawValue)", title, sentence, next: next)
    }
}
