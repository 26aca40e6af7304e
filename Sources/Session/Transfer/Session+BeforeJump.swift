import Chronology
import Simulation

/// Returning to the game from before a jump of the wall clock that proved false.
extension Session {
    /// The jump whose save can be restored; `nil` where none was false.
    package var falseJump: ClockJump? { clock.jumps.first { $0.state != .provisional && $0.transaction != nil } }

    /// Replaces this game by the save from before the jump, with the journal as it was then; time counts from the mark
    /// before the jump. This game is kept as an export.
    ///
    /// - Returns: the path of that export.
    func returnBeforeJump() throws(RequestError) -> String {
        guard let paths, let transaction = falseJump?.transaction else { throw .noFalseJump }
        if workingCopy != nil { throw .readOnly(.mustBeClosed) }
        let kept = "\(paths.exports)/after-false-jump-\(fileStamp).json"
        let former: ImportFile
        let document = Backups.beforeJump(paths, transaction) + ".new"
        defer { try? environment.files.remove(document) }
        do {
            try environment.files.makeDirectory(paths.exports)
            _ = try export(to: kept, replacing: false)
            former = try gameBeforeJump(Backups.beforeJump(paths, transaction), document)
        } catch {
            throw .file(error)
        }
        _ = try TransferRequest.replace(with: former, trustPurchases: false).perform(in: self)
        pendingEvents.append(.changedElsewhere(.game))
        return kept
    }

    /// Returns the save of that path and the journal as it was then, as a document that is imported like any other
    /// game: everything that can fail comes before anything is replaced.
    private func gameBeforeJump(_ path: String, _ document: String) throws(FileError) -> ImportFile {
        let bytes = try environment.files.read(path)
        guard let snapshot = (try? CheckpointFile(reading: bytes).migrated())?.snapshot else {
            throw FileError(.read, path, FileError.changed)
        }
        _ = try write(snapshot, until: snapshot.world.clock, to: document)
        do {
            return try ImportFile(document, files: environment.files)
        } catch {
            throw FileError(.read, path, FileError.changed)
        }
    }
}
