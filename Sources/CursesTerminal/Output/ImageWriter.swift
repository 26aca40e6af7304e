import Drawing

/// Shows a frame's images by kitty's graphics protocol: each is sent once and then put in its places.
///
/// An image shows only in cells of its picture that nothing else was written to. It lies over those, not under all
/// glyphs: kitty would draw every cell of the screen twice for that.
struct ImageWriter {
    /// A rectangle of an image in a place.
    private struct Piece: Hashable {
        let image: PixelImage
        /// The part of the image that shows, in its pixels.
        let source: PixelRect
        let cell: CellPoint
        /// The place in the cell, in pixels from its upper left corner.
        let offset: CellPoint
        let z: Int
    }

    /// The bytes of images in the terminal beyond which those that do not show are deleted.
    static let limit = 16 << 20
    /// The sequence that deletes all images on the screen and in the terminal's memory.
    static let deletion = Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8)
    /// The most bytes of one part of an image, as the protocol has it.
    private static let chunk = 4096
    private var sent: [PixelImage: (id: Int, used: Int)] = [:]
    /// The numbers of the pieces that show, by which they are moved and deleted.
    private var shown: [Piece: Int] = [:]
    private var memory = 0
    private var lastNumber = 0
    private var updates = 0

    /// True if the terminal keeps images.
    var isActive: Bool { !sent.isEmpty }

    /// Forgets all images; the terminal is sent `deletion`.
    mutating func forget() { (sent, shown, memory) = ([:], [:], 0) }

    /// Returns the bytes that change the images on the screen to a frame's.
    mutating func update(to frame: CellGrid, cell: CellPixels) -> [UInt8] {
        guard isActive || !frame.placements.isEmpty else { return [] }
        let pieces = Self.pieces(of: frame, cell)
        guard pieces != Set(shown.keys) else { return [] }
        updates += 1
        var bytes: [UInt8] = []
        var gone = shown.filter { !pieces.contains($0.key) }
        // What is behind comes first, so that nothing shows through.
        let new = pieces.filter { shown[$0] == nil }.sorted {
            ($0.z, $0.cell.y, $0.cell.x) < ($1.z, $1.cell.y, $1.cell.x)
        }
        for piece in new {
            let id = id(of: piece.image, &bytes)
            // An image that has moved keeps its number, so the terminal moves it.
            let former = gone.first { $0.key.image == piece.image }
            if let former { (shown[former.key], gone[former.key]) = (nil, nil) }
            let number = former?.value ?? nextNumber()
            shown[piece] = number
            bytes += Self.place(piece, id, number)
        }
        for (piece, number) in gone {
            shown[piece] = nil
            if let id = sent[piece.image]?.id { bytes += Array("\u{1B}_Ga=d,d=i,i=\(id),p=\(number),q=2\u{1B}\\".utf8) }
        }
        for piece in pieces { sent[piece.image]?.used = updates }
        dropOldImages(&bytes)
        return Array("\u{1B}7".utf8) + bytes + Array("\u{1B}8".utf8)
    }

    private mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Returns the protocol's number of an image, and appends the bytes that send it if the terminal does not have it.
    private mutating func id(of image: PixelImage, _ bytes: inout [UInt8]) -> Int {
        if let known = sent[image] { return known.id }
        let id = nextNumber()
        sent[image] = (id, updates)
        memory += image.memory
        let packed = Zlib.shared?.compressed(image.bytes)
        let text = Base64.encoded(packed ?? image.bytes)
        var keys = "a=t,f=\(image.hasAlpha ? 32 : 24),s=\(image.width),v=\(image.height),i=\(id),q=2"
        if packed != nil { keys += ",o=z" }
        var rest = text[...]
        repeat {
            let part = rest.prefix(Self.chunk)
            rest = rest.dropFirst(part.count)
            bytes += Array("\u{1B}_G\(keys)\(keys.isEmpty ? "" : ",")m=\(rest.isEmpty ? 0 : 1);".utf8)
            bytes += part
            bytes += Array("\u{1B}\\".utf8)
            keys = ""
        } while !rest.isEmpty
        return id
    }

    private static func place(_ piece: Piece, _ id: Int, _ number: Int) -> [UInt8] {
        let source = piece.source
        var keys = "a=p,i=\(id),p=\(number)"
        if source.size != CellSize(width: piece.image.width, height: piece.image.height) {
            keys += ",x=\(source.x),y=\(source.y),w=\(source.width),h=\(source.height)"
        }
        if piece.offset.x > 0 { keys += ",X=\(piece.offset.x)" }
        if piece.offset.y > 0 { keys += ",Y=\(piece.offset.y)" }
        return Array(
            "\u{1B}[\(piece.cell.y + 1);\(piece.cell.x + 1)H\u{1B}_G\(keys),z=\(piece.z),C=1,q=2\u{1B}\\".utf8)
    }

    /// Deletes all images that do not show once there is no room for them: kitty frees the others with any of them.
    private mutating func dropOldImages(_ bytes: inout [UInt8]) {
        guard memory > Self.limit else { return }
        for (image, entry) in sent where entry.used < updates {
            sent[image] = nil
            memory -= image.memory
            bytes += Array("\u{1B}_Ga=d,d=I,i=\(entry.id),q=2\u{1B}\\".utf8)
        }
    }

    // MARK: Pieces

    /// Returns the parts of a frame's images that show.
    private static func pieces(of frame: CellGrid, _ cell: CellPixels) -> Set<Piece> {
        var pieces: Set<Piece> = []
        for picture in frame.pictures {
            let visible = picture.rect.parts { frame.shows(picture, x: $0, y: $1) }
            for placement in picture.placements {
                let (image, whole) = (placement.image, placement.pixels(cell))
                for part in visible {
                    let shown = whole.intersection(part.pixels(cell))
                    guard !shown.isEmpty else { continue }
                    pieces.insert(
                        Piece(
                            image: image,
                            source: PixelRect(
                                x: shown.x - whole.x, y: shown.y - whole.y, width: shown.width, height: shown.height),
                            cell: CellPoint(x: shown.x / cell.columns, y: shown.y / cell.rows),
                            offset: CellPoint(x: shown.x % cell.columns, y: shown.y % cell.rows), z: placement.z))
                }
            }
        }
        return pieces
    }
}

/// Base64 with padding, as RFC 4648 describes it.
enum Base64 {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encoded(_ bytes: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text, count in
            for start in stride(from: 0, to: bytes.count, by: 3) {
                let rest = bytes.count - start
                let group =
                    Int(bytes[start]) << 16 | (rest > 1 ? Int(bytes[start + 1]) << 8 : 0)
                    | (rest > 2 ? Int(bytes[start + 2]) : 0)
                for place in 0..<4 {
                    text[count] = place <= rest ? digits[group >> (18 - 6 * place) & 63] : UInt8(ascii: "=")
                    count += 1
                }
            }
        }
    }
}
