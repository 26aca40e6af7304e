import Chronology
import Simulation
import Storefront

/// Opens a profile: locks, reads, brings up to date, and prepares saving.
struct Opener {
    let configuration: Configuration
    let environment: Environment
    let purpose: Purpose
    let savesInline: Bool
    let onSaveReport: @Sendable () -> Void
    private let start: Start
    private let paths: Paths?

    init(
        _ configuration: Configuration, _ environment: Environment, _ purpose: Purpose, _ savesInline: Bool,
        _ onSaveReport: @escaping @Sendable () -> Void
    ) throws(OpeningError) {
        guard Paths.isValidProfile(configuration.profile) else { throw .badProfile(configuration.profile) }
        self.configuration = configuration
        self.environment = environment
        self.purpose = purpose
        self.savesInline = savesInline
        self.onSaveReport = onSaveReport
        start = Start(configuration, environment, try Self.catalog(configuration, environment))
        paths =
            configuration.inMemory
            ? nil
            : Paths(
                dataDirectory: configuration.dataDirectory, profile: configuration.profile, environment: environment)
        if paths == nil && !configuration.inMemory { throw .noDataDirectory }
    }

    func open() -> Opening {
        let newKey = SigningKey(environment.randomBytes(KeyFile.length))
        guard let paths else { return start.newGame(newKey, paths: nil) }
        var opening: Opening
        let locks = Locks(paths: paths, environment: environment, purpose: purpose)
        let persistentStore = PersistentStore(
            paths: paths, files: environment.files, author: purpose.author, heldLock: locks.heldWriteLock,
            historyLimit: purpose == .play
                ? PersistentStore.gameHistoryLimit
                : locks.gameLock != nil ? PersistentStore.commandHistoryLimit : PersistentStore.besideGameHistoryLimit
        ) { [configuration, environment, start] in
            configuration.wall(environment, since: start.uptime)
        }
        let keyFile = KeyFile(path: paths.key, files: environment.files)
        var key = newKey
        do throws(FileError) {
            key = try keyFile.read() ?? key
            var recovery = Recovery(paths: paths, files: environment.files)
            opening = try restore(&recovery, persistentStore, key, locks)
        } catch {
            // Never write over what could not be read; a directory that is not there can still be made.
            opening = start.newGame(key, paths: paths)
            opening.refuse(.unreadable(error))
        }
        opening.paths = paths
        if purpose == .play { locks.writeLock?.release() }
        opening.gameLock = locks.gameLock
        opening.heldWriteLock = locks.heldWriteLock
        if let holder = locks.otherGame, purpose == .play {
            opening.isFollowing = true
            opening.refuse(.playedElsewhere(holder.holder))
        }
        opening.isCommand = if case .act = purpose { true } else { false }
        if purpose == .look {
            opening.readOnlyReason = opening.readOnlyReason ?? .look
        }
        prepareSaving(&opening, paths, persistentStore, keyFile)
        return opening
    }

    private func restore(
        _ recovery: inout Recovery, _ persistentStore: PersistentStore, _ key: SigningKey, _ locks: Locks
    ) throws(FileError) -> Opening {
        switch try recovery.run() {
        case .nothing:
            persistentStore.adoptNothing(recovery)
            return start.newGame(key, paths: recovery.paths)
        case .lost:
            persistentStore.adoptNothing(recovery)
            var opening = start.newGame(key, paths: recovery.paths)
            opening.notices.append(.lost(why: recovery.damages.first?.why))
            return opening
        case .newer:
            var opening = start.newGame(key, paths: recovery.paths)
            opening.refuse(.newer(path: recovery.paths.checkpoint))
            return opening
        case .game(let game):
            try persistentStore.adopt(game, recovery)
            let isBeside = locks.otherGame != nil && purpose != .play && purpose != .look
            var opening = start.saved(game.checkpoint.snapshot, key, paths: recovery.paths, besideGame: isBeside)
            if let trouble = opening.circle.trouble { opening.notices.append(.familyUnknown(trouble)) }
            opening.unjournaled = game.checkpoint.unjournaled
            if let restoration = Restoration(of: game, recovery) { opening.notices.append(.restored(restoration)) }
            // As of now: what a command did beside a game may be a little later than the clock that was saved. Who only
            // looks need not be told.
            if purpose != .look, !opening.snapshot.world.validate().isEmpty {
                opening.notices.append(.inconsistent)
            }
            if isBeside && persistentStore.needsCheckpoint {
                // It is another version's, or damaged: the open game has to see to that.
                opening.refuse(.busy)
            }
            return opening
        }
    }

    private func prepareSaving(
        _ opening: inout Opening, _ paths: Paths, _ persistentStore: PersistentStore, _ keyFile: KeyFile
    ) {
        let files = environment.files
        if opening.isFollowing {
            let onlooker = StoreObserver(paths: paths, files: files)
            let watch = files.watch(paths.directory)
            let saver = Saver(
                isInline: savesInline, watch: watch, onReport: onSaveReport,
                pull: { () throws(FileError) -> [Patch] in
                    onlooker.hasChanged() ? [Patch(author: .game, items: [])] : []
                },
                write: { _, _ throws(FileError) in [] })
            opening.saving = Autosave(saver: saver, uptime: environment.uptime, mustLook: watch == nil)
            return
        }
        guard opening.readOnlyReason == nil else { return }
        let key = opening.key
        let beside = opening.besideGame
        let gameLock = purpose == .play ? LateLock(paths, environment, isHeld: opening.gameLock != nil) : nil
        let watch = purpose == .play ? files.watch(paths.directory) : nil
        let forecaster = Forecaster(
            persistentStore, files: files, catalog: start.catalog, key: key, uptime: environment.uptime)
        let saver = Saver(
            isInline: savesInline, watch: watch, onReport: onSaveReport, whenIdle: forecaster.update,
            pull: { () throws(FileError) -> [Patch] in try persistentStore.pull() },
            write: { request, unseen throws(FileError) in
                // Without its key nothing in the ledger would be believed.
                try keyFile.keep(key)
                try gameLock?.take()
                let snapshot: Snapshot
                do {
                    snapshot = try beside?.rebased(request.snapshot) ?? request.snapshot
                } catch {
                    throw FileError(.write, paths.history, FileError.unencodable)
                }
                do throws(FileError) {
                    return try persistentStore.commit(
                        snapshot, departures: request.departures, unseen: unseen,
                        mustCheckpoint: request.mustCheckpoint)
                } catch {
                    if error.isFull { forecaster.makeRoom() }
                    throw error
                }
            })
        opening.saving = Autosave(
            saver: saver, uptime: environment.uptime, mustLook: purpose == .play && watch == nil)
        opening.mustSave = beside == nil
    }

    private static func catalog(
        _ configuration: Configuration, _ environment: Environment
    ) throws(OpeningError) -> StoreCatalog {
        var bytes: [UInt8]?
        if let path = configuration.storeFile {
            do { bytes = try environment.files.read(path) } catch { throw .unreadableCatalog(error) }
        }
        do {
            guard let path = configuration.storeFile, let bytes else { return try StoreCatalog.builtIn() }
            return try StoreCatalog(storekit: bytes, path: path)
        } catch {
            throw .badCatalog(error)
        }
    }
}

extension Purpose {
    fileprivate var author: Author { if case .act(let author) = self { author } else { .game } }
}

extension Opening {
    fileprivate mutating func refuse(_ reason: ReadOnlyReason) {
        guard readOnlyReason == nil else { return }
        readOnlyReason = reason
        notices.append(.readOnly(reason))
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
    func newGame(_ key: SigningKey, paths: Paths?) -> Opening {
        let world = World.firstWorld(seed: configuration.seed ?? environment.makeSeed(), began: wall)
        let clock = RunningClock(beginning: wall, uptime: uptime, scale: configuration.timeScale)
        let account = Account(
            displayName: Account.checkedName(environment.loginName) ?? "Player", joined: wall,
            avatar: world.birds.first?.id)
        var store = Store(catalog: catalog, key: key, state: StoreState(began: wall))
        var circle = paths.map { family($0, key, difference: clock.difference) } ?? .alone
        _ = circle.receive(into: &store, at: wall)
        return Opening(
            configuration: configuration, environment: environment, clock: clock,
            snapshot: Snapshot(
                clock: clock.saved(world: wall, wall: wall), world: world, store: store.state, account: account,
                settings: Settings()),
            store: store, key: key, circle: circle, isNew: true)
    }

    private func family(_ paths: Paths, _ key: SigningKey, difference: Span) -> FamilyCircle {
        FamilyCircle(paths, files: environment.files, catalog: catalog, key: key, difference: difference, wall: wall)
    }

    /// A saved game, brought up to date.
    func saved(_ saved: Snapshot, _ key: SigningKey, paths: Paths, besideGame: Bool) -> Opening {
        var snapshot = saved
        let clock = RunningClock(opening: saved.clock, wall: wall, uptime: uptime, scale: configuration.timeScale)
        if besideGame {
            snapshot.store = snapshot.store.numbered(from: BesideGame.firstNumber(after: snapshot.store.nextID))
        }
        let circle = family(paths, key, difference: clock.difference)
        snapshot.world.settleNewSpecies()
        var timeline = Timeline(
            world: snapshot.world, store: Store(catalog: catalog, key: key, state: snapshot.store),
            circle: besideGame ? .alone : circle)
        timeline.store.redeliverUnfinished()
        timeline.store.beginAbsence(until: clock.openedAt)
        var report = AwayReport(of: snapshot.world)
        var departures: [Visit] = []
        var storeEvents: [StoreEvent] = []
        timeline.advance(to: clock.openedAt) { event in
            switch event {
            case .world(let event):
                report.note(event)
                if case .departed(let visit) = event.kind { departures.append(visit) }
            case .store(let event): storeEvents.append(event)
            case .changedElsewhere: break
            }
        }
        if !besideGame { storeEvents += timeline.circle.receive(into: &timeline.store, at: clock.openedAt) }
        report.close(at: timeline.world.clock)
        snapshot.world = timeline.world
        var opening = Opening(
            configuration: configuration, environment: environment, clock: clock, snapshot: snapshot,
            store: timeline.store, key: key)
        opening.awayPurchases = AwayPurchases(storeEvents, in: timeline.store)
        opening.circle = besideGame ? circle : timeline.circle
        opening.awayReport = clock.away >= Session.shortestAbsence ? report : nil
        if besideGame {
            snapshot.store = timeline.store.state
            opening.besideGame = BesideGame(committed: saved, opened: snapshot)
        } else {
            opening.departures = departures
        }
        return opening
    }
}
