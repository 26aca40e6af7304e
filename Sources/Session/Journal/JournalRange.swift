import Chronology
import Simulation

/// Which part of the journal to look through, and from which end.
package struct JournalRange: Hashable, Sendable {
    /// Visits that ended at or after it; `nil`: from the beginning.
    package var since: Instant?
    /// Visits that ended before it; `nil`: up to now.
    package var before: Instant?
    package var newestFirst: Bool

    package init(since: Instant? = nil, before: Instant? = nil, newestFirst: Bool = false) {
        self.since = since
        self.before = before
        self.newestFirst = newestFirst
    }

    func contains(_ date: Instant) -> Bool { date >= since ?? date && (before.map { date < $0 } ?? true) }

    /// Whether a month ("2026-11") may hold any of it.
    fileprivate func reaches(_ month: String) -> Bool {
        if let since, month < JournalFiles.month(at: since) { return false }
        if let before, month > JournalFiles.month(at: before) { return false }
        return true
    }
}

extension Session {
    /// Visits that are over, from all the years: by departure, the newest first if asked for, or as the descriptor
    /// sorts them. Months are read one after the other, and no more of them than it takes.
    package func fetch(
        _ descriptor: FetchDescriptor<Visit>, from range: JournalRange
    ) throws(FileError) -> [Visit] {
        var collector = FetchCollector(descriptor)
        try enumerateJournal(range) { visit in
            collector.take(visit)
            return !collector.isFull
        }
        return collector.result
    }

    /// Hands out visits that are over one by one, by departure, without ever holding more than a month of them.
    ///
    /// - Parameter body: returns false when it has enough.
    package func enumerateJournal(_ range: JournalRange, _ body: (Visit) -> Bool) throws(FileError) {
        let months = try journalMonths().filter(range.reaches)
        for month in range.newestFirst ? months.reversed() : months {
            var visits = try journalPage(month).lines.compactMap(Visit.init(journalLine:))
            visits.removeAll { !range.contains($0.departure) }
            visits.sort { ($0.departure, $0.arrival, $0.id) < ($1.departure, $1.arrival, $1.id) }
            if range.newestFirst { visits.reverse() }
            for visit in visits where !body(visit) { return }
        }
    }
}
