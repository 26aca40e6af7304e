/// Determines the outcome of a failed save, under the lock.
extension PersistentStore {
    /// Returns whether the save is on disk all the same: every later reader must find what the answer says.
    ///
    /// - Parameters:
    /// - before: the last generation and the last transaction before it.
    /// - hasAppended: whether it was to be a line of the history; a checkpoint otherwise.
    /// - Throws: the error, marked unsure, where even looking does not tell.
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

    /// Removes the backup of an unsaved state, which would come back some day, and at once where there is no checkpoint yet.
    private func removeBackup(after generation: Int, _ error: FileError) throws(FileError) {
        do { try files.remove(Backups.checkpoint(paths, generation + 1)) } catch let failure {
            if !failure.isMissing, state.withLock({ $0.checkpoint }) == nil { throw error.unsure }
        }
    }
}
