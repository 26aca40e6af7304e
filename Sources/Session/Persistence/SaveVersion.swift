/// The identity of a save, different for every save and after every change.
struct SaveVersion: Hashable, Sendable, Codable {
    var generation: Int
    /// The last transaction in it.
    var transaction: Int
    /// The checkpoint's file.
    var checkpoint: FileStamp
    /// The history's length in bytes, and its file.
    var historyLength: Int
    var historyIdentity: UInt64
}

extension SaveVersion {
    /// The version of a game that is in no file.
    static let unsaved = SaveVersion(
        generation: 0, transaction: 0, checkpoint: FileStamp(size: 0, identity: 0, modified: 0), historyLength: 0,
        historyIdentity: 0)
}
