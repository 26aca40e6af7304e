import Session

extension Words {
    /// Returns a sentence for a finding of `doctor`.
    package func sentence(for finding: Doctor.Finding) -> String {
        switch finding.fact {
        case .inMemory: doctorInMemory
        case .noSave: doctorNoSave
        case .lost: doctorLost
        case .newer(let schema): doctorNewer(schema: schema)
        case .save(let generation, let transactions): doctorSave(generation: generation, transactions: transactions)
        case .backupInstead: doctorBackupInstead
        case .missing(let count): doctorMissing(count: count)
        case .foreignHistory: doctorOtherHistory
        case .formerSchema(let version): doctorFormerSchema(schema: version)
        case .unreadable(let error): sentence(for: error)
        case .damaged(let why, 0): doctorDamaged(why: why)
        case .damaged(let why, let more): doctorDamagedLines(count: more, why: why)
        case .badBackup(let why): doctorBadBackup(why: why)
        case .missingFile: doctorMissingFile
        case .lostVisits(let count): doctorLostVisits(count: count)
        case .coveredVisits: doctorCoveredVisits
        case .formerlyLost(let count): doctorFormerlyLost(count: count)
        case .missingCopy: doctorMissingCopy
        case .kept: doctorKept
        case .backups(let good, let all): doctorBackups(good: good, all: all)
        case .unreadableMonth: doctorUnreadable
        case .tornEnd: doctorTornEnd
        case .journal(let visits, let months): doctorJournal(visits: visits, months: months)
        case .forecast(let date): doctorForecast(date: date.iso8601)
        case .staleForecast: doctorStaleForecast
        case .contradiction(let violation): doctorContradiction(what: "\(violation)")
        case .consistent: doctorConsistent
        case .unsigned(let count, let all): doctorUnsigned(count: count, all: all)
        case .signed(let count): doctorSigned(count: count)
        case .key: doctorKey
        case .keyDamaged: doctorKeyDamaged
        case .keyCopyDamaged: doctorKeyCopyDamaged
        case .keyLost: doctorKeyLost
        case .keyMissing: doctorKeyMissing
        case .keyExposed: doctorKeyExposed
        case .family(let count): doctorFamily(count: count)
        case .badFamily(let flaw): doctorBadFamily(why: why(flaw))
        case .clockJumped(let jump): doctorClockJumped(days: jump.days)
        case .clockWasWrong(let jump): doctorClockWasWrong(days: jump.days, command: Self.restoreCommand)
        case .ambience(let choice): doctorAmbience(choice: "\(choice.rawValue)", command: "settings ambience")
        case .lastHeld(let holder): doctorLastHeld(process: String(holder.processID), host: holder.host)
        }
    }
}
