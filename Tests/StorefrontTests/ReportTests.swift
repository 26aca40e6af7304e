import JSON
import Testing

@testable import Storefront

@Suite struct ReportTests {
    @Test func transactionsAsTheCommandLineShowsThem() throws {
        var store = try testStore()
        let silver = try #require(store.purchase("silver", at: firstDay).verifiedTransaction)
        _ = try store.refund(silver.id, reason: .developerIssue, at: day(1))
        let signature = store.state.ledger[0].signature
        #expect(
            store.transactionsReport.prettyText == """
                [
                  {
                    "currency": "USD",
                    "delivery": "pending",
                    "expirationDate": "2026-12-01T00:00:00.000Z",
                    "id": 1,
                    "isFinished": false,
                    "isUpgraded": false,
                    "offer": {
                      "paymentMode": "free",
                      "period": "P1M",
                      "type": "introductory"
                    },
                    "originalID": 1,
                    "originalPurchaseDate": "2026-11-01T00:00:00.000Z",
                    "ownershipType": "purchased",
                    "price": 0.00,
                    "productID": "silver",
                    "productType": "RecurringSubscription",
                    "purchaseDate": "2026-11-01T00:00:00.000Z",
                    "quantity": 1,
                    "reason": "purchase",
                    "revocationDate": "2026-11-02T00:00:00.000Z",
                    "revocationReason": "developerIssue",
                    "signature": "\(signature)",
                    "signedDate": "2026-11-02T00:00:00.000Z",
                    "storefront": "USA",
                    "subscriptionGroupID": "pass",
                    "verified": true,
                    "webOrderLineItemID": "1"
                  }
                ]

                """)
    }

    @Test func subscriptionInEveryState() throws {
        func lines(_ situation: String) throws -> Set<String> {
            let members = try store(in: situation).subscriptionReport().members ?? []
            return Set(members.map { "\($0.key) \($0.value.stringValue ?? $0.value.compactText)" })
        }
        #expect(try lines("none") == ["state none"])
        #expect(
            try lines("changing") == [
                "state subscribed", "product silver", "group pass", "ownership purchased", "originalID 1",
                "renews 2027-01-01T00:00:00.000Z", "expires 2027-01-01T00:00:00.000Z", "autoRenew true",
                "autoRenewPreference bronze", "renewalPrice 4.99", "currency USD", "verified true",
            ])
        #expect(try lines("asked").isSuperset(of: ["priceIncrease pending", "newPrice 9.99", "verified true"]))
        #expect(
            try lines("grace").isSuperset(of: [
                "expires 2027-01-01T00:00:00.000Z", "graceEnds 2027-01-17T00:00:00.000Z",
                "retryEnds 2027-03-02T00:00:00.000Z",
            ]))
        #expect(try lines("expired").contains("expirationReason autoRenewDisabled"))
        #expect(try lines("shared").contains("sharedBy Robin"))
    }

    @Test func whatIsForSale() throws {
        let store = try testStore()
        let gold = try #require(try store.products().first { $0.id == "gold" }.map(store.report))
        #expect(gold["displayPrice"] == "$11.99" && gold["period"] == "P1M" && gold["simulated"] == true)
    }
}
