import Chronology
import Simulation
import Storefront

/// Opens a profile: takes locks, reads the files, advances the game to now, and prepares saving.
struct SessionLoader {
    let configuration: Configuration
    let environment: Environment
    let mode: OpenMode
    let beginning: Beginning
    let savesInline: Bool
    /// Called on the saving thread when the report of saving has changed.
    let onSaveReport: @Sendable () -> Void
    /// The catalog and the moment of opening, which is taken anew once the locks are held.
    private var bootstrap: Bootstrap
    private let paths: Paths?

    init(
        _ configuration: Configuration, _ environment: Environment, _ mode: OpenMode, _ beginning: Beginning,
        savesInline: Bool = true, onSaveReport: @escaping @Sendable () -> Void = {}
    ) throws(OpeningError) {
        guard Paths.isValidProfile(configuration.profile) else { throw .badProfile(configuration.profile) }
        self.configuration = configuration
        self.environment = environment
        self.mode = mode
        self.beginning = beginning
        self.savesInline = savesInline
        self.onSaveReport = onSaveReport
        bootstrap = Bootstrap(configuration, environment, try Self.catalog(configuration, environment))
        guard WorldClock.range.contains(bootstrap.wall) else { throw .badClock(bootstrap.wall) }
        paths = configuration.inMemory ? nil : Paths(configuration, environment)
        if paths == nil && !configuration.inMemory { throw .noDataDirectory }
    }

    func open() throws(OpeningError) -> InitialState {
        let newKey = SigningKey(environment.randomBytes(KeyFile.length))
        guard let paths else {
            var initial = bootstrap.newGame(newKey, paths: nil)
            tellFlaws(&initial)
            return initial
        }
        // Checked first, so a refused profile leaves no folder or lock file.
        if (try? paths.hasSave(environment.files)) == false {
            try beginning.check(configuration, paths, environment.files)
        }
        let locks = Locks(paths: paths, environment: environment, mode: mode)
        var loader = self
        // What others wrote during the wait for a lock is later than the moment at which it began.
        loader.bootstrap = Bootstrap(configuration, environment, bootstrap.catalog)
        return try loader.load(paths, locks, newKey)
    }

    /// Reads the files under the locks, and prepares the session.
    private func load(_ paths: Paths, _ locks: Locks, _ newKey: SigningKey) throws(OpeningError) -> InitialState {
        var initial: InitialState
        let persistentStore = PersistentStore(
            paths: paths, files: environment.files, author: mode.author, heldLock: locks.heldWriteLock,
            historyLimit: mode == .play
                ? PersistentStore.gameHistoryLimit
                : locks.gameLock != nil ? PersistentStore.commandHistoryLimit : PersistentStore.besideGameHistoryLimit,
            journalLimit: configuration.kiosk.map { _ in Kiosk.journalLimit }
        ) { [configuration, environment, bootstrap] in
            configuration.wall(environment, since: bootstrap.uptime)
        }
        let keyFile = KeyFile(path: paths.key, files: environment.files)
        var key = newKey
        do throws(FileError) {
            let secured = try secure(keyFile, newKey)
            key = secured.key
            var recovery = Recovery(paths: paths, files: environment.files)
            initial = try restore(&recovery, persistentStore, key, locks)
            // A missing key matters only where there are purchases.
            let trouble = secured.trouble ?? (secured.isNew && !initial.store.state.ledger.isEmpty ? .missing : nil)
            if !mode.onlyLooks, let trouble { initial.notices.append(.key(trouble)) }
        } catch {
            // An unreadable save must not be overwritten, so the session is read-only.
            initial = bootstrap.newGame(key, paths: paths)
            initial.refuse(.unreadable(error))
        }
        if !beginning.contains(.lostSave) {
            if case .lost(let why)? = initial.notices.first { throw .lost(why: why) }
            if initial.isNew, let reason = initial.readOnlyReason { throw .closed(reason) }
        }
        if locks.holdsAll, initial.readOnlyReason == nil { environment.files.removeLeftovers(paths) }
        initial.paths = paths
        initial.persistentStore = persistentStore
        if mode == .play { locks.writeLock?.release() }
        if mode == .play || locks.gameLock != nil, locks.otherGame == nil {
            initial.gameLock = GameLockKeeper(
                paths, environment, holding: locks.gameLock, isCommand: mode != .play)
        }
        initial.heldWriteLock = locks.heldWriteLock
        if let holder = locks.otherGame, mode == .play {
            initial.isFollowing = true
            initial.refuse(.playedElsewhere(holder.holder))
        }
        tellFlaws(&initial)
        if mode == .play, !initial.isFollowing, initial.clock.away >= Session.shortestAbsence {
            initial.snapshot.world.comeBack()
        }
        initial.isCommand = if case .act = mode { true } else { false }
        if mode == .follow { initial.isFollowing = true }
        if mode.onlyLooks {
            initial.readOnlyReason = initial.readOnlyReason ?? .look
        }
        prepareSaving(&initial, paths, persistentStore, keyFile)
        return initial
    }

    /// Adds a notice of what is left out of the `--store` file: always for a game, for commands until one has saved it.
    private func tellFlaws(_ initial: inout InitialState) {
        let flaws = bootstrap.catalog.flaws
        guard configuration.storeFile != nil, !flaws.isEmpty else { return }
        if initial.store.tellFlaws() || mode == .play { initial.notices.append(.catalog(flaws)) }
    }

    /// Returns the key to sign with, made or repaired first if necessary; a read-only session takes the present one.
    ///
    /// If nothing can be written now, the key is written before the first successful save.
    private func secure(
        _ keyFile: KeyFile, _ fresh: SigningKey
    ) throws(FileError) -> (key: SigningKey, isNew: Bool, trouble: KeyTrouble?) {
        if !mode.onlyLooks, let secured = try? keyFile.secure(fresh, now: bootstrap.wall) { return secured }
        let present = try keyFile.read()
        return (present.key ?? fresh, present.key == nil, present.trouble)
    }

    /// Recovers the saved game, or begins a new one in memory, with notices about what was found.
    private func restore(
        _ recovery: inout Recovery, _ persistentStore: PersistentStore, _ key: SigningKey, _ locks: Locks
    ) throws(FileError) -> InitialState {
        switch try recovery.run() {
        case .nothing:
            persistentStore.adoptNothing(recovery)
            return bootstrap.newGame(key, paths: recovery.paths)
        case .lost:
            persistentStore.adoptNothing(recovery)
            var initial = bootstrap.newGame(key, paths: recovery.paths)
            initial.notices.append(.lost(why: recovery.damages.first?.why))
            return initial
        case .newer:
            var initial = bootstrap.newGame(key, paths: recovery.paths)
            initial.refuse(.newer(path: recovery.paths.checkpoint))
            return initial
        case .game(let game):
            try persistentStore.adopt(game, recovery)
            let isBeside = locks.otherGame != nil && mode != .play && !mode.onlyLooks
            var initial = bootstrap.saved(
                game.checkpoint.snapshot, transaction: game.checkpoint.transaction, key, paths: recovery.paths,
                besideGame: isBeside, tellsOfAbsence: mode == .play)
            if let date = game.checkpoint.snapshot.dateOutOfRange { initial.refuse(.dateOutOfRange(date)) }
            initial.noteClock()
            if initial.clock.hasJumped { persistentStore.keepBeforeJump(game.checkpoint) }
            if let trouble = initial.sharing.trouble { initial.notices.append(.familyUnknown(trouble)) }
            initial.unjournaled = game.checkpoint.unjournaled
            if let restoration = Restoration(of: game, recovery, isLooking: mode.onlyLooks) {
                initial.notices.append(.restored(restoration))
            }
            // A read-only session is told where the journal is read; a game before its first save, since reading a long
            // journal would delay the first frame.
            if case .act = mode, let trouble = try persistentStore.checkJournal() {
                initial.notices.append(.journal(trouble))
            }
            // A read-only session is not told; a game after its first frame, by the saving thread.
            if case .act = mode, !initial.snapshot.world.validate().isEmpty {
                initial.notices.append(.inconsistent)
            }
            if isBeside && persistentStore.needsCheckpoint {
                // The save is another version's, or damaged: the open game has to handle that.
                initial.refuse(.busy)
            }
            return initial
        }
    }

    /// Sets up saving, or watching the files for a session that follows another game; neither for a read-only session.
    private func prepareSaving(
        _ initial: inout InitialState, _ paths: Paths, _ persistentStore: PersistentStore, _ keyFile: KeyFile
    ) {
        let files = environment.files
        if initial.isFollowing {
            let watch = files.watch(paths.directory)
            let saver = Saver(
                isInline: savesInline, isHeld: mode == .play, watch: watch, onReport: onSaveReport,
                pull: { () throws(FileError) -> Base? in persistentStore.follow() },
                write: { _ throws(FileError) in nil })
            initial.saving = Autosave(saver: saver, uptime: environment.uptime, mustLook: watch == nil)
            return
        }
        guard initial.readOnlyReason == nil else { return }
        let key = initial.key
        let (isCommand, isBesideGame) = (initial.isCommand, initial.isBesideGame)
        let gameLock = initial.gameLock
        let watch = mode == .play ? files.watch(paths.directory) : nil
        let forecaster = Forecaster(
            persistentStore, files: files, catalog: bootstrap.catalog, key: key, uptime: environment.uptime)
        let saver = Saver(
            isInline: savesInline, isHeld: mode == .play, watch: watch, onReport: onSaveReport,
            // A forecast is for status bars, which a kiosk's player has not.
            whenIdle: { [isServed = configuration.kiosk != nil] isLast in
                if !isServed { forecaster.update(isLast: isLast) }
            },
            pull: { () throws(FileError) -> Base? in
                try gameLock?.take()
                return try persistentStore.pull()
            },
            write: { [configuration, environment, bootstrap] commit throws(FileError) in
                // The key is written first, since transactions without it would not be trusted.
                let (lasting, _, _) = try keyFile.secure(key, now: persistentStore.wall())
                try gameLock?.take()
                let rebase = Rebase(
                    configuration: configuration, environment: environment, catalog: bootstrap.catalog,
                    paths: paths, isCommand: isCommand, isBesideGame: isBesideGame, key: key, lastingKey: lasting)
                do throws(FileError) {
                    return try persistentStore.commit(commit, performingAgain: rebase)
                } catch {
                    if error.isFull { forecaster.makeRoom() }
                    throw error
                }
            })
        initial.saving = Autosave(
            saver: saver, uptime: environment.uptime, mustLook: mode == .play && watch == nil)
        initial.mustSave = !isBesideGame
    }

    /// Reads the store's catalog: that of `--store`, else the built-in one.
    private static func catalog(
        _ configuration: Configuration, _ environment: Environment
    ) throws(OpeningError) -> StoreCatalog {
        var bytes: [UInt8]?
        if let path = configuration.storeFile {
            do {
                bytes = try environment.files.read(Paths.inHome(path, environment), limit: FileLimit.document)
            } catch {
                throw .unreadableCatalog(error)
            }
        }
        do {
            guard let path = configuration.storeFile, let bytes else { return try StoreCatalog.builtIn() }
            return try StoreCatalog(storekit: bytes, path: path)
        } catch {
            throw .badCatalog(error)
        }
    }
}

extension InitialState {
    /// Adds notices about a wall clock that may be wrong, or was.
    fileprivate mutating func noteClock() {
        if clock.hasJumped, let jump = clock.jumps.last { notices.append(.clockJumped(jump)) }
        if let jump = clock.offered { notices.append(.clockWasWrong(jump)) }
    }

    /// Makes the session read-only for a reason, with a notice; an earlier reason stays.
    fileprivate mutating func refuse(_ reason: ReadOnlyReason) {
        guard readOnlyReason == nil else { return }
        readOnlyReason = reason
        notices.append(.readOnly(reason))
    }
}
