import Chronology
import Session
import Storefront

/// Notices that players read once at the start, such as about damaged files or a wrong clock.
extension Words {
    /// The program's name as players type it.
    private static let program = "backyard-birds"

    /// Returns the text of a notice, in one or more sentences.
    package func sentence(for notice: Notice) -> String {
        switch notice {
        case .readOnly(let reason): sentence(for: reason)
        case .restored(let restoration): sentence(for: restoration)
        case .lost(let why?): lostDamaged(why: why)
        case .lost(nil): lostMissing
        case .journal(let trouble): sentence(for: trouble)
        case .replaced(.missing): replacedMissing
        case .replaced(.older): replacedOlder
        case .replaced(.merged): replacedMerged
        case .replaced(.other): replacedOther
        case .familyUnknown(let trouble): sentences([sentence(for: trouble), familyTroubleUnknown])
        case .clockJumped(let jump): noticeClockJumped(days: jump.days)
        case .clockWasWrong(let jump): noticeClockWasWrong(days: jump.days, command: Self.restoreCommand)
        case .key(.restored): noticeKeyRestored
        case .key(.copyRenewed): noticeKeyCopyRenewed
        case .key(.lost): noticeKeyLost(exporting: "export FILE", importing: "import FILE --trust-purchases")
        case .key(.missing): noticeKeyMissing(exporting: "export FILE", importing: "import FILE --trust-purchases")
        case .inconsistent: noticeInconsistent
        case .clockOutOfRange(let date): noticeClockOutOfRange(date: String(date.iso8601.prefix(10)))
        case .catalog(let flaws):
            noticeCatalog(
                count: flaws.count, path: flaws.first?.path ?? "",
                flaws: flaws.prefix(5).map { "\($0.key): \($0.reason)" }.joined(separator: "; ")
                    + (flaws.count > 5 ? "; …" : ""))
        }
    }

    /// The command that goes back to the game from before the clock was wrong.
    static let restoreCommand = "backyard-birds doctor --restore-before-jump"

    /// Returns the reason why a game may not write.
    package func sentence(for reason: ReadOnlyReason) -> String {
        switch reason {
        case .newer(let path): readOnlyNewer(path: path)
        case .unreadable(let error): sentences([readOnlyUnreadable, sentence(for: error)])
        case .dateOutOfRange(let date): readOnlyDateOutOfRange(date: String(date.iso8601.prefix(10)))
        case .playedElsewhere(let holder?): readOnlyElsewhereBy(process: String(holder.processID), host: holder.host)
        case .playedElsewhere(nil): readOnlyElsewhere
        case .busy: readOnlyOtherVersion
        case .mustBeClosed: readOnlyOpen
        case .look: readOnlyLook
        }
    }

    /// Returns what became of months of the journal whose files were not as they were saved.
    package func sentence(for trouble: JournalTrouble) -> String {
        let visits = trouble.lost.values.reduce(0, +)
        let story: String
        switch (trouble.lost.keys.sorted().first, trouble.lost.count) {
        case (let month?, 1): story = journalLostIn(visits: visits, month: inText(month: month))
        case (_?, let months): story = journalLost(visits: visits, months: months)
        case (nil, _):
            story = journalMended(count: trouble.mended.count, month: inText(month: trouble.mended.first ?? ""))
        }
        return sentences([story, trouble.isKept ? restoredKept : nil])
    }

    /// Returns "November 2026" for a file's name "2026-11"; a name that is no month stays as it is.
    private func inText(month name: String) -> String {
        let parts = name.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 2, (1...12).contains(parts[1]) else { return name }
        return dateMonth(month: text("month", String(parts[1]), "inText"), year: parts[0])
    }

    package func sentence(for restoration: Restoration) -> String {
        let civil = CivilDate(utc: restoration.date)
        let date = dateMoment(day: day(civil), time: time(hour: civil.hour, minute: civil.minute))
        let story: String
        switch restoration.flaw {
        case .save(let why?): story = restoredSave(why: why, date: date)
        case .save(nil): story = restoredMissing(date: date)
        case .part(let name, let why): story = restoredPart(name: name, why: why, date: date)
        case .foreignHistory: story = restoredOtherHistory(date: date)
        case .missingEnd: story = restoredShortHistory(date: date)
        }
        return sentences(
            [
                story, restoration.isKept ? restoredKept : nil,
                restoration.missing == 0 ? nil : restoredChanges(count: restoration.missing),
                restoration.isPurchaseUnverified ? restoredPurchaseUnverified : nil,
            ])
    }

    /// Returns the reason why no game could be opened at all, with what to do next.
    package func sentence(for error: OpeningError) -> String {
        switch error {
        case .noDataDirectory: openingNowhere
        case .badCatalog(let error): openingBadCatalog(why: "\(error)")
        case .unreadableCatalog(let error): openingUnreadableCatalog(path: error.path, cause: cause(of: error))
        case .badProfile(let name): openingBadProfile(name: name)
        // As it is given on the command line.
        case .badClock(let date): openingBadClock(date: String(date.iso8601.prefix(10)))
        case .noGame: openingNoGame(program: Self.program)
        case .noProfile(let name, let others):
            others.isEmpty
                ? openingNoProfiles(name: name, program: "\(Self.program) --profile \(name)")
                : openingNoProfile(
                    name: name, profiles: list(others), program: "\(Self.program) --profile \(name)")
        case .lost(let why?): openingLost(why: why, restore: "import FILE", repair: "doctor --repair")
        case .lost(nil): openingLostMissing(restore: "import FILE", repair: "doctor --repair")
        case .closed(let reason): sentence(for: reason)
        case .manyGuests: openingManyGuests
        case .manyPlayers: openingManyPlayers
        }
    }
}
