import Storefront

/// One of the switches by which the simulated App Store can be told how to behave.
enum StoreSwitch: Hashable {
    case askToBuy, interruptedPurchases, purchasesAllowed
    case rate, billingRetry, gracePeriod
    case storefront, locale
    case failure(SimulatedFailure)

    enum Part: Hashable {
        case purchases, renewals, place, failures
    }

    static let all: [StoreSwitch] =
        [
            .askToBuy, .interruptedPurchases, .purchasesAllowed, .rate, .billingRetry, .gracePeriod, .storefront,
            .locale,
        ] + SimulatedFailure.allCases.map(StoreSwitch.failure)

    var part: Part {
        switch self {
        case .askToBuy, .interruptedPurchases, .purchasesAllowed: .purchases
        case .rate, .billingRetry, .gracePeriod: .renewals
        case .storefront, .locale: .place
        case .failure: .failures
        }
    }

    /// The next value, or the one before.
    func turn(_ settings: inout StoreSettings, by step: Int, in catalog: StoreCatalog) {
        func turned<Value: Equatable>(_ value: Value, _ all: [Value]) -> Value {
            let index = all.firstIndex(of: value) ?? 0
            return all[((index + step) % all.count + all.count) % all.count]
        }
        switch self {
        case .askToBuy: settings.askToBuy.toggle()
        case .interruptedPurchases: settings.interruptedPurchases.toggle()
        case .purchasesAllowed: settings.purchasesAllowed.toggle()
        case .rate: settings.rate = turned(settings.rate, RenewalRate.allCases)
        case .billingRetry: settings.billingRetryOnRenewal.toggle()
        case .gracePeriod: settings.billingGracePeriod.toggle()
        case .storefront: settings.storefront = turned(settings.storefront, AppStoreFront.all.map(\.countryCode))
        case .locale: settings.locale = turned(settings.locale, catalog.locales)
        case .failure(.verification):
            let all: [VerificationError?] = [nil] + VerificationError.allCases
            let present = settings.failures[.verification] == nil ? nil : settings.verificationError
            let next = turned(present, all)
            settings.verificationError = next ?? settings.verificationError
            settings.failures[.verification] = next == nil ? nil : .unknown
        case .failure(let door):
            settings.failures[door] = turned(settings.failures[door], [nil] + door.errors)
        }
    }
}
