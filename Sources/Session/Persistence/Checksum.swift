/// CRC-32 (IEEE 802.3, as zip and PNG use it): finds every error burst of up to 32 bits, and any tool can check it.
package struct Checksum: Hashable, Sendable {
    package private(set) var value: UInt32

    package init(_ bytes: some Sequence<UInt8>) {
        var crc: UInt32 = 0xFFFF_FFFF
        let table = Self.table
        if bytes.withContiguousStorageIfAvailable({ crc = Self.run(crc, $0, table) }) == nil {
            crc = Array(bytes).withUnsafeBufferPointer { Self.run(crc, $0, table) }
        }
        value = crc ^ 0xFFFF_FFFF
    }

    /// Eight hexadecimal digits.
    package var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    private static func run(_ start: UInt32, _ bytes: UnsafeBufferPointer<UInt8>, _ table: [UInt32]) -> UInt32 {
        table.withUnsafeBufferPointer { table in
            var crc = start
            for byte in bytes { crc = crc >> 8 ^ table[Int((crc ^ UInt32(byte)) & 0xFF)] }
            return crc
        }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
}
