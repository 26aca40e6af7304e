import Chronology
import Simulation
import Storefront

extension Session {
    package var saveStatus: SaveStatus {
        if configuration.inMemory { return .inMemory }
        if let readOnlyReason { return .readOnly(readOnlyReason) }
        return saving?.status ?? .inMemory
    }

    /// Whether what is asked for may change anything.
    package var mayWrite: Bool { readOnlyReason == nil }

    /// Why something that was done is not on disk; `nil` if all of it is, whatever else has failed.
    package var loss: FileError? { saving?.loss }

    /// Saves and returns when all is on disk or has failed: for every way out.
    package func saveNow() {
        catchUp()
        saving?.saveNow(commit)
        // What was handed over is safe now: finish it, and save that too.
        if mustFinish {
            finishSaved()
            saving?.saveNow(commit)
        }
    }

    /// Saves, makes a checkpoint, and lets go of the files. The session may be looked at but not used after it.
    package func close() {
        saveNow()
        // What has failed may work the second time.
        if workingCopy == nil, !isCommand || loss != nil { saving?.saveNow(commit, mustCheckpoint: !isCommand) }
        remember()
        saving?.close()
        gameLock?.release()
        heldWriteLock?.release()
    }

    /// A visit has ended: the journal is to have it. Beside an open game that is the game's to note.
    func noteDeparture(_ visit: Visit) {
        guard workingCopy == nil else { return }
        departures.note(visit, isSaving: saving != nil, isAllSaved: saving?.isAllSaved != false)
    }

    /// All that is to be saved now.
    func commit(revision: Int, mustCheckpoint: Bool) -> Saver.Commit {
        Saver.Commit(
            revision: revision, snapshot: snapshot, departures: departures.submit(), patchesSeen: patchesSeen,
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
        var state = snapshot.store
        state.bind(to: configuration.profile, key)
        store = Store(catalog: store.catalog, key: key, state: state)
        account = snapshot.account
        settings = snapshot.settings
        journalNotes = snapshot.journal
        entitlements = store.entitlements
    }

    var snapshot: Snapshot {
        // The world has been brought to some moment a little ago; the wall clock's time of that moment goes with it.
        let lag = Span(milliseconds: (now - world.clock).milliseconds / clock.scale)
        return Snapshot(
            clock: clock.saved(world: world.clock, wall: wallNow - lag, uptime: environment.uptime() - lag),
            world: world, store: store.state,
            account: account, settings: settings, journal: journalNotes)
    }
}
