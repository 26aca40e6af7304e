import Chronology
import Testing

@testable import Storefront

/// What holds of every store whatever was done to it, judged from its state alone.
func checkInvariants(_ store: Store, _ location: SourceLocation = #_sourceLocation) {
    let faults = invariantFaults(store)
    #expect(faults.isEmpty, sourceLocation: location)
}

func invariantFaults(_ store: Store) -> [String] {
    var faults: [String] = []
    func require(_ condition: Bool, _ fault: @autoclosure () -> String) { if !condition { faults.append(fault()) } }
    let state = store.state

    // Numbers rise, and none was drawn twice.
    for (entry, next) in zip(state.ledger, state.ledger.dropFirst()) {
        require(entry.transaction.id < next.transaction.id, "ids out of order at \(next.transaction.id)")
    }
    require((state.ledger.last?.transaction.id ?? 0) < state.nextID, "an id beyond the counter")

    for entry in state.ledger {
        let transaction = entry.transaction
        let id = transaction.id
        require(!entry.isFinished || entry.delivery != .pending, "\(id) finished before its goods were handed over")
        require(transaction.price >= .zero && entry.refunded >= .zero, "\(id) has a negative amount")
        require(entry.refunded <= transaction.price, "\(id) gave back more than was paid")
        require(transaction.revocationDate == nil || entry.refunded == transaction.price, "\(id) revoked, not refunded")
        require(transaction.purchaseDate <= state.clock, "\(id) lies in the future")
        require(transaction.signedDate >= transaction.purchaseDate, "\(id) was signed before it was made")
        if let end = transaction.expirationDate {
            require(end >= transaction.purchaseDate, "\(id) ends before it begins")
        }
    }

    // One subscription of one's own in a group, and its latest transaction is there, its own and the last.
    var groups: Set<String> = []
    for subscription in state.subscriptions where subscription.ownership == .purchased {
        let group = subscription.groupID
        require(groups.insert(group).inserted, "two subscriptions in \(group)")
        let ofGroup = state.ledger.filter {
            $0.transaction.subscriptionGroupID == group && $0.transaction.ownershipType == .purchased
        }
        let latest = ofGroup.last?.transaction
        require(latest?.id == subscription.latestTransactionID, "\(group): the latest transaction is another")
        require(latest?.productID == subscription.productID, "\(group): the latest transaction is of another product")
        let running = ofGroup.filter {
            $0.transaction.revocationDate == nil && !$0.transaction.isUpgraded
                && ($0.transaction.expirationDate ?? state.clock) > state.clock
        }
        require(running.count <= 1, "\(group): \(running.count) paid periods at once")
    }

    // Each state stands where its dates say.
    for subscription in state.subscriptions {
        switch subscription.state {
        case .subscribed: require(subscription.periodEnd > state.clock, "a paid period is over")
        case .inGracePeriod:
            require((subscription.gracePeriodExpirationDate ?? state.clock) > state.clock, "grace is over")
        case .inBillingRetryPeriod:
            require((subscription.billingRetryUntil ?? state.clock) > state.clock, "retry is over")
        case .expired, .revoked:
            require(subscription.nextEventDate == nil && !subscription.willAutoRenew, "an ended subscription goes on")
        }
        if !subscription.willAutoRenew {
            require(subscription.autoRenewPreference == subscription.productID, "a change planned without renewal")
        }
    }

    // Entitled exactly when a state entitles, to the highest level.
    let levels = state.subscriptions.filter { $0.state == .subscribed || $0.state == .inGracePeriod }
        .compactMap { store.catalog.product($0.productID)?.subscription?.groupLevel }.min()
    let expected: PassLevel = levels.map { $0 == 1 ? .premium : $0 == 2 ? .family : .individual } ?? .none
    require(store.entitlements.pass == expected, "pass \(store.entitlements.pass), not \(expected)")
    return faults
}
