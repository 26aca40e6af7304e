import Chronology
import JSON
import Simulation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Checkpoints, under the lock.
extension PersistentStore {
    /// Writes everything anew: journal, backup, checkpoint, and an empty history.
    func checkpoint(_ snapshot: Snapshot, departures: [Visit]) throws(FileError) {
        try files.makeDirectory(paths.backups)
        let (generation, transaction, visits, schema) = state.withLock { state in
            (state.generation + 1, state.transaction, state.unjournaled + departures, state.formerSchema)
        }
        try Self.checkNumber(generation)
        let now = wall()
        let journal = JournalFiles(directory: paths.journal, files: files)
        let damagedPages = try journal.add(visits, clock: snapshot.world.clock, now: now)
        let bytes = try Self.checked { () throws(JSONError) in
            try Checkpoint(generation: generation, transaction: transaction, snapshot: snapshot).bytes()
        }
        let committed = try Self.checked { () throws(JSONError) in try Baseline(snapshot) }
        if let schema { try files.replace(Backups.formerSchema(paths, schema.version), with: schema.bytes) }
        try keepAside(\.asideBefore, now)

        // From here on a crash leaves either the old checkpoint with its history or the new one, which needs none.
        try files.replace(Backups.checkpoint(paths, generation), with: bytes)
        try files.replace(paths.checkpoint, with: bytes)
        let stamp = try files.stamp(paths.checkpoint)
        state.withLock { state in
            state.checkpoint = stamp
            state.committed = committed
            state.generation = generation
            state.history = nil
            state.unjournaled = []
            state.formerSchema = nil
            state.keptAs += damagedPages
        }
        try keepAside(\.asideAfter, now)
        let former = state.withLock { $0.historyGeneration }
        if let former, try files.stamp(paths.history) != nil {
            // A version's last save is kept for good, and with it the history that goes on from it.
            let kept = schema.map { Backups.formerSchemaHistory(paths, $0.version) } ?? Backups.history(paths, former)
            try files.rename(paths.history, to: kept)
        }
        let header = HistoryFile.Header(generation: generation, schema: Checkpoint.schema).line()
        try files.replace(paths.history, with: header)
        guard let stamp = try files.stamp(paths.history) else { throw FileError(.inspect, paths.history, ENOENT) }
        state.withLock { state in
            state.historyGeneration = generation
            state.history = (header.count, stamp.identity)
        }
        prune(generation, jumps: snapshot.clock.jumps)
    }

    private func keepAside(_ list: WritableKeyPath<State, [String]>, _ now: Instant) throws(FileError) {
        for path in state.withLock({ $0[keyPath: list] }) {
            if try files.stamp(path) != nil {
                let name = try files.putAside(path, now: now)
                state.withLock { $0.keptAs.append(name) }
            }
            state.withLock { $0[keyPath: list].removeAll { $0 == path } }
        }
    }

    /// Removes the oldest backups. That one stays because it cannot be removed is no harm.
    private func prune(_ generation: Int, jumps: [ClockJump]) {
        guard let names = try? files.list(paths.backups) else { return }
        let kept = Backups.generations(names).suffix(Backups.count)
        for old in Backups.generations(names) where !kept.contains(old) {
            try? files.remove(Backups.checkpoint(paths, old))
        }
        for name in names {
            if let transaction = Backups.beforeJump(name), !jumps.contains(where: { $0.transaction == transaction }) {
                try? files.remove("\(paths.backups)/\(name)")
            } else if let old = Backups.historyGeneration(name), old < kept.first ?? 0 {
                try? files.remove("\(paths.backups)/\(name)")
            }
        }
    }
}
