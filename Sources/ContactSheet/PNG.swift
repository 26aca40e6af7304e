/// A PNG of 24-bit color: just enough of RFC 2083 and RFC 1951 to write one without a library.
///
/// Rows are stored as differences to the row above, and runs of a byte as matches with the byte before: pictures of
/// cells, whose pixels come in blocks, shrink to a few percent.
enum PNG {
    /// - Parameter pixels: rows from the top, `width` each, 0xRRGGBB
    static func encode(_ pixels: [UInt32], width: Int, height: Int) -> [UInt8] {
        var raw: [UInt8] = []
        raw.reserveCapacity(height * (width * 3 + 1))
        for y in 0..<height {
            // Filter 2: what is added to the pixel above.
            raw.append(2)
            for x in 0..<width {
                let pixel = pixels[y * width + x]
                let above = y > 0 ? pixels[(y - 1) * width + x] : 0
                for shift in [UInt32(16), 8, 0] {
                    raw.append(UInt8(truncatingIfNeeded: pixel >> shift) &- UInt8(truncatingIfNeeded: above >> shift))
                }
            }
        }
        var out: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        out += chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 2, 0, 0, 0])
        out += chunk("IDAT", [0x78, 0x01] + deflate(raw) + bigEndian(adler(raw)))
        out += chunk("IEND", [])
        return out
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }

    private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return bigEndian(UInt32(data.count)) + body + bigEndian(crc(body))
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { crcTable[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return b << 16 | a
    }

    /// One block with the fixed code; the only matches are runs of the byte before.
    private static func deflate(_ bytes: [UInt8]) -> [UInt8] {
        var bits = BitWriter()
        bits.write(0b011, count: 3)
        var index = 0
        while index < bytes.count {
            var run = 0
            if index > 0 {
                while run < 258, index + run < bytes.count, bytes[index + run] == bytes[index - 1] { run += 1 }
            }
            if run >= 3 {
                bits.writeLength(run)
                bits.writeCode(0, count: 5)
                index += run
            } else {
                bits.writeSymbol(Int(bytes[index]))
                index += 1
            }
        }
        bits.writeSymbol(256)
        return bits.finish()
    }
}

/// Bits as deflate packs them: the first in the lowest place, codes from their highest bit.
private struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    mutating func write(_ value: Int, count: Int) {
        pending |= UInt64(value) << UInt64(self.count)
        self.count += count
        while self.count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            self.count -= 8
        }
    }

    mutating func writeCode(_ code: Int, count: Int) {
        var turned = 0
        for bit in 0..<count where code >> bit & 1 == 1 { turned |= 1 << (count - 1 - bit) }
        write(turned, count: count)
    }

    mutating func writeSymbol(_ symbol: Int) {
        switch symbol {
        case 0...143: writeCode(0x30 + symbol, count: 8)
        case 144...255: writeCode(0x190 + symbol - 144, count: 9)
        case 256...279: writeCode(symbol - 256, count: 7)
        default: writeCode(0xC0 + symbol - 280, count: 8)
        }
    }

    /// A match's length, 3 … 258: a symbol and what is left over in extra bits.
    mutating func writeLength(_ length: Int) {
        if length == 258 {
            writeSymbol(285)
            return
        }
        var (symbol, base, extra) = (257, 3, 0)
        while true {
            let span = 1 << extra
            if length < base + span { break }
            base += span
            symbol += 1
            if symbol >= 265, (symbol - 265) % 4 == 0 { extra += 1 }
        }
        writeSymbol(symbol)
        write(length - base, count: extra)
    }

    mutating func finish() -> [UInt8] {
        if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
        return bytes
    }
}
