#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension JSON {
    /// Reads one JSON document (RFC 8259), and nothing after it.
    package init(parsing bytes: [UInt8]) throws(DocumentError) {
        try self.init(parsing: bytes[...])
    }

    package init(parsing bytes: ArraySlice<UInt8>) throws(DocumentError) {
        let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSON, DocumentError> in
            var parser = JSONParser(buffer)
            return Result { () throws(DocumentError) -> JSON in try parser.document() }
        }
        self = try result.get()
    }

    package init(parsing text: String) throws(DocumentError) {
        try self.init(parsing: Array(text.utf8))
    }
}

/// Goes over the bytes once. Depth is limited, so that a hostile file cannot overflow the stack.
private struct JSONParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var depth = 0
    private static let depthLimit = 128

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func document() throws(DocumentError) -> JSON {
        let value = try value()
        skipSpace()
        guard index == bytes.count else { throw error("more text follows the end of the document") }
        return value
    }

    private func error(_ message: String) -> DocumentError {
        let line = 1 + bytes[..<min(index, bytes.count)].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
        return DocumentError(message, line: line)
    }

    private mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            default: return
            }
        }
    }

    private mutating func value() throws(DocumentError) -> JSON {
        skipSpace()
        guard index < bytes.count else { throw error("the text ends where a value is expected") }
        switch bytes[index] {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSON) throws(DocumentError) -> JSON {
        let length = word.utf8CodeUnitCount
        guard index + length <= bytes.count, let base = bytes.baseAddress,
            memcmp(base + index, word.utf8Start, length) == 0
        else { throw error("this is not a value") }
        index += length
        return value
    }

    private mutating func enter() throws(DocumentError) {
        depth += 1
        index += 1
        guard depth <= Self.depthLimit else { throw error("nested too deeply") }
    }

    private mutating func object() throws(DocumentError) -> JSON {
        try enter()
        defer { depth -= 1 }
        var members: [JSON.Member] = []
        skipSpace()
        if take("}") { return .object([]) }
        repeat {
            skipSpace()
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw error("a key is expected") }
            let key = try string()
            skipSpace()
            guard take(":") else { throw error("“:” is expected after the key “\(key)”") }
            members.append(JSON.Member(key, try value()))
            skipSpace()
        } while take(",")
        guard take("}") else { throw error("“,” or “}” is expected") }
        return .object(sorting: members)
    }

    private mutating func array() throws(DocumentError) -> JSON {
        try enter()
        defer { depth -= 1 }
        var elements: [JSON] = []
        skipSpace()
        if take("]") { return .array([]) }
        repeat {
            elements.append(try value())
            skipSpace()
        } while take(",")
        guard take("]") else { throw error("“,” or “]” is expected") }
        return .array(elements)
    }

    private mutating func take(_ mark: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
        index += 1
        return true
    }

    private mutating func string() throws(DocumentError) -> String {
        index += 1
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let text = try checked(UnsafeBufferPointer(rebasing: bytes[start..<index]))
                index += 1
                return text
            case UInt8(ascii: "\\"):
                return try escapedString(from: start)
            case 0..<0x20:
                throw error("a control character stands in a text")
            default:
                index += 1
            }
        }
        throw error("a text has no closing quote")
    }

    private func checked(_ utf8: UnsafeBufferPointer<UInt8>) throws(DocumentError) -> String {
        guard let text = String(validating: utf8, as: UTF8.self) else { throw error("a text is not UTF-8") }
        return text
    }

    private mutating func escapedString(from start: Int) throws(DocumentError) -> String {
        var result = Array(bytes[start..<index])
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: result, as: UTF8.self) else { throw error("a text is not UTF-8") }
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
                default: throw error("unknown escape in a text")
                }
            case 0..<0x20:
                throw error("a control character stands in a text")
            default:
                result.append(byte)
            }
        }
        throw error("a text has no closing quote")
    }

    private mutating func scalar() throws(DocumentError) -> Character {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return Character(scalar) }
        guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else { throw error("half a surrogate pair") }
        let second = try hexadecimal()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw error("half a surrogate pair") }
        return Character(scalar)
    }

    private mutating func hexadecimal() throws(DocumentError) -> UInt32 {
        guard index + 4 <= bytes.count else { throw error("the text ends within an escape") }
        var value: UInt32 = 0
        for byte in bytes[index..<index + 4] {
            switch byte {
            case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
            case 0x41...0x46: value = value << 4 | UInt32(byte - 0x37)
            case 0x61...0x66: value = value << 4 | UInt32(byte - 0x57)
            default: throw error("an escape needs four hexadecimal digits")
            }
        }
        index += 4
        return value
    }

    private mutating func number() throws(DocumentError) -> JSON {
        let start = index
        _ = take("-")
        let whole = index
        skipDigits()
        guard index > whole, bytes[whole] != 0x30 || index == whole + 1 else { throw error("this is not a value") }
        var isWhole = true
        if take(".") {
            isWhole = false
            let fraction = index
            skipDigits()
            guard index > fraction else { throw error("digits are expected after the point") }
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            let exponent = index
            skipDigits()
            guard index > exponent else { throw error("digits are expected in the exponent") }
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if isWhole {
            if let value = Int64(text) { return .integer(value) }
            if let value = UInt64(text) { return .unsigned(value) }
        }
        guard let value = Double(text), value.isFinite else { throw error("the number is too large") }
        return .number(value)
    }

    private mutating func skipDigits() {
        while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    }
}
