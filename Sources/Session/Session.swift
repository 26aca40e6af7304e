import Chronology
import Simulation

/// A game that is open: the world, the account, the settings, and the clock that moves them.
///
/// It lives on one thread, the loop's; saving has a thread of its own and never holds it up. The loop calls `advance()`
/// when `nextDue` has come, shows what happened, and asks for changes by `perform`.
package final class Session {
    /// Absences shorter than this need no report.
    package static let shortestAbsence = Span.minutes(10)

    package let configuration: Configuration
    package let environment: Environment
    package let clock: RunningClock
    /// Sentences for the player to read once.
    package let notices: [Notice]
    /// What happened while the player was away; `nil` for a new game and after a short absence.
    package let awayReport: AwayReport?
    /// Whether this game has just begun.
    package let isNew: Bool

    package internal(set) var world: World
    package internal(set) var account: Account
    package internal(set) var settings: Settings

    /// Why nothing may be changed; `nil` when it may.
    let readOnlyReason: String?
    var undoSteps: [UndoStep] = []
    let saving: Autosave?
    private var pendingEvents: [SessionEvent] = []
    private var upcoming: Instant??

    init(_ opening: Opening) {
        configuration = opening.configuration
        environment = opening.environment
        clock = opening.clock
        notices = opening.notices
        awayReport = opening.awayReport
        isNew = opening.isNew
        world = opening.snapshot.world
        account = opening.snapshot.account
        settings = opening.snapshot.settings
        readOnlyReason = opening.readOnlyReason
        saving = opening.saving
        if opening.mustSave { changed(urgently: true) }
    }

    // MARK: Time

    /// World time now.
    package var now: Instant { clock.world(at: environment.uptime()) }

    /// Lets the world live on until now, saves when it is time to, and returns what happened since the last call.
    package func advance() -> [SessionEvent] {
        catchUp()
        saving?.poll(self)
        defer { pendingEvents = [] }
        return pendingEvents
    }

    /// When `advance()` is to be called next, as time since the machine started; `nil`: nothing will ever happen.
    package var nextDue: Span? {
        if upcoming == nil { upcoming = .some(world.nextEventDate(allowances: allowances)) }
        let event = upcoming.flatMap { $0 }.map(clock.uptime(of:))
        // Nothing within a day: look again then.
        let look = clock.uptime(of: world.clock + .hours(24))
        return [event ?? look, saving?.nextDue].compactMap { $0 }.min()
    }

    /// What the account's pass allows.
    package var allowances: Allowances { .standard }

    /// A moment of world time as the player's own clock shows it.
    package func playerTime(_ instant: Instant) -> PlayerTime {
        PlayerTime(instant, difference: clock.difference, zoneOffset: environment.zoneOffset)
    }

    /// Brings the world to now and keeps the events for the next `advance()`.
    func catchUp() {
        let events = world.advance(to: now, allowances: allowances)
        guard !events.isEmpty else { return }
        pendingEvents += events.map(SessionEvent.world)
        changed(urgently: false)
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
    }

    /// Starts to save without waiting: for changes of screen.
    package func saveSoon() {
        saving?.saveSoon(self)
    }

    /// Saves and lets go of the files. The session may be looked at but not used after it.
    package func close() {
        saveNow()
        saving?.close()
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
        Snapshot(
            clock: clock.saved(world: world.clock, wall: wallNow), world: world, account: account, settings: settings)
    }
}

extension Configuration {
    /// The wall clock's time: `--now` plus what has passed since opening, or the machine's own.
    func wall(_ environment: Environment, since opening: Span) -> Instant {
        guard let now else { return environment.now() }
        return now + (environment.uptime() - opening)
    }
}
