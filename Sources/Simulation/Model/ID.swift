/// The identity of an `Entity`: a short text, unique among entities of its kind and readable in a save.
package struct ID<Entity>: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    package let rawValue: String

    package init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    package static func < (a: ID, b: ID) -> Bool { a.rawValue < b.rawValue }
    package var description: String { rawValue }

    package init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
