import Chronology

/// StoreKit's `AppTransaction`: when and where this game was acquired.
package struct AppTransaction: Hashable, Sendable {
    package let originalPurchaseDate: Instant
    package let storefront: String
}

extension Store {
    /// Turns auto-renewal off (cancel) or on again (resume), as the sheet for managing subscriptions does. A canceled
    /// subscription lasts to the end of the paid period; an unpaid one ends.
    package mutating func setAutoRenew(
        _ isOn: Bool, inGroup groupID: String, at date: Instant
    ) throws(StoreError) -> Subscription {
        if let error = settings.failures[.manageSubscriptions] { throw error }
        catchUp(to: date)
        let index = try runningIndex(inGroup: groupID)
        if isOn {
            let id = state.subscriptions[index].productID
            guard catalog.product(id) != nil, settings.isSold(id) else { throw .productUnavailable }
            if !state.subscriptions[index].willAutoRenew { update(index) { $0.turnAutoRenewOn() } }
        } else if state.subscriptions[index].state == .inBillingRetryPeriod {
            backlog.append(StoreEvent(date: state.clock, kind: expire(index, .autoRenewDisabled)))
        } else {
            update(index) {
                $0.willAutoRenew = false
                $0.follow(with: $0.productID)
                $0.shelvePriceIncrease()
            }
        }
        return state.subscriptions[index]
    }

    /// Restores purchases from the App Store, and returns what the account has.
    package mutating func restore(at date: Instant) throws(StoreError) -> [VerificationResult<Transaction>] {
        if let error = settings.failures[.appStoreSync] { throw error }
        catchUp(to: date)
        return currentEntitlements
    }

    package func appTransaction() throws(StoreError) -> AppTransaction {
        if let error = settings.failures[.appTransaction] { throw error }
        return AppTransaction(originalPurchaseDate: state.began, storefront: settings.storefront)
    }

    /// Redeems an offer code of the catalog, once for an account.
    package mutating func redeem(_ code: String, at date: Instant) -> PurchaseResult {
        catchUp(to: date)
        do {
            let (plan, request) = try plan(code: code, at: state.clock)
            // A code that charges needs a parent's approval as well.
            if settings.askToBuy, plan.effect.isImmediate { return .pending(setAside(plan, request, .askToBuy)) }
            return carryOut(plan, request)
        } catch {
            return .failure(error)
        }
    }
}

extension Subscription {
    /// Turns auto-renewal on. A price increase that was declined, or that waited while another product was to follow,
    /// is accepted by that, since the sheet names the new price.
    mutating func turnAutoRenewOn() {
        willAutoRenew = true
        expirationReason = nil
        if let price = declinedPrice {
            priceIncrease = .agreed(price: price)
            declinedPrice = nil
        }
    }

    /// Chooses the product of the next renewal. An offer belongs to one product: it is suspended while another is to
    /// follow, and ends when that one begins.
    mutating func follow(with product: String) {
        let offers = offers(of: product)
        if product == productID {
            suspendedOffers = nil
        } else if autoRenewPreference == productID {
            let present = self.offers(of: productID)
            suspendedOffers = present.isEmpty ? nil : present
        }
        (runningOffer, followingOffer) = (offers.first, offers.dropFirst().first)
        renewsMonthly = nil
        autoRenewPreference = product
    }

    /// Returns the subscription as it is once a product is chosen for the next renewal.
    package func followed(by product: String) -> Subscription {
        var subscription = self
        subscription.follow(with: product)
        return subscription
    }

    /// Returns the offers that the next payments have if a product follows, the nearest first.
    func offers(of product: String) -> [RunningOffer] {
        if product == autoRenewPreference { return [runningOffer, followingOffer].compactMap(\.self) }
        return product == productID ? suspendedOffers ?? [] : []
    }

    /// Sets a price increase aside: another product is to follow, or none, so it matters again only if the player comes
    /// back.
    mutating func shelvePriceIncrease() {
        switch priceIncrease {
        case .none: break
        case .pending(let price), .agreed(let price): declinedPrice = price
        }
        priceIncrease = .none
    }
}

extension Store {
    /// Formats an amount in the currency of a transaction's own storefront.
    package func price(_ price: Price, of transaction: Transaction) -> String {
        AppStoreFront.named(transaction.storefront).format(price)
    }

    /// Returns the price of the next renewal as things stand; without auto-renewal, the price if it were resumed.
    package func nextPayment(of subscription: Subscription) -> Price {
        if let commitment = subscription.commitment, subscription.isCommitted { return commitment.price }
        if let offer = subscription.runningOffer { return offer.price }
        return standardPayment(of: subscription)
    }

    /// Returns the date from which a period costs the standard price; `nil` without a running offer.
    package func offerEnd(of subscription: Subscription) -> Instant? {
        guard subscription.runningOffer != nil else { return nil }
        var subscription = afterTerm(of: subscription)
        while let offer = subscription.runningOffer {
            subscription.extend(by: offer.offer.period, from: subscription.periodEnd, rate: settings.rate)
            subscription.payByOffer()
        }
        return subscription.periodEnd
    }

    /// Returns the present price of what follows the present period or commitment.
    func listPrice(of subscription: Subscription) -> Price {
        let product = product(subscription.autoRenewPreference)
        return (subscription.willRenewMonthly ? product?.subscription?.monthlyPlan?.price : nil) ?? product?.price
            ?? .zero
    }

    /// Returns the end of what the subscriber has agreed to: of the paid period, or of a commitment.
    package func termEnd(of subscription: Subscription) -> Instant { afterTerm(of: subscription).periodEnd }

    /// Returns the subscription extended by a month for each payment of its commitment that is still to come.
    private func afterTerm(of subscription: Subscription) -> Subscription {
        var subscription = subscription
        for _ in 0..<subscription.paymentsLeft {
            subscription.extend(by: .month, from: subscription.periodEnd, rate: settings.rate)
        }
        return subscription
    }

    /// Returns the price of a period without a running offer.
    package func standardPayment(of subscription: Subscription) -> Price {
        let standard = listPrice(of: subscription)
        // The agreed price was for the present product and its way of paying.
        guard subscription.autoRenewPreference == subscription.productID, subscription.renewsMonthly == nil else {
            return standard
        }
        if let price = subscription.declinedPrice { return price }
        if case .agreed(let price) = subscription.priceIncrease { return price }
        return subscription.agreedPrice ?? standard
    }
}
