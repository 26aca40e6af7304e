import Chronology
import Simulation
import Storefront

/// All that a game saves, at one moment: a value that the saving thread can take its time with.
package struct Snapshot: Hashable, Sendable, Codable {
    package var clock: WorldClock
    package var world: World
    package var store: StoreState
    package var account: Account
    package var settings: Settings
    package var journal: JournalNotes

    package init(
        clock: WorldClock, world: World, store: StoreState, account: Account, settings: Settings,
        journal: JournalNotes = JournalNotes()
    ) {
        self.clock = clock
        self.world = world
        self.store = store
        self.account = account
        self.settings = settings
        self.journal = journal
    }
}

/// What the journal has to know beyond its visits.
package struct JournalNotes: Hashable, Sendable, Codable {
    /// The last names of yards that are no more.
    package var formerBackyards: [ID<Backyard>: String] = [:]

    package init() {}
}
