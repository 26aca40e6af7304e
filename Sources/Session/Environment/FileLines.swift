/// The lines of a file, read piece by piece; each with its line feed.
struct FileLines {
    private let path: String
    private let files: any FileSystem
    private var buffer: [UInt8] = []
    /// Of the buffer: where the next line begins.
    private var start = 0
    /// Of the file: what is read next.
    private var offset = 0
    private var isAtEnd = false
    private static let pieceLength = 1 << 18

    init(path: String, files: any FileSystem) {
        self.path = path
        self.files = files
    }

    mutating func next() throws(FileError) -> ArraySlice<UInt8>? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0A) {
                defer { start = end + 1 }
                return buffer[start...end]
            }
            if isAtEnd {
                defer { start = buffer.count }
                return start < buffer.count ? buffer[start...] : nil
            }
            let piece = try files.read(path, from: offset, count: Self.pieceLength)
            isAtEnd = piece.count < Self.pieceLength
            offset += piece.count
            searched = buffer.count - start
            buffer = Array(buffer[start...]) + piece
            start = 0
        }
    }
}
