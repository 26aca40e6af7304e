import Chronology
import JSON
import Session
import Words

/// `journal`: prints the finished visits as text, CSV or JSON, filtered by yard, bird, species and arrival date; or
/// shares the life list in a folder, and prints those that are there.
struct JournalCommand: JSONCommand {
    static let configuration = CommandConfiguration("journal", \.commandJournal) {
        [$0.helpJournalShare(option: "--share DIR")]
    }
    @Flag("--csv", \.optionCsv) var isCSV
    @Option("--sort", .choice, \.optionSortJournal) var order = JournalOrder.oldest
    @Option("--yard", .text("YARD", names: .yard), \.optionJournalYard) var yard: String?
    @Option("--bird", .text("BIRD", names: .bird), \.optionJournalBird) var bird: String?
    @Option("--species", .text("SPECIES", names: .species), \.optionSpecies) var species: String?
    /// The earliest arrival printed.
    @Option("--since", .limit, \.optionJournalSince) var since: DateLimit?
    /// The date before which a printed visit has begun, exclusive.
    @Option("--until", .limit, \.optionJournalUntil) var until: DateLimit?
    /// The folder in which the life list is shared.
    @Option("--share", .text("DIR", names: .directory), \.optionShare) var folder: String?
    @Flag("--stop-sharing", \.optionStopSharing) var stopsSharing
    @Option("--from", .text("NAME"), \.optionGuestFrom) var household: String?

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        if stopsSharing {
            guard folder == nil else {
                throw CommandError(UsageError.contradiction("--share", "--stop-sharing"), context.words)
            }
            return try stopSharing(context)
        }
        if let folder { return try share(in: folder, context) }
        let session = try context.look(beginning: [])
        let format: JournalFormat = context.isForPrograms ? .json : isCSV ? .csv : .text
        let world = session.world
        let yard = try yard.map { name throws(CommandError) in try context.find(name, in: world).id }
        let bird = try bird.map { name throws(CommandError) in try context.find(bird: name, in: world).id }
        let species = try species.map { name throws(CommandError) in try context.find(species: name, in: world) }
        let (first, end) = (since?.instant(session.calendar), until?.instant(session.calendar))
        var writer = JournalWriter(format, session, context.words)
        do {
            try writer.write(order) { visit in
                (yard ?? visit.backyard) == visit.backyard && (bird ?? visit.bird) == visit.bird
                    && (species ?? visit.species) == visit.species && (first ?? visit.arrival) <= visit.arrival
                    && end.map { visit.arrival < $0 } != false
            } to: {
                context.console.write($0)
            }
        } catch {
            throw CommandError("notRead", context.words.sentence(for: error))
        }
        if format == .text, writer.isEmpty { context.tell(context.words.cliJournalEmpty) }
        return .printed().with(session.journalTrouble, context.words)
    }
}

extension JournalCommand {
    /// Shares the life list in a folder, and returns the lists there, those with the most species this year first.
    private func share(in folder: String, _ context: CommandContext) throws(CommandError) -> CommandOutput {
        let household = if let household { household } else { try context.household() }
        let session = try context.open()
        try context.perform(.shareLifeList(in: folder, as: household), in: session, whenFilesFail: "notWritten")
        let reply = try context.perform(.journal(.sharedLists), in: session, whenFilesFail: "notRead")
        guard case .sharedLists(let lists) = reply else { return .printed() }
        try context.finish(session)
        let words = context.words
        let year = session.playerTime(session.world.clock).date.year
        return CommandOutput(
            [words.doneShared(path: folder), words.raceFriends(year: String(year))]
                + lists.map {
                    "  "
                        + words.plainTwo(
                            first: $0.household, second: words.raceSoFar(count: $0.entries(in: year).count))
                },
            json: .array(lists.map(report)))
    }

    private func stopSharing(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open(beginning: [])
        try context.perform(.shareLifeList(in: nil), in: session, whenFilesFail: "notWritten")
        try context.finish(session)
        return CommandOutput(context.words.doneNotShared, json: [])
    }

    private func report(_ list: SharedList) -> JSONValue {
        [
            "household": .string(list.household), "own": .bool(list.isOwn),
            "firsts": .array(
                list.entries.map { entry in
                    [
                        "species": .string(Words().name(of: entry.species)), "year": .integer(Int64(entry.year)),
                        "first": .string(entry.first.iso8601),
                    ]
                }),
        ]
    }
}

/// A limit in time as a player types it: a moment, a time on the player's clock, or a day of the player's calendar.
enum DateLimit {
    case moment(Instant)
    /// A date and time without a zone.
    case local(CivilDate)
    /// The beginning of a day of the player's calendar.
    case day(CivilDate)

    /// Returns the limit in world time.
    func instant(_ calendar: PlayerCalendar) -> Instant {
        switch self {
        case .moment(let date): calendar.worldTime(of: date)
        case .local(let date): calendar.instant(of: date)
        case .day(let day): calendar.start(of: day)
        }
    }
}

extension ValueKind<DateLimit> {
    /// A parser of dates in ISO 8601, with the time or without.
    static var limit: Self {
        parsed("DATE", .date) { text in
            Instant(iso8601: text).map { date in
                let time = text.dropFirst(10)
                guard time.contains(":") else { return .day(CivilDate(utc: date)) }
                return time.contains { "Zz+-".contains($0) } ? .moment(date) : .local(CivilDate(utc: date))
            }
        }
    }
}

extension CommandOutput {
    /// Returns the output with a warning that parts of the journal couldn't be read, and a failing exit code if visits
    /// are lost.
    func with(_ trouble: JournalTrouble?, _ words: Words) -> Self {
        guard let trouble else { return self }
        var output = self
        output.remarks.append(words.sentence(for: trouble))
        if !trouble.lost.isEmpty { output.exit = ExitCode.failure }
        return output
    }
}
