import Chronology
import JSON
import Simulation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The journal: visits that are over, by the UTC month of their end.
///
/// The month that goes on is `journal/2026-11.jsonl`, to which visits are only ever added: so a save costs as much as
/// what has happened since the last one. A month that is past becomes `journal/2026-11.json`, one sealed document with
/// a line for each visit, and is not written again. Visits may be brought more than once, as after a crash between
/// adding them and the checkpoint that forgets them: whoever reads a month gets each once.
///
/// The checkpoint knows each file by count and checksum. A month has a copy among the backups while it goes on, and
/// until two checkpoints have known it sealed.
struct JournalFiles: Sendable {
    static let format = "backyard-birds journal"
    /// Checkpoints that have to know a sealed month before its copy goes.
    static let checkpointsUntilSafe = 2

    let paths: Paths
    let files: any FileSystem
    /// Whose journal it is, as `World.journalGame` has it.
    let game: String
    /// What the checkpoint knows.
    var index: JournalIndex
    /// Files that were found to be as the index says, and have not been touched since.
    var verified: [String: FileStamp] = [:]
    /// The index knows every file: one that it does not know and that does not say whose it is may be anybody's.
    var isCounted: Bool

    init(_ paths: Paths, _ files: any FileSystem, of game: String, _ index: JournalIndex) {
        (self.paths, self.files, self.game, self.index) = (paths, files, game, index)
        isCounted = index.files != nil
    }

    var directory: String { paths.directory + "/" + index.folder }

    /// "2026-11"
    static func month(of visit: Visit) -> String { month(at: visit.departure) }

    static func month(at date: Instant) -> String {
        let date = CivilDate(utc: date)
        return "\(padded(date.year, 4))-\(padded(date.month, 2))"
    }

    func sealedPath(_ month: String) -> String { "\(directory)/\(month).json" }
    func openPath(_ month: String) -> String { "\(directory)/\(month).jsonl" }
    func copyPath(_ name: String) -> String { "\(paths.backups)/\(index.folder)-\(name)" }

    // MARK: Reading

    /// Months that there are files of, or that there should be, oldest first.
    func months() throws(FileError) -> [String] {
        Set(try names().map(Self.month)).union((index.files ?? []).map(\.month)).sorted()
    }

    static func month(of name: String) -> String { String(name.prefix(7)) }

    /// Of the files that are there.
    func names() throws(FileError) -> [String] {
        try files.listIfPresent(directory).filter { name in
            switch name.utf8.count {
            case 12: name.hasSuffix(".json")
            case 13: name.hasSuffix(".jsonl")
            default: false
            }
        }
    }

    /// All that can be had of a month: what its files say and, where one is not as it is to be, what its copy and the
    /// backups have.
    func read(_ month: String) throws(FileError) -> JournalPage {
        var page = JournalPage(month: month, game: game)
        let names = [month + ".json", month + ".jsonl"]
        for name in names {
            let path = directory + "/" + name
            let record = index[name]
            do throws(FileError) {
                if let bytes = try files.readIfPresent(path) {
                    page.read(bytes, from: path, record: record, isCounted: isCounted)
                } else if let record {
                    page.miss(record, at: path)
                }
            } catch {
                guard error.isNoFile else { throw error }
                page.refuse(path, record)
            }
        }
        page.settle()
        guard page.isDamaged else { return page }
        for name in names {
            guard let bytes = try? files.read(copyPath(name)) else { continue }
            page.read(copy: bytes, isOpen: name.hasSuffix(".jsonl"), record: index[name])
        }
        if page.lines.count < page.expected { _ = page.add(Backups.visits(of: month, game: game, paths, files)) }
        page.finish()
        return page
    }

    /// The visits of a month, by departure as far as they were brought so; of a damaged file those that can be read.
    func visits(of month: String) throws(FileError) -> [Visit] {
        try read(month).lines.compactMap(Visit.init(journalLine:))
    }

    /// A name for a journal that is to begin: nothing is in a directory of that name.
    ///
    /// - Parameter taken: a name that is taken, even if nothing is there yet.
    static func freeFolder(
        _ paths: Paths, _ files: any FileSystem, besides taken: String? = nil
    ) throws(FileError) -> String {
        var folder = JournalIndex.firstFolder
        var number = 2
        while true {
            let names = try files.listIfPresent(paths.directory + "/" + folder)
            if names.isEmpty, folder != taken { return folder }
            folder = "\(JournalIndex.firstFolder)-\(number)"
            number += 1
        }
    }

    // MARK: Looking

    /// Months that are not as the index says, without reading those that are past.
    mutating func doubtfulMonths() throws(FileError) -> [String] {
        var doubtful: Set<String> = []
        for name in try names() where index[name] == nil { doubtful.insert(Self.month(of: name)) }
        for record in index.files ?? [] where try !isAsKnown(record) { doubtful.insert(record.month) }
        return doubtful.sorted()
    }

    private mutating func isAsKnown(_ record: JournalRecord) throws(FileError) -> Bool {
        let path = directory + "/" + record.name
        guard let stamp = try files.stamp(path) else { return false }
        if verified[record.name] == stamp { return true }
        do throws(FileError) {
            if record.isOpen {
                guard stamp.size >= record.length else { return false }
                let bytes = try files.read(path, from: 0, count: record.length)
                guard Checksum(bytes).text == record.checksum else { return false }
            } else {
                guard stamp.size == record.length else { return false }
                let head = try files.read(path, from: 0, count: 256)
                guard let place = SealedDocument.place(in: head), head[place].elementsEqual(record.checksum.utf8) else {
                    return false
                }
                // What was sealed just now is looked through, while there is a copy.
                if record.sealedIn != nil, !SealedDocument.isIntact(try files.read(path)) { return false }
            }
        } catch {
            guard error.isNoFile else { throw error }
            return false
        }
        verified[record.name] = stamp
        return true
    }

    /// What is to be told of the months that are not as they should be; `nil` where all are.
    mutating func trouble() throws(FileError) -> JournalTrouble? {
        guard isCounted else { return nil }
        var trouble = JournalTrouble()
        for month in try doubtfulMonths() { trouble.note(try read(month)) }
        return trouble.isEmpty ? nil : trouble
    }
}

extension World {
    /// What tells a game's journal from another's: its seed and its beginning.
    var journalGame: String { "\(seed) \(began.iso8601)" }
}

extension FileError {
    /// What is there is a directory, a device or a pipe.
    var isNoFile: Bool {
        [EISDIR, ESPIPE, ENXIO, ELOOP, Self.isDevice, Self.isSocket, Self.isDeadLink, Self.isLink].contains(code)
    }
}

/// What became of months whose files were not as the save knows them.
package struct JournalTrouble: Hashable, Sendable {
    /// Every visit of them is there.
    package private(set) var mended: [String] = []
    /// Visits that nothing has any more, by month; of another game's file perhaps none.
    package private(set) var lost: [String: Int] = [:]
    /// Something was there, and is kept when the month is written anew.
    package private(set) var isKept = false

    var isEmpty: Bool { mended.isEmpty && lost.isEmpty }
    var months: [String] { mended + lost.keys }

    func joined(with other: Self) -> Self {
        var joined = self
        joined.mended = (mended + other.mended).sorted()
        joined.lost.merge(other.lost, uniquingKeysWith: max)
        joined.isKept = isKept || other.isKept
        return joined
    }

    mutating func note(_ page: JournalPage) {
        guard page.isDamaged else { return }
        if page.lost > 0 { lost[page.month] = page.lost } else { mended.append(page.month) }
        if page.flaws.contains(where: { $0.kind != .missing && $0.kind != .torn }) { isKept = true }
    }
}
