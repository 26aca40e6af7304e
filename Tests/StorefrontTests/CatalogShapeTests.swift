import Chronology
import JSON
import Testing

@testable import Storefront

/// A file as Xcode writes it in one of its versions and in one of the shapes that people make of it.
struct CatalogShape: CustomTestStringConvertible, Sendable {
    let version: String
    let shape: Shape

    enum Shape: String, CaseIterable, Sendable {
        case plain, errors, switches, codeOffers, winBacks, locales, severalGroups, nonRenewing
    }

    /// Six versions, eight shapes.
    static let all = ["1.1", "1.2", "2.0", "3.0", "4.0", "5.0"].flatMap { version in
        Shape.allCases.map { CatalogShape(version: version, shape: $0) }
    }

    var testDescription: String { "\(version) \(shape)" }

    var text: String {
        let parts = version.split(separator: ".")
        return """
            {
              \(version >= "4" ? "\"appPolicies\" : { \"eula\" : \"\", \"policies\" : [ { \"locale\" : \"en_US\" } ] }," : "")
              "identifier" : "\(version)\(shape)",
              "nonRenewingSubscriptions" : [ \(shape == .nonRenewing ? times : "") ],
              "products" : [ \(products) ],
              "settings" : { \(settings) },
              "subscriptionGroups" : [ \(groups) ],
              "version" : { "major" : \(parts[0]), "minor" : \(parts[1]) }
            }
            """
    }

    private func localizations(_ name: String) -> String {
        let locales = shape == .locales ? ["en_US", "sv", "pt_BR", "ja"] : ["en_US"]
        return locales.map {
            "{ \"description\" : \"About \(name) (\($0))\", \"displayName\" : \"\(name) \($0)\", \"locale\" : \"\($0)\" }"
        }.joined(separator: ", ")
    }

    private func product(_ id: String, _ price: String, _ type: String) -> String {
        """
        { "displayPrice" : "\(price)", "familyShareable" : \(type == "NonConsumable"), "internalID" : "\(id.count)F00D",
          "localizations" : [ \(localizations(id)) ], "productID" : "\(id)", "referenceName" : "\(id)", "type" : "\(type)" }
        """
    }

    private var products: String {
        product("coins", "0.99", "Consumable") + ", "
            + product("tools", shape == .switches ? "3,99" : "3.99", "NonConsumable")
    }

    private var times: String {
        product("pass.30days", "1.99", "NonRenewingSubscription") + ", "
            + product("season", "9.99", "NonRenewingSubscription")
    }

    private var groups: String {
        let numbers = shape == .severalGroups ? [1, 2, 3] : [1]
        return numbers.map { number in
            """
            { "id" : "G\(number)", "localizations" : [ ], "name" : "Group \(number)", "subscriptions" : [
              \(subscription("g\(number).month", "P1M", level: 2)), \(subscription("g\(number).year", "P1Y", level: 1)) ] }
            """
        }.joined(separator: ", ")
    }

    private func subscription(_ id: String, _ period: String, level: Int) -> String {
        let intro = "{ \"internalID\" : \"1\", \"paymentMode\" : \"free\", \"subscriptionPeriod\" : \"P1W\" }"
        let code =
            "{ \"displayPrice\" : \"0.49\", \"eligibility\" : [ \"new\", \"existing\", \"expired\" ], \"internalID\" : \"2\", "
            + "\"isStackable\" : true, \"numberOfPeriods\" : 2, \"offerID\" : \"CODE-\(id)\", \"paymentMode\" : \"payAsYouGo\", "
            + "\"referenceName\" : \"code\", \"subscriptionPeriod\" : \"P1M\" }"
        let winBack =
            "{ \"internalID\" : \"3\", \"offerID\" : \"back-\(id)\", \"paymentMode\" : \"free\", \"referenceName\" : \"back\", "
            + "\"subscriptionPeriod\" : \"P1M\" }"
        let introKey =
            version >= "5"
            ? "\"introductoryOffers\" : [ \(intro) ]" : "\"introductoryOffer\" : \(level == 1 ? intro : "null")"
        let winBacks =
            version >= "4" || shape == .winBacks ? "\"winbackOffers\" : [ \(shape == .winBacks ? winBack : "") ]," : ""
        return """
            { "adHocOffers" : [ ], "codeOffers" : [ \(shape == .codeOffers ? code : "") ], "displayPrice" : "4.99",
              "familyShareable" : false, "groupNumber" : \(level), "internalID" : "\(id)", \(introKey),
              "localizations" : [ \(localizations(id)) ], "productID" : "\(id)",
              "recurringSubscriptionPeriod" : "\(period)", "referenceName" : "\(id)", "subscriptionGroupID" : "G",
              \(winBacks) "type" : "RecurringSubscription" }
            """
    }

    private var settings: String {
        switch shape {
        case .errors:
            return """
                "_failTransactionsEnabled" : false, "_storeKitErrors" : [
                { "current" : { "index" : 3, "type" : "generic" }, "enabled" : true, "name" : "Load Products" },
                { "current" : { "index" : 1, "type" : "purchase" }, "enabled" : true, "name" : "Purchase" },
                { "current" : { "index" : 0, "type" : "verification" }, "enabled" : true, "name" : "Verification" },
                { "current" : null, "enabled" : true, "name" : "App Store Sync" },
                { "current" : null, "enabled" : false, "name" : "Refund Request Sheet" } ]
                """
        case .switches:
            return """
                "_applicationInternalID" : "1", "_askToBuyEnabled" : true, "_billingGracePeriodEnabled" : true,
                "_billingIssuesEnabled" : true, "_developerTeamID" : "T", "_disableDialogs" : true,
                "_failTransactionsEnabled" : false, "_lastSynchronizedDate" : 7.5, "_locale" : "en_US",
                "_renewalBillingIssuesEnabled" : true, "_storefront" : "DEU", "_storeKitErrors" : [ ],
                "_timeRate" : 1005
                """
        case .plain: return version < "2" ? "" : "\"_compatibilityTimeRate\" : { \"3\" : 6 }, \"_timeRate\" : 13"
        default: return "\"_failTransactionsEnabled\" : \(shape == .locales), \"_storeKitErrors\" : [ ]"
        }
    }
}

@Suite struct CatalogShapeTests {
    @Test(arguments: CatalogShape.all)
    func loadsObeysAndSells(_ shape: CatalogShape) throws {
        let catalog = try StoreCatalog(storekit: Array(shape.text.utf8), path: "\(shape)")
        #expect("\(catalog.version.major).\(catalog.version.minor)" == shape.version)
        #expect(catalog.document.prettyText.filter { !$0.isWhitespace } == shape.text.filter { !$0.isWhitespace })
        #expect(catalog.flaws.map(\.key) == (shape.shape == .switches ? ["settings._disableDialogs"] : []))
        var store = Store(catalog: catalog, key: testKey, state: StoreState(began: firstDay))
        store.applyFileSettings(isBuiltIn: false)
        let settings = store.settings
        switch shape.shape {
        case .errors:
            #expect(
                settings.failures == [
                    .loadProducts: .systemError, .purchase: .productUnavailable, .verification: .unknown,
                    .appStoreSync: .networkError,
                ])
            #expect(settings.verificationError == .revokedCertificate)
        case .switches:
            #expect(settings.askToBuy && settings.interruptedPurchases && settings.billingGracePeriod)
            #expect(settings.billingRetryOnRenewal && settings.storefront == "DEU")
            #expect(settings.rate == .renewalEvery2Seconds)
            #expect(store.product("tools")?.displayPrice == "3,99 €")
        case .plain: #expect(settings.rate == (shape.version < "2" ? .realTime : .monthIs5Minutes))
        case .locales: #expect(settings.failures == [.purchase: .unknown] && catalog.locales.count == 4)
        default: #expect(settings == StoreSettings())
        }
        // What a player changes then stays, until the file says something else.
        store.settings = StoreSettings()
        store.applyFileSettings(isBuiltIn: false)
        #expect(store.settings == StoreSettings())
        for product in catalog.products {
            let result = store.purchase(product.id, at: store.state.clock)
            #expect(result.verifiedTransaction?.productID == product.id, "\(product.id): \(result.outcome)")
        }
        for product in catalog.products {
            for offer in product.subscription?.codeOffers ?? [] {
                #expect(store.redeem(offer.id, at: store.state.clock).verifiedTransaction != nil)
                _ = store.advance(to: store.state.clock + .days(400))
            }
        }
        checkInvariants(store)
    }

    /// One thing that cannot be sold is named, and nothing else is refused for it.
    @Test(arguments: [
        (#"{"productID":"b","type":"Consumable","displayPrice":""}"#, "products[1].displayPrice"),
        (#"{"productID":"b","type":"Toy","displayPrice":"1"}"#, "products[1].type"),
        (#"{"productID":"a","type":"Consumable","displayPrice":"1"}"#, "products[1]"),
        (#"{"type":"Consumable","displayPrice":"1"}"#, "products[1].productID"),
    ])
    func aFlawIsNamedAndLeftOut(_ product: String, key: String) throws {
        let text = #"{"products":[{"productID":"a","type":"Consumable","displayPrice":"1"},\#(product)]}"#
        let catalog = try StoreCatalog(storekit: Array(text.utf8), path: "f")
        #expect(catalog.products.map(\.id) == ["a"])
        #expect(catalog.flaws.map(\.key) == [key])
    }

    @Test func theHouseKeepsItsSettingsMeanwhile() throws {
        let text = #"{"settings":{"_storefront":"ESP"},"products":[]}"#
        let file = try StoreCatalog(storekit: Array(text.utf8), path: "f")
        var store = try testStore { $0.askToBuy = true }
        store = Store(catalog: file, key: testKey, state: store.state)
        store.applyFileSettings(isBuiltIn: false)
        #expect(store.settings.storefront == "ESP" && !store.settings.askToBuy)
        store.settings.interruptedPurchases = true
        store.applyFileSettings(isBuiltIn: false)
        #expect(store.settings.interruptedPurchases)
        store.applyFileSettings(isBuiltIn: true)
        #expect(store.settings.askToBuy && store.settings.storefront == "USA")
    }

    @Test(arguments: [
        (#""_storefront":"XYZ""#, "_storefront"), (#""_timeRate":1"#, "_timeRate"),
        (#""_askToBuyEnabled":1"#, "_askToBuyEnabled"),
        (#""_storeKitErrors":[{"enabled":true,"name":"Gift"}]"#, "_storeKitErrors[0].name"), (#""_new":true"#, "_new"),
    ])
    func whatIsNotDoneIsNamed(_ setting: String, key: String) throws {
        let catalog = try StoreCatalog(storekit: Array(#"{"settings":{\#(setting)}}"#.utf8), path: "f")
        #expect(catalog.flaws.map(\.key) == ["settings." + key])
    }
}
