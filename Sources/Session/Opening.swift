import Chronology
import Simulation

/// Why no game could be opened at all.
package enum OpeningError: Error, Hashable, Sendable {
    /// Neither the options nor the environment say where to save.
    case noDataDirectory
    case badProfile(String)

    /// For the player, with what to do next.
    package var sentence: String {
        switch self {
        case .noDataDirectory:
            "There is no place to save: HOME is not set. Give one with --data DIR, or play with --in-memory."
        case .badProfile(let name):
            "“\(name)” cannot be a profile's name: letters, digits, “-”, “_” and “.” make one, at most 64 of them."
        }
    }
}

/// All that a session begins with.
struct Opening {
    var configuration: Configuration
    var environment: Environment
    var clock: RunningClock
    var snapshot: Snapshot
    var notices: [Notice] = []
    var awayReport: AwayReport?
    var isNew = false
    var readOnlyReason: String?
    var saving: Autosave?
    /// What is in memory is not on disk yet.
    var mustSave = false
}

extension Session {
    /// Opens the game of a profile, or begins a new one.
    ///
    /// Trouble with files does not keep anybody from playing: see `notices` and `saveStatus`.
    ///
    /// - Parameters:
    ///   - savesInline: save on the calling thread: for tests and short commands.
    ///   - onSaveReport: called on the saving thread when something was saved or failed, to wake the loop.
    package static func open(
        _ configuration: Configuration, environment: Environment, savesInline: Bool = false,
        onSaveReport: @escaping @Sendable () -> Void = {}
    ) throws(OpeningError) -> Session {
        guard Paths.isValidProfile(configuration.profile) else { throw .badProfile(configuration.profile) }
        let uptime = environment.uptime()
        let wall = configuration.wall(environment, since: uptime)
        let new = Opening.new(configuration, environment, wall: wall, uptime: uptime)
        guard !configuration.inMemory else { return Session(new) }
        guard
            let paths = Paths(
                dataDirectory: configuration.dataDirectory, profile: configuration.profile, environment: environment)
        else { throw .noDataDirectory }

        let archive = Archive(paths: paths, files: environment.files)
        var opening: Opening
        var generation = 0
        do {
            switch try archive.open(now: wall) {
            case .nothing:
                opening = new
            case .checkpoint(let checkpoint):
                generation = checkpoint.generation
                opening = Opening.saved(checkpoint.snapshot, configuration, environment, wall: wall, uptime: uptime)
            case .damaged(let why, let keptAs):
                opening = new
                opening.notices.append(.damaged(why: why, keptAs: keptAs))
            case .newer:
                opening = new
                opening.readOnlyReason = Notice.newer(paths.checkpoint).text
                opening.notices.append(.newer(paths.checkpoint))
            }
        } catch {
            // Never write over what could not be read; a directory that is not there can still be made.
            opening = new
            opening.readOnlyReason = Notice.unreadable(error).text
            opening.notices.append(.unreadable(error))
        }
        if opening.readOnlyReason == nil {
            let counter = Generation(generation)
            let saver = Saver(isInline: savesInline, onReport: onSaveReport) { snapshot throws(FileError) in
                try archive.save(Checkpoint(generation: counter.next(), snapshot: snapshot))
            }
            opening.saving = Autosave(saver: saver, uptime: environment.uptime)
            opening.mustSave = true
        }
        return Session(opening)
    }
}

extension Opening {
    /// A new player's world, which begins now.
    fileprivate static func new(
        _ configuration: Configuration, _ environment: Environment, wall: Instant, uptime: Span
    ) -> Opening {
        let world = World.firstWorld(seed: configuration.seed ?? environment.makeSeed(), began: wall)
        let clock = RunningClock(beginning: wall, uptime: uptime, scale: configuration.timeScale)
        let account = Account(
            displayName: Account.checkedName(environment.loginName) ?? "Player", joined: wall,
            avatar: world.birds.first?.id)
        return Opening(
            configuration: configuration, environment: environment, clock: clock,
            snapshot: Snapshot(
                clock: clock.saved(world: wall, wall: wall), world: world, account: account, settings: Settings()),
            isNew: true)
    }

    /// A saved game, brought up to date.
    fileprivate static func saved(
        _ snapshot: Snapshot, _ configuration: Configuration, _ environment: Environment, wall: Instant, uptime: Span
    ) -> Opening {
        var snapshot = snapshot
        let clock = RunningClock(opening: snapshot.clock, wall: wall, uptime: uptime, scale: configuration.timeScale)
        let report = snapshot.world.advanceAway(to: clock.openedAt, allowances: .standard)
        return Opening(
            configuration: configuration, environment: environment, clock: clock, snapshot: snapshot,
            awayReport: clock.away >= Session.shortestAbsence ? report : nil)
    }
}
