import Session
import Words

/// `journal`: every visit that is over.
struct JournalCommand: JSONCommand {
    static let configuration = CommandConfiguration("journal", \.commandJournal)
    @Flag("--csv", \.optionCsv) var isCSV

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.look(beginning: [])
        let format: JournalFormat = context.isForPrograms ? .json : isCSV ? .csv : .text
        var writer = JournalWriter(format, session, context.words)
        do {
            try writer.write { context.console.write($0) }
        } catch {
            throw CommandError("notRead", context.words.sentence(for: error))
        }
        return .printed().with(session.journalTrouble, context.words)
    }
}

extension CommandOutput {
    /// Tells of a journal that is not as it was saved: there was all that is left of it, and a caller may rely on more.
    func with(_ trouble: JournalTrouble?, _ words: Words) -> Self {
        guard let trouble else { return self }
        var output = self
        output.remarks.append(words.sentence(for: trouble))
        if !trouble.lost.isEmpty { output.exit = ExitCode.failure }
        return output
    }
}
