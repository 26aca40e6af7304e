import Chronology

extension Store {
    /// The player asks for the money of a transaction back; this store always agrees, unless the door is set to fail.
    package mutating func requestRefund(
        _ id: UInt64, reason: RevocationReason = .other, at date: Instant
    ) throws(StoreError) -> Transaction {
        if let error = settings.failures[.refundRequest] { throw error }
        return try refund(id, reason: reason, at: date)
    }

    /// Gives the money back and takes away what it bought: goods as far as they are left, a subscription as a whole if
    /// this was its latest payment.
    package mutating func refund(
        _ id: UInt64, reason: RevocationReason = .other, at date: Instant
    ) throws(StoreError) -> Transaction {
        catchUp(to: date)
        guard let index = entryIndex(id) else { throw .noSuchTransaction }
        let entry = state.ledger[index]
        guard entry.transaction.revocationDate == nil else { throw .duplicateRefundRequest }
        guard entry.transaction.ownershipType == .purchased, isAuthentic(entry) else { throw .refundFailed }
        let now = state.clock
        amend(index, at: now) {
            $0.revocationDate = now
            $0.revocationReason = reason
        }
        state.ledger[index].refunded = entry.transaction.price
        state.ledger[index].refundDate = now
        state.ledger[index].isNews = true
        if let group = entry.transaction.subscriptionGroupID, let own = ownIndex(inGroup: group),
            state.subscriptions[own].latestTransactionID == id
        {
            update(own) { $0.end(.revoked, nil) }
        }
        return state.ledger[index].transaction
    }

    /// Simulated money spent, less what came back, by currency; `range` of dates or all of them.
    package func spending(from start: Instant? = nil, until end: Instant? = nil) -> [(currency: String, amount: Price)]
    {
        let range = (start ?? Instant(milliseconds: .min))..<(end ?? Instant(milliseconds: .max))
        var sums: [String: Price] = [:]
        for entry in state.ledger where entry.transaction.ownershipType == .purchased {
            let currency = entry.transaction.currency
            if range.contains(entry.transaction.purchaseDate) {
                sums[currency, default: .zero] = sums[currency, default: .zero] + entry.transaction.price
            }
            if let date = entry.refundDate, range.contains(date) {
                sums[currency, default: .zero] = sums[currency, default: .zero] - entry.refunded
            }
        }
        return sums.keys.sorted().map { ($0, sums[$0, default: .zero]) }
    }
}
