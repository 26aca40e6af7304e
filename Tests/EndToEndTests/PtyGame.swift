import Foundation
import Testing

/// The real program on a bare pseudo-terminal: for what no well-behaved terminal sends, and for what a shell would put
/// right again.
final class PtyGame {
    let program: Program
    let process: pid_t
    private let player: Int32
    /// The program's end, for the modes that it leaves.
    private let terminal: Int32
    private let before: termios
    private var bytes: [UInt8] = []

    /// How long anything is waited for: a bound on a hang, not a measure of speed.
    private static let timeout: TimeInterval = 60

    /// - Parameters:
    ///   - path: another program that is to run there, as a shell.
    ///   - variables: of its environment, besides the usual ones.
    init(
        _ arguments: [String], running path: String? = nil, in program: Program? = nil,
        variables: [String: String] = [:], width: Int = 80, height: Int = 24
    ) throws {
        let program = try program ?? Program()
        self.program = program
        var (one, other): (Int32, Int32) = (-1, -1)
        var size = winsize(ws_row: UInt16(height), ws_col: UInt16(width), ws_xpixel: 0, ws_ypixel: 0)
        let name = try Finished.alone {
            guard openpty(&one, &other, nil, nil, &size) == 0, let name = ttyname(other) else {
                throw TmuxGame.Failure(description: "openpty: \(errno)")
            }
            for end in [one, other] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return String(cString: name)
        }
        (player, terminal) = (one, other)
        _ = fcntl(one, F_SETFL, O_NONBLOCK)
        before = Self.modes(terminal)
        process = try Finished.spawning(
            path ?? program.path, arguments,
            environment: [
                "HOME": program.home.path, "LANG": "C.UTF-8", "USER": "tester", "TERM": "xterm-256color",
                "COLORTERM": "truecolor",
            ].merging(variables) { $1 }, terminal: name)
    }

    deinit {
        kill(process, SIGKILL)
        var state: Int32 = 0
        waitpid(process, &state, 0)
        close(player)
        close(terminal)
    }

    private static func modes(_ terminal: Int32) -> termios {
        var modes = termios()
        tcgetattr(terminal, &modes)
        return modes
    }

    func type(_ text: String) { type(Array(text.utf8)) }

    func type(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(player, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else { look() }
        }
    }

    func resize(width: UInt16, height: UInt16) {
        var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(player, UInt(TIOCSWINSZ), &size)
    }

    /// Takes what the program has written, and waits a little where it has written nothing.
    private func look() {
        var entry = pollfd(fd: player, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 20) > 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(player, &buffer, buffer.count), count > 0 {
            bytes += buffer[..<count]
            // Every terminal says what it is, if not always at once.
            if answers, buffer[..<count].firstRange(of: Array("\u{1B}[c".utf8)) != nil { type("\u{1B}[?62;22c") }
        }
    }

    /// True if it answers DA1 at once.
    var answers = true

    /// The number of bytes typed that nobody has read.
    var unread: Int32 {
        var modes = Self.modes(terminal)
        cfmakeraw(&modes)
        tcsetattr(terminal, TCSANOW, &modes)
        var count: Int32 = 0
        _ = ioctl(terminal, UInt(FIONREAD), &count)
        return count
    }

    /// Waits until the program has written `text` since this was last waited for.
    func wait(for text: String) throws {
        let wanted = Array(text.utf8)
        try wait("“\(text)”") {
            guard let range = self.bytes.firstRange(of: wanted) else { return false }
            self.bytes.removeSubrange(..<range.upperBound)
            return true
        }
    }

    func wait(_ what: String, until condition: () -> Bool) throws {
        let deadline = ProcessInfo.processInfo.systemUptime + Self.timeout
        while ProcessInfo.processInfo.systemUptime < deadline {
            look()
            if condition() { return }
        }
        throw TmuxGame.Failure(
            description: "waited in vain for \(what), after \(String(decoding: bytes, as: UTF8.self))")
    }

    /// Waits until the first screen is there and the game listens.
    func open() throws {
        try wait(for: "\u{1B}[?1049h")
        try wait(for: "Bird")
    }

    /// Waits for the program's end: its exit code, or 128 and the signal that ended it.
    func end() throws -> Int32 {
        var state: Int32 = 0
        try wait("the program to end") { waitpid(self.process, &state, WNOHANG) == self.process }
        look()
        let signal = state & 0x7F
        return signal == 0 ? state >> 8 & 0xFF : 128 + signal
    }

    /// Waits for the program's end without reading what it writes.
    func endUnread() throws -> Int32 {
        var state: Int32 = 0
        let deadline = ProcessInfo.processInfo.systemUptime + Self.timeout
        while waitpid(process, &state, WNOHANG) != process {
            guard ProcessInfo.processInfo.systemUptime < deadline else {
                throw TmuxGame.Failure(description: "it waits for a terminal that does not read")
            }
            usleep(10_000)
        }
        look()
        let signal = state & 0x7F
        return signal == 0 ? state >> 8 & 0xFF : 128 + signal
    }

    /// Waits until the program writes no more though nobody has read what it wrote.
    func waitUntilBlocked() throws {
        func written() throws -> String? {
            try String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8).split(separator: "\n")
                .first { $0.hasPrefix("wchar:") }.map(String.init)
        }
        var entry = pollfd(fd: player, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, Int32(Self.timeout * 1000))
        var before: String?
        repeat {
            before = try written()
            // Takes as long as the game for several frames.
            for _ in 0..<3 { _ = try program.run(["status"]) }
        } while try written() != before
    }

    /// The program has left the terminal as it found it: modes, screen, cursor, reports.
    func expectTerminalGivenBack(_ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) {
        let after = Self.modes(terminal)
        #expect(
            after.c_iflag == before.c_iflag && after.c_oflag == before.c_oflag && after.c_lflag == before.c_lflag
                && after.c_cflag == before.c_cflag && after.minimum == before.minimum, comment,
            sourceLocation: sourceLocation)
        let text = String(decoding: bytes, as: UTF8.self)
        for mode in ["?1049l", "?1004l", "?2004l", "?1006;1003l", "?25h"] {
            #expect(text.contains("\u{1B}[" + mode), comment, sourceLocation: sourceLocation)
        }
    }
}

extension termios {
    /// `c_cc[VMIN]`
    fileprivate var minimum: UInt8 { withUnsafeBytes(of: c_cc) { $0[Int(VMIN)] } }
}
