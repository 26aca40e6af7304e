extension JSONValue {
    /// Pretty-printed as Xcode writes `.storekit` files: two spaces, `"key" : value`, a blank line in an empty list.
    package var pretty: String {
        var text = ""
        write(into: &text, indent: "")
        return text
    }

    private func write(into text: inout String, indent: String) {
        let inner = indent + "  "
        switch self {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let value): value.appendJSONLiteral(to: &text)
        case .array(let values):
            text += "[\n"
            for (index, value) in values.enumerated() {
                text += index == 0 ? inner : ",\n" + inner
                value.write(into: &text, indent: inner)
            }
            text += "\n" + indent + "]"
        case .object(let members):
            text += "{\n"
            for (index, member) in members.enumerated() {
                text += index == 0 ? inner : ",\n" + inner
                member.key.appendJSONLiteral(to: &text)
                text += " : "
                member.value.write(into: &text, indent: inner)
            }
            text += "\n" + indent + "}"
        }
    }
}

extension String {
    /// Appends this text as a JSON string literal (RFC 8259), everything beyond ASCII as it is.
    func appendJSONLiteral(to text: inout String) {
        text += "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
