/// What a catalog sells, in StoreKit's terms.
package enum ProductType: String, Hashable, Sendable, Codable, CaseIterable {
    case consumable = "Consumable"
    case nonConsumable = "NonConsumable"
    case nonRenewing = "NonRenewingSubscription"
    case autoRenewable = "RecurringSubscription"
}

/// A name and a description in one language.
package struct Localization: Hashable, Sendable {
    /// `en_US`, `pt_BR`…
    package let locale: String
    package let displayName: String
    package let description: String
}

/// Something for sale. Its texts and price are for one storefront and language; `localized(for:locale:)` gives others.
package struct Product: Identifiable, Hashable, Sendable {
    package let id: String
    package let type: ProductType
    package let displayName: String
    package let description: String
    /// As a player reads it: `$4.99`.
    package let displayPrice: String
    package let price: Price
    package let isFamilyShareable: Bool
    /// Only for auto-renewable subscriptions.
    package let subscription: SubscriptionInfo?
    /// How long a non-renewing subscription lasts; `nil` for everything else.
    package let duration: Period?
    package let localizations: [Localization]
    /// The storefront that its prices are of.
    let home: AppStoreFront

    /// The same product in the words of `locale` (else of its language, else English, else the first given) and with
    /// the price in the manner of `storefront`.
    package func localized(for storefront: AppStoreFront, locale: String) -> Product {
        let words = localizations.best(for: locale)
        return Product(
            id: id, type: type, displayName: words?.displayName ?? id, description: words?.description ?? "",
            displayPrice: storefront.format(storefront.price(price, of: home)),
            price: storefront.price(price, of: home), isFamilyShareable: isFamilyShareable,
            subscription: subscription?.priced { storefront.price($0, of: home) }, duration: duration,
            localizations: localizations, home: storefront)
    }
}

/// What makes a product a subscription.
package struct SubscriptionInfo: Hashable, Sendable {
    package let groupID: String
    package let groupDisplayName: String
    /// Level of service: 1 is the highest.
    package let groupLevel: Int
    package let period: Period
    package let introductoryOffer: SubscriptionOffer?
    /// `adHocOffers` of the file: for present and past subscribers.
    package let promotionalOffers: [SubscriptionOffer]
    /// Offers that a code unlocks.
    package let codeOffers: [SubscriptionOffer]
    /// Offers for those whose subscription has expired.
    package let winBackOffers: [SubscriptionOffer]
}

extension SubscriptionInfo {
    fileprivate func priced(_ price: (Price) -> Price) -> SubscriptionInfo {
        func priced(_ offer: SubscriptionOffer) -> SubscriptionOffer {
            SubscriptionOffer(
                id: offer.id, kind: offer.kind, paymentMode: offer.paymentMode, price: price(offer.price),
                period: offer.period, periodCount: offer.periodCount, eligibility: offer.eligibility)
        }
        return SubscriptionInfo(
            groupID: groupID, groupDisplayName: groupDisplayName, groupLevel: groupLevel, period: period,
            introductoryOffer: introductoryOffer.map(priced), promotionalOffers: promotionalOffers.map(priced),
            codeOffers: codeOffers.map(priced), winBackOffers: winBackOffers.map(priced))
    }
}

/// Better terms for a while.
package struct SubscriptionOffer: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, Codable {
        case introductory, promotional, code, winBack
    }

    package enum PaymentMode: String, Hashable, Sendable, Codable {
        /// Nothing is paid for one period.
        case freeTrial = "free"
        /// Less is paid for each of a number of periods.
        case payAsYouGo
        /// One sum for one long period.
        case payUpFront
    }

    /// Whom a code is for.
    package enum Eligibility: String, Hashable, Sendable, Codable {
        /// Never subscribed in this group.
        case new
        /// Subscribed now.
        case existing
        /// Subscribed once, not now.
        case expired
    }

    /// What a player types for a code; the catalog's `offerID`, or its internal id where it has none.
    package let id: String
    package let kind: Kind
    package let paymentMode: PaymentMode
    /// Of one payment; 0 for a free trial.
    package let price: Price
    /// Of one payment.
    package let period: Period
    /// How many payments at this price; 1 but for pay as you go.
    package let periodCount: Int
    /// For codes; empty for other offers.
    package let eligibility: [Eligibility]
}

extension [Localization] {
    func best(for locale: String) -> Localization? {
        let language = locale.prefix { $0 != "_" && $0 != "-" }
        return first { $0.locale == locale } ?? first { $0.locale.prefix { $0 != "_" && $0 != "-" } == language }
            ?? first { $0.locale.hasPrefix("en") } ?? first
    }
}
