import Chronology
import Simulation
import Storefront

/// A game that is open: the world, the account, the settings, and the clock that moves them.
///
/// It lives on one thread, the loop's; saving has a thread of its own and never holds it up. The loop calls `advance()`
/// when `nextDue` has come, shows what happened, and asks for changes by `perform`.
package final class Session {
    /// Absences shorter than this need no report.
    package static let shortestAbsence = Span.minutes(10)

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
    package internal(set) var settings: Settings
    package internal(set) var journalNotes: JournalNotes

    /// Why nothing may be changed; `nil` when it may.
    let readOnlyReason: ReadOnlyReason?
    /// The data root's, for the shop.
    let key: SigningKey
    /// Opened by a command, to act once.
    let isCommand: Bool
    /// Another game has this profile open, and this one shows what that one does.
    let isFollowing: Bool
    /// Who shares what with this account.
    var circle: FamilyCircle
    /// Time since the machine started when the family's files were last looked at.
    var lastFamilyLook = Span.zero
    /// Something was handed over and waits to be finished.
    var mustFinish = false
    var undoSteps: [UndoStep] = []
    let saving: Autosave?
    /// What to act on beside an open game that another program plays; `nil` where this program has it to itself.
    let besideGame: BesideGame?
    /// Held for as long as this game is open.
    private let gameLock: (any FileLock)?
    /// Held by a command until it is done.
    private let heldWriteLock: (any FileLock)?
    /// Visits that have ended and are not submitted to be saved yet.
    private var departures: [Visit]
    /// What the files say of visits that are over and in no month's file yet.
    var unjournaledAtOpening: [Visit]
    /// Visits that have ended since, at least as many as no month's file may have yet.
    private(set) var recentDepartures: [Visit]
    /// More than fit into a history before it becomes a checkpoint, which brings them into the journal.
    private static let recentLimit = 8192
    /// The profile's files; `nil` in memory.
    let paths: Paths?
    /// How many changes of other programs are in.
    private var patchesSeen = 0
    var pendingEvents: [SessionEvent] = []
    private var upcoming: Instant??

    init(_ opening: Opening) {
        configuration = opening.configuration
        environment = opening.environment
        clock = opening.clock
        notices = opening.notices
        awayReport = opening.awayReport
        awayPurchases = opening.awayPurchases
        isNew = opening.isNew
        world = opening.snapshot.world
        store = opening.store
        entitlements = opening.store.entitlements
        account = opening.snapshot.account
        settings = opening.snapshot.settings
        journalNotes = opening.snapshot.journal
        besideGame = opening.besideGame
        gameLock = opening.gameLock
        heldWriteLock = opening.heldWriteLock
        departures = opening.departures
        unjournaledAtOpening = opening.unjournaled
        recentDepartures = opening.departures
        paths = opening.paths
        readOnlyReason = opening.readOnlyReason
        key = opening.key
        circle = opening.circle
        isCommand = opening.isCommand
        isFollowing = opening.isFollowing
        saving = opening.saving
        handOver()
        if opening.mustSave { changed(urgently: true) }
        saving?.poll(self)
        saving?.saver.begin()
    }

    // MARK: Time

    /// World time now.
    package var now: Instant { clock.world(at: environment.uptime()) }

    /// Lets the world live on until now, saves when it is time to, and returns what happened since the last call.
    package func advance() -> [SessionEvent] {
        takeOver()
        catchUp()
        lookAtFamilySometimes()
        saving?.poll(self)
        finishSaved()
        defer { pendingEvents = [] }
        return pendingEvents
    }

    /// When `advance()` is to be called next, as time since the machine started; `nil`: nothing will ever happen.
    package var nextDue: Span? {
        if upcoming == nil { upcoming = .some(world.nextEventDate(allowances: allowances)) }
        let event = [upcoming.flatMap { $0 }, store.nextEventDate].compactMap { $0 }.min().map(clock.uptime(of:))
        // Nothing within a day: look again then.
        let look = clock.uptime(of: world.clock + .hours(24))
        return [event ?? look, saving?.nextDue].compactMap { $0 }.min()
    }

    /// What the account's pass allows.
    package var allowances: Allowances { Allowances(entitlements) }

    /// A moment of world time as the player's own clock shows it.
    package func playerTime(_ instant: Instant) -> PlayerTime {
        PlayerTime(instant, difference: clock.difference, zoneOffset: environment.zoneOffset)
    }

    /// Brings the world to now and keeps the events for the next `advance()`.
    ///
    /// Beside an open game the world stands still at the moment of opening: its time is that game's business, and what
    /// happened of itself must not be taken for what was done here.
    func catchUp() {
        guard besideGame == nil else { return }
        let date = now
        guard date > world.clock else { return }
        var timeline = Timeline(world: world, store: store, circle: circle)
        timeline.advance(to: date) { event in
            pendingEvents.append(event)
            if case .world(let event) = event, case .departed(let visit) = event.kind { noteDeparture(visit) }
        }
        world = timeline.world
        store = timeline.store
        circle = timeline.circle
        guard timeline.hasHappened else { return }
        if timeline.hasStoreHappened { handOver() }
        changed(urgently: timeline.hasStoreHappened)
    }

    // MARK: Saving

    package var saveStatus: SaveStatus {
        if configuration.inMemory { return .inMemory }
        if let readOnlyReason { return .readOnly(readOnlyReason) }
        return saving?.status ?? .inMemory
    }

    /// Saves and returns when all is on disk or has failed: for every way out.
    package func saveNow() {
        catchUp()
        saving?.saveNow(self)
        // What was handed over is safe now: finish it, and save that too.
        if mustFinish {
            finishSaved()
            saving?.saveNow(self)
        }
    }

    /// Starts to save without waiting: for changes of screen.
    package func saveSoon() {
        saving?.saveSoon(self)
    }

    /// Saves, makes a checkpoint, and lets go of the files. The session may be looked at but not used after it.
    package func close() {
        saveNow()
        if besideGame == nil { saving?.saveNow(self, mustCheckpoint: !isCommand) }
        saving?.close()
        // Nobody is to wait for a command that is gone.
        if isCommand { gameLock?.record("") }
        gameLock?.release()
        heldWriteLock?.release()
    }

    /// A visit has ended: the journal is to have it.
    func noteDeparture(_ visit: Visit) {
        guard besideGame == nil else { return }
        if saving != nil { departures.append(visit) }
        recentDepartures.append(visit)
        if recentDepartures.count > Self.recentLimit, saving?.isAllSaved != false {
            recentDepartures.removeFirst(Self.recentLimit / 2)
        }
    }

    /// The journal has them, or is another game's from now on.
    func forgetDepartures() {
        departures = []
        recentDepartures = []
        unjournaledAtOpening = []
    }

    /// All that is to be saved now.
    func saveRequest(revision: Int, mustCheckpoint: Bool) -> Saver.Request {
        defer { departures = [] }
        return Saver.Request(
            revision: revision, snapshot: snapshot, departures: departures, patchesSeen: patchesSeen,
            mustCheckpoint: mustCheckpoint)
    }

    /// Takes over what other programs have changed.
    func takeOver() {
        guard let patches = saving?.saver.patches(after: patchesSeen), !patches.isEmpty else { return }
        catchUp()
        for patch in patches {
            if isFollowing {
                follow()
            } else {
                // What cannot be taken over stays unseen: then the saving thread merges it into whatever is saved, so
                // that this game never takes back what another has done.
                guard let merged = try? snapshot.merging(patch) else { break }
                show(merged)
            }
            patchesSeen += 1
            pendingEvents.append(.changedElsewhere(patch.author))
        }
        // What was done beside this game may be later than the clock that is saved: bring that up to it.
        if !isFollowing { changed(urgently: true) }
        upcoming = nil
        entitlements = store.entitlements
    }

    /// Takes the place of everything that is saved.
    func show(_ snapshot: Snapshot) {
        world = snapshot.world
        store = Store(catalog: store.catalog, key: key, state: snapshot.store)
        account = snapshot.account
        settings = snapshot.settings
        journalNotes = snapshot.journal
        entitlements = store.entitlements
    }

    func changed(urgently: Bool) {
        upcoming = nil
        saving?.noteChange(isUrgent: urgently)
    }

    /// What the wall clock shows: the machine's, or the one that `--now` set going.
    var wallNow: Instant {
        configuration.wall(environment, since: clock.uptimeAtOpening)
    }

    var snapshot: Snapshot {
        // The world has been brought to some moment a little ago; the wall clock's time of that moment goes with it.
        let lag = Span(milliseconds: (now - world.clock).milliseconds / clock.scale)
        return Snapshot(
            clock: clock.saved(world: world.clock, wall: wallNow - lag), world: world, store: store.state,
            account: account, settings: settings, journal: journalNotes)
    }
}

extension Configuration {
    /// The wall clock's time: `--now` plus what has passed since opening, or the machine's own.
    func wall(_ environment: Environment, since opening: Span) -> Instant {
        guard let now else { return environment.now() }
        return now + (environment.uptime() - opening)
    }
}
