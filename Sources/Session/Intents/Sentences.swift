import Simulation
import Storefront

/// What a player reads when an intent was not done: one sentence each, here and nowhere else.
extension IntentError {
    package var sentence: String {
        switch self {
        case .readOnly(let reason): reason
        case .world(let error): error.sentence
        case .badDisplayName: "A name needs 1 to \(Account.nameLimit) characters on one line."
        case .badEmail: "That is not an email address; leave it empty if you like."
        case .nothingToUndo: "There is nothing to undo."
        case .shop(let error): error.sentence
        }
    }
}

extension WorldError {
    package var sentence: String {
        func name(_ food: ID<Food>) -> String { Catalog.food(food)?.name ?? food.rawValue }
        return switch self {
        case .unknownBackyard(let id): "There is no yard “\(id)”."
        case .unknownBird(let id): "There is no bird “\(id)”."
        case .unknownFood(let id): "There is no food “\(id)”."
        case .noneOwned(let food): "No \(name(food)) is left; the shop has more."
        case .invalidName: "A name needs 1 to \(PlayerText.limit) characters."
        case .notYetNameable: "This bird does not know you well enough yet: ten visits, or three meals that it loved."
        case .backyardLimitReached(let limit): "There is room for \(limit) yards; a pass lifts the limit."
        case .lastBackyard: "One yard must stay."
        case .invalidDecoration: "There is no such decoration."
        case .decorationNotOwned: "That comes with a pass or with its pack in the shop."
        case .alreadyEaten: "A bird has eaten of it already: it cannot be taken back."
        case .nothingToUndo: "What was to be undone is no longer there."
        }
    }
}

extension StoreError {
    /// What happened, and what to do next.
    package var sentence: String {
        switch self {
        case .networkError: "The simulated store cannot be reached. Try again in a moment."
        case .systemError: "The simulated store had a problem. Try again in a moment."
        case .notAvailableInStorefront:
            "This is not sold in your storefront. Another one can be chosen in the settings."
        case .notEntitled: "This account may not do that."
        case .unknown: "Something went wrong in the simulated store. Try again in a moment."
        case .invalidQuantity: "That many cannot be bought at once. Choose a smaller number."
        case .productUnavailable: "This is not for sale at present."
        case .purchaseNotAllowed: "Purchases are switched off on this device. The settings can allow them."
        case .ineligibleForOffer: "This offer is not for this account. The standard price is."
        case .invalidOffer: "There is no such offer."
        case .duplicateRefundRequest: "The money for this was given back already."
        case .refundFailed: "This transaction cannot be refunded."
        case .noSuchTransaction: "There is no such transaction."
        case .noSubscription: "There is no subscription to do that to."
        }
    }
}
