import Simulation

/// Several changes that are performed all or none, and undone as one.
package struct RequestGroup: StoredIntent {
    package static let kinds = ["together"]
    package var kind: String { Self.kinds[0] }

    /// The requests; each must have `canBeGrouped`.
    package let requests: [Request]
    /// The yards that the player selected, too, but that needed nothing.
    package let spared: [ID<Backyard>]

    init(_ requests: [Request], spared: [ID<Backyard>]) {
        precondition(requests.allSatisfy(\.canBeGrouped))
        (self.requests, self.spared) = (requests, spared)
    }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        requests = try fields.decode([Request].self, forKey: .requests)
        guard requests.allSatisfy(\.canBeGrouped) else {
            throw DecodingError.dataCorruptedError(forKey: .requests, in: fields, debugDescription: "never together")
        }
        spared = try fields.decode([ID<Backyard>].self, forKey: .spared)
    }

    package var changes: [any UndoableIntent] { requests.flatMap(\.intent.changes) }

    package func perform(in session: Session) throws(RequestError) -> Reply {
        try session.performUndoably(Request(self))
    }
}

extension Request {
    /// Returns a group of requests.
    package static func together(_ requests: [Request], spared: [ID<Backyard>] = []) -> Self {
        Self(RequestGroup(requests, spared: spared))
    }

    /// Returns a group of requests, or the request itself if it is the only one.
    package static func asOne(_ requests: [Request], spared: [ID<Backyard>] = []) -> Self {
        requests.count == 1 && spared.isEmpty ? requests[0] : .together(requests, spared: spared)
    }
}
