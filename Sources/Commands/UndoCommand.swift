import Chronology
import JSON
import Session
import Words

/// `undo` and `redo`: what commands did, taken back by another one.
extension CommandLineRunner {
    func undo(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        guard arguments.has("--list") else { return try turn(.undo, arguments, configuration) }
        let session = try look(configuration, beginning: [])
        session.recall()
        if arguments.has("--json") {
            let english = Words()
            let list = session.done.reversed().map { done -> JSONValue in
                ["date": .string(done.date.iso8601), "what": .string(english.deed(done.request, in: session))]
            }
            console.write(JSONValue.array(list).prettyText)
        } else if session.done.isEmpty {
            tell(nothingToUndo)
        }
        guard !arguments.has("--json") else { return ExitCode.success }
        for done in session.done.reversed() {
            let time = session.playerTime(done.date).date
            let moment = words.time(hour: time.hour, minute: time.minute)
            console.write("\(moment)  \(words.deed(done.request, in: session))\n")
        }
        return ExitCode.success
    }

    func redo(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        try turn(.redo, arguments, configuration)
    }

    private func turn(
        _ request: Request, _ arguments: Arguments, _ configuration: Configuration
    ) throws(CommandError) -> Int32 {
        let session = try open(configuration, beginning: [])
        let reply: Reply
        do {
            reply = try session.perform(request)
        } catch {
            let why = error == .nothingToUndo ? CommandError("refused", nothingToUndo) : nil
            // What can no longer be taken back is not tried again.
            try finish(session)
            throw why ?? refusal(error, session, whenFilesFail: "refused")
        }
        try finish(session)
        if arguments.has("--json") {
            let english = Words()
            switch reply {
            case .undone(let request):
                console.write((["undone": .string(english.deed(request, in: session))] as JSONValue).prettyText)
            case .redone(let request):
                console.write((["redone": .string(english.deed(request, in: session))] as JSONValue).prettyText)
            default: break
            }
        } else if let sentence = words.done(request, reply, in: session) {
            console.write(sentence + "\n")
        }
        return ExitCode.success
    }

    private var nothingToUndo: String { words.cliNothingToUndo(hours: Session.undoHours) }
}

extension CommandConfiguration {
    static let undo = Self(
        name: "undo", summary: \.commandUndo, options: [Option("--list", \.optionUndoList), .json],
        details: { [$0.helpUndo(hours: Session.undoHours, key: "u")] }, run: CommandLineRunner.undo)

    static let redo = Self(name: "redo", summary: \.commandRedo, options: [.json], run: CommandLineRunner.redo)
}
