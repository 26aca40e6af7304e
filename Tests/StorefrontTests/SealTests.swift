import Chronology
import Testing

@testable import Storefront

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct SealTests {
    private func json(_ state: StoreState) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(state)
    }

    private func state(from data: Data) throws -> StoreState { try JSONDecoder().decode(StoreState.self, from: data) }

    /// A state with something of everything.
    private func richStore() throws -> Store {
        var store = try StorefrontTests.store(in: "changing")
        _ = store.purchase("seed", PurchaseOptions(quantity: 2), at: store.state.clock)
        _ = store.purchase("house", at: store.state.clock)
        let sack = try #require(store.purchase("sack", at: store.state.clock).verifiedTransaction)
        _ = store.handovers()
        store.finishHandedOver()
        _ = try store.refund(sack.id, at: store.state.clock)
        _ = try store.delete(sack.id, at: store.state.clock)
        _ = store.redeem("THREE", at: store.state.clock)
        store.settings.askToBuy = true
        store.settings.failures[.refundRequest] = .networkError
        store.settings.limitedToStorefronts = ["seed": ["SWE"]]
        _ = store.purchase("perch", at: store.state.clock)
        _ = store.purchase("silver", PurchaseOptions(offer: .winBack(id: "back")), at: store.state.clock)
        store.beginAbsence(until: store.state.clock + .days(3))
        _ = store.purchase("weekly", at: store.state.clock)
        return store
    }

    @Test func savedAndReadAgainItIsTheSame() throws {
        let store = try richStore()
        let data = try json(store.state)
        let read = try state(from: data)
        #expect(read == store.state)
        #expect(try json(read) == data)
        let opened = Store(catalog: store.catalog, key: testKey, state: read)
        #expect(opened.entitlements == store.entitlements)
        #expect(opened.nextEventDate == store.nextEventDate)
    }

    /// Whatever is changed in a signed transaction by hand, it gives nothing and says that it is unverified.
    @Test(arguments: [
        (#""quantity":2"#, #""quantity":9"#), (#""productID":"seed""#, #""productID":"sack""#),
        (#""productType":"Consumable""#, #""productType":"NonConsumable""#), (#""price":1980"#, #""price":1"#),
        (#""reason":"purchase""#, #""reason":"renewal""#), (#""storefront":"USA""#, #""storefront":"SWE""#),
        (#""currency":"USD""#, #""currency":"SEK""#), (#""isUpgraded":false"#, #""isUpgraded":true"#),
        (#""ownershipType":"purchased""#, #""ownershipType":"familyShared""#),
        (#""purchaseDate":"2026-11-02T"#, #""purchaseDate":"2026-11-01T"#), (#""signature":""#, #""signature":"0"#),
    ])
    func anEditedTransactionIsUnverified(_ from: String, _ to: String) throws {
        var store = try testStore()
        _ = store.purchase("seed", PurchaseOptions(quantity: 2), at: day(1))
        let text = String(decoding: try json(store.state), as: UTF8.self)
        let parts = text.split(separator: from, maxSplits: 1, omittingEmptySubsequences: false)
        #expect(parts.count == 2)
        let edited = try state(from: Data(parts.joined(separator: to).utf8))
        var opened = Store(catalog: store.catalog, key: testKey, state: edited)
        #expect(opened.handovers().isEmpty)
        guard case .unverified(_, .invalidSignature)? = opened.unfinished.first else {
            Issue.record("verified after all")
            return
        }
        // Nor can it be washed clean by a refund.
        #expect(throws: StoreError.refundFailed) { try opened.refund(1, at: day(2)) }
        var untouched = store
        #expect(untouched.handovers().count == 1)
    }

    /// An edited subscription stands still: it entitles to nothing, renews nothing, and makes room for a real one.
    @Test func anEditedSubscriptionEntitlesToNothing() throws {
        let ended = try store(in: "expired")
        let text = String(decoding: try json(ended.state), as: UTF8.self)
        var forged = text
        for (from, to) in [
            (#""state":"expired""#, #""state":"subscribed""#), (#""willAutoRenew":false"#, #""willAutoRenew":true"#),
            (#""periodEnd":"2027-01-01"#, #""periodEnd":"2027-03-01"#),
        ] {
            let parts = forged.split(separator: from, maxSplits: 1, omittingEmptySubsequences: false)
            #expect(parts.count == 2)
            forged = parts.joined(separator: to)
        }
        var opened = Store(catalog: ended.catalog, key: testKey, state: try state(from: Data(forged.utf8)))
        #expect(opened.entitlements.pass == .none)
        #expect(opened.subscriptions.map(\.verifiedPayload) == [nil])
        #expect(opened.advance(to: try date("2028-01-01")).isEmpty)
        #expect(opened.purchase("gold", at: try date("2028-01-01")).outcome == "subscribed")
        #expect(opened.entitlements.pass == .premium)
        #expect(opened.subscriptions.count == 1)
    }

    /// The price of the present period was edited: an upgrade gives nothing back for it and does not sign it.
    @Test func anEditedPriceIsNotRefunded() throws {
        let paid = try store(in: "paid")
        let text = String(decoding: try json(paid.state), as: UTF8.self)
        let parts = text.split(separator: #""price":7990"#, omittingEmptySubsequences: false)
        #expect(parts.count == 2)
        let edited = try state(from: Data(parts.joined(separator: #""price":99000"#).utf8))
        var opened = Store(catalog: paid.catalog, key: testKey, state: edited)
        #expect(opened.entitlements.pass == .none)
        guard
            case .success(.verified, .upgrade(from: "silver", refund: .zero)) = opened.purchase(
                "gold", at: opened.state.clock)
        else {
            Issue.record("an edited price was paid back")
            return
        }
        let old = opened.state.ledger[1]
        #expect(old.transaction.isUpgraded)
        #expect(opened.verification(of: old) == .unverified(old.transaction, .invalidSignature))
        #expect(opened.entitlements.pass == .premium)
    }

    @Test func anotherDataRootTrustsNothingUntilToldTo() throws {
        var original = try store(in: "paid")
        _ = original.purchase("seed", at: original.state.clock)
        var imported = Store(catalog: original.catalog, key: SigningKey(Array("another".utf8)), state: original.state)
        #expect(imported.entitlements == Entitlements())
        #expect(imported.handovers().isEmpty)
        #expect(imported.unfinished.allSatisfy { $0.verifiedPayload == nil })
        imported.trustEverything()
        #expect(imported.entitlements.pass == .family)
        #expect(imported.handovers().count == 1)
        let reopened = Store(catalog: imported.catalog, key: SigningKey(Array("another".utf8)), state: imported.state)
        #expect(reopened.entitlements.pass == .family)
    }
}
