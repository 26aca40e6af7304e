import Simulation

/// A request to an open game, declared with its arguments, effect, inverse and reply in one type.
package protocol Intent: Hashable, Sendable {
    /// The yard, bird, account or widget that the request concerns; `nil` for the game as a whole.
    var target: Request.Target? { get }
    /// True if the request changes nothing, so a read-only session performs it too.
    var isReading: Bool { get }
    /// True if the request changes nothing but the game itself, so it can be performed again after another program's
    /// changes.
    var isRepeatable: Bool { get }
    /// The undoable changes that the request consists of; empty if it cannot be undone.
    var changes: [any UndoableIntent] { get }
    /// Performs the request, or changes nothing and throws the reason.
    func perform(in session: Session) throws(RequestError) -> Reply
    /// Returns the action that cannot be undone, nor anything before it, once the request is done; `nil` for all
    /// others.
    func irreversibleAction(in session: Session) -> IrreversibleAction?
}

extension Intent {
    package var target: Request.Target? { nil }
    package var isReading: Bool { false }
    package var isRepeatable: Bool { !isReading }
    package var changes: [any UndoableIntent] { [] }
    package func irreversibleAction(in session: Session) -> IrreversibleAction? { nil }
}

/// An intent that `undo.json` may hold; its properties are encoded beside its kind.
package protocol StoredIntent: Intent, Codable {
    /// All values of `kind` that the type can have.
    static var kinds: [String] { get }
    /// The name of the request in `undo.json`.
    var kind: String { get }
}

/// A single change that undo takes back, alone or grouped with others.
package protocol UndoableIntent: StoredIntent {
    associatedtype Inverse: Session.Inverse

    static var kind: String { get }
    /// Makes the change, and returns its inverse; changes nothing if it throws.
    func apply(to session: Session) throws(RequestError) -> Inverse
    /// Returns the change as redo makes it after `inverse` took it back; by default the same.
    func again(after inverse: Inverse) -> Self
}

extension UndoableIntent {
    package static var kinds: [String] { [kind] }
    package var kind: String { Self.kind }
    package func again(after inverse: Inverse) -> Self { self }
    package var changes: [any UndoableIntent] { [self] }

    package func perform(in session: Session) throws(RequestError) -> Reply {
        try session.performUndoably(Request(self))
    }

    /// Returns a request for this change as redo makes it.
    fileprivate func redone(after inverse: any Session.Inverse) -> Request {
        Request((inverse as? Inverse).map(again) ?? self)
    }

    /// Decodes the inverse of this change from the steps of an entry in `undo.json`.
    func decodeInverse(from steps: inout any UnkeyedDecodingContainer) throws -> any Session.Inverse {
        try steps.decode(Inverse.self)
    }
}

extension UndoEntry {
    /// The request as redo performs it after its inverses took it back.
    var redoable: Request {
        let all = zip(request.intent.changes, steps).map { $0.redone(after: $1.inverse) }
        return .asOne(all, spared: request.as(RequestGroup.self)?.spared ?? [])
    }
}

extension Session {
    /// The data that takes a change back, leaving alone what other programs have changed since.
    package protocol Inverse: Hashable, Sendable, Codable {
        /// The reply to the original change.
        var reply: Reply { get }
        /// The yard that the original change removed; `nil` if it removed none.
        var removal: Undo.Removal? { get }
        /// Takes the change back, and returns the yard that this removes; `nil` if it removes none.
        func takeBack(in session: Session) throws(WorldError) -> Undo.Removal?
    }

    /// Sets a property back to `was`; throws if it is no longer `became`.
    func restore<Value: Equatable>(
        _ value: ReferenceWritableKeyPath<Session, Value>, to was: Value, from became: Value
    ) throws(WorldError) {
        guard self[keyPath: value] == became else { throw .nothingToUndo }
        self[keyPath: value] = was
    }
}

extension Session.Inverse {
    package var reply: Reply { .done }
    package var removal: Undo.Removal? { nil }
}

/// A change of the world, whose inverse is the world's own `Undo`.
package protocol WorldIntent: UndoableIntent where Inverse == WorldInverse {
    /// Changes the world, and returns how to undo that.
    ///
    /// - Parameter session: the session of that world, whose other parts may be read.
    func change(_ world: inout World, of session: Session) throws(WorldError) -> Undo
}

extension WorldIntent {
    package func apply(to session: Session) throws(RequestError) -> WorldInverse {
        do {
            return .world(try change(&session.world, of: session))
        } catch {
            throw .world(error)
        }
    }
}

/// The inverse of a change of the world.
package enum WorldInverse: Session.Inverse {
    case world(Undo)

    private var undo: Undo {
        switch self {
        case .world(let undo): undo
        }
    }
    package var reply: Reply { if case .created(let id, _) = undo { .created(id) } else { .done } }
    package var removal: Undo.Removal? { if case .removed(let removal) = undo { removal } else { nil } }
    package func takeBack(in session: Session) throws(WorldError) -> Undo.Removal? { try session.world.undo(undo) }
}
