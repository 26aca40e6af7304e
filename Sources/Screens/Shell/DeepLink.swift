import Session
import Simulation

/// A `backyardbirds://` link to a place in the game.
///
/// The paths are `backyard/ID`, `bird/ID`, a section's name, `journal/PAGE`, `widgets`, `keys` and `transactions`; the
/// last leads to the Transaction Manager if it is turned on, else to the settings.
package struct DeepLink: Hashable, Sendable {
    let place: Place

    /// Parses a link; `nil` if it is not a link of this game. Does not check that the yard or bird exists.
    package init?(_ text: String) {
        guard let address = LinkAddress(text), let place = Place(link: address.parts) else { return nil }
        self.place = place
    }
}

extension App {
    /// Opens the place that a link names and returns true; returns false if its yard or bird does not exist.
    package mutating func open(_ link: DeepLink) -> Bool {
        guard link.place.exists(in: session) else { return false }
        open(link.place)
        return true
    }
}
