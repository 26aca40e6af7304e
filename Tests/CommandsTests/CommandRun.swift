import Chronology
import JSON
import Session
import Synchronization
import TestSupport
import Testing
import Words

@testable import Commands
@testable import backyard_birds

/// The program's commands, run on a computer in memory.
final class CommandRun: Sendable {
    private let machine: TestMachine
    private let texts = Mutex((out: "", error: ""))
    private let window = Mutex<(columns: Int, rows: Int)?>(nil)
    private let asking = Mutex<(answer: String?, question: String)>((nil, ""))

    /// What a player at the terminal answers; nil where there is none.
    var answer: String? {
        get { asking.withLock { $0.answer } }
        set { asking.withLock { $0.answer = newValue } }
    }
    /// The size of the terminal on standard output; nil where that is a pipe.
    var terminal: (columns: Int, rows: Int)? {
        get { window.withLock { $0 } }
        set { window.withLock { $0 = newValue } }
    }
    /// What the player was asked last.
    var question: String { asking.withLock { $0.question } }

    init(_ machine: TestMachine = TestMachine()) {
        self.machine = machine
    }

    var files: MemoryFiles { machine.files }
    var environment: Environment { machine.environment }

    func pass(_ span: Span) { machine.pass(span) }
    func set(zone: Span) { machine.set(zone: zone) }
    func set(_ variable: String, _ value: String?) { machine.set(variable, value) }

    /// Begins a game in a profile, as playing it does: commands do not, since its name might be mistyped.
    func begin(_ profile: String) throws {
        try machine.open { $0.profile = profile }.close()
    }

    /// Runs one line; words are separated by `|`.
    func callAsFunction(_ line: String) -> (code: Int32?, out: String, error: String) {
        texts.withLock { $0 = ("", "") }
        let console = Console(
            write: { text in self.texts.withLock { $0.out += text } },
            writeError: { text in self.texts.withLock { $0.error += text } }, terminalSize: { self.terminal },
            ask: { question in
                self.asking.withLock { state in
                    state.question = question
                    return state.answer
                }
            })
        let words = line.split(separator: "|").map(String.init)
        let result = CommandLineRunner(environment: environment, console: console, pages: ScreenPages()).run(words)
        var code: Int32?
        if case .finished(let finished) = result { code = finished }
        let (out, error) = texts.withLock { ($0.out, $0.error) }
        return (code, out, error)
    }

    /// The command of a line, its words separated by `|`, with the values that the line gives it.
    static func command(_ line: String) throws -> any ParsableCommand {
        try ParsedLine(line.split(separator: "|").map(String.init)).parsedCommand { Words() }
    }

    /// The widget that a line asks for, on this machine.
    func widget(_ line: String, console: Console) throws -> WidgetSource {
        let command = try #require(try Self.command(line) as? WidgetCommand)
        return WidgetSource(CommandContext(environment: environment, console: console, pages: ScreenPages()), command)
    }

    func json(_ line: String) throws -> JSONValue {
        try JSONValue(parsing: self(line + "|--json").out)
    }
}
