import Chronology
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
        package let fact: Fact
    }

    package enum Fact: Hashable, Sendable {
        case inMemory
        case noSave
        case lost
        case newer(schema: Int)
        case save(generation: Int, transactions: Int)
        case backupInstead
        case missing(Int)
        case foreignHistory
        case formerSchema(Int)
        case unreadable(FileError)
        case damaged(why: String)
        case badBackup
        case backups(good: Int, all: Int)
        case unreadableMonth
        case tornEnd
        case journal(visits: Int, months: Int)
        case forecast(until: Instant)
        case staleForecast
        case contradiction(Violation)
        case consistent
        case unsigned(Int, all: Int)
        case signed(Int)
        case key
        case keyDamaged
        case keyCopyDamaged
        case keyLost
        case keyMissing
        case keyExposed
        case family(Int)
        case badFamily(FamilyFlaw)
        case lastHeld(GameHolder)
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
        examineJournal()
        examineForecast()
        examineWorld(session)
        examineLedger(session)
        examineKey(session)
        examineFamily()
        examineLocks()
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
        let generations = Backups.generations((try? files.list(paths.backups)) ?? [])
        var good = 0
        for generation in generations {
            let path = Backups.checkpoint(paths, generation)
            guard let bytes = try? files.read(path) else { continue }
            do {
                _ = try CheckpointFile(reading: bytes)
                good += 1
            } catch {
                note(.problem, "backups/" + Paths.name(of: path), .badBackup)
            }
        }
        note(
            good > 0 || generations.isEmpty ? .fine : .problem, "backups", .backups(good: good, all: generations.count))
    }

    private mutating func examineJournal() {
        let journal = JournalFiles(directory: paths.journal, files: files)
        let months = (try? journal.months()) ?? []
        var visits = 0
        for month in months {
            guard let page = try? journal.read(month) else {
                note(.problem, "journal/\(month)", .unreadableMonth)
                continue
            }
            for flaw in page.flaws {
                let name = "journal/" + Paths.name(of: flaw.path)
                if flaw.isTorn {
                    note(.note, name, .tornEnd)
                } else {
                    note(.problem, name, .damaged(why: flaw.why))
                }
            }
            visits += page.lines.count
        }
        note(.fine, "journal", .journal(visits: visits, months: months.count))
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

    private mutating func examineLocks() {
        if let bytes = try? files.readIfPresent(paths.gameLock), let holder = GameHolder(bytes) {
            note(.note, "game.lock", .lastHeld(holder))
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
