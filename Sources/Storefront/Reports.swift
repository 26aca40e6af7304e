import Chronology
import JSON

/// The store as JSON for the command line: stable names, ISO 8601 dates in UTC, prices as numbers; absent values are
/// left out.
extension Store {
    /// Every transaction in the ledger's order, finished or not, then the purchases that wait for somebody; those have
    /// `pending`.
    package var transactionsReport: JSONValue {
        .array(state.ledger.map(report) + state.pendingPurchases.map(report))
    }

    /// Returns the subscription that counts, in a group or in all; `{"state": "none"}` without any. Where there are
    /// several groups, all subscriptions that count in theirs are added.
    package func subscriptionReport(inGroup groupID: String? = nil) -> JSONValue {
        guard let counting = subscription(giving: entitlements, inGroup: groupID) else { return ["state": "none"] }
        var found = reportWithOwn(counting)
        let groups = subscribedGroups
        if groupID == nil, groups.count > 1 {
            found["subscriptions"] = .array(
                groups.compactMap { subscription(giving: entitlements, inGroup: $0) }.map(reportWithOwn))
        }
        return found
    }

    private func reportWithOwn(_ counting: VerificationResult<Subscription>) -> JSONValue {
        var found = report(counting)
        // While a better one is shared, the account's own subscription goes on and is charged.
        if counting.unsafePayload.ownership == .familyShared,
            let own = subscriptions.compactMap(\.verifiedPayload).first(where: {
                $0.ownership == .purchased && $0.state.isRunning && $0.groupID == counting.unsafePayload.groupID
            })
        {
            found["own"] = report(.verified(own))
        }
        return found
    }

    /// Returns the state of one of the account's own subscriptions.
    package func report(_ subscription: Subscription) -> JSONValue { report(.verified(subscription)) }

    private func report(_ pending: PendingPurchase) -> JSONValue {
        var report = Report()
        report.add("id", .number(pending.id))
        report.add("productID", pending.productID)
        report.add("quantity", .number(pending.quantity))
        report.add("pending", pending.reason.rawValue)
        report.add("requestDate", pending.date.iso8601)
        report.add("offer", pending.offer?.id)
        if let charge = pending.charge { report.add("price", .decimal(charge.decimalText)) }
        report.add("currency", pending.currency)
        return report.value
    }

    private func report(_ result: VerificationResult<Subscription>) -> JSONValue {
        let subscription = result.unsafePayload
        var report = Report()
        report.add("state", subscription.state.rawValue)
        report.add("product", subscription.productID)
        report.add("group", subscription.groupID)
        report.add("ownership", subscription.ownership.rawValue)
        report.add("sharedBy", subscription.sharedBy)
        report.add("originalID", .number(subscription.originalID))
        let renewalDate = subscription.isCommitted || isSoldOn(subscription) ? subscription.renewalDate : nil
        report.add("renews", renewalDate?.iso8601)
        if renewalDate != nil {
            report.add("renewalPrice", .decimal(nextPayment(of: subscription).decimalText))
            report.add("currency", storefront.currency)
        }
        // Three dates: the end of the paid period, of the grace after it, and of the attempts to collect.
        report.add("expires", subscription.state == .revoked ? nil : subscription.periodEnd.iso8601)
        report.add("graceEnds", subscription.gracePeriodExpirationDate?.iso8601)
        report.add("retryEnds", subscription.billingRetryUntil?.iso8601)
        report.add("autoRenew", .bool(subscription.willAutoRenew))
        report.add("autoRenewPreference", subscription.willAutoRenew ? subscription.autoRenewPreference : nil)
        if subscription.isMonthly {
            report.add("billingPlan", "monthly")
            report.add("paymentsLeft", .number(subscription.paymentsLeft))
            if entry(subscription.latestTransactionID)?.transaction.installment != nil {
                report.add("commitmentEnds", termEnd(of: subscription).iso8601)
            }
        }
        report.add("expirationReason", subscription.expirationReason?.rawValue)
        switch subscription.priceIncrease {
        case .none: break
        case .pending(let price):
            report.add("priceIncrease", "pending")
            report.add("newPrice", .decimal(price.decimalText))
        case .agreed(let price):
            report.add("priceIncrease", "agreed")
            report.add("newPrice", .decimal(price.decimalText))
        }
        report.add("verified", .bool(result.verifiedPayload != nil))
        return report.value
    }

    /// Returns a product with its price in this storefront.
    package func report(_ product: Product) -> JSONValue {
        var report = Report()
        report.add("id", product.id)
        report.add("type", product.type.rawValue)
        // Programs read the same in every language.
        let texts = product.localizations.best(for: settings.locale)
        report.add("displayName", texts?.displayName ?? product.displayName)
        report.add("description", texts?.description ?? product.description)
        report.add("displayPrice", product.displayPrice)
        report.add("price", .decimal(product.price.decimalText))
        report.add("currency", storefront.currency)
        report.add("familyShareable", .bool(product.isFamilyShareable))
        report.add("simulated", .bool(true))
        report.add("duration", product.duration?.iso8601)
        guard let info = product.subscription else { return report.value }
        report.add("group", info.groupID)
        report.add("level", .number(info.groupLevel))
        report.add("groupName", info.groupDisplayName)
        report.add("period", info.period.iso8601)
        if let monthly = info.monthlyPlan {
            report.add("monthlyPrice", .decimal(monthly.price.decimalText))
            report.add("monthlyPayments", .number(monthly.payments))
        }
        return report.value
    }

    /// Returns the product of a planned purchase and the terms of its offer; the product alone if it has no offer.
    package func report(_ plan: PurchasePlan) -> JSONValue {
        var report = Report()
        report.add("product", plan.product.id)
        guard let offer = plan.offer else { return report.value }
        report.add("id", offer.id)
        report.add("type", offer.kind.rawValue)
        report.add("paymentMode", offer.paymentMode.rawValue)
        report.add("price", .decimal(offer.price.decimalText))
        report.add("currency", storefront.currency)
        report.add("period", offer.period.iso8601)
        report.add("periods", .number(offer.periodCount))
        if plan.monthly != nil { report.add("billingPlan", "monthly") }
        report.add("priceAfterwards", .decimal(plan.laterPrice.decimalText))
        report.add("charge", .decimal(plan.charge.decimalText))
        return report.value
    }

    /// Returns one transaction with its seal and its delivery; `nil` if no transaction has that number.
    package func transactionReport(_ id: UInt64) -> JSONValue? { entry(id).map(report) }

    private func report(_ entry: LedgerEntry) -> JSONValue {
        let transaction = entry.transaction
        var report = Report()
        report.add("id", .number(transaction.id))
        report.add("originalID", .number(transaction.originalID))
        report.add("webOrderLineItemID", transaction.webOrderLineItemID)
        report.add("productID", transaction.productID)
        report.add("productType", transaction.productType.rawValue)
        report.add("subscriptionGroupID", transaction.subscriptionGroupID)
        report.add("purchaseDate", transaction.purchaseDate.iso8601)
        report.add("originalPurchaseDate", transaction.originalPurchaseDate.iso8601)
        report.add("expirationDate", transaction.expirationDate?.iso8601)
        report.add("entitledUntil", entry.until?.iso8601)
        report.add("appAccountToken", transaction.appAccountToken)
        report.add("quantity", .number(transaction.quantity))
        report.add("isUpgraded", .bool(transaction.isUpgraded))
        report.add("ownershipType", transaction.ownershipType.rawValue)
        report.add("revocationDate", transaction.revocationDate?.iso8601)
        report.add("revocationReason", transaction.revocationReason?.rawValue)
        report.add("reason", transaction.reason.rawValue)
        report.add("storefront", transaction.storefront)
        report.add("price", .decimal(transaction.price.decimalText))
        report.add("currency", transaction.currency)
        if let offer = transaction.offer {
            var terms = Report()
            terms.add("id", offer.id)
            terms.add("type", offer.kind.rawValue)
            terms.add("paymentMode", offer.paymentMode.rawValue)
            terms.add("period", offer.period.iso8601)
            report.add("offer", terms.value)
        }
        report.add("installment", transaction.installment.map { "\($0.number)/\($0.count)" })
        report.add("signedDate", transaction.signedDate.iso8601)
        report.add("signature", entry.signature)
        report.add("verified", .bool(verification(of: entry).verifiedPayload != nil))
        report.add("isFinished", .bool(entry.isFinished))
        report.add("delivery", entry.delivery.rawValue)
        if entry.refunded > .zero { report.add("refunded", .decimal(entry.refunded.decimalText)) }
        return report.value
    }
}

/// The members of a JSON object.
private struct Report {
    private var members: [JSONValue.Member] = []

    mutating func add(_ key: String, _ value: JSONValue) { members.append(.init(key, value)) }
    mutating func add(_ key: String, _ value: String?) { if let value { add(key, .string(value)) } }

    var value: JSONValue { .object(sorting: members) }
}
