import Chronology
import Simulation
import Storefront

/// An open game: the world, the store, the account and the settings, and the clock that moves them.
///
/// It is used on one thread, the loop's; saving has a thread of its own. The loop calls `advance()` at `nextDue`, shows
/// the returned events, and makes changes by `perform`.
package final class Session {
    /// The shortest absence after which the player sees a report.
    static let shortestAbsence = Span.minutes(10)
    /// The interval between checks whether the followed game has ended, which the system does not report.
    private static let lockLookPeriod = Span.seconds(2)

    /// True if the absence was long enough for a report; after a shorter one only new birds are announced.
    package var hasAwayCard: Bool { awayReport.map { $0.duration >= Self.shortestAbsence } ?? false }

    package let configuration: Configuration
    package let environment: Environment
    package internal(set) var clock: RunningClock
    /// The notices from opening the profile, which the player has to read once.
    package private(set) var notices: [Notice]
    /// The report of the player's absence; `nil` for a new game, a command or a reader, and after a short absence
    /// without new birds.
    package let awayReport: AwayReport?
    /// The renewals and other store events while the player was away; `nil` for none.
    package let awayPurchases: AwayPurchases?
    /// True if opening has begun a new game.
    package let isNew: Bool

    package internal(set) var world: World { didSet { upcoming = nil } }
    package internal(set) var store: Store { didSet { store.language = language } }
    /// The language code in which the player reads; products have their names in it.
    package var language: String? { didSet { store.language = language } }
    /// The pass and decoration packs that the account's purchases give.
    package internal(set) var entitlements: Entitlements
    package internal(set) var account: Account {
        // What others may look at is the yard.
        didSet { if configuration.kiosk?.isGuest == true { account.email = "" } }
    }
    /// The settings in the save; `preferences` are the effective ones.
    package internal(set) var settings: Settings { didSet { preferences = overrides.applied(to: settings) } }
    /// The settings that take precedence over those in the save.
    package var overrides: Overrides { didSet { preferences = overrides.applied(to: settings) } }
    /// The effective settings: those in the save with the overrides in place.
    package private(set) var preferences: Settings
    package internal(set) var journalNotes: JournalNotes

    /// The reason why nothing may be changed; `nil` if changes are allowed.
    let readOnlyReason: ReadOnlyReason?
    /// The data root's key, which signs transactions.
    let key: SigningKey
    /// True if a command has opened the game, to act once.
    let isCommand: Bool
    /// True if another program plays the profile and this session only shows it.
    let isFollowing: Bool
    /// The purchases that the family shares with this account.
    var sharing: FamilySharing
    /// The uptime of the last check of the family's files.
    var lastFamilyLook = Span.zero
    /// True if handed-over transactions have to be finished once they are on disk.
    var mustFinish = false
    /// The cards and notes to print when the player leaves a kiosk.
    package internal(set) var lettersToPrint: [String] = []
    /// The lock of a guest's place, held for as long as the guest stays.
    var guestPlace: (any FileLock)?
    /// The amount spent this month, if the player has to be told of it now; `nil` otherwise, since once a month is
    /// enough.
    package internal(set) var spentMuch: Price?
    /// The requests that `undo` takes back, the last one at the end.
    package internal(set) var undoStack: [UndoEntry] = []
    /// The requests that `redo` performs again, the last undone one at the end.
    package internal(set) var redoStack: [Request] = []
    /// Both stacks as they were loaded for a command.
    var loadedStacks: (undo: [UndoEntry], redo: [Request]) = ([], [])
    let saving: Autosave?
    /// True for a command that acts while a game has the profile open.
    let isBesideGame: Bool
    /// The requests that may not be on disk yet, in order.
    var pending: [PendingRequest] = []
    /// The game lock, held for as long as this game is open.
    let gameLock: GameLockKeeper?
    /// The write lock, held by a command until it is done.
    let heldWriteLock: (any FileLock)?
    var departures: Departures
    /// The paths of the profile's files; `nil` for a game in memory.
    let paths: Paths?
    let persistentStore: PersistentStore?
    /// The faults found when the journal was read, by month.
    var journalTroubles: [String: JournalTrouble] = [:]
    /// The number of the `Base` that the session took over last; 0 before the first one.
    var baseNumber = 0
    var pendingEvents: [SessionEvent] = []
    /// True if the player was told that the wall clock is out of range.
    private var isWallClockRefused = false
    /// The uptime of the next check whether the followed game has ended; `nil` for a session that follows none.
    var nextLockLook: Span?
    /// The world time of the next event or check if nobody acts; `nil` if it has to be computed.
    var upcoming: Instant?

    init(_ initial: borrowing InitialState) {
        configuration = initial.configuration
        environment = initial.environment
        clock = initial.clock
        notices = initial.notices
        awayReport = initial.awayReport
        awayPurchases = initial.awayPurchases
        isNew = initial.isNew
        world = initial.snapshot.world
        store = initial.store
        entitlements = initial.store.entitlements
        account = initial.snapshot.account
        settings = initial.snapshot.settings
        overrides = initial.configuration.overrides
        preferences = overrides.applied(to: settings)
        journalNotes = initial.snapshot.journal
        isBesideGame = initial.isBesideGame
        gameLock = initial.gameLock
        heldWriteLock = initial.heldWriteLock
        departures = Departures(unjournaled: initial.unjournaled, since: initial.departures)
        paths = initial.paths
        persistentStore = initial.persistentStore
        readOnlyReason = initial.readOnlyReason
        key = initial.key
        sharing = initial.sharing
        isCommand = initial.isCommand
        isFollowing = initial.isFollowing
        saving = initial.saving
        if case .playedElsewhere? = readOnlyReason { nextLockLook = environment.uptime() + Self.lockLookPeriod }
        handOver()
        if initial.mustSave { changed(urgently: true) }
        saving?.poll(commit)
        notices += persistentStore?.takeNotices() ?? []
    }

    // MARK: Time

    /// The present world time.
    package var now: Instant { clock.world(at: environment.uptime()) }

    /// Advances the world to now, saves if it is due, and returns what happened since the last call.
    package func advance() -> [SessionEvent] {
        noteWallClock()
        takeOver()
        catchUp()
        lookAtFamilySometimes()
        if isFollowing { saving?.lookAround() } else { saving?.poll(commit) }
        // Saved transactions can be finished, which is saved at once and not after another wait.
        if finishSaved() { saving?.poll(commit) }
        pendingEvents += (persistentStore?.takeNotices() ?? []).map(SessionEvent.notice)
        defer { pendingEvents = [] }
        return pendingEvents
    }

    /// Returns true if the game that this session follows has ended, so that the profile can be opened for playing.
    package func seesFollowedGameEnd() -> Bool {
        let uptime = environment.uptime()
        guard let paths, let look = nextLockLook, uptime >= look else { return false }
        nextLockLook = uptime + Self.lockLookPeriod
        guard let lock = try? environment.files.lock(paths.gameLock, wait: .never) else { return false }
        lock.release()
        return true
    }

    /// Adds a notice, once, that the wall clock is out of range.
    private func noteWallClock() {
        let wall = wallNow
        let isRefused = !WorldClock.range.contains(wall)
        if isRefused, !isWallClockRefused { pendingEvents.append(.notice(.clockOutOfRange(wall))) }
        isWallClockRefused = isRefused
    }

    /// The uptime at which `advance()` has to be called next.
    package var nextDue: Span {
        // There is nothing within a day, so check again then.
        let event = upcoming ?? world.nextEventDate(allowances: allowances) ?? world.clock + .hours(24)
        upcoming = event
        let due = clock.uptime(of: min(event, store.nextEventDate ?? event))
        if isFollowing { return [due, saving?.lookDue, nextLockLook].compactMap { $0 }.min() ?? due }
        return min(due, saving?.nextDue ?? due)
    }

    /// The folder of all saves; `nil` in memory.
    package var dataDirectory: String? { paths?.root }

    /// The yards, decorations and species that the account's pass permits.
    package var allowances: Allowances { Allowances(entitlements.pass, packs: entitlements.owned) }

    /// Returns a world time in the player's local time.
    package func playerTime(_ instant: Instant) -> PlayerTime {
        calendar.time(instant)
    }

    /// The player's time of day at the world's clock.
    package var localTime: LocalTime { playerTime(world.clock).timeOfDay }

    /// The mystery that the player is nearest to solving, with the decorations that the pass and the shop bring now;
    /// `nil` where there is none.
    package var rumor: Rumor? { world.shown(allowances).rumor }

    /// Returns how far a yard's clock is ahead of the player's, over −12 up to 12 hours; negative where it is behind.
    package func shift(of yard: Backyard) -> Span { world.shift(of: yard, from: localTime) }

    /// Advances the world to now and keeps the events for the next `advance()`.
    func catchUp() {
        guard let timeline = advance(to: now, report: { pendingEvents.append($0) }), timeline.hasHappened else {
            return
        }
        if timeline.hasStoreHappened { handOver() }
        // A command's world advances as it would have without it, and does so again when it is opened next.
        changed(urgently: timeline.hasStoreHappened, isNeeded: !isCommand)
    }

    /// Advances the world and the store to a date, and returns them as a timeline; `nil` if the world is there already.
    @discardableResult
    func advance(to date: Instant, report: (SessionEvent) -> Void) -> Timeline? {
        guard date > world.clock else { return nil }
        let upcoming = upcoming
        if let upcoming, date < upcoming, store.nextEventDate.map({ date < $0 }) ?? true {
            // With each frame of an animation: nothing happens until then.
            world.moveClock(to: date)
            _ = store.advance(to: date)
            self.upcoming = upcoming
            return nil
        }
        var timeline = Timeline(world: world, store: store, sharing: sharing)
        timeline.advance(to: date) { event in
            report(event)
            if case .world(let event) = event, case .departed(let visit) = event.kind { noteDeparture(visit) }
        }
        world = timeline.world
        store = timeline.store
        sharing = timeline.sharing
        if let upcoming, date < upcoming { self.upcoming = upcoming }
        return timeline
    }

    /// Schedules a save of a change, and marks the date of the next event as unknown.
    func changed(urgently: Bool, isNeeded: Bool = true) {
        upcoming = nil
        // A watching session has nothing to save.
        if !isFollowing { saving?.noteChange(isUrgent: urgently, isNeeded: isNeeded) }
    }

    /// The wall clock's time: the machine's, or the one that `--now` started.
    var wallNow: Instant {
        configuration.wall(environment, since: clock.uptimeAtOpening)
    }
}
