import Chronology
import Session
import Words

/// `journal`: prints the finished visits as text, CSV or JSON, filtered by yard, bird, species and arrival date.
struct JournalCommand: JSONCommand {
    static let configuration = CommandConfiguration("journal", \.commandJournal)
    @Flag("--csv", \.optionCsv) var isCSV
    @Option("--sort", .choice, \.optionSortJournal) var order = JournalOrder.oldest
    @Option("--yard", .text("YARD", names: .yard), \.optionJournalYard) var yard: String?
    @Option("--bird", .text("BIRD", names: .bird), \.optionJournalBird) var bird: String?
    @Option("--species", .text("SPECIES", names: .species), \.optionSpecies) var species: String?
    /// The earliest arrival printed.
    @Option("--since", .limit, \.optionJournalSince) var since: DateLimit?
    /// The date before which a printed visit has begun, exclusive.
    @Option("--until", .limit, \.optionJournalUntil) var until: DateLimit?

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
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

/// A limit in time as a player types it: a moment, or a day of the player's calendar.
enum DateLimit {
    case moment(Instant)
    /// The beginning of a day of the player's calendar.
    case day(CivilDate)

    /// Returns the limit in world time.
    func instant(_ calendar: PlayerCalendar) -> Instant {
        switch self {
        case .moment(let date): date
        case .day(let day): calendar.start(of: day)
        }
    }
}

extension ValueKind<DateLimit> {
    /// A parser of dates in ISO 8601, with the time or without.
    static var limit: Self {
        parsed("DATE", .date) { text in
            Instant(iso8601: text).map { date in
                text.utf8.contains(UInt8(ascii: ":")) ? .moment(date) : .day(CivilDate(utc: date))
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
