extension StoreState {
    /// The same state with an empty ledger: a save keeps transactions one by one.
    package var withoutLedger: StoreState {
        var state = self
        state.ledger = []
        return state
    }

    /// The ledger, for a save that puts transactions one by one.
    package var parts: [LedgerEntry] {
        get { ledger }
        set { ledger = newValue }
    }

    /// The same state, whose own purchases are numbered from `id` on at least: for a program that acts beside an open
    /// game, which may have used the next numbers already.
    package func numbered(from id: UInt64) -> StoreState {
        var state = self
        state.nextID = max(nextID, id)
        return state
    }
}

extension StoreState {
    /// The same state with the ledger in the order of its transactions' ids, as the rules need it.
    package var withLedgerInOrder: StoreState {
        var state = self
        state.ledger.sort { $0.transaction.id < $1.transaction.id }
        return state
    }
}

extension StoreState {
    /// Purchases of one account, by far.
    private static let numbers: ClosedRange<UInt64> = 1...1_000_000_000_000
    /// Months since a subscription's first day: eight thousand years.
    private static let months = 0...96_000

    /// The key of the first number that the rules could not reckon with; `nil` where there is none.
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
