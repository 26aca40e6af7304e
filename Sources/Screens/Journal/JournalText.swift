import Chronology
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

/// Writes visits one after the other in one form, however many there are: a long game has a million of them.
package struct JournalWriter {
    private let format: JournalFormat
    private let session: Session
    private var isEmpty = true

    package init(_ format: JournalFormat, _ session: Session) {
        self.format = format
        self.session = session
    }

    /// What stands before the first visit.
    package var head: String {
        switch format {
        case .text: ""
        case .csv: "arrival,departure,yard,bird,species,food,enjoyment,first\n"
        case .json: "["
        }
    }

    /// What stands after the last.
    package var tail: String { format == .json ? isEmpty ? "]\n" : "\n]\n" : "" }

    package mutating func text(of visit: Visit) -> String {
        defer { isEmpty = false }
        let line = JournalLine(visit, session)
        switch format {
        case .text: return line.text + "\n"
        case .csv: return line.csv + "\n"
        case .json:
            return (isEmpty ? "\n  " : ",\n  ") + line.json.prettyText.dropLast().replacing("\n", with: "\n  ")
        }
    }

    /// Writes the whole journal, piece by piece, oldest first.
    package mutating func write(to put: (String) throws(FileError) -> Void) throws(FileError) {
        var text = head
        var failure: FileError?
        try session.enumerateJournal(JournalRange()) { visit in
            text += self.text(of: visit)
            guard text.utf8.count > 1 << 16 else { return true }
            do throws(FileError) {
                try put(text)
                text = ""
                return true
            } catch {
                failure = error
                return false
            }
        }
        if let failure { throw failure }
        try put(text + tail)
    }
}

extension Session {
    /// Writes every visit that is over into a file of the profile; says where, or why not.
    package func exportJournal(_ format: JournalFormat) -> String {
        var writer = JournalWriter(format, self)
        do {
            let path = try keepText(title: "journal", ending: format.fileEnding) { (put) throws(FileError) in
                try writer.write(to: put)
            }
            return Words.Journal.exported(path)
        } catch {
            return error.sentence
        }
    }
}

/// One visit in words.
struct JournalLine {
    private let visit: Visit
    private let yard: String
    private let bird: String
    private let species: String
    private let day: String

    init(_ visit: Visit, _ session: Session) {
        self.visit = visit
        yard =
            session.world.backyard(visit.backyard)?.name ?? session.journalNotes.formerBackyards[visit.backyard]
            ?? visit.backyard.rawValue
        bird = session.world.displayName(of: visit.bird)
        species = Catalog.species(visit.species)?.name ?? visit.species.rawValue
        let date = session.playerTime(visit.arrival).date
        day =
            "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(date.day, 2)) "
            + "\(padded(date.hour, 2)):\(padded(date.minute, 2))"
    }

    private var food: String? { visit.food.map { Catalog.food($0)?.name ?? $0.rawValue } }

    var text: String {
        let name = bird == species ? species : "\(bird) the \(species.lowercased())"
        let meal = food.map { ", \($0)" } ?? (visit.drank ? ", water" : "")
        return "\(day)  \(name) in \(yard)\(meal)\(visit.isFirstOfSpecies ? ", the first of its kind" : "")"
    }

    var json: JSONValue {
        [
            "arrival": .string(visit.arrival.iso8601), "departure": .string(visit.departure.iso8601),
            "yard": .string(yard), "bird": .string(bird), "species": .string(species),
            "food": food.map(JSONValue.string) ?? .null,
            "enjoyment": visit.enjoyment.map { .string($0.rawValue) } ?? .null,
            "first": .bool(visit.isFirstOfSpecies),
        ]
    }

    var csv: String {
        [
            visit.arrival.iso8601, visit.departure.iso8601, yard, bird, species, food ?? "",
            visit.enjoyment?.rawValue ?? "", String(visit.isFirstOfSpecies),
        ].map(Self.field).joined(separator: ",")
    }

    /// RFC 4180; a field that a spreadsheet would run as a formula is made harmless.
    private static func field(_ text: String) -> String {
        let safe = "=+-@".contains(text.prefix(1)) && !text.isEmpty ? "'" + text : text
        guard safe.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return safe }
        return "\"" + safe.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
