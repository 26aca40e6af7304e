import Session
import Simulation
import Storefront

/// The terms of purchases.
extension Words {
    /// Returns the sheet before a purchase: what will happen, for how much (always called simulated), and when.
    ///
    /// - Parameters:
    ///   - offers: The command that lists offers; `nil` to name the page instead.
    ///   - isAsking: False for a line that leads to the question, which alone says that a subscription renews.
    package func confirmation(
        for plan: PurchasePlan, in session: Session, offers: String? = nil, isAsking: Bool = true
    ) -> StoreMessage {
        let store = session.store
        let price = store.storefront.format(plan.charge)
        let terms = terms(of: plan, in: store)
        let sentence =
            switch plan.effect {
            case .buy:
                plan.periodEnd.map { confirmBuyTime(price: price, date: storeDate($0, session)) }
                    ?? sentences([
                        confirmBuy(price: price), comesWithPass(plan.product.id, session) ? confirmPassHasIt : nil,
                    ])
            case .alreadyOwned: confirmOwned
            case .subscribe: confirmSubscribe(terms: terms)
            case .recover: confirmRecover(price: price)
            // The present state is shown, since a new price may wait for an answer.
            case .alreadySubscribed: store.own(plan.product).map { message(for: $0, in: session).text } ?? ""
            case .resume: resumption(plan, in: session)
            case .upgrade(let former, let refund), .crossgrade(let former, let refund):
                refund > .zero
                    ? confirmChangeNowRefunded(
                        former: session.name(of: former), terms: terms,
                        refund: returned(refund, for: former, in: session))
                    : freeTimeLost(to: plan, session).map {
                        confirmChangeInTrial(former: session.name(of: former), date: $0, terms: terms)
                    } ?? confirmChangeNow(former: session.name(of: former), terms: terms)
            case .changeAtRenewal(let former, let day):
                confirmChangeLater(former: session.name(of: former), date: storeDate(day, session), terms: terms)
            case .offerAtRenewal(let day): confirmOffer(date: storeDate(day, session), terms: terms)
            }
        let next = [
            isAsking && beginsRenewing(plan.effect) ? confirmRenews : nil,
            hasOfferBeside(plan, in: session) ? confirmOfferBeside(page: offers ?? offersTitle) : nil,
        ]
        return message(
            "confirm", title: several(plan.quantity, plan.product.displayName), sentence,
            next: next.contains { $0 != nil } ? sentences(next) : nil)
    }

    /// Returns true if the purchase begins a subscription that renews, also after a canceled one.
    private func beginsRenewing(_ effect: PurchaseEffect) -> Bool {
        switch effect {
        case .subscribe, .upgrade, .crossgrade, .changeAtRenewal: true
        case .buy, .alreadyOwned, .alreadySubscribed, .recover, .resume, .offerAtRenewal: false
        }
    }

    /// Returns true if the player can have an offer for the product, and the purchase is without one.
    private func hasOfferBeside(_ plan: PurchasePlan, in session: Session) -> Bool {
        plan.offer == nil && session.store.offers(at: session.world.clock).contains { $0.product.id == plan.product.id }
    }

    /// Returns the date until which the subscription that a change ends would be free; `nil` if it isn't free.
    private func freeTimeLost(to plan: PurchasePlan, _ session: Session) -> String? {
        guard let own = session.store.own(plan.product),
            session.store.entry(own.latestTransactionID)?.transaction.offer?.paymentMode == .freeTrial
        else { return nil }
        return storeDate(session.store.termEnd(of: own), session)
    }

    /// Returns whether a pass includes a product that is also sold for good.
    package func comesWithPass(_ product: String, _ session: Session) -> Bool {
        guard let pack = DecorationPack.sold(as: product) else { return false }
        return pack.feeders.allSatisfy(session.allowances.feeders.contains)
            && pack.birdhouses.allSatisfy(session.allowances.birdhouses.contains)
    }

    private func resumption(_ plan: PurchasePlan, in session: Session) -> String {
        guard let own = session.store.own(plan.product) else { return "" }
        return resumeQuestion(own.followed(by: plan.product.id), in: session)
    }

    /// Returns the terms of a pass: "1 month free, then $4.99 a month", with the introductory offer where it can be
    /// had.
    package func terms(of product: Product, in store: Store) -> String {
        guard let info = product.subscription else { return product.displayPrice }
        let whole = terms(
            store.introductoryOffer(of: info), then: price(product.displayPrice, each: info.period), in: store)
        guard let monthly = info.monthlyPlan else { return whole }
        let parts = terms(
            store.introductoryOffer(of: info, isMonthly: true), then: terms(of: monthly, in: store), in: store)
        return info.isSoldUpFront ? termsOrMonthly(whole: whole, monthly: parts) : parts
    }

    /// Returns the terms of a commitment: "$4.99 a month for 12 months, $59.88 in all".
    func terms(of monthly: MonthlyPlan, in store: Store) -> String {
        termsMonthly(
            count: monthly.payments, price: store.storefront.format(monthly.price),
            total: store.storefront.format(monthly.total))
    }

    /// Returns the terms of an available offer: the payments, and the price afterwards.
    package func terms(of plan: PurchasePlan, in store: Store) -> String {
        guard let info = plan.product.subscription else { return plan.product.displayPrice }
        let standard =
            plan.monthly.map { terms(of: $0, in: store) }
            ?? price(store.storefront.format(plan.laterPrice), each: info.period)
        return terms(plan.offer, then: terms(plan.following, then: standard, in: store), in: store)
    }

    private func terms(_ offer: SubscriptionOffer?, then standard: String, in store: Store) -> String {
        guard let offer else { return standard }
        let offerPrice = store.storefront.format(offer.price)
        return switch offer.paymentMode {
        case .freeTrial: free(offer.period, then: standard)
        case .payUpFront: first(offer.period, for: offerPrice, then: standard)
        case .payAsYouGo:
            first(offer.period * offer.periodCount, for: price(offerPrice, each: offer.period), then: standard)
        }
    }

    private func price(_ price: String, each period: Period) -> String {
        switch period.unit {
        case .day where period.count == 1: termsEachDay(price: price)
        case .week where period.count == 1: termsEachWeek(price: price)
        case .month where period.count == 1: termsEachMonth(price: price)
        case .year where period.count == 1: termsEachYear(price: price)
        case .day: termsByDays(count: period.count, price: price)
        case .week: termsByWeeks(count: period.count, price: price)
        case .month: termsByMonths(count: period.count, price: price)
        case .year: termsByYears(count: period.count, price: price)
        }
    }

    private func free(_ period: Period, then standard: String) -> String {
        switch period.unit {
        case .day: termsFreeDays(count: period.count, standard: standard)
        case .week: termsFreeWeeks(count: period.count, standard: standard)
        case .month: termsFreeMonths(count: period.count, standard: standard)
        case .year: termsFreeYears(count: period.count, standard: standard)
        }
    }

    private func first(_ period: Period, for offer: String, then standard: String) -> String {
        switch period.unit {
        case .day: termsFirstDays(count: period.count, offer: offer, standard: standard)
        case .week: termsFirstWeeks(count: period.count, offer: offer, standard: standard)
        case .month: termsFirstMonths(count: period.count, offer: offer, standard: standard)
        case .year: termsFirstYears(count: period.count, offer: offer, standard: standard)
        }
    }
}
