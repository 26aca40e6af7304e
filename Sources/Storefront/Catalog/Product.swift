/// The type of a product, in StoreKit's terms.
package enum ProductType: String, Hashable, Sendable, Codable, CaseIterable {
    case consumable = "Consumable"
    case nonConsumable = "NonConsumable"
    case nonRenewing = "NonRenewingSubscription"
    case autoRenewable = "RecurringSubscription"
}

/// A name and a description in one language.
package struct Localization: Hashable, Sendable {
    /// The locale, such as `en_US` or `pt_BR`.
    package let locale: String
    package let displayName: String
    package let description: String
}

/// A product for sale. Its texts and price are for one storefront and language; `localized(for:locale:)` gives others.
package struct Product: Identifiable, Hashable, Sendable {
    package let id: String
    package let type: ProductType
    package let displayName: String
    package let description: String
    /// The price as a player reads it: `$4.99`.
    package let displayPrice: String
    package let price: Price
    package let isFamilyShareable: Bool
    /// The subscription's details; only for auto-renewable subscriptions.
    package let subscription: SubscriptionInfo?
    /// The duration of a non-renewing subscription; `nil` for one that never ends, and for everything else.
    package let duration: Period?
    package let localizations: [Localization]
    /// The numbers of pieces that can be bought at once.
    package var quantities: ClosedRange<Int> { type == .consumable || type == .nonRenewing ? 1...10 : 1...1 }
    /// The storefront in whose currency the prices are.
    let home: AppStoreFront
    /// The name by which the file's author knows the product; `nil` if it has none.
    var referenceName: String?
    /// The text that tells the product from others of the same name, after which it stands; `nil` without such.
    var distinction: String?

    /// Returns the product with the texts of `locale` (else of its language, else English, else the first given) and
    /// the price in the manner of `storefront`.
    package func localized(for storefront: AppStoreFront, locale: String) -> Product {
        let words = localizations.best(for: locale)
        let name = words?.displayName ?? id
        return Product(
            id: id, type: type, displayName: distinction.map { "\(name) (\($0))" } ?? name,
            description: words?.description ?? "",
            displayPrice: storefront.format(storefront.price(price, of: home)),
            price: storefront.price(price, of: home), isFamilyShareable: isFamilyShareable,
            subscription: subscription?.localized(locale) { storefront.price($0, of: home) }, duration: duration,
            localizations: localizations, home: storefront, referenceName: referenceName, distinction: distinction)
    }
}

/// The details of a subscription product.
package struct SubscriptionInfo: Hashable, Sendable {
    package let groupID: String
    /// The group's name in the file, or in the language that the product is localized for.
    package let groupDisplayName: String
    let groupLocalizations: [Localization]
    /// The level of service; 1 is the highest.
    package let groupLevel: Int
    package let period: Period
    /// The plan of paying a long period month by month; `nil` if there is none.
    package let monthlyPlan: MonthlyPlan?
    /// True if the whole period can be paid at once.
    package let isSoldUpFront: Bool
    /// The introductory offer of what is paid at once; the monthly plan has its own.
    package let introductoryOffer: SubscriptionOffer?
    /// The file's `adHocOffers`, for present and past subscribers.
    package let promotionalOffers: [SubscriptionOffer]
    /// The offers that a code unlocks.
    package let codeOffers: [SubscriptionOffer]
    /// The offers for those whose subscription has expired.
    package let winBackOffers: [SubscriptionOffer]
}

/// A billing plan with a commitment: a long period is paid month by month, and all of it has to be.
package struct MonthlyPlan: Hashable, Sendable {
    /// The price of each month.
    package let price: Price
    /// The number of months that the subscriber commits to.
    package let payments: Int
    /// The offer that comes before the commitment.
    package internal(set) var introductoryOffer: SubscriptionOffer?

    /// The price of the whole commitment.
    package var total: Price { price * payments }
}

extension SubscriptionInfo {
    /// Returns true if a purchase is paid month by month: the product has such a plan, and it is wanted or the only
    /// one.
    func isMonthly(wanted: Bool) -> Bool { monthlyPlan != nil && (wanted || !isSoldUpFront) }

    fileprivate func localized(_ locale: String, _ price: (Price) -> Price) -> SubscriptionInfo {
        func priced(_ offer: SubscriptionOffer) -> SubscriptionOffer {
            var offer = offer
            offer.price = price(offer.price)
            return offer
        }
        return SubscriptionInfo(
            groupID: groupID, groupDisplayName: groupLocalizations.best(for: locale)?.displayName ?? groupDisplayName,
            groupLocalizations: groupLocalizations, groupLevel: groupLevel, period: period,
            monthlyPlan: monthlyPlan.map {
                MonthlyPlan(
                    price: price($0.price), payments: $0.payments, introductoryOffer: $0.introductoryOffer.map(priced))
            },
            isSoldUpFront: isSoldUpFront, introductoryOffer: introductoryOffer.map(priced),
            promotionalOffers: promotionalOffers.map(priced),
            codeOffers: codeOffers.map(priced), winBackOffers: winBackOffers.map(priced))
    }
}

/// An offer on a subscription: a free trial, or a lower price for a limited time.
package struct SubscriptionOffer: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, Codable {
        case introductory, promotional, code, winBack
    }

    package enum PaymentMode: String, Hashable, Sendable, Codable {
        /// One period is free.
        case freeTrial = "free"
        /// Less is paid for each of a number of periods.
        case payAsYouGo
        /// One sum is paid for one long period.
        case payUpFront
    }

    /// The customers that an offer code is for.
    package enum Eligibility: String, Hashable, Sendable, Codable {
        /// Customers who never subscribed in this group.
        case new
        /// Customers who are subscribed now.
        case existing
        /// Customers who were subscribed and are not now.
        case expired
    }

    /// The file's `offerID`, else its reference name or internal id; for a code offer the text that the player types.
    package let id: String
    package let kind: Kind
    package let paymentMode: PaymentMode
    /// The price of one payment; 0 for a free trial.
    package internal(set) var price: Price
    /// The period of one payment.
    package let period: Period
    /// The number of payments at this price; 1 except for pay as you go.
    package let periodCount: Int
    /// The customers that a code is for; empty for other offers.
    package let eligibility: [Eligibility]
    /// True if the offer is one of the monthly plan, and comes before its commitment.
    package internal(set) var isMonthly = false
    /// True if the offer comes before others of its kind.
    var isUrgent = false
    /// True if the account can have it as far as the file says; win-back offers have a switch for that.
    var isEligible = true
    /// True if the introductory offer follows the offer of a code, for those who can have both.
    var isStackable = false
}

extension [Localization] {
    func best(for locale: String) -> Localization? {
        let language = locale.prefix { $0 != "_" && $0 != "-" }
        return first { $0.locale == locale } ?? first { $0.locale.prefix { $0 != "_" && $0 != "-" } == language }
            ?? first { $0.locale.hasPrefix("en") } ?? first
    }
}
