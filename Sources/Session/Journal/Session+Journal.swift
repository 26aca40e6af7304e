import Chronology
import JSON
import Simulation

extension Session {
    /// Returns the months with ended visits, oldest first, such as "2026-11".
    func journalMonths() throws(FileError) -> [String] {
        let written = try persistentStore?.journal.map { (journal) throws(FileError) in try journal.months() } ?? []
        return Set(written + unjournaled.map(JournalFiles.month)).sorted()
    }

    /// Calls the body with each ended visit in order of departure, holding at most a month of them in memory.
    ///
    /// - Parameter since: the date before which ended visits are left out; earlier months are not read.
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

    /// Returns every ended visit of a month, including those that are in no file yet, and updates `journalTrouble`.
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

    /// The damage found when months were last read; `nil` without any.
    package var journalTrouble: JournalTrouble? {
        journalTroubles.isEmpty ? nil : journalTroubles.values.reduce(JournalTrouble()) { $0.joined(with: $1) }
    }

    /// The ended visits that may be in no month's file yet; some are in one already.
    private var unjournaled: [Visit] {
        paths == nil ? world.pastVisits.all : departures.unjournaled.over(in: world)
    }

    /// Saves everything anew: damaged files are put aside, and months and backups are rewritten as far as possible.
    func repair() {
        persistentStore?.orderRepair()
        changed(urgently: true)
        saving?.saveNow(commit, mustCheckpoint: true)
    }
}
