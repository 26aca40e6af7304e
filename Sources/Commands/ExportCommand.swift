import JSON
import Session

/// `export`: writes the whole game to one file.
struct ExportCommand: JSONCommand {
    static let configuration = CommandConfiguration("export", \.commandExport)
    /// True if an existing file is replaced.
    @Flag("--force", \.optionExportForce) var isReplacing
    @Argument(.text("FILE", names: .file)) var path: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let (path, words) = (path, context.words)
        let session = try context.look(beginning: [])
        guard path != "-" else { return try print(session, context) }
        let reply: Reply
        do {
            reply = try session.perform(.transfer(.export(to: path, replacing: isReplacing)))
        } catch {
            if case .file(let error) = error, error.isTaken {
                throw CommandError("exists", words.cliExportTaken(path: path, option: "--force"))
            }
            throw context.refusal(error, session, whenFilesFail: "notWritten")
        }
        guard case .exported(let visits) = reply else { return .printed(exit: ExitCode.failure) }
        context.console.noteDone()
        return CommandOutput(
            words.cliExported(visits: visits, path: path),
            json: ["exported": .string(path), "visits": .integer(Int64(visits))]
        ).with(session.journalTrouble, words)
    }

    /// Writes the exported game to standard output.
    private func print(_ session: Session, _ context: CommandContext) throws(CommandError) -> CommandOutput {
        // A terminal is shown names with their controls escaped, which JSON reads as the same.
        let write = context.console.terminalSize() == nil ? context.console.writeEscapes : context.console.write
        do {
            try session.export { write(String(decoding: $0, as: UTF8.self)) }
        } catch {
            throw CommandError("notWritten", context.words.sentence(for: error))
        }
        return .printed().with(session.journalTrouble, context.words)
    }
}
