import Drawing
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
    package let pixels: PixelProtocol?
    /// The size of a cell in pixels.
    package let cell: CellPixels?
    /// The name of the question that told the identity, `XTVERSION` or `DA2`; nil if none did.
    package let source: String?

    /// The milliseconds of silence after which no answer will come.
    private static let timeout: Int32 = 1000

    /// The byte of Ctrl-C, which ends the wait.
    private static let interrupt: UInt8 = 3

    /// Asks, and waits until the terminal has answered the last question; nil where either descriptor is no terminal.
    package init?(_ configuration: CursesConfiguration) {
        let (input, output) = (configuration.input, configuration.output)
        var modes = termios()
        guard isatty(output) == 1, tcgetattr(input, &modes) == 0 else { return nil }
        var raw = modes
        // Ctrl-C must not end the program while the terminal is in this mode.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(input, TCSADRAIN, &raw)
        defer { tcsetattr(input, TCSAFLUSH, &modes) }
        var questions: [TerminalQuestion] = [.version, .secondary]
        if configuration.mayAskPixels { questions += [.graphics, .cell] }
        if configuration.mayAskModes { questions.append(.synchronization) }
        let text = Array((questions.map(\.rawValue).joined() + TerminalQuestion.attributes).utf8)
        guard write(output, text, text.count) == text.count else { return nil }
        var decoder = InputDecoder(keys: KeyTable { _ in nil }, hasMouse: false)
        var reports: [TerminalReport] = []
        var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        while !reports.contains(where: \.isAttributes), poll(&entry, 1, Self.timeout) > 0 {
            var bytes = [UInt8](repeating: 0, count: 256)
            let count = read(input, &bytes, bytes.count)
            guard count > 0, !bytes.prefix(count).contains(Self.interrupt) else { break }
            decoder.take(bytes.prefix(count))
            reports += decoder.takeReports()
        }
        self.init(reports, asked: questions, window: configuration.cellPixels)
    }

    /// - Parameter window: the cell's size by the terminal's driver.
    init(_ reports: [TerminalReport], asked: [TerminalQuestion], window: CellPixels?) {
        func text(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: ";") }
        var found:
            (
                version: String?, secondary: [Int]?, attributes: [Int]?, graphics: PixelProtocol?, cell: CellPixels?,
                synchronization: String?
            )
        func text(_ cell: CellPixels) -> String { "\(cell.columns)x\(cell.rows)" }
        for report in reports {
            switch report {
            case .version(let text): found.version = text
            case .secondary(let numbers): found.secondary = numbers
            case .attributes(let numbers): found.attributes = numbers
            case .graphics: found.graphics = .kitty
            case .cell(let size): found.cell = size
            case .synchronization(let value): found.synchronization = String(value)
            case .keyboard, .scheme: break
            }
        }
        var answers: [(question: String, answer: String?)] = [
            ("XTVERSION", found.version), ("DA2", found.secondary.map(text)),
        ]
        if asked.contains(.graphics) {
            answers += [("kitty-graphics", found.graphics.map { _ in "OK" }), ("CSI-16-t", found.cell.map(text))]
        }
        if asked.contains(.synchronization) { answers.append(("DECRQM-2026", found.synchronization)) }
        self.answers = answers + [("DA1", found.attributes.map(text))]
        let hasSixels = found.attributes?.dropFirst().contains(TerminalReport.sixel) == true
        (pixels, cell) = (found.graphics ?? (hasSixels ? .sixel : nil), window ?? found.cell)
        if let known = found.version.flatMap(TerminalIdentity.init(answer:)) {
            (identity, source) = (known, "XTVERSION")
        } else if let known = found.secondary.flatMap(TerminalIdentity.init(secondaryAttributes:)) {
            (identity, source) = (known, "DA2")
        } else {
            (identity, source) = (nil, nil)
        }
    }
}
