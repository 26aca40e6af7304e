import Chronology
import Testing

@testable import Storefront

/// Catalogs of shapes that public projects have.
@Suite struct FoundCatalogTests {
    /// A subscription of a month at $9.99 with further keys.
    static func subscription(_ id: String = "month", _ keys: String = "", level: Int = 1, name: String = "") -> String {
        """
        { \(keys.isEmpty ? "" : keys + ",") "displayPrice" : "9.99", "groupNumber" : \(level), "productID" : "\(id)",
          "localizations" : [ { "description" : "", "displayName" : "\(name)", "locale" : "en_US" } ],
          "recurringSubscriptionPeriod" : "P1M", "referenceName" : "\(id)", "type" : "RecurringSubscription" }
        """
    }

    static func catalog(
        _ subscriptions: String..., settings: String = "", times: String = "", products: String = "", version: Int = 4
    ) throws -> StoreCatalog {
        let text = """
            { "products" : [ \(products) ], "nonRenewingSubscriptions" : [ \(times) ], "settings" : { \(settings) },
              "subscriptionGroups" : [ { "id" : "G", "name" : "Group", "localizations" : [ ], "subscriptions" : [
              \(subscriptions.joined(separator: ",")) ] } ], "version" : { "major" : \(version), "minor" : 0 } }
            """
        return try StoreCatalog(storekit: Array(text.utf8), path: "f")
    }

    static func store(_ catalog: StoreCatalog) -> Store {
        Store(catalog: catalog, key: testKey, state: StoreState(began: firstDay))
    }

    // MARK: Codes

    private static func code(_ name: String, _ more: String = "") -> String {
        """
        { \(more) "eligibility" : [ "new", "existing", "expired" ], "internalID" : "1", "paymentMode" : "free",
          "referenceName" : "\(name)", "subscriptionPeriod" : "P1W" }
        """
    }

    /// The case of letters never matters, and spaces only where two codes differ in nothing else.
    @Test(arguments: [
        ("Special Winter Offer", "Special Winter Offer"), ("  special winter offer ", "Special Winter Offer"),
        ("SPECIALWINTEROFFER", "Special Winter Offer"), ("mergeek 推广", "Mergeek 推广"), ("1 year free", "1 Year Free"),
        ("1yearfree", "1YEARFREE"), ("Special Summer Offer", nil), ("", nil), (" ", nil),
    ])
    func codesWithSpaces(_ typed: String, code: String?) throws {
        let codes = ["Special Winter Offer", "Mergeek 推广", "1 Year Free", "1YEARFREE"].map { Self.code($0) }
        let catalog = try Self.catalog(
            Self.subscription("month", "\"codeOffers\" : [ \(codes.joined(separator: ",")) ]"))
        #expect(catalog.offer(ofCode: typed)?.offer.id == code)
        var store = Self.store(catalog)
        #expect((store.redeem(typed, at: firstDay).verifiedTransaction != nil) == (code != nil))
    }

    // MARK: Other offers

    /// A file can say that the account isn't eligible for a win-back offer.
    @Test(arguments: [("", true), (#""isEligible" : true,"#, true), (#""isEligible" : false,"#, false)])
    func winBacksAreForThoseWhoAreEligible(_ key: String, isOffered: Bool) throws {
        let offer = "{ \(key) \"offerID\" : \"back\", \"paymentMode\" : \"free\", \"subscriptionPeriod\" : \"P1M\" }"
        let catalog = try Self.catalog(Self.subscription("month", "\"winbackOffers\" : [ \(offer) ]"))
        #expect(catalog.flaws.isEmpty)
        var store = Self.store(catalog)
        _ = store.purchase("month", at: firstDay)
        _ = try store.expireSubscription(1, at: day(1))
        #expect(store.offers(at: day(2)).map(\.request) == (isOffered ? [.winBack(id: "back")] : []))
        let result = store.purchase("month", PurchaseOptions(offer: .winBack(id: "back")), at: day(2))
        #expect(result.outcome == (isOffered ? "trial" : "error.ineligibleForOffer"))
    }
}
