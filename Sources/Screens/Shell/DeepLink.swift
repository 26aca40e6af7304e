import Session
import Simulation

/// A link into the game: `backyardbirds://backyard/ID`, `…/bird/ID`, a screen by its name, `…/shop`, or `…/transactions`,
/// the Transaction Manager where it is turned on, else the setting that does.
package struct DeepLink: Hashable, Sendable {
    package static let scheme = "backyardbirds"
    let place: Place

    /// `nil` for anything that is no link of this game. Whether the yard or bird exists is not known here.
    package init?(_ text: String) {
        let prefix = Self.scheme + "://"
        guard text.lowercased().hasPrefix(prefix) else { return nil }
        let parts = text.dropFirst(prefix.count).split(separator: "/").map(String.init)
        switch (parts.first?.lowercased(), parts.count) {
        case ("backyard", 2): place = .backyard(ID(parts[1]))
        case ("bird", 2): place = .bird(ID(parts[1]))
        case ("transactions", 1): place = .transactionManager
        case (let name?, 1):
            guard let section = Section.allCases.first(where: { "\($0)" == name }) else { return nil }
            place = .section(section)
        default: return nil
        }
    }
}

extension App {
    /// Goes where a link leads; false where there is no such yard or bird.
    package mutating func open(_ link: DeepLink, session: Session) -> Bool {
        switch link.place {
        case .backyard(let id): guard session.world.backyard(id) != nil else { return false }
        case .bird(let id): guard session.world.bird(id) != nil else { return false }
        case .species(let id): guard Catalog.species(id) != nil else { return false }
        case .section, .decorate, .transactionManager: break
        }
        open(link.place, session: session)
        return true
    }
}
