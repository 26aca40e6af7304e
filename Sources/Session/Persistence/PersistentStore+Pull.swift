import JSON
import Simulation

/// Reading other programs' changes; the caller holds `write.lock`.
extension PersistentStore {
    /// Reads what other programs have appended to the history since the last read, and returns it as patches.
    func pullLocked() throws(FileError) -> [Patch] {
        guard let known = state.withLock({ $0.history }) else {
            // After a save that failed half way, another program may have written its own files.
            let (isBegun, checkpoint) = state.withLock { ($0.committed != nil, $0.checkpoint) }
            guard isBegun, try files.stamp(paths.checkpoint) != checkpoint else { return [] }
            return try findReplaced()
        }
        guard let stamp = try files.stamp(paths.history), stamp.identity == known.identity, stamp.size >= known.length,
            try files.stamp(paths.checkpoint) == state.withLock({ $0.checkpoint }), try hasKnownLine(known)
        else { return try findReplaced() }
        guard stamp.size > known.length else { return [] }
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
        let patches = try take(news.entries)
        state.withLock { state in
            state.history = KnownHistory(
                length: news.intactLength, identity: known.identity, line: news.lastLine ?? known.line)
        }
        return patches
    }

    /// Returns whether the last line that this program knows is still in the file, which detects overwriting in place.
    private func hasKnownLine(_ known: KnownHistory) throws(FileError) -> Bool {
        let start = known.length - known.line.length
        let line = try files.read(paths.history, from: start, count: known.line.length)
        return line.last == 0x0A && HistoryFile.Line(line) == known.line
            && (try? SealedLine.open(line.dropLast())) != nil
    }

    /// Handles save files that were replaced or removed by another program, and returns the changes to merge.
    ///
    /// Files that continue this program's state are adopted. Otherwise this game is written again: changes in another
    /// state of the same game are merged, and the found files are kept.
    private func findReplaced() throws(FileError) -> [Patch] {
        guard historyLimit != Self.besideGameHistoryLimit else {
            throw FileError(.read, paths.history, FileError.changed)
        }
        var recovery = Recovery(paths: paths, files: files)
        let result = try recovery.run()
        let (before, transaction) = state.withLock { ($0.committed?.snapshot, $0.transaction) }
        guard let before else { return [] }
        var news: [Patch] = []
        var replacement = Replacement.other
        switch result {
        case .game(let game) where game.checkpoint.snapshot.world.journalGame == before.world.journalGame:
            if recovery.damages.isEmpty, game.missing == 0, try goesOn(game) {
                let patch = try Self.checked { () throws(JSONError) in
                    try Patch(author: author, from: before, to: game.checkpoint.snapshot)
                }
                try adopt(game, recovery)
                return patch.items.isEmpty ? [] : [patch]
            }
            news = try deeds(in: game, besides: before)
            replacement = news.isEmpty ? .older : .merged
        case .nothing: replacement = .missing
        case .game, .newer, .lost: break
        }
        var found: [String] = []
        for path in [paths.checkpoint, paths.history] where try files.stamp(path) != nil { found.append(path) }
        if found.isEmpty { replacement = .missing }
        let last = if case .game(let game) = result { game.checkpoint.transaction } else { 0 }
        let checkpoint = try files.stamp(paths.checkpoint)
        state.withLock { state in
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
        // An empty patch makes the game save itself at once.
        return news.isEmpty ? [Patch(author: author, items: [])] : news
    }

    /// Returns whether the files contain everything that this program has committed.
    ///
    /// They do if they have the very line of the last transaction or, if there is none since, this program's own
    /// checkpoint.
    private func goesOn(_ game: Recovery.Game) throws(FileError) -> Bool {
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

    /// Returns the changes in another state of this game that this program does not know, as one patch or none.
    ///
    /// There is none if a purchase in it has the number of a different purchase here; the found files keep both.
    private func deeds(in found: Recovery.Game, besides own: Snapshot) throws(FileError) -> [Patch] {
        let (sums, openedAt) = state.withLock { ($0.sums, $0.openedAt) }
        var history = HistoryFile(reading: try files.readIfPresent(paths.history) ?? [])
        history.entries.removeAll { $0.number > found.checkpoint.transaction || found.sums[$0.number] != $0.sum }
        // Transactions from before this program opened are not known by number, so the date decides.
        let first = history.entries.first { entry in
            sums[entry.number].map { $0 != entry.sum } ?? (entry.date >= openedAt ?? entry.date)
        }
        guard let first else { return [] }
        var recovery = Recovery(paths: paths, files: files)
        recovery.lastTransaction = first.number - 1
        guard case .game(let base) = try recovery.run() else { return [] }
        let (patch, ours) = try Self.checked { () throws(JSONError) in
            let base = base.checkpoint.snapshot
            return (
                try Patch(author: first.author, from: base, to: found.checkpoint.snapshot),
                try Patch(author: author, from: base, to: own)
            )
        }
        let purchases = patch.items.filter { $0.table.name == SaveSchema.purchases && $0.before == nil }
        for purchase in purchases {
            let own = ours.items.first { $0.table == purchase.table && $0.id == purchase.id }
            if let own, own.after != purchase.after { return [] }
        }
        return patch.items.isEmpty ? [] : [patch]
    }

    /// Applies other programs' transactions to the committed state, and returns them as patches.
    private func take(_ entries: [HistoryEntry]) throws(FileError) -> [Patch] {
        guard let committed = state.withLock({ $0.committed }), let last = entries.last else { return [] }
        let (patches, after, visits) = try Self.checked {
            () throws(JSONError) -> ([Patch], Baseline, [Visit]) in
            var snapshot = committed.snapshot
            var patches: [Patch] = []
            var visits: [Visit] = []
            for entry in entries {
                var items: [Patch.Item] = []
                for operation in entry.operations {
                    if case .put(.unjournaled, _, let value) = operation {
                        visits.append(try value.decode(Visit.self))
                        continue
                    }
                    let before = try snapshot.apply(operation)
                    switch operation {
                    case .put(let table, let id, let value):
                        items.append(.init(table: table, id: id, before: before, after: value))
                    case .delete(let table, let id):
                        items.append(.init(table: table, id: id, before: before, after: nil))
                    case .order: break
                    }
                }
                patches.append(Patch(author: entry.author, items: items))
            }
            try snapshot.checkRanges()
            return (patches, try Baseline(snapshot), visits)
        }
        state.withLock { state in
            state.committed = after
            state.transaction = last.number
            state.unjournaled += visits
            for entry in entries { state.sums[entry.number] = entry.sum }
        }
        return patches
    }
}
