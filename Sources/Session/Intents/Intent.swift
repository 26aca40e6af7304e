import Chronology
import Simulation
import Storefront

/// What a player, a widget or the command line can ask of an open game: every mutation is one of these and goes
/// through `Session.perform`, so that autosave, undo and history see it.
package enum Intent: Hashable, Sendable {
    case refillWater(ID<Backyard>)
    /// `nil` takes the yard's own food. A premium food takes one that is owned.
    case refillFood(ID<Backyard>, food: ID<Food>? = nil)
    case setBackyardFavorite(ID<Backyard>, Bool)
    case renameBackyard(ID<Backyard>, String)
    /// Its local time begins as the player's own hour.
    case createBackyard(name: String, Decoration)
    case decorateBackyard(ID<Backyard>, Decoration)
    case removeBackyard(ID<Backyard>)
    case setBirdFavorite(ID<Bird>, Bool)
    /// An empty name takes the name away.
    case nameBird(ID<Bird>, String)
    case setDisplayName(String)
    case setEmail(String)
    case setAvatar(ID<Bird>)
    case changeSettings(Settings)
    /// Other business with the shop goes by `Session.shop`.
    case purchase(String, PurchaseOptions = PurchaseOptions())
}

/// Why an intent was not done. Nothing has changed then.
package enum IntentError: Error, Hashable, Sendable {
    /// This game may not write; the reason as a sentence.
    case readOnly(String)
    case world(WorldError)
    /// A display name is empty, too long, or not one line.
    case badDisplayName
    /// Not an address.
    case badEmail
    case nothingToUndo
    case shop(StoreError)
}

/// What an intent has done.
package struct IntentOutcome: Hashable, Sendable {
    /// The yard that `createBackyard` made.
    package var createdBackyard: ID<Backyard>?
    /// What came of a purchase, its errors included.
    package var purchase: PurchaseResult?
    /// Whether `Session.undo()` can take it back.
    package var isUndoable = false

    package init() {}
}
