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

    /// The error of the last save while a change that matters is not on disk; `nil` if all are, or no save has failed.
    package var loss: FileError? { saving?.loss }

    /// Starts the saving thread. A game that is opened for playing calls it when its first frame is shown: the thread would
    /// take a processor that drawing needs, for a forecast that nobody reads yet.
    package func startSaving() { saving?.saver.begin() }

    /// Saves, and returns when everything is on disk or has failed; called on every way out.
    package func saveNow() {
        catchUp()
        // A command beside a game that has changed nothing leaves the passing of time to that game.
        if isBesideGame, saving?.hasNothingToSave == true { return }
        saving?.saveNow(commit)
        // Goods that were handed over are safe now: finish their transactions, and save that too.
        if mustFinish {
            finishSaved()
            saving?.saveNow(commit)
        }
    }

    /// Saves, makes a checkpoint, and releases the locks; afterwards the session may only be read.
    package func close() {
        setClocksRight(isEnding: true)
        saveNow()
        // A failed save may succeed the second time.
        if !isCommand || (loss != nil && !isBesideGame) { saving?.saveNow(commit, mustCheckpoint: !isCommand) }
        saveUndoStacks()
        saving?.saver.close()
        gameLock?.release()
        heldWriteLock?.release()
        guestPlace?.release()
    }

    /// Records an ended visit for the journal.
    func noteDeparture(_ visit: Visit) {
        departures.note(visit, isSaving: saving != nil, isAllSaved: saving?.isAllSaved != false)
    }

    /// Returns everything to be saved now.
    func commit(revision: Int, mustCheckpoint: Bool) -> Saver.Commit {
        let saved = saving?.saver.report.savedRevision ?? 0
        pending.removeAll { $0.revision <= saved }
        return Saver.Commit(
            revision: revision, snapshot: snapshot, departures: departures.submit(), pending: pending,
            base: baseNumber, clock: clock, sharing: sharing, mustCheckpoint: mustCheckpoint)
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
