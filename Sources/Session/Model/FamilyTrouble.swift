import JSON

/// The reason why it is unknown who shares what.
package enum FamilyTrouble: Hashable, Sendable {
    case damaged(FamilyFlaw)
    case unreadable(FileError)
    /// A member's purchases cannot be read.
    case member(String)
}

/// The reason why `family.json` cannot be used.
package enum FamilyFlaw: Hashable, Sendable {
    case otherFormat, newer, checksum, members
    case document(JSONError)
}
