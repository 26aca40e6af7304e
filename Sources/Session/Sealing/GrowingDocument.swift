/// A sealed document that is written piece by piece; its seal comes last.
struct GrowingDocument {
    let path: String
    let files: any FileSystem
    /// The bytes that are not written yet. The first piece holds the place of the seal.
    var bytes: [UInt8] = []
    private var sum = Checksum()
    private var seal: Range<Int>?
    /// The number of bytes written.
    private(set) var length = 0
    private var isBegun = false
    private static let pieceLength = 1 << 18

    init(path: String, files: any FileSystem, bytes: [UInt8] = []) {
        self.path = path
        self.files = files
        self.bytes = bytes
    }

    /// Adds an element to the list that is being written.
    mutating func put(_ visit: ArraySlice<UInt8>, isFirst: Bool) throws(FileError) {
        SealedDocument.put(visit, isFirst: isFirst, into: &bytes)
        if bytes.count >= Self.pieceLength { try flush() }
    }

    mutating func flush() throws(FileError) {
        if isBegun && bytes.isEmpty { return }
        sum.update(bytes)
        length += bytes.count
        if isBegun {
            try files.append(bytes, to: path)
        } else {
            seal = SealedDocument.place(in: bytes)
            try files.write(bytes, to: path)
            isBegun = true
        }
        bytes.removeAll(keepingCapacity: true)
    }

    /// The checksum of the finished document.
    var checksum: String { sum.text }

    mutating func finish() throws(FileError) {
        try flush()
        if let seal { try files.overwrite(Array(sum.text.utf8), in: path, at: seal.lowerBound) }
    }
}
