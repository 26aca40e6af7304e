import Chronology
import Simulation
import Storefront

/// A game that is open: the world, the account, the settings, and the clock that moves them.
///
/// It lives on one thread, the loop's; saving has a thread of its own and never holds it up. The loop calls `advance()`
/// when `nextDue` has come, shows what happened, and asks for changes by `perform`.
package final class Session {
    /// Absences shorter than this need no report.
    static let shortestAbsence = Span.minutes(10)

    /// Whether the absence was long enough for a card; of a shorter one somebody new is told, and nothing else.
    package var hasAwayCard: Bool { awayReport.map { $0.duration >= Self.shortestAbsence } ?? false }

    package let configuration: Configuration
    package let environment: Environment
    package internal(set) var clock: RunningClock
    /// For the player to read once.
    package let notices: [Notice]
    /// What happened while the player was away; `nil` for a new game and after a short absence.
    package let awayReport: AwayReport?
    /// What became of passes meanwhile.
    package let awayPurchases: AwayPurchases?
    /// Whether this game has just begun.
    package let isNew: Bool

    package internal(set) var world: World
    package internal(set) var store: Store
    /// What the account has now: its pass, its decoration packs.
    package internal(set) var entitlements: Entitlements
    package internal(set) var account: Account
    /// As the save has them; what counts now are `preferences`.
    package internal(set) var settings: Settings
    /// What is asked for more strongly.
    package var overrides: Overrides
    package internal(set) var journalNotes: JournalNotes

    /// Why nothing may be changed; `nil` when it may.
    let readOnlyReason: ReadOnlyReason?
    /// The data root's, for the shop.
    let key: SigningKey
    /// Opened by a command, to act once.
    let isCommand: Bool
    /// Others change this profile, and this session shows what they do.
    let isFollowing: Bool
    /// Who shares what with this account.
    var sharing: FamilySharing
    /// Time since the machine started when the family's files were last looked at.
    var lastFamilyLook = Span.zero
    /// Something was handed over and waits to be finished.
    var mustFinish = false
    /// What was spent this month, if the purchase that was just made is the one at which the player is told: once a month.
    package internal(set) var spentMuch: Price?
    /// What `undo` takes back, the last one last, and what `redo` does again.
    package internal(set) var undoStack: [UndoEntry] = []
    package internal(set) var redoStack: [Request] = []
    /// Both as they were when a command began.
    var loadedStacks: (undo: [UndoEntry], redo: [Request]) = ([], [])
    let saving: Autosave?
    /// What to act on beside an open game that another program plays; `nil` where this program has it to itself.
    let workingCopy: WorkingCopy?
    /// Held for as long as this game is open.
    let gameLock: GameLockKeeper?
    /// Held by a command until it is done.
    let heldWriteLock: (any FileLock)?
    var departures: Departures
    /// The profile's files; `nil` in memory.
    let paths: Paths?
    let persistentStore: PersistentStore?
    /// What was found when the journal was read, by month.
    var journalTroubles: [String: JournalTrouble] = [:]
    /// How many changes of other programs are in.
    var patchesSeen = 0
    var pendingEvents: [SessionEvent] = []
    /// The wall clock shows a date that none may show, and the player was told.
    private var isWallClockRefused = false
    /// When something happens next if nobody acts, or when to look again; `nil`: not known.
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
        journalNotes = initial.snapshot.journal
        workingCopy = initial.workingCopy
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
        handOver()
        if initial.mustSave { changed(urgently: true) }
        saving?.poll(commit)
        saving?.saver.begin()
    }

    // MARK: Time

    /// World time now.
    package var now: Instant { clock.world(at: environment.uptime()) }

    /// Lets the world live on until now, saves when it is time to, and returns what happened since the last call.
    package func advance() -> [SessionEvent] {
        noteWallClock()
        takeOver()
        catchUp()
        lookAtFamilySometimes()
        if isFollowing { saving?.lookAround() } else { saving?.poll(commit) }
        // What that saved can be finished, which is to be saved, too: now, and not after another wait.
        if finishSaved() { saving?.poll(commit) }
        pendingEvents += (persistentStore?.takeNotices() ?? []).map(SessionEvent.notice)
        defer { pendingEvents = [] }
        return pendingEvents
    }

    /// Tells once of a wall clock that shows a date which none may show.
    private func noteWallClock() {
        let wall = wallNow
        let isRefused = !WorldClock.range.contains(wall)
        if isRefused, !isWallClockRefused { pendingEvents.append(.notice(.clockOutOfRange(wall))) }
        isWallClockRefused = isRefused
    }

    /// When `advance()` is to be called next, as time since the machine started.
    package var nextDue: Span {
        // Nothing within a day: look again then.
        let event = upcoming ?? world.nextEventDate(allowances: allowances) ?? world.clock + .hours(24)
        upcoming = event
        let due = clock.uptime(of: min(event, store.nextEventDate ?? event))
        return min(due, (isFollowing ? saving?.nextLook : saving?.nextDue) ?? due)
    }

    /// Where all saves are; `nil` in memory.
    package var dataDirectory: String? { paths?.root }

    /// What the account's pass allows.
    package var allowances: Allowances { Allowances(entitlements) }

    /// A moment of world time as the player's own clock shows it.
    package func playerTime(_ instant: Instant) -> PlayerTime {
        calendar.time(instant)
    }

    /// Brings the world to now and keeps the events for the next `advance()`.
    ///
    /// Beside an open game the world stands still at the moment of opening: its time is that game's business, and what
    /// happened of itself must not be taken for what was done here.
    func catchUp() {
        guard workingCopy == nil else { return }
        let date = now
        guard date > world.clock else { return }
        var timeline = Timeline(world: world, store: store, sharing: sharing)
        timeline.advance(to: date) { event in
            pendingEvents.append(event)
            if case .world(let event) = event, case .departed(let visit) = event.kind { noteDeparture(visit) }
        }
        world = timeline.world
        store = timeline.store
        sharing = timeline.sharing
        if let upcoming, upcoming <= date { self.upcoming = nil }
        guard timeline.hasHappened else { return }
        if timeline.hasStoreHappened { handOver() }
        // For a command the world lives on as it would have without it, and does so again when it is opened next.
        changed(urgently: timeline.hasStoreHappened, isNeeded: !isCommand)
    }

    func changed(urgently: Bool, isNeeded: Bool = true) {
        upcoming = nil
        // Who looks on has nothing to save.
        if !isFollowing { saving?.noteChange(isUrgent: urgently, isNeeded: isNeeded) }
    }

    /// What the wall clock shows: the machine's, or the one that `--now` set going.
    var wallNow: Instant {
        configuration.wall(environment, since: clock.uptimeAtOpening)
    }
}
