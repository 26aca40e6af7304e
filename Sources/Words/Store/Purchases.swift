import Session
import Simulation
import Storefront

/// Outcomes of purchases.
extension Words {
    package func message(for result: PurchaseResult, in session: Session) -> StoreMessage {
        switch result {
        case .success(.verified(let transaction), let effect):
            kindly(message(result.outcome, for: effect, transaction, in: session), in: session)
        case .success(.unverified(let transaction, let error), _):
            message(unverified: transaction, error, in: session)
        case .pending(let pending): message(for: pending, in: session)
        case .userCancelled: message(result.outcome)
        case .failure(let error): message(for: error, in: session)
        }
    }

    /// Returns the message with a remark for a player who has spent much.
    private func kindly(_ message: StoreMessage, in session: Session) -> StoreMessage {
        guard let spent = session.spentMuch else { return message }
        let word = shopSpentMuch(price: session.store.storefront.format(spent))
        return self.message(
            message.key, title: message.title, message.sentence, next: sentences([message.nextStep, word]))
    }

    private func message(
        _ key: String, for effect: PurchaseEffect, _ transaction: Transaction, in session: Session
    ) -> StoreMessage {
        let product = session.name(of: transaction.productID)
        let date = transaction.expirationDate.map { storeDate($0, session) } ?? ""
        switch effect {
        case .buy where transaction.productType == .nonRenewing:
            let until = session.store.entry(transaction.id)?.until.map { storeDate($0, session) }
            return message(
                key, until.map { storeBoughtTime(product: product, date: $0) } ?? storeBought(product: product))
        case .buy:
            // Another catalog may have products that this game has no use for.
            let food = Consumable(productID: transaction.productID).map {
                storeBoughtFood(food: name(of: $0.food), count: session.world.owned($0.food))
            }
            let isDecoration = DecorationPack.sold(as: transaction.productID) != nil
            return message(
                key, storeBought(product: several(transaction.quantity, product)),
                next: food ?? (isDecoration ? storeBoughtDecoration : nil))
        case .alreadyOwned: return message(key, storeAlreadyOwned(product: product))
        case .subscribe:
            if let part = transaction.installment {
                return message(
                    key, storeSubscribedMonthly(count: part.count - part.number, product: product, date: date))
            }
            let isTrial = transaction.offer?.paymentMode == .freeTrial
            return message(
                key, isTrial ? storeTrial(product: product, date: date) : storeSubscribed(product: product, date: date))
        case .alreadySubscribed, .resume:
            // What it renews for may have changed: an offer ends with a change that is taken back, and a new price may wait
            // for an answer.
            if let own = session.ownSubscription(inGroup: transaction.subscriptionGroupID),
                own.priceIncrease.isPending || effect == .resume
            {
                let standing = message(for: own, in: session)
                return message(key, standing.sentence, next: standing.nextStep)
            }
            return message(key, storeAlreadySubscribed(product: product, date: date))
        case .recover: return message(key, storePaidUntil(product: product, date: date))
        case .upgrade(let former, let refund), .crossgrade(let former, let refund):
            let price = returned(refund, for: former, in: session)
            return message(
                key,
                sentences([
                    storeReplaced(product: product, former: session.name(of: former)),
                    refund > .zero ? storeReturned(price: price) : nil,
                ]))
        case .changeAtRenewal(let former, let day):
            let planned = session.store.state.subscriptions.first { $0.latestTransactionID == transaction.id }
            return message(
                key,
                storeChangePlanned(
                    former: session.name(of: former), date: storeDate(day, session),
                    next: session.name(of: planned?.autoRenewPreference ?? former)))
        case .offerAtRenewal(let day):
            return message(key, storeOfferPlanned(product: product, date: storeDate(day, session)))
        }
    }

    /// Returns a message for an unverified transaction, with the reason.
    package func message(
        unverified transaction: Transaction, _ error: VerificationError, in session: Session
    ) -> StoreMessage {
        let product = session.name(of: transaction.productID)
        let why =
            switch error {
            case .invalidSignature: storeUnverifiedSignature(product: product)
            case .revokedCertificate: storeUnverifiedRevoked(product: product)
            case .invalidCertificateChain: storeUnverifiedChain(product: product)
            case .invalidDeviceVerification: storeUnverifiedDevice(product: product)
            case .invalidEncoding: storeUnverifiedEncoding(product: product)
            case .missingRequiredProperties: storeUnverifiedMissing(product: product)
            case .otherAccount: storeUnverifiedAccount(product: product)
            }
        return message("unverified", why, next: adviceOnUnverified(error, in: session))
    }

    /// Returns the remedy for an error of verification; `nil` where the catalog of texts has it.
    func adviceOnUnverified(_ error: VerificationError, in session: Session) -> String? {
        if session.store.settings.failures[.verification] != nil {
            return storeVerificationFails(command: "store settings fail.verification off")
        }
        return error == .otherAccount ? storeUnverifiedAccountNext(exporting: "export", importing: "import") : nil
    }

    /// Returns the refund for a pass that another has replaced, in the currency that it was paid in.
    func returned(_ refund: Price, for productID: String, in session: Session) -> String {
        guard let paid = session.store.latest(productID)?.unsafePayload else {
            return session.store.storefront.format(refund)
        }
        return session.store.price(refund, of: paid)
    }

    package func message(for pending: PendingPurchase, in session: Session) -> StoreMessage {
        let product = several(pending.quantity, session.name(of: pending.productID))
        return switch pending.reason {
        case .askToBuy: message(pending.outcome, storePendingAskToBuy(product: product))
        case .interrupted: message(pending.outcome, storePendingInterrupted(product: product))
        }
    }

    /// Returns the price of a pending purchase in its own currency; `nil` if it is unknown.
    package func price(of pending: PendingPurchase, in session: Session) -> String? {
        let front = session.store.storefront
        return pending.charge.map { front.format($0, in: pending.currency ?? front.currency) }
    }

    /// Returns the terms of a pending subscription; `nil` if the shop's terms are no longer those that were requested.
    package func terms(of pending: PendingPurchase, in session: Session) -> String? {
        let options = PurchaseOptions(
            quantity: pending.quantity, offer: pending.offer, isMonthly: pending.isMonthly == true)
        guard let plan = try? session.store.plan(pending.productID, options, at: session.world.clock),
            plan.product.subscription != nil, plan.charge == pending.charge,
            pending.currency == session.store.storefront.currency
        else { return nil }
        return confirmation(for: plan, in: session).sentence
    }

    /// Returns what a pending purchase waits for, in a few words.
    package func waiting(_ pending: PendingPurchase) -> String { text("store", "waiting", pending.reason.rawValue) }

    /// Returns the message on an error of the shop, with its remedy.
    package func message(for error: StoreError, in session: Session? = nil) -> StoreMessage {
        guard error == .notAvailableInStorefront, let session else { return message(error.outcome) }
        return message(
            error.outcome, storeNotSold(country: text("storefront", session.store.settings.storefront, "inText")))
    }

    /// Returns "2 × Pellet Box", or the name alone for one.
    package func several(_ count: Int, _ product: String) -> String {
        count > 1 ? storeSeveral(count: count, product: product) : product
    }
}
