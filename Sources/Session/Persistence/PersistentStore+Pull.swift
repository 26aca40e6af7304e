import JSON
import Simulation

/// Reading other programs' changes; the caller holds `write.lock`.
extension PersistentStore {
    /// Reads what other programs have appended to the history since the last read, and makes it the committed state.
    func pullLocked() throws(FileError) {
        guard let known = state.withLock({ $0.history }) else {
            // After a save that failed half way, another program may have written its own files.
            let (isBegun, checkpoint) = state.withLock { ($0.committed != nil, $0.checkpoint) }
            if isBegun, try files.stamp(paths.checkpoint) != checkpoint { try findReplaced() }
            return
        }
        guard let stamp = try files.stamp(paths.history), stamp.identity == known.identity, stamp.size >= known.length,
            try files.stamp(paths.checkpoint) == state.withLock({ $0.checkpoint }), try hasKnownLine(known)
        else { return try findReplaced() }
        guard stamp.size > known.length else { return }
        let bytes = try files.read(paths.history, from: known.length, count: stamp.size - known.length)
        let number = state.withLock { $0.transaction }
        let news = HistoryFile(reading: bytes, at: known.length, expecting: number + 1)
        switch news.flaw {
        case nil: break
        // No program can be writing now, so a partial line was left by one that was killed.
        case .torn where Acknowledgement.last(paths, files) <= news.entries.last?.number ?? number:
            try files.truncate(paths.history, to: news.intactLength)
        case .torn, .damaged: return try findReplaced()
        }
        try take(news.entries)
        state.withLock { state in
            state.history = KnownHistory(
                length: news.intactLength, identity: known.identity, line: news.lastLine ?? known.line)
        }
    }

    /// Returns whether the last line that this program knows is still in the file, which detects overwriting in place.
    private func hasKnownLine(_ known: KnownHistory) throws(FileError) -> Bool {
        let start = known.length - known.line.length
        let line = try files.read(paths.history, from: start, count: known.line.length)
        return line.last == 0x0A && HistoryFile.Line(line) == known.line
            && (try? SealedLine.open(line.dropLast())) != nil
    }

    /// Handles save files that were replaced or removed by another program.
    ///
    /// Files that continue this program's state are adopted. Otherwise this game is written again: what was bought in
    /// another state of the same game is added, and the found files are kept.
    private func findReplaced() throws(FileError) {
        guard historyLimit != Self.besideGameHistoryLimit else {
            throw FileError(.read, paths.history, FileError.changed)
        }
        var recovery = Recovery(paths: paths, files: files)
        let result = try recovery.run()
        let (before, transaction) = state.withLock { ($0.committed?.snapshot, $0.transaction) }
        guard var next = before else { return }
        var replacement = Replacement.other
        switch result {
        case .game(let game) where game.checkpoint.snapshot.world.journalGame == next.world.journalGame:
            if try includesCommittedState(game) {
                let isChanged = game.checkpoint.snapshot != next
                if recovery.damages.isEmpty, game.missing == 0 {
                    try adopt(game, recovery)
                    if isChanged { noteOthers([author]) }
                    return
                }
                next = game.checkpoint.snapshot
                state.withLock { $0.unjournaled = game.checkpoint.unjournaled }
                replacement = isChanged ? .merged : .older
            } else {
                replacement = try add(game, to: &next) ? .merged : .older
            }
        case .nothing: replacement = .missing
        case .game, .newer, .lost: break
        }
        var found: [String] = []
        for path in [paths.checkpoint, paths.history] where try files.stamp(path) != nil { found.append(path) }
        if found.isEmpty { replacement = .missing }
        let last = if case .game(let game) = result { game.checkpoint.transaction } else { 0 }
        let checkpoint = try files.stamp(paths.checkpoint)
        let committed = try Self.checked { [next] () throws(JSONError) in try Baseline(next) }
        // The game is told, so it saves itself at once.
        noteOthers([author])
        state.withLock { state in
            state.committed = committed
            state.history = nil
            state.checkpoint = checkpoint
            state.historyGeneration = nil
            state.mustCheckpoint = true
            state.generation = max(state.generation, recovery.highestGeneration)
            state.transaction = max(transaction, last)
            state.found = found
            state.notices.append(.replaced(replacement))
            state.journal?.verified = [:]
        }
    }

    /// Records that the committed state is no longer this program's own.
    private func noteOthers(_ authors: [Author]) {
        state.withLock { state in
            state.pulls += 1
            state.authors += authors
        }
    }

    /// Returns whether a recovered game contains everything that this program has committed.
    ///
    /// It does if the files have the very line of the last transaction or, if there is none since, this program's own
    /// checkpoint.
    private func includesCommittedState(_ game: Recovery.Game) throws(FileError) -> Bool {
        let (transaction, generation, sum) = state.withLock { ($0.transaction, $0.generation, $0.sums[$0.transaction]) }
        guard game.checkpoint.transaction >= transaction else { return false }
        guard let sum else { return game.checkpoint.generation >= generation }
        if let same = game.sums[transaction] { return same == sum }
        for name in try files.listIfPresent(paths.backups) where Backups.historyGeneration(name) != nil {
            guard let bytes = try? files.read("\(paths.backups)/\(name)") else { continue }
            for entry in HistoryFile(reading: bytes).entries where entry.number == transaction {
                if entry.sum == sum { return true }
            }
        }
        return false
    }

    /// Adds what was done in another state of this game and is not known to this program; returns false if nothing is
    /// added.
    private func add(_ found: Recovery.Game, to own: inout Snapshot) throws(FileError) -> Bool {
        let (sums, openedAt) = state.withLock { ($0.sums, $0.openedAt) }
        var history = HistoryFile(reading: try files.readIfPresent(paths.history) ?? [])
        history.entries.removeAll { $0.number > found.checkpoint.transaction || found.sums[$0.number] != $0.sum }
        // Transactions from before this program opened are not known by number, so the date decides.
        let first = history.entries.first { entry in
            sums[entry.number].map { $0 != entry.sum } ?? (entry.date >= openedAt ?? entry.date)
        }
        guard let first else { return false }
        var recovery = Recovery(paths: paths, files: files)
        recovery.lastTransaction = first.number - 1
        guard case .game(let base) = try recovery.run() else { return false }
        return try Self.checked { () throws(JSONError) in
            try own.add(since: base.checkpoint.snapshot, in: found.checkpoint.snapshot)
        }
    }

    /// Applies other programs' transactions to the committed state.
    private func take(_ entries: [HistoryEntry]) throws(FileError) {
        guard let committed = state.withLock({ $0.committed }), let last = entries.last else { return }
        let (after, visits) = try Self.checked { () throws(JSONError) -> (Baseline, [Visit]) in
            var snapshot = committed.snapshot
            var visits: [Visit] = []
            for operation in entries.flatMap(\.operations) {
                if case .put(.unjournaled, _, let value) = operation {
                    visits.append(try value.decode(Visit.self))
                } else {
                    try snapshot.apply(operation)
                }
            }
            try snapshot.checkRanges()
            return (try Baseline(snapshot), visits)
        }
        noteOthers(entries.map(\.author))
        state.withLock { state in
            state.committed = after
            state.transaction = last.number
            state.unjournaled += visits
            for entry in entries { state.sums[entry.number] = entry.sum }
        }
    }
}
