#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension JSONValue {
    /// The order of an object's members after parsing: sorted with unique keys, as everything that is compared has
    /// them, or as found in the text.
    package enum KeyOrder: Sendable { case sorted, asFound }

    /// Parses one JSON document (RFC 8259); throws if more than white space follows it.
    package init(parsing bytes: [UInt8], keys: KeyOrder = .sorted) throws(JSONError) {
        try self.init(parsing: bytes[...], keys: keys)
    }

    package init(parsing bytes: ArraySlice<UInt8>, keys: KeyOrder = .sorted) throws(JSONError) {
        let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONValue, JSONError> in
            var parser = JSONParser(buffer, keys)
            return Result { () throws(JSONError) -> JSONValue in try parser.document() }
        }
        self = try result.get()
    }

    package init(parsing text: String) throws(JSONError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Parses a document with members as found, and returns the line, from 1, of each key by its path (`keys.refill`).
    package static func parsingWithLines(_ bytes: [UInt8]) throws(JSONError) -> (value: JSONValue, lines: [String: Int])
    {
        let result = bytes.withUnsafeBufferPointer { buffer -> Result<(JSONValue, [String: Int]), JSONError> in
            var parser = JSONParser(buffer, .asFound)
            parser.path = []
            return Result { () throws(JSONError) in (try parser.document(), parser.lines) }
        }
        return try result.get()
    }
}

/// A parser that reads the bytes once. Depth is limited, so a hostile file cannot overflow the stack.
private struct JSONParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let keys: JSONValue.KeyOrder
    private var index = 0
    private var depth = 0
    private static let depthLimit = 128
    /// The keys that lead to the current value; `nil` where no lines are wanted.
    var path: [String]?
    /// The line of each key, from 1, by its path.
    private(set) var lines: [String: Int] = [:]

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ keys: JSONValue.KeyOrder) {
        self.bytes = bytes
        self.keys = keys
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    mutating func document() throws(JSONError) -> JSONValue {
        let value = try value()
        skipSpace()
        guard index == bytes.count else { throw error(.moreFollows) }
        return value
    }

    /// Returns an error at the current position; callers add the path while they unwind.
    private func error(_ fault: JSONError.Fault) -> JSONError {
        let before = bytes[..<min(index, bytes.count)]
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return JSONError(fault, line: line(at: before.count), column: before.count - start + 1)
    }

    private func line(at place: Int) -> Int { 1 + bytes[..<place].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) } }

    private mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            default: return
            }
        }
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        skipSpace()
        guard index < bytes.count else { throw error(.endsEarly) }
        switch bytes[index] {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        default: return try number()
        }
    }

    private mutating func literal(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        let length = word.utf8CodeUnitCount
        guard index + length <= bytes.count, let base = bytes.baseAddress,
            memcmp(base + index, word.utf8Start, length) == 0
        else { throw error(.notAValue) }
        index += length
        return value
    }

    private mutating func enterContainer() throws(JSONError) {
        depth += 1
        index += 1
        guard depth <= Self.depthLimit else { throw error(.nestedTooDeeply) }
    }

    private mutating func object() throws(JSONError) -> JSONValue {
        try enterContainer()
        defer { depth -= 1 }
        var members: [JSONValue.Member] = []
        skipSpace()
        if consume("}") { return .object([]) }
        // A visit, the most numerous object of a save, has up to thirteen members; growing step by step copies them.
        members.reserveCapacity(13)
        repeat {
            skipSpace()
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw error(.keyExpected) }
            let key = try string()
            if path != nil {
                path?.append(key)
                lines[path?.joined(separator: ".") ?? ""] = line(at: index)
            }
            defer { path?.removeLast() }
            skipSpace()
            guard consume(":") else { throw error(.colonExpected) }
            do throws(JSONError) {
                members.append(JSONValue.Member(key, try value()))
            } catch {
                throw error.within(key)
            }
            skipSpace()
        } while consume(",")
        guard consume("}") else { throw error(.commaExpected) }
        return keys == .sorted ? .object(sorting: members) : .object(members)
    }

    private mutating func array() throws(JSONError) -> JSONValue {
        try enterContainer()
        defer { depth -= 1 }
        var elements: [JSONValue] = []
        skipSpace()
        if consume("]") { return .array([]) }
        repeat {
            do throws(JSONError) {
                elements.append(try value())
            } catch {
                throw error.within("[\(elements.count)]")
            }
            skipSpace()
        } while consume(",")
        guard consume("]") else { throw error(.commaExpected) }
        return .array(elements)
    }

    private mutating func consume(_ mark: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }

    private mutating func string() throws(JSONError) -> String {
        index += 1
        let start = index
        var isASCII = true
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let utf8 = UnsafeBufferPointer(rebasing: bytes[start..<index])
                // ASCII can't be wrong, and checking it takes longer than making the text.
                guard
                    let text = isASCII ? String(decoding: utf8, as: UTF8.self) : String(validating: utf8, as: UTF8.self)
                else { throw error(.notUTF8) }
                index += 1
                return text
            case UInt8(ascii: "\\"):
                return try escapedString(from: start)
            case 0..<0x20:
                throw error(.controlCharacter)
            case 0x80...:
                isASCII = false
                index += 1
            default:
                index += 1
            }
        }
        throw error(.textNotClosed)
    }

    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var result = Array(bytes[start..<index])
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: result, as: UTF8.self) else { throw error(.notUTF8) }
                return text
            case UInt8(ascii: "\\"):
                guard index < bytes.count else { break }
                let mark = bytes[index]
                index += 1
                switch mark {
                case UInt8(ascii: "n"): result.append(0x0A)
                case UInt8(ascii: "t"): result.append(0x09)
                case UInt8(ascii: "r"): result.append(0x0D)
                case UInt8(ascii: "b"): result.append(0x08)
                case UInt8(ascii: "f"): result.append(0x0C)
                case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(mark)
                case UInt8(ascii: "u"): result.append(contentsOf: String(try scalar()).utf8)
                default: throw error(.unknownEscape)
                }
            case 0..<0x20:
                throw error(.controlCharacter)
            default:
                result.append(byte)
            }
        }
        throw error(.textNotClosed)
    }

    private mutating func scalar() throws(JSONError) -> Character {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return Character(scalar) }
        guard (0xD800..<0xDC00).contains(first), consume("\\"), consume("u") else { throw error(.halfSurrogate) }
        let second = try hexadecimal()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw error(.halfSurrogate) }
        return Character(scalar)
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        guard index + 4 <= bytes.count else { throw error(.notHexadecimal) }
        var value: UInt32 = 0
        for byte in bytes[index..<index + 4] {
            switch byte {
            case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
            case 0x41...0x46: value = value << 4 | UInt32(byte - 0x37)
            case 0x61...0x66: value = value << 4 | UInt32(byte - 0x57)
            default: throw error(.notHexadecimal)
            }
        }
        index += 4
        return value
    }

    private mutating func number() throws(JSONError) -> JSONValue {
        let start = index
        let isNegative = consume("-")
        let whole = index
        skipDigits()
        guard index > whole else { throw error(.notAValue) }
        guard bytes[whole] != 0x30 || index == whole + 1 else { throw error(.notAValue) }
        let digits = whole..<index
        if consume(".") { try requireDigits() }
        if consume("e") || consume("E") {
            if !consume("+") { _ = consume("-") }
            try requireDigits()
        }
        // Eighteen digits always fit. “-0” is not an integer.
        if index == digits.upperBound, digits.count <= 18, !(isNegative && bytes[whole] == 0x30) {
            let value = bytes[digits].reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) }
            return .integer(isNegative ? -value : value)
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if let value = Int64(text), value != 0 { return .integer(value) }
        if !isNegative, let value = UInt64(text) { return .unsigned(value) }
        guard let value = Double(text), value.isFinite else { throw error(.numberTooLarge) }
        return .decimal(text)
    }

    private mutating func requireDigits() throws(JSONError) {
        let start = index
        skipDigits()
        guard index > start else { throw error(.digitsMissing) }
    }

    private mutating func skipDigits() {
        while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    }
}
