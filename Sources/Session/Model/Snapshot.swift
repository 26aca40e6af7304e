import Chronology
import Simulation
import Storefront

/// Everything that a game saves, at one moment, as a value for the saving thread.
struct Snapshot: Hashable, Sendable, Codable {
    var clock: WorldClock
    var world: World
    var store: StoreState
    var account: Account
    var settings: Settings
    var journal = JournalNotes()
}

/// Saved facts that the journal needs beyond its visits.
package struct JournalNotes: Hashable, Sendable, Codable {
    /// The last names of removed yards, by id.
    package var formerBackyards: [ID<Backyard>: String] = [:]
}
