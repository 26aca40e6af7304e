/// An iterator over the lines of a file, each with its line feed, that reads 256 KB at a time.
///
/// Memory is bounded by the piece and the longest line.
struct FileLines {
    private let path: String
    private let files: any FileSystem
    private var buffer: [UInt8] = []
    /// The index in the buffer at which the next line begins.
    private var start = 0
    /// The offset in the file of the next read, in bytes.
    private(set) var offset = 0
    private var isAtEnd = false
    /// The number of bytes that are read at once.
    static let pieceLength = 1 << 18
    /// The most bytes that a line of any of the game's files has.
    static let longestLine = 1 << 20

    init(path: String, files: any FileSystem) {
        self.path = path
        self.files = files
    }

    /// Returns the next line; `nil` at the end. A line that is longer than `longestLine` is returned in parts without a
    /// line feed.
    mutating func next() throws(FileError) -> ArraySlice<UInt8>? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                defer { start = end + 1 }
                return buffer[start...end]
            }
            if isAtEnd || buffer.count - start > Self.longestLine {
                defer { start = buffer.count }
                return start < buffer.count ? buffer[start...] : nil
            }
            // A partial line moves to the front once, and grows there.
            if start > 0 { buffer.removeFirst(start) }
            start = 0
            searched = buffer.count
            let piece = try files.read(path, from: offset, count: Self.pieceLength)
            isAtEnd = piece.count < Self.pieceLength
            offset += piece.count
            buffer += piece
        }
    }
}
