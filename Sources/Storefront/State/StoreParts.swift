extension StoreState {
    /// The state with an empty ledger; a save keeps transactions one by one.
    package var withoutLedger: StoreState {
        var state = self
        state.ledger = []
        return state
    }

    /// The ledger, which a save keeps entry by entry.
    package var parts: [LedgerEntry] {
        get { ledger }
        set { ledger = newValue }
    }

    /// Returns the state with the account's next transaction ids at least `id`, for a program beside an open game,
    /// which may have used the next numbers already.
    package func numbered(from id: UInt64) -> StoreState {
        var state = self
        state.nextID = max(nextID, id)
        return state
    }
}

extension StoreState {
    /// The state with the ledger in the order of its transactions' ids, as the rules need it.
    package var withLedgerInOrder: StoreState {
        var state = self
        state.ledger.sort { $0.transaction.id < $1.transaction.id }
        return state
    }
}

extension StoreState {
    /// The range of transaction ids, far more than an account ever has.
    private static let numbers: ClosedRange<UInt64> = 1...1_000_000_000_000
    /// The range of months since a subscription's first day: eight thousand years.
    private static let months = 0...96_000

    /// The key of the first number that is out of range for the rules; `nil` where there is none.
    package var keyOutOfRange: String? {
        if !Self.numbers.contains(nextID) { return "nextID" }
        for (index, entry) in ledger.enumerated() where !Self.numbers.contains(entry.transaction.id) {
            return "ledger[\(index)].transaction.id"
        }
        for (index, subscription) in subscriptions.enumerated()
        where !Self.months.contains(subscription.monthsFromAnchor) {
            return "subscriptions[\(index)].monthsFromAnchor"
        }
        return nil
    }
}
