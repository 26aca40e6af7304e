import Chronology

/// What StoreKit's transaction manager can do to a purchase from outside the game.
extension Store {
    /// A parent says yes: the purchase is made now, under today's rules, and comes as news.
    package mutating func approve(_ pendingID: UInt64, at date: Instant) throws(StoreError) -> PurchaseResult {
        try settle(pendingID, .askToBuy, at: date)
    }

    /// A parent says no, or an interrupted purchase is given up.
    package mutating func decline(_ pendingID: UInt64, at date: Instant) throws(StoreError) -> PendingPurchase {
        catchUp(to: date)
        guard let index = state.pendingPurchases.firstIndex(where: { $0.id == pendingID }) else {
            throw .noSuchTransaction
        }
        return state.pendingPurchases.remove(at: index)
    }

    /// Puts right what held a purchase or a renewal up: an interrupted purchase goes through, an open payment is made.
    /// - Parameter id: of a pending purchase, or of any transaction of a subscription in the grace period or in retry.
    package mutating func resolveIssue(_ id: UInt64, at date: Instant) throws(StoreError) -> PurchaseResult {
        catchUp(to: date)
        if state.pendingPurchases.contains(where: { $0.id == id }) { return try settle(id, .interrupted, at: date) }
        let index = try runningIndex(of: id)
        guard state.subscriptions[index].state != .subscribed else { throw .noSubscription }
        guard let transaction = recover(index, at: state.clock, isNews: true), let entry = entry(transaction.id) else {
            throw .productUnavailable
        }
        return .success(verification(of: entry), .recover)
    }

    private mutating func settle(
        _ id: UInt64, _ reason: PendingPurchase.Reason, at date: Instant
    ) throws(StoreError) -> PurchaseResult {
        catchUp(to: date)
        guard let index = state.pendingPurchases.firstIndex(where: { $0.id == id && $0.reason == reason }) else {
            throw .noSuchTransaction
        }
        let pending = state.pendingPurchases.remove(at: index)
        let options = PurchaseOptions(quantity: pending.quantity, offer: pending.offer)
        do {
            return carryOut(try plan(pending.productID, options, at: state.clock), pending.offer, isNews: true)
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
        return StoreEvent(date: now, kind: expire(index, .autoRenewDisabled))
    }

    /// Lets the present period end now.
    private mutating func cutShort(_ index: Int) {
        let now = state.clock
        if let entry = entryIndex(state.subscriptions[index].latestTransactionID),
            let end = state.ledger[entry].transaction.expirationDate, end > now
        {
            amend(entry, at: now) { $0.expirationDate = now }
            state.ledger[entry].isNews = true
        }
        guard state.subscriptions[index].periodEnd > now else { return }
        update(index) {
            $0.periodEnd = now
            $0.anchor = now
            $0.monthsFromAnchor = 0
        }
    }

    /// Lets the next renewal happen now, with all that can come between: a payment that fails, a price not agreed to.
    package mutating func renewNow(_ id: UInt64, at date: Instant) throws(StoreError) -> StoreEvent {
        catchUp(to: date)
        let index = try runningIndex(of: id)
        let now = state.clock
        guard state.subscriptions[index].willAutoRenew else { throw .noSubscription }
        if state.subscriptions[index].state == .subscribed {
            cutShort(index)
            return StoreEvent(date: now, kind: endPeriod(of: index, at: now))
        }
        guard let transaction = recover(index, at: now, isNews: true) else { throw .productUnavailable }
        return StoreEvent(date: now, kind: .recovered(transaction))
    }

    /// Strikes a transaction from the ledger as if it had never been: goods go back as far as they are left, a
    /// subscription ends with its latest transaction, and an introductory offer can be had again.
    package mutating func delete(_ id: UInt64, at date: Instant) throws(StoreError) -> Transaction {
        catchUp(to: date)
        guard let index = entryIndex(id) else { throw .noSuchTransaction }
        let entry = state.ledger.remove(at: index)
        if entry.delivery == .granted, let grant = entry.grant { state.debts.append(grant) }
        if let subscription = state.subscriptions.first(where: { $0.latestTransactionID == id }) {
            removeSubscription(subscription.key)
        }
        return entry.transaction
    }

    /// The developer wants more money from the next renewal on and asks the subscriber; without an answer the
    /// subscription then ends. A lower price needs no consent.
    /// - Parameter price: `nil` for one unit of currency more than now.
    package mutating func askForPriceIncrease(
        _ id: UInt64, to price: Price? = nil, at date: Instant
    ) throws(StoreError) -> Subscription {
        catchUp(to: date)
        let index = try runningIndex(of: id)
        let subscription = state.subscriptions[index]
        guard subscription.state == .subscribed, subscription.willAutoRenew,
            subscription.autoRenewPreference == subscription.productID,
            let standard = catalog.product(subscription.productID)?.price
        else { throw .noSubscription }
        let old = subscription.agreedPrice ?? standard
        let new = price ?? old + Price(milliunits: 1000)
        update(index) { $0.priceIncrease = new > old ? .pending(price: new) : .agreed(price: new) }
        return state.subscriptions[index]
    }

    /// The subscriber's answer to a price increase; no turns auto-renewal off.
    package mutating func answerPriceIncrease(
        inGroup groupID: String, agrees: Bool, at date: Instant
    ) throws(StoreError) -> Subscription {
        catchUp(to: date)
        guard let index = ownIndex(inGroup: groupID),
            case .pending(let price) = state.subscriptions[index].priceIncrease
        else { throw .noSubscription }
        update(index) {
            $0.priceIncrease = agrees ? .agreed(price: price) : .none
            guard !agrees else { return }
            $0.willAutoRenew = false
            $0.autoRenewPreference = $0.productID
            $0.expirationReason = .didNotConsentToPriceIncrease
            $0.declinedPrice = price
        }
        return state.subscriptions[index]
    }

    /// The player's own running subscription that a transaction belongs to.
    private func runningIndex(of id: UInt64) throws(StoreError) -> Int {
        guard let transaction = entry(id)?.transaction else { throw .noSuchTransaction }
        guard let group = transaction.subscriptionGroupID, transaction.ownershipType == .purchased,
            let index = ownIndex(inGroup: group), state.subscriptions[index].state.isRunning
        else { throw .noSubscription }
        return index
    }
}
