import Simulation

package struct SetDisplayName: UndoableIntent {
    package static let kind = "setDisplayName"
    package let name: String
    package var target: Request.Target? { .account }

    package func apply(to session: Session) throws(RequestError) -> AccountInverse {
        guard let name = Account.checkedName(name) else { throw .badDisplayName }
        defer { session.account.displayName = name }
        return .displayName(was: session.account.displayName, became: name)
    }
}

/// Sets the player's email address; an empty one removes it.
package struct SetEmail: UndoableIntent {
    package static let kind = "setEmail"
    /// The email address; empty to remove it.
    package let name: String
    package var target: Request.Target? { .account }

    package func apply(to session: Session) throws(RequestError) -> AccountInverse {
        guard let email = Account.checkedEmail(name) else { throw .badEmail }
        defer { session.account.email = email }
        return .email(was: session.account.email, became: email)
    }
}

/// Makes a bird the player's picture.
package struct SetAvatar: UndoableIntent {
    package static let kind = "setAvatar"
    package let bird: ID<Bird>
    package var target: Request.Target? { .account }

    package func apply(to session: Session) throws(RequestError) -> AccountInverse {
        guard session.world.bird(bird) != nil else { throw .world(.unknownBird(bird)) }
        defer { session.account.avatar = bird }
        return .avatar(was: session.account.avatar, became: bird)
    }
}

/// The inverse of a change of the account: the former value and the value that it became.
package enum AccountInverse: Session.Inverse {
    case displayName(was: String, became: String)
    case email(was: String, became: String)
    case avatar(was: ID<Bird>?, became: ID<Bird>)

    package func takeBack(in session: Session) throws(WorldError) -> Undo.Removal? {
        switch self {
        case .displayName(let was, let became): try session.restore(\.account.displayName, to: was, from: became)
        case .email(let was, let became): try session.restore(\.account.email, to: was, from: became)
        case .avatar(let was, let became): try session.restore(\.account.avatar, to: was, from: became)
        }
        return nil
    }
}

extension Request {
    package static func setDisplayName(_ name: String) -> Self { Self(SetDisplayName(name: name)) }
    package static func setEmail(_ address: String) -> Self { Self(SetEmail(name: address)) }
    package static func setAvatar(_ bird: ID<Bird>) -> Self { Self(SetAvatar(bird: bird)) }
}
