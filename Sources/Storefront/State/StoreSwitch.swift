/// A setting of the simulated App Store's behavior, with a name and text values for commands and files.
package enum StoreSwitch: Hashable, Sendable {
    case askToBuy, interruptedPurchases, purchasesAllowed
    case rate, billingRetry, gracePeriod
    case storefront, locale
    case failure(SimulatedFailure)
    /// The sale of a product: on or off.
    case sale(productID: String)

    package enum Part: Hashable, Sendable {
        case purchases, renewals, place, failures, sale
    }

    package static let all: [StoreSwitch] =
        [
            .askToBuy, .interruptedPurchases, .purchasesAllowed, .rate, .billingRetry, .gracePeriod, .storefront,
            .locale,
        ] + SimulatedFailure.allCases.map(StoreSwitch.failure)

    /// Returns all switches, with one for each product.
    package static func all(in catalog: StoreCatalog) -> [StoreSwitch] {
        all + catalog.products.map { .sale(productID: $0.id) }
    }

    package var part: Part {
        switch self {
        case .askToBuy, .interruptedPurchases, .purchasesAllowed: .purchases
        case .rate, .billingRetry, .gracePeriod: .renewals
        case .storefront, .locale: .place
        case .failure: .failures
        case .sale: .sale
        }
    }

    /// The switch's name in files and commands.
    package var key: String {
        switch self {
        case .askToBuy: "ask-to-buy"
        case .interruptedPurchases: "interrupted-purchases"
        case .purchasesAllowed: "purchases-allowed"
        case .rate: "rate"
        case .billingRetry: "billing-failures"
        case .gracePeriod: "grace-period"
        case .storefront: "storefront"
        case .locale: "locale"
        case .failure(let door): "fail." + door.rawValue.hyphenated
        case .sale(let id): "sale." + id
        }
    }

    private static let offOn = ["off", "on"]

    /// Returns the values that the setting can have, as text.
    package func values(in catalog: StoreCatalog) -> [String] {
        switch self {
        case .askToBuy, .interruptedPurchases, .purchasesAllowed, .billingRetry, .gracePeriod, .sale: Self.offOn
        case .rate: RenewalRate.allCases.map(\.rawValue)
        case .storefront: AppStoreFront.codes
        case .locale: catalog.locales
        case .failure(.verification): ["off"] + VerificationError.simulated.map(\.rawValue)
        case .failure(let door): ["off"] + door.errors.map(\.rawValue)
        }
    }

    /// Returns the setting's value in `settings`, as text.
    package func value(in settings: StoreSettings) -> String {
        if let place { return settings[keyPath: place] ? "on" : "off" }
        return switch self {
        case .storefront: settings.storefront
        case .locale: settings.locale
        case .failure(.verification):
            settings.failures[.verification] == nil ? "off" : settings.verificationError.rawValue
        case .failure(let door): settings.failures[door]?.rawValue ?? "off"
        case .sale(let id): settings.removedFromSale.contains(id) ? "off" : "on"
        default: settings.rate.rawValue
        }
    }

    /// Sets one of the possible values; ignores anything else.
    package func set(_ value: String, in settings: inout StoreSettings) {
        if let place {
            settings[keyPath: place] = value == "on"
            return
        }
        switch self {
        case .storefront: settings.storefront = value
        case .locale: settings.locale = value
        case .failure(.verification):
            let error = VerificationError(rawValue: value)
            settings.verificationError = error ?? settings.verificationError
            settings.failures[.verification] = error == nil ? nil : .unknown
        case .failure(let door): settings.failures[door] = StoreError(rawValue: value)
        case .sale(let id):
            settings.removedFromSale.removeAll { $0 == id }
            if value == "off" { settings.removedFromSale.append(id) }
        default: settings.rate = RenewalRate(rawValue: value) ?? settings.rate
        }
    }

    /// Sets the next value, or the one before. Of the storefronts a few are offered, since there are so many.
    package func turn(_ settings: inout StoreSettings, by step: Int, in catalog: StoreCatalog) {
        let all = self == .storefront ? AppStoreFront.all.map(\.countryCode) : values(in: catalog)
        let index = all.firstIndex(of: value(in: settings)) ?? 0
        set(all[((index + step) % all.count + all.count) % all.count], in: &settings)
    }

    /// The key path of a switch that is on or off.
    private var place: WritableKeyPath<StoreSettings, Bool>? {
        switch self {
        case .askToBuy: \.askToBuy
        case .interruptedPurchases: \.interruptedPurchases
        case .purchasesAllowed: \.purchasesAllowed
        case .billingRetry: \.billingRetryOnRenewal
        case .gracePeriod: \.billingGracePeriod
        case .rate, .storefront, .locale, .failure, .sale: nil
        }
    }
}

extension VerificationError {
    /// The verification errors that can be simulated.
    package static let simulated = allCases.filter { $0 != .otherAccount }
}

extension String {
    /// The name with hyphens: `loadProducts` becomes `load-products`.
    fileprivate var hyphenated: String {
        reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
}
