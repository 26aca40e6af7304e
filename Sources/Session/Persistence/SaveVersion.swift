/// What tells a save from every other one, and from itself a change later.
struct SaveVersion: Hashable, Sendable, Codable {
    var generation: Int
    /// The last transaction in it.
    var transaction: Int
    /// The checkpoint's file.
    var checkpoint: FileStamp
    /// The history's length in bytes, and which file it is.
    var historyLength: Int
    var historyIdentity: UInt64
}

extension SaveVersion {
    /// Of what lies in no file.
    static let unsaved = SaveVersion(
        generation: 0, transaction: 0, checkpoint: FileStamp(size: 0, identity: 0, modified: 0), historyLength: 0,
        historyIdentity: 0)
}
