import Chronology
import JSON
import Session
import Synchronization

@testable import backyard_birds

/// A computer with a disk in memory, and the program's commands run on it.
final class CommandRun: Sendable {
    let files = MemoryFiles()
    private let clock = Mutex(Instant(milliseconds: 1_795_000_000_000))
    private let texts = Mutex((out: "", error: ""))

    func pass(_ span: Span) { clock.withLock { $0 += span } }

    var environment: Environment {
        Environment(
            now: { self.clock.withLock { $0 } }, uptime: { .seconds(5) }, makeSeed: { 7 },
            randomBytes: { count in [UInt8](repeating: 9, count: count) },
            variable: { $0 == "HOME" ? "/home/robin" : nil }, loginName: "robin", hostName: "testbed",
            processID: 4711, zoneOffset: { _ in .zero }, files: files)
    }

    /// Runs one line; words are separated by `|`.
    func callAsFunction(_ line: String) -> (code: Int32?, out: String, error: String) {
        texts.withLock { $0 = ("", "") }
        let console = Console(
            write: { text in self.texts.withLock { $0.out += text } },
            writeError: { text in self.texts.withLock { $0.error += text } })
        let words = line.split(separator: "|").map(String.init)
        let result = CommandLineRunner(environment: environment, console: console).run(words)
        var code: Int32?
        if case .finished(let finished) = result { code = finished }
        let (out, error) = texts.withLock { ($0.out, $0.error) }
        return (code, out, error)
    }

    func json(_ line: String) throws -> JSONValue {
        try JSONValue(parsing: self(line + "|--json").out)
    }
}
