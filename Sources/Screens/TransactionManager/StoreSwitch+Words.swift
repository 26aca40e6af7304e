import Storefront
import Words

/// The titles, explanations and values of the simulated App Store's settings, for the transaction manager.
extension StoreSwitch.Part {
    /// Returns the title of a group of settings.
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
    /// Returns the setting's title.
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

    /// Returns the explanation of the setting.
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

    /// Returns the setting's current value in words.
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
