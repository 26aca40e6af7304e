import Chronology

/// The players on this computer who share what one of them buys.
package struct Family: Hashable, Sendable, Codable {
    /// The most members, the buyer included, as in the App Store.
    package static let limit = 6

    package enum Refusal: String, Error, Hashable, Sendable {
        case full, alreadyMember, notAMember, organizerStays
    }

    /// The profile that set the family up.
    package let organizer: String
    /// The profiles, the organizer first.
    package private(set) var members: [String]

    package init(organizer: String) {
        self.organizer = organizer
        members = [organizer]
    }

    /// Restores a saved family, the organizer first; `nil` for a list that cannot be one.
    package init?(members: [String]) {
        guard let organizer = members.first, members.count <= Self.limit, Set(members).count == members.count else {
            return nil
        }
        self.organizer = organizer
        self.members = members
    }

    package mutating func join(_ profile: String) throws(Refusal) {
        guard !members.contains(profile) else { throw .alreadyMember }
        guard members.count < Self.limit else { throw .full }
        members.append(profile)
    }

    /// Removes a member. What the others share is gone at the next `receive`.
    package mutating func leave(_ profile: String) throws(Refusal) {
        guard profile != organizer else { throw .organizerStays }
        guard let index = members.firstIndex(of: profile) else { throw .notAMember }
        members.remove(at: index)
    }
}

/// A purchase that one account shares, as its family sees it: plain data, computed whenever someone looks.
package struct FamilyShare: Hashable, Sendable {
    let owner: String
    private(set) var transaction: Transaction
    /// The subscription; `nil` for a product that is bought once.
    private(set) var subscription: Subscription?

    /// Returns the share with its coming dates moved by `span`, for a member whose clock differs. Past dates stay: they
    /// tell one purchase from another.
    func shifted(by span: Span) -> FamilyShare {
        guard span != .zero else { return self }
        var share = self
        share.transaction.expirationDate = transaction.expirationDate.map { $0 + span }
        guard var subscription else { return share }
        subscription.periodEnd = subscription.periodEnd + span
        subscription.gracePeriodExpirationDate = subscription.gracePeriodExpirationDate.map { $0 + span }
        subscription.billingRetryUntil = subscription.billingRetryUntil.map { $0 + span }
        subscription.anchor = subscription.anchor + span
        share.subscription = subscription
        return share
    }
}

extension Store {
    /// The ids of the products that this account shares now.
    package var sharedProducts: [String] {
        shares(as: "").filter { $0.subscription?.state.isEntitled ?? true }.map(\.transaction.productID)
    }

    /// True if the account has something that another member bought.
    package var hasShared: Bool {
        state.ledger.contains { $0.transaction.ownershipType == .familyShared && $0.transaction.revocationDate == nil }
    }

    /// Returns what this account, known to its family as `owner`, shares: its own verified family-shareable purchases.
    /// - Parameter shift: the lead of the members' clocks over this account's.
    package func shares(as owner: String, shiftedBy shift: Span = .zero) -> [FamilyShare] {
        state.ledger.compactMap { entry in
            let transaction = entry.transaction
            guard transaction.ownershipType == .purchased, transaction.revocationDate == nil,
                catalog.product(transaction.productID)?.isFamilyShareable == true
            else { return nil }
            var subscription: Subscription?
            switch transaction.productType {
            case .consumable, .nonRenewing: return nil
            case .nonConsumable: break
            case .autoRenewable:
                let own = transaction.subscriptionGroupID.flatMap { ownIndex(inGroup: $0) }
                subscription = own.map { state.subscriptions[$0] }
                guard subscription?.latestTransactionID == transaction.id else { return nil }
            }
            guard isAuthentic(entry) else { return nil }
            return FamilyShare(owner: owner, transaction: transaction, subscription: subscription).shifted(by: shift)
        }
    }

    /// Adopts everything that the other members share now. New shares are booked as transactions of this account, owned
    /// by sharing; those that ended are revoked. Call it with the others' stores advanced to `date`: at the start, when
    /// `nextEventDate` comes, and when the family changes.
    package mutating func receive(_ shares: [FamilyShare], at date: Instant) -> [StoreEvent] {
        // The others' state at `date` comes first: a shared period that ends now may have been renewed now.
        let now = max(state.clock, date)
        var events: [StoreEvent] = []
        var kept: Set<UInt64> = []
        for share in shares {
            if let kind = adopt(share, at: now, kept: &kept) { events.append(StoreEvent(date: now, kind: kind)) }
        }
        events += revokeShared(except: kept, at: now)
        catchUp(to: now)
        return events
    }

    private mutating func adopt(_ share: FamilyShare, at now: Instant, kept: inout Set<UInt64>) -> StoreEvent.Kind? {
        guard let product = catalog.product(share.transaction.productID) else { return nil }
        let theirs = share.transaction
        guard let status = share.subscription else {
            if let entry = sharedEntry(like: share) {
                kept.insert(entry.transaction.id)
                return nil
            }
            let transaction = bookShared(product, theirs, at: now)
            kept.insert(transaction.id)
            return .familyShared(transaction)
        }
        let key = SubscriptionKey(groupID: status.groupID, sharedBy: share.owner)
        let present = untrusted.contains(key) ? nil : state.subscriptions.first { $0.key == key }
        let isSame = present.map {
            $0.sharedTransactionID == theirs.id && entry($0.latestTransactionID)?.transaction.revocationDate == nil
        }
        var mine = status
        mine = Subscription(
            groupID: status.groupID, ownership: .familyShared, sharedBy: share.owner, productID: product.id,
            originalID: present?.originalID ?? 0, latestTransactionID: present?.latestTransactionID ?? 0,
            state: status.state, willAutoRenew: status.willAutoRenew, autoRenewPreference: status.autoRenewPreference,
            expirationReason: status.state == .expired ? .sharingEnded : nil, periodEnd: status.periodEnd,
            gracePeriodExpirationDate: status.gracePeriodExpirationDate, billingRetryUntil: status.billingRetryUntil,
            priceIncrease: .none, anchor: status.anchor, monthsFromAnchor: status.monthsFromAnchor)
        mine.sharedTransactionID = theirs.id
        if isSame == true {
            kept.insert(mine.latestTransactionID)
            guard mine.state != present?.state else {
                if mine.periodEnd != present?.periodEnd { replace(mine) }
                return nil
            }
            let ended = present?.state == .inBillingRetryPeriod && mine.state == .expired
            replace(mine)
            return ended ? nil : event(for: mine)
        }
        guard status.state.isRunning else { return nil }
        let transaction = bookShared(product, theirs, at: now)
        kept.insert(transaction.id)
        mine.latestTransactionID = transaction.id
        if present == nil { mine.originalID = transaction.id }
        replace(mine)
        guard let present, present.state.isRunning else { return .familyShared(transaction) }
        return present.productID == product.id ? .renewed(transaction) : .changed(from: present.productID, transaction)
    }

    private func event(for shared: Subscription) -> StoreEvent.Kind? {
        switch shared.state {
        // The payment is the owner's to make, and the product is shared meanwhile.
        case .inGracePeriod: nil
        case .inBillingRetryPeriod, .expired: .expired(productID: shared.productID, .sharingEnded)
        case .subscribed: entry(shared.latestTransactionID).map { .familyShared($0.transaction) }
        case .revoked: nil
        }
    }

    private mutating func revokeShared(except kept: Set<UInt64>, at now: Instant) -> [StoreEvent] {
        var events: [StoreEvent] = []
        for index in state.ledger.indices {
            let transaction = state.ledger[index].transaction
            guard transaction.ownershipType == .familyShared, transaction.revocationDate == nil,
                !kept.contains(transaction.id)
            else { continue }
            let subscription = state.subscriptions.firstIndex { $0.latestTransactionID == transaction.id }
            if transaction.productType == .autoRenewable {
                guard let subscription, state.subscriptions[subscription].state.isRunning else { continue }
                update(subscription) { $0.end(.revoked, .sharingEnded) }
            }
            amend(index, at: now) {
                $0.revocationDate = now
                $0.revocationReason = .other
            }
            events.append(StoreEvent(date: now, kind: .revoked(state.ledger[index].transaction)))
        }
        return events
    }

    private func sharedEntry(like share: FamilyShare) -> LedgerEntry? {
        state.ledger.first {
            $0.transaction.ownershipType == .familyShared && $0.transaction.revocationDate == nil
                && $0.transaction.productID == share.transaction.productID
                && $0.transaction.originalPurchaseDate == share.transaction.originalPurchaseDate && isAuthentic($0)
        }
    }

    private mutating func bookShared(_ product: Product, _ theirs: Transaction, at now: Instant) -> Transaction {
        book(
            Sale(
                product: product, price: .zero, reason: theirs.reason,
                originalDate: theirs.originalPurchaseDate, expirationDate: theirs.expirationDate,
                ownership: .familyShared),
            at: now)
    }
}
