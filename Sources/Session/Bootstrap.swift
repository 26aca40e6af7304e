import Chronology
import Simulation
import Storefront

/// Builds the initial state of a session from the wall clock's time: a new game, or a saved game advanced to now.
struct Bootstrap {
    let configuration: Configuration
    let environment: Environment
    let catalog: StoreCatalog
    /// The time since the machine started, at opening.
    let uptime: Span
    /// The wall clock's time at opening.
    let wall: Instant

    init(_ configuration: Configuration, _ environment: Environment, _ catalog: StoreCatalog) {
        self.configuration = configuration
        self.environment = environment
        self.catalog = catalog
        // The wall clock is read first: a program that is held up in between is a little behind then. Ahead of its time, it
        // would date what it does after what the next one finds as the present.
        wall = configuration.now ?? environment.now()
        uptime = environment.uptime()
    }

    /// Returns the state of a new game whose world begins now.
    func newGame(_ key: SigningKey, paths: Paths?) -> InitialState {
        let world = World.firstWorld(
            seed: configuration.seed ?? environment.makeSeed(), began: wall, zone: environment.zoneOffset(wall),
            hemisphere: environment.hemisphere(at: wall),
            homeTime: LocalTime(environment.zoneOffset(wall) + (wall - Instant(milliseconds: 0))),
            yardNames: configuration.yardNames)
        let clock = RunningClock(beginning: wall, uptime: uptime, scale: configuration.timeScale)
        let account = Account(
            displayName: Account.checkedName(environment.loginName) ?? "Player", joined: wall,
            avatar: world.birds.first?.id)
        var state = StoreState(began: wall)
        state.bind(to: configuration.profile, key)
        var store = Store(catalog: catalog, key: key, state: state)
        store.applyFileSettings(isBuiltIn: configuration.storeFile == nil)
        var sharing = family(paths, key, difference: clock.difference)
        _ = sharing.receive(into: &store, at: wall)
        return InitialState(
            configuration: configuration, environment: environment, clock: clock,
            snapshot: Snapshot(
                clock: clock.saved(world: wall, wall: wall, uptime: uptime), world: world, store: store.state,
                account: account,
                settings: Settings()),
            store: store, key: key, sharing: sharing, isNew: true)
    }

    /// Reads Family Sharing from the other profiles' files, where the game has files and may know of others.
    private func family(_ paths: Paths?, _ key: SigningKey, difference: Span) -> FamilySharing {
        guard let paths, !configuration.refuses(.family) else { return .alone }
        return FamilySharing(
            paths, files: environment.files, catalog: catalog, key: key, difference: difference, wall: wall)
    }

    /// Returns a saved game advanced from its saved date to now.
    ///
    /// - Parameters:
    ///   - saved: the snapshot that was read.
    ///   - transaction: the number of the last transaction in the save.
    ///   - besideGame: whether another program plays this profile; then its catalog's settings stay, and its player is
    ///     not away.
    ///   - tellsOfAbsence: whether to make the report of what happened meanwhile. A command makes none, to save the
    ///     work.
    func saved(
        _ saved: Snapshot, transaction: Int, _ key: SigningKey, paths: Paths, besideGame isBesideGame: Bool,
        tellsOfAbsence: Bool
    ) -> InitialState {
        var snapshot = saved
        let clock = RunningClock(
            opening: saved.clock, wall: wall, uptime: uptime, scale: configuration.timeScale, transaction: transaction)
        let sharing = family(paths, key, difference: clock.difference)
        snapshot.store.bind(to: configuration.profile, key)
        snapshot.world.settleNewSpecies()
        let firstID = isBesideGame ? Self.firstID(after: snapshot.store.nextID) : 0
        var timeline = Timeline(
            world: snapshot.world, store: Store(catalog: catalog, key: key, state: snapshot.store, firstID: firstID),
            sharing: sharing)
        if !isBesideGame {
            timeline.store.applyFileSettings(isBuiltIn: configuration.storeFile == nil)
            timeline.store.beginAbsence(until: clock.openedAt)
        }
        var report = AwayReport(of: snapshot.world)
        var departures: [Visit] = []
        var storeEvents: [StoreEvent] = []
        timeline.advance(to: clock.openedAt) { event in
            switch event {
            case .world(let event):
                report.note(event)
                if case .departed(let visit) = event.kind { departures.append(visit) }
            case .store(let event): storeEvents.append(event)
            case .changedElsewhere, .overtaken, .notice: break
            }
        }
        storeEvents += timeline.sharing.receive(into: &timeline.store, at: clock.openedAt)
        // A short absence is reported only if a new bird has come.
        let isTold = tellsOfAbsence && (clock.away >= Session.shortestAbsence || !report.newBirds.isEmpty)
        if isTold { report.close(in: timeline.world) }
        snapshot.world = timeline.world
        var initial = InitialState(
            configuration: configuration, environment: environment, clock: clock, snapshot: snapshot,
            store: timeline.store, key: key)
        initial.awayPurchases = AwayPurchases(storeEvents)
        initial.sharing = timeline.sharing
        initial.awayReport = isTold ? report : nil
        initial.isBesideGame = isBesideGame
        initial.departures = departures
        return initial
    }

    /// The step between first transaction ids of commands beside a game, which leaves the next ids to the game: as many as
    /// it books at most before a save.
    private static let idGap: UInt64 = 10

    /// Returns the first id for a command beside a game: a multiple of `idGap`, one to two gaps ahead.
    private static func firstID(after next: UInt64) -> UInt64 { (next / idGap + 2) * idGap }
}
