import Chronology
import Simulation
import Storefront

/// Going on from what other programs have saved.
extension Session {
    /// Takes over what other programs have saved, and queues an event for each of their changes.
    func takeOver() {
        guard let base = saving?.saver.takeBase() else { return }
        catchUp()
        baseNumber = base.number
        pending.removeAll { $0.revision <= base.revision }
        let (overtaken, isChanged) = rebase(onto: base)
        pendingEvents += base.authors.map(SessionEvent.changedElsewhere)
        pendingEvents += (base.overtaken + overtaken).map(SessionEvent.overtaken)
        // The passing of time alone is saved with the next change.
        if !isFollowing, isChanged || base.mustSave { changed(urgently: true) }
    }

    /// Replaces the session's state by one on disk, performs again the requests that it lacks, and advances it to now.
    ///
    /// - Returns: the requests that have become impossible, and whether anything differs from `base` but the clocks.
    func rebase(onto base: Base) -> (overtaken: [Overtaken], isChanged: Bool) {
        let (saved, uptime) = (base.snapshot.clock, environment.uptime())
        // A command whose wall clock was set ahead takes the world with it; a smaller lead is waited out.
        if isFollowing || saved.world - now > Autosave.clockPeriod {
            clock = RunningClock(
                opening: saved, wall: configuration.wall(environment, since: clock.uptimeAtOpening), uptime: uptime,
                scale: clock.scale)
        }
        departures = Departures(unjournaled: base.unjournaled)
        show(base.snapshot)
        if !isBesideGame, !isFollowing { store.applyFileSettings(isBuiltIn: configuration.storeFile == nil) }
        let again = pending
        pending = []
        var isChanged = !again.isEmpty || store.state != base.snapshot.store
        if let first = again.first { (undoStack, redoStack) = first.stacks }
        var overtaken: [Overtaken] = []
        for request in again {
            advance(to: request.date) { _ in }
            do throws(RequestError) {
                try performAgain(request)
            } catch {
                overtaken.append(Overtaken(request: request.request, error: error))
            }
        }
        if advance(to: now, report: { _ in })?.hasHappened == true { isChanged = true }
        if !isFollowing {
            let former = store.state
            // A command that changed the family has adopted in this save what the new one shares.
            _ = readChangedFamily()
            _ = sharing.receive(into: &store, at: world.clock)
            handOver()
            if store.state != former { isChanged = true }
        }
        upcoming = nil
        entitlements = store.entitlements
        return (overtaken, isChanged)
    }

    /// Performs a pending request again; its transactions keep their ids where no other program has used them.
    private func performAgain(_ former: PendingRequest) throws(RequestError) {
        let (nextID, told) = (store.nextID, spentMuch)
        store.reuse(former.ids)
        defer {
            store.continueNumbering(at: nextID)
            spentMuch = told
        }
        let reply = try record(former.request, revision: former.revision)
        // It was told as bought, so anything else is told, too.
        if case .purchase(.success) = former.reply, case .purchase(let result) = reply {
            switch result {
            case .success: break
            case .failure(let error): throw .store(error)
            case .pending, .userCancelled: throw .store(.notPaidYet)
            }
        }
    }

    /// Performs a request, and remembers it until it is on disk.
    func record(_ request: Request, revision: Int? = nil) throws(RequestError) -> Reply {
        let (stacks, first) = ((undo: undoStack, redo: redoStack), store.nextID)
        let reply = try request.intent.perform(in: self)
        if request.intent.isRepeatable, reply.isDone, saving != nil || revision != nil {
            pending.append(
                PendingRequest(
                    request: request, reply: reply, date: world.clock, revision: revision ?? saving?.revision ?? 0,
                    ids: first..<store.nextID, stacks: stacks))
        }
        return reply
    }

    /// Replaces world, store, account and settings by those of a snapshot.
    func show(_ snapshot: Snapshot) {
        world = snapshot.world
        var state = snapshot.store
        state.bind(to: configuration.profile, key)
        store = Store(catalog: store.catalog, key: key, state: state, firstID: store.firstID)
        account = snapshot.account
        settings = snapshot.settings
        journalNotes = snapshot.journal
        entitlements = store.entitlements
    }
}

extension Reply {
    /// False for a purchase that failed or was canceled, so the request is not kept to be performed again.
    fileprivate var isDone: Bool {
        switch self {
        case .purchase(.failure), .purchase(.userCancelled): false
        default: true
        }
    }
}
