/// A JSON document as it was written: members in their order, numbers as their digits, so that a file that is read and
/// written again loses nothing, not even keys that this program does not know.
package enum JSONValue: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSONValue

        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    case null
    case bool(Bool)
    /// The digits as they stood in the file, for example `726429294.46772897`.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// The last member of that name, as most readers take it; `nil` when this is no object or has none.
    package subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
    package var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
    package var integer: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }
    package var isNull: Bool { self == .null }

    /// What this value is, in the words of an error message.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
