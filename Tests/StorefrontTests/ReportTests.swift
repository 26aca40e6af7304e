import Testing

@testable import Storefront

@Suite struct ReportTests {
    @Test func transactionsAsTheCommandLineShowsThem() throws {
        var store = try testStore()
        let silver = try #require(store.purchase("silver", at: firstDay).verifiedTransaction)
        _ = try store.refund(silver.id, reason: .developerIssue, at: day(1))
        let signature = store.state.ledger[0].signature
        #expect(
            store.transactionsReport.pretty == """
                [
                  {
                    "id" : 1,
                    "originalID" : 1,
                    "webOrderLineItemID" : "2",
                    "productID" : "silver",
                    "productType" : "RecurringSubscription",
                    "subscriptionGroupID" : "pass",
                    "purchaseDate" : "2026-11-01T00:00:00.000Z",
                    "originalPurchaseDate" : "2026-11-01T00:00:00.000Z",
                    "expirationDate" : "2026-12-01T00:00:00.000Z",
                    "quantity" : 1,
                    "isUpgraded" : false,
                    "ownershipType" : "purchased",
                    "revocationDate" : "2026-11-02T00:00:00.000Z",
                    "revocationReason" : "developerIssue",
                    "reason" : "purchase",
                    "storefront" : "USA",
                    "price" : 0.00,
                    "currency" : "USD",
                    "offer" : {
                      "type" : "introductory",
                      "paymentMode" : "free",
                      "period" : "P1M"
                    },
                    "signedDate" : "2026-11-02T00:00:00.000Z",
                    "signature" : "\(signature)",
                    "verified" : true,
                    "isFinished" : false,
                    "delivery" : "pending"
                  }
                ]
                """)
    }

    @Test func subscriptionInEveryState() throws {
        func lines(_ situation: String) throws -> [String] {
            let report = try store(in: situation).subscriptionReport
            guard case .object(let members) = report else { return [] }
            return members.map { "\($0.key) \($0.value.string ?? $0.value.pretty)" }
        }
        #expect(try lines("none") == ["state none"])
        #expect(
            try lines("changing") == [
                "state subscribed", "product silver", "group pass", "ownership purchased", "originalID 1",
                "renews 2027-01-01T00:00:00.000Z", "expires 2027-01-01T00:00:00.000Z", "autoRenew true",
                "autoRenewPreference bronze", "verified true",
            ])
        #expect(try lines("asked").suffix(3) == ["priceIncrease pending", "newPrice 9.99", "verified true"])
        #expect(try lines("grace").contains("expires 2027-01-17T00:00:00.000Z"))
        #expect(try lines("expired").contains("expirationReason autoRenewDisabled"))
        #expect(try lines("shared").contains("sharedBy Robin"))
    }

    @Test func productsSayTheirTerms() throws {
        guard case .array(let products) = try testStore().productsReport() else {
            Issue.record("no list")
            return
        }
        let ids = try testCatalog().products.map(\.id)
        #expect(products.map { $0["id"]?.string } == ids)
        #expect(products.first { $0["id"]?.string == "gold" }?["terms"] == .string("1 month free, then $11.99 a month"))
    }
}
