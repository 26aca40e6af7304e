import Simulation

/// Everything that a player, a widget or the command line can ask of an open game: an intent of any type. All of it goes
/// through `Session.perform`, so that autosave, undo and history see every change.
package struct Request: Hashable, Sendable {
    /// What a request is done to.
    package enum Target: Hashable, Sendable {
        case backyard(ID<Backyard>)
        case bird(ID<Bird>)
        case account
        /// A kept widget of that name.
        case widget(String)
    }

    package let intent: any Intent

    package init(_ intent: any Intent) { self.intent = intent }

    package static func == (one: Request, other: Request) -> Bool {
        AnyHashable(one.intent) == AnyHashable(other.intent)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(intent)) }

    /// Returns the intent if it is of a type.
    package func `as`<Kind: Intent>(_ type: Kind.Type) -> Kind? { intent as? Kind }

    /// Whether `undo` takes it back.
    package var isUndoable: Bool { !intent.changes.isEmpty }

    /// Whether it can be one of several that are done together.
    var canBeGrouped: Bool {
        guard let change = intent as? any UndoableIntent else { return false }
        return type(of: change).canBeGrouped
    }
}

extension Session {
    /// Does what is asked, now, or changes nothing and says why.
    ///
    /// What the world did until now comes first; those events are handed out by the next `advance()`.
    @discardableResult
    package func perform(_ request: Request) throws(RequestError) -> Reply {
        if !request.intent.isReading {
            if let readOnlyReason { throw .readOnly(readOnlyReason) }
            takeOver()
            catchUp()
        }
        return try request.intent.perform(in: self)
    }
}

extension Request: Codable {
    /// The types that `undo.json` may hold: all that can be undone, and those that undo stops at.
    package static let stored: [any StoredIntent.Type] = [
        RefillWater.self, RefillFood.self, SetBackyardFavorite.self, RenameBackyard.self, CreateBackyard.self,
        DecorateBackyard.self, RemoveBackyard.self, SetBirdFavorite.self, NameBird.self, SetDisplayName.self,
        SetEmail.self, SetAvatar.self, KeepWidget.self, RemoveWidget.self, RequestGroup.self, StoreRequest.self,
        AlbumRequest.self,
    ]

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
