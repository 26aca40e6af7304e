import JSON

/// The content of `write.lock`: one sealed line with the number of the last transaction that was reported as saved.
///
/// A history that ends before it has lost lines.
enum Acknowledgement {
    /// Returns the number in the content of `write.lock`; `nil` if that is empty or damaged.
    static func transaction(in bytes: [UInt8]) -> Int? { SealedLine.document(bytes)?["transaction"]?.countValue }

    /// Returns the number of the last transaction that was reported as saved; 0 without a record.
    static func last(_ paths: Paths, _ files: any FileSystem) -> Int {
        (try? files.readIfPresent(paths.writeLock)).flatMap(transaction) ?? 0
    }

    /// Returns the content for a transaction.
    static func text(_ transaction: Int) -> String {
        String(decoding: SealedLine.seal([.init("transaction", .integer(Int64(transaction)))]), as: UTF8.self)
    }
}
