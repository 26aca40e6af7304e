/// A small reader of XML: elements and their attributes, one after the other, with line numbers.
///
/// Comments, processing instructions and the document type are skipped; text is kept until the next event. Entities
/// other than XML's own five and character references are refused, so a small file cannot grow into a large one. It
/// works on bytes, in one pass, without recursion.
struct XMLReader {
    struct Attribute {
        let name: String
        let value: String
    }

    enum Event {
        case start(name: String, attributes: [Attribute], selfClosing: Bool)
        case end(name: String)
    }

    private let bytes: [UInt8]
    private var position = 0
    /// The line of the last event, from 1.
    private(set) var line = 1
    private var lineAtPosition = 1
    /// The text before the last event, as it stands in the file.
    private var rawText: [UInt8] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is not content.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// Returns the next element's start or end; nil at the end of the file.
    mutating func next() throws(SVGFault) -> Event? {
        rawText.removeAll(keepingCapacity: true)
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                rawText.append(bytes[position])
                advance()
                continue
            }
            line = lineAtPosition
            if matches("<!--") {
                try skip(past: "-->", what: "comment")
            } else if matches("<![CDATA[") {
                try skip(past: "]]>", what: "CDATA section")
            } else if matches("<?") {
                try skip(past: "?>", what: "processing instruction")
            } else if matches("<!") {
                try skipDocumentType()
            } else if matches("</") {
                position += 2
                let name = try readName()
                skipSpace()
                try expect(UInt8(ascii: ">"), after: "</" + name)
                return .end(name: name)
            } else {
                position += 1
                return try readStart()
            }
        }
        line = lineAtPosition
        return nil
    }

    /// Returns the text before the last event.
    func text() throws(SVGFault) -> String { try Self.decodeEntities(rawText[...]) }

    private mutating func readStart() throws(SVGFault) -> Event {
        let name = try readName()
        var attributes: [Attribute] = []
        while true {
            let hadSpace = skipSpace()
            guard position < bytes.count else { throw unfinished("the element <\(name)>") }
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return .start(name: name, attributes: attributes, selfClosing: false)
            case UInt8(ascii: "/"):
                position += 1
                try expect(UInt8(ascii: ">"), after: "<\(name) /")
                return .start(name: name, attributes: attributes, selfClosing: true)
            default:
                guard hadSpace else {
                    throw SVGFault("There is no space before an attribute.", "Put a space between attributes.")
                }
                let attribute = try readName()
                skipSpace()
                try expect(UInt8(ascii: "="), after: attribute)
                skipSpace()
                let value = try readValue(of: attribute)
                guard !attributes.contains(where: { $0.name == attribute }) else {
                    throw SVGFault("The attribute \(attribute) is given twice.", "Keep one of them.")
                }
                guard attributes.count < 64 else {
                    throw SVGFault("There are more than 64 attributes.", "Remove those that draw nothing.")
                }
                attributes.append(Attribute(name: attribute, value: value))
            }
        }
    }

    private mutating func readName() throws(SVGFault) -> String {
        let start = position
        while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
        guard position > start, position - start <= 128 else {
            throw SVGFault("A name is missing or too long.", "Write < in text as &lt; and check the tag.")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "."), 0x80...0xFF:
            true
        default: false
        }
    }

    private mutating func readValue(of attribute: String) throws(SVGFault) -> String {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else { throw SVGFault("The value of \(attribute) is not in quotes.", "Put it in quotes.") }
        let quote = bytes[position]
        position += 1
        let start = position
        var hasEntity = false
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "<") {
                throw SVGFault("There is a < within the value of \(attribute).", "Check its closing quote.")
            }
            if bytes[position] == UInt8(ascii: "&") { hasEntity = true }
            advance()
        }
        guard position < bytes.count else { throw unfinished("the value of \(attribute)") }
        let raw = bytes[start..<position]
        position += 1
        return hasEntity ? try Self.decodeEntities(raw) : String(decoding: raw, as: UTF8.self)
    }

    private static func decodeEntities(_ raw: ArraySlice<UInt8>) throws(SVGFault) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(raw.count)
        var index = raw.startIndex
        while index < raw.endIndex {
            guard raw[index] == UInt8(ascii: "&") else {
                result.append(raw[index])
                index += 1
                continue
            }
            guard let end = raw[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
                throw SVGFault("An & stands alone.", "Write it as &amp;.")
            }
            let name = String(decoding: raw[(index + 1)..<end], as: UTF8.self)
            switch name {
            case "amp": result.append(UInt8(ascii: "&"))
            case "lt": result.append(UInt8(ascii: "<"))
            case "gt": result.append(UInt8(ascii: ">"))
            case "quot": result.append(UInt8(ascii: "\""))
            case "apos": result.append(UInt8(ascii: "'"))
            default:
                let code =
                    name.hasPrefix("#x")
                    ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
                guard let code, let scalar = Unicode.Scalar(code) else {
                    throw SVGFault("The entity \(quoted(name)) is not known.", "Write the character itself.")
                }
                result.append(contentsOf: Array(String(Character(scalar)).utf8))
            }
            index = end + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Skips `<!DOCTYPE …>`, with an internal subset in brackets if there is one.
    private mutating func skipDocumentType() throws(SVGFault) {
        var depth = 0
        var quote: UInt8?
        while position < bytes.count {
            let byte = bytes[position]
            advance()
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") {
                depth += 1
            } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "]") {
                depth -= 1
                if depth <= 0 { return }
            }
        }
        throw unfinished("the document type")
    }

    private mutating func skip(past end: StaticString, what: String) throws(SVGFault) {
        while position < bytes.count {
            if matches(end) {
                position += end.utf8CodeUnitCount
                return
            }
            advance()
        }
        throw unfinished("the \(what)")
    }

    private mutating func advance() {
        if bytes[position] == 0x0A { lineAtPosition += 1 }
        position += 1
    }

    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: advance()
            default: return position > start
            }
        }
        return position > start
    }

    private mutating func expect(_ byte: UInt8, after what: String) throws(SVGFault) {
        guard position < bytes.count else { throw unfinished(quoted(what)) }
        guard bytes[position] == byte else {
            throw SVGFault(
                "After \(quoted(what)) there is no \(Character(Unicode.Scalar(byte))).", "Check the tag's spelling.")
        }
        position += 1
    }

    private func matches(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<(position + count)]) }
    }

    private func unfinished(_ what: String) -> SVGFault {
        SVGFault("The file ends within \(what).", "The file may have been cut off; save it again.")
    }
}
