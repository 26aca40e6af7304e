import Chronology
import Simulation
import Storefront

extension Session {
    /// Puts an exported game in the place of this one, as one saved change.
    ///
    /// - Parameter trustPurchases: sign what was bought elsewhere with this data root's key; otherwise it gives nothing
    ///   here.
    func replace(with imported: ImportFile, trustPurchases: Bool) {
        // The visits of the game that goes are to be in its journal, not in the one that comes.
        changed(urgently: true)
        saving?.saveNow(commit, mustCheckpoint: true)
        departures = Departures()
        let saved = imported.checkpoint.snapshot
        let uptime = environment.uptime()
        let wall = configuration.wall(environment, since: clock.uptimeAtOpening)
        clock = RunningClock(
            opening: saved.clock.imported(at: wall), wall: wall, uptime: uptime, scale: configuration.timeScale)
        show(saved)
        if trustPurchases { store.trustEverything() }
        undoSteps = []
        // As on opening: nobody has played it since.
        store.beginAbsence(until: clock.openedAt)
        catchUp()
        handOver()
        changed(urgently: true)
    }

    /// Writes the visits of an imported game beside the journal: what can fail comes before anything is replaced.
    func stageJournal(of imported: ImportFile) throws(FileError) -> JournalStage? {
        guard let paths else { return nil }
        var stage = JournalStage(JournalFiles(directory: paths.journal, files: environment.files))
        do {
            try imported.forEachVisit { (line) throws(FileError) in try stage.take(line) }
            try stage.finish()
        } catch {
            stage.discard()
            throw error
        }
        return stage
    }

    /// Puts it in place. The months there are stay as they are, under another name.
    func replaceJournal(with stage: JournalStage?) throws(FileError) {
        try stage?.takePlace(now: wallNow)
    }
}

/// A journal that is written, month by month, beside the one there is.
struct JournalStage {
    private let journal: JournalFiles
    private var months: [String: GrowingDocument] = [:]
    private var counts: [String: Int] = [:]
    private var last: String?
    private static let suffix = ".import"

    init(_ journal: JournalFiles) {
        self.journal = journal
    }

    /// - Parameter line: a visit that has been checked.
    mutating func take(_ line: ArraySlice<UInt8>) throws(FileError) {
        guard let departure = JournalPage.text("\"departure\":\"", in: line) else { return }
        let month = String(decoding: departure.prefix(7), as: UTF8.self)
        if months[month] == nil {
            if months.isEmpty { try journal.files.makeDirectory(journal.directory) }
            months[month] = GrowingDocument(
                path: journal.sealedPath(month) + Self.suffix, files: journal.files,
                bytes: JournalPage.sealedHead(month))
        }
        // They come in order: what was begun before is hardly added to any more.
        if let last, last != month { try months[last]?.flush() }
        last = month
        let count = counts[month, default: 0]
        counts[month] = count + 1
        try months[month]?.put(line, isFirst: count == 0)
    }

    mutating func finish() throws(FileError) {
        for month in months.keys.sorted() {
            months[month]?.bytes += JournalPage.sealedTail
            try months[month]?.finish()
            try journal.files.sync(journal.sealedPath(month) + Self.suffix)
        }
    }

    func discard() {
        for month in months.keys { try? journal.files.remove(journal.sealedPath(month) + Self.suffix) }
    }

    fileprivate func takePlace(now: Instant) throws(FileError) {
        let files = journal.files
        for month in try journal.months() {
            for path in [journal.sealedPath(month), journal.openPath(month)] where try files.stamp(path) != nil {
                try files.rename(path, to: try files.asideName(path, "before-import", now: now))
            }
        }
        for month in months.keys.sorted() {
            let path = journal.sealedPath(month)
            try files.rename(path + Self.suffix, to: path)
        }
        if !months.isEmpty { try files.syncDirectory(journal.directory) }
    }
}
