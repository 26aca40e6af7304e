/// The identity of the state of a save, different after every change.
struct SaveVersion: Hashable, Sendable, Codable {
    var generation: Int
    /// The number of the last transaction.
    var transaction: Int
    /// The stamp of the checkpoint's file.
    var checkpoint: FileStamp
    /// The length of the history in bytes.
    var historyLength: Int
    /// The identity of the history's file, such as its inode.
    var historyIdentity: UInt64
}

extension SaveVersion {
    /// The version that stands for a game in no file: all zeros.
    static let unsaved = SaveVersion(
        generation: 0, transaction: 0, checkpoint: FileStamp(size: 0, identity: 0, modified: 0), historyLength: 0,
        historyIdentity: 0)
}
