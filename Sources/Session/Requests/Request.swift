import Simulation

/// A request to an open game by a player, widget or command: a type-erased `Intent`.
///
/// All requests go through `Session.perform`, so autosave, undo and history see every change.
package struct Request: Hashable, Sendable {
    /// The thing that a request concerns.
    package enum Target: Hashable, Sendable {
        case backyard(ID<Backyard>)
        case bird(ID<Bird>)
        case account
        /// The kept widget of that name.
        case widget(String)
    }

    package let intent: any Intent

    package init(_ intent: any Intent) { self.intent = intent }

    package static func == (one: Request, other: Request) -> Bool {
        AnyHashable(one.intent) == AnyHashable(other.intent)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(intent)) }

    /// Returns the intent if it is of the given type.
    package func `as`<Kind: Intent>(_ type: Kind.Type) -> Kind? { intent as? Kind }

    /// True if undo takes the request back.
    package var isUndoable: Bool { !intent.changes.isEmpty }

    /// True if the request can be part of a group that is performed as one.
    var canBeGrouped: Bool { intent is any UndoableIntent }
}

extension Session {
    /// Performs a request at the present moment, or changes nothing and throws the reason.
    ///
    /// The world is advanced first; `advance()` returns those events next time.
    @discardableResult
    package func perform(_ request: Request) throws(RequestError) -> Reply {
        if request.intent.isReading { return try request.intent.perform(in: self) }
        if let readOnlyReason { throw .readOnly(readOnlyReason) }
        try checkRoom(for: request)
        takeOver()
        catchUp()
        return try record(request)
    }
}

extension Request: Codable {
    /// The types that `undo.json` may hold: requests that can be undone, and those that undo stops at.
    package static let stored: [any StoredIntent.Type] = [
        RefillWater.self, RefillFood.self, SetBackyardFavorite.self, SetHomeBackyard.self, RenameBackyard.self,
        CreateBackyard.self,
        DecorateBackyard.self, RemoveBackyard.self, SetBirdFavorite.self, NameBird.self, SetDisplayName.self,
        SetEmail.self, SetAvatar.self, KeepWidget.self, RemoveWidget.self, RequestGroup.self, StoreRequest.self,
        AlbumRequest.self, GuestRequest.self,
    ]

    /// The stored types by the names of their kinds.
    private static let byKind: [String: any StoredIntent.Type] = stored.reduce(into: [:]) { types, type in
        for kind in type.kinds { types[kind] = type }
    }

    private enum Key: CodingKey { case kind }

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        guard let type = Self.byKind[try fields.decode(String.self, forKey: .kind)] else {
            throw DecodingError.dataCorruptedError(forKey: .kind, in: fields, debugDescription: "unknown request")
        }
        self.init(try type.init(from: decoder))
    }

    package func encode(to encoder: any Encoder) throws {
        guard let intent = intent as? any StoredIntent, Self.byKind[intent.kind] != nil else {
            throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: "\(self)"))
        }
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(intent.kind, forKey: .kind)
        try intent.encode(to: encoder)
    }
}
