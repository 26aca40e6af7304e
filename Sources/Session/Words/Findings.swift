import Chronology

extension Doctor.Finding {
    package var sentence: String {
        switch fact {
        case .inMemory: "A game in memory has no files."
        case .noSave: "There is no save yet."
        case .lost: "Nothing of the save can be read."
        case .newer(let schema): "A later version of the game made it (schema \(schema))."
        case .save(let generation, let transactions):
            "Generation \(generation), \(transactions) transactions in all."
        case .backupInstead: "It is not good; a backup takes its place."
        case .missing(let count): "\(count) transactions at its end are gone."
        case .foreignHistory: "It belongs to a later save."
        case .formerSchema(let version): "It is of schema \(version) and will be migrated by the next game."
        case .unreadable(let error): error.sentence
        case .damaged(let why): "It is damaged: \(why)."
        case .badBackup: "It is not good."
        case .backups(let good, let all): "\(good) of \(all) are good."
        case .unreadableMonth: "It cannot be read."
        case .tornEnd: "Its last line is not whole; the next save sees to it."
        case .journal(let visits, let months): "\(visits) visits in \(months) months."
        case .forecast(let date): "It reaches to \(date.iso8601)."
        case .staleForecast: "It is of another moment and not used."
        case .contradiction(let violation): "It contradicts itself: \(violation)."
        case .consistent: "It is consistent."
        case .unsigned(let count, let all): "\(count) of \(all) were not signed with this directory's key."
        case .signed(let count): "\(count), all signed here."
        case .family(1): "A family of one so far."
        case .family(let count): "\(count) players share what they buy."
        case .badFamily(let flaw):
            "It cannot be used: \(flaw.cause). A new family, begun in Account, takes its place."
        case .lastHeld(let holder): "Last held by process \(holder.processID) on \(holder.host)."
        }
    }
}
