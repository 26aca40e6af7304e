/// A CRC-32 (IEEE 802.3, as in zip and PNG), computed in pieces or at once.
///
/// It detects every error burst of up to 32 bits, and common tools can check it.
struct Checksum: Hashable, Sendable {
    private var register: UInt32 = 0xFFFF_FFFF

    /// Makes the checksum of no bytes.
    init() {}

    init(_ bytes: some Sequence<UInt8>) {
        update(bytes)
    }

    /// Continues from a known checksum; `nil` if the text is not eight hexadecimal digits.
    init?(text: String) {
        guard text.utf8.count == 8, let value = UInt32(text, radix: 16) else { return nil }
        register = value ^ 0xFFFF_FFFF
    }

    var value: UInt32 { register ^ 0xFFFF_FFFF }

    /// The checksum as eight hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// Adds bytes; the result does not depend on how they are divided into calls.
    mutating func update(_ bytes: some Sequence<UInt8>) {
        let isDone: Void? = bytes.withContiguousStorageIfAvailable { run($0) }
        if isDone == nil { Array(bytes).withUnsafeBufferPointer { run($0) } }
    }

    /// Processes eight bytes per step with eight tables, so a year's journal takes milliseconds.
    private mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        Self.tables.withUnsafeBufferPointer { tables in
            var crc = register
            var index = 0
            let raw = UnsafeRawBufferPointer(bytes)
            while index + 8 <= raw.count {
                let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ UInt64(crc)
                // Unrolled by hand: code that is optimized for size keeps a loop, which takes twice as long.
                func look(_ byte: Int) -> UInt32 { tables[1792 - byte * 256 + Int(word >> (byte * 8) & 0xFF)] }
                crc = look(0) ^ look(1) ^ look(2) ^ look(3)
                crc ^= look(4) ^ look(5) ^ look(6) ^ look(7)
                index += 8
            }
            while index < bytes.count {
                crc = crc >> 8 ^ tables[Int((crc ^ UInt32(bytes[index])) & 0xFF)]
                index += 1
            }
            register = crc
        }
    }

    /// Eight tables of 256 entries in one array: the effect of a byte by its distance from the end of a step.
    private static let tables: [UInt32] = {
        var tables: [UInt32] = []
        for index in 0..<256 {
            var entry = UInt32(index)
            for _ in 0..<8 { entry = entry & 1 == 1 ? entry >> 1 ^ 0xEDB8_8320 : entry >> 1 }
            tables.append(entry)
        }
        for index in 256..<2048 {
            let former = tables[index - 256]
            tables.append(former >> 8 ^ tables[Int(former & 0xFF)])
        }
        return tables
    }()
}
