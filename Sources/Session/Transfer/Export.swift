import Chronology
import JSON
import Simulation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The format of an exported game: the save and its journal in one JSON document.
///
/// Visits have a line each, so export and import can process a million of them line by line in constant memory.
enum ExportedGame {
    static let format = "backyard-birds export"
    /// The line before the visits in an exported game.
    static let journalHead = Array("  \"journal\": [".utf8)
    /// The beginning of the line after the visits in an exported game.
    static let journalTail = Array("  ]".utf8)
}

extension Session {
    /// Writes the game to a file as one sealed document, atomically.
    ///
    /// - Parameter replacing: whether to replace any file; otherwise only an export of this same game.
    /// - Returns: the number of visits in the journal.
    /// - Throws: `EEXIST` for a file that may not be replaced.
    func export(to path: String, replacing: Bool) throws(FileError) -> Int {
        let files = environment.files
        let path = try destination(of: path)
        if !replacing, try files.stamp(path) != nil {
            guard let former = try? ImportFile(path, files: files), former.isExport(of: world) else {
                throw FileError(.write, path, EEXIST)
            }
        }
        return try files.replace(path, for: .umask) { (aside) throws(FileError) in try write(snapshot, to: aside) }
    }

    /// Passes the game as one sealed document, line by line, to a closure; a temporary file is written first.
    package func export(_ put: (ArraySlice<UInt8>) -> Void) throws(FileError) {
        let files = environment.files
        let path = try environment.makeTemporaryFile()
        defer { try? files.remove(path) }
        _ = try write(snapshot, to: path)
        var lines = FileLines(path: path, files: files)
        while let line = try lines.next() { put(line) }
    }

    /// Returns the path to write for a file that the player has named, with links followed.
    ///
    /// Throws `FileError.isOwn` for a place in the game's own folder, by whatever path or link, since a save or the key
    /// would be lost; its folder for exports is allowed.
    package func destination(of path: String) throws(FileError) -> String {
        let files = environment.files
        let place = try files.destination(path)
        let resolved = files.resolved(place)
        if let exports = paths?.exports, resolved.utf8.starts(with: (files.resolved(exports) + "/").utf8) {
            return place
        }
        for folder in [paths?.root, paths?.directory].compactMap(\.self)
        where resolved.utf8.starts(with: (files.resolved(folder) + "/").utf8) {
            throw FileError(.write, path, FileError.isOwn)
        }
        return place
    }

    /// Writes a snapshot with the journal as an exported game.
    ///
    /// - Parameter until: the date after which ended visits are left out.
    /// - Returns: the number of visits in the journal.
    func write(_ snapshot: Snapshot, until: Instant? = nil, to path: String) throws(FileError) -> Int {
        let game: [UInt8]
        do {
            let tree = try Checkpoint(generation: 0, transaction: 0, snapshot: snapshot).tree()
            game = JSONValue.object([.init("game", tree)]).pretty
        } catch {
            throw FileError(.write, error.description, FileError.unencodable)
        }
        var document = GrowingDocument(path: path, files: environment.files)
        let head = "{\n  \"checksum\": \"\(SealedDocument.noChecksum)\",\n  \"format\": \"\(ExportedGame.format)\",\n"
        document.bytes += head.utf8
        // The outer braces are dropped, since the game is a member of this document.
        document.bytes += game.dropFirst(2).dropLast(3)
        document.bytes += ",\n".utf8
        document.bytes += ExportedGame.journalHead
        var visits = 0
        for month in try journalMonths() {
            for line in try journalPage(month).lines {
                if let until {
                    guard let visit = Visit(journalLine: line), visit.departure <= until else { continue }
                }
                try document.put(line, isFirst: visits == 0)
                visits += 1
            }
        }
        document.bytes.append(0x0A)
        document.bytes += ExportedGame.journalTail
        document.bytes += ",\n  \"schema\": \(Checkpoint.schema)\n}\n".utf8
        try document.finish()
        return visits
    }
}
