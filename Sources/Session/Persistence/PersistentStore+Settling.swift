/// What has become of a save that failed, under the lock.
extension PersistentStore {
    /// Looks whether it is on disk all the same: whoever opens the save now is to find what the answer says.
    ///
    /// - Parameters:
    ///   - before: the last generation and the last transaction before it.
    ///   - hasAppended: it was to be a line of the history; a checkpoint otherwise.
    /// - Throws: the error, unsure, where even looking does not tell.
    func isOnDisk(
        after error: FileError, since before: (generation: Int, transaction: Int), asLine hasAppended: Bool
    ) throws(FileError) -> Bool {
        // What there was of the line is gone.
        if hasAppended, !error.isUnsure { return false }
        var recovery = Recovery(paths: paths, files: files)
        let found: Recovery.Result
        do { found = try recovery.run() } catch _ { throw error.unsure }
        guard case .game(let game) = found else { return false }
        if game.checkpoint.generation > before.generation {
            // The checkpoint is in its place, and only what comes after that has failed.
            do {
                try files.syncDirectory(paths.backups)
                try files.syncDirectory(paths.directory)
            } catch _ { throw error.unsure }
            state.withLock { $0.history = nil }
            try? adopt(game, recovery)
            return true
        }
        // A line that could neither be made sure of nor taken back.
        if game.checkpoint.transaction > before.transaction { throw error.unsure }
        // A backup of what is not saved would come back some day.
        try? files.remove(Backups.checkpoint(paths, before.generation + 1))
        return false
    }
}
