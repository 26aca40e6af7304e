import JSON

/// The content of `write.lock`: the number of the last transaction that was reported as saved.
///
/// A history that ends before it has lost lines.
struct Acknowledgement {
    let transaction: Int

    init(transaction: Int) {
        self.transaction = transaction
    }

    /// Reads the content of `write.lock`; `nil` if it is empty or damaged.
    init?(reading bytes: [UInt8]) {
        guard let line = SealedLine.document(bytes), let number = line["transaction"]?.countValue else { return nil }
        transaction = number
    }

    /// Returns the number of the last transaction that was reported as saved; 0 without a record.
    static func last(_ paths: Paths, _ files: any FileSystem) -> Int {
        guard let bytes = try? files.readIfPresent(paths.writeLock) else { return 0 }
        return Acknowledgement(reading: bytes)?.transaction ?? 0
    }

    /// The content to write: one sealed line.
    var text: String {
        String(decoding: SealedLine.seal([.init("transaction", .integer(Int64(transaction)))]), as: UTF8.self)
    }
}
