import Chronology
import Simulation
import Storefront

/// All that a game saves, at one moment: a value that the saving thread can take its time with.
struct Snapshot: Hashable, Sendable, Codable {
    var clock: WorldClock
    var world: World
    var store: StoreState
    var account: Account
    var settings: Settings
    var journal: JournalNotes

    init(
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
