import Chronology

/// The actions of StoreKit's transaction manager on purchases, from outside the game.
extension Store {
    /// Makes a purchase that a parent has approved, under the rules of that day.
    package mutating func approve(_ pendingID: UInt64, at date: Instant) throws(StoreError) -> PurchaseResult {
        try settle(pendingID, .askToBuy, at: date)
    }

    /// Declines a purchase as a parent, or gives up an interrupted one.
    package mutating func decline(_ pendingID: UInt64, at date: Instant) throws(StoreError) -> PendingPurchase {
        catchUp(to: date)
        guard let index = state.pendingPurchases.firstIndex(where: { $0.id == pendingID }) else {
            throw entryIndex(pendingID) == nil ? .noSuchTransaction : .notWaiting
        }
        return state.pendingPurchases.remove(at: index)
    }

    /// Resolves what held up a purchase or a renewal: an interrupted purchase goes through, an open payment is made.
    /// - Parameter id: a pending purchase, or any transaction of a subscription in the grace period or in retry.
    package mutating func resolveIssue(_ id: UInt64, at date: Instant) throws(StoreError) -> PurchaseResult {
        catchUp(to: date)
        if state.pendingPurchases.contains(where: { $0.id == id }) { return try settle(id, .interrupted, at: date) }
        let index = try runningIndex(of: id)
        guard state.subscriptions[index].state != .subscribed else { throw .nothingToResolve }
        guard let transaction = recover(index, at: state.clock), let entry = entry(transaction.id) else {
            throw .productUnavailable
        }
        return .success(verification(of: entry), .recover)
    }

    private mutating func settle(
        _ id: UInt64, _ reason: PendingPurchase.Reason, at date: Instant
    ) throws(StoreError) -> PurchaseResult {
        catchUp(to: date)
        guard let index = state.pendingPurchases.firstIndex(where: { $0.id == id && $0.reason == reason }) else {
            throw entryIndex(id) == nil ? .noSuchTransaction : .notWaiting
        }
        let pending = state.pendingPurchases.remove(at: index)
        let options = PurchaseOptions(
            quantity: pending.quantity, offer: pending.offer, isMonthly: pending.isMonthly == true)
        do throws(StoreError) {
            if case .code(let code)? = pending.offer, state.redeemedCodes.contains(code) { throw .ineligibleForOffer }
            let plan = try plan(pending.productID, options, at: state.clock)
            // Nobody is charged more than the price that they read.
            if let charge = pending.charge, plan.charge > charge || pending.currency != storefront.currency {
                throw .termsChanged
            }
            return carryOut(plan, pending.offer)
        } catch {
            return .failure(error)
        }
    }

    /// Ends a subscription now, as if its time were over.
    package mutating func expireSubscription(_ id: UInt64, at date: Instant) throws(StoreError) -> StoreEvent {
        catchUp(to: date)
        let index = try runningIndex(of: id)
        let now = state.clock
        cutShort(index)
        return StoreEvent(date: now, kind: expire(index, .endedEarly))
    }

    /// Ends the present period of the subscription at an index now.
    private mutating func cutShort(_ index: Int) {
        let now = state.clock
        if let entry = entryIndex(state.subscriptions[index].latestTransactionID),
            let end = state.ledger[entry].transaction.expirationDate, end > now
        {
            amend(entry, at: now) { $0.expirationDate = now }
        }
        guard state.subscriptions[index].periodEnd > now else { return }
        update(index) {
            $0.periodEnd = now
            $0.anchor = now
            $0.monthsFromAnchor = 0
        }
    }

    /// Renews a subscription now, with everything that can come between: a failing payment, a price that was not agreed
    /// to.
    package mutating func renewNow(_ id: UInt64, at date: Instant) throws(StoreError) -> StoreEvent {
        catchUp(to: date)
        let index = try runningIndex(of: id)
        let now = state.clock
        guard state.subscriptions[index].willAutoRenew else { throw .renewalOff }
        if state.subscriptions[index].state == .subscribed {
            let subscription = state.subscriptions[index]
            guard subscription.isCommitted || isSoldOn(subscription) else { throw .productUnavailable }
            cutShort(index)
            return StoreEvent(date: now, kind: endPeriod(of: index, at: now))
        }
        guard let transaction = recover(index, at: now) else { throw .productUnavailable }
        return StoreEvent(date: now, kind: .recovered(transaction))
    }

    /// Deletes a transaction as if it had never been: goods are taken back as far as they are left, a subscription ends
    /// with its latest transaction, and an introductory offer can be had again.
    package mutating func delete(_ id: UInt64, at date: Instant) throws(StoreError) -> Transaction {
        catchUp(to: date)
        guard let index = entryIndex(id) else { throw reasonForNoTransaction(id) }
        let entry = state.ledger.remove(at: index)
        if entry.delivery == .granted, let grant = entry.grant { state.debts.append(grant) }
        if let subscription = state.subscriptions.first(where: { $0.latestTransactionID == id }) {
            removeSubscription(subscription.key)
        }
        return entry.transaction
    }

    /// Announces a higher price from the next renewal on and asks the subscriber; without an answer the subscription
    /// then ends. A lower price needs no consent, nor does a small increase if the developer so wishes.
    /// - Parameters:
    ///   - price: the new price; `nil` for one unit of currency more than now.
    ///   - isAsking: whether to ask for consent even where none is needed.
    package mutating func askForPriceIncrease(
        _ id: UInt64, to price: Price? = nil, isAsking: Bool = true, at date: Instant
    ) throws(StoreError) -> Subscription {
        catchUp(to: date)
        let index = try runningIndex(of: id)
        let subscription = state.subscriptions[index]
        guard subscription.willAutoRenew else { throw .renewalOff }
        guard subscription.state == .subscribed else { throw .paymentDue }
        guard subscription.autoRenewPreference == subscription.productID else { throw .changePlanned }
        guard product(subscription.productID) != nil else { throw .productUnavailable }
        let standard = listPrice(of: subscription)
        let old = subscription.agreedPrice ?? standard
        let new = price ?? old + storefront.price(Price(milliunits: 1000), of: .named("USA"))
        let needsConsent = new > old && (isAsking || !isSmall(from: old, to: new))
        update(index) { $0.priceIncrease = needsConsent ? .pending(price: new) : .agreed(price: new) }
        return state.subscriptions[index]
    }

    /// Returns whether an increase is small: by half at most, and by no more than five dollars' worth; Apple asks for
    /// no consent then.
    private func isSmall(from old: Price, to new: Price) -> Bool {
        let limit = storefront.price(Price(milliunits: 5000), of: .named("USA"))
        return new.milliunits * 2 <= old.milliunits * 3 && new - old <= limit
    }

    /// Moves subscriptions to a storefront with another currency: each goes on at its price there, for which the
    /// subscriber is asked, except for the one that was paid last.
    mutating func moveSubscriptions() {
        for index in state.subscriptions.indices {
            let subscription = state.subscriptions[index]
            guard subscription.ownership == .purchased, subscription.state.isRunning,
                !untrusted.contains(subscription.key), let product = self.product(subscription.autoRenewPreference)
            else { continue }
            func moved(_ running: RunningOffer?) -> RunningOffer? {
                guard let running,
                    let price = product.subscription?.offer(
                        like: running.offer, isMonthly: subscription.willRenewMonthly)?.price
                else { return nil }
                return RunningOffer(offer: running.offer, price: price, paymentsLeft: running.paymentsLeft)
            }
            let paid = entry(subscription.latestTransactionID)?.transaction
            let isAsked =
                paid?.currency != storefront.currency && subscription.willAutoRenew
                && subscription.autoRenewPreference == subscription.productID
            let listed = listPrice(of: subscription)
            let monthly = self.product(subscription.productID)?.subscription?.monthlyPlan
            update(index) {
                $0.agreedPrice = nil
                $0.declinedPrice = nil
                $0.priceIncrease = isAsked ? .pending(price: listed) : .none
                if let monthly { $0.commitment?.price = monthly.price }
                ($0.runningOffer, $0.followingOffer) = (moved($0.runningOffer), moved($0.followingOffer))
                $0.suspendedOffers = nil
            }
        }
    }

    /// Records the subscriber's answer to a price increase; a no turns auto-renewal off.
    package mutating func answerPriceIncrease(
        inGroup groupID: String, agrees: Bool, at date: Instant
    ) throws(StoreError) -> Subscription {
        catchUp(to: date)
        let index = try runningIndex(inGroup: groupID)
        guard case .pending(let price) = state.subscriptions[index].priceIncrease else { throw .noPriceIncrease }
        update(index) {
            $0.priceIncrease = agrees ? .agreed(price: price) : .none
            guard !agrees else { return }
            $0.willAutoRenew = false
            $0.follow(with: $0.productID)
            $0.expirationReason = .didNotConsentToPriceIncrease
            $0.declinedPrice = price
        }
        return state.subscriptions[index]
    }

    /// Returns the index of the player's own running subscription that a transaction belongs to.
    private func runningIndex(of id: UInt64) throws(StoreError) -> Int {
        guard let transaction = entry(id)?.transaction else { throw reasonForNoTransaction(id) }
        guard let group = transaction.subscriptionGroupID else { throw .notASubscription }
        guard transaction.ownershipType == .purchased else { throw .sharedSubscription }
        return try runningIndex(inGroup: group)
    }

    /// Returns the index of the player's own running subscription in a group, or throws the reason why none can be
    /// changed.
    func runningIndex(inGroup groupID: String) throws(StoreError) -> Int {
        if let index = ownIndex(inGroup: groupID), state.subscriptions[index].state.isRunning { return index }
        throw reasonToChangeNothing(inGroup: groupID)
    }

    /// Returns the reason why the player has no subscription to change: in a group, or in any.
    package func reasonToChangeNothing(inGroup groupID: String? = nil) -> StoreError {
        let all = subscriptions.filter { groupID == nil || $0.unsafePayload.groupID == groupID }
        if all.contains(where: { $0.verifiedPayload == nil && $0.unsafePayload.ownership == .purchased }) {
            return .unverifiedSubscription
        }
        let isShared = all.contains { $0.unsafePayload.ownership == .familyShared && $0.unsafePayload.state.isEntitled }
        return isShared ? .sharedSubscription : .noSubscription
    }
}

extension SubscriptionInfo {
    /// Returns the offer that a transaction was made under.
    fileprivate func offer(like offer: TransactionOffer, isMonthly: Bool) -> SubscriptionOffer? {
        switch offer.kind {
        case .introductory: isMonthly ? monthlyPlan?.introductoryOffer : introductoryOffer
        case .promotional: promotionalOffers.first { $0.id == offer.id }
        case .code: codeOffers.first { $0.id == offer.id }
        case .winBack: winBackOffers.first { $0.id == offer.id }
        }
    }
}
