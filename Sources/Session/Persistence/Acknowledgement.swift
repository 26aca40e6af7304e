import JSON

/// The content of `write.lock`: the last acknowledged transaction, by which lines lost from the end of the history are
/// noticed.
struct Acknowledgement {
    let transaction: Int

    init(transaction: Int) {
        self.transaction = transaction
    }

    init?(reading bytes: [UInt8]) {
        guard let line = SealedLine.document(bytes), let number = line["transaction"]?.countValue else { return nil }
        transaction = number
    }

    /// Returns the number of the last transaction that a program was told is safe; 0 without a record.
    static func last(_ paths: Paths, _ files: any FileSystem) -> Int {
        guard let bytes = try? files.readIfPresent(paths.writeLock) else { return 0 }
        return Acknowledgement(reading: bytes)?.transaction ?? 0
    }

    var text: String {
        String(decoding: SealedLine.seal([.init("transaction", .integer(Int64(transaction)))]), as: UTF8.self)
    }
}
