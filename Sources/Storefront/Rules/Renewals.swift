import Chronology

extension Store {
    /// The next moment at which the store changes by itself; `nil` if it does not.
    package var nextEventDate: Instant? {
        if !backlog.isEmpty { return state.clock }
        return [nextDue?.date, nextEnd?.date].compactMap(\.self).min()
    }

    /// Performs what is due by `date`, in order and each at its own date: renewals, ends, grace, retries. The result
    /// does not depend on the size of the steps.
    package mutating func advance(to date: Instant) -> [StoreEvent] {
        catchUp(to: date)
        defer { backlog = [] }
        return backlog
    }

    /// Tells the store that nobody plays until `date`. At an accelerated rate a subscription then renews at most
    /// `renewalsInAbsence` times and ends, as in Apple's sandbox; in real time nothing changes.
    package mutating func beginAbsence(until date: Instant) {
        guard date > state.clock else { return }
        state.absence = Absence(until: date)
    }

    /// The most renewals of a group's subscription at an accelerated rate while nobody plays.
    package static let renewalsInAbsence = 12
    /// The longest overdue renewal that is still made.
    private static let longestOverdue = Span.days(400)

    mutating func catchUp(to date: Instant) {
        while true {
            let (due, end) = (nextDue, nextEnd)
            if let end, end.date <= date, due.map({ $0.date >= end.date }) ?? true {
                state.clock = max(state.clock, end.date)
                backlog.append(StoreEvent(date: end.date, kind: .ended(state.ledger[end.index].transaction)))
            } else if let due, due.date <= date {
                state.clock = max(state.clock, due.date)
                backlog.append(StoreEvent(date: due.date, kind: performStep(of: due.index, at: due.date)))
            } else {
                break
            }
        }
        state.clock = max(state.clock, date)
        state.pendingPurchases.removeAll { $0.lapses.map { $0 < state.clock } ?? false }
        if let absence = state.absence, absence.until <= state.clock { state.absence = nil }
    }

    /// The non-renewing subscription that ends next, counting all purchases of its product.
    private var nextEnd: (date: Instant, index: Int)? {
        // This is evaluated at every step, over thousands of purchases, and most catalogs sell none.
        guard catalog.sellsTime else { return nil }
        var last: [String: (date: Instant, index: Int)] = [:]
        for index in state.ledger.indices {
            guard let end = state.ledger[index].until, end > state.clock,
                state.ledger[index].transaction.revocationDate == nil,
                last[state.ledger[index].transaction.productID].map({ $0.date < end }) ?? true
            else { continue }
            last[state.ledger[index].transaction.productID] = (end, index)
        }
        return last.values.min { $0.date < $1.date || $0.date == $1.date && $0.index < $1.index }
    }

    private var nextDue: (date: Instant, index: Int)? {
        var next: (date: Instant, index: Int)?
        for (index, subscription) in state.subscriptions.enumerated() {
            guard let date = subscription.nextEventDate, !untrusted.contains(subscription.key) else { continue }
            if let earlier = next, earlier.date <= date { continue }
            next = (date, index)
        }
        return next
    }

    /// Performs one due step of one subscription.
    private mutating func performStep(of index: Int, at date: Instant) -> StoreEvent.Kind {
        let subscription = state.subscriptions[index]
        if subscription.ownership == .familyShared { return expire(index, .sharingEnded) }
        switch subscription.state {
        case .inGracePeriod where !subscription.willAutoRenew:
            return expire(index, .autoRenewDisabled)
        case .inGracePeriod:
            return enterBillingRetry(index, until: subscription.billingRetryUntil ?? date)
        case .inBillingRetryPeriod:
            return expire(index, .billingError)
        case .subscribed, .expired, .revoked:
            return endPeriod(of: index, at: date)
        }
    }

    mutating func endPeriod(of index: Int, at date: Instant) -> StoreEvent.Kind {
        let subscription = state.subscriptions[index]
        // Charging years of missed periods at once would be wrong, so the subscription ends instead.
        if state.clock - date > Self.longestOverdue { return expire(index, .billingError) }
        // A commitment is paid to its end, whatever follows.
        let isCommitted = subscription.isCommitted
        guard subscription.willAutoRenew || isCommitted else {
            return expire(index, subscription.expirationReason ?? .autoRenewDisabled)
        }
        if subscription.priceIncrease.isPending, !isCommitted { return expire(index, .didNotConsentToPriceIncrease) }
        let next = isCommitted ? subscription.productID : subscription.autoRenewPreference
        guard let product = catalog.product(next), isCommitted || isSoldOn(subscription) else {
            return expire(index, .productUnavailable)
        }
        if settings.rate.isAccelerated, let absence = state.absence, date <= absence.until {
            let count = absence.renewals[subscription.groupID, default: 0]
            guard count < Self.renewalsInAbsence else { return expire(index, .renewalLimit) }
            state.absence?.renewals[subscription.groupID] = count + 1
        }
        if settings.billingRetryOnRenewal { return failPayment(of: index, product: product, at: date) }
        let former = subscription.productID
        let transaction = renew(index, at: date, from: date)
        guard let transaction else { return expire(index, .productUnavailable) }
        return former == transaction.productID ? .renewed(transaction) : .changed(from: former, transaction)
    }

    /// Returns true if the product and billing plan that follow the present period or commitment are sold.
    package func isSoldOn(_ subscription: Subscription) -> Bool {
        guard let info = catalog.product(subscription.autoRenewPreference)?.subscription else { return false }
        return settings.isSold(subscription.autoRenewPreference)
            && (info.monthlyPlan != nil || !subscription.willRenewMonthly)
    }

    private mutating func failPayment(of index: Int, product: Product, at date: Instant) -> StoreEvent.Kind {
        let isMonthly = state.subscriptions[index].isCommitted || state.subscriptions[index].willRenewMonthly
        let period = isMonthly ? .month : product.subscription?.period ?? .month
        let retryUntil = date + settings.rate.billingRetry(for: period)
        guard settings.billingGracePeriod else { return enterBillingRetry(index, until: retryUntil) }
        let graceUntil = date + settings.rate.gracePeriod(for: period)
        update(index) {
            $0.state = .inGracePeriod
            $0.gracePeriodExpirationDate = graceUntil
            $0.billingRetryUntil = retryUntil
        }
        return .enteredGracePeriod(productID: state.subscriptions[index].productID, until: graceUntil)
    }

    private mutating func enterBillingRetry(_ index: Int, until date: Instant) -> StoreEvent.Kind {
        update(index) {
            $0.state = .inBillingRetryPeriod
            $0.gracePeriodExpirationDate = nil
            $0.billingRetryUntil = date
        }
        return .enteredBillingRetry(productID: state.subscriptions[index].productID, until: date)
    }

    /// Ends a subscription for a reason, and returns the event.
    mutating func expire(_ index: Int, _ reason: ExpirationReason) -> StoreEvent.Kind {
        update(index) { $0.end(.expired, reason) }
        return .expired(productID: state.subscriptions[index].productID, reason)
    }

    /// Books the next period of a subscription, with a planned change.
    /// - Parameters:
    /// - date: the date of the payment.
    /// - start: the start of the period: the payment's date, or the old period's end when it was only paid late.
    mutating func renew(_ index: Int, at date: Instant, from start: Instant) -> Transaction? {
        var subscription = state.subscriptions[index]
        let isCommitted = subscription.isCommitted
        let next = isCommitted ? subscription.productID : subscription.autoRenewPreference
        guard let product = product(next), let info = product.subscription else { return nil }
        var terms = (price: product.price, period: info.period)
        let offer = isCommitted ? nil : subscription.runningOffer
        if isCommitted {
            subscription.commitment?.paymentsLeft -= 1
        } else {
            if product.id != subscription.productID || subscription.renewsMonthly != nil {
                subscription.agreedPrice = nil
                subscription.priceIncrease = .none
                subscription.declinedPrice = nil
            }
            if product.id != subscription.productID { subscription.suspendedOffers = nil }
            subscription.productID = product.id
            if case .agreed(let price) = subscription.priceIncrease {
                subscription.agreedPrice = price
                subscription.priceIncrease = .none
            }
            let monthly = subscription.willRenewMonthly ? info.monthlyPlan : nil
            terms.price = subscription.agreedPrice ?? monthly?.price ?? product.price
            subscription.commitment = monthly.map { Commitment(to: $0, price: terms.price, after: offer != nil) }
            subscription.renewsMonthly = nil
        }
        if let commitment = subscription.commitment { terms = (commitment.price, .month) }
        if let offer {
            terms = (offer.price, offer.offer.period)
            subscription.payByOffer()
        }
        if start != subscription.periodEnd {
            subscription.anchor = start
            subscription.monthsFromAnchor = 0
        }
        // Paying the new price accepts it.
        if !isCommitted, subscription.priceIncrease == .pending(price: terms.price) {
            subscription.priceIncrease = .none
        }
        subscription.extend(by: terms.period, from: start, rate: settings.rate)
        let ends = isCommitted && !subscription.willAutoRenew
        subscription.resume()
        subscription.willAutoRenew = !ends
        let transaction = book(
            Sale(
                product: product, price: terms.price, reason: .renewal, originalID: subscription.originalID,
                expirationDate: subscription.periodEnd, offer: offer?.offer,
                installment: offer != nil
                    ? nil
                    : subscription.commitment.map { commitment in
                        let count = info.monthlyPlan?.payments ?? commitment.paymentsLeft + 1
                        return Installment(number: max(1, count - commitment.paymentsLeft), count: count)
                    }),
            at: date)
        subscription.latestTransactionID = transaction.id
        replace(subscription)
        return transaction
    }

    /// Makes an open payment: in the grace period the calendar stays as it was, after it a new period begins now.
    mutating func recover(_ index: Int, at date: Instant) -> Transaction? {
        let subscription = state.subscriptions[index]
        var start = date
        if subscription.state == .inGracePeriod {
            var trial = subscription
            let standard =
                subscription.willRenewMonthly
                ? nil : catalog.product(subscription.autoRenewPreference)?.subscription?.period
            let offer = subscription.isCommitted ? nil : subscription.runningOffer?.offer
            let period = offer?.period ?? standard ?? .month
            trial.extend(by: period, from: subscription.periodEnd, rate: settings.rate)
            if trial.periodEnd > date { start = subscription.periodEnd }
        }
        return renew(index, at: date, from: start)
    }
}

extension Subscription {
    /// Moves the end of the period on. Months are counted from the anchor, other units from `start`.
    mutating func extend(by period: Period, from start: Instant, rate: RenewalRate) {
        if let span = rate.span(of: period) {
            periodEnd = start + span
        } else if let months = period.months {
            monthsFromAnchor += months
            periodEnd = anchor.adding(months: monthsFromAnchor)
            return
        } else {
            periodEnd = start + .days(Int64(period.count * (period.unit == .week ? 7 : 1)))
        }
        anchor = periodEnd
        monthsFromAnchor = 0
    }

    /// Counts a payment of the running offer. After its last one the offer that follows begins.
    mutating func payByOffer() {
        runningOffer?.paymentsLeft -= 1
        if let runningOffer, runningOffer.paymentsLeft > 0 { return }
        (runningOffer, followingOffer) = (followingOffer, nil)
    }

    /// Marks the subscription as paid and running.
    mutating func resume() {
        state = .subscribed
        willAutoRenew = true
        expirationReason = nil
        gracePeriodExpirationDate = nil
        billingRetryUntil = nil
    }

    mutating func end(_ ending: RenewalState, _ reason: ExpirationReason?) {
        state = ending
        expirationReason = reason
        willAutoRenew = false
        autoRenewPreference = productID
        gracePeriodExpirationDate = nil
        billingRetryUntil = nil
        priceIncrease = .none
        declinedPrice = nil
        runningOffer = nil
        followingOffer = nil
        suspendedOffers = nil
        commitment = nil
        renewsMonthly = nil
    }
}
