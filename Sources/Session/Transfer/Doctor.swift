import Chronology
import Simulation
import Storefront

/// A read-only examination of all files of a profile, with a list of findings.
package struct Doctor {
    /// One result of the examination.
    package struct Finding: Hashable, Sendable {
        /// The importance of a finding.
        package enum Severity: String, Hashable, Sendable {
            case fine, note, problem
        }

        package let severity: Severity
        /// The examined file or part of the game.
        package let subject: String
        package let fact: Fact
    }

    /// The result of examining one file or part.
    package enum Fact: Hashable, Sendable {
        case inMemory
        case noSave
        case lost
        case newer(schema: Int)
        case save(generation: Int, transactions: Int)
        /// A backup is used, since the save itself is damaged.
        case backupInstead
        /// The number of transactions that were reported as saved and are gone.
        case missing(Int)
        /// The history belongs to another generation or game.
        case foreignHistory
        /// The save has this older schema.
        case formerSchema(Int)
        case unreadable(FileError)
        case missingFile
        /// The file is damaged: the first fault, and the number of further ones.
        case damaged(why: String, more: Int = 0)
        case badBackup(why: String)
        /// The numbers of intact backups and of all backups.
        case backups(good: Int, all: Int)
        case unreadableMonth
        /// The last line of a journal file is partial.
        case tornEnd
        /// The month's files are damaged, and this number of visits is in no other file.
        case lostVisits(Int)
        /// The month's files are damaged, and a copy or a backup has every visit.
        case coveredVisits
        /// The number of visits that are gone for good, as the player was told before.
        case formerlyLost(Int)
        case missingCopy
        case journal(visits: Int, months: Int)
        case forecast(until: Instant)
        /// The forecast is damaged or not of the present save, or a family makes it useless; it is ignored.
        case staleForecast
        /// The world violates one of its invariants.
        case contradiction(Violation)
        /// The world violates no invariant.
        case consistent
        /// The number of transactions that are not signed with this data root's key, and of all.
        case unsigned(Int, all: Int)
        /// All transactions are signed with this data root's key; their number.
        case signed(Int)
        case key
        case keyDamaged
        case keyCopyDamaged
        case keyLost
        case keyMissing
        case keyExposed
        /// The number of members of the family.
        case family(Int)
        case badFamily(FamilyFlaw)
        case clockJumped(ClockJump)
        case clockWasWrong(ClockJump)
        /// The program that last held `game.lock`.
        case lastHeld(GameHolder)
        case ambience(Ambience)
        /// The file is a kept one: damaged, or found in the place of the game's own.
        case kept
    }

    package private(set) var findings: [Finding] = []
    private let paths: Paths
    private let files: any FileSystem

    package var hasProblems: Bool { findings.contains { $0.severity == .problem } }

    package init(_ session: Session) {
        files = session.environment.files
        paths = session.paths ?? Paths(root: "", profile: "")
        guard session.paths != nil else {
            note(.note, "profile", .inMemory)
            return
        }
        examineRecovery()
        examineBackups()
        examineJournal(session)
        examineForecast()
        if !session.isNew {
            examineWorld(session)
            examineLedger(session)
            note(.fine, "ambience", .ambience(session.preferences.ambienceChoice))
        }
        examineKey(session)
        examineFamily()
        examineClock(session)
        examineLocks()
        examineKept()
    }

    private mutating func note(_ severity: Finding.Severity, _ subject: String, _ fact: Fact) {
        findings.append(Finding(severity: severity, subject: subject, fact: fact))
    }

    private mutating func examineRecovery() {
        var recovery = Recovery(paths: paths, files: files)
        do {
            switch try recovery.run() {
            case .nothing: note(.note, "world.json", .noSave)
            case .lost: note(.problem, "world.json", .lost)
            case .newer(let schema):
                note(.problem, "world.json", .newer(schema: schema))
            case .game(let game):
                note(
                    .fine, "world.json",
                    .save(generation: game.checkpoint.generation, transactions: game.checkpoint.transaction))
                if game.isFromBackup { note(.problem, "world.json", .backupInstead) }
                if game.missing > 0 {
                    note(.problem, "history.jsonl", .missing(game.missing))
                }
                if game.foreignHistory { note(.problem, "history.jsonl", .foreignHistory) }
                if let former = game.formerSchema {
                    note(
                        .note, "world.json", .formerSchema(former.version))
                }
            }
        } catch {
            note(.problem, Paths.name(of: error.path), .unreadable(error))
        }
        for damage in recovery.damages {
            note(.problem, Paths.name(of: damage.path), .damaged(why: damage.why))
        }
    }

    private mutating func examineBackups() {
        var (good, all) = (0, 0)
        for name in (try? files.list(paths.backups)) ?? [] {
            do throws(FileError) {
                let flaw = try Backups.flaw(of: name, paths, files)
                if let flaw { note(.problem, "backups/" + name, .badBackup(why: flaw)) }
                if Backups.generations([name]).isEmpty { continue }
                all += 1
                good += flaw == nil ? 1 : 0
            } catch {
                note(.problem, "backups/" + name, .unreadable(error))
            }
        }
        note(good > 0 || all == 0 ? .fine : .problem, "backups", .backups(good: good, all: all))
    }

    private mutating func examineJournal(_ session: Session) {
        let journal = session.persistentStore?.journal
        let months = (try? session.journalMonths()) ?? []
        var visits = 0
        for month in months {
            guard let page = try? session.journalPage(month) else {
                note(.problem, "journal/\(month)", .unreadableMonth)
                continue
            }
            for flaw in page.flaws {
                let name = Paths.name(of: Paths.directory(of: flaw.path)) + "/" + Paths.name(of: flaw.path)
                switch flaw.kind {
                case .torn: note(.note, name, .tornEnd)
                case .missing: note(.problem, name, .missingFile)
                case .damaged, .foreign, .changed: note(.problem, name, .damaged(why: flaw.why, more: flaw.more))
                }
            }
            if page.isDamaged {
                note(.problem, "journal " + month, page.lost > 0 ? .lostVisits(page.lost) : .coveredVisits)
            }
            visits += page.lines.count
            if let journal { examineCopies(of: month, journal) }
        }
        for (month, lost) in (journal?.index.lost ?? [:]).sorted(by: { $0.key < $1.key }) {
            note(.note, "journal " + month, .formerlyLost(lost))
        }
        note(.fine, "journal", .journal(visits: visits, months: months.count))
    }

    private mutating func examineCopies(of month: String, _ journal: JournalFiles) {
        for record in journal.index.records(of: month) {
            let name = "backups/" + Paths.name(of: journal.copyPath(record.name))
            do throws(FileError) {
                if let flaw = try journal.copyFlaw(record) {
                    note(.problem, name, .badBackup(why: flaw))
                } else if record.isOpen, try files.stamp(journal.copyPath(record.name)) == nil {
                    note(.note, name, .missingCopy)
                }
            } catch {
                note(.problem, name, .unreadable(error))
            }
        }
    }

    private mutating func examineForecast() {
        guard (try? files.stamp(paths.forecast)) ?? nil != nil else { return }
        if let forecast = Forecast.believed(paths, files) {
            note(.fine, "forecast.json", .forecast(until: forecast.until))
        } else {
            note(.note, "forecast.json", .staleForecast)
        }
    }

    private mutating func examineWorld(_ session: Session) {
        let violations = session.world.validate()
        for violation in violations { note(.problem, "world", .contradiction(violation)) }
        if violations.isEmpty { note(.fine, "world", .consistent) }
    }

    private mutating func examineLedger(_ session: Session) {
        let all = session.store.all(includingFinishedConsumables: true)
        let unverified = all.count { $0.verifiedPayload == nil }
        if unverified > 0 {
            note(.note, "purchases", .unsigned(unverified, all: all.count))
        } else {
            note(.fine, "purchases", .signed(all.count))
        }
    }

    private mutating func examineKey(_ session: Session) {
        let name = Paths.name(of: paths.key)
        do {
            let key = try KeyFile(path: paths.key, files: files).read()
            switch key.trouble {
            case .restored: note(.problem, name, .keyDamaged)
            case .copyRenewed: note(.problem, name, .keyCopyDamaged)
            case .lost: note(.problem, name, .keyLost)
            case .missing: break
            case nil where key.isThere: note(.fine, name, .key)
            case nil where !session.store.state.ledger.isEmpty: note(.problem, name, .keyMissing)
            case nil: break
            }
            if key.isExposed { note(.problem, name, .keyExposed) }
        } catch {
            note(.problem, name, .unreadable(error))
        }
    }

    private mutating func examineFamily() {
        let name = Paths.name(of: paths.family)
        do {
            switch try FamilyFile(path: paths.family, files: files).read() {
            case .none: break
            case .family(let family):
                note(.fine, name, .family(family.members.count))
            case .unusable(let flaw): note(.problem, name, .badFamily(flaw))
            }
        } catch {
            note(.problem, name, .unreadable(error))
        }
    }

    private mutating func examineClock(_ session: Session) {
        if let jump = session.falseJump {
            note(.note, "clock", .clockWasWrong(jump))
        } else if let jump = session.clock.jumps.last {
            note(.note, "clock", .clockJumped(jump))
        }
    }

    private mutating func examineLocks() {
        if let bytes = try? files.readIfPresent(paths.gameLock), let holder = GameHolder(bytes) {
            note(.note, "game.lock", .lastHeld(holder))
        }
    }

    /// Reports files that were put aside, which a game that was killed could not report.
    private mutating func examineKept() {
        for name in (try? files.list(paths.directory)) ?? []
        where name.contains(".found-") || name.contains(".damaged-") {
            note(.note, name, .kept)
        }
    }

    /// Copies the profile's files, backups and journals, without album and exports, to a new folder; returns its path.
    package static func copyProfile(_ session: Session) throws(FileError) -> String {
        guard let paths = session.paths else { throw FileError(.read, "", 2) }
        let files = session.environment.files
        let copy = try files.asideName(paths.directory, "copy", now: session.wallNow)
        let journals = try files.list(paths.directory).filter { $0.hasPrefix(JournalIndex.firstFolder) }
        for folder in ["", "/backups"] + journals.map({ "/" + $0 }) {
            guard let names = try? files.list(paths.directory + folder) else { continue }
            try files.makeDirectory(copy + folder)
            for name in names {
                // Folders cannot be read; they are listed separately.
                guard let bytes = try? files.read("\(paths.directory)\(folder)/\(name)") else { continue }
                try files.write(bytes, to: "\(copy)\(folder)/\(name)")
                try files.sync("\(copy)\(folder)/\(name)")
            }
            try files.syncDirectory(copy + folder)
        }
        return copy
    }
}
