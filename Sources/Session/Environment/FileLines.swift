/// The lines of a file, read piece by piece, each with its line feed. Memory is that of a piece and of the longest
/// line.
struct FileLines {
    private let path: String
    private let files: any FileSystem
    private var buffer: [UInt8] = []
    /// The index in the buffer at which the next line begins.
    private var start = 0
    /// The offset in the file of the next read.
    private(set) var offset = 0
    private var isAtEnd = false
    static let pieceLength = 1 << 18
    /// The longest line of any file of the game.
    static let longestLine = 1 << 20

    init(path: String, files: any FileSystem) {
        self.path = path
        self.files = files
    }

    /// Returns the next line; of a longer one than any should be, a first part without a line feed.
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
