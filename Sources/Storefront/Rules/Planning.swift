import Chronology

extension Store {
    /// Returns what buying `productID` would do and cost now, or throws the reason why it cannot be done. Changes
    /// nothing.
    package func plan(
        _ productID: String, _ options: PurchaseOptions = PurchaseOptions(), at date: Instant
    ) throws(StoreError) -> PurchasePlan {
        guard settings.purchasesAllowed else { throw .purchaseNotAllowed }
        guard let product = catalog.product(productID) else { throw .noSuchProduct }
        guard !settings.removedFromSale.contains(productID) else { throw .productUnavailable }
        guard settings.isInStorefront(productID) else { throw .notAvailableInStorefront }
        guard product.quantities.contains(options.quantity) else { throw .invalidQuantity }
        let local = product.localized(for: storefront, locale: locale)
        if let info = local.subscription { return try planSubscription(local, info, options, at: date) }
        if let offer = options.offer, offer != .standardPrice { throw .invalidOffer }
        guard !options.isMonthly else { throw .noMonthlyPlan }
        let isOwned = product.type == .nonConsumable && ownedEntry(productID) != nil
        return PurchasePlan(
            product: local, quantity: options.quantity, effect: isOwned ? .alreadyOwned : .buy,
            charge: isOwned ? .zero : local.price * options.quantity, offer: nil, monthly: nil,
            periodEnd: end(of: local, times: options.quantity, at: date), laterPrice: local.price)
    }

    /// Returns what redeeming a code of the catalog would do and cost now. Changes nothing.
    package func plan(
        code: String, at date: Instant
    ) throws(StoreError) -> (plan: PurchasePlan, request: OfferRequest) {
        if let error = settings.failures[.offerCodeRedemption] { throw error }
        guard let (product, offer) = catalog.offer(ofCode: code) else { throw .noSuchCode }
        guard !state.redeemedCodes.contains(offer.id) else { throw .ineligibleForOffer }
        let request = OfferRequest.code(id: offer.id)
        return (try plan(product.id, PurchaseOptions(offer: request), at: date), request)
    }

    /// Returns the codes of the catalog that can be redeemed now, with what they would do.
    package func codes(at date: Instant) -> [(code: String, plan: PurchasePlan)] {
        catalog.products.flatMap { $0.subscription?.codeOffers ?? [] }.compactMap { offer in
            (try? plan(code: offer.id, at: date)).map { (offer.id, $0.plan) }
        }
    }

    /// Returns the win-back and promotional offers that the account can have now: win-back offers first, urgent ones
    /// before the others. The one that runs is none of them.
    package func offers(at date: Instant) -> [(product: Product, request: OfferRequest, plan: PurchasePlan)] {
        let sold = catalog.products.filter { settings.isSold($0.id) }
        let winBacks = sold.flatMap { product in
            (product.subscription?.winBackOffers ?? []).map { (product.id, $0) }
        }
        let ordered = winBacks.filter(\.1.isUrgent) + winBacks.filter { !$0.1.isUrgent }
        let promotions = sold.flatMap { product in
            (product.subscription?.promotionalOffers ?? []).map { (product.id, OfferRequest.promotional(id: $0.id)) }
        }
        return (ordered.map { ($0, OfferRequest.winBack(id: $1.id)) } + promotions).compactMap { id, request in
            guard let plan = try? plan(id, PurchaseOptions(offer: request), at: date) else { return nil }
            return (plan.product, request, plan)
        }
    }

    /// Returns the end of a non-renewing subscription bought now; it begins when one that still runs is over.
    private func end(of product: Product, times quantity: Int, at date: Instant) -> Instant? {
        guard let duration = product.duration else { return nil }
        let present = state.ledger.last { $0.transaction.productID == product.id && isRunning($0, at: date) }?.until
        return Subscription.period(duration * quantity, from: max(present ?? date, date), rate: settings.rate)
    }

    /// Returns true if the entry's product, bought for a time or for good, still belongs to the account.
    func isRunning(_ entry: LedgerEntry, at date: Instant) -> Bool {
        entry.transaction.revocationDate == nil && entry.until.map { $0 > date } ?? true
    }

    /// Returns the unrevoked purchase of a non-consumable.
    func ownedEntry(_ productID: String) -> LedgerEntry? {
        state.ledger.last {
            $0.transaction.productID == productID && $0.transaction.ownershipType == .purchased
                && $0.transaction.revocationDate == nil && isAuthentic($0)
        }
    }

    /// Returns whether the account may still begin with a group's introductory offer: once, and not while subscribed.
    package func isEligibleForIntroductoryOffer(inGroup groupID: String) -> Bool {
        if let index = ownIndex(inGroup: groupID), state.subscriptions[index].state.isRunning { return false }
        return !state.ledger.contains {
            $0.transaction.subscriptionGroupID == groupID && $0.transaction.ownershipType == .purchased
                && $0.transaction.offer?.kind == .introductory
        }
    }

    /// Returns the introductory offer of a subscription, or of its monthly plan, if the account may still have it.
    package func introductoryOffer(of info: SubscriptionInfo, isMonthly: Bool = false) -> SubscriptionOffer? {
        guard isEligibleForIntroductoryOffer(inGroup: info.groupID) else { return nil }
        return isMonthly ? info.monthlyPlan?.introductoryOffer : info.introductoryOffer
    }

    /// Returns the player's own subscription in a product's group, running or over; `nil` if there is none.
    package func own(_ product: Product) -> Subscription? {
        product.subscription.flatMap { ownSubscription(inGroup: $0.groupID) }
    }

    /// Returns the account's standing in a group, as offer codes ask for it.
    package func eligibility(inGroup groupID: String) -> SubscriptionOffer.Eligibility {
        if let index = ownIndex(inGroup: groupID), state.subscriptions[index].state.isRunning { return .existing }
        let hasSubscribed = state.ledger.contains {
            $0.transaction.subscriptionGroupID == groupID && $0.transaction.ownershipType == .purchased
        }
        return hasSubscribed ? .expired : .new
    }

    /// Returns whether another offer was taken in a group of which nothing has been paid yet: a new one would take its
    /// place.
    private func isOfferWaiting(inGroup groupID: String, otherThan offer: SubscriptionOffer) -> Bool {
        guard let index = ownIndex(inGroup: groupID), state.subscriptions[index].state.isRunning,
            let waiting = state.subscriptions[index].runningOffer
        else { return false }
        return waiting.offer != TransactionOffer(offer)
            && waiting.offer != entry(state.subscriptions[index].latestTransactionID)?.transaction.offer
    }

    /// Returns whether the account has paid for a period of a group outside of a win-back offer since the last of those,
    /// if any: who never paid cannot be won back, and nobody twice in a row.
    private func hasPaidSinceWinBack(inGroup groupID: String) -> Bool {
        let periods = state.ledger.reversed().lazy.filter {
            $0.transaction.subscriptionGroupID == groupID && $0.transaction.ownershipType == .purchased
        }
        return periods.prefix { $0.transaction.offer?.kind != .winBack }
            .contains { $0.transaction.price > $0.refunded }
    }

    private func planSubscription(
        _ product: Product, _ info: SubscriptionInfo, _ options: PurchaseOptions, at date: Instant
    ) throws(StoreError) -> PurchasePlan {
        guard !options.isMonthly || info.monthlyPlan != nil else { throw .noMonthlyPlan }
        var isMonthly = info.isMonthly(wanted: options.isMonthly)
        let offer = try offer(for: info, options.offer, isMonthly: isMonthly)
        if options.offer.isSpecial, let offer {
            // An offer belongs to one way of paying.
            guard offer.isMonthly || !options.isMonthly else { throw .ineligibleForOffer }
            guard !isOfferWaiting(inGroup: info.groupID, otherThan: offer) else { throw .offerWaiting }
            isMonthly = offer.isMonthly
        }
        let monthly = isMonthly ? info.monthlyPlan : nil
        let effect = try effect(
            of: product, info, hasOffer: options.offer.isSpecial, isMonthly: isMonthly, at: date)
        let begins = effect.isImmediate && effect != .recover
        let price = monthly?.price ?? product.price
        var charge = begins ? offer?.price ?? price : .zero
        var end: Instant?
        if effect == .recover, let index = ownIndex(inGroup: info.groupID) {
            var copy = self
            copy.update(index) { $0.follow(with: product.id) }
            let transaction = copy.recover(index, at: date)
            charge = transaction?.price ?? .zero
            end = transaction?.expirationDate
        } else if begins {
            let period = offer?.period ?? (isMonthly ? .month : info.period)
            end = Subscription.period(period, from: date, rate: settings.rate)
        }
        var isUsed = begins
        if case .offerAtRenewal = effect { isUsed = true }
        if case .changeAtRenewal = effect, options.offer.isSpecial { isUsed = true }
        let isFollowed = effect == .subscribe && offer?.isStackable == true
        return PurchasePlan(
            product: product, quantity: 1, effect: effect, charge: charge, offer: isUsed ? offer : nil,
            following: isFollowed ? introductoryOffer(of: info, isMonthly: isMonthly) : nil, monthly: monthly,
            periodEnd: end,
            laterPrice: goingOn(with: product, effect) ?? laterPrice(of: product, info, isMonthly: isMonthly))
    }

    /// Returns the price of the next renewal where a running offer stays; `nil` otherwise.
    private func goingOn(with product: Product, _ effect: PurchaseEffect) -> Price? {
        guard effect == .resume || effect == .alreadySubscribed,
            let index = product.subscription.flatMap({ ownIndex(inGroup: $0.groupID) })
        else { return nil }
        return state.subscriptions[index].offers(of: product.id).first?.price
    }

    /// Returns the price of a period after any offer: the agreed or announced price of the running subscription.
    private func laterPrice(of product: Product, _ info: SubscriptionInfo, isMonthly: Bool) -> Price {
        let standard = isMonthly ? info.monthlyPlan?.price ?? product.price : product.price
        guard let index = ownIndex(inGroup: info.groupID), state.subscriptions[index].state.isRunning,
            state.subscriptions[index].productID == product.id, state.subscriptions[index].isMonthly == isMonthly
        else { return standard }
        let present = state.subscriptions[index]
        if let price = present.declinedPrice { return price }
        switch present.priceIncrease {
        case .pending(let price), .agreed(let price): return price
        case .none: return present.agreedPrice ?? standard
        }
    }

    /// Returns the requested offer, or the introductory offer where none was requested and the player is eligible.
    private func offer(
        for info: SubscriptionInfo, _ request: OfferRequest?, isMonthly: Bool = false
    ) throws(StoreError) -> SubscriptionOffer? {
        let standing = eligibility(inGroup: info.groupID)
        switch request {
        case nil: return introductoryOffer(of: info, isMonthly: isMonthly)
        case .standardPrice: return nil
        case .named(let id):
            let isWinBack = info.winBackOffers.contains { $0.id == id }
            return try offer(for: info, isWinBack ? .winBack(id: id) : .promotional(id: id))
        case .promotional(let id):
            guard let offer = info.promotionalOffers.first(where: { $0.id == id }) else { throw .invalidOffer }
            // The one that runs would begin again, and again.
            let own = ownSubscription(inGroup: info.groupID)
            let running = [own?.runningOffer, own?.suspendedOffers?.first].compactMap { $0?.offer.id }
            guard standing != .new, !running.contains(id) else { throw .ineligibleForOffer }
            return offer
        case .winBack(let id):
            guard let offer = info.winBackOffers.first(where: { $0.id == id }) else { throw .invalidOffer }
            guard offer.isEligible, standing == .expired, hasPaidSinceWinBack(inGroup: info.groupID) else {
                throw .ineligibleForOffer
            }
            return offer
        case .code(let id):
            guard let offer = info.codeOffers.first(where: { $0.id == id }) else { throw .invalidOffer }
            guard offer.eligibility.contains(standing) else { throw .ineligibleForOffer }
            return offer
        }
    }

    private func effect(
        of product: Product, _ info: SubscriptionInfo, hasOffer: Bool, isMonthly: Bool, at date: Instant
    ) throws(StoreError) -> PurchaseEffect {
        guard let index = ownIndex(inGroup: info.groupID), state.subscriptions[index].state.isRunning else {
            return .subscribe
        }
        let present = state.subscriptions[index]
        // The open payment is that of the plan for the renewal.
        if present.state != .subscribed, [present.productID, present.autoRenewPreference].contains(product.id) {
            // Better terms require that the present period was paid for.
            guard !hasOffer else { throw .ineligibleForOffer }
            return .recover
        }
        if present.productID == product.id {
            if hasOffer { return .offerAtRenewal(date: termEnd(of: present)) }
            guard present.willRenewMonthly == isMonthly else {
                return .changeAtRenewal(from: product.id, date: termEnd(of: present))
            }
            let goesOn = present.willAutoRenew && present.autoRenewPreference == product.id
            return goesOn ? .alreadySubscribed : .resume
        }
        let former = catalog.product(present.productID)?.subscription
        // The present period is unpaid, or the old product is gone: there is nothing to wait for.
        let isPaid = present.state == .subscribed
        let refund = isPaid ? proratedRefund(of: present, at: date) : .zero
        if let former, info.groupLevel < former.groupLevel {
            return .upgrade(from: present.productID, refund: refund)
        }
        if !isPaid || former == nil || former?.groupLevel == info.groupLevel && former?.period == info.period {
            return .crossgrade(from: present.productID, refund: refund)
        }
        return .changeAtRenewal(from: present.productID, date: termEnd(of: present))
    }

    /// Returns the beginning of the present period: its payment's date, or the former period's end where it was paid
    /// late, in the grace period.
    private func beginning(of subscription: Subscription, paidBy transaction: Transaction) -> Instant {
        let former = state.ledger.last {
            $0.transaction.originalID == transaction.originalID && $0.transaction.id < transaction.id
        }
        guard transaction.reason == .renewal, let end = former?.transaction.expirationDate,
            let period = transaction.installment != nil
                ? .month : transaction.offer?.period ?? catalog.product(transaction.productID)?.subscription?.period
        else { return transaction.purchaseDate }
        let start =
            if let span = settings.rate.span(of: period) {
                subscription.periodEnd - span
            } else if let months = period.months {
                subscription.anchor.adding(months: subscription.monthsFromAnchor - months)
            } else {
                subscription.periodEnd - .days(Int64(period.count * (period.unit == .week ? 7 : 1)))
            }
        return min(max(start, end), transaction.purchaseDate)
    }

    /// Returns what was paid for the rest of the present period, to the smallest amount of the currency.
    func proratedRefund(of subscription: Subscription, at date: Instant) -> Price {
        guard let entry = entry(subscription.latestTransactionID), isAuthentic(entry) else { return .zero }
        let begin = beginning(of: subscription, paidBy: entry.transaction)
        let length = (subscription.periodEnd - begin).milliseconds
        let rest = (subscription.periodEnd - date).milliseconds
        let paid = (entry.transaction.price - entry.refunded).milliunits
        guard length > 0, rest > 0, paid > 0 else { return .zero }
        let unit = AppStoreFront.named(entry.transaction.storefront).smallestAmount.milliunits
        let units = (paid * min(rest, length) / length + unit / 2) / unit
        return Price(milliunits: min(paid, units * unit))
    }
}

extension Optional<OfferRequest> {
    /// True if an offer other than the introductory one is requested.
    var isSpecial: Bool {
        switch self {
        case nil, .standardPrice: false
        case .promotional, .winBack, .code, .named: true
        }
    }
}

extension Subscription {
    /// Returns the end of a period that begins at `start`, at the given speed of a subscription's time.
    static func period(_ period: Period, from start: Instant, rate: RenewalRate) -> Instant {
        if let span = rate.span(of: period) { return start + span }
        if let months = period.months { return start.adding(months: months) }
        return start + .days(Int64(period.count * (period.unit == .week ? 7 : 1)))
    }
}
