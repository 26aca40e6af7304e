import Storefront
import Words

/// What a switch and its values are called.
extension StoreSwitch.Part {
    func title(_ words: Words) -> String {
        switch self {
        case .purchases: words.managerPurchases
        case .renewals: words.managerRenewals
        case .place: words.managerPlace
        case .failures: words.managerFailures
        case .sale: words.managerSale
        }
    }
}

extension StoreSwitch {
    func title(_ words: Words) -> String {
        switch self {
        case .askToBuy: words.managerAskToBuy
        case .interruptedPurchases: words.managerInterrupted
        case .purchasesAllowed: words.managerAllowed
        case .rate: words.managerRate
        case .billingRetry: words.managerBillingRetry
        case .gracePeriod: words.managerGracePeriod
        case .storefront: words.managerStorefront
        case .locale: words.managerLocale
        case .failure(let failure): words.title(of: failure)
        case .sale(let id): id
        }
    }

    /// What it does.
    func story(_ words: Words) -> String {
        switch self {
        case .askToBuy: words.managerAskToBuyStory
        case .interruptedPurchases: words.managerInterruptedStory
        case .purchasesAllowed: words.managerAllowedStory
        case .rate: words.managerRateStory
        case .billingRetry: words.managerBillingRetryStory
        case .gracePeriod: words.managerGracePeriodStory
        case .storefront: words.managerStorefrontStory
        case .locale: words.managerLocaleStory
        case .failure(let failure): words.story(of: failure)
        case .sale: words.managerSaleStory
        }
    }

    /// How it stands.
    func value(_ settings: StoreSettings, _ words: Words) -> String {
        func onOff(_ isOn: Bool) -> String { isOn ? words.managerOn : words.managerOff }
        return switch self {
        case .askToBuy: onOff(settings.askToBuy)
        case .interruptedPurchases: onOff(settings.interruptedPurchases)
        case .purchasesAllowed: onOff(settings.purchasesAllowed)
        case .rate: words.name(of: settings.rate)
        case .billingRetry: onOff(settings.billingRetryOnRenewal)
        case .gracePeriod: onOff(settings.billingGracePeriod)
        case .storefront: words.name(of: AppStoreFront.named(settings.storefront))
        case .locale: settings.locale
        case .sale: onOff(value(in: settings) == "on")
        case .failure(let failure):
            switch settings.failures[failure] {
            case nil: words.managerOff
            case _? where failure == .verification: words.name(of: settings.verificationError)
            case let error?: words.name(of: error)
            }
        }
    }
}
