import Chronology
import Simulation
import Storefront

/// A whole game as one document, to be carried to another computer or kept: `export` and `import`.
package struct Transfer: Sendable {
    package static let format = "backyard-birds export"

    package var checkpoint: Checkpoint
    /// Every visit that is over, by departure.
    package var journal: [Visit]

    package init(checkpoint: Checkpoint, journal: [Visit]) {
        self.checkpoint = checkpoint
        self.journal = journal
    }

    /// One JSON document, sealed like a save.
    package func bytes() throws(DocumentError) -> [UInt8] {
        try SealedDocument.bytes([
            "format": .string(Self.format), "schema": .integer(Int64(Checkpoint.schema)),
            "game": try checkpoint.tree(), "journal": try JSON(encoding: journal),
        ])
    }

    /// - Throws: what is wrong, with the line or the key, for anything but a document as it was exported.
    package init(reading bytes: [UInt8]) throws(DocumentError) {
        let document = try JSON(parsing: bytes)
        guard document["format"]?.stringValue == Self.format else {
            throw DocumentError("this is not a game that was exported", key: "format")
        }
        guard let schema = document["schema"]?.integerValue else {
            throw DocumentError("the key is missing", key: "schema")
        }
        guard schema <= Checkpoint.schema else {
            throw DocumentError("it was made by a later version of the game", key: "schema")
        }
        guard SealedDocument.isIntact(bytes) else {
            throw DocumentError("it is not as it was exported", key: "checksum")
        }
        guard let game = document["game"] else { throw DocumentError("the key is missing", key: "game") }
        do {
            checkpoint = try CheckpointFile(game).migrated()
        } catch {
            throw DocumentError(error.message, key: "game" + (error.key.map { ".\($0)" } ?? ""))
        }
        do {
            journal = try (document["journal"] ?? []).decode([Visit].self)
        } catch {
            throw DocumentError(error.message, key: "journal" + (error.key ?? ""))
        }
        let violations = checkpoint.snapshot.world.validate()
        if let first = violations.first {
            throw DocumentError("the world contradicts itself: \(first)", key: "game.world")
        }
    }
}

extension Session {
    /// The game as a document.
    package func exported() throws(FileError) -> Transfer {
        Transfer(
            checkpoint: Checkpoint(generation: 0, transaction: 0, snapshot: snapshot), journal: try journal())
    }

    /// Every visit that is over: the journal's months, and what no month's file has yet.
    package func journal() throws(FileError) -> [Visit] {
        guard let paths else { return Array(world.pastVisits) }
        let files = JournalFiles(directory: paths.journal, files: environment.files)
        var visits: [Visit] = []
        for month in try files.months() { visits += try files.visits(of: month) }
        let known = Set(visits.map(\.id))
        visits += unjournaled.filter { !known.contains($0.id) }
        return visits
    }

    /// Puts an exported game in the place of this one, as one saved change.
    ///
    /// - Parameter trustPurchases: sign what was bought elsewhere with this data root's key; otherwise it gives nothing
    ///   here.
    package func replace(with transfer: Transfer, trustPurchases: Bool) throws(IntentError) {
        if let readOnlyReason { throw .readOnly(readOnlyReason) }
        if besideGame != nil { throw .readOnly(Notice.busyImport.text) }
        let saved = transfer.checkpoint.snapshot
        let uptime = environment.uptime()
        clock = RunningClock(
            opening: saved.clock, wall: configuration.wall(environment, since: clock.uptimeAtOpening), uptime: uptime,
            scale: configuration.timeScale)
        show(saved)
        if trustPurchases { store.trustEverything() }
        undoSteps = []
        catchUp()
        handOver()
        changed(urgently: true)
    }

    /// Saves everything anew, damaged files kept aside, and reads the journal's damaged months as far as they can be.
    package func repair() {
        changed(urgently: true)
        saving?.saveNow(self, mustCheckpoint: true)
        guard let paths else { return }
        let journal = JournalFiles(directory: paths.journal, files: environment.files)
        for month in (try? journal.months()) ?? [] where (try? journal.isIntact(month)) == false {
            _ = try? journal.rewrite(month, now: wallNow)
        }
    }

    /// Gives the journal the visits of an imported game. The months there are stay as they are, under another name.
    package func replaceJournal(with visits: [Visit]) throws(FileError) {
        guard let paths else { return }
        let files = environment.files
        let journal = JournalFiles(directory: paths.journal, files: files)
        for month in try journal.months() {
            let path = "\(paths.journal)/\(month).json"
            try files.rename(path, to: try files.asideName(path, "before-import", now: wallNow))
        }
        _ = try journal.add(visits, now: wallNow)
    }
}
