import Chronology
import Simulation
import Storefront

/// Everything that a session begins with.
struct InitialState: ~Copyable {
    var configuration: Configuration
    var environment: Environment
    var clock: RunningClock
    var snapshot: Snapshot
    var store: Store
    var key: SigningKey
    var sharing = FamilySharing.alone
    var notices: [Notice] = []
    var awayReport: AwayReport?
    var awayPurchases: AwayPurchases?
    var isNew = false
    var isCommand = false
    var isFollowing = false
    var readOnlyReason: ReadOnlyReason?
    var workingCopy: WorkingCopy?
    var saving: Autosave?
    var gameLock: GameLockKeeper?
    var heldWriteLock: (any FileLock)?
    /// Visits that ended while nobody played.
    var departures: [Visit] = []
    /// Visits that the save keeps for the journal.
    var unjournaled: [Visit] = []
    var paths: Paths?
    var persistentStore: PersistentStore?
    /// Whether memory is ahead of the disk.
    var mustSave = false
}
