import Chronology

/// A request that was done, with the way back of each of its changes; without any for an irreversible one.
package struct UndoEntry: Hashable, Sendable {
    /// Older ones are forgotten.
    static let limit = 50

    /// World time.
    package let date: Instant
    package let request: Request
    let steps: [UndoStep]
}

/// An inverse of any type.
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
