import Chronology
import Simulation
import Storefront

/// All that a game saves, at one moment: a value that the saving thread can take its time with.
package struct Snapshot: Hashable, Sendable {
    package var clock: WorldClock
    package var world: World
    package var store: StoreState
    package var account: Account
    package var settings: Settings

    package init(clock: WorldClock, world: World, store: StoreState, account: Account, settings: Settings) {
        self.clock = clock
        self.world = world
        self.store = store
        self.account = account
        self.settings = settings
    }
}

extension Snapshot: Codable {}
