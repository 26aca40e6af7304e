extension JSONValue {
    /// The document as UTF-8 in one line without spaces: a line of the history, and the form that checksums cover.
    package var compact: [UInt8] {
        var writer = JSONWriter(indentation: nil)
        writer.write(self, depth: 0)
        return writer.bytes
    }

    /// The document indented by two spaces, ending with a line feed, for players to read and compare.
    package var pretty: [UInt8] {
        var writer = JSONWriter(indentation: 2)
        writer.write(self, depth: 0)
        writer.bytes.append(0x0A)
        return writer.bytes
    }

    package var compactText: String { String(decoding: compact, as: UTF8.self) }
    package var prettyText: String { String(decoding: pretty, as: UTF8.self) }
}

private struct JSONWriter {
    var bytes: [UInt8] = []
    let indentation: Int?

    init(indentation: Int?) {
        self.indentation = indentation
        bytes.reserveCapacity(indentation == nil ? 512 : 65_536)
    }

    mutating func write(_ value: JSONValue, depth: Int) {
        switch value {
        case .null: ascii("null")
        case .bool(let flag): ascii(flag ? "true" : "false")
        case .integer(let value): integer(value)
        case .unsigned(let value): text(String(value))
        case .decimal(let digits): text(digits)
        case .string(let value): bytes.append(jsonLiteral: value)
        case .array(let elements):
            guard !elements.isEmpty else { return ascii("[]") }
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                newLine(depth + 1)
                write(element, depth: depth + 1)
            }
            newLine(depth)
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            guard !members.isEmpty else { return ascii("{}") }
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                newLine(depth + 1)
                bytes.append(jsonLiteral: member.key)
                bytes.append(UInt8(ascii: ":"))
                if indentation != nil { bytes.append(0x20) }
                write(member.value, depth: depth + 1)
            }
            newLine(depth)
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private mutating func newLine(_ depth: Int) {
        guard let indentation else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: indentation * depth))
    }

    private mutating func ascii(_ word: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    private mutating func text(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func integer(_ value: Int64) {
        if (0..<10).contains(value) {
            bytes.append(0x30 + UInt8(value))
        } else {
            text(String(value))
        }
    }
}

extension [UInt8] {
    /// Appends a text as a JSON string literal, with everything beyond ASCII unescaped.
    ///
    /// - Parameter escapesDelete: whether to escape the character 7F, which no rule requires; signed texts leave it as
    ///   it is.
    package mutating func append(jsonLiteral text: String, escapesDelete: Bool = true) {
        append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }) {
                append(contentsOf: utf8)
            } else {
                for byte in utf8 { appendEscaped(byte, escapesDelete) }
            }
        }
        append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ byte: UInt8, _ escapesDelete: Bool) {
        switch byte {
        case 0x22, 0x5C: append(contentsOf: [0x5C, byte])
        case 0x0A: append(contentsOf: [0x5C, UInt8(ascii: "n")])
        case 0x0D: append(contentsOf: [0x5C, UInt8(ascii: "r")])
        case 0x09: append(contentsOf: [0x5C, UInt8(ascii: "t")])
        case 0x7F where !escapesDelete: append(byte)
        case 0..<0x20, 0x7F:
            let digits: StaticString = "0123456789abcdef"
            append(contentsOf: "\\u00".utf8)
            append(digits.utf8Start[Int(byte >> 4)])
            append(digits.utf8Start[Int(byte & 15)])
        default: append(byte)
        }
    }
}
