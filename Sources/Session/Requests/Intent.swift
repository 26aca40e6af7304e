import Simulation

/// Something that can be asked of an open game: its arguments, and what it does. Each request is such a type, declared
/// with its arguments, coding, effect, inverse and reply in one place.
package protocol Intent: Hashable, Sendable {
    /// The thing that it is done to; `nil` for the game as a whole.
    var target: Request.Target? { get }
    /// Whether it changes nothing of the game: then a game that may not write answers it, too.
    var isReading: Bool { get }
    /// The changes that it consists of, which undo takes back; none where there is nothing to take back.
    var changes: [any UndoableIntent] { get }
    /// Does it, or changes nothing and says why.
    func perform(in session: Session) throws(RequestError) -> Reply
    /// The reason why undo stops at it once it is done; `nil` where undo does not see it or takes it back.
    func irreversibleAction(in session: Session) -> IrreversibleAction?
}

extension Intent {
    package var target: Request.Target? { nil }
    package var isReading: Bool { false }
    package var changes: [any UndoableIntent] { [] }
    package func irreversibleAction(in session: Session) -> IrreversibleAction? { nil }
}

/// An intent that `undo.json` may hold. Its arguments stand beside its kind, under the names of its properties.
package protocol StoredIntent: Intent, Codable {
    /// All the kinds of the type.
    static var kinds: [String] { get }
    var kind: String { get }
}

/// One change that undo takes back, alone or as one of several that are made together.
package protocol UndoableIntent: StoredIntent {
    associatedtype Inverse: Session.Inverse

    static var kind: String { get }
    /// Whether it may be one of several: not where its reply matters.
    static var canBeGrouped: Bool { get }
    /// Makes the change, or none, and returns what takes it back.
    func apply(to session: Session) throws(RequestError) -> Inverse
}

extension UndoableIntent {
    package static var kinds: [String] { [kind] }
    package static var canBeGrouped: Bool { true }
    package var kind: String { Self.kind }
    package var changes: [any UndoableIntent] { [self] }

    package func perform(in session: Session) throws(RequestError) -> Reply {
        try session.performUndoably(Request(self))
    }

    func decodeInverse(from steps: inout any UnkeyedDecodingContainer) throws -> any Session.Inverse {
        try steps.decode(Inverse.self)
    }
}

extension Session {
    /// The way back from a change. What others have changed since stays as it is.
    package protocol Inverse: Hashable, Sendable, Codable {
        /// The reply to the change.
        var reply: Reply { get }
        /// The yard that the change has removed.
        var removal: Undo.Removal? { get }
        /// Takes the change back; returns the yard that is gone with that.
        func takeBack(in session: Session) throws(WorldError) -> Undo.Removal?
    }

    /// Sets a value back, unless it has become another one since.
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

/// A change of the world, which the world itself takes back.
package protocol WorldIntent: UndoableIntent where Inverse == WorldInverse {
    /// - Parameter session: whose world it is; its other parts may be read.
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
