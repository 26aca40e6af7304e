import Testing

@testable import Storefront

@Suite struct CatalogTests {
    /// The shop's own table: id, price, type, level in the group, free to begin, for the family.
    @Test(arguments: [
        ("pellet.single", "$1.99", ProductType.consumable, 0, false, false),
        ("pellet.box", "$3.99", .consumable, 0, false, false),
        ("nectar.cup", "$0.99", .consumable, 0, false, false),
        ("nectar.bottle", "$1.99", .consumable, 0, false, false),
        ("acorns.individual", "$0.99", .consumable, 0, false, false),
        ("acorns.collection", "$1.99", .consumable, 0, false, false),
        ("decor.birdhouses", "$2.99", .nonConsumable, 0, false, true),
        ("decor.feeders", "$2.99", .nonConsumable, 0, false, true),
        ("pass.individual", "$4.99", .autoRenewable, 3, true, false),
        ("pass.family", "$7.99", .autoRenewable, 2, true, true),
        ("pass.premium", "$11.99", .autoRenewable, 1, true, true),
    ])
    func product(_ id: String, price: String, type: ProductType, level: Int, free: Bool, family: Bool) throws {
        let product = try #require(try houseCatalog().product(id))
        #expect(product.displayPrice == price)
        #expect(product.type == type)
        #expect(product.isFamilyShareable == family)
        #expect(product.subscription?.groupLevel ?? 0 == level)
        #expect(product.displayName != id && product.description.count > 20)
        #expect((product.subscription?.introductoryOffer?.paymentMode == .freeTrial) == free)
        if free {
            #expect(product.subscription?.period == Period(1, .month))
            #expect(product.subscription?.introductoryOffer?.period == Period(1, .month))
            #expect(product.subscription?.groupDisplayName == "Backyard Birds Pass")
        }
    }

    @Test func houseCatalogHoldsNothingElseAndRoundTrips() throws {
        let catalog = try houseCatalog()
        #expect(catalog.products.count == 11)
        #expect(catalog.groupIDs.count == 1)
        #expect(
            catalog.subscriptions(inGroup: catalog.groupIDs[0]).map(\.id) == [
                "pass.premium", "pass.family", "pass.individual",
            ])
        let again = try StoreCatalog(storekit: catalog.document.pretty, path: "again")
        #expect(again == catalog)
    }

    @Test(arguments: CatalogSample.all)
    func everyVersionLoadsAndLosesNothing(_ sample: CatalogSample) throws {
        let catalog = try StoreCatalog(storekit: Array(sample.text.utf8), path: sample.version)
        #expect("\(catalog.version.major).\(catalog.version.minor)" == sample.version)
        #expect(catalog.products.map(\.id) == sample.products)
        // Every key and digit in its place; only Xcode's spaces are its own.
        #expect(catalog.document.prettyText.filter { !$0.isWhitespace } == sample.text.filter { !$0.isWhitespace })
    }

    @Test func offersAreReadWhereVersionsPutThem() throws {
        let old = try StoreCatalog(storekit: Array(CatalogSample.version1.text.utf8), path: "1.1")
        #expect(old.product("plain.year")?.subscription?.introductoryOffer?.period == Period(2, .week))
        let new = try StoreCatalog(storekit: Array(CatalogSample.version5.text.utf8), path: "5.0")
        #expect(new.product("five.month")?.subscription?.introductoryOffer?.period == Period(3, .day))
        let four = try StoreCatalog(storekit: Array(CatalogSample.version4.text.utf8), path: "4.0")
        let info = try #require(four.product("four.month")?.subscription)
        #expect(info.introductoryOffer == nil)
        #expect(info.promotionalOffers.map(\.id) == ["four.thanks"])
        #expect(info.promotionalOffers[0].price == Price(milliunits: 1490))
        #expect(info.promotionalOffers[0].periodCount == 4)
        #expect(info.codeOffers[0].eligibility == [.existing, .expired])
        #expect(info.winBackOffers.map(\.id) == ["four.back"])
    }

    @Test(arguments: [
        ("{", "", "a key in quotes is missing"),
        (#"{"products":[{"productID":}]}"#, "products[0].productID", "this is no JSON value"),
        (#"[]"#, "", "this should be an object and is a list"),
        (#"{"products":{}}"#, "products", "this should be a list and is an object"),
        (#"{"products":[7]}"#, "products[0]", "this should be an object and is a number"),
        (#"{"products":[{"type":"Consumable"}]}"#, "products[0].productID", "this is missing"),
        (
            #"{"products":[{"productID":"a","type":"Consumable","displayPrice":"cheap"}]}"#,
            "products[0].displayPrice", "“cheap” is not a price such as 4.99"
        ),
        (
            #"{"products":[{"productID":"a","type":"Toy","displayPrice":"1"}]}"#, "products[0].type",
            "“Toy” is not known here"
        ),
        (
            #"{"products":[{"productID":"a","type":"Consumable","displayPrice":"1","familyShareable":1}]}"#,
            "products[0].familyShareable", "this should be true or false and is a number"
        ),
        (
            #"{"subscriptionGroups":[{"id":"g","subscriptions":[{"productID":"s","displayPrice":"1","recurringSubscriptionPeriod":"monthly"}]}]}"#,
            "subscriptionGroups[0].subscriptions[0].recurringSubscriptionPeriod",
            "“monthly” is not a period such as P1M"
        ),
        (
            #"{"subscriptionGroups":[{"id":"g","subscriptions":[{"productID":"s","displayPrice":"1"}]}]}"#,
            "subscriptionGroups[0].subscriptions[0].recurringSubscriptionPeriod", "this is missing"
        ),
        (#"{"version":{"major":0,"minor":9}}"#, "version", "version 0.9 is not known; 1.1 to 5.0 are"),
    ])
    func brokenFileIsNamedByKeyAndReason(_ text: String, key: String, reason: String) throws {
        let error = #expect(throws: CatalogError.self) {
            _ = try StoreCatalog(storekit: Array(text.utf8), path: "My.storekit")
        }
        #expect(error?.key == key)
        #expect(error?.reason == reason)
        #expect(error?.description.hasPrefix("My.storekit: ") == true)
    }

    @Test func brokenLineIsCounted() throws {
        let error = #expect(throws: CatalogError.self) {
            _ = try StoreCatalog(storekit: Array("{\n\"a\" : 1,\n\"b\" : nope\n}".utf8), path: "f")
        }
        #expect(error?.description == "f: b (line 3): this is no JSON value")
    }

    /// A file cut off anywhere, or with any byte spoilt, is an error or a catalog, never a crash.
    @Test func spoiltFilesDoNoHarm() throws {
        let bytes = Array(CatalogSample.version4.text.utf8)
        for length in 0..<bytes.count - 2 {
            #expect(throws: CatalogError.self) { try StoreCatalog(storekit: Array(bytes[..<length]), path: "cut") }
        }
        var chance = Chance(seed: 1)
        for _ in 0..<500 {
            var spoilt = bytes
            spoilt[chance.below(bytes.count)] = UInt8(truncatingIfNeeded: chance.next())
            _ = try? StoreCatalog(storekit: spoilt, path: "spoilt")
        }
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
        #expect(throws: CatalogError.self) { try StoreCatalog(storekit: deep, path: "deep") }
    }

    @Test func bestValueIsTheLowestPricePerItemAndTheFirstOfEquals() throws {
        let items = ["pellet.single": 1, "pellet.box": 5, "nectar.cup": 1, "nectar.bottle": 5]
        let catalog = try houseCatalog()
        #expect(catalog.bestValue { items[$0.id] }?.id == "nectar.bottle")
        // One acorn in five at the bottle's price: a tie, and the bottle stands first.
        #expect(catalog.bestValue { ["acorns.collection": 5, "nectar.bottle": 5][$0.id] }?.id == "nectar.bottle")
        let test = try testCatalog()
        #expect(test.bestValue { ["seed": 1, "sack": 2][$0.id] }?.id == "seed")
        #expect(test.bestValue { ["seed": 1, "sack": 3][$0.id] }?.id == "sack")
        #expect(test.bestValue { _ in nil } == nil)
    }

    @Test(
        arguments: [
            ("4.99", 4990), ("4", 4000), ("0.5", 500), ("4,99", 4990), ("1.999", 1999), ("0", 0), ("", nil),
            (".5", nil),
            ("5.", nil), ("1.2.3", nil), ("-1", nil), ("1.9999", nil), ("$1", nil), ("9999999999", nil),
        ] as [(String, Int64?)])
    func prices(_ text: String, milliunits: Int64?) {
        #expect(Price(catalogText: text)?.milliunits == milliunits)
    }

    @Test(arguments: [
        ("USA", "$4.99"), ("GBR", "£4.99"), ("DEU", "4,99 €"), ("SWE", "4,99 kr"), ("BRA", "R$4,99"), ("XYZ", "$4.99"),
        ("LUX", "4,99 €"),
    ])
    func storefrontsWritePricesTheirWay(_ code: String, expected: String) {
        #expect(AppStoreFront.named(code).format(Price(milliunits: 4990)) == expected)
    }

    @Test func wordsFollowTheLanguage() throws {
        let text = """
            {"products":[{"productID":"a","displayPrice":"1","type":"Consumable","localizations":[
            {"locale":"sv","displayName":"Frö","description":"Gott"},
            {"locale":"en_US","displayName":"Seed","description":"Good"},
            {"locale":"pt_BR","displayName":"Semente","description":"Bom"}]}]}
            """
        let product = try #require(try StoreCatalog(storekit: Array(text.utf8), path: "w").product("a"))
        #expect(product.displayName == "Seed")
        for (locale, name) in [("sv_SE", "Frö"), ("pt", "Semente"), ("en_GB", "Seed"), ("ja", "Seed")] {
            #expect(product.localized(for: .named("USA"), locale: locale).displayName == name)
        }
    }

    @Test func settingsOfTheFileAreTaken() throws {
        let text = """
            {"settings":{"_storefront":"SWE","_locale":"sv","_askToBuyEnabled":true,"_billingGracePeriodEnabled":true,
            "_storeKitErrors":[{"current":null,"enabled":true,"name":"Purchase"},
            {"current":null,"enabled":false,"name":"Verification"}]}}
            """
        let settings = try StoreCatalog(storekit: Array(text.utf8), path: "s").settings
        #expect(settings.storefront == "SWE" && settings.locale == "sv" && settings.askToBuy)
        #expect(settings.billingGracePeriod && !settings.interruptedPurchases)
        #expect(settings.failures == [.purchase: .networkError])
    }
}
