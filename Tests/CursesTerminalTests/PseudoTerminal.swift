import Dispatch
import Drawing
import Synchronization
import TerminalUI

@testable import CursesTerminal

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Bytes read from the program so far.
private final class Kept: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    /// What is typed once a text has been read.
    let answers = Mutex<[String: String]>([:])

    /// Reads all that is there, without waiting.
    func fill(from descriptor: Int32) {
        bytes.withLock { bytes in
            var buffer = [UInt8](repeating: 0, count: 65536)
            while case let count = read(descriptor, &buffer, buffer.count), count > 0 { bytes += buffer.prefix(count) }
            answers.withLock { answers in
                for (text, answer) in answers where bytes.firstRange(of: Array(text.utf8)) != nil {
                    answers[text] = nil
                    let answer = Array(answer.utf8)
                    _ = write(descriptor, answer, answer.count)
                }
            }
        }
    }

    func take() -> [UInt8] {
        bytes.withLock { bytes in
            defer { bytes = [] }
            return bytes
        }
    }
}

/// A pseudo-terminal: the test holds the end where the player and the screen are.
final class PseudoTerminal {
    let player: Int32
    let program: Int32
    /// The program's end once more, as standard error.
    let errors: Int32
    private var isClosed = false
    private let isReading: Bool
    private let cell: CellPixels?
    /// What has been written and not yet asked for. It is read as it comes: the kernel keeps only some kilobytes, and
    /// the program would wait.
    private let kept = Kept()
    private let source: any DispatchSourceRead

    /// - Parameter reads: whether output is read as it comes, instead of once it is asked for.
    /// - Parameter cell: the pixels of a cell, where the driver is to know them.
    init(width: Int = 80, height: Int = 24, reads: Bool = true, cell: CellPixels? = nil) throws {
        var (one, other): (Int32, Int32) = (-1, -1)
        guard openpty(&one, &other, nil, nil, nil) == 0 else { throw TerminalError.failed("openpty", errno) }
        (player, program, errors) = (one, other, dup(other))
        _ = fcntl(player, F_SETFL, O_NONBLOCK)
        source = DispatchSource.makeReadSource(fileDescriptor: player)
        source.setEventHandler { [kept, player] in kept.fill(from: player) }
        if reads { source.activate() }
        isReading = reads
        self.cell = cell
        resize(width: width, height: height)
    }

    deinit {
        hangUp()
        close(program)
        close(errors)
    }

    /// What the terminal answers, each once, to what it reads.
    var answers: [String: String] {
        get { kept.answers.withLock { $0 } }
        set { kept.answers.withLock { $0 = newValue } }
    }

    func resize(width: Int, height: Int) {
        var size = winsize(
            ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: UInt16(width * (cell?.columns ?? 0)),
            ws_ypixel: UInt16(height * (cell?.rows ?? 0)))
        _ = ioctl(player, UInt(TIOCSWINSZ), &size)
    }

    func hangUp() {
        guard !isClosed else { return }
        isClosed = true
        let closed = DispatchSemaphore(value: 0)
        if !isReading { source.activate() }
        source.setCancelHandler { [player] in
            close(player)
            closed.signal()
        }
        source.cancel()
        closed.wait()
    }

    /// What the program has written since the last call.
    func output() -> [UInt8] {
        kept.fill(from: player)
        return kept.take()
    }

    func text() -> String { String(decoding: output(), as: UTF8.self) }

    func type(_ text: String) { type(Array(text.utf8)) }

    func type(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(player, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    var modes: termios {
        var modes = termios()
        tcgetattr(program, &modes)
        return modes
    }

    /// Opens the real terminal on the program's end.
    func open(
        term: String = "xterm-256color", insteadOf former: CursesTerminal? = nil,
        _ change: (inout CursesConfiguration) -> Void = { _ in }
    ) throws -> CursesTerminal {
        var configuration = CursesConfiguration(TerminalVariables(term: term))
        configuration.input = program
        configuration.output = program
        configuration.errors = errors
        change(&configuration)
        return try CursesTerminal(configuration, insteadOf: former)
    }

    /// In 24-bit color, with an empty frame shown and what that took left out of the output.
    func openBlank() throws -> CursesTerminal {
        let terminal = try open { $0.colors = .trueColor }
        terminal.present(CellGrid(size: terminal.size), cursor: nil)
        _ = output()
        return terminal
    }
}
