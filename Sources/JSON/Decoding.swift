import Chronology

/// A hand-written decoder for values of one type, where `Codable` would be too slow.
package struct JSONReader: Sendable {
    fileprivate let type: ObjectIdentifier
    fileprivate let read: @Sendable (JSONValue) -> Any?

    /// - Parameter read: returns `nil` where the value has to be decoded through `Codable`.
    package init<Value>(_ read: @escaping @Sendable (JSONValue) -> Value?) {
        type = ObjectIdentifier(Value.self)
        self.read = { read($0) }
    }
}

extension JSONValue {
    /// Returns the value that the tree encodes; errors name the key.
    ///
    /// - Parameter readers: hand-written decoders for types within the value.
    package func decode<Value: Decodable>(
        _ type: Value.Type, by readers: [JSONReader] = []
    ) throws(JSONError) -> Value {
        do {
            return try TreeDecoder(self, readers).value(type)
        } catch let error as DecodingError {
            throw JSONError(error)
        } catch let error as JSONError {
            throw error
        } catch {
            throw JSONError("it cannot be read")
        }
    }
}

extension JSONError {
    fileprivate init(_ fault: Fault, at keys: [any CodingKey]) {
        self.init(
            fault,
            key: keys.reduce(into: "") { path, key in
                if let index = key.intValue {
                    path += "[\(index)]"
                } else {
                    path += path.isEmpty ? key.stringValue : "." + key.stringValue
                }
            })
    }

    /// Converts an error that a type's own `init(from:)` has thrown.
    fileprivate init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context): self.init(.missing, at: context.codingPath + [key])
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            self.init(.unsuitable(context.debugDescription), at: context.codingPath)
        @unknown default: self.init("it cannot be read")
        }
    }
}

/// A decoder of one value of the tree. It refers to its parent, so the path costs nothing until an error needs it.
private final class TreeDecoder: Decoder {
    let tree: JSONValue
    private let parent: TreeDecoder?
    private let key: (any CodingKey)?
    private let readers: [JSONReader]

    init(_ tree: JSONValue, _ readers: [JSONReader]) {
        self.tree = tree
        parent = nil
        key = nil
        self.readers = readers
    }

    init(_ tree: JSONValue, _ parent: TreeDecoder, _ key: any CodingKey) {
        self.tree = tree
        self.parent = parent
        self.key = key
        readers = parent.readers
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

    func mismatch(_ found: JSONValue, _ key: (any CodingKey)? = nil, _ expected: JSONValue.Kind) -> JSONError {
        JSONError(.mismatch(expected: expected, found: found.kind), at: codingPath + (key.map { [$0] } ?? []))
    }

    func value<Value: Decodable>(_ type: Value.Type) throws -> Value {
        for reader in readers where reader.type == ObjectIdentifier(type) { return try value(by: reader) }
        return try Value(from: self)
    }

    private func value<Value: Decodable>(by reader: JSONReader) throws -> Value {
        try reader.read(tree) as? Value ?? Value(from: self)
    }

    func child<Value: Decodable>(_ tree: JSONValue, _ key: any CodingKey, _ type: Value.Type) throws -> Value {
        // Checking the most frequent types first saves a decoder for each value.
        if case .string(let text) = tree {
            // A cast of a type known to be the same; a conditional one looks up what it is to become each time.
            if type == String.self { return unsafeBitCast(text, to: Value.self) }
            if type == Instant.self, let date = Instant(iso8601: text) { return unsafeBitCast(date, to: Value.self) }
        }
        return try TreeDecoder(tree, self, key).value(type)
    }

    func integer<Value: FixedWidthInteger>(_ tree: JSONValue, _ key: (any CodingKey)?) throws -> Value {
        let value: Value? =
            switch tree {
            case .integer(let value): Value(exactly: value)
            case .unsigned(let value): Value(exactly: value)
            case .decimal(let digits): Double(digits).flatMap { Value(exactly: $0) }
            default: nil
            }
        guard let value else { throw mismatch(tree, key, .integer) }
        // An `Int` counts or numbers something; seeds and dates have types of their own.
        if let count = value as? Int, !JSONValue.counts.contains(count) {
            throw JSONError(.outOfRange, at: codingPath + (key.map { [$0] } ?? []))
        }
        return value
    }

    func number(_ tree: JSONValue, _ key: (any CodingKey)?) throws -> Double {
        let value: Double? =
            switch tree {
            case .integer(let value): Double(value)
            case .unsigned(let value): Double(value)
            case .decimal(let digits): Double(digits)
            default: nil
            }
        guard let value else { throw mismatch(tree, key, .number) }
        return value
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let members) = tree else { throw mismatch(tree, nil, .object) }
        return KeyedDecodingContainer(Keyed<Key>(decoder: self, members: members))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let elements) = tree else { throw mismatch(tree, nil, .array) }
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
        let members: [JSONValue.Member]
        var codingPath: [any CodingKey] { decoder.codingPath }
        var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

        func find(_ key: Key) -> JSONValue? {
            let name = key.stringValue
            for member in members.reversed() where member.key == name { return member.value }
            return nil
        }

        func need(_ key: Key) throws -> JSONValue {
            guard let value = find(key) else {
                throw JSONError(.missing, at: codingPath + [key])
            }
            return value
        }

        func contains(_ key: Key) -> Bool { find(key) != nil }
        func decodeNil(forKey key: Key) throws -> Bool { try need(key) == .null }
        func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
            let tree = try need(key)
            guard case .bool(let value) = tree else { throw decoder.mismatch(tree, key, .bool) }
            return value
        }
        func decode(_ type: String.Type, forKey key: Key) throws -> String {
            let tree = try need(key)
            guard case .string(let value) = tree else { throw decoder.mismatch(tree, key, .string) }
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
        let elements: [JSONValue]
        var currentIndex = 0

        init(decoder: TreeDecoder, elements: [JSONValue]) {
            self.decoder = decoder
            self.elements = elements
        }

        var codingPath: [any CodingKey] { decoder.codingPath }
        var count: Int? { elements.count }
        var isAtEnd: Bool { currentIndex >= elements.count }

        mutating func next() throws -> (JSONValue, IndexKey) {
            let key = IndexKey(intValue: currentIndex)
            guard !isAtEnd else {
                throw JSONError(.missing, at: codingPath + [key])
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
            let (tree, key) = try next()
            return try decoder.child(tree, key, type)
        }
        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) throws -> KeyedDecodingContainer<Nested> {
            let (tree, key) = try next()
            return try TreeDecoder(tree, decoder, key).container(keyedBy: type)
        }
        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            let (tree, key) = try next()
            return try TreeDecoder(tree, decoder, key).unkeyedContainer()
        }
        mutating func superDecoder() throws -> any Decoder {
            let (tree, key) = try next()
            return TreeDecoder(tree, decoder, key)
        }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: TreeDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }

        func decodeNil() -> Bool { decoder.tree == .null }
        func decode(_ type: Bool.Type) throws -> Bool {
            guard case .bool(let value) = decoder.tree else { throw decoder.mismatch(decoder.tree, nil, .bool) }
            return value
        }
        func decode(_ type: String.Type) throws -> String {
            guard case .string(let value) = decoder.tree else { throw decoder.mismatch(decoder.tree, nil, .string) }
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
