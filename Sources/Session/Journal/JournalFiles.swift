import Chronology
import JSON
import Simulation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The files of the journal: ended visits, in one file for each UTC month of departure.
///
/// The present month is `journal/2026-11.jsonl`, to which visits are only appended, so a save costs as much as has
/// happened since the last one. A past month becomes `journal/2026-11.json`, one sealed document with a line for each
/// visit, and is not written again. A visit may be written more than once, as after a crash between appending it and
/// the checkpoint; readers return each once.
///
/// The checkpoint records each file's count and checksum. A month has a copy among the backups until two checkpoints
/// have recorded it as sealed.
struct JournalFiles: Sendable {
    static let format = "backyard-birds journal"
    /// The number of checkpoints that must record a sealed month before its copy is removed.
    static let checkpointsUntilSafe = 2

    let paths: Paths
    let files: any FileSystem
    /// The identifier of the game that the journal belongs to, as in `World.journalGame`.
    let game: String
    /// The checkpoint's record of the journal's files.
    var index: JournalIndex
    /// The stamps of files that were found to match the index.
    var verified: [String: FileStamp] = [:]
    /// True if the index lists every file; then an unlisted file that does not name its game is not trusted.
    var isCounted: Bool

    init(_ paths: Paths, _ files: any FileSystem, of game: String, _ index: JournalIndex) {
        (self.paths, self.files, self.game, self.index) = (paths, files, game, index)
        isCounted = index.files != nil
    }

    var directory: String { paths.directory + "/" + index.folder }

    /// Returns the UTC month of a visit's departure, such as "2026-11".
    static func month(of visit: Visit) -> String { month(at: visit.departure) }

    static func month(at date: Instant) -> String {
        let date = CivilDate(utc: date)
        return "\(padded(date.year, 4))-\(padded(date.month, 2))"
    }

    func sealedPath(_ month: String) -> String { "\(directory)/\(month).json" }
    func openPath(_ month: String) -> String { "\(directory)/\(month).jsonl" }
    func copyPath(_ name: String) -> String { "\(paths.backups)/\(index.folder)-\(name)" }

    // MARK: Reading

    /// Returns the months that have files or are in the index, oldest first.
    func months() throws(FileError) -> [String] {
        Set(try names().map(Self.month)).union((index.files ?? []).map(\.month)).sorted()
    }

    static func month(of name: String) -> String { String(name.prefix(7)) }

    /// Returns the names of the journal's files that exist.
    func names() throws(FileError) -> [String] {
        try files.listIfPresent(directory).filter { name in
            if index.hasForgotten(Self.month(of: name)) { return false }
            return switch name.utf8.count {
            case 12: name.hasSuffix(".json")
            case 13: name.hasSuffix(".jsonl")
            default: false
            }
        }
    }

    /// Returns everything that can be recovered of a month: from its files and, if one is damaged, from copies and
    /// backups.
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

    /// Returns the visits of a month in the order of the file, roughly by departure; of a damaged file those that can
    /// be read.
    func visits(of month: String) throws(FileError) -> [Visit] {
        try read(month).lines.compactMap(Visit.init(journalLine:))
    }

    /// Returns an unused name for a new journal's folder.
    ///
    /// - Parameter taken: a name that is taken even if nothing is there yet.
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

    /// Returns the months whose files differ from the index; of long-sealed months only the first bytes are read.
    mutating func doubtfulMonths() throws(FileError) -> [String] {
        var doubtful: Set<String> = []
        // An empty one was begun by a program that ended, or found the disk full, before it could write.
        for name in try names() where index[name] == nil {
            guard try files.stamp(directory + "/" + name)?.size != 0 else { continue }
            doubtful.insert(Self.month(of: name))
        }
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
                // A month sealed just now is examined while there is a copy.
                if record.sealedIn != nil, !SealedDocument.isIntact(try files.read(path)) { return false }
            }
        } catch {
            guard error.isNoFile else { throw error }
            return false
        }
        verified[record.name] = stamp
        return true
    }

    /// Returns the months whose damage the player has to be told of; `nil` if there are none.
    mutating func trouble() throws(FileError) -> JournalTrouble? {
        guard isCounted else { return nil }
        var trouble = JournalTrouble()
        for month in try doubtfulMonths() { trouble.note(try read(month)) }
        return trouble.isEmpty ? nil : trouble
    }
}

extension World {
    /// The identifier of the world's game in journal files: its seed and its beginning.
    var journalGame: String { "\(seed) \(began.iso8601)" }
}

extension FileError {
    /// True if the path is a directory, a device or a pipe instead of a file.
    var isNoFile: Bool {
        [EISDIR, ESPIPE, ENXIO, ELOOP, Self.isDevice, Self.isSocket, Self.isDeadLink, Self.isLink].contains(code)
    }
}

/// The months of the journal that are damaged: those of which everything was recovered, and those with lost visits.
package struct JournalTrouble: Hashable, Sendable {
    /// The months of which every visit was recovered.
    package private(set) var mended: [String] = []
    /// The numbers of lost visits by month; 0 where only another game's file was found.
    package private(set) var lost: [String: Int] = [:]
    /// True if a damaged file is kept when its month is rewritten.
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

    /// Adds the damage of a month that was read.
    mutating func note(_ page: JournalPage) {
        guard page.isDamaged else { return }
        if page.lost > 0 { lost[page.month] = page.lost } else { mended.append(page.month) }
        if page.flaws.contains(where: { $0.kind != .missing && $0.kind != .torn }) { isKept = true }
    }
}
