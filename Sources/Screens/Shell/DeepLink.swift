import Session
import Simulation

/// A link into the game: `backyardbirds://backyard/ID`, `…/bird/ID`, a screen by its name, `…/shop`, `…/widgets`, or
/// `…/transactions`, the Transaction Manager where it is turned on, else the setting that does.
package struct DeepLink: Hashable, Sendable {
    let place: Place

    /// `nil` for anything that is no link of this game. Whether the yard or bird exists is not known here.
    package init?(_ text: String) {
        guard let address = LinkAddress(text), let place = Place(link: address.parts) else { return nil }
        self.place = place
    }
}

extension App {
    /// Goes where a link leads; false where there is no such yard or bird.
    package mutating func open(_ link: DeepLink) -> Bool {
        guard link.place.exists(in: session) else { return false }
        open(link.place)
        return true
    }
}
