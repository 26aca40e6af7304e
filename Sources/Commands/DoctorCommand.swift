import CursesTerminal
import JSON
import Session
import TerminalUI

/// `doctor`: checks every file of a game, and repairs them with `--repair`.
struct DoctorCommand: JSONCommand {
    static let configuration = CommandConfiguration("doctor", \.commandDoctor)
    @Flag("--repair", \.optionRepair) var isRepairing
    @Flag("--terminal", \.optionTerminal) var isAboutTerminal
    /// True if the save from before the wall clock was set wrong is to be restored.
    @Flag("--restore-before-jump", \.optionRestoreBeforeJump) var isReturning

    /// The cases in which a new game may stand in for an unreadable save, so that it can be examined.
    private static let beginning: Beginning = [.firstGame, .lostSave]

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        if isAboutTerminal { return context.terminalReport }
        if isReturning { return try restoreBeforeJump(context) }
        let words = context.words
        let session = try context.look(beginning: Self.beginning)
        let doctor = Doctor(session)
        let findings = doctor.findings.map { (finding: $0, sentence: words.sentence(for: $0)) }
        var output = CommandOutput(
            findings.map { "\($0.finding.severity.mark)  \($0.finding.subject): \($0.sentence)" },
            json: .array(
                findings.map {
                    [
                        "severity": .string($0.finding.severity.rawValue), "subject": .string($0.finding.subject),
                        "message": .string($0.sentence),
                    ]
                }))
        if let locale = TerminalVariables(context.environment.variable).missingLocale {
            output.remarks = [words.cliLocaleMissing(name: locale)]
        }
        if let sign = context.environment.screenReader {
            let setting = [Commands.program, "settings", "plain", "on"].joined(separator: " ")
            output.remarks.append(
                words.cliDoctorPlain(sign: sign, option: "\(Commands.program) --plain", setting: setting))
        }
        guard doctor.hasProblems else { return output }
        output.exit = ExitCode.failure
        guard isRepairing else {
            output.remarks += [words.cliDoctorRepair(command: "doctor --repair")]
            return output
        }
        do throws(CommandError) {
            let isHealthy = try repair(session, context)
            output.remarks += [isHealthy ? words.cliDoctorRepaired : words.cliDoctorLeft]
            if isHealthy { output.exit = ExitCode.success }
        } catch {
            // The findings are correct even if the repair failed, so they are printed.
            output.remarks += [error.sentence]
        }
        return output
    }

    /// Copies the profile, repairs the game, and returns true if no problem is left.
    private func repair(_ session: Session, _ context: CommandContext) throws(CommandError) -> Bool {
        let words = context.words
        do {
            context.tell(words.cliDoctorCopied(path: try Doctor.copyProfile(session)))
        } catch {
            throw CommandError("notCopied", words.cliDoctorNotCopied(why: words.sentence(for: error)))
        }
        let repaired = try context.open(beginning: Self.beginning)
        try context.perform(.transfer(.repair), in: repaired)
        try context.finish(repaired)
        return !Doctor(try context.look(beginning: Self.beginning)).hasProblems
    }

    /// Replaces the game by its save from before the wall clock was set wrong; the replaced game is kept as an export.
    private func restoreBeforeJump(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let session = try context.open(beginning: [])
        let reply = try context.perform(.transfer(.returnBeforeJump), in: session, whenFilesFail: "notSaved")
        try context.finish(session)
        guard case .kept(let path) = reply else { return .printed(exit: ExitCode.failure) }
        return CommandOutput(
            context.words.doneWentBack(path: path), json: ["restored": true, "kept": .string(path)])
    }
}

extension Doctor.Finding.Severity {
    /// The severity as printed before a finding, padded to one width.
    fileprivate var mark: String {
        switch self {
        case .fine: "ok     "
        case .note: "note   "
        case .problem: "PROBLEM"
        }
    }
}
