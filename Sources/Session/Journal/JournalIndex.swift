/// What a checkpoint knows of the journal's files, so that one that is missing, shortened or another's is noticed.
struct JournalIndex: Hashable, Sendable, Codable {
    /// The directory of a game that was never imported.
    static let firstFolder = "journal"

    /// Beside the checkpoint. An import brings a journal in a directory of its own, and is done when the checkpoint that
    /// names it is in place.
    var folder = firstFolder
    /// By name; `nil`: not counted yet, as after a migration.
    var files: [JournalRecord]?
    /// Visits that are gone for good and of which the player was told, by month.
    var lost: [String: Int]?

    subscript(name: String) -> JournalRecord? { files?.first { $0.name == name } }

    /// Puts a record in the place of the file's former one.
    mutating func put(_ record: JournalRecord) {
        var files = files ?? []
        files.removeAll { $0.name == record.name }
        files.append(record)
        self.files = files.sorted { $0.name < $1.name }
    }

    mutating func forget(_ name: String) { files?.removeAll { $0.name == name } }

    func records(of month: String) -> [JournalRecord] { (files ?? []).filter { $0.month == month } }
}

/// One file of the journal as the checkpoint knows it.
struct JournalRecord: Hashable, Sendable, Codable {
    /// "2026-11.json" for a month that is past, "2026-11.jsonl" for one that goes on.
    let name: String
    /// The lines with visits in it.
    var visits: Int
    /// Bytes; an open file may have grown since, if a program ended between adding to it and the checkpoint.
    var length: Int
    /// Of a sealed file its own, of an open one that of its first `length` bytes.
    var checksum: String
    /// The generation of the checkpoint that sealed it, as long as there is a copy of it; `nil` for an open file.
    var sealedIn: Int?

    var month: String { String(name.prefix(7)) }
    var isOpen: Bool { name.hasSuffix(".jsonl") }
}
