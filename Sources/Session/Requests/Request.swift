import Simulation
import Storefront

/// Everything that a player, a widget or the command line can ask of an open game. All of it goes through
/// `Session.perform`, so that autosave, undo and history see every change.
package indirect enum Request: Hashable, Sendable {
    // The world
    case refillWater(ID<Backyard>)
    /// `nil` takes the yard's own food. A premium food takes one that is owned.
    case refillFood(ID<Backyard>, food: ID<Food>? = nil)
    case setBackyardFavorite(ID<Backyard>, Bool)
    case renameBackyard(ID<Backyard>, String)
    /// Its local time begins as the player's own hour.
    case createBackyard(name: String, Decoration, hemisphere: Hemisphere = .north)
    case decorateBackyard(ID<Backyard>, Decoration)
    case removeBackyard(ID<Backyard>)
    case setBirdFavorite(ID<Bird>, Bool)
    /// An empty name takes the name away.
    case nameBird(ID<Bird>, String)

    // The player
    case setDisplayName(String)
    case setEmail(String)
    case setAvatar(ID<Bird>)
    /// Switches are their own undo.
    case changeSettings(Settings)
    /// Keeps a widget under a name, in the place of the one that had it.
    case keepWidget(String, KeptWidget)
    case removeWidget(String)

    /// Several changes of world and player as one: all of them or none, and one step of `undo`. Only what `mayBeTogether`.
    /// `spared` are yards that were asked for, too, and needed nothing.
    case together([Request], spared: [ID<Backyard>] = [])
    /// Takes back the last request. What no longer can be is dropped, and the error says why; what never can be, such as
    /// a purchase, stays, and so does what was done before it.
    case undo
    /// Does again what was undone last, if nothing was done since.
    case redo

    case store(StoreRequest)
    case family(FamilyChange)
    case journal(JournalRequest)
    case album(AlbumRequest)
    case transfer(TransferRequest)
}

/// Business with the store.
package enum StoreRequest: Hashable, Sendable {
    case purchase(String, PurchaseOptions = PurchaseOptions())
    /// Of the player's own subscription.
    case setAutoRenew(Bool)
    case answerPriceIncrease(agrees: Bool)
    case restore
    case redeem(String)
    /// Has a promotional offer of a product signed, as the game does before it asks for one.
    case signOffer(String, of: String)
    /// As the player asks for it; the store may refuse.
    case refund(UInt64, RefundReason = .other)
    /// Takes back what was asked of a parent, or refuses it as that parent.
    case decline(UInt64)

    // What the Transaction Manager does to purchases from outside the game.
    case settings(StoreSettings)
    case approve(UInt64)
    case resolve(UInt64)
    case revoke(UInt64, RevocationReason)
    case expire(UInt64)
    case renewNow(UInt64)
    case delete(UInt64)
    /// `nil` for a little more than now. A small increase needs no consent if none is asked for.
    case askForPriceIncrease(UInt64, to: Price? = nil, isAsking: Bool = true)
}

package enum JournalRequest: Hashable, Sendable {
    /// The visits of so many days until now, those of who is here included.
    case visits(days: Int)
    /// How many visits there were in each month, within a year.
    case months
}

package enum AlbumRequest: Hashable, Sendable {
    case list
    /// One photo as text for terminals.
    case show(String)
    /// Keeps a picture in several forms, named by the player's time and the title.
    case keep(title: String, [PhotoVersion])
    case delete(String)
}

/// The game as a whole.
package enum TransferRequest: Hashable, Sendable {
    /// Into a file that is not there yet, or has an export of the same game; with `replacing`, into any.
    case export(to: String, replacing: Bool = false)
    /// Puts an exported game and its journal in the place of this one.
    ///
    /// `trustPurchases` signs what was bought elsewhere with this data root's key; otherwise it gives nothing here.
    case replace(with: ImportFile, trustPurchases: Bool)
    /// Saves everything anew, damaged files kept aside.
    case repair
    /// The wall clock was wrong: puts the save from before in the place of this game, which is kept as an export.
    case returnBeforeJump
    /// Goes on with this game, however wrong the clock was.
    case declineReturn
}

extension Request {
    /// Several requests as one, which one request alone does not need.
    package static func asOne(_ requests: [Request], spared: [ID<Backyard>] = []) -> Request {
        requests.count == 1 && spared.isEmpty ? requests[0] : .together(requests, spared: spared)
    }

    /// Refills yards as planned; `nil` where nothing has to be filled.
    package init?(_ plan: RefillPlan) {
        if plan.fillings.isEmpty { return nil }
        let requests = plan.fillings.map { filling -> Request in
            switch filling.kind {
            case .water: .refillWater(filling.backyard)
            case .food: .refillFood(filling.backyard, food: plan.food)
            }
        }
        self = .asOne(requests, spared: plan.spared.map(\.backyard))
    }

    /// Whether it changes nothing of the game: then a game that may not write answers it, too.
    var isReading: Bool {
        switch self {
        case .journal, .album(.list), .album(.show), .transfer(.export): true
        default: false
        }
    }

    /// Whether it can be one of several that are done together: what can be undone, and needs no reply of its own as a
    /// new yard does.
    var mayBeTogether: Bool {
        switch self {
        case .createBackyard, .together: false
        default: isUndoable
        }
    }

    /// Whether `undo` takes it back.
    package var isUndoable: Bool {
        switch self {
        case .refillWater, .refillFood, .setBackyardFavorite, .renameBackyard, .createBackyard, .decorateBackyard,
            .removeBackyard, .setBirdFavorite, .nameBird, .setDisplayName, .setEmail, .setAvatar, .keepWidget,
            .removeWidget, .together:
            true
        case .changeSettings, .undo, .redo, .store, .family, .journal, .album, .transfer: false
        }
    }
}
