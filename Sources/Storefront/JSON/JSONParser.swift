/// Why a text is no JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
    /// The keys on the way to the fault: `subscriptionGroups[0].name`; empty at the root.
    package let key: String
    /// 1 for the first line of the file.
    package let line: Int
    package let reason: String
}

/// Reads RFC 8259 JSON into a `JSONValue`. Strict in form, bounded in depth, so that no file can exhaust the stack.
struct JSONParser {
    private static let maximumDepth = 128
    private let bytes: [UInt8]
    private var index = 0
    private var path: [String] = []

    static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
        var parser = JSONParser(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
        let value = try parser.value()
        parser.skipSpace()
        guard parser.index == bytes.count else { throw parser.error("there is more after the end of the document") }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func error(_ reason: String) -> JSONError {
        let line = bytes[..<min(index, bytes.count)].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        var key = ""
        for part in path { key += part.hasPrefix("[") || key.isEmpty ? part : "." + part }
        return JSONError(key: key, line: line, reason: reason)
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private mutating func take(_ mark: Character) -> Bool {
        guard let byte = next, byte == mark.asciiValue else { return false }
        index += 1
        return true
    }

    private mutating func take(word: String) -> Bool {
        guard bytes[index...].starts(with: word.utf8) else { return false }
        index += word.utf8.count
        return true
    }

    private mutating func value() throws(JSONError) -> JSONValue {
        guard path.count <= Self.maximumDepth else { throw error("nested too deeply") }
        skipSpace()
        switch next {
        case nil: throw error("the file ends where a value should be")
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t") where take(word: "true"): return .bool(true)
        case UInt8(ascii: "f") where take(word: "false"): return .bool(false)
        case UInt8(ascii: "n") where take(word: "null"): return .null
        case .some(let byte) where byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte):
            return .number(try number())
        default: throw error("this is no JSON value")
        }
    }

    private mutating func object() throws(JSONError) -> JSONValue {
        index += 1
        var members: [JSONValue.Member] = []
        skipSpace()
        if take("}") { return .object([]) }
        while true {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw error("a key in quotes is missing") }
            let key = try string()
            path.append(key)
            skipSpace()
            guard take(":") else { throw error("a colon is missing after the key") }
            members.append(JSONValue.Member(key, try value()))
            path.removeLast()
            skipSpace()
            if take("}") { return .object(members) }
            guard take(",") else { throw error("a comma or } is missing after “\(key)”") }
        }
    }

    private mutating func array() throws(JSONError) -> JSONValue {
        index += 1
        var values: [JSONValue] = []
        skipSpace()
        if take("]") { return .array([]) }
        while true {
            path.append("[\(values.count)]")
            values.append(try value())
            path.removeLast()
            skipSpace()
            if take("]") { return .array(values) }
            guard take(",") else { throw error("a comma or ] is missing in the list") }
        }
    }

    private mutating func number() throws(JSONError) -> String {
        let start = index
        _ = take("-")
        let leadingZero = next == UInt8(ascii: "0")
        let whole = digits()
        guard whole > 0, !(leadingZero && whole > 1) else { throw error("this is no number") }
        if take(".") {
            guard digits() > 0 else { throw error("a number must not end in a point") }
        }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            guard digits() > 0 else { throw error("the exponent of a number is missing") }
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func digits() -> Int {
        let start = index
        while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
        return index - start
    }

    private mutating func string() throws(JSONError) -> String {
        index += 1
        var text: [UInt8] = []
        while true {
            guard let byte = next else { throw error("a text has no closing quote") }
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validating: text, as: UTF8.self) else { throw error("a text is not UTF-8") }
                return string
            case UInt8(ascii: "\\"): text += String(try escape()).utf8
            case ..<0x20: throw error("a text holds a bare control character")
            default: text.append(byte)
            }
        }
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        defer { index += 1 }
        switch next {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            var unit = try hexadecimal(at: index + 1)
            index += 4
            if (0xD800..<0xDC00).contains(unit), index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "\\"),
                bytes[index + 2] == UInt8(ascii: "u")
            {
                let low = try hexadecimal(at: index + 3)
                if (0xDC00..<0xE000).contains(low) {
                    unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
                    index += 6
                }
            }
            guard let scalar = Unicode.Scalar(unit) else { throw error("half a character is escaped") }
            return scalar
        default: throw error("an unknown escape in a text")
        }
    }

    private func hexadecimal(at start: Int) throws(JSONError) -> UInt32 {
        guard start + 4 <= bytes.count,
            let unit = UInt32(String(decoding: bytes[start..<start + 4], as: UTF8.self), radix: 16)
        else { throw error("four hexadecimal digits are missing") }
        return unit
    }
}
