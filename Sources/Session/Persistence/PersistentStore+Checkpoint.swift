import Chronology
import JSON
import Simulation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writing checkpoints; the caller holds `write.lock`.
extension PersistentStore {
    /// Writes the whole save: journal, backup, checkpoint, and an empty history.
    ///
    /// - Parameters:
    ///   - departures: the visits that have ended since the last commit.
    ///   - imported: the journal that comes with an imported snapshot, in place of the present one.
    func checkpoint(
        _ snapshot: Snapshot, departures: [Visit], imported: JournalIndex? = nil
    ) throws(FileError) {
        try files.makeDirectory(paths.backups)
        let (generation, transaction, visits, schema) = state.withLock { state in
            (
                state.generation + 1, state.transaction, (imported == nil ? state.unjournaled : []) + departures,
                state.formerSchema
            )
        }
        try Self.checkNumber(generation)
        let now = wall()
        var journal = try journal(of: snapshot, imported)
        let mustRepair = state.withLock { $0.mustRepair }
        if mustRepair { try mendBackups(now) }
        let trouble = try journal.add(
            visits.over(in: snapshot.world), clock: snapshot.world.clock, generation: generation, now: now,
            repairs: mustRepair)
        if let journalLimit { try journal.forgetOldest(beyond: journalLimit) }
        let bytes = try Self.checked { () throws(JSONError) in
            try Checkpoint(
                generation: generation, transaction: transaction, snapshot: snapshot, journal: journal.index
            ).bytes()
        }
        let committed = try Self.checked { () throws(JSONError) in try Baseline(snapshot) }
        if let schema { try files.replace(Backups.formerSchema(paths, schema.version), with: schema.bytes) }
        try keepAside(history: false, now)
        try keepFound(now)

        // From here on a crash leaves either the old checkpoint with its history or the new one, which needs none.
        try files.replace(Backups.checkpoint(paths, generation), with: bytes)
        try files.replace(paths.checkpoint, with: bytes)
        // It is in its place; a later failure does not change that.
        let stamp = (try? files.stamp(paths.checkpoint)) ?? nil
        state.withLock { state in
            state.checkpoint = stamp
            state.committed = committed
            state.generation = generation
            (state.history, state.mayHaveLine) = (nil, false)
            state.unjournaled = []
            state.formerSchema = nil
            state.journal = journal
            (state.mustCheckpoint, state.mustRepair) = (false, false)
            if !trouble.isEmpty, !state.toldMonths.isSuperset(of: trouble.months) {
                state.notices.append(.journal(trouble))
            }
            state.toldMonths = []
        }
        try keepAside(history: true, now)
        try beginHistory(generation, checkpoint: bytes, formerSchema: schema?.version)
        prune(generation, jumps: snapshot.clock.jumps)
        JournalStage.tidy(paths, files, current: journal.index.folder)
    }

    /// Moves the present history to the backups, and begins an empty one that follows the new checkpoint.
    private func beginHistory(
        _ generation: Int, checkpoint bytes: [UInt8], formerSchema: Int?
    ) throws(FileError) {
        let former = state.withLock { $0.historyGeneration }
        if let former, try files.stamp(paths.history) != nil {
            // A version's last save is kept for good, with the history that follows it.
            let kept = formerSchema.map { Backups.formerSchemaHistory(paths, $0) } ?? Backups.history(paths, former)
            try files.rename(paths.history, to: kept)
        }
        let header = HistoryFile.Header(
            generation: generation, schema: Checkpoint.schema, checkpoint: SealedDocument.checksum(of: bytes)
        ).line()
        try files.replace(paths.history, with: header)
        guard let stamp = try files.stamp(paths.history) else { throw FileError(.inspect, paths.history, ENOENT) }
        state.withLock { state in
            state.historyGeneration = generation
            state.history = KnownHistory(
                length: header.count, identity: stamp.identity, line: HistoryFile.Line(header))
        }
    }

    /// Returns the present journal, or that of a new or imported game.
    private func journal(of snapshot: Snapshot, _ imported: JournalIndex?) throws(FileError) -> JournalFiles {
        if imported == nil, let journal { return journal }
        var index = JournalIndex(files: [])
        if let imported { index = imported } else { index.folder = try JournalFiles.freeFolder(paths, files) }
        return JournalFiles(paths, files, of: snapshot.world.journalGame, index)
    }

    /// Renames damaged backups, which keeps them out of use; the next checkpoint writes a new backup.
    private func mendBackups(_ now: Instant) throws(FileError) {
        for name in try files.listIfPresent(paths.backups) where try Backups.flaw(of: name, paths, files) != nil {
            _ = try files.putAside("\(paths.backups)/\(name)", now: now)
        }
    }

    /// Renames a damaged history, or the other damaged files, so the checkpoint does not replace them.
    private func keepAside(history isHistory: Bool, _ now: Instant) throws(FileError) {
        for path in state.withLock({ $0.aside }) where (path == paths.history) == isHistory {
            if try files.stamp(path) != nil { _ = try files.putAside(path, now: now) }
            state.withLock { $0.aside.removeAll { $0 == path } }
        }
    }

    /// Copies files that another program has put in the place of this game's, before they are replaced.
    private func keepFound(_ now: Instant) throws(FileError) {
        for path in state.withLock({ $0.found }) {
            do throws(FileError) {
                if let bytes = try files.readIfPresent(path) {
                    _ = try files.copyAside(path, bytes, "found", now: now)
                }
            } catch {
                guard error.isNoFile else { throw error }
                try files.rename(path, to: try files.asideName(path, "found", now: now))
            }
            state.withLock { $0.found.removeAll { $0 == path } }
        }
    }

    /// Removes the oldest backups, and saves from before jumps of the clock that are settled; one that cannot be
    /// removed is harmless.
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
