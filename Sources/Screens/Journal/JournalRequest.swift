import Chronology
import Drawing
import Session
import Simulation

/// What the journal asks of the files. The loop carries it out by `perform(on:)` and hands the answer back.
package enum JournalRequest: Hashable, Sendable {
    /// The visits of the last days.
    case log
    /// How many visits there were in each month, within a year.
    case months
    case album
    /// One photo's picture.
    case photo(String)
    case deletePhoto(String)
    /// Every visit, into a file.
    case export(JournalFormat)

    package func perform(on session: Session) -> JournalAnswer {
        do {
            switch self {
            case .log: return .log(try JournalLog(session))
            case .months: return .months(try session.visitsByMonth())
            case .album: return .album(session.photos())
            case .photo(let name):
                let text = try session.photoText(name)
                return .photo(name, CellGrid(ansiText: text))
            case .deletePhoto(let name):
                try session.deletePhoto(name)
                return .album(session.photos())
            case .export(let format):
                return .told(Words.Journal.exported(try session.keepExport(of: format)))
            }
        } catch let error as AlbumError {
            return .told(error.sentence)
        } catch let error as FileError {
            return .told(error.sentence)
        } catch {
            return .told("\(error)")
        }
    }
}

package enum JournalAnswer: Sendable {
    case log(JournalLog)
    /// 12 counts from January.
    case months([Int])
    case album([Photo])
    case photo(String, CellGrid)
    /// What came of it, in a sentence.
    case told(String)
}

/// A day as the player's calendar has it.
struct CalendarDay: Hashable, Comparable, Sendable {
    let year: Int
    let month: Int
    let day: Int

    init(_ date: Instant, _ session: Session) {
        let civil = session.playerTime(date).date
        (year, month, day) = (civil.year, civil.month, civil.day)
    }

    static func < (a: CalendarDay, b: CalendarDay) -> Bool {
        (a.year, a.month, a.day) < (b.year, b.month, b.day)
    }

    /// 0 Monday … 6 Sunday.
    var weekday: Int {
        let date = CivilDate(year: year, month: month, day: day).utcInstant
        return Int((date.milliseconds / 86_400_000 + 3) % 7 + 7) % 7
    }
}

/// Visits by day, the latest first: what the journal reads from its files once, when it is opened.
package struct JournalLog: Sendable {
    struct Day: Sendable {
        let date: CalendarDay
        /// The latest first.
        var visits: [Visit]
    }

    /// Days without a visit are left out.
    private(set) var days: [Day] = []

    /// The days of so long are kept at hand.
    static let limit = 60

    package init(_ session: Session) throws(FileError) {
        let since = session.world.clock - .days(Int64(Self.limit))
        var visits = session.world.presentVisits
        try session.enumerateJournal(JournalRange(since: since)) { visit in
            visits.append(visit)
            return true
        }
        for visit in visits.sorted(by: { ($1.arrival, $1.id) < ($0.arrival, $0.id) }) {
            let date = CalendarDay(visit.arrival, session)
            if days.last?.date == date {
                days[days.count - 1].visits.append(visit)
            } else {
                days.append(Day(date: date, visits: [visit]))
            }
        }
    }
}

extension AlbumError {
    var sentence: String {
        switch self {
        case .notSaving(let why): why
        case .file(let error): error.sentence
        }
    }
}

extension Session {
    /// Visits within a year, 12 counts from January.
    fileprivate func visitsByMonth() throws(FileError) -> [Int] {
        var months = Array(repeating: 0, count: 12)
        try enumerateJournal(JournalRange(since: world.clock - .days(365))) { visit in
            months[(playerTime(visit.arrival).date.month + 11) % 12] += 1
            return true
        }
        return months
    }

    /// Writes every visit that is over into a file of the profile; returns its path.
    fileprivate func keepExport(of format: JournalFormat) throws(AlbumError) -> String {
        var writer = JournalWriter(format, self)
        return try keepText(title: "journal", ending: format.fileEnding) { (put) throws(FileError) in
            try writer.write(to: put)
        }
    }
}
