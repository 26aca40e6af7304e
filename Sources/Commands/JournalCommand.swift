import Session
import Words

/// `journal`: every visit that is over.
extension CommandLineRunner {
    func journal(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let session = try look(configuration, beginning: [])
        let format: JournalFormat = arguments.has("--json") ? .json : arguments.has("--csv") ? .csv : .text
        var writer = JournalWriter(format, session, words)
        do {
            try writer.write { console.write($0) }
        } catch {
            throw CommandError("notRead", words.sentence(for: error))
        }
        // What is there was written; that more should be is for whoever relies on it.
        guard let trouble = session.journalTrouble else { return ExitCode.success }
        tell(words.sentence(for: trouble))
        return trouble.lost.isEmpty ? ExitCode.success : ExitCode.failure
    }
}
