import Chronology
import Storefront

/// What the player is to read once, at opening.
package enum Notice: Hashable, Sendable {
    case readOnly(ReadOnlyReason)
    case restored(Restoration)
    /// Nothing of the save could be read; why, where the file says.
    case lost(why: String?)
    /// Months of the journal were not as they were saved.
    case journal(JournalTrouble)
    /// While this game was open, its files went or others took their place. It has been saved again.
    case replaced(Replacement)
    case familyUnknown(FamilyTrouble)
    /// The wall clock has moved on by so much that it may be wrong.
    case clockJumped(ClockJump)
    /// It was wrong, and the save from before can be had back.
    case clockWasWrong(ClockJump)
    /// The wall clock shows a date that none may show; the game goes on without it.
    case clockOutOfRange(Instant)
    case key(KeyTrouble)
    /// The save contradicts itself.
    case inconsistent
    /// What of the shop's catalog is not sold or not done.
    case catalog([CatalogError])
}

/// What was found in the place of an open game's files.
package enum Replacement: Hashable, Sendable {
    case missing
    /// Of the same game. Nothing was done there since, or nobody can tell.
    case older
    /// Of the same game, with deeds that this one has taken over.
    case merged
    case other
}

/// What was done about a save that was not whole.
package struct Restoration: Hashable, Sendable {
    package enum Flaw: Hashable, Sendable {
        /// A backup and its history took the save's place; why, where the file says.
        case save(why: String?)
        case part(String, why: String)
        case foreignHistory
        case missingEnd
    }

    package let flaw: Flaw
    /// World time of the last change that is there.
    package let date: Instant
    /// Changes that could not be found.
    package let missing: Int
    /// Among them is a purchase that is not as it was written.
    package var isPurchaseUnverified = false
    /// Something was damaged, and is kept under another name when the game is saved.
    package let isKept: Bool
}

/// What was wrong with the key that signs purchases; every damaged file is kept beside the new one.
package enum KeyTrouble: Hashable, Sendable {
    /// It was damaged or gone and came back from its copy.
    case restored
    /// Its copy was damaged and was made anew.
    case copyRenewed
    /// Both were damaged: what was bought before counts no more.
    case lost
    /// Both were gone, though something had been bought.
    case missing
}
