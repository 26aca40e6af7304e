/// A terminal description in memory, with the content of a terminfo file.
struct TerminfoEntry: Hashable, Sendable {
    /// Names and description, separated by `|`.
    var names: String
    /// The values by position in the compiled form, as `boolnames`, `numnames` and `strnames` list them.
    var booleans: [Bool]
    var numbers: [Int32?]
    var strings: [[UInt8]?]
    /// Capabilities beyond the standard ones, by name.
    var extendedBooleans: [String: Bool] = [:]
    var extendedNumbers: [String: Int32] = [:]
    var extendedStrings: [String: [UInt8]] = [:]

    /// Returns the compiled form with 32-bit numbers, as term(5) describes it.
    func compiled() -> [UInt8] {
        var out = Compiled()
        let (offsets, table) = Self.stringTable(strings)
        let nameBytes = Array(names.utf8) + [0]
        for field in [0o1036, nameBytes.count, booleans.count, numbers.count, strings.count, table.count] {
            out.short(field)
        }
        out.bytes += nameBytes
        out.bytes += booleans.map { $0 ? 1 : 0 }
        out.pad()
        numbers.forEach { out.long($0 ?? -1) }
        offsets.forEach { out.short($0) }
        out.bytes += table
        out.pad()
        extended(into: &out)
        return out.bytes
    }

    /// The compiled form for `TERMINFO` in place of a folder: `b64:` and base64.
    var asVariable: String { "b64:" + Self.base64(compiled()) }

    private func extended(into out: inout Compiled) {
        let booleanNames = extendedBooleans.keys.sorted()
        let numberNames = extendedNumbers.keys.sorted()
        let stringNames = extendedStrings.keys.sorted()
        let names = booleanNames + numberNames + stringNames
        guard !names.isEmpty else { return }
        let (valueOffsets, values) = Self.stringTable(stringNames.map { extendedStrings[$0] })
        // Offsets of names count from the end of the values.
        let (nameOffsets, nameTable) = Self.stringTable(names.map { Array($0.utf8) })
        out.short(booleanNames.count)
        out.short(numberNames.count)
        out.short(stringNames.count)
        out.short(stringNames.count + names.count)
        out.short(values.count + nameTable.count)
        out.bytes += booleanNames.map { extendedBooleans[$0] == true ? 1 : 0 }
        out.pad()
        numberNames.forEach { out.long(extendedNumbers[$0] ?? -1) }
        (valueOffsets + nameOffsets).forEach { out.short($0) }
        out.bytes += values + nameTable
    }

    /// Returns offsets into a table of strings that end in 0; -1 for an absent one.
    private static func stringTable(_ strings: [[UInt8]?]) -> (offsets: [Int], table: [UInt8]) {
        var table: [UInt8] = []
        let offsets = strings.map { string -> Int in
            guard let string else { return -1 }
            defer { table += string + [0] }
            return table.count
        }
        return (offsets, table)
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            var value = 0
            for place in start..<start + 3 { value = value << 8 | (place < bytes.count ? Int(bytes[place]) : 0) }
            for digit in 0..<4 {
                text.append(digit <= count ? alphabet[value >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// The bytes of a compiled entry, written little-endian.
private struct Compiled {
    var bytes: [UInt8] = []

    mutating func short(_ value: Int) {
        let bits = UInt16(truncatingIfNeeded: value)
        bytes += [UInt8(bits & 0xFF), UInt8(bits >> 8)]
    }

    mutating func long(_ value: Int32) {
        let bits = UInt32(bitPattern: value)
        for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(bits >> shift & 0xFF)) }
    }

    /// Pads to an even offset.
    mutating func pad() {
        if bytes.count % 2 == 1 { bytes.append(0) }
    }
}
