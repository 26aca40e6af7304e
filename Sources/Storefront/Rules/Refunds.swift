import Chronology

/// The reason for a refund request, as in the App Store's own sheet.
package enum RefundReason: String, Hashable, Sendable, CaseIterable {
    case mistake, byChild, notExpected, notWorking, notReceived, other

    /// The reason that the transaction records.
    package var revocation: RevocationReason {
        switch self {
        case .notWorking, .notReceived: .developerIssue
        case .mistake, .byChild, .notExpected, .other: .other
        }
    }
}

extension Store {
    /// Refunds a transaction at the player's request; always granted unless the failure is simulated or nothing was
    /// paid.
    package mutating func requestRefund(
        _ id: UInt64, reason: RefundReason = .other, at date: Instant
    ) throws(StoreError) -> Transaction {
        if let error = settings.failures[.refundRequest] { throw error }
        if let entry = entry(id), entry.transaction.revocationDate == nil,
            entry.transaction.ownershipType == .purchased,
            entry.transaction.price <= entry.refunded
        {
            let isFree = entry.transaction.price == .zero && entry.transaction.offer == nil
            throw isFree ? .freeOfCharge : .nothingToRefund
        }
        return try refund(id, reason: reason.revocation, at: date)
    }

    /// Returns true if the player can ask for a refund of the entry's transaction.
    package func isRefundable(_ entry: LedgerEntry) -> Bool {
        let transaction = entry.transaction
        return transaction.ownershipType == .purchased && transaction.revocationDate == nil
            && transaction.price > entry.refunded && verification(of: entry).verifiedPayload != nil
    }

    /// Refunds a transaction and takes away what it bought: goods as far as they are left, a subscription as a whole if
    /// this was its latest payment.
    package mutating func refund(
        _ id: UInt64, reason: RevocationReason = .other, at date: Instant
    ) throws(StoreError) -> Transaction {
        catchUp(to: date)
        guard let index = entryIndex(id) else { throw reasonForNoTransaction(id) }
        let entry = state.ledger[index]
        // What was shared was never paid for by this player, also when it is over.
        guard entry.transaction.ownershipType == .purchased, isAuthentic(entry) else { throw .refundFailed }
        guard entry.transaction.revocationDate == nil else { throw .duplicateRefundRequest }
        let now = state.clock
        amend(index, at: now) {
            $0.revocationDate = now
            $0.revocationReason = reason
        }
        amendEntry(index) { $0.refunded = entry.transaction.price }
        state.ledger[index].earlierRefund = entry.refundDate.map { EarlierRefund(amount: entry.refunded, date: $0) }
        state.ledger[index].refundDate = now
        if let group = entry.transaction.subscriptionGroupID, let own = ownIndex(inGroup: group),
            state.subscriptions[own].latestTransactionID == id
        {
            update(own) { $0.end(.revoked, nil) }
        }
        return state.ledger[index].transaction
    }

    /// Returns why no transaction has a number: its purchase waits, or there is none.
    func reasonForNoTransaction(_ id: UInt64) -> StoreError {
        state.pendingPurchases.contains { $0.id == id } ? .notPaidYet : .noSuchTransaction
    }

    // MARK: Spending

    /// The spending in a month from which on the player is told of it, in US dollars.
    private static let highSpending = Price(milliunits: 30_000)

    /// Returns the spending since `start` in this storefront's money if it is high and the player was not told yet this
    /// month, and records that they are now.
    package mutating func spendingToTell(since start: Instant, month: String) -> Price? {
        guard state.spendingToldIn != month,
            let spent = spending(from: start).first(where: { $0.currency == storefront.currency })?.amount,
            spent >= storefront.price(Self.highSpending, of: .named("USA"))
        else { return nil }
        state.spendingToldIn = month
        return spent
    }

    /// Returns the simulated money spent, less refunds, by currency, between two dates or in all.
    package func spending(from start: Instant? = nil, until end: Instant? = nil) -> [(currency: String, amount: Price)]
    {
        let range = (start ?? Instant(milliseconds: .min))..<(end ?? Instant(milliseconds: .max))
        var sums: [String: Price] = [:]
        for entry in state.ledger where entry.transaction.ownershipType == .purchased {
            let currency = entry.transaction.currency
            if range.contains(entry.transaction.purchaseDate) {
                sums[currency, default: .zero] = sums[currency, default: .zero] + entry.transaction.price
            }
            let refunds = [
                entry.earlierRefund.map { ($0.date, $0.amount) }, entry.refundDate.map { ($0, entry.lastRefund) },
            ]
            for case let (date, amount)? in refunds where range.contains(date) {
                sums[currency, default: .zero] = sums[currency, default: .zero] - amount
            }
        }
        return sums.keys.sorted().map { ($0, sums[$0, default: .zero]) }
    }
}
