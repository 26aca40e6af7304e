/// Finding out whether a failed save is on disk; the caller holds `write.lock`.
extension PersistentStore {
    /// Returns whether a save that reported an error is on disk all the same.
    ///
    /// - Parameters:
    ///   - before: the generation and transaction number before the save.
    ///   - hasAppended: whether the save appended a line to the history; otherwise it wrote a checkpoint.
    /// - Throws: the error, marked as unsure, if even reading the files does not tell.
    func isOnDisk(
        after error: FileError, since before: (generation: Int, transaction: Int), asLine hasAppended: Bool
    ) throws(FileError) -> Bool {
        // Nothing is left of the line.
        if hasAppended, !error.isUnsure { return false }
        let (generation, mayHaveLine) = state.withLock { ($0.generation, $0.mayHaveLine) }
        // The checkpoint is safe in its place; only something after it has failed.
        if generation > before.generation { return true }
        // Nothing was put in its place yet: that is the last step before its folder is synced.
        if !mayHaveLine, error.operation != .sync || error.path != paths.directory {
            try removeBackup(after: before.generation, error)
            return false
        }
        var recovery = Recovery(paths: paths, files: files)
        let found: Recovery.Result
        do { found = try recovery.run() } catch _ { throw error.unsure }
        guard case .game(let game) = found else { return false }
        if game.checkpoint.generation > before.generation {
            // It is in its place, but perhaps not after a power cut.
            do {
                try files.syncDirectory(paths.backups)
                try files.syncDirectory(paths.directory)
            } catch _ { throw error.unsure }
            state.withLock { $0.history = nil }
            try? adopt(game, recovery)
            return true
        }
        // A line that could neither be confirmed nor removed.
        if game.checkpoint.transaction > before.transaction { throw error.unsure }
        try removeBackup(after: before.generation, error)
        return false
    }

    /// Removes the backup of a checkpoint that failed, since recovery could otherwise restore an unsaved state.
    private func removeBackup(after generation: Int, _ error: FileError) throws(FileError) {
        do { try files.remove(Backups.checkpoint(paths, generation + 1)) } catch let failure {
            if !failure.isMissing, state.withLock({ $0.checkpoint }) == nil { throw error.unsure }
        }
    }
}
