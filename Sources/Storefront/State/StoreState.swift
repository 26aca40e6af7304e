import Chronology

/// A purchase that waits for somebody.
package struct PendingPurchase: Identifiable, Hashable, Sendable, Codable {
    package enum Reason: String, Hashable, Sendable, Codable {
        /// A parent is asked.
        case askToBuy
        /// Something outside the game has to be settled first.
        case interrupted
    }

    /// From the same counter as transactions, so that one number names one thing.
    package let id: UInt64
    package let productID: String
    package let quantity: Int
    package let offer: OfferRequest?
    package let reason: Reason
    package let date: Instant
    /// What was to be charged when it was asked for, in which currency; `nil` in saves of older versions.
    package let charge: Price?
    package let currency: String?
}

/// The time a player was away, in which accelerated renewals come to an end.
struct Absence: Hashable, Sendable, Codable {
    let until: Instant
    /// Renewals so far, by group.
    var renewals: [String: Int] = [:]
}

/// All that the simulated App Store remembers of one account. A value: saved with the world, in the same change.
package struct StoreState: Hashable, Sendable, Codable {
    /// When the account was made: the app transaction's date.
    package let began: Instant
    /// Everything before it has happened; never runs back.
    package internal(set) var clock: Instant
    /// The next transaction's number.
    package internal(set) var nextID: UInt64 = 1
    /// In the order of their ids.
    package internal(set) var ledger: [LedgerEntry] = []
    /// At most one of one's own in a group, and one that the family shares.
    package internal(set) var subscriptions: [Subscription] = []
    package internal(set) var pendingPurchases: [PendingPurchase] = []
    /// Goods of deleted transactions that the game has to take back.
    package internal(set) var debts: [Grant] = []
    /// Offer codes used: one of each for an account.
    package internal(set) var redeemedCodes: [String] = []
    /// Of signatures of promotional offers that were taken: when each was signed. As long as they could be used again.
    var usedNonces: [String: Instant]?
    var absence: Absence?
    package internal(set) var settings = StoreSettings()
    /// An id of the account, to which its purchases are bound; `nil` where none was given yet.
    package private(set) var accountToken: String?
    /// Signatures cover what became of a transaction, too: not in saves of older versions, until they are opened.
    var sealsDeliveries: Bool?
    /// The settings of the catalog's file that were last obeyed, as a text; `nil` while the house's own are.
    var settingsOfFile: String?
    /// The house's own, while those of a file are obeyed.
    var houseSettings: StoreSettings?
    /// The month of which the player was last told how much was spent.
    package internal(set) var spendingToldIn: String?

    package init(began: Instant) {
        self.began = began
        clock = began
        sealsDeliveries = true
    }

    /// Gives the account its id, if it has none: of the profile and of the day it began, so that whoever looks at the
    /// same save finds the same.
    package mutating func bind(to profile: String, _ key: SigningKey) {
        if accountToken == nil { accountToken = key.token(of: "\(began.milliseconds) \(profile)") }
    }
}
