import Chronology

extension Store {
    /// Returns the goods that the game has to give and to take back now, each once: the caller puts them into the world
    /// and saves world and store in one change.
    ///
    /// That change also finishes what `purchase` made since the last call. Transactions from elsewhere (renewals,
    /// approvals, codes, the family, an earlier run) are finished by `finishHandedOver()`, after it. Unverified ones give
    /// nothing and wait.
    package mutating func handovers() -> [Handover] {
        defer { purchasedHere = [] }
        var handovers = state.debts.map(Handover.takeBack)
        state.debts = []
        for index in state.ledger.indices {
            let entry = state.ledger[index]
            let isRevoked = entry.transaction.revocationDate != nil
            let isDue = entry.delivery == .pending ? !entry.isFinished : entry.delivery == .granted && isRevoked
            guard isDue, verification(of: entry).verifiedPayload != nil else { continue }
            if isRevoked {
                if entry.delivery == .granted, let grant = entry.grant { handovers.append(.takeBack(grant)) }
                amendEntry(index) { $0.delivery = .takenBack }
            } else {
                if let grant = entry.grant { handovers.append(.give(grant)) }
                amendEntry(index) { $0.delivery = .granted }
                if purchasedHere.contains(entry.transaction.id) { state.ledger[index].isFinished = true }
            }
        }
        return handovers
    }

    /// Marks a transaction as finished, as StoreKit's `finish()`. Returns false before its goods were handed over,
    /// since they would be lost.
    @discardableResult
    package mutating func finish(_ id: UInt64) -> Bool {
        guard let index = entryIndex(id), state.ledger[index].delivery != .pending else { return false }
        state.ledger[index].isFinished = true
        return true
    }

    /// Finishes everything whose goods were handed over; call it when that is saved.
    package mutating func finishHandedOver() {
        for index in state.ledger.indices
        where state.ledger[index].delivery != .pending && !state.ledger[index].isFinished {
            state.ledger[index].isFinished = true
        }
    }
}

extension LedgerEntry {
    /// The goods of a consumable; everything else is an entitlement, which is computed and not given.
    var grant: Grant? {
        guard transaction.productType == .consumable else { return nil }
        return Grant(transactionID: transaction.id, productID: transaction.productID, quantity: transaction.quantity)
    }
}
