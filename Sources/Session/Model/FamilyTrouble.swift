import JSON

/// The reason why it is unknown which purchases family members share.
package enum FamilyTrouble: Hashable, Sendable {
    case damaged(FamilyFlaw)
    case unreadable(FileError)
    /// The purchases of the member with this profile cannot be read.
    case member(String)
}

/// The reason why `family.json` cannot be used.
package enum FamilyFlaw: Hashable, Sendable {
    /// The file is of another kind, of a later version, fails its checksum, or has an invalid list of members.
    case otherFormat, newer, checksum, members
    case document(JSONError)
}
