import Chronology

/// A purchase that waits for a parent's approval, or until an issue is resolved.
package struct PendingPurchase: Identifiable, Hashable, Sendable, Codable {
    package enum Reason: String, Hashable, Sendable, Codable {
        /// A parent has to approve it.
        case askToBuy
        /// Something outside the game has to be settled first.
        case interrupted
    }

    /// The purchase's id, from the same counter as transactions, so one number names one thing.
    package let id: UInt64
    package let productID: String
    package let quantity: Int
    package let offer: OfferRequest?
    package let reason: Reason
    package let date: Instant
    /// The charge shown at the request, in `currency`; both are `nil` in saves of older versions.
    package let charge: Price?
    package let currency: String?
    /// True if the product is to be paid month by month; `nil` for no.
    package let isMonthly: Bool?

    /// The moment at which a request to a parent is forgotten, a day after it was made, as in the App Store; `nil` for
    /// an interrupted purchase, which waits.
    var lapses: Instant? { reason == .askToBuy ? date + .days(1) : nil }
}

/// The time a player was away, in which accelerated renewals come to an end.
struct Absence: Hashable, Sendable, Codable {
    let until: Instant
    /// The number of renewals in this time so far, by group.
    var renewals: [String: Int] = [:]
}

/// Everything that the simulated App Store remembers of one account. A value: saved with the world, in the same change.
package struct StoreState: Hashable, Sendable, Codable {
    /// The date on which the account was made: the app transaction's date.
    package let began: Instant
    /// The date up to which everything has happened; it never runs back.
    package internal(set) var clock: Instant
    /// The next transaction's id.
    package internal(set) var nextID: UInt64 = 1
    /// The transactions in the order of their ids.
    package internal(set) var ledger: [LedgerEntry] = []
    /// The subscriptions: in each group at most one of the account's own, and one that the family shares.
    package internal(set) var subscriptions: [Subscription] = []
    package internal(set) var pendingPurchases: [PendingPurchase] = []
    /// Goods of deleted transactions that the game has to take back.
    package internal(set) var debts: [Grant] = []
    /// The offer codes used: one of each for an account.
    package internal(set) var redeemedCodes: [String] = []
    /// The used signatures of promotional offers with their dates, as long as they would still be valid.
    var usedNonces: [String: Instant]?
    var absence: Absence?
    package internal(set) var settings = StoreSettings()
    /// The id of the account, to which its purchases are bound; `nil` before it is assigned.
    package private(set) var accountToken: String?
    /// True if signatures cover the delivery of a transaction, too; `nil` in saves of older versions until they are
    /// opened.
    var sealsDeliveries: Bool?
    /// The settings of the catalog's file that were last applied, as a text; `nil` while the built-in ones are in use.
    var settingsOfFile: String?
    /// The built-in catalog's settings, kept while those of a file are in use.
    var houseSettings: StoreSettings?
    /// The seal of what was last told about the catalog's file: what is left out of it; `nil` before the first time.
    var flawsTold: String?
    /// The month in which the player was last told the spending, such as `2026-7`; `nil` before the first time.
    package internal(set) var spendingToldIn: String?

    package init(began: Instant) {
        self.began = began
        clock = began
        sealsDeliveries = true
    }

    /// Assigns the account its id if it has none, from the profile and the day it began, so every reader of the save
    /// finds the same.
    package mutating func bind(to profile: String, _ key: SigningKey) {
        if accountToken == nil { accountToken = key.token(of: "\(began.milliseconds) \(profile)") }
    }
}
