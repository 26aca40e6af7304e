import JSON
import Simulation

/// What other programs have changed, under the lock.
extension PersistentStore {
    func pullLocked() throws(FileError) -> [Patch] {
        guard let known = state.withLock({ $0.history }) else { return [] }
        guard let stamp = try files.stamp(paths.history), stamp.identity == known.identity, stamp.size >= known.length
        else {
            // Removed or replaced: what this program has goes into a new checkpoint; what is there is kept.
            return try findHistoryReplaced()
        }
        guard stamp.size > known.length else { return [] }
        let bytes = try files.read(paths.history, from: known.length, count: stamp.size - known.length)
        let number = state.withLock { $0.transaction }
        let news = HistoryFile(reading: bytes, at: known.length, expecting: number + 1)
        // Under the lock nobody is writing: a line that is not whole was left by a program that ended.
        if news.flaw != nil { try files.truncate(paths.history, to: news.intactLength) }
        let patches = try take(news.entries)
        state.withLock { $0.history = (news.intactLength, known.identity) }
        return patches
    }

    /// Another program's checkpoint or history is where ours was. If it goes on from what is committed here, what it
    /// says is taken over; if it is another game's or an older one, it is kept aside and this game goes on. Nothing of
    /// it is overwritten.
    private func findHistoryReplaced() throws(FileError) -> [Patch] {
        var recovery = Recovery(paths: paths, files: files)
        let result = try recovery.run()
        let found = recovery.highestGeneration
        let (before, transaction) = state.withLock { ($0.committed?.snapshot, $0.transaction) }
        if case .game(let game) = result, let before, recovery.damages.isEmpty, game.missing == 0,
            game.checkpoint.transaction >= transaction, game.checkpoint.snapshot.world.seed == before.world.seed,
            game.checkpoint.snapshot.world.began == before.world.began
        {
            let patch = try Self.checked { () throws(JSONError) in
                try Patch(author: author, from: before, to: game.checkpoint.snapshot)
            }
            try adopt(game, recovery)
            return [patch]
        }
        let hasHistory = try files.stamp(paths.history) != nil
        state.withLock { state in
            state.history = nil
            state.generation = max(state.generation, found)
            if hasHistory { state.asideAfter.append(paths.history) }
        }
        return []
    }

    /// Applies other programs' transactions to what is committed.
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
        }
        return patches
    }
}
