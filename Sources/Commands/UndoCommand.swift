import Chronology
import JSON
import Session
import Words

/// `undo`: undoes the last change made by a command, or lists the changes that can be undone.
struct UndoCommand: JSONCommand {
    static let configuration = CommandConfiguration("undo", \.commandUndo) {
        [$0.helpUndo(hours: Session.undoHours, key: "u")]
    }
    @Flag("--list", \.optionUndoList) var isListing

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        guard isListing else { return try context.turnHistory(.undo) }
        let session = try context.look(beginning: [])
        let words = context.words
        session.loadUndoStacks()
        let steps = Array(session.undoStack.reversed())
        // What stays ends the list: nothing below it can be taken back.
        let last = steps.firstIndex { $0.request.intent.irreversibleAction(in: session) != nil }
        let all = steps.prefix((last ?? steps.count) + 1).map { done in
            let time = session.playerTime(done.date)
            return (
                time.utc, words.time(hour: time.date.hour, minute: time.date.minute),
                words.deed(done.request, in: session)
            )
        }
        return CommandOutput(
            all.map { "\($0.1)  \($0.2)" },
            json: .array(all.map { ["date": .string($0.0.iso8601), "what": .string($0.2)] }),
            remarks: all.isEmpty && !context.isForPrograms ? [words.nothingToUndo] : [])
    }
}

/// `redo`: makes the change that was undone last again.
struct RedoCommand: JSONCommand {
    static let configuration = CommandConfiguration("redo", \.commandRedo)
    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput { try context.turnHistory(.redo) }
}

extension CommandContext {
    /// Performs `.undo` or `.redo`, saves, and returns the output.
    fileprivate func turnHistory(_ request: Request) throws(CommandError) -> CommandOutput {
        let session = try open(beginning: [])
        let reply: Reply
        do {
            reply = try session.perform(request)
        } catch {
            let why = error == .nothingToUndo ? CommandError("refused", words.nothingToUndo) : nil
            // A failed step has removed itself from the stack: saving keeps it from being tried again.
            try finish(session)
            throw why ?? refusal(error, session, whenFilesFail: "refused")
        }
        try finish(session)
        let document: JSONValue =
            switch reply {
            case .undone(let request): ["undone": .string(Words().deed(request, in: session))]
            case .redone(let request): ["redone": .string(Words().deed(request, in: session))]
            default: .null
            }
        return CommandOutput(words.done(request, reply, in: session) ?? "", json: document)
    }
}

extension Words {
    /// The message that nothing done in the last hours can be undone.
    fileprivate var nothingToUndo: String { cliNothingToUndo(hours: Session.undoHours) }
}
