import JSON

/// What `write.lock` says: the last transaction that was acknowledged, so that lines lost from the end of the history
/// are noticed.
struct Acknowledgement {
    let transaction: Int

    init(transaction: Int) {
        self.transaction = transaction
    }

    init?(reading bytes: [UInt8]) {
        guard let line = SealedLine.document(bytes), let number = line["transaction"]?.countValue else { return nil }
        transaction = number
    }

    var text: String {
        String(decoding: SealedLine.seal([.init("transaction", .integer(Int64(transaction)))]), as: UTF8.self)
    }
}
