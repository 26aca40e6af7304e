import TerminalUI
import Testing
import Threads

@testable import CursesTerminal

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension CursesTests {
    /// Programs that really crash, each in a process of its own; what they leave behind is read here.
    @Suite(.serialized) struct CrashTests {
        @Test func aStackOverflowGivesTheTerminalBack() async throws {
            let pty = try PseudoTerminal()
            let before = pty.modes
            let path = try #require(ttyname(pty.program).map { String(cString: $0) })
            await #expect(processExitsWith: .signal(SIGSEGV)) { [path = path as String] in
                try Self.playing(on: path) { _ = Self.deepen(1) }
            }
            expectGivenBack(pty, before, signal: "SIGSEGV")
        }

        /// As on the thread that saves, or one that draws.
        @Test func aStackOverflowOnAnotherThreadGivesTheTerminalBack() async throws {
            let pty = try PseudoTerminal()
            let before = pty.modes
            let path = try #require(ttyname(pty.program).map { String(cString: $0) })
            await #expect(processExitsWith: .signal(SIGSEGV)) { [path = path as String] in
                try Self.playing(on: path) { WorkerThread { _ = Self.deepen(1) }?.join() }
            }
            expectGivenBack(pty, before, signal: "SIGSEGV")
        }

        @Test func aTrapGivesTheTerminalBack() async throws {
            let pty = try PseudoTerminal()
            let before = pty.modes
            let path = try #require(ttyname(pty.program).map { String(cString: $0) })
            #if arch(x86_64) || arch(i386)
                let signal = (number: SIGILL, name: "SIGILL")
            #else
                let signal = (number: SIGTRAP, name: "SIGTRAP")
            #endif
            await #expect(processExitsWith: .signal(signal.number)) { [path = path as String] in
                try Self.playing(on: path) { _ = [Int]()[Self.deepest] }
            }
            expectGivenBack(pty, before, signal: signal.name)
        }

        /// What Swift says of its end stands in the report, too, and the player is told where that is; where it cannot be
        /// written nothing is said of it.
        @Test(arguments: [true, false]) func aTrapLeavesAReport(canBeWritten: Bool) async throws {
            let pty = try PseudoTerminal()
            let path = try #require(ttyname(pty.program).map { String(cString: $0) })
            let folder = canBeWritten ? "/tmp" : "/tmp/there/is/no/such/folder"
            let report = "\(folder)/crash-test-\(getpid()).txt"
            defer { unlink(report) }
            await #expect(processExitsWith: .failure) { [path = path as String, report = report as String] in
                try Self.playing(
                    on: path,
                    report: CrashReport(path: report, text: "program: test\n", notice: "A report is in \(report).")
                ) { _ = [Int]()[Self.deepest] }
            }
            let text = pty.text()
            #expect(text.contains("The save is intact.\(canBeWritten ? " A report is in \(report)." : "")"))
            #expect(text.contains("A report") == canBeWritten)
            guard canBeWritten else { return }
            let file = try #require(fopen(report, "r"))
            defer { fclose(file) }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = fread(&bytes, 1, bytes.count, file)
            let written = String(decoding: bytes[..<count], as: UTF8.self)
            #expect(written.hasPrefix("program: test\nsignal: SIG"))
            #if os(Linux)
                #expect(written.contains("Why it stopped"), "\(written)")
            #endif
        }

        /// What Swift says when it gets no memory: the player reads one sentence, and there is nothing to report.
        @Test func aLackOfMemoryIsToldInASentence() async throws {
            let pty = try PseudoTerminal()
            let path = try #require(ttyname(pty.program).map { String(cString: $0) })
            let report = "/tmp/crash-test-memory-\(getpid()).txt"
            defer { unlink(report) }
            await #expect(processExitsWith: .signal(SIGABRT)) { [path = path as String, report = report as String] in
                try Self.playing(
                    on: path,
                    says: "Fatal error: failed to allocate 24 bytes of memory\nCurrent stack trace:\n0 main\n",
                    report: CrashReport(path: report, text: "", notice: "A report is in \(report).")
                ) { abort() }
            }
            let text = pty.text()
            #expect(text.contains("stopped by a lack of memory. The save is intact.\r\n"))
            #expect(!text.contains("stack") && !text.contains("A report") && access(report, F_OK) != 0)
        }

        /// A stack trace is for the report, which nobody else may read, whatever the mode of an older one.
        @Test(arguments: [true, false]) func aStackTraceIsForTheReportAlone(canBeWritten: Bool) async throws {
            let pty = try PseudoTerminal()
            let path = try #require(ttyname(pty.program).map { String(cString: $0) })
            let report = canBeWritten ? "/tmp/crash-test-trace-\(getpid()).txt" : "/tmp/there/is/no/such/folder/x"
            if canBeWritten { close(creat(report, 0o644)) }
            defer { unlink(report) }
            await #expect(processExitsWith: .signal(SIGABRT)) { [path = path as String, report = report as String] in
                try Self.playing(
                    on: path, says: "Fatal error: out of luck\nCurrent stack trace:\n0 main\n",
                    report: CrashReport(path: report, text: "", notice: "A report is in \(report).")
                ) { abort() }
            }
            let text = pty.text()
            #expect(!text.contains("0 main") && text.contains("out of luck") != canBeWritten)
            guard canBeWritten else { return }
            var information = stat()
            #expect(stat(report, &information) == 0 && information.st_mode & 0o777 == 0o600)
        }

        /// Opens the real terminal on the pseudo-terminal of another process, and then crashes.
        private static func playing(
            on path: String, says message: String = "Why it stopped\n", report: CrashReport? = nil, crash: () -> Void
        ) throws {
            let program = open(path, O_RDWR | O_NOCTTY)
            var configuration = CursesConfiguration(TerminalVariables(term: "xterm-256color"))
            configuration.input = program
            configuration.output = program
            // One of its own: messages on it are held back while the terminal is open.
            configuration.errors = dup(program)
            configuration.crashNotice = "The save is intact."
            let terminal = try CursesTerminal(configuration)
            terminal.keepOrder(true)
            _ = write(configuration.errors, message, message.utf8.count)
            if let report { terminal.setCrashNotice("The save is intact.", report: report) }
            crash()
            terminal.close()
        }

        /// Something that the compiler cannot know.
        private static var deepest: Int { Int(getpid()) }

        /// Takes stack until there is none.
        private static func deepen(_ depth: Int) -> Int {
            depth < 0 ? 0 : deepen(depth + 1) + deepest % depth
        }

        private func expectGivenBack(_ pty: PseudoTerminal, _ before: termios, signal: String) {
            let text = pty.text()
            // It did open before it crashed.
            for mode in ["?1049h", "?2004h"] { #expect(text.contains(mode)) }
            for mode in ["?1049l", "?1004l", "?2004l", "?25h", "\u{1B}[8h"] { #expect(text.contains(mode)) }
            #expect(text.contains("stopped by \(signal). The save is intact."))
            let after = pty.modes
            #expect(after.c_iflag == before.c_iflag && after.c_oflag == before.c_oflag)
            #expect(after.c_lflag == before.c_lflag && after.c_cflag == before.c_cflag)
        }
    }
}
