import JSON

/// A checkpoint's record of the journal's files, which shows whether one is missing, shortened or foreign.
struct JournalIndex: Hashable, Sendable, Codable {
    /// The name of the journal's folder in a game that was never imported.
    static let firstFolder = "journal"

    /// The name of the journal's folder beside the checkpoint; an import has a new folder.
    var folder = firstFolder
    /// The records of the files by name; `nil` if they were not counted yet, as after a migration.
    var files: [JournalRecord]?
    /// The numbers of lost visits that the player was told of, by month.
    var lost: [String: Int]?
    /// The last month that a full journal has forgotten; `nil` for one that has every month.
    var forgottenUntil: String?

    /// Returns whether a full journal has forgotten a month.
    func hasForgotten(_ month: String) -> Bool { forgottenUntil.map { month <= $0 } ?? false }

    subscript(name: String) -> JournalRecord? { files?.first { $0.name == name } }

    /// Adds the record of a file, or replaces the former one.
    mutating func put(_ record: JournalRecord) {
        var files = files ?? []
        files.removeAll { $0.name == record.name }
        files.append(record)
        self.files = files.sorted { $0.name < $1.name }
    }

    mutating func forget(_ name: String) { files?.removeAll { $0.name == name } }

    func records(of month: String) -> [JournalRecord] { (files ?? []).filter { $0.month == month } }
}

/// The checkpoint's record of one file of the journal: its length, checksum and number of visits.
struct JournalRecord: Hashable, Sendable, Codable {
    /// The file name: "2026-11.json" for a past month, "2026-11.jsonl" for the present one.
    let name: String
    /// The number of lines with visits.
    var visits: Int
    /// The length in bytes; an open file may be longer if a program was killed between appending and the checkpoint.
    var length: Int
    /// The checksum: of a sealed file the one in it, of an open file that of its first `length` bytes.
    var checksum: String
    /// The generation of the checkpoint that sealed the file, until the backup copy is removed; `nil` otherwise.
    var sealedIn: Int?

    var month: String { String(name.prefix(7)) }
    var isOpen: Bool { name.hasSuffix(".jsonl") }
}

/// Validation of file names, since those in a save from elsewhere become parts of paths.
extension JournalIndex {
    /// Throws if a name is not of the form that this game gives, or a number is out of range.
    func check() throws(JSONError) {
        guard Self.isFolder(folder) else { throw JSONError("this is no name of a journal", key: "folder") }
        guard ((lost ?? [:]).keys + [forgottenUntil].compactMap(\.self)).allSatisfy(Self.isMonth) else {
            throw JSONError("this is no month", key: "lost")
        }
        for record in files ?? [] {
            guard Self.isMonth(record.month), record.name == record.month + (record.isOpen ? ".jsonl" : ".json") else {
                throw JSONError("this is no name of a month’s file", key: "files")
            }
            guard record.visits >= 0, record.length >= 0, record.length <= FileLimit.save else {
                throw JSONError("the number is out of range", key: "files")
            }
        }
    }

    /// Returns whether a name is "journal" or "journal-" with a number.
    static func isFolder(_ name: String) -> Bool {
        guard name != firstFolder else { return true }
        let digits = name.utf8.dropFirst(firstFolder.utf8.count + 1)
        return name.utf8.starts(with: "\(firstFolder)-".utf8) && (1...9).contains(digits.count)
            && digits.allSatisfy(isDigit)
    }

    /// Returns whether a text has the form of a month: "2026-11".
    static func isMonth(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.count == 7 && bytes[4] == UInt8(ascii: "-") && (bytes[..<4] + bytes[5...]).allSatisfy(isDigit)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
