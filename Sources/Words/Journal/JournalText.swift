import Chronology
import Drawing
import JSON
import Session
import Simulation

/// The forms in which visits are written down, by the game and by `backyard-birds journal`.
package enum JournalFormat: String, Hashable, Sendable, CaseIterable {
    case text, csv, json

    package var fileEnding: String {
        switch self {
        case .text: "txt"
        case .csv: "csv"
        case .json: "json"
        }
    }
}

/// The orders in which visits are written down, by their arrivals.
package enum JournalOrder: String, Hashable, Sendable, CaseIterable {
    case oldest, newest
}

/// Writes visits one after the other in one form, however many there are: a long game has a million of them.
package struct JournalWriter {
    private let format: JournalFormat
    private let session: Session
    private let words: Words
    /// True until a visit is written.
    package private(set) var isEmpty = true

    package init(_ format: JournalFormat, _ session: Session, _ words: Words) {
        self.format = format
        self.session = session
        // What programs read is the same in every language.
        self.words = format == .text ? words : Words()
    }

    /// The text before the first visit: none, the CSV header or the array's opening bracket.
    package var head: String {
        switch format {
        case .text: ""
        case .csv: "arrival,departure,yard,bird,species,food,enjoyment,first,id,epithet\n"
        case .json: "["
        }
    }

    /// The text after the last visit: none, or the JSON array's closing bracket.
    package var tail: String { format == .json ? isEmpty ? "]\n" : "\n]\n" : "" }

    /// Returns a visit as a line of text or CSV, or as an element of the JSON array with the comma before it.
    package mutating func text(of visit: Visit) -> String {
        defer { isEmpty = false }
        let line = JournalRecord(visit, session, words)
        switch format {
        case .text: return line.text + "\n"
        case .csv: return line.csv + "\n"
        case .json:
            return (isEmpty ? "\n  " : ",\n  ")
                + String(line.json.prettyText.dropLast()).escapingScalars { $0 == "\n" ? "\n  " : nil }
        }
    }

    /// Writes the journal in the order of arrivals, piece by piece.
    ///
    /// - Parameter isIncluded: chooses the visits.
    package mutating func write(
        _ order: JournalOrder = .oldest, where isIncluded: (Visit) -> Bool = { _ in true },
        to put: (String) throws(FileError) -> Void
    ) throws(FileError) {
        var text = head
        /// Visits that wait for those that arrived before them: the journal has them by their end.
        var waiting: [Visit] = []
        func flush(_ writer: inout Self, before date: Instant?) throws(FileError) {
            waiting.sort { $0.arrival < $1.arrival }
            let ready = date.map { date in waiting.prefix { $0.arrival < date } } ?? waiting[...]
            for visit in order == .oldest ? Array(ready) : ready.reversed() {
                text += writer.text(of: visit)
                guard text.utf8.count > 1 << 16 else { continue }
                try put(text)
                text = ""
            }
            waiting.removeFirst(ready.count)
        }
        var writer = self
        var latest: Instant?
        try session.enumerateJournal { (visit) throws(FileError) in
            guard isIncluded(visit) else { return }
            waiting.append(visit)
            latest = max(latest ?? visit.departure, visit.departure)
            guard order == .oldest, waiting.count >= 4096, let latest else { return }
            try flush(&writer, before: latest - Self.longestVisit)
        }
        try flush(&writer, before: nil)
        self = writer
        try put(text + tail)
    }

    /// An upper bound on the length of a visit: visits that arrived longer before a departure are all known.
    private static let longestVisit = Span.hours(24)
}

extension Session {
    /// Writes every visit that is over into a file of the profile; returns a sentence with the path or the error.
    package func exportJournal(_ format: JournalFormat, _ words: Words) -> String {
        var writer = JournalWriter(format, self, words)
        do {
            let path = try keepText(title: "journal", ending: format.fileEnding) { (put) throws(FileError) in
                // A terminal may show the file, and an imported name may hold what it obeys.
                try writer.write { (text) throws(FileError) in try put(text.harmless) }
            }
            return words.exportDone(path: shown(path))
        } catch {
            return words.sentence(for: error)
        }
    }
}

/// A visit in the journal's three forms: a line of text, a row of CSV and a JSON object.
struct JournalRecord {
    private let visit: Visit
    private let yard: String
    private let world: World
    private let words: Words
    /// The arrival on the player's own calendar and clock.
    private let date: CivilDate
    /// Arrival and departure on the player's clock in UTC, for programs.
    private var times: [String] { [visit.arrival, visit.departure].map { session.playerTime($0).utc.iso8601 } }
    private let session: Session

    init(_ visit: Visit, _ session: Session, _ words: Words) {
        (self.visit, self.words, world) = (visit, words, session.world)
        yard =
            session.world.backyard(visit.backyard)?.name ?? session.journalNotes.formerBackyards[visit.backyard]
            ?? visit.backyard.rawValue
        date = session.playerTime(visit.arrival).date
        self.session = session
    }

    private var bird: String { world.bird(visit.bird).map(words.nameOrKind) ?? words.birdUnknown }
    private var species: String { words.name(of: visit.species) }
    private var food: String? { visit.food.map { words.name(of: $0) } }

    var text: String {
        let day = "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2))"
        let time = words.time(hour: date.hour, minute: date.minute)
        // An hour of one digit has a blank before it, so that columns stay columns.
        let gap = String(repeating: " ", count: max(1, 1 + words.time(hour: 22, minute: 0).count - time.count))
        return words.line(of: visit, day: day + gap + time, yard: yard, in: world)
    }

    var json: JSONValue {
        [
            "arrival": .string(times[0]), "departure": .string(times[1]),
            "yard": .string(yard), "id": .string(visit.bird.rawValue), "bird": .string(bird),
            "epithet": world.bird(visit.bird).map { .string(words.epithet(of: $0)) } ?? .null,
            "species": .string(species),
            "food": food.map(JSONValue.string) ?? .null,
            "enjoyment": visit.enjoyment.map { .string($0.rawValue) } ?? .null,
            "first": .bool(visit.isFirstOfSpecies),
        ]
    }

    var csv: String {
        [
            times[0], times[1], yard, bird, species, food ?? "", visit.enjoyment?.rawValue ?? "",
            String(visit.isFirstOfSpecies), visit.bird.rawValue,
            world.bird(visit.bird).map(words.epithet) ?? "",
        ].map(Self.field).joined(separator: ",")
    }

    /// Returns a field of RFC 4180. An apostrophe stands before what a spreadsheet would run as a formula.
    static func field(_ text: String) -> String {
        let line = text.onOneLine
        let safe = line.unicodeScalars.first.map(Self.formulaStarts.contains) == true ? "'" + line : line
        guard safe.unicodeScalars.contains(where: Self.quoted.contains) else { return safe }
        return "\"" + safe.escapingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
    }

    /// Code points that begin a formula; spreadsheets read the wide forms as the narrow ones.
    private static let formulaStarts: [Unicode.Scalar] = [
        "=", "+", "-", "@", "\t", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]
    /// Code points that some reader takes for the end of a field or of a line.
    private static let quoted: [Unicode.Scalar] = [
        ",", ";", "\"", "\t", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
    ]
}
