import Chronology
import JSON
import Storefront

/// A shop in every situation that a subscription can be in: its catalog has every type of product and offer, and a group
/// in which every kind of change is possible: `gold` above `silver`, `mint` and `yearly` above `bronze`.
package enum TestShop {
    /// The day on which the account begins.
    package static let firstDay = CivilDate(year: 2026, month: 11, day: 1).utcInstant
    package static let key = SigningKey(Array("a key for tests".utf8))

    package static let situations = [
        "none", "trial", "paid", "cancelled", "changing", "shelved", "asked", "agreed", "declined", "grace", "retry",
        "expired", "revoked", "shared",
    ]

    /// - Parameter mode: that all offers of all kinds are paid in; `nil` for a mixture.
    package static func catalog(allOffers mode: SubscriptionOffer.PaymentMode? = nil) throws -> StoreCatalog {
        var document = try JSONValue(parsing: Array(catalogText.utf8), keys: .asFound)
        if let mode { document = document.offering(mode) }
        return try StoreCatalog(storekit: document.compact, path: "Test.storekit")
    }

    /// A store in one of the situations; `nil` for one that nobody knows.
    package static func store(in situation: String, _ catalog: StoreCatalog) throws -> Store? {
        var store = Store(catalog: catalog, key: key, state: StoreState(began: firstDay))
        if situation == "none" { return store }
        let middle = firstDay + .days(45) + .hours(12)
        let late = firstDay + .days(65)
        if situation == "shared" {
            var owner = store
            _ = owner.purchase("silver", at: firstDay)
            _ = owner.advance(to: middle)
            _ = store.receive(owner.shares(as: "Robin"), at: middle)
            return store
        }
        _ = store.purchase("silver", at: firstDay)
        if situation == "trial" {
            _ = store.advance(to: firstDay + .days(15))
            return store
        }
        _ = store.advance(to: middle)
        guard let latest = store.latest("silver")?.unsafePayload.id else { return nil }
        switch situation {
        case "paid": break
        case "cancelled": _ = try store.setAutoRenew(false, inGroup: "pass", at: middle)
        case "changing": _ = store.purchase("bronze", at: middle)
        case "shelved":
            _ = try store.askForPriceIncrease(latest, to: Price(milliunits: 9990), at: middle)
            _ = store.purchase("bronze", at: middle)
        case "asked", "agreed", "declined":
            _ = try store.askForPriceIncrease(latest, to: Price(milliunits: 9990), at: middle)
            if situation != "asked" {
                _ = try store.answerPriceIncrease(inGroup: "pass", agrees: situation == "agreed", at: middle)
            }
        case "grace", "retry":
            store.settings.billingRetryOnRenewal = true
            store.settings.billingGracePeriod = situation == "grace"
            _ = store.advance(to: late)
            store.settings.billingRetryOnRenewal = false
            store.settings.billingGracePeriod = false
        case "expired":
            _ = try store.setAutoRenew(false, inGroup: "pass", at: middle)
            _ = store.advance(to: late)
        case "revoked": _ = try store.refund(latest, at: middle)
        default: return nil
        }
        return store
    }
}

extension JSONValue {
    /// The same with every offer in it of that mode.
    fileprivate func offering(_ mode: SubscriptionOffer.PaymentMode) -> JSONValue {
        switch self {
        case .array(let values): return .array(values.map { $0.offering(mode) })
        case .object(let members):
            var object = JSONValue.object(members.map { .init($0.key, $0.value.offering(mode)) })
            guard object["paymentMode"] != nil else { return object }
            object["paymentMode"] = .string(mode.rawValue)
            object["displayPrice"] = mode == .freeTrial ? nil : mode == .payAsYouGo ? "3.49" : "8.88"
            object["numberOfPeriods"] = mode == .payAsYouGo ? 3 : nil
            object["subscriptionPeriod"] = mode == .payUpFront ? "P3M" : "P1M"
            return object
        default: return self
        }
    }
}

private let catalogText = """
    {
      "identifier" : "TEST",
      "products" : [
        { "productID" : "seed", "displayPrice" : "0.99", "type" : "Consumable" },
        { "productID" : "sack", "displayPrice" : "1.98", "type" : "Consumable" },
        { "productID" : "house", "displayPrice" : "2.99", "type" : "NonConsumable", "familyShareable" : true },
        { "productID" : "perch", "displayPrice" : "1.50", "type" : "NonConsumable" }
      ],
      "nonRenewingSubscriptions" : [ { "productID" : "season", "displayPrice" : "5" } ],
      "subscriptionGroups" : [
        {
          "id" : "pass",
          "name" : "The pass",
          "subscriptions" : [
            {
              "productID" : "gold", "displayPrice" : "11.99", "groupNumber" : 1, "familyShareable" : true,
              "recurringSubscriptionPeriod" : "P1M",
              "introductoryOffer" : { "paymentMode" : "free", "subscriptionPeriod" : "P1M" },
              "codeOffers" : [
                { "offerID" : "NEWBIE", "eligibility" : ["new"], "paymentMode" : "free", "subscriptionPeriod" : "P2M" }
              ]
            },
            {
              "productID" : "silver", "displayPrice" : "7.99", "groupNumber" : 2, "familyShareable" : true,
              "recurringSubscriptionPeriod" : "P1M",
              "introductoryOffer" : { "paymentMode" : "free", "subscriptionPeriod" : "P1M" },
              "codeOffers" : [
                { "offerID" : "STAY", "eligibility" : ["existing"], "displayPrice" : "3.99", "numberOfPeriods" : 2,
                  "paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M" },
                { "offerID" : "LAPSED", "eligibility" : ["expired"], "displayPrice" : "1.99",
                  "paymentMode" : "payUpFront", "subscriptionPeriod" : "P1M" }
              ]
            },
            {
              "productID" : "mint", "displayPrice" : "7.99", "groupNumber" : 2,
              "recurringSubscriptionPeriod" : "P1M"
            },
            {
              "productID" : "yearly", "displayPrice" : "79.99", "groupNumber" : 2,
              "recurringSubscriptionPeriod" : "P1Y"
            },
            {
              "productID" : "bronze", "displayPrice" : "4.99", "groupNumber" : 3,
              "recurringSubscriptionPeriod" : "P1M",
              "introductoryOffer" : { "displayPrice" : "0.99", "numberOfPeriods" : 3, "paymentMode" : "payAsYouGo",
                "subscriptionPeriod" : "P1M" },
              "adHocOffers" : [
                { "offerID" : "bronze.promo", "displayPrice" : "9.99", "paymentMode" : "payUpFront",
                  "subscriptionPeriod" : "P3M" }
              ],
              "codeOffers" : [
                { "offerID" : "THREE", "displayPrice" : "2.49", "numberOfPeriods" : 3, "paymentMode" : "payAsYouGo",
                  "subscriptionPeriod" : "P1M" }
              ],
              "winbackOffers" : [ { "offerID" : "back", "paymentMode" : "free", "subscriptionPeriod" : "P1M" } ]
            }
          ]
        },
        {
          "id" : "paper",
          "name" : "The weekly paper",
          "subscriptions" : [
            { "productID" : "weekly", "displayPrice" : "0.99", "recurringSubscriptionPeriod" : "P1W" }
          ]
        }
      ],
      "version" : { "major" : 4, "minor" : 0 }
    }
    """
