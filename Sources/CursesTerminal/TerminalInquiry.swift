import TerminalUI

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The answers of a terminal that a command has asked what it is.
package struct TerminalInquiry: Sendable {
    /// The questions in their order, each with its answer; nil if there was none.
    package let answers: [(question: String, answer: String?)]
    package let identity: TerminalIdentity?
    /// The question that told the identity.
    package let source: String?

    /// The milliseconds of silence after which no answer will come.
    private static let timeout: Int32 = 1000

    /// Asks, and waits until the terminal has answered the last question; nil where either descriptor is no terminal.
    package init?(input: Int32, output: Int32) {
        var modes = termios()
        guard isatty(output) == 1, tcgetattr(input, &modes) == 0 else { return nil }
        var raw = modes
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(input, TCSADRAIN, &raw)
        defer { tcsetattr(input, TCSAFLUSH, &modes) }
        let questions = [TerminalQuestion.version, .secondary].map(\.rawValue) + [TerminalQuestion.attributes]
        let text = Array(questions.joined().utf8)
        guard write(output, text, text.count) == text.count else { return nil }
        var decoder = InputDecoder(keys: KeyTable { _ in nil }, hasMouse: false)
        var reports: [TerminalReport] = []
        var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        while !reports.contains(where: \.isAttributes), poll(&entry, 1, Self.timeout) > 0 {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = read(input, &bytes, bytes.count)
            guard count > 0 else { break }
            decoder.take(bytes.prefix(count))
            reports += decoder.takeReports()
        }
        self.init(reports)
    }

    init(_ reports: [TerminalReport]) {
        func text(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ";") }
        var found: (version: String?, secondary: [Int]?, attributes: [Int]?)
        for report in reports {
            switch report {
            case .version(let text): found.version = text
            case .secondary(let numbers): found.secondary = numbers
            case .attributes(let numbers): found.attributes = numbers
            case .keyboard, .scheme: break
            }
        }
        answers = [
            ("XTVERSION", found.version), ("DA2", found.secondary.map(text)), ("DA1", found.attributes.map(text)),
        ]
        if let known = found.version.flatMap(TerminalIdentity.init(answer:)) {
            (identity, source) = (known, "XTVERSION")
        } else if let known = found.secondary.flatMap(TerminalIdentity.init(secondaryAttributes:)) {
            (identity, source) = (known, "DA2")
        } else {
            (identity, source) = (nil, nil)
        }
    }
}
