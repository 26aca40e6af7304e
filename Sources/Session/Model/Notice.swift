import Chronology
import Storefront

/// A message about files or clocks that the player has to read once.
package enum Notice: Hashable, Sendable {
    case readOnly(ReadOnlyReason)
    case restored(Restoration)
    /// No part of the save could be read, so a new game began; the first fault, `nil` if the file is missing.
    case lost(why: String?)
    /// Months of the journal were damaged.
    case journal(JournalTrouble)
    /// This game's files were removed or replaced while it was open, and it was saved again.
    case replaced(Replacement)
    case familyUnknown(FamilyTrouble)
    /// The wall clock has moved on by so much that it may be wrong.
    case clockJumped(ClockJump)
    /// The wall clock was wrong, and the save from before can be restored.
    case clockWasWrong(ClockJump)
    /// The wall clock shows a date out of range; the game goes on without it.
    case clockOutOfRange(Instant)
    case key(KeyTrouble)
    /// The world in the save violates its invariants.
    case inconsistent
    /// Parts of the store's catalog are not sold or not supported.
    case catalog([CatalogError])
}

/// The kind of save that was found in the place of an open game's files.
package enum Replacement: Hashable, Sendable {
    /// The files were removed, and no other save took their place.
    case missing
    /// A save of the same game, without later changes as far as is known.
    case older
    /// A save of the same game, with changes that were merged into this one.
    case merged
    case other
}

/// The result of recovering a damaged save.
package struct Restoration: Hashable, Sendable {
    package enum Flaw: Hashable, Sendable {
        /// A backup with its history replaced the save: the first fault found, `nil` if the save's file was missing.
        case save(why: String?)
        /// A file of the save was damaged in part: its name and the fault.
        case part(String, why: String)
        /// The history beside the checkpoint belongs to another save.
        case foreignHistory
        /// Changes that were reported as saved are missing at the end of the history.
        case missingEnd
    }

    package let flaw: Flaw
    /// The world time of the last recovered change.
    package let date: Instant
    /// The number of changes that could not be recovered.
    package let missing: Int
    /// True if a damaged line concerns purchases.
    package var isPurchaseUnverified = false
    /// True if damaged files are kept under other names when the game is saved.
    package let isKept: Bool
}

/// The fault of the key that signs purchases; every damaged file is kept beside the new one.
package enum KeyTrouble: Hashable, Sendable {
    /// The key was damaged or gone and was restored from its copy.
    case restored
    /// The key's copy was damaged and was rewritten.
    case copyRenewed
    /// The key and its copy were damaged: earlier purchases no longer count.
    case lost
    /// The key and its copy were gone, though something had been bought.
    case missing
}
