import Chronology
import Simulation
import Storefront

/// Why no game could be opened at all.
package enum OpeningError: Error, Hashable, Sendable {
    /// Neither the options nor the environment say where to save.
    case noDataDirectory
    case badProfile(String)
    /// The file of `--store`, and what is wrong with it.
    case badCatalog(String)

    /// For the player, with what to do next.
    package var sentence: String {
        switch self {
        case .noDataDirectory:
            "There is no place to save: HOME is not set. Give one with --data DIR, or play with --in-memory."
        case .badCatalog(let why):
            "The catalogue cannot be used: \(why)."
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
    var store: Store
    var notices: [Notice] = []
    var awayReport: AwayReport?
    var isNew = false
    var readOnlyReason: String?
    var saving: Autosave?
    /// What is in memory is not on disk yet.
    var mustSave = false
}

extension Session {
    /// What a session is opened for.
    enum Purpose {
        /// To play: the game moves the world and saves.
        case play
        /// To look: a copy lives on in memory, and nothing is written.
        case look
    }

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
        Session(try Opening(configuration, environment, .play, savesInline, onSaveReport))
    }

    /// Looks at the game of a profile as of now without changing anything: for `status` and widgets.
    package static func glance(
        _ configuration: Configuration, environment: Environment
    ) throws(OpeningError) -> Session {
        Session(try Opening(configuration, environment, .look, true, {}))
    }
}

extension Opening {
    fileprivate init(
        _ configuration: Configuration, _ environment: Environment, _ purpose: Session.Purpose, _ savesInline: Bool,
        _ onSaveReport: @escaping @Sendable () -> Void
    ) throws(OpeningError) {
        guard Paths.isValidProfile(configuration.profile) else { throw .badProfile(configuration.profile) }
        let catalog = try Self.catalog(configuration, environment)
        var key = SigningKey(environment.randomBytes(KeyFile.length))
        let new = Start(configuration, environment, catalog)
        guard !configuration.inMemory else {
            self = new.newGame(key)
            return
        }
        guard
            let paths = Paths(
                dataDirectory: configuration.dataDirectory, profile: configuration.profile, environment: environment)
        else { throw .noDataDirectory }

        let archive = Archive(paths: paths, files: environment.files)
        let keyFile = KeyFile(path: paths.key, files: environment.files)
        var generation = 0
        do {
            let contents = try archive.open(now: new.wall, mayPutAside: purpose == .play)
            key = try keyFile.read() ?? key
            switch contents {
            case .nothing:
                self = new.newGame(key)
            case .checkpoint(let checkpoint):
                generation = checkpoint.generation
                self = new.saved(checkpoint.snapshot, key)
            case .damaged(let why, let keptAs):
                self = new.newGame(key)
                notices.append(.damaged(why: why, keptAs: keptAs))
            case .newer:
                self = new.newGame(key)
                readOnlyReason = Notice.newer(paths.checkpoint).text
                notices.append(.newer(paths.checkpoint))
            }
        } catch {
            // Never write over what could not be read; a directory that is not there can still be made.
            self = new.newGame(key)
            readOnlyReason = Notice.unreadable(error).text
            notices.append(.unreadable(error))
        }
        guard purpose == .play else {
            readOnlyReason = readOnlyReason ?? "This is only a look at the game."
            return
        }
        guard readOnlyReason == nil else { return }
        let counter = Generation(generation)
        let rootKey = key
        let saver = Saver(isInline: savesInline, onReport: onSaveReport) { snapshot throws(FileError) in
            // Without its key nothing in the ledger would be believed.
            try keyFile.keep(rootKey)
            try archive.save(Checkpoint(generation: counter.next(), snapshot: snapshot))
        }
        saving = Autosave(saver: saver, uptime: environment.uptime)
        mustSave = true
    }

    private static func catalog(
        _ configuration: Configuration, _ environment: Environment
    ) throws(OpeningError) -> StoreCatalog {
        do {
            guard let path = configuration.storeFile else { return try StoreCatalog.builtIn() }
            return try StoreCatalog(storekit: try environment.files.read(path), path: path)
        } catch let error as CatalogError {
            throw .badCatalog(error.description)
        } catch let error as FileError {
            throw .badCatalog("“\(error.path)” cannot be read, since \(error.cause)")
        } catch {
            throw .badCatalog("it cannot be read")
        }
    }
}

/// The moment of opening: from it a new game begins, or a saved one goes on.
private struct Start {
    let configuration: Configuration
    let environment: Environment
    let catalog: StoreCatalog
    let uptime: Span
    let wall: Instant

    init(_ configuration: Configuration, _ environment: Environment, _ catalog: StoreCatalog) {
        self.configuration = configuration
        self.environment = environment
        self.catalog = catalog
        uptime = environment.uptime()
        wall = configuration.wall(environment, since: uptime)
    }

    /// A new player's world, which begins now.
    func newGame(_ key: SigningKey) -> Opening {
        let world = World.firstWorld(seed: configuration.seed ?? environment.makeSeed(), began: wall)
        let clock = RunningClock(beginning: wall, uptime: uptime, scale: configuration.timeScale)
        let account = Account(
            displayName: Account.checkedName(environment.loginName) ?? "Player", joined: wall,
            avatar: world.birds.first?.id)
        let store = Store(catalog: catalog, key: key, state: StoreState(began: wall))
        return Opening(
            configuration: configuration, environment: environment, clock: clock,
            snapshot: Snapshot(
                clock: clock.saved(world: wall, wall: wall), world: world, store: store.state, account: account,
                settings: Settings()),
            store: store, isNew: true)
    }

    /// A saved game, brought up to date.
    func saved(_ snapshot: Snapshot, _ key: SigningKey) -> Opening {
        var snapshot = snapshot
        let clock = RunningClock(opening: snapshot.clock, wall: wall, uptime: uptime, scale: configuration.timeScale)
        var timeline = Timeline(
            world: snapshot.world, store: Store(catalog: catalog, key: key, state: snapshot.store))
        timeline.store.redeliverUnfinished()
        timeline.store.beginAbsence(until: clock.openedAt)
        var report = AwayReport(of: snapshot.world)
        timeline.advance(to: clock.openedAt) { event in
            if case .world(let event) = event { report.note(event) }
        }
        report.close(at: timeline.world.clock)
        snapshot.world = timeline.world
        return Opening(
            configuration: configuration, environment: environment, clock: clock, snapshot: snapshot,
            store: timeline.store, awayReport: clock.away >= Session.shortestAbsence ? report : nil)
    }
}
