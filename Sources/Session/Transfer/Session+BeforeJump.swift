import Chronology
import Simulation

/// Returning to the save from before a jump of the wall clock that proved false.
extension Session {
    /// The jump of the wall clock whose earlier save can be restored; `nil` where there is none.
    package var falseJump: ClockJump? { clock.jumps.first { $0.state != .provisional && $0.transaction != nil } }

    /// Replaces this game by the save from before the false jump, with the journal as it was then; this game is kept as
    /// an export.
    ///
    /// - Returns: the path of that export.
    func returnBeforeJump() throws(RequestError) -> String {
        guard let paths, let transaction = falseJump?.transaction else { throw .noFalseJump }
        if isBesideGame { throw .readOnly(.mustBeClosed) }
        let kept = "\(paths.exports)/after-false-jump-\(fileStamp(of: now)).json"
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

    /// Writes an old save and the journal as it was then to `document` as an export, and reads that for importing.
    ///
    /// Everything that can fail comes before anything is replaced.
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
