import Chronology
import Simulation

/// `journal/2026-11.json`: visits that are over, a file for each UTC month of their end, a line for each visit.
///
/// A month that is past is not written again. So a long game costs no more than a new one.
struct JournalFiles: Sendable {
    static let format = "backyard-birds journal"

    let directory: String
    let files: any FileSystem

    /// "2026-11"
    static func month(of visit: Visit) -> String {
        let date = CivilDate(utc: visit.departure)
        return "\(padded(date.year, 4))-\(padded(date.month, 2))"
    }

    /// Adds visits to the files of their months, each visit once however often it is brought; durable on return.
    ///
    /// - Parameter now: for the name under which a damaged file is put aside.
    /// - Returns: files that were damaged and have been put aside; what could be read of them is in the new ones.
    func add(_ visits: [Visit], now: Instant) throws(FileError) -> [String] {
        guard !visits.isEmpty else { return [] }
        try files.makeDirectory(directory)
        var putAside: [String] = []
        let months = Dictionary(grouping: visits, by: Self.month)
        for month in months.keys.sorted() {
            let path = "\(directory)/\(month).json"
            var page = JournalPage(month: month)
            if let bytes = try files.readIfPresent(path) {
                page = JournalPage(month: month, reading: bytes)
                if !page.isIntact { putAside.append(try files.copyAside(path, bytes, now: now)) }
            }
            guard page.add(months[month] ?? []) else { continue }
            let aside = path + ".new"
            try files.write(page.bytes, to: aside)
            try files.sync(aside)
            try files.rename(aside, to: path)
        }
        try files.syncDirectory(directory)
        return putAside
    }

    /// Writes a damaged month anew with what can be read of it; the damaged file is kept beside it.
    func rewrite(_ month: String, now: Instant) throws(FileError) -> String? {
        let path = "\(directory)/\(month).json"
        guard let bytes = try files.readIfPresent(path) else { return nil }
        let kept = try files.copyAside(path, bytes, now: now)
        try files.replace(path, with: JournalPage(month: month, reading: bytes).bytes)
        return kept
    }

    /// Months that there are files of, oldest first.
    func months() throws(FileError) -> [String] {
        do {
            return try files.list(directory).compactMap { name in
                name.hasSuffix(".json") && name.utf8.count == 12 ? String(name.dropLast(5)) : nil
            }
        } catch {
            if error.isMissing { return [] }
            throw error
        }
    }

    /// The visits of a month, by departure; of a damaged file those that can be read.
    func visits(of month: String) throws(FileError) -> [Visit] {
        guard let bytes = try files.readIfPresent("\(directory)/\(month).json") else { return [] }
        return JournalPage(month: month, reading: bytes).lines.compactMap { line in
            (try? JSON(parsing: Array(line))).flatMap { try? $0.decode(Visit.self) }
        }
    }

    func isIntact(_ month: String) throws(FileError) -> Bool {
        guard let bytes = try files.readIfPresent("\(directory)/\(month).json") else { return false }
        return JournalPage(month: month, reading: bytes).isIntact
    }
}

/// One month's file in memory, as lines.
private struct JournalPage {
    let month: String
    var lines: [ArraySlice<UInt8>] = []
    var isIntact = true
    private static let indentation = Array("    ".utf8)

    init(month: String) {
        self.month = month
    }

    /// Of a damaged file, the lines that are still visits.
    init(month: String, reading bytes: [UInt8]) {
        self.init(month: month)
        isIntact = SealedDocument.isIntact(bytes)
        for var line in bytes.split(separator: 0x0A) where line.starts(with: Self.indentation + [UInt8(ascii: "{")]) {
            line = line.dropFirst(Self.indentation.count)
            if line.last == UInt8(ascii: ",") { line = line.dropLast() }
            if isIntact || (try? JSON(parsing: Array(line)).decode(Visit.self)) != nil { lines.append(line) }
        }
    }

    /// False if all of them were there already.
    mutating func add(_ visits: [Visit]) -> Bool {
        var known = Set(lines.compactMap(Self.id))
        let count = lines.count
        for visit in visits {
            guard let line = try? JSON(encoding: visit).compact[...], let id = Self.id(of: line),
                known.insert(id).inserted
            else { continue }
            lines.append(line)
        }
        return lines.count > count || !isIntact
    }

    var bytes: [UInt8] {
        var bytes = Array(
            """
            {
              "checksum": "00000000",
              "format": "\(JournalFiles.format)",
              "month": "\(month)",
              "visits": [
            """.utf8)
        bytes.reserveCapacity(bytes.count + lines.reduce(16) { $0 + $1.count + 6 })
        for (index, line) in lines.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(0x0A)
            bytes += Self.indentation
            bytes += line
        }
        bytes += Array("\n  ]\n}\n".utf8)
        return SealedDocument.seal(bytes)
    }

    /// The visit's id, found without reading the rest: no value of a visit contains a quotation mark.
    private static func id(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let mark = Array("\"id\":\"".utf8)
        var start = line.startIndex
        while let quote = line[start...].firstIndex(of: mark[0]) {
            if line[quote...].starts(with: mark) {
                let rest = line[(quote + mark.count)...]
                return rest.prefix { $0 != UInt8(ascii: "\"") }
            }
            start = quote + 1
        }
        return nil
    }
}

extension FileSystem {
    /// A name beside `path` that says when it was found damaged, and that is free.
    func asideName(_ path: String, _ why: String = "damaged", now: Instant) throws(FileError) -> String {
        let date = now.iso8601.prefix(19).map { $0 == ":" ? "-" : String($0) }.joined()
        var name = "\(path).\(why)-\(date)"
        var number = 2
        while try stamp(name) != nil {
            name = "\(path).\(why)-\(date)-\(number)"
            number += 1
        }
        return name
    }

    /// Renames a damaged file, so that it stays as it is.
    func putAside(_ path: String, now: Instant) throws(FileError) -> String {
        let name = try asideName(path, now: now)
        try rename(path, to: name)
        return name
    }

    /// Copies a damaged file that is about to be replaced.
    func copyAside(_ path: String, _ bytes: [UInt8], now: Instant) throws(FileError) -> String {
        let name = try asideName(path, now: now)
        try write(bytes, to: name)
        try sync(name)
        return name
    }
}
