import Chronology
import Session
import Simulation
import Storefront

/// Passes and purchases on the account's page.
extension Words {
    /// Returns the name of the account's pass in the shop, or a list of passes of different groups; `nil` without one.
    package func pass(of session: Session) -> String? {
        guard session.entitlements.pass != .none else { return nil }
        let names = passes(of: session)
        return names.isEmpty ? passTitle : list(names)
    }

    /// Returns the text under the player's name, the longest form first: the passes or, without one, "Standard member".
    package func memberships(of session: Session) -> [String] {
        guard let pass = pass(of: session) else { return [accountMember] }
        let names = passes(of: session)
        return [pass] + (names.count > 1 ? [listAndMore(first: names[0], count: names.count - 1)] : []) + [passTitle]
    }

    /// Returns the name in the shop of the pass that counts in each group.
    private func passes(of session: Session) -> [String] {
        session.subscribedGroups.compactMap { group -> String? in
            guard
                let counting = session.store.subscription(giving: session.entitlements, inGroup: group)?
                    .verifiedPayload, counting.state.isEntitled
            else { return nil }
            return session.name(of: counting.productID)
        }
    }

    /// Returns what resuming a canceled subscription means: when it renews, and for how much.
    package func resumeQuestion(_ subscription: Subscription, in session: Session) -> String {
        let store = session.store
        let date = storeDate(store.termEnd(of: subscription), session)
        let next = store.nextPayment(of: subscription)
        let isStandard = subscription.isCommitted || next == store.standardPayment(of: subscription)
        let price = isStandard ? standardTerms(of: subscription, in: store) : store.storefront.format(next)
        guard let later = store.offerEnd(of: subscription) else { return confirmResume(date: date, price: price) }
        return confirmResumeOffer(
            date: date, price: price, later: storeDate(later, session),
            standard: store.storefront.format(store.standardPayment(of: subscription)))
    }

    /// Returns what canceling a subscription means, as the text of the question before it.
    package func cancelQuestion(_ subscription: Subscription, in session: Session) -> String {
        let product = session.name(of: subscription.productID)
        return switch subscription.state {
        case .inBillingRetryPeriod: accountCancelUnpaid(product: product)
        case .inGracePeriod:
            accountCancelGrace(
                product: product, date: storeDate(subscription.nextEventDate ?? subscription.periodEnd, session))
        case _ where subscription.isCommitted:
            accountCancelCommitted(
                count: subscription.paymentsLeft, product: product,
                date: storeDate(session.store.termEnd(of: subscription), session),
                price: session.store.storefront.format(session.store.nextPayment(of: subscription)))
        default: accountCancelPaid(product: product, date: storeDate(subscription.periodEnd, session))
        }
    }

    package func declineQuestion(_ subscription: Subscription, in session: Session) -> String {
        accountDeclineQuestion(
            product: session.name(of: subscription.productID),
            date: storeDate(session.store.termEnd(of: subscription), session))
    }

    /// Returns what the refund of a purchase means, as the text of the question before it.
    package func refundQuestion(_ entry: LedgerEntry, in session: Session) -> String {
        let transaction = entry.transaction
        let price = session.store.price(transaction.price - entry.refunded, of: transaction)
        switch transaction.productType {
        case .consumable:
            guard let goods = Consumable(productID: transaction.productID) else { break }
            let left = min(session.world.owned(goods.food), goods.count * transaction.quantity)
            return left == 0
                ? accountRefundUsed(price: price)
                : accountRefundFood(price: price, goods: storeSeveral(count: left, product: name(of: goods.food)))
        case .nonConsumable where DecorationPack.sold(as: transaction.productID) != nil:
            return accountRefundDecoration(price: price)
        case .nonConsumable: break
        case .nonRenewing: return accountRefundTime(price: price)
        case .autoRenewable:
            if session.runningSubscription(paidBy: transaction.id) != nil { return accountRefundPass(price: price) }
        }
        return accountRefundQuestion(price: price)
    }

    /// Returns the lines of a purchase's receipt.
    package func receipt(_ entry: LedgerEntry, in session: Session) -> [(label: String, value: String)] {
        let transaction = entry.transaction
        func amount(_ price: Price) -> String { receiptAmount(price: session.store.price(price, of: transaction)) }
        var facts = [(receiptBought, storeDate(transaction.purchaseDate, session))]
        if transaction.ownershipType == .purchased { facts.append((receiptPrice, amount(transaction.price))) }
        if entry.refunded > .zero { facts.append((receiptRefunded, amount(entry.refunded))) }
        // A pass that another one has replaced does not last until then, nor does one that was taken back.
        if !transaction.isUpgraded, transaction.revocationDate == nil,
            let end = transaction.expirationDate ?? entry.until
        {
            facts.append((receiptUntil, storeDate(end, session)))
        }
        if let part = transaction.installment {
            facts.append((receiptInstallment, receiptInstallmentOf(number: part.number, count: part.count)))
        }
        facts.append((receiptNumber, String(transaction.id)))
        return facts
    }

    /// Returns the simulated store and the date from which this copy of the game comes, or the error of verification.
    package func origin(of session: Session) -> String {
        do {
            let app = try session.store.appTransaction()
            return accountOrigin(
                country: name(of: AppStoreFront.named(app.storefront)), date: day(app.originalPurchaseDate, session))
        } catch {
            return message(for: error, in: session).text
        }
    }

    /// Returns the simulated money spent this month and in all.
    package func spent(in session: Session) -> String {
        accountSpent(
            month: sum(session.store.spending(from: session.monthBegan), session),
            total: sum(session.store.spending(), session))
    }

    func sum(_ sums: [(currency: String, amount: Price)], _ session: Session) -> String {
        let storefront = session.store.storefront
        guard !sums.isEmpty else { return storefront.format(.zero) }
        return sums.map { storefront.format($0.amount, in: $0.currency) }.joined(separator: " + ")
    }
}
