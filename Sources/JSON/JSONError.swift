/// The place and the reason of a fault in a JSON text.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Fault: Hashable, Sendable {
        // The text is not JSON.
        case endsEarly, moreFollows, notAValue, nestedTooDeeply, keyExpected, colonExpected, commaExpected
        case textNotClosed, controlCharacter, notUTF8, unknownEscape, halfSurrogate, notHexadecimal
        case digitsMissing, numberTooLarge
        // The text is JSON, but not what its reader needs.
        case missing
        case mismatch(expected: JSONValue.Kind, found: JSONValue.Kind)
        /// A number that does not fit its type, or that JSON cannot express.
        case outOfRange
        /// The reason for which the reader of this kind of document cannot use it.
        case unsuitable(String)
    }

    package var fault: Fault
    /// The line, from 1; `nil` where the text was well-formed and its meaning was wrong.
    package var line: Int?
    /// The column in bytes, from 1; `nil` if it is unknown.
    package var column: Int?
    /// The path of the value, such as `world.birds[3].name`; empty at the root.
    package var key: String

    package init(_ fault: Fault, line: Int? = nil, column: Int? = nil, key: String = "") {
        self.fault = fault
        self.line = line
        self.column = column
        self.key = key
    }

    package init(_ reason: String, line: Int? = nil, key: String = "") {
        self.init(.unsuitable(reason), line: line, key: key)
    }

    /// Returns the error with `parent`, a key or an index such as `[3]`, put before its path.
    package func within(_ parent: String) -> JSONError {
        var error = self
        error.key = key.isEmpty || key.hasPrefix("[") ? parent + key : "\(parent).\(key)"
        return error
    }

    /// The fault in English, for maintainers.
    package var description: String {
        var text = ""
        if let line { text += "line \(line)" + (column.map { ", column \($0)" } ?? "") + ": " }
        if !key.isEmpty { text += "\(key): " }
        return text + fault.description
    }
}

extension JSONError.Fault: CustomStringConvertible {
    package var description: String {
        switch self {
        case .endsEarly: "the text ends too early"
        case .moreFollows: "more text follows the end of the document"
        case .notAValue: "this is no JSON value"
        case .nestedTooDeeply: "nested too deeply"
        case .keyExpected: "a key in quotes is missing"
        case .colonExpected: "a colon is missing after the key"
        case .commaExpected: "a comma or the closing bracket is missing"
        case .textNotClosed: "a text has no closing quote"
        case .controlCharacter: "a control character stands in a text"
        case .notUTF8: "a text is not UTF-8"
        case .unknownEscape: "an unknown escape stands in a text"
        case .halfSurrogate: "half a character is escaped"
        case .notHexadecimal: "an escape needs four hexadecimal digits"
        case .digitsMissing: "a number lacks digits"
        case .numberTooLarge: "the number is too large"
        case .missing: "the key is missing"
        case .mismatch(let expected, let found): "this should be \(expected) and is \(found)"
        case .outOfRange: "the number is out of range"
        case .unsuitable(let reason): reason
        }
    }
}

extension JSONValue {
    package enum Kind: Hashable, Sendable, CustomStringConvertible {
        case null, bool, number, integer, string, array, object

        package var description: String {
            switch self {
            case .null: "null"
            case .bool: "true or false"
            case .number: "a number"
            case .integer: "a whole number"
            case .string: "a text"
            case .array: "a list"
            case .object: "an object"
            }
        }
    }

    package var kind: Kind {
        switch self {
        case .null: .null
        case .bool: .bool
        case .integer, .unsigned, .decimal: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}
