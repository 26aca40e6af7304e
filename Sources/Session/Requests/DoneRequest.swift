import Chronology
import Simulation

/// A request that can be taken back, and how, or one that stays, without steps.
package struct DoneRequest: Hashable, Sendable, Codable {
    /// Older ones are forgotten.
    static let limit = 50

    /// World time.
    package let date: Instant
    package let request: Request
    let steps: [UndoStep]
}

/// What takes a part of a request back. What another has changed since stays as it is now.
enum UndoStep: Hashable, Sendable, Codable {
    case world(Undo)
    case displayName(was: String, became: String)
    case email(was: String, became: String)
    case avatar(was: ID<Bird>?, became: ID<Bird>)
    /// `nil` where there was none of that name.
    case widget(String, was: KeptWidget?, became: KeptWidget?)

    /// - Returns: the yard that is gone with that.
    func takeBack(
        _ world: inout World, _ account: inout Account, _ widgets: inout [String: KeptWidget]
    ) throws(WorldError) -> Undo.Removal? {
        switch self {
        case .world(let undo): return try world.undo(undo)
        case .displayName(let was, let became): try Self.set(&account.displayName, to: was, if: became)
        case .email(let was, let became): try Self.set(&account.email, to: was, if: became)
        case .avatar(let was, let became): try Self.set(&account.avatar, to: was, if: became)
        case .widget(let name, let was, let became): try Self.set(&widgets[name], to: was, if: became)
        }
        return nil
    }

    private static func set<Value: Equatable>(
        _ value: inout Value, to was: Value, if became: Value
    ) throws(WorldError) {
        guard value == became else { throw .nothingToUndo }
        value = was
    }
}
