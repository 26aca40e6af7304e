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

    /// Two codes may differ in capitals alone.
    @Test(arguments: [("test2", "test2"), ("Test2", "Test2"), (" TEST2", "test2")])
    func capitalsDecideBetweenCodes(_ typed: String, code: String) throws {
        let catalog = try Self.catalog(
            Self.subscription("one", "\"codeOffers\" : [ \(Self.code("test2")) ]"),
            Self.subscription("two", "\"codeOffers\" : [ \(Self.code("Test2")) ]", level: 2))
        #expect(catalog.offer(ofCode: typed)?.offer.id == code)
    }

    /// Products of one name are told apart by the file's own names for them, or else by their ids.
    @Test(arguments: [("Season", "Year", ["Pro (Season)", "Pro (Year)"]), ("Pro", "Pro", ["Pro (one)", "Pro (two)"])])
    func referenceNamesTellProductsApart(_ first: String, _ second: String, names: [String]) throws {
        func product(_ id: String, _ reference: String) -> String {
            """
            { "displayPrice" : "0.99", "productID" : "\(id)", "referenceName" : "\(reference)", "type" : "NonConsumable",
              "localizations" : [ { "description" : "", "displayName" : "Pro", "locale" : "en_US" } ] }
            """
        }
        let catalog = try Self.catalog(
            products: [product("one", first), product("two", second)].joined(separator: ","))
        #expect(try Self.store(catalog).products().map(\.displayName) == names)
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

    @Test func winBacksOfHighPriorityComeFirst() throws {
        let offers = [("a", "normal"), ("b", "high"), ("c", "normal")].map { id, priority in
            "{ \"offerID\" : \"\(id)\", \"paymentMode\" : \"free\", \"priority\" : \"\(priority)\", "
                + "\"subscriptionPeriod\" : \"P1M\" }"
        }
        let catalog = try Self.catalog(
            Self.subscription("month", "\"winbackOffers\" : [ \(offers.joined(separator: ",")) ]"))
        #expect(catalog.flaws.isEmpty)
        var store = Self.store(catalog)
        _ = store.purchase("month", at: firstDay)
        _ = try store.expireSubscription(1, at: day(1))
        #expect(store.offers(at: day(2)).compactMap(\.request.id) == ["b", "a", "c"])
    }

    /// The introductory offer follows a code that says so, for those who can have both.
    @Test(
        arguments: [
            (true, false, [0, 1990, 1990, 1990, 9990]), (false, false, [0, 9990, 9990, 9990, 9990]),
            (true, true, [0, 9990, 9990, 9990, 9990]),
        ] as [(Bool, Bool, [Int64])])
    func theIntroductoryOfferFollowsAStackableCode(_ stacks: Bool, isFormer: Bool, prices: [Int64]) throws {
        let intro = """
            "introductoryOffer" : { "displayPrice" : "1.99", "numberOfPeriods" : 3, "paymentMode" : "payAsYouGo",
              "subscriptionPeriod" : "P1M" }, "codeOffers" : [ \(Self.code("A code", "\"isStackable\" : \(stacks),")) ]
            """
        var store = Self.store(try Self.catalog(Self.subscription("month", intro)))
        if isFormer {
            _ = store.purchase("month", at: firstDay)
            _ = try store.expireSubscription(1, at: firstDay)
        }
        let before = store.state.ledger.count
        let plan = try store.plan(code: "a code", at: firstDay).plan
        #expect((plan.following != nil) == (stacks && !isFormer))
        _ = store.redeem("A code", at: firstDay)
        let own = try #require(store.ownSubscription(inGroup: "G"))
        let end = stacks && !isFormer ? (firstDay + .days(7)).adding(months: 3) : nil
        #expect(store.offerEnd(of: own) == end)
        _ = store.advance(to: firstDay.adding(months: 3) + .days(8))
        #expect(store.state.ledger.dropFirst(before).map(\.transaction.price.milliunits) == prices)
        checkInvariants(store)
    }

    /// Only one offer can wait for the renewal. A second one is refused and stays unused.
    @Test(arguments: ["code", "promotional"])
    func aSecondOfferDoesNotReplaceOneThatWaits(_ kind: String) throws {
        let codes = ["First", "Second"].map { Self.code($0) }.joined(separator: ",")
        let promotion = #"{ "offerID" : "promo", "paymentMode" : "free", "subscriptionPeriod" : "P2M" }"#
        var store = Self.store(
            try Self.catalog(
                Self.subscription("month", "\"adHocOffers\" : [ \(promotion) ], \"codeOffers\" : [ \(codes) ]")))
        func second(at date: Instant) -> PurchaseResult {
            kind == "code"
                ? store.redeem("Second", at: date)
                : store.purchase("month", PurchaseOptions(offer: .promotional(id: "promo")), at: date)
        }
        _ = store.purchase("month", at: firstDay)
        #expect(store.redeem("First", at: day(1)).outcome == "offerPlanned")
        #expect(second(at: day(2)) == .failure(.offerWaiting))
        #expect(store.state.redeemedCodes == ["First"])
        let begins = firstDay.adding(months: 1)
        _ = store.advance(to: begins)
        #expect(store.state.ledger.last?.transaction.offer?.id == "First")
        #expect(second(at: begins).outcome == "offerPlanned", "once the first has begun")
        _ = store.advance(to: begins + .days(7))
        #expect(store.state.ledger.last?.transaction.offer?.id == (kind == "code" ? "Second" : "promo"))
        checkInvariants(store)
    }

    // MARK: Products that are gone

    /// A subscription that is no longer sold, or no longer in the catalog, ends with its period, and nothing before that
    /// says otherwise.
    @Test(arguments: ["sold", "removed", "abroad", "gone", "gone and canceled"])
    func whatIsNoLongerSoldEnds(_ fate: String) throws {
        var store = Self.store(try Self.catalog(Self.subscription()))
        _ = store.purchase("month", at: firstDay)
        if fate == "gone and canceled" { _ = try store.setAutoRenew(false, inGroup: "G", at: firstDay) }
        switch fate {
        case "removed": store.settings.removedFromSale = ["month"]
        case "abroad": store.settings.limitedToStorefronts = ["month": ["SWE"]]
        case "sold": break
        default: store = Store(catalog: try Self.catalog(Self.subscription("other")), key: testKey, state: store.state)
        }
        let own = try #require(store.ownSubscription(inGroup: "G"))
        let isSold = fate == "sold"
        #expect(store.isSoldOn(own) == isSold)
        #expect((store.report(own)["renewalPrice"] != nil) == isSold && (store.report(own)["renews"] != nil) == isSold)
        let next: SubscriptionMoment.Kind = isSold ? .next(Price(milliunits: 9990)) : .end
        #expect(store.timeline(of: own).last?.kind == next)
        if !isSold {
            let before = store.state
            let error: StoreError = own.willAutoRenew ? .productUnavailable : .renewalOff
            #expect(throws: error) { try store.renewNow(1, at: firstDay) }
            #expect(throws: StoreError.productUnavailable) { try store.setAutoRenew(true, inGroup: "G", at: firstDay) }
            #expect(store.state == before, "the paid period stays")
        }
        let reason = own.willAutoRenew ? "expired.productUnavailable" : "expired.autoRenewDisabled"
        #expect(store.advance(to: day(31)).map(\.outcome) == [isSold ? "renewed" : reason])
    }

    // MARK: Keys

    /// What is free needs no price, whatever stands in its place; everything else needs one.
    @Test(arguments: [
        (#""displayPrice" : "", "paymentMode" : "free""#, true),
        (#""displayPrice" : "free", "paymentMode" : "free""#, true),
        (#""paymentMode" : "free""#, true), (#""displayPrice" : """#, true),
        (#""displayPrice" : "", "paymentMode" : "payUpFront""#, false), (#""paymentMode" : "payAsYouGo""#, false),
    ])
    func whatIsFreeNeedsNoPrice(_ keys: String, isRead: Bool) throws {
        let offer = "\"introductoryOffer\" : { \(keys), \"subscriptionPeriod\" : \"P1W\" }"
        let catalog = try Self.catalog(Self.subscription("month", offer))
        #expect((catalog.product("month")?.subscription?.introductoryOffer?.price == .zero) == isRead)
        #expect(catalog.flaws.isEmpty == isRead)
    }

    /// The number of the error that all purchases fail with, as in files of Xcode 12 to 14.
    @Test(
        arguments: [
            ("false", "0", nil), ("false", "4", nil), ("true", "0", .unknown), ("true", "4", .purchaseNotAllowed),
            ("true", "7", .networkError), ("true", "12", .invalidOfferSignature), ("true", "18", .ineligibleForOffer),
            ("true", "99", .unknown), ("true", "-1", .unknown), ("true", "null", .unknown),
        ] as [(String, String, StoreError?)])
    func theErrorOfEarlyFilesIsRead(_ fails: String, number: String, error: StoreError?) throws {
        let settings = "\"_failTransactionsEnabled\" : \(fails), \"_storeKitError\" : \(number)"
        let catalog = try Self.catalog(Self.subscription(), settings: settings, version: 2)
        #expect(catalog.settings.failures[.purchase] == error && catalog.flaws.isEmpty)
    }

    /// Unknown keys are named in every version, each at its first place, unless they are off or empty.
    @Test(arguments: [1, 2, 3, 4, 5, 6]) func unknownKeysAreNamedOnce(_ version: Int) throws {
        let keys = [
            #""sparkle" : true, "dust" : false, "glitter" : "", "billingPlans" : [ { "billingPlanType" : "BILLED_UPFRONT" } ]"#,
            #""introductoryOffer" : { "billingPlanType" : "BILLED_UPFRONT", "paymentMode" : "free", "rank" : "high" }"#,
        ].joined(separator: ",")
        let catalog = try Self.catalog(
            Self.subscription("a", keys), Self.subscription("b", keys), version: version)
        #expect(
            catalog.flaws.map(\.key) == [
                "subscriptionGroups[0].subscriptions[0].sparkle",
                "subscriptionGroups[0].subscriptions[0].introductoryOffer.rank",
            ])
        var store = Self.store(catalog)
        let told = [store.tellFlaws(), store.tellFlaws()]
        #expect(told == [true, false], "told once")
        store = Store(
            catalog: try Self.catalog(Self.subscription("a", #""glow" : 1"#)), key: testKey, state: store.state)
        let isNews = store.tellFlaws()
        #expect(isNews, "another file is news")
    }

    // MARK: Names

    /// Products of one name show their ids, everywhere but in JSON, which has both anyway.
    @Test func namesakesShowTheirIDs() throws {
        let product = Self.subscription("lifetime", name: "Pro")
            .replacing("RecurringSubscription", with: "NonConsumable")
        let store = Self.store(
            try Self.catalog(
                Self.subscription("a", name: "Pro"), Self.subscription("b", name: "Pro Yearly"), products: product))
        #expect(
            try store.products().map(\.displayName) == ["Pro (lifetime)", "Pro (a)", "Pro Yearly"])
        let first = try #require(store.product("a"))
        #expect(store.report(first)["displayName"] == "Pro")
    }

    // MARK: Refunds

    /// Why nothing comes back: the product was free, a trial was, or the purchase still waits.
    @Test(
        arguments: [
            ("free", .freeOfCharge), ("trial", .nothingToRefund), ("waiting", .notPaidYet),
            ("nothing", .noSuchTransaction),
        ] as [(String, StoreError)])
    func whyNothingComesBack(_ purchase: String, error: StoreError) throws {
        let trial = #""introductoryOffer" : { "paymentMode" : "free", "subscriptionPeriod" : "P1W" }"#
        let products = #"{ "displayPrice" : "0.00", "productID" : "free", "type" : "NonConsumable" }"#
        var store = Self.store(try Self.catalog(Self.subscription("month", trial), products: products))
        switch purchase {
        case "free": _ = store.purchase("free", at: firstDay)
        case "trial": _ = store.purchase("month", at: firstDay)
        case "waiting": _ = store.purchase("month", PurchaseOptions(simulatesAskToBuy: true), at: firstDay)
        default: break
        }
        #expect(throws: error) { try store.requestRefund(1, at: firstDay) }
        if purchase == "waiting" {
            #expect(throws: error) { try store.delete(1, at: firstDay) }
            #expect(throws: error) { try store.expireSubscription(1, at: firstDay) }
        }
    }
}
