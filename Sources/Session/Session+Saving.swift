import Chronology
import Simulation
import Storefront

extension Session {
    /// The state of saving to show to the player.
    package var saveStatus: SaveStatus {
        if configuration.inMemory { return .inMemory }
        if let readOnlyReason { return .readOnly(readOnlyReason) }
        return saving?.status ?? .inMemory
    }

    /// True if requests may change anything.
    package var mayWrite: Bool { readOnlyReason == nil }

    /// The reason why a change that matters is not on disk; `nil` if all are.
    package var loss: FileError? { saving?.loss }

    /// Saves, and returns when everything is on disk or has failed; called on every way out.
    package func saveNow() {
        catchUp()
        saving?.saveNow(commit)
        // Goods that were handed over are safe now: finish their transactions, and save that too.
        if mustFinish {
            finishSaved()
            saving?.saveNow(commit)
        }
    }

    /// Saves, makes a checkpoint, and releases the locks; afterwards the session may only be read.
    package func close() {
        saveNow()
        // A failed save may succeed the second time.
        if workingCopy == nil, !isCommand || loss != nil { saving?.saveNow(commit, mustCheckpoint: !isCommand) }
        saveUndoStacks()
        saving?.close()
        gameLock?.release()
        heldWriteLock?.release()
    }

    /// Records an ended visit for the journal; beside an open game nothing is recorded, since the game does it.
    func noteDeparture(_ visit: Visit) {
        guard workingCopy == nil else { return }
        departures.note(visit, isSaving: saving != nil, isAllSaved: saving?.isAllSaved != false)
    }

    /// Returns everything to be saved now.
    func commit(revision: Int, mustCheckpoint: Bool) -> Saver.Commit {
        Saver.Commit(
            revision: revision, snapshot: snapshot, departures: departures.submit(), patchesSeen: patchesSeen,
            mustCheckpoint: mustCheckpoint)
    }

    /// Merges what other programs have saved into the session, and queues an event for each change.
    func takeOver() {
        guard let patches = saving?.saver.patches(after: patchesSeen), !patches.isEmpty else { return }
        catchUp()
        for patch in patches {
            if isFollowing {
                follow()
            } else {
                // A change that cannot be adopted stays unseen: the saving thread then merges it into everything that
                // is saved, so this game never reverts what another program has done.
                guard let merged = try? snapshot.merging(patch) else { break }
                show(merged)
            }
            patchesSeen += 1
            pendingEvents.append(.changedElsewhere(patch.author))
        }
        // Changes made beside this game may be later than the saved clock, so the clock is saved, too.
        if !isFollowing { changed(urgently: true) }
        upcoming = nil
        entitlements = store.entitlements
    }

    /// Replaces world, store, account and settings by those of a snapshot.
    func show(_ snapshot: Snapshot) {
        world = snapshot.world
        var state = snapshot.store
        state.bind(to: configuration.profile, key)
        store = Store(catalog: store.catalog, key: key, state: state)
        account = snapshot.account
        settings = snapshot.settings
        journalNotes = snapshot.journal
        entitlements = store.entitlements
    }

    /// Everything to be saved, as it is now.
    var snapshot: Snapshot {
        // The wall clock is read first: a mark that is a little early is corrected by the uptime, while one that is late
        // would put the next command before what was done last.
        let wall = wallNow
        let uptime = environment.uptime()
        // The world was advanced to a moment a little ago, and the wall clock's time of that moment belongs to it.
        let lag = Span(milliseconds: (clock.world(at: uptime) - world.clock).milliseconds / clock.scale)
        return Snapshot(
            clock: clock.saved(world: world.clock, wall: wall - lag, uptime: uptime - lag),
            world: world, store: store.state,
            account: account, settings: settings, journal: journalNotes)
    }
}
