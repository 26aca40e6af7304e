/// The identity of an `Entity`: a short text, unique among entities of its type and readable in a save.
package struct ID<Entity>: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    package let rawValue: String
    /// The FNV-1a hash of the text, the same on every platform and in every process, so that random streams can be
    /// keyed with it.
    package let stableHash: UInt64

    package init(_ rawValue: String) {
        self.rawValue = rawValue
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in rawValue.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        stableHash = hash
    }

    package static func == (a: ID, b: ID) -> Bool { a.stableHash == b.stableHash && a.rawValue == b.rawValue }
    package static func < (a: ID, b: ID) -> Bool { a.rawValue < b.rawValue }
    package func hash(into hasher: inout Hasher) { hasher.combine(stableHash) }
    package var description: String { rawValue }

    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

/// Dictionaries with ids as keys become JSON objects instead of lists of keys and values.
extension ID: CodingKeyRepresentable {
    package var codingKey: any CodingKey { TextKey(stringValue: rawValue) }

    package init?<T: CodingKey>(codingKey: T) {
        self.init(codingKey.stringValue)
    }

    private struct TextKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
