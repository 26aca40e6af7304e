import Simulation
import Storefront

/// Looks at every file of a profile and says what is as it should be and what is not. Changes nothing.
package struct Doctor {
    package struct Finding: Hashable, Sendable {
        package enum Severity: String, Hashable, Sendable {
            case fine, note, problem
        }

        package let severity: Severity
        /// What was looked at: a file's name, or a part of the game.
        package let subject: String
        package let sentence: String
    }

    package private(set) var findings: [Finding] = []
    private let paths: Paths
    private let files: any FileSystem

    package var hasProblems: Bool { findings.contains { $0.severity == .problem } }

    package init(_ session: Session) {
        files = session.environment.files
        paths = session.paths ?? Paths(root: "", profile: "")
        guard session.paths != nil else {
            note(.note, "profile", "A game in memory has no files.")
            return
        }
        examineRecovery()
        examineBackups()
        examineJournal()
        examineForecast()
        examineWorld(session)
        examineLedger(session)
        examineFamily()
        examineLocks()
    }

    private mutating func note(_ severity: Finding.Severity, _ subject: String, _ sentence: String) {
        findings.append(Finding(severity: severity, subject: subject, sentence: sentence))
    }

    private mutating func examineRecovery() {
        var recovery = Recovery(paths: paths, files: files)
        do {
            switch try recovery.run() {
            case .nothing: note(.note, "world.json", "There is no save yet.")
            case .lost: note(.problem, "world.json", "Nothing of the save can be read.")
            case .newer(let schema):
                note(.problem, "world.json", "A later version of the game made it (schema \(schema)).")
            case .game(let game):
                note(
                    .fine, "world.json",
                    "Generation \(game.checkpoint.generation), \(game.checkpoint.transaction) transactions in all.")
                if game.isFromBackup { note(.problem, "world.json", "It is not good; a backup takes its place.") }
                if game.missing > 0 {
                    note(.problem, "history.jsonl", "\(game.missing) transactions at its end are gone.")
                }
                if game.foreignHistory { note(.problem, "history.jsonl", "It belongs to a later save.") }
                if let former = game.formerSchema {
                    note(
                        .note, "world.json", "It is of schema \(former.version) and will be migrated by the next game.")
                }
            }
        } catch {
            note(.problem, Paths.name(of: error.path), error.sentence)
        }
        for damage in recovery.damages {
            note(.problem, Paths.name(of: damage.path), "It is damaged: \(damage.why).")
        }
    }

    private mutating func examineBackups() {
        let generations = Backups.generations((try? files.list(paths.backups)) ?? [])
        var good = 0
        for generation in generations {
            let path = Backups.checkpoint(paths, generation)
            guard let bytes = try? files.read(path) else { continue }
            do {
                _ = try CheckpointFile(reading: bytes)
                good += 1
            } catch {
                note(.problem, "backups/" + Paths.name(of: path), "It is not good.")
            }
        }
        note(good > 0 || generations.isEmpty ? .fine : .problem, "backups", "\(good) of \(generations.count) are good.")
    }

    private mutating func examineJournal() {
        let journal = JournalFiles(directory: paths.journal, files: files)
        let months = (try? journal.months()) ?? []
        var visits = 0
        for month in months {
            guard let page = try? journal.read(month) else {
                note(.problem, "journal/\(month)", "It cannot be read.")
                continue
            }
            for flaw in page.flaws {
                let name = "journal/" + Paths.name(of: flaw.path)
                if flaw.isTorn {
                    note(.note, name, "Its last line is not whole; the next save sees to it.")
                } else {
                    note(.problem, name, "It is damaged: \(flaw.why).")
                }
            }
            visits += page.lines.count
        }
        note(.fine, "journal", "\(visits) visits in \(months.count) months.")
    }

    private mutating func examineForecast() {
        guard (try? files.stamp(paths.forecast)) ?? nil != nil else { return }
        if let forecast = Forecast.believed(paths, files) {
            note(.fine, "forecast.json", "It reaches to \(forecast.until.iso8601).")
        } else {
            note(.note, "forecast.json", "It is of another moment and not used.")
        }
    }

    private mutating func examineWorld(_ session: Session) {
        let violations = session.world.validate()
        for violation in violations { note(.problem, "world", "It contradicts itself: \(violation).") }
        if violations.isEmpty { note(.fine, "world", "It is consistent.") }
    }

    private mutating func examineLedger(_ session: Session) {
        let all = session.store.all(includingFinishedConsumables: true)
        let unverified = all.count { $0.verifiedPayload == nil }
        if unverified > 0 {
            note(.note, "purchases", "\(unverified) of \(all.count) were not signed with this directory's key.")
        } else {
            note(.fine, "purchases", "\(all.count), all signed here.")
        }
    }

    private mutating func examineFamily() {
        let name = Paths.name(of: paths.family)
        do {
            switch try FamilyFile(path: paths.family, files: files).read() {
            case .none: break
            case .family(let family):
                let count = family.members.count
                note(.fine, name, count == 1 ? "A family of one so far." : "\(count) players share what they buy.")
            case .unusable(let why):
                note(
                    .problem, name, "It cannot be used: \(why.cause). A new family, begun in Account, takes its place.")
            }
        } catch {
            note(.problem, name, error.sentence)
        }
    }

    private mutating func examineLocks() {
        if let bytes = try? files.readIfPresent(paths.gameLock), let holder = GameHolder(bytes) {
            note(.note, "game.lock", "Last held by process \(holder.processID) on \(holder.host).")
        }
    }

    /// Copies every file of the profile to a directory beside it that is new, and returns where that is.
    package static func copyProfile(_ session: Session) throws(FileError) -> String {
        guard let paths = session.paths else { throw FileError(.read, "", 2) }
        let files = session.environment.files
        let copy = try files.asideName(paths.directory, "copy", now: session.wallNow)
        for folder in ["", "/backups", "/journal"] {
            guard let names = try? files.list(paths.directory + folder) else { continue }
            try files.makeDirectory(copy + folder)
            for name in names {
                // Folders cannot be read; they come in their own turn.
                guard let bytes = try? files.read("\(paths.directory)\(folder)/\(name)") else { continue }
                try files.write(bytes, to: "\(copy)\(folder)/\(name)")
                try files.sync("\(copy)\(folder)/\(name)")
            }
            try files.syncDirectory(copy + folder)
        }
        return copy
    }
}
