import Chronology

/// A performed request with the inverses of its changes; an irreversible request has none.
package struct UndoEntry: Hashable, Sendable {
    /// The most entries that are remembered.
    static let limit = 50

    /// The world time of the request.
    package let date: Instant
    package let request: Request
    let steps: [UndoStep]
}

/// A type-erased inverse of one change.
struct UndoStep: Hashable, Sendable, Encodable {
    let inverse: any Session.Inverse

    static func == (one: UndoStep, other: UndoStep) -> Bool { AnyHashable(one.inverse) == AnyHashable(other.inverse) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(inverse)) }
    func encode(to encoder: any Encoder) throws { try inverse.encode(to: encoder) }
}

extension UndoEntry: Codable {
    private enum CodingKeys: CodingKey { case date, request, steps }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        date = try fields.decode(Instant.self, forKey: .date)
        request = try fields.decode(Request.self, forKey: .request)
        var inverses = try fields.nestedUnkeyedContainer(forKey: .steps)
        steps = try request.intent.changes.map { UndoStep(inverse: try $0.decodeInverse(from: &inverses)) }
    }
}
