import Chronology
import JSON
import Simulation

extension Session {
    /// Months that the journal has visits of, oldest first: "2026-11".
    func journalMonths() throws(FileError) -> [String] {
        let written = try paths.map { (paths) throws(FileError) in try journalFiles(paths).months() } ?? []
        return Set(written + unjournaled.map(JournalFiles.month)).sorted()
    }

    /// Hands out visits that are over one by one, by departure, without ever holding more than a month of them.
    ///
    /// - Parameter since: visits that ended before it are left out, and months that hold no others are not read.
    package func enumerateJournal(
        since: Instant? = nil, _ body: (Visit) throws(FileError) -> Void
    ) throws(FileError) {
        let first = since.map { JournalFiles.month(at: $0) } ?? ""
        for month in try journalMonths() where month >= first {
            var visits = try journalPage(month).lines.compactMap(Visit.init(journalLine:))
            visits.removeAll { $0.departure < since ?? $0.departure }
            visits.sort { ($0.departure, $0.arrival, $0.id) < ($1.departure, $1.arrival, $1.id) }
            for visit in visits { try body(visit) }
        }
    }

    /// Every visit of a month that is over, also those that no file has yet.
    func journalPage(_ month: String) throws(FileError) -> JournalPage {
        var page = JournalPage(month: month)
        if let paths { page = try journalFiles(paths).read(month) }
        _ = page.add(
            unjournaled.filter { JournalFiles.month(of: $0) == month }
                .compactMap { try? JSONValue(encoding: $0).compact[...] })
        return page
    }

    private func journalFiles(_ paths: Paths) -> JournalFiles {
        JournalFiles(directory: paths.journal, files: environment.files)
    }

    /// Visits that are over and perhaps in no month's file yet; some are in one already.
    private var unjournaled: [Visit] {
        paths == nil ? world.pastVisits.all : departures.unjournaled
    }

    /// Saves everything anew, damaged files kept aside, and reads the journal's damaged months as far as they can be.
    func repair() {
        changed(urgently: true)
        saving?.saveNow(commit, mustCheckpoint: true)
        guard let paths else { return }
        let journal = journalFiles(paths)
        for month in (try? journal.months()) ?? [] where (try? journal.read(month))?.flaws.isEmpty == false {
            try? journal.rewrite(month, now: wallNow)
        }
    }
}
