import Chronology
import Testing

@testable import Storefront

@Suite struct FirstPurchaseTests {
    @Test func consumableIsGrantedOnceAndFinished() throws {
        var store = try houseStore()
        let result = store.purchase("nectar.bottle", PurchaseOptions(quantity: 2), at: day(1))
        let transaction = try #require(result.verifiedTransaction)
        #expect(transaction.price == Price(milliunits: 3980))
        #expect(store.finish(transaction.id) == false)
        let grant = Grant(transactionID: transaction.id, productID: "nectar.bottle", quantity: 2)
        #expect(store.handovers() == [.give(grant)])
        #expect(store.handovers().isEmpty)
        store.finishHandedOver()
        #expect(store.unfinished.isEmpty)
        _ = try store.refund(transaction.id, at: day(2))
        #expect(store.handovers() == [.takeBack(grant)])
        #expect(store.handovers().isEmpty)
    }

    @Test func trialThenPaidThenUpgrade() throws {
        var store = try houseStore()
        let first = try #require(store.purchase("pass.individual", at: firstDay).verifiedTransaction)
        #expect(first.price == .zero)
        #expect(first.expirationDate == (try date("2026-12-01")))
        #expect(store.entitlements.pass == .individual)
        let events = store.advance(to: try date("2027-01-15"))
        #expect(events.map(\.date) == [try date("2026-12-01"), try date("2027-01-01")])
        let upgrade = store.purchase("pass.premium", at: try date("2027-01-16T12:00"))
        guard case .success(.verified, .upgrade(from: "pass.individual", let refund)) = upgrade else {
            Issue.record("\(upgrade)")
            return
        }
        #expect(refund == Price(milliunits: 2500))
        #expect(store.entitlements.pass == .premium)
    }
}
