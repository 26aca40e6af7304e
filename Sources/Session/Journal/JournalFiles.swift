import Chronology
import JSON
import Simulation

/// The journal: visits that are over, by the UTC month of their end.
///
/// The month that goes on is `journal/2026-11.jsonl`, to which visits are only ever added: so a save costs as much as
/// what has happened since the last one. A month that is past becomes `journal/2026-11.json`, one sealed document with
/// a line for each visit, and is not written again. Visits may be brought more than once, as after a crash between
/// adding them and the checkpoint that forgets them: whoever reads a month gets each once.
struct JournalFiles: Sendable {
    static let format = "backyard-birds journal"

    let directory: String
    let files: any FileSystem

    /// "2026-11"
    static func month(of visit: Visit) -> String { month(at: visit.departure) }

    static func month(at date: Instant) -> String {
        let date = CivilDate(utc: date)
        return "\(padded(date.year, 4))-\(padded(date.month, 2))"
    }

    func sealedPath(_ month: String) -> String { "\(directory)/\(month).json" }
    func openPath(_ month: String) -> String { "\(directory)/\(month).jsonl" }

    /// Adds visits and seals months that are past; durable on return.
    ///
    /// - Parameters:
    ///   - clock: the world's: months before its own are past.
    ///   - now: for the name under which a damaged file is put aside.
    /// - Returns: files that were damaged and have been put aside; what could be read of them is in the new ones.
    func add(_ visits: [Visit], clock: Instant, now: Instant) throws(FileError) -> [String] {
        var putAside: [String] = []
        let added = Dictionary(grouping: visits, by: Self.month)
        let open = try names().filter(\.isOpen).map(\.month)
        let current = Self.month(at: clock)
        for month in Set(open).union(added.keys).sorted() {
            let lines = (added[month] ?? []).compactMap { try? JSONValue(encoding: $0).compact[...] }
            if month < current {
                putAside += try seal(month, adding: lines, now: now)
            } else if !lines.isEmpty {
                try append(lines, to: month)
            }
        }
        return putAside
    }

    /// Makes one sealed document of all that there is of a month.
    private func seal(_ month: String, adding lines: [ArraySlice<UInt8>], now: Instant) throws(FileError) -> [String] {
        var page = try read(month)
        let isComplete = !page.add(lines) && page.sources == [sealedPath(month)] && page.flaws.isEmpty
        if isComplete { return [] }
        var putAside: [String] = []
        for flaw in page.flaws where !flaw.isTorn {
            putAside.append(try files.copyAside(flaw.path, try files.read(flaw.path), now: now))
        }
        try files.makeDirectory(directory)
        try writeSealed(page)
        return putAside
    }

    private func writeSealed(_ page: JournalPage) throws(FileError) {
        try files.replace(sealedPath(page.month), with: page.sealed)
        guard page.sources.contains(openPath(page.month)) else { return }
        try files.remove(openPath(page.month))
        try files.syncDirectory(directory)
    }

    /// Adds lines to the month that goes on, without reading what is there.
    private func append(_ lines: [ArraySlice<UInt8>], to month: String) throws(FileError) {
        let path = openPath(month)
        try files.makeDirectory(directory)
        let stamp = try files.stamp(path)
        let length = try endOfLastLine(path, stamp?.size ?? 0)
        // Half a line is what a program left that ended while writing it; its visits come again with these.
        if let stamp, length < stamp.size { try files.truncate(path, to: length) }
        var bytes = length == 0 ? JournalPage.openHeader(month) : []
        for line in lines { bytes += SealedLine.seal(line) }
        do {
            try files.append(bytes, to: path)
            try files.sync(path)
        } catch {
            try? files.truncate(path, to: length)
            throw error
        }
        if stamp == nil { try files.syncDirectory(directory) }
    }

    /// The length of the file up to the end of its last whole line.
    private func endOfLastLine(_ path: String, _ size: Int) throws(FileError) -> Int {
        var end = size
        while end > 0 {
            let start = max(0, end - 4096)
            let tail = try files.read(path, from: start, count: end - start)
            if let place = tail.lastIndex(of: 0x0A) { return start + place + 1 }
            end = start
        }
        return 0
    }

    /// Writes a month anew with what can be read of it; damaged files are kept beside it.
    func rewrite(_ month: String, now: Instant) throws(FileError) {
        let page = try read(month)
        for flaw in page.flaws {
            _ = try files.copyAside(flaw.path, try files.read(flaw.path), now: now)
        }
        if page.sources == [openPath(month)] {
            try files.replace(openPath(month), with: page.open)
        } else {
            try writeSealed(page)
        }
    }

    /// Months that there are files of, oldest first.
    func months() throws(FileError) -> [String] {
        Set(try names().map(\.month)).sorted()
    }

    private func names() throws(FileError) -> [(month: String, isOpen: Bool)] {
        try files.listIfPresent(directory).compactMap { name in
            switch name.utf8.count {
            case 12 where name.hasSuffix(".json"): (String(name.dropLast(5)), false)
            case 13 where name.hasSuffix(".jsonl"): (String(name.dropLast(6)), true)
            default: nil
            }
        }
    }

    /// All that can be read of a month.
    func read(_ month: String) throws(FileError) -> JournalPage {
        var page = JournalPage(month: month)
        for path in [sealedPath(month), openPath(month)] {
            if let bytes = try files.readIfPresent(path) { page.read(bytes, from: path) }
        }
        return page
    }

    /// The visits of a month, by departure as far as they were brought so; of a damaged file those that can be read.
    func visits(of month: String) throws(FileError) -> [Visit] {
        try read(month).lines.compactMap(Visit.init(journalLine:))
    }
}
