/// Unpacks DEFLATE data (RFC 1951), as PNG files hold it.
struct Inflate {
    struct Fault: Error {}

    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var out: [UInt8] = []

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// - Parameter bytes: a zlib stream (RFC 1950): two bytes, then DEFLATE; the checksum is not looked at.
    static func unpack(zlib bytes: ArraySlice<UInt8>) throws(Fault) -> [UInt8] {
        var reader = Inflate(bytes.dropFirst(2))
        try reader.run()
        return reader.out
    }

    private mutating func run() throws(Fault) {
        var isLast = false
        while !isLast {
            isLast = try take(1) == 1
            switch try take(2) {
            case 0: try copyStored()
            case 1: try decode(Self.fixedLengths, Self.fixedDistances)
            case 2:
                let (lengths, distances) = try readCodes()
                try decode(lengths, distances)
            default: throw Fault()
            }
        }
    }

    private mutating func take(_ count: Int) throws(Fault) -> Int {
        while bitCount < count {
            guard position < bytes.endIndex else { throw Fault() }
            bits |= UInt32(bytes[position]) << UInt32(bitCount)
            position += 1
            bitCount += 8
        }
        let value = bits & (1 << UInt32(count) - 1)
        bits >>= UInt32(count)
        bitCount -= count
        return Int(value)
    }

    private mutating func copyStored() throws(Fault) {
        (bits, bitCount) = (0, 0)
        guard position + 4 <= bytes.endIndex else { throw Fault() }
        let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
        position += 4
        guard position + count <= bytes.endIndex else { throw Fault() }
        out += bytes[position..<position + count]
        position += count
    }

    /// A canonical Huffman code: how many codes of each length, and their symbols in order.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(lengths: some Sequence<Int>) {
            let lengths = Array(lengths)
            for length in 1..<16 {
                for (symbol, own) in lengths.enumerated() where own == length {
                    counts[length] += 1
                    symbols.append(symbol)
                }
            }
        }
    }

    private static let fixedLengths = Code(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let fixedDistances = Code(lengths: repeatElement(5, count: 30))

    private mutating func symbol(_ code: Code) throws(Fault) -> Int {
        var (value, first, index) = (0, 0, 0)
        for length in 1..<16 {
            value |= try take(1)
            let count = code.counts[length]
            if value - count < first { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        throw Fault()
    }

    private mutating func readCodes() throws(Fault) -> (Code, Code) {
        let literals = try take(5) + 257
        let distances = try take(5) + 1
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        var lengths = [Int](repeating: 0, count: 19)
        for place in order.prefix(try take(4) + 4) { lengths[place] = try take(3) }
        let code = Code(lengths: lengths)
        var all: [Int] = []
        while all.count < literals + distances {
            switch try symbol(code) {
            case 16:
                guard let last = all.last else { throw Fault() }
                all += repeatElement(last, count: try take(2) + 3)
            case 17: all += repeatElement(0, count: try take(3) + 3)
            case 18: all += repeatElement(0, count: try take(7) + 11)
            case let length: all.append(length)
            }
        }
        return (Code(lengths: all[..<literals]), Code(lengths: all[literals...]))
    }

    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let distanceBases = [
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097,
        6145, 8193, 12289, 16385, 24577,
    ]

    private mutating func decode(_ lengths: Code, _ distances: Code) throws(Fault) {
        while true {
            let symbol = try symbol(lengths)
            if symbol == 256 { return }
            if symbol < 256 {
                out.append(UInt8(symbol))
                continue
            }
            let place = symbol - 257
            guard place < Self.lengthBases.count else { throw Fault() }
            let extra = place < 8 || place == 28 ? 0 : (place - 4) / 4
            let length = Self.lengthBases[place] + (try take(extra))
            let far = try self.symbol(distances)
            guard far < Self.distanceBases.count else { throw Fault() }
            let distance = Self.distanceBases[far] + (try take(far < 4 ? 0 : (far - 2) / 2))
            guard distance <= out.count else { throw Fault() }
            for _ in 0..<length { out.append(out[out.count - distance]) }
        }
    }
}
