import Chronology
import Simulation
import Storefront

/// The state that opening a profile produces, from which a `Session` is made.
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
    /// True if the session shows a game that another program plays, and adopts what that one saves.
    var isFollowing = false
    var readOnlyReason: ReadOnlyReason?
    /// True for a command that acts while a game has the profile open.
    var isBesideGame = false
    var saving: Autosave?
    var gameLock: GameLockKeeper?
    /// The write lock, which a command keeps until it closes.
    var heldWriteLock: (any FileLock)?
    /// The visits that ended between the save and now, found by advancing the world.
    var departures: [Visit] = []
    /// The ended visits in the save that are in no month's file yet.
    var unjournaled: [Visit] = []
    var paths: Paths?
    var persistentStore: PersistentStore?
    /// True if the session saves as soon as it is made, since opening has begun or advanced the world.
    var mustSave = false
}
