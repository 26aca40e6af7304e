import JSON
import Session

/// `import`: replaces the game with an exported one.
struct ImportCommand: JSONCommand {
    static let configuration = CommandConfiguration("import", \.commandImport) { [$0.helpImport(option: "--yes")] }
    @Flag("--trust-purchases", \.optionTrustPurchases) var trustsPurchases
    @Flag("--yes", \.optionYes) var isConfirmed
    @Argument(.text("FILE", names: .file)) var path: String

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let (path, words) = (path, context.words)
        let imported: ImportFile
        let files = context.environment.files
        var spool: String?
        defer { if let spool { try? files.remove(spool) } }
        do throws(ImportError) {
            if path == "-" { spool = try spooled(context.environment) }
            imported = try ImportFile(spool ?? path, files: files)
        } catch {
            switch error {
            case .file(let error): throw CommandError("notRead", words.sentence(for: error))
            case .document(let error): throw CommandError("damaged", words.cliNotImported(path: path, why: "\(error)"))
            }
        }
        // The question comes before the save is locked: the player may take long to answer.
        if !isConfirmed, !(try context.look(beginning: .anywhere)).isNew {
            try context.confirm(
                words.cliConfirmImport(path: path, yes: words.cliYes), option: "--yes",
                refusal: words.cliNotImportedAtAll)
        }
        let session = try context.open(beginning: .anywhere)
        let request = TransferRequest.replace(with: imported, trustPurchases: trustsPurchases)
        let reply = try context.perform(.transfer(request), in: session, whenFilesFail: "notSaved")
        try context.finish(session)
        guard case .replaced(let unverified) = reply else { return .printed(exit: ExitCode.failure) }
        return CommandOutput(
            [words.cliImported(path: path)]
                + (unverified > 0 ? [words.cliUnverified(purchases: unverified, option: "--trust-purchases")] : []),
            json: ["imported": .string(path), "unverifiedPurchases": .integer(Int64(unverified))])
    }

    /// Copies standard input, which can be read only once, to a temporary file and returns its path.
    private func spooled(_ environment: Environment) throws(ImportError) -> String {
        do throws(FileError) {
            let game = try environment.files.read("/dev/stdin")
            let path = try environment.makeTemporaryFile()
            try environment.files.write(game, to: path)
            return path
        } catch {
            throw .file(error)
        }
    }
}
