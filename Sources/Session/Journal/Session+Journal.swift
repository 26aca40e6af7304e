import Chronology
import JSON
import Simulation

extension Session {
    /// Months that the journal has visits of, oldest first: "2026-11".
    func journalMonths() throws(FileError) -> [String] {
        let written = try persistentStore?.journal.map { (journal) throws(FileError) in try journal.months() } ?? []
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
        var page = JournalPage(month: month, game: world.journalGame)
        if let journal = persistentStore?.journal { page = try journal.read(month) }
        _ = page.add(
            unjournaled.filter { JournalFiles.month(of: $0) == month }
                .compactMap { try? JSONValue(encoding: $0).compact[...] })
        var trouble = JournalTrouble()
        trouble.note(page)
        journalTroubles[month] = trouble.isEmpty ? nil : trouble
        return page
    }

    /// What was not as it should be in the months that were read last; `nil` where all was.
    package var journalTrouble: JournalTrouble? {
        journalTroubles.isEmpty ? nil : journalTroubles.values.reduce(JournalTrouble()) { $0.joined(with: $1) }
    }

    /// Visits that are over and perhaps in no month's file yet; some are in one already.
    private var unjournaled: [Visit] {
        paths == nil ? world.pastVisits.all : departures.unjournaled.over(in: world)
    }

    /// Saves everything anew: damaged files are put aside, months and backups written as far as they can be.
    func repair() {
        persistentStore?.orderRepair()
        changed(urgently: true)
        saving?.saveNow(commit, mustCheckpoint: true)
    }
}
