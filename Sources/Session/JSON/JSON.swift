/// A JSON document as a tree, objects with their keys in order: what is read, compared, merged and written.
///
/// Our own and not FoundationEssentials': a save is compared entity by entity, unknown keys must survive, errors
/// must name line and key, and a game that opens in a few milliseconds cannot wait for a general-purpose coder.
package enum JSON: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// Only above `Int64.max`: seeds.
    case unsigned(UInt64)
    case number(Double)
    case string(String)
    case array([JSON])
    /// Sorted by key, each key once; `JSON.object(sorting:)` makes it so.
    case object([Member])

    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSON

        package init(_ key: String, _ value: JSON) {
            self.key = key
            self.value = value
        }
    }

    /// An object from members in any order; of equal keys the last counts.
    package static func object(sorting members: [Member]) -> JSON {
        var isSorted = true
        for index in members.indices.dropFirst() where !(members[index - 1].key < members[index].key) {
            isSorted = false
            break
        }
        if isSorted { return .object(members) }
        var result: [Member] = []
        result.reserveCapacity(members.count)
        let order = members.indices.sorted {
            members[$0].key == members[$1].key ? $0 < $1 : members[$0].key < members[$1].key
        }
        for index in order {
            if result.last?.key == members[index].key { result.removeLast() }
            result.append(members[index])
        }
        return .object(result)
    }

    package subscript(key: String) -> JSON? {
        get {
            guard case .object(let members) = self else { return nil }
            for member in members where member.key == key { return member.value }
            return nil
        }
        set {
            var members: [Member] = []
            if case .object(let present) = self { members = present }
            members.removeAll { $0.key == key }
            if let newValue { members.append(Member(key, newValue)) }
            self = .object(sorting: members)
        }
    }

    package var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    package var integerValue: Int64? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int64(exactly: value)
        default: nil
        }
    }

    package var arrayValue: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    package var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }
    package init(nilLiteral: ()) { self = .null }
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(sorting: elements.map { Member($0.0, $0.1) })
    }
}

/// Where and why a text is not the JSON that was expected.
package struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    package var message: String
    /// From 1; `nil` where the text was well-formed and its meaning was wrong.
    package var line: Int?
    /// The way to the value: `world.birds[3].name`.
    package var key: String?

    package init(_ message: String, line: Int? = nil, key: String? = nil) {
        self.message = message
        self.line = line
        self.key = key
    }

    package var description: String {
        var text = ""
        if let line { text += "line \(line): " }
        if let key, !key.isEmpty { text += "\(key): " }
        return text + message
    }
}
