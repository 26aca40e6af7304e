import Chronology
import Simulation
import Storefront

extension Session {
    /// Replaces this game by an exported one, as a whole or not at all.
    ///
    /// The imported journal is written into a new folder first. One checkpoint then replaces the game and names that
    /// folder, so a crash leaves either game with its own journal. The old journal stays where it is.
    ///
    /// - Parameter trustPurchases: whether to sign purchases from elsewhere with this data root's key; otherwise they
    ///   give nothing here.
    func replace(with imported: ImportFile, trustPurchases: Bool) throws(FileError) {
        // The visits of the present game belong into its journal, not into the imported one.
        do { try saveForImport { commit(revision: $0, mustCheckpoint: $1) } } catch {
            // Whether or not that is on disk, nothing has replaced it.
            throw FileError(error.operation, error.path, error.code)
        }
        // What another program has saved by now belongs to the present game.
        takeOver()
        let stage = try stageJournal(of: imported)
        let (formerClock, former, formerDepartures) = (clock, snapshot, departures)
        departures = Departures()
        let saved = imported.checkpoint.snapshot
        let uptime = environment.uptime()
        let wall = configuration.wall(environment, since: clock.uptimeAtOpening)
        clock = RunningClock(
            opening: saved.clock.imported(at: wall), wall: wall, uptime: uptime, scale: configuration.timeScale)
        show(saved)
        if trustPurchases { store.trustEverything() }
        (undoStack, redoStack) = ([], [])
        // As on opening: nobody has played it since.
        store.beginAbsence(until: clock.openedAt)
        catchUp()
        handOver()
        do throws(FileError) {
            try saveForImport { revision, mustCheckpoint in
                var whole = commit(revision: revision, mustCheckpoint: mustCheckpoint)
                whole.imported = stage?.index
                return whole
            }
        } catch {
            if let stage, persistentStore?.journal?.index.folder != stage.index.folder {
                (clock, departures) = (formerClock, formerDepartures)
                show(former)
                // A game that may be in place keeps its journal.
                if !error.isUnsure { stage.discard() }
            }
            throw error
        }
        saveNow()
    }

    /// Writes a checkpoint of the present state, and throws if that fails.
    private func saveForImport(_ commit: Autosave.MakeCommit) throws(FileError) {
        changed(urgently: true)
        guard let saving else { return }
        saving.saveNow(commit, mustCheckpoint: true)
        if case .failing(let error) = saving.status { throw error }
    }

    /// Writes the visits of an imported game into a new folder that the save does not name yet; `nil` in memory.
    private func stageJournal(of imported: ImportFile) throws(FileError) -> JournalStage? {
        guard let paths else { return nil }
        JournalStage.tidy(paths, environment.files, current: persistentStore?.journal?.index.folder)
        let folder = try JournalFiles.freeFolder(
            paths, environment.files, besides: persistentStore?.journal?.index.folder)
        var stage = JournalStage(
            paths, environment.files, game: imported.checkpoint.snapshot.world.journalGame, folder: folder)
        do {
            try stage.begin()
            try imported.forEachVisit { (line) throws(FileError) in try stage.take(line) }
            try stage.finish()
        } catch {
            stage.discard()
            throw error
        }
        return stage
    }
}

/// A journal that is being written into a new folder for an import.
struct JournalStage {
    /// The name of an empty file that marks a folder as unfinished or not yet named by a checkpoint.
    private static let mark = "import"

    private let journal: JournalFiles
    private let paths: Paths
    /// The documents of the months by name, such as "2026-11".
    private var months: [String: GrowingDocument] = [:]
    /// The numbers of visits by month.
    private var counts: [String: Int] = [:]
    private var last: String?

    init(_ paths: Paths, _ files: any FileSystem, game: String, folder: String) {
        self.paths = paths
        journal = JournalFiles(paths, files, of: game, JournalIndex(folder: folder, files: []))
    }

    /// Makes the folder and its mark.
    func begin() throws(FileError) {
        try journal.files.makeDirectory(journal.directory)
        try journal.files.replace(journal.directory + "/" + Self.mark, with: [])
    }

    /// Adds a visit to the document of its month.
    ///
    /// - Parameter line: a visit that has been checked.
    mutating func take(_ line: ArraySlice<UInt8>) throws(FileError) {
        guard let departure = JournalPage.text("\"departure\":\"", in: line)?.prefix(7),
            departure.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") })
        else { return }
        let month = String(decoding: departure, as: UTF8.self)
        if months[month] == nil {
            months[month] = GrowingDocument(
                path: journal.sealedPath(month), files: journal.files,
                bytes: JournalPage.sealedHead(month, journal.game))
        }
        // Visits come in order, so earlier months are hardly added to any more.
        if let last, last != month { try months[last]?.flush() }
        last = month
        let count = counts[month, default: 0]
        counts[month] = count + 1
        try months[month]?.put(line, isFirst: count == 0)
    }

    /// Completes and syncs all files.
    mutating func finish() throws(FileError) {
        for month in months.keys.sorted() {
            months[month]?.bytes += JournalPage.sealedTail
            try months[month]?.finish()
            try journal.files.sync(journal.sealedPath(month))
        }
        try journal.files.syncDirectory(journal.directory)
        try journal.files.syncDirectory(paths.directory)
    }

    /// The journal's index for the checkpoint.
    var index: JournalIndex {
        var index = journal.index
        for (month, document) in months {
            index.put(
                JournalRecord(
                    name: month + ".json", visits: counts[month] ?? 0, length: document.length,
                    checksum: document.checksum))
        }
        return index
    }

    /// Removes the folder's files.
    func discard() { Self.empty(journal.directory, journal.files) }

    /// Removes the mark from the current journal, and the remains of failed imports; a failure is harmless.
    ///
    /// - Parameter current: the name of the current journal's folder.
    static func tidy(_ paths: Paths, _ files: any FileSystem, current: String?) {
        guard let names = try? files.list(paths.directory) else { return }
        for name in names where name.hasPrefix(JournalIndex.firstFolder) {
            let directory = paths.directory + "/" + name
            guard ((try? files.stamp(directory + "/" + mark)) ?? nil) != nil else { continue }
            if name == current { try? files.remove(directory + "/" + mark) } else { empty(directory, files) }
        }
    }

    /// Removes the files of a folder, the mark last.
    private static func empty(_ directory: String, _ files: any FileSystem) {
        let names = (try? files.list(directory)) ?? []
        for name in names where name != mark { try? files.remove(directory + "/" + name) }
        try? files.remove(directory + "/" + mark)
    }
}
