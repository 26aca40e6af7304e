import Chronology

extension Store {
    /// Buys a product, as StoreKit's `Product.purchase(options:)`. A success is in the ledger, unfinished until the
    /// game takes its goods by `handovers()` and saves all of it together.
    package mutating func purchase(
        _ productID: String, _ options: PurchaseOptions = PurchaseOptions(), at date: Instant
    ) -> PurchaseResult {
        catchUp(to: date)
        if let error = settings.failures[.purchase] { return .failure(error) }
        do {
            let plan = try plan(productID, options, at: state.clock)
            guard options.isConfirmed else { return .userCancelled }
            try takeSignature(options.signing, for: plan)
            let waits: PendingPurchase.Reason? =
                settings.askToBuy || options.simulatesAskToBuy
                ? .askToBuy : settings.interruptedPurchases || options.simulatesInterruption ? .interrupted : nil
            if let waits, plan.effect.isImmediate {
                return .pending(setAside(plan, options.offer, waits))
            }
            let first = nextID
            defer { purchasedHere.formUnion(first..<nextID) }
            return carryOut(plan, options.offer)
        } catch {
            return .failure(error)
        }
    }

    /// Sets a purchase aside as pending. A second try for what can be had only once is the same pending purchase.
    mutating func setAside(
        _ plan: PurchasePlan, _ offer: OfferRequest?, _ reason: PendingPurchase.Reason
    ) -> PendingPurchase {
        if plan.product.type != .consumable,
            let waiting = state.pendingPurchases.first(where: {
                $0.productID == plan.product.id && $0.offer == offer && $0.reason == reason
                    && $0.isMonthly == (plan.monthly == nil ? nil : true)
            })
        {
            return waiting
        }
        let pending = PendingPurchase(
            id: drawID(), productID: plan.product.id, quantity: plan.quantity, offer: offer, reason: reason,
            date: state.clock, charge: plan.charge, currency: storefront.currency,
            isMonthly: plan.monthly == nil ? nil : true)
        state.pendingPurchases.append(pending)
        return pending
    }

    /// Performs a plan now, and marks an offer code as used.
    mutating func carryOut(_ plan: PurchasePlan, _ request: OfferRequest?) -> PurchaseResult {
        let result = make(plan)
        if case .success = result, case .code(let id)? = request { state.redeemedCodes.append(id) }
        return result
    }

    private mutating func make(_ plan: PurchasePlan) -> PurchaseResult {
        let date = state.clock
        let product = plan.product
        guard let info = product.subscription else {
            if plan.effect == .alreadyOwned, let entry = ownedEntry(product.id) {
                return .success(verification(of: entry), .alreadyOwned)
            }
            let transaction = book(
                Sale(product: product, quantity: plan.quantity, price: plan.charge, until: plan.periodEnd), at: date)
            return result(transaction.id, plan.effect)
        }
        let index = ownIndex(inGroup: info.groupID)
        switch plan.effect {
        case .subscribe, .upgrade, .crossgrade, .buy, .alreadyOwned:
            if let index { leave(index, plan.effect, at: date) }
            let transaction = begin(plan, info, at: date)
            return result(transaction.id, plan.effect)
        case .recover:
            guard let index else { return .failure(.noSubscription) }
            update(index) { $0.follow(with: product.id) }
            guard let transaction = recover(index, at: date) else {
                return .failure(.productUnavailable)
            }
            return result(transaction.id, .recover)
        case .alreadySubscribed, .resume, .changeAtRenewal, .offerAtRenewal:
            guard let index else { return .failure(.noSubscription) }
            update(index) {
                $0.turnAutoRenewOn()
                $0.follow(with: product.id)
                $0.renewsMonthly = $0.isMonthly == (plan.monthly != nil) ? nil : plan.monthly != nil
                if $0.productID != product.id || $0.renewsMonthly != nil { $0.shelvePriceIncrease() }
                if let offer = plan.offer { ($0.runningOffer, $0.followingOffer) = (RunningOffer(offer), nil) }
                // The terms of the offer name the price that follows, so taking the offer accepts it.
                if case .offerAtRenewal = plan.effect, case .pending(let price) = $0.priceIncrease {
                    $0.priceIncrease = .agreed(price: price)
                }
            }
            return result(state.subscriptions[index].latestTransactionID, plan.effect)
        }
    }

    private func result(_ id: UInt64, _ effect: PurchaseEffect) -> PurchaseResult {
        guard let entry = entry(id) else { return .failure(.noSuchTransaction) }
        return .success(verification(of: entry), effect)
    }

    /// Ends the old subscription in favor of another, and refunds what is not used up.
    private mutating func leave(_ index: Int, _ effect: PurchaseEffect, at date: Instant) {
        switch effect {
        case .upgrade(_, let refund), .crossgrade(_, let refund):
            guard state.subscriptions[index].state == .subscribed,
                let entry = entryIndex(state.subscriptions[index].latestTransactionID)
            else { return }
            amend(entry, at: date) { $0.isUpgraded = true }
            guard refund > .zero else { return }
            amendEntry(entry) { $0.refunded = $0.refunded + refund }
            state.ledger[entry].refundDate = date
        default: break
        }
    }

    /// Begins a subscription in its group, in place of a present one.
    private mutating func begin(_ plan: PurchasePlan, _ info: SubscriptionInfo, at date: Instant) -> Transaction {
        let former = ownIndex(inGroup: info.groupID).map { state.subscriptions[$0] }
        let first = former?.originalID ?? originalID(inGroup: info.groupID)
        var subscription = Subscription(
            groupID: info.groupID, ownership: .purchased, sharedBy: nil, productID: plan.product.id, originalID: 0,
            latestTransactionID: 0, state: .subscribed, willAutoRenew: true, autoRenewPreference: plan.product.id,
            periodEnd: date, priceIncrease: .none, anchor: date, monthsFromAnchor: 0)
        let period = plan.offer?.period ?? (plan.monthly == nil ? info.period : .month)
        subscription.extend(by: period, from: date, rate: settings.rate)
        subscription.commitment = plan.monthly.map { Commitment(to: $0, price: $0.price, after: plan.offer != nil) }
        subscription.runningOffer = plan.offer.map(RunningOffer.init)
        subscription.followingOffer = plan.following.map(RunningOffer.init)
        subscription.payByOffer()
        let transaction = book(
            Sale(
                product: plan.product, price: plan.charge, originalID: first,
                expirationDate: subscription.periodEnd, offer: plan.offer.map(TransactionOffer.init),
                installment: plan.offer == nil ? plan.monthly.map { Installment(number: 1, count: $0.payments) } : nil),
            at: date)
        subscription.originalID = transaction.originalID
        subscription.latestTransactionID = transaction.id
        replace(subscription)
        return transaction
    }

    /// Returns the id of the first transaction that the account made in a group; `nil` if there is none.
    private func originalID(inGroup groupID: String) -> UInt64? {
        state.ledger.first {
            $0.transaction.subscriptionGroupID == groupID && $0.transaction.ownershipType == .purchased
        }?.transaction.originalID
    }
}

extension RunningOffer {
    init(_ offer: SubscriptionOffer) {
        self.init(offer: TransactionOffer(offer), price: offer.price, paymentsLeft: offer.periodCount)
    }
}

extension TransactionOffer {
    init(_ offer: SubscriptionOffer) {
        self.init(
            id: offer.kind == .introductory ? nil : offer.id, kind: offer.kind, paymentMode: offer.paymentMode,
            period: offer.period)
    }
}
