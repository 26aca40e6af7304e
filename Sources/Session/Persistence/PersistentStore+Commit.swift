import JSON
import Simulation

/// Saving, and reading what other programs have saved.
extension PersistentStore {
    /// Appends the changes since the last save to the history, or writes a checkpoint.
    ///
    /// The session's requests are performed again first if other programs have written since its own base.
    ///
    /// - Returns: the state to go on with, if it is not that of the session.
    func commit(_ commit: Saver.Commit, performingAgain rebase: Rebase) throws(FileError) -> Base? {
        try files.makeDirectory(paths.directory)
        let lock = try takeWriteLock()
        defer { if heldLock == nil { lock.release() } }
        if let imported = commit.imported {
            let before = state.withLock { ($0.generation, $0.transaction) }
            var snapshot = commit.snapshot
            snapshot.store = rebase.signed(snapshot.store)
            do { try checkpoint(snapshot, departures: commit.departures, imported: imported) } catch {
                guard try isOnDisk(after: error, since: before, asLine: false) else { throw error }
            }
            acknowledge(lock)
            return tellOthers(after: commit.base)
        }
        try pullLocked()
        examine(commit.snapshot.world)
        var (next, departures, overtaken) = (commit.snapshot, commit.departures, [Overtaken]())
        if let base = othersState(after: commit.base) {
            (next, departures, overtaken) = rebase.performed(commit, on: base)
        }
        next.store = rebase.signed(next.store)
        // Values that could not be read again are not written.
        try Self.checked { () throws(JSONError) in try next.checkRanges() }
        try writeBeforeJump()
        let before = state.withLock { ($0.generation, $0.transaction) }
        var appends = !needsCheckpoint
        var isSaved = false
        do throws(FileError) {
            if appends {
                do throws(FileError) {
                    try append(next, departures)
                    isSaved = true
                } catch {
                    // Appending to a file with another name would change that, too; a checkpoint starts a new one.
                    guard error.code == FileError.isLink, historyLimit != Self.besideGameHistoryLimit else {
                        throw error
                    }
                    appends = false
                }
            }
            let isLong = state.withLock { ($0.history?.length ?? .max) > historyLimit }
            let mustMend = state.withLock { $0.mustCheckpoint } && historyLimit != Self.besideGameHistoryLimit
            if !appends || isLong || commit.mustCheckpoint || mustMend {
                try checkpoint(next, departures: appends ? [] : departures)
            }
        } catch {
            // An appended line is saved even if the checkpoint fails: the next save tries that again.
            if !isSaved { isSaved = try isOnDisk(after: error, since: before, asLine: appends) }
            guard isSaved else { throw error }
        }
        acknowledge(lock)
        var base = tellOthers(after: commit.base)
        base?.overtaken = overtaken
        return base
    }

    /// Returns the state with what other programs have saved since the session was last told of any; `nil` without
    /// changes.
    func pull() throws(FileError) -> Base? {
        guard let (known, isTold) = state.withLock({ state in state.history.map { ($0, state.authors.isEmpty) } })
        else { return nil }
        let stamp = try files.stamp(paths.history)
        let checkpoint = try files.stamp(paths.checkpoint)
        guard
            stamp?.identity != known.identity || stamp?.size != known.length
                || checkpoint != state.withLock({ $0.checkpoint }) || !isTold
        else { return nil }
        // Locking needs a folder.
        try files.makeDirectory(paths.directory)
        let lock = try takeWriteLock()
        defer { if heldLock == nil { lock.release() } }
        let pulls = state.withLock { $0.pulls }
        try pullLocked()
        return tellOthers(after: isTold ? pulls : pulls - 1)
    }

    // MARK: Under the lock

    /// Returns the committed state if other programs' changes were read after pull number `base`; `nil` if not.
    private func othersState(after base: Int) -> Base? {
        state.withLock { state in
            guard state.pulls > base, let snapshot = state.committed?.snapshot else { return nil }
            return Base(
                number: state.pulls, snapshot: snapshot, unjournaled: state.unjournaled,
                mustSave: state.mustCheckpoint || state.history == nil, authors: state.authors)
        }
    }

    /// Returns what `othersState(after:)` returns, and forgets the authors of the changes, since the session is told
    /// now.
    private func tellOthers(after base: Int) -> Base? {
        defer { state.withLock { $0.authors = [] } }
        return othersState(after: base)
    }

    private func takeWriteLock() throws(FileError) -> any FileLock {
        if let heldLock, heldLock.isInPlace { return heldLock }
        guard let lock = try files.lock(paths.writeLock, wait: .eagerly) else { throw .held(paths.writeLock) }
        // A command writes under the lock that it has read under. Two that had waited for it in vain would have read
        // the same state and made the same change, and one of the two would be lost.
        guard author == .game || heldLock != nil else {
            lock.release()
            throw .held(paths.writeLock)
        }
        return lock
    }

    /// Writes the last transaction's number into `write.lock`, as proof that it is saved.
    private func acknowledge(_ lock: any FileLock) {
        lock.record(Acknowledgement.text(state.withLock { $0.transaction }))
    }

    private func writeBeforeJump() throws(FileError) {
        guard let checkpoint = state.withLock({ $0.beforeJump }) else { return }
        let path = Backups.beforeJump(paths, checkpoint.transaction)
        let bytes = try Self.checked { () throws(JSONError) in try checkpoint.bytes() }
        try files.makeDirectory(paths.backups)
        try files.replace(path, with: bytes)
        state.withLock { $0.beforeJump = nil }
    }

    /// Appends the difference to `next` and the ended visits to the history as one synced line.
    private func append(_ next: Snapshot, _ departures: [Visit]) throws(FileError) {
        let (before, number, history) = state.withLock { ($0.committed, $0.transaction + 1, $0.history) }
        guard let before, let history else { return }
        try Self.checkNumber(number)
        let (operations, after) = try Self.checked {
            () throws(JSONError) -> ([Operation], Baseline) in
            var (operations, after) = try before.operations(to: next)
            for visit in departures {
                operations.append(.put(.unjournaled, id: visit.id.rawValue, try JSONValue(encoding: visit)))
            }
            return (operations, after)
        }
        // A small drift of the wall clock against the world's is not worth a line.
        guard operations.contains(where: { $0.table != .clock }) else { return }
        let entry = HistoryEntry(number: number, date: next.world.clock, author: author, operations: operations)
        let line = entry.line()
        do {
            try files.appendWhole(line, to: paths.history, from: history.length)
        } catch {
            // The rest of a line must not stay before the next one, so a checkpoint replaces the file.
            if error.isUnsure { state.withLock { ($0.history, $0.mayHaveLine) = (nil, true) } }
            throw error
        }
        state.withLock { state in
            state.committed = after
            state.transaction = number
            state.unjournaled += departures
            state.history = KnownHistory(
                length: history.length + line.count, identity: history.identity, line: HistoryFile.Line(line))
            state.sums[number] = state.history?.line.sum
        }
    }
}
