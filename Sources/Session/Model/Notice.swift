import Chronology

/// What the player is to read once, at opening.
package enum Notice: Hashable, Sendable {
    case readOnly(ReadOnlyReason)
    case restored(Restoration)
    /// Nothing of the save could be read; why, where the file says.
    case lost(why: String?)
    case familyUnknown(FamilyTrouble)
    case key(KeyTrouble)
    /// The save contradicts itself.
    case inconsistent
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
