import Chronology
import JSON
import Simulation

/// Writing the journal before the checkpoint that lists it; the caller holds `write.lock`.
extension JournalFiles {
    /// Adds visits to their months and seals past months; durable on return.
    ///
    /// A month that differs from the index is first rewritten with everything that can be recovered.
    ///
    /// - Parameters:
    ///   - clock: the world's clock; months before its own are past.
    ///   - generation: the generation of the checkpoint that will list the files.
    ///   - now: the date in the name of a damaged file that is put aside.
    ///   - repairs: whether to examine past months and copies, too.
    /// - Returns: the faults found.
    mutating func add(
        _ visits: [Visit], clock: Instant, generation: Int, now: Instant, repairs: Bool = false
    ) throws(FileError) -> JournalTrouble {
        let trouble = try mend(generation: generation, now: now, everything: repairs)
        if repairs { try repairCopies(now) }
        let added = Dictionary(grouping: visits, by: Self.month)
        let open = (index.files ?? []).filter(\.isOpen).map(\.month)
        let current = Self.month(at: clock)
        for month in Set(open).union(added.keys).sorted() {
            let lines = (added[month] ?? []).compactMap { try? JSONValue(encoding: $0).compact[...] }
            if month < current {
                try seal(month, adding: lines, generation: generation)
            } else if !lines.isEmpty {
                try append(lines, to: month)
            }
        }
        try keepCopies()
        return trouble
    }

    /// Rewrites damaged months, and adopts files that the index does not list.
    private mutating func mend(
        generation: Int, now: Instant, everything: Bool
    ) throws(FileError) -> JournalTrouble {
        var trouble = JournalTrouble()
        var doubtful = Set(try doubtfulMonths()).union(try retireCopies(generation))
        if everything { doubtful.formUnion(try months()) }
        for month in doubtful.sorted() {
            let page = try read(month)
            trouble.note(page)
            for record in index.records(of: month) { index.forget(record.name) }
            for flaw in page.flaws where ![.torn, .missing].contains(flaw.kind) { try keepAside(flaw, now) }
            if page.isDamaged {
                try write(page, generation)
            } else {
                for var record in page.records {
                    // It was sealed by a program that ended before the checkpoint.
                    if !record.isOpen, record.sealedIn == nil, try files.stamp(copyPath(record.name)) != nil {
                        record.sealedIn = generation
                    }
                    index.put(record)
                }
            }
            if page.lost > 0 { index.lost = (index.lost ?? [:]).merging([month: page.lost], uniquingKeysWith: +) }
        }
        if index.files == nil { index.files = [] }
        isCounted = true
        return trouble
    }

    private func keepAside(_ flaw: JournalPage.Flaw, _ now: Instant) throws(FileError) {
        do throws(FileError) {
            _ = try files.copyAside(flaw.path, try files.read(flaw.path), now: now)
        } catch {
            // A pipe or a device cannot be written to, and has no content.
            guard error.isNoFile else { throw error }
            _ = try files.putAside(flaw.path, now: now)
        }
        // Another game's file has nothing for this journal.
        if flaw.kind == .foreign, try files.stamp(flaw.path) != nil { try files.remove(flaw.path) }
    }

    /// Writes all visits of a month in place of its files.
    private mutating func write(_ page: JournalPage, _ generation: Int) throws(FileError) {
        guard !page.lines.isEmpty else {
            for path in page.sources { try files.remove(path) }
            return
        }
        try files.makeDirectory(directory)
        try files.makeDirectory(paths.backups)
        let isOpen =
            page.flaws.allSatisfy { $0.path.hasSuffix(".jsonl") } && !page.sources.contains(sealedPath(page.month))
        if isOpen {
            let bytes = page.open
            let name = page.month + ".jsonl"
            try files.replace(copyPath(name), with: bytes)
            try files.replace(openPath(page.month), with: bytes)
            try note(
                JournalRecord(
                    name: name, visits: page.lines.count, length: bytes.count,
                    checksum: Checksum(bytes).text))
        } else {
            try writeSealed(page, generation)
        }
    }

    private mutating func note(_ record: JournalRecord) throws(FileError) {
        index.put(record)
        verified[record.name] = try files.stamp(directory + "/" + record.name)
    }

    /// Writes a past month, with added visits, as one sealed document in place of its open file.
    private mutating func seal(
        _ month: String, adding lines: [ArraySlice<UInt8>], generation: Int
    ) throws(FileError) {
        var page = try read(month)
        let isComplete = !page.add(lines) && page.sources == [sealedPath(month)]
        if isComplete { return }
        try files.makeDirectory(directory)
        try writeSealed(page, generation)
    }

    private mutating func writeSealed(_ page: JournalPage, _ generation: Int) throws(FileError) {
        let bytes = page.sealed
        let path = sealedPath(page.month)
        let name = Paths.name(of: path)
        // The copy comes first: while it is written, the lines are still in place.
        try files.makeDirectory(paths.backups)
        try files.replace(copyPath(name), with: bytes)
        try files.replace(path, with: bytes)
        try note(
            JournalRecord(
                name: name, visits: page.lines.count, length: bytes.count,
                checksum: SealedDocument.checksum(of: bytes) ?? "",
                sealedIn: generation))
        index.forget(page.month + ".jsonl")
        guard try files.stamp(openPath(page.month)) != nil else { return }
        try files.remove(openPath(page.month))
        try files.syncDirectory(directory)
    }

    /// Appends lines to the file of a month that is not over, without reading it.
    private mutating func append(_ lines: [ArraySlice<UInt8>], to month: String) throws(FileError) {
        let path = openPath(month)
        let name = Paths.name(of: path)
        try files.makeDirectory(directory)
        let stamp = try files.stamp(path)
        var record = index[name] ?? JournalRecord(name: name, visits: 0, length: 0, checksum: Checksum().text)
        var sum = Checksum(text: record.checksum) ?? Checksum()
        // The lines since the checkpoint; a partial last line means that the writer was killed.
        let tail =
            try stamp.map { (stamp) throws(FileError) in
                try files.read(path, from: record.length, count: max(0, stamp.size - record.length))
            } ?? []
        let whole = tail[..<(tail.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)]
        let length = record.length + whole.count
        if stamp != nil { try files.separate(path) }
        if let stamp, length < stamp.size { try files.truncate(path, to: length) }
        var page = JournalPage(month: month, game: game)
        _ = page.add(JournalText(open: Array(whole)).lines)
        record.visits += page.lines.count
        let there = page.lines.count
        _ = page.add(lines)
        var bytes = length == 0 ? JournalPage.openHeader(month, game) : []
        for line in page.lines[there...] { bytes += SealedLine.seal(line) }
        do {
            try files.append(bytes, to: path)
            try files.sync(path)
        } catch {
            // A full disk: a file that nothing knows and nothing is in would look like a month that was lost.
            if stamp == nil { try? files.remove(path) } else { try? files.truncate(path, to: length) }
            throw error
        }
        if stamp == nil { try files.syncDirectory(directory) }
        sum.update(whole)
        sum.update(bytes)
        record.visits += page.lines.count - there
        record.length = length + bytes.count
        record.checksum = sum.text
        try note(record)
    }

    /// Forgets the oldest past months of a journal that is larger than `limit`. Their files go at the next checkpoint:
    /// until one is written without them, they are missed.
    mutating func forgetOldest(beyond limit: Int) throws(FileError) {
        for name in try files.listIfPresent(directory) where index.hasForgotten(Self.month(of: name)) {
            try files.remove(directory + "/" + name)
            try? files.remove(copyPath(name))
        }
        var size = (index.files ?? []).reduce(0) { $0 + $1.length }
        for record in index.files ?? [] where !record.isOpen && size > limit {
            size -= record.length
            index.forget(record.name)
            index.forgottenUntil = record.month
        }
    }

    // MARK: Copies

    /// Updates the backup copies of months that are not over by appending new lines, where the copy has all earlier
    /// ones.
    private func keepCopies() throws(FileError) {
        for record in index.files ?? [] where record.isOpen {
            let copy = copyPath(record.name)
            let size = try files.stamp(copy)?.size ?? 0
            guard size != record.length else { continue }
            try files.makeDirectory(paths.backups)
            let isBehind = size > 0 && size < record.length
            let news = try files.read(
                directory + "/" + record.name, from: isBehind ? size : 0, count: record.length - (isBehind ? size : 0))
            if isBehind {
                try files.separate(copy)
                try files.append(news, to: copy)
                try files.sync(copy)
            } else {
                try files.replace(copy, with: news)
            }
        }
    }

    /// Returns the fault of a file's backup copy; `nil` if it is intact or missing.
    func copyFlaw(_ record: JournalRecord) throws(FileError) -> String? {
        let bytes: [UInt8]?
        do throws(FileError) {
            bytes = try files.readIfPresent(copyPath(record.name))
        } catch {
            guard error.isNoFile else { throw error }
            return "it is no file that can be read"
        }
        guard let bytes else { return nil }
        if record.isOpen {
            // It may have grown since, as the month itself.
            if bytes.count < record.length { return "it is shorter than it was" }
            return Checksum(bytes[..<record.length]).text == record.checksum ? nil : "its checksum does not match"
        }
        let text = JournalText(sealed: bytes)
        return text.flaw ?? (text.checksum == record.checksum ? nil : "it is not a copy of the month")
    }

    /// Puts damaged backup copies aside; those that are needed are rewritten.
    private func repairCopies(_ now: Instant) throws(FileError) {
        for record in index.files ?? [] {
            guard try copyFlaw(record) != nil else { continue }
            _ = try files.putAside(copyPath(record.name), now: now)
            guard record.sealedIn != nil else { continue }
            try files.replace(copyPath(record.name), with: try files.read(directory + "/" + record.name))
        }
    }

    /// Removes backup copies of months that two checkpoints have recorded as sealed; a failure is harmless.
    ///
    /// - Returns: the months whose sealed file has changed, though its head has not.
    private mutating func retireCopies(_ generation: Int) throws(FileError) -> [String] {
        var bad: [String] = []
        for var record in index.files ?? [] {
            guard let sealedIn = record.sealedIn, generation >= sealedIn + Self.checkpointsUntilSafe else { continue }
            let bytes = try? files.read(directory + "/" + record.name)
            guard let bytes, SealedDocument.isIntact(bytes), SealedDocument.checksum(of: bytes) == record.checksum
            else {
                bad.append(record.month)
                continue
            }
            try? files.remove(copyPath(record.name))
            record.sealedIn = nil
            index.put(record)
        }
        // The lines of a month that is known to be sealed.
        let prefix = index.folder + "-"
        for copy in try files.listIfPresent(paths.backups) where copy.hasPrefix(prefix) && copy.hasSuffix(".jsonl") {
            let name = String(copy.dropFirst(prefix.count))
            guard name.utf8.count == 13, index[name] == nil, index[Self.month(of: name) + ".json"] != nil else {
                continue
            }
            try? files.remove(paths.backups + "/" + copy)
        }
        return bad
    }
}
