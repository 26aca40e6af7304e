import Chronology

/// The simulated App Store of one account, as a pure state machine. It reads no clock and does no I/O; dates come in,
/// events come out, and `state` is all there is to save.
///
/// Every method that takes a date first performs what was due by then; the events of that are kept and returned by the
/// next `advance(to:)`, so none is lost.
package struct Store: Hashable, Sendable {
    package let catalog: StoreCatalog
    let key: SigningKey
    package internal(set) var state: StoreState
    /// The events that happened during other calls, for the next `advance(to:)`.
    var backlog: [StoreEvent] = []
    /// Transactions that `purchase` made since the last `handovers()`.
    var purchasedHere: Set<UInt64> = []
    /// The language code of whoever reads products' names; `nil` for that of the settings.
    package var language: String?
    /// The least id of the next transaction.
    package let firstID: UInt64
    /// Subscriptions whose seal did not hold when the state was loaded: they never change and give nothing.
    private(set) var untrusted: Set<SubscriptionKey> = []

    /// - Parameters:
    ///   - key: the data root's key; what it did not sign is unverified.
    ///   - firstID: the least id of the next transaction.
    package init(catalog: StoreCatalog, key: SigningKey, state: StoreState, firstID: UInt64 = 0) {
        self.catalog = catalog
        self.firstID = firstID
        self.key = key
        self.state = state
        var seen: Set<SubscriptionKey> = []
        self.state.subscriptions.removeAll { !seen.insert($0.key).inserted }
        sealDeliveries()
        for subscription in self.state.subscriptions
        where key.signature(of: subscription.canonicalJSON) != subscription.signature
            || entry(subscription.latestTransactionID)?.isOfOther(than: self.state.accountToken) == true
        {
            untrusted.insert(subscription.key)
        }
    }

    /// The locale of products' texts: the one chosen in the Transaction Manager or the catalog, else the reader's language.
    package var locale: String {
        settings.locale == StoreSettings().locale ? language ?? settings.locale : settings.locale
    }

    package var settings: StoreSettings {
        get { state.settings }
        set {
            let former = storefront
            state.settings = newValue
            if storefront.currency != former.currency { moveSubscriptions() }
        }
    }

    package var storefront: AppStoreFront { .named(settings.storefront) }

    /// Signs everything anew, for purchases from another data root that the player trusts.
    package mutating func trustEverything() {
        for index in state.ledger.indices {
            state.ledger[index].transaction.appAccountToken = state.accountToken
            sign(index)
        }
        untrusted = []
        for index in state.subscriptions.indices { seal(index) }
    }
}

/// The identity of a subscription: its group, and the family member who shares it, or `nil` for the account's own.
struct SubscriptionKey: Hashable, Sendable {
    let groupID: String
    let sharedBy: String?
}

extension Subscription {
    var key: SubscriptionKey { SubscriptionKey(groupID: groupID, sharedBy: sharedBy) }
}

extension StoreState {
    /// Returns the same state with `key`'s signatures in place of those of `former`; what was not authentic stays so.
    package func resigned(from former: SigningKey, with key: SigningKey) -> StoreState {
        guard former != key else { return self }
        var state = self
        for (index, entry) in ledger.enumerated() {
            let message = state.sealsDeliveries == true ? entry.canonicalJSON : entry.transaction.canonicalJSON
            if former.signature(of: message) == entry.signature {
                state.ledger[index].signature = key.signature(of: message)
            }
        }
        for (index, subscription) in subscriptions.enumerated() {
            let message = subscription.canonicalJSON
            if former.signature(of: message) == subscription.signature {
                state.subscriptions[index].signature = key.signature(of: message)
            }
        }
        return state
    }
}

// MARK: The ledger

extension Store {
    /// Returns the index in the ledger of the transaction with that id; `nil` if there is none. Ids ascend along the
    /// ledger.
    func entryIndex(_ id: UInt64) -> Int? {
        var low = 0
        var high = state.ledger.count
        while low < high {
            let middle = (low + high) / 2
            if state.ledger[middle].transaction.id < id { low = middle + 1 } else { high = middle }
        }
        return low < state.ledger.count && state.ledger[low].transaction.id == id ? low : nil
    }

    package func entry(_ id: UInt64) -> LedgerEntry? { entryIndex(id).map { state.ledger[$0] } }

    /// Returns whether this data root signed the entry as it is, for this account.
    func isAuthentic(_ entry: LedgerEntry) -> Bool { flaw(of: entry) == nil }

    private func flaw(of entry: LedgerEntry) -> VerificationError? {
        if key.signature(of: entry.canonicalJSON) != entry.signature { return .invalidSignature }
        return entry.isOfOther(than: state.accountToken) ? .otherAccount : nil
    }

    /// Returns the transaction as StoreKit would deliver it now.
    package func verification(of entry: LedgerEntry) -> VerificationResult<Transaction> {
        if settings.failures[.verification] != nil {
            return .unverified(entry.transaction, settings.verificationError)
        }
        return flaw(of: entry).map { .unverified(entry.transaction, $0) } ?? .verified(entry.transaction)
    }

    /// Changes a transaction and signs it anew; one that was not authentic stays so.
    mutating func amend(_ index: Int, at date: Instant, _ change: (inout Transaction) -> Void) {
        amendEntry(index) {
            change(&$0.transaction)
            $0.transaction.signedDate = date
        }
    }

    /// Changes a ledger entry and seals it anew; the seal of one that was not authentic stays broken.
    mutating func amendEntry(_ index: Int, _ change: (inout LedgerEntry) -> Void) {
        let wasAuthentic = isAuthentic(state.ledger[index])
        change(&state.ledger[index])
        if wasAuthentic { sign(index) }
    }

    private mutating func sign(_ index: Int) {
        state.ledger[index].signature = key.signature(of: state.ledger[index].canonicalJSON)
    }

    /// Seals transactions of older versions with their delivery, once; those versions signed the transaction alone. A
    /// state that such a version has saved since lacks the account's id; with the id restored, its seals hold again.
    private mutating func sealDeliveries() {
        guard state.sealsDeliveries != true else { return }
        for (index, former) in state.ledger.enumerated() {
            var entry = former
            entry.transaction.appAccountToken = state.accountToken
            guard
                key.signature(of: former.transaction.canonicalJSON) == former.signature
                    || key.signature(of: entry.canonicalJSON) == former.signature
            else { continue }
            state.ledger[index] = entry
            sign(index)
        }
        state.sealsDeliveries = true
    }

    mutating func drawID() -> UInt64 {
        let id = nextID
        state.nextID = id + 1
        return id
    }

    /// The id of the next transaction.
    package var nextID: UInt64 { max(state.nextID, firstID) }

    /// Gives the next transactions ids that were shown before, if they are still free.
    package mutating func reuse(_ ids: Range<UInt64>) {
        let isTaken =
            state.ledger.contains { ids.contains($0.transaction.id) }
            || state.pendingPurchases.contains { ids.contains($0.id) }
        if !ids.isEmpty, !isTaken { state.nextID = ids.lowerBound }
    }

    /// Ends a use of earlier ids: the next transaction has at least the id `id`.
    package mutating func continueNumbering(at id: UInt64) { state.nextID = max(state.nextID, id) }

    /// Adds a sale to the ledger as a signed transaction, and returns the transaction.
    mutating func book(_ sale: Sale, at date: Instant) -> Transaction {
        let id = drawID()
        let originalID = sale.originalID ?? id
        let isRecurring = sale.product.type == .autoRenewable
        let transaction = Transaction(
            id: id, originalID: originalID, webOrderLineItemID: isRecurring ? "\(id)" : nil,
            productID: sale.product.id, productType: sale.product.type,
            subscriptionGroupID: sale.product.subscription?.groupID, purchaseDate: date,
            originalPurchaseDate: sale.originalDate ?? entry(originalID)?.transaction.originalPurchaseDate ?? date,
            expirationDate: sale.expirationDate, quantity: sale.quantity, ownershipType: sale.ownership,
            reason: sale.reason, storefront: settings.storefront, price: sale.price, currency: storefront.currency,
            offer: sale.offer, installment: sale.installment, signedDate: date, appAccountToken: state.accountToken)
        var entry = LedgerEntry(transaction: transaction, signature: "")
        entry.until = sale.until
        // As a rule it is the last one; an id that is used again may be lower.
        let place = state.ledger.lastIndex { $0.transaction.id < id }.map { $0 + 1 } ?? 0
        state.ledger.insert(entry, at: place)
        sign(place)
        return transaction
    }

    /// Changes a subscription and seals it anew.
    mutating func update(_ index: Int, _ change: (inout Subscription) -> Void) {
        change(&state.subscriptions[index])
        seal(index)
    }

    mutating func seal(_ index: Int) {
        state.subscriptions[index].signature = key.signature(of: state.subscriptions[index].canonicalJSON)
    }

    /// Stores a subscription in its group's place, replacing the former one.
    mutating func replace(_ subscription: Subscription) {
        untrusted.remove(subscription.key)
        let index = state.subscriptions.firstIndex { $0.key == subscription.key } ?? state.subscriptions.endIndex
        if index == state.subscriptions.endIndex {
            state.subscriptions.append(subscription)
        } else {
            state.subscriptions[index] = subscription
        }
        seal(index)
    }

    mutating func removeSubscription(_ key: SubscriptionKey) {
        untrusted.remove(key)
        state.subscriptions.removeAll { $0.key == key }
    }

    /// Returns the index of the player's own subscription in a group, if its seal holds.
    func ownIndex(inGroup groupID: String) -> Int? {
        let key = SubscriptionKey(groupID: groupID, sharedBy: nil)
        return untrusted.contains(key) ? nil : state.subscriptions.firstIndex { $0.key == key }
    }
}

/// The content of a new transaction.
struct Sale {
    let product: Product
    var quantity = 1
    let price: Price
    var reason = TransactionReason.purchase
    var originalID: UInt64?
    var originalDate: Instant?
    var expirationDate: Instant?
    /// The end of a non-renewing subscription.
    var until: Instant?
    var offer: TransactionOffer?
    var installment: Installment?
    var ownership = OwnershipType.purchased
}
