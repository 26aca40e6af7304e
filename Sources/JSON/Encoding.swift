import Chronology

extension JSONValue {
    /// Encodes a value as a tree.
    package init(encoding value: some Encodable) throws(JSONError) {
        do {
            self = try TreeEncoder.tree(of: value)
        } catch let error as JSONError {
            throw error
        } catch let error as EncodingError {
            throw JSONError(error.sentence)
        } catch {
            throw JSONError("it cannot be written")
        }
    }
}

extension JSONValue {
    /// Encodes a count; throws if it is outside `counts`, so that it could not be read again.
    fileprivate init(count: Int) throws(JSONError) {
        guard Self.counts.contains(count) else { throw JSONError(.outOfRange) }
        self = .integer(Int64(count))
    }
}

extension EncodingError {
    fileprivate var sentence: String {
        if case .invalidValue(_, let context) = self { context.debugDescription } else { "it cannot be written" }
    }
}

/// An encoder that collects what one value encodes. Members are sorted when the tree is requested.
private final class TreeEncoder: Encoder {
    private enum Content {
        case nothing, single(JSONValue)
        case object([JSONValue.Member])
        case array([JSONValue])
    }

    private var content = Content.nothing
    /// The containers requested within this value (nested and super encoders), by key; added to the tree at the end.
    private var children: [(key: String?, encoder: TreeEncoder)] = []

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    static func tree<Value: Encodable>(of value: Value) throws -> JSONValue {
        // Dates are frequent; writing them here saves an encoder for each.
        if Value.self == Instant.self, let instant = value as? Instant { return .string(instant.iso8601) }
        // Sets have no order; a file that is compared and checksummed needs one.
        if Value.self == Set<String>.self, let set = value as? Set<String> {
            return .array(set.sorted().map(JSONValue.string))
        }
        let encoder = TreeEncoder()
        try value.encode(to: encoder)
        return encoder.tree
    }

    var tree: JSONValue {
        switch content {
        case .nothing: return children.isEmpty ? .object([]) : .object(sorting: childMembers)
        case .single(let value): return value
        case .object(let members): return .object(sorting: members + childMembers)
        case .array(let elements): return .array(elements + children.map(\.encoder.tree))
        }
    }

    private var childMembers: [JSONValue.Member] {
        children.map { JSONValue.Member($0.key ?? "super", $0.encoder.tree) }
    }

    func put(_ value: JSONValue, _ key: String) {
        if case .object(var members) = content {
            content = .nothing
            members.append(JSONValue.Member(key, value))
            content = .object(members)
        } else {
            content = .object([JSONValue.Member(key, value)])
        }
    }

    func append(_ value: JSONValue) {
        if case .array(var elements) = content {
            content = .nothing
            elements.append(value)
            content = .array(elements)
        } else {
            content = .array([value])
        }
    }

    func set(_ value: JSONValue) { content = .single(value) }

    var count: Int {
        if case .array(let elements) = content { elements.count + children.count } else { children.count }
    }

    func child(_ key: String?) -> TreeEncoder {
        let child = TreeEncoder()
        children.append((key, child))
        return child
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if case .nothing = content { content = .object([]) }
        return KeyedEncodingContainer(Keyed<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if case .nothing = content { content = .array([]) }
        return Unkeyed(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        Single(encoder: self)
    }

    private struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: TreeEncoder
        var codingPath: [any CodingKey] { [] }

        mutating func encodeNil(forKey key: Key) { encoder.put(.null, key.stringValue) }
        mutating func encode(_ value: Bool, forKey key: Key) { encoder.put(.bool(value), key.stringValue) }
        mutating func encode(_ value: String, forKey key: Key) { encoder.put(.string(value), key.stringValue) }
        mutating func encode(_ value: Int, forKey key: Key) throws {
            encoder.put(try JSONValue(count: value), key.stringValue)
        }
        mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            encoder.put(try TreeEncoder.tree(of: value), key.stringValue)
        }
        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy keyType: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            encoder.child(key.stringValue).container(keyedBy: keyType)
        }
        mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            encoder.child(key.stringValue).unkeyedContainer()
        }
        mutating func superEncoder() -> any Encoder { encoder.child("super") }
        mutating func superEncoder(forKey key: Key) -> any Encoder { encoder.child(key.stringValue) }
    }

    private struct Unkeyed: UnkeyedEncodingContainer {
        let encoder: TreeEncoder
        var codingPath: [any CodingKey] { [] }
        var count: Int { encoder.count }

        mutating func encodeNil() { encoder.append(.null) }
        mutating func encode<Value: Encodable>(_ value: Value) throws {
            encoder.append(try TreeEncoder.tree(of: value))
        }
        mutating func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested>
        {
            encoder.child(nil).container(keyedBy: keyType)
        }
        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            encoder.child(nil).unkeyedContainer()
        }
        mutating func superEncoder() -> any Encoder { encoder.child(nil) }
    }

    private struct Single: SingleValueEncodingContainer {
        let encoder: TreeEncoder
        var codingPath: [any CodingKey] { [] }

        mutating func encodeNil() { encoder.set(.null) }
        mutating func encode(_ value: Bool) { encoder.set(.bool(value)) }
        mutating func encode(_ value: String) { encoder.set(.string(value)) }
        mutating func encode(_ value: Int) throws { encoder.set(try JSONValue(count: value)) }
        mutating func encode(_ value: Int8) { encoder.set(.number(value)) }
        mutating func encode(_ value: Int16) { encoder.set(.number(value)) }
        mutating func encode(_ value: Int32) { encoder.set(.number(value)) }
        mutating func encode(_ value: Int64) { encoder.set(.integer(value)) }
        mutating func encode(_ value: UInt8) { encoder.set(.number(value)) }
        mutating func encode(_ value: UInt16) { encoder.set(.number(value)) }
        mutating func encode(_ value: UInt32) { encoder.set(.number(value)) }
        mutating func encode(_ value: UInt) { encode(UInt64(value)) }
        mutating func encode(_ value: UInt64) {
            encoder.set(.number(value))
        }
        mutating func encode(_ value: Float) throws { try encode(Double(value)) }
        mutating func encode(_ value: Double) throws {
            guard value.isFinite else { throw JSONError(.outOfRange) }
            if let whole = Int64(exactly: value), !(value == 0 && value.sign == .minus) {
                encoder.set(.integer(whole))
            } else {
                encoder.set(.number(value))
            }
        }
        mutating func encode<Value: Encodable>(_ value: Value) throws {
            encoder.set(try TreeEncoder.tree(of: value))
        }
    }
}
