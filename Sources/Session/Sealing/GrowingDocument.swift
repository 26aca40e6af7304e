/// A sealed document that is written to disk in pieces of 256 KB, its checksum last.
struct GrowingDocument {
    let path: String
    let files: any FileSystem
    /// The bytes that are not written yet; the first piece must contain the place of the checksum.
    var bytes: [UInt8] = []
    private var sum = Checksum()
    /// The byte range of the checksum's digits in the file; `nil` until the first piece is written.
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

    /// Writes the pending bytes.
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

    /// The checksum of the bytes written so far; of the document when it is finished.
    var checksum: String { sum.text }

    /// Writes the pending bytes and the checksum.
    mutating func finish() throws(FileError) {
        try flush()
        if let seal { try files.overwrite(Array(sum.text.utf8), in: path, at: seal.lowerBound) }
    }
}
