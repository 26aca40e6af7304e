import Chronology

extension Store {
    /// What happened by itself.
    package func message(for event: StoreEvent, date: DateWords) -> StoreMessage {
        switch event.kind {
        case .renewed(let transaction):
            StoreMessage(
                "renewed", "Renewed",
                "\(name(transaction.productID)) renewed for \(paid(transaction))"
                    + (transaction.expirationDate.map { " and runs until \(date($0))" } ?? "") + ".")
        case .changed(let former, let transaction):
            StoreMessage(
                "changed", "Changed",
                "\(name(transaction.productID)) has taken the place of \(name(former)), for \(paid(transaction)).")
        case .recovered(let transaction):
            StoreMessage("recovered", "Paid", "The open payment for \(name(transaction.productID)) was made.")
        case .enteredGracePeriod(let id, let until):
            StoreMessage(
                "gracePeriod", "Payment failed", "\(name(id)) could not be renewed and stays on until \(date(until)).",
                next: "Update the payment in Account.")
        case .enteredBillingRetry(let id, let until):
            StoreMessage(
                "billingRetry", "Payment failed",
                "\(name(id)) is off. The payment will be tried again until \(date(until)).",
                next: "Update the payment in Account.")
        case .expired(let id, let reason): message(expired: id, reason)
        case .revoked(let transaction):
            transaction.ownershipType == .familyShared
                ? StoreMessage(
                    "sharingEnded", "No longer shared",
                    "\(name(transaction.productID)) is not shared with you any more.")
                : StoreMessage(
                    "refunded", "Refunded",
                    "\(paid(transaction)) came back, and \(name(transaction.productID)) is gone as far as it was left.")
        case .familyShared(let transaction):
            StoreMessage(
                "familyShared", "Shared with you", "\(name(transaction.productID)) is yours as long as it is shared.")
        }
    }

    private func paid(_ transaction: Transaction) -> String {
        "\(price(transaction.price, of: transaction)) (simulated)"
    }

    private func message(expired id: String, _ reason: ExpirationReason) -> StoreMessage {
        let why =
            switch reason {
            case .autoRenewDisabled: "it was not to renew"
            case .billingError: "it could not be paid"
            case .didNotConsentToPriceIncrease: "its new price was not agreed to"
            case .productUnavailable: "it is sold no more"
            case .sharingEnded: "it is not shared any more"
            }
        return StoreMessage(
            "expired.\(reason.rawValue)", "\(name(id)) has ended", "It ended because \(why).",
            next: "Your backyards and birds stay; the pass is there if you want it back.")
    }

    /// The sheet before a purchase: what will happen, for how much (always said to be simulated), and when.
    package func confirmation(for plan: PurchasePlan, date: DateWords) -> StoreMessage {
        let name = plan.product.displayName
        let price = storefront.format(plan.charge)
        switch plan.effect {
        case .buy:
            let count = plan.quantity > 1 ? "\(plan.quantity) × \(name)" : name
            return StoreMessage("confirm.buy", count, "\(price), simulated. No real money moves.")
        case .alreadyOwned:
            return StoreMessage(
                "confirm.alreadyOwned", name, "You have it: it costs nothing, not even simulated money.")
        case .subscribe: return StoreMessage("confirm.subscribe", name, "\(terms(of: plan)), simulated.")
        case .recover:
            return StoreMessage("confirm.recover", name, "The open payment of \(price) is made, simulated.")
        case .alreadySubscribed, .resume:
            let day =
                plan.product.subscription.flatMap { ownIndex(inGroup: $0.groupID) }
                .map { date(state.subscriptions[$0].periodEnd) } ?? ""
            return StoreMessage(
                "confirm.resume", name,
                "Nothing is due now. It renews on \(day) for \(plan.product.displayPrice), simulated.")
        case .upgrade(let former, let refund), .crossgrade(let former, let refund):
            let back = refund > .zero ? " and \(storefront.format(refund)) comes back for what is left" : ""
            return StoreMessage(
                "confirm.changeNow", name,
                "It begins at once in place of \(self.name(former)): \(terms(of: plan))\(back), all simulated.")
        case .changeAtRenewal(let former, let day):
            return StoreMessage(
                "confirm.changeLater", name,
                "\(self.name(former)) stays until \(date(day)). Then this begins: \(terms(of: plan)), simulated.")
        case .offerAtRenewal(let day):
            return StoreMessage("confirm.offer", name, "From \(date(day)) on: \(terms(of: plan)), simulated.")
        }
    }

    private func terms(of plan: PurchasePlan) -> String {
        guard let info = plan.product.subscription else { return plan.product.displayPrice }
        return terms(of: plan.offer, price: plan.product.displayPrice, period: info.period)
    }

    /// "1 month free, then $4.99 a month", as the pass is offered: with the introductory offer where it can be had.
    package func terms(of product: Product) -> String {
        guard let info = product.subscription else { return product.displayPrice }
        let offer = isEligibleForIntroductoryOffer(inGroup: info.groupID) ? info.introductoryOffer : nil
        return terms(of: offer, price: product.displayPrice, period: info.period)
    }

    private func terms(of offer: SubscriptionOffer?, price: String, period: Period) -> String {
        let each = period.count == 1 ? "a \(period.words)" : "every \(period.words)"
        let standard = "\(price) \(each)"
        guard let offer else { return standard }
        let offerPrice = storefront.format(offer.price)
        switch offer.paymentMode {
        case .freeTrial: return "\(offer.period.countedWords) free, then \(standard)"
        case .payUpFront: return "\(offerPrice) for the first \(offer.period.words), then \(standard)"
        case .payAsYouGo:
            let all = (offer.period * offer.periodCount).words
            let step = offer.period.count == 1 ? "a \(offer.period.words)" : "every \(offer.period.words)"
            return "\(offerPrice) \(step) for \(all == "month" ? "the first month" : all), then \(standard)"
        }
    }

    /// How a subscription stands, in a line for Account.
    package func message(for subscription: Subscription, date: DateWords) -> StoreMessage {
        let name = name(subscription.productID)
        switch subscription.state {
        case .subscribed where subscription.ownership == .familyShared:
            return StoreMessage("status.shared", name, "Shared by \(subscription.sharedBy ?? "your family").")
        case .subscribed where !subscription.willAutoRenew:
            return StoreMessage(
                "status.ending", name, "On until \(date(subscription.periodEnd)); it will not renew.",
                next: "Resume it any time before.")
        case .subscribed where subscription.priceIncrease.isPending:
            return StoreMessage(
                "status.priceIncrease", name,
                "On until \(date(subscription.periodEnd)). It is to cost more from then on\(newPrice(subscription)).",
                next: "Agree or decline; without an answer it ends.")
        case .subscribed where subscription.autoRenewPreference != subscription.productID:
            return StoreMessage(
                "status.changing", name,
                "On until \(date(subscription.periodEnd)); then \(self.name(subscription.autoRenewPreference)) begins.")
        case .subscribed:
            let price = storefront.format(nextPayment(of: subscription))
            let isFree = entry(subscription.latestTransactionID)?.transaction.offer?.paymentMode == .freeTrial
            let end = date(subscription.periodEnd)
            return StoreMessage(
                "status.on", name,
                isFree
                    ? "Free until \(end); then \(price), simulated, unless you cancel."
                    : "On. It renews on \(end) for \(price), simulated.")
        case .inGracePeriod:
            return StoreMessage(
                "status.gracePeriod", name,
                "The payment failed; it stays on until "
                    + date(subscription.gracePeriodExpirationDate ?? subscription.periodEnd) + ".",
                next: "Update the payment.")
        case .inBillingRetryPeriod:
            return StoreMessage(
                "status.billingRetry", name,
                "Off: the payment failed and is tried again until "
                    + date(subscription.billingRetryUntil ?? subscription.periodEnd) + ".",
                next: "Update the payment.")
        case .expired:
            return message(expired: subscription.productID, subscription.expirationReason ?? .autoRenewDisabled)
        case .revoked:
            return StoreMessage(
                "status.revoked", name,
                subscription.ownership == .familyShared ? "It is not shared with you any more." : "It was refunded.",
                next: "Subscribe again any time.")
        }
    }

    /// What is special about a transaction, in a few words; empty for a plain purchase.
    package func note(on entry: LedgerEntry, countsPieces: Bool = true, date: DateWords) -> String {
        let transaction = entry.transaction
        if case .unverified = verification(of: entry) { return "unverified" }
        let isShared = transaction.ownershipType == .familyShared
        if let day = transaction.revocationDate {
            return isShared ? "no longer shared" : "refunded \(date(day))"
        }
        if transaction.isUpgraded {
            return entry.refunded > .zero ? "replaced, \(price(entry.refunded, of: transaction)) back" : "replaced"
        }
        if isShared { return "shared with you" }
        if transaction.offer?.paymentMode == .freeTrial, let end = transaction.expirationDate {
            return "free until \(date(end))"
        }
        if transaction.reason == .renewal { return "renewal" }
        return countsPieces && transaction.quantity > 1 ? "× \(transaction.quantity)" : ""
    }

    /// What a pending purchase waits for, in a few words.
    package func waiting(_ pending: PendingPurchase) -> String {
        switch pending.reason {
        case .askToBuy: "waits for a parent"
        case .interrupted: "waits for the App Store"
        }
    }

    /// An amount in the currency of a transaction's own storefront.
    package func price(_ price: Price, of transaction: Transaction) -> String {
        AppStoreFront.named(transaction.storefront).format(price)
    }

    /// What the next renewal costs, as things stand.
    func nextPayment(of subscription: Subscription) -> Price {
        if let offer = subscription.runningOffer { return offer.price }
        if case .agreed(let price) = subscription.priceIncrease { return price }
        return subscription.agreedPrice ?? catalog.product(subscription.autoRenewPreference)?.price ?? .zero
    }

    private func newPrice(_ subscription: Subscription) -> String {
        guard case .pending(let price) = subscription.priceIncrease else { return "" }
        return ": \(storefront.format(price)), simulated"
    }
}
