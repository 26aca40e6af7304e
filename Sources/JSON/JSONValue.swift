/// A JSON document as a tree that is read, compared, merged and written. Members keep their order, unknown keys are
/// kept, and so are a decimal's digits.
///
/// FoundationEssentials is not used: a save is compared entity by entity, unknown keys must survive, errors must name
/// line and key, and a game that opens in a few milliseconds cannot wait for a general-purpose coder.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    /// An integer above `Int64.max`, such as a seed.
    case unsigned(UInt64)
    /// A number that is not an integer, in the digits it was written with: `4.90`, `1e-7`. Always finite.
    case decimal(String)
    case string(String)
    case array([JSONValue])
    /// An object. Two objects are equal only if their members come in the same order; saves have them sorted.
    case object([Member])

    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: JSONValue

        package init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// Returns a decimal in the digits of `description`, such as `2.0` for 2; `value` must be finite.
    package static func number(_ value: Double) -> JSONValue { .decimal(value.description) }

    /// Returns a whole number: `unsigned` if it is above `Int64.max`.
    package static func number(_ value: some FixedWidthInteger) -> JSONValue {
        Int64(exactly: value).map(JSONValue.integer) ?? .unsigned(UInt64(clamping: value))
    }

    /// Returns an object of members in any order; of equal keys the last one counts.
    package static func object(sorting members: [Member]) -> JSONValue {
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

    /// The value of the last member with that key; `nil` if there is none, and setting `nil` removes it.
    ///
    /// A new member is inserted before the first with a greater key, so sorted members stay sorted.
    package subscript(key: String) -> JSONValue? {
        get {
            guard case .object(let members) = self else { return nil }
            for member in members.reversed() where member.key == key { return member.value }
            return nil
        }
        set {
            var members = members ?? []
            if let place = members.lastIndex(where: { $0.key == key }) {
                if let newValue { members[place].value = newValue } else { members.removeAll { $0.key == key } }
            } else if let newValue {
                let place = members.firstIndex { $0.key > key } ?? members.endIndex
                members.insert(Member(key, newValue), at: place)
            }
            self = .object(members)
        }
    }

    package var stringValue: String? {
        if case .string(let text) = self { text } else { nil }
    }

    package var boolValue: Bool? {
        if case .bool(let flag) = self { flag } else { nil }
    }

    /// The value as an integer, also of a decimal such as `5.0`; `nil` for anything else.
    package var integerValue: Int64? {
        switch self {
        case .integer(let value): value
        case .decimal(let digits): Double(digits).flatMap { Int64(exactly: $0) }
        default: nil
        }
    }

    /// The range of an `Int` in a file: it holds every count, and no sum or product of a few of them overflows.
    package static let counts = -1_000_000_000_000...1_000_000_000_000

    /// The value as a count from zero up to the end of `counts`; `nil` for anything else.
    package var countValue: Int? {
        integerValue.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 && Self.counts.contains($0) ? $0 : nil }
    }

    package var arrayValue: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members of an object; `nil` for anything else.
    package var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int64) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(nilLiteral: ()) { self = .null }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(sorting: elements.map { Member($0.0, $0.1) })
    }
}
