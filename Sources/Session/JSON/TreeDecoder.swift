import Chronology
import Simulation

extension JSON {
    /// A value from its tree; errors name the key.
    package func decode<Value: Decodable>(_ type: Value.Type) throws(DocumentError) -> Value {
        do {
            return try TreeDecoder(self, nil, nil).value(type)
        } catch let error as DecodingError {
            throw DocumentError(error)
        } catch let error as DocumentError {
            throw error
        } catch {
            throw DocumentError("it cannot be read")
        }
    }
}

extension DocumentError {
    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init("the key is missing", key: DocumentError.path(context.codingPath + [key]))
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            self.init(context.debugDescription, key: DocumentError.path(context.codingPath))
        @unknown default:
            self.init("it cannot be read")
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : "." + key.stringValue
            }
        }
    }
}

/// One value on its way out of the tree. It knows its parent, so that the path costs nothing until an error.
private final class TreeDecoder: Decoder {
    let tree: JSON
    private let parent: TreeDecoder?
    private let key: (any CodingKey)?

    init(_ tree: JSON, _ parent: TreeDecoder?, _ key: (any CodingKey)?) {
        self.tree = tree
        self.parent = parent
        self.key = key
    }

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    var codingPath: [any CodingKey] {
        var path: [any CodingKey] = []
        var decoder: TreeDecoder? = self
        while let current = decoder {
            if let key = current.key { path.append(key) }
            decoder = current.parent
        }
        return path.reversed()
    }

    func mismatch(_ type: Any.Type, _ key: (any CodingKey)? = nil, _ expectation: String) -> DecodingError {
        .typeMismatch(
            type,
            .init(codingPath: codingPath + (key.map { [$0] } ?? []), debugDescription: "\(expectation) is expected")
        )
    }

    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if type == Instant.self, case .string(let text) = tree, let value = Instant(iso8601: text) as? Value {
            return value
        }
        if type == [Visit].self, let visits = QuickVisits.decode(tree) as? Value { return visits }
        return try Value(from: self)
    }

    func child<Value: Decodable>(_ tree: JSON, _ key: any CodingKey, _ type: Value.Type) throws -> Value {
        // A look ahead for the most frequent types saves a decoder each.
        if case .string(let text) = tree {
            if type == String.self, let value = text as? Value { return value }
            if type == Instant.self, let value = Instant(iso8601: text) as? Value { return value }
        }
        return try TreeDecoder(tree, self, key).value(type)
    }

    func integer<Value: FixedWidthInteger>(_ tree: JSON, _ key: (any CodingKey)?) throws -> Value {
        let value: Value? =
            switch tree {
            case .integer(let value): Value(exactly: value)
            case .unsigned(let value): Value(exactly: value)
            case .number(let value): Value(exactly: value)
            default: nil
            }
        guard let value else { throw mismatch(Value.self, key, "a whole number") }
        return value
    }

    func number(_ tree: JSON, _ key: (any CodingKey)?) throws -> Double {
        switch tree {
        case .integer(let value): return Double(value)
        case .unsigned(let value): return Double(value)
        case .number(let value): return value
        default: throw mismatch(Double.self, key, "a number")
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = tree else { throw mismatch([String: Any].self, nil, "an object") }
        return KeyedDecodingContainer(Keyed<Key>(decoder: self, members: members))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = tree else { throw mismatch([Any].self, nil, "an array") }
        return Unkeyed(decoder: self, elements: elements)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        Single(decoder: self)
    }

    struct IndexKey: CodingKey {
        var intValue: Int?
        var stringValue: String { intValue.map(String.init) ?? "" }
        init(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { nil }
    }

    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: TreeDecoder
        let members: [JSON.Member]
        var codingPath: [any CodingKey] { decoder.codingPath }
        var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

        func find(_ key: Key) -> JSON? {
            let name = key.stringValue
            for member in members where member.key == name { return member.value }
            return nil
        }

        func need(_ key: Key) throws -> JSON {
            guard let value = find(key) else {
                throw DecodingError.keyNotFound(
                    key, .init(codingPath: codingPath, debugDescription: "the key is missing"))
            }
            return value
        }

        func contains(_ key: Key) -> Bool { find(key) != nil }
        func decodeNil(forKey key: Key) throws -> Bool { try need(key) == .null }
        func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
            guard case .bool(let value) = try need(key) else { throw decoder.mismatch(type, key, "true or false") }
            return value
        }
        func decode(_ type: String.Type, forKey key: Key) throws -> String {
            guard case .string(let value) = try need(key) else { throw decoder.mismatch(type, key, "a text") }
            return value
        }
        func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decoder.integer(try need(key), key) }
        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try decoder.child(try need(key), key, type)
        }
        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> {
            try TreeDecoder(try need(key), decoder, key).container(keyedBy: type)
        }
        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try TreeDecoder(try need(key), decoder, key).unkeyedContainer()
        }
        func superDecoder() throws -> any Decoder { decoder }
        func superDecoder(forKey key: Key) throws -> any Decoder { TreeDecoder(try need(key), decoder, key) }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let decoder: TreeDecoder
        let elements: [JSON]
        var currentIndex = 0

        init(decoder: TreeDecoder, elements: [JSON]) {
            self.decoder = decoder
            self.elements = elements
        }

        var codingPath: [any CodingKey] { decoder.codingPath }
        var count: Int? { elements.count }
        var isAtEnd: Bool { currentIndex >= elements.count }

        mutating func next(_ type: Any.Type) throws -> (JSON, IndexKey) {
            let key = IndexKey(intValue: currentIndex)
            guard !isAtEnd else {
                throw DecodingError.valueNotFound(
                    type, .init(codingPath: codingPath + [key], debugDescription: "the array is too short"))
            }
            currentIndex += 1
            return (elements[key.intValue ?? 0], key)
        }

        mutating func decodeNil() throws -> Bool {
            guard !isAtEnd, elements[currentIndex] == .null else { return false }
            currentIndex += 1
            return true
        }
        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            let (tree, key) = try next(type)
            return try decoder.child(tree, key, type)
        }
        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) throws -> KeyedDecodingContainer<Nested> {
            let (tree, key) = try next(type)
            return try TreeDecoder(tree, decoder, key).container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            let (tree, key) = try next([Any].self)
            return try TreeDecoder(tree, decoder, key).unkeyedContainer()
        }
        mutating func superDecoder() throws -> any Decoder {
            let (tree, key) = try next(Any.self)
            return TreeDecoder(tree, decoder, key)
        }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: TreeDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }

        func decodeNil() -> Bool { decoder.tree == .null }
        func decode(_ type: Bool.Type) throws -> Bool {
            guard case .bool(let value) = decoder.tree else { throw decoder.mismatch(type, nil, "true or false") }
            return value
        }
        func decode(_ type: String.Type) throws -> String {
            guard case .string(let value) = decoder.tree else { throw decoder.mismatch(type, nil, "a text") }
            return value
        }
        func decode(_ type: Double.Type) throws -> Double { try decoder.number(decoder.tree, nil) }
        func decode(_ type: Float.Type) throws -> Float { Float(try decoder.number(decoder.tree, nil)) }
        func decode(_ type: Int.Type) throws -> Int { try decoder.integer(decoder.tree, nil) }
        func decode(_ type: Int8.Type) throws -> Int8 { try decoder.integer(decoder.tree, nil) }
        func decode(_ type: Int16.Type) throws -> Int16 { try decoder.integer(decoder.tree, nil) }
        func decode(_ type: Int32.Type) throws -> Int32 { try decoder.integer(decoder.tree, nil) }
        func decode(_ type: Int64.Type) throws -> Int64 { try decoder.integer(decoder.tree, nil) }
        func decode(_ type: UInt.Type) throws -> UInt { try decoder.integer(decoder.tree, nil) }
        func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.integer(decoder.tree, nil) }
        func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.integer(decoder.tree, nil) }
        func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.integer(decoder.tree, nil) }
        func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.integer(decoder.tree, nil) }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            try decoder.value(type)
        }
    }
}
