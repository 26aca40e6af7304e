import Foundation
import Testing

/// The real program in a real terminal: a shell in tmux, keys typed into it, its screen read back.
///
/// Every instance has a tmux server and a home directory of its own, both gone when it is.
final class TmuxGame {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let home: URL
    private let socket: String
    private let program: String

    /// How long anything is waited for: a bound on a hang, not a measure of speed.
    private static let patience: TimeInterval = 40

    init(width: Int = 100, height: Int = 30) throws {
        program = try Self.programPath()
        home = FileManager.default.temporaryDirectory.appending(path: "backyard-birds-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        socket = "bb-\(UUID().uuidString.prefix(8))"
        let shell =
            "env -i HOME=\(home.path) PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin") "
            + "LANG=C.UTF-8 TERM=tmux-256color COLORTERM=truecolor USER=tester PS1='ready> ' bash --norc --noprofile -i"
        try tmux(["new-session", "-d", "-s", "game", "-x", "\(width)", "-y", "\(height)", shell])
        try tmux(["set-option", "-g", "escape-time", "10"])
        try wait(for: "ready>")
    }

    deinit {
        _ = try? tmux(["kill-server"])
        try? FileManager.default.removeItem(at: home)
    }

    /// Types a line into the shell.
    func shell(_ line: String) throws {
        try tmux(["send-keys", "-t", "game", "-l", line])
        try tmux(["send-keys", "-t", "game", "Enter"])
    }

    /// Starts the game with `arguments`; its data lie below `home`.
    func start(_ arguments: String = "") throws {
        try shell("clear; stty -g > before; \(program) \(arguments)")
    }

    /// Starts the game and waits until its first screen is there.
    func open(_ arguments: String = "") throws {
        try start(arguments)
        try wait(for: "Bird Springs")
    }

    /// Keys by tmux's names: `Enter`, `Escape`, `Up`, `C-c`, or characters.
    func press(_ keys: String...) throws {
        for key in keys { try tmux(["send-keys", "-t", "game", key]) }
    }

    func type(_ text: String) throws {
        try tmux(["send-keys", "-t", "game", "-l", text])
    }

    func resize(width: Int, height: Int) throws {
        try tmux(["resize-window", "-t", "game", "-x", "\(width)", "-y", "\(height)"])
    }

    /// What the screen shows, trailing blanks removed.
    func screen() throws -> String {
        try tmux(["capture-pane", "-p", "-t", "game"])
    }

    /// A tmux format, such as `#{alternate_on}`.
    func format(_ format: String) throws -> String {
        try tmux(["display-message", "-p", "-t", "game", format]).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Waits until `text` is on the screen and returns the screen.
    @discardableResult
    func wait(for text: String) throws -> String {
        try wait("“\(text)”") { $0.contains(text) }
    }

    @discardableResult
    func wait(untilGone text: String) throws -> String {
        try wait("“\(text)” to go") { !$0.contains(text) }
    }

    @discardableResult
    func wait(_ what: String, until condition: (String) throws -> Bool) throws -> String {
        let deadline = ProcessInfo.processInfo.systemUptime + Self.patience
        var last = ""
        while ProcessInfo.processInfo.systemUptime < deadline {
            last = try screen()
            if try condition(last) { return last }
            poll(nil, 0, 40)
        }
        throw Failure(description: "waited in vain for \(what); the screen was:\n\(last)")
    }

    /// Waits for the shell to be back and checks that the terminal is as it was found.
    func expectTerminalGivenBack(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try wait("the shell") { _ in try self.format("#{pane_current_command}") == "bash" }
        #expect(try format("#{alternate_on}") == "0", comment, sourceLocation: sourceLocation)
        #expect(try format("#{cursor_flag}") == "1", comment, sourceLocation: sourceLocation)
        #expect(try format("#{mouse_any_flag}#{mouse_sgr_flag}") == "00", comment, sourceLocation: sourceLocation)
        try shell("clear; stty -g | cmp - before && echo terminal-is-same")
        try wait("the terminal's modes") { $0.split(separator: "\n").contains("terminal-is-same") }
    }

    /// The process id of the running game.
    func processID() throws -> Int32 {
        let shellID = try format("#{pane_pid}")
        let children = "/proc/\(shellID)/task/\(shellID)/children"
        let output =
            FileManager.default.fileExists(atPath: children)
            ? try String(contentsOfFile: children, encoding: .utf8)
            : try Self.run("/usr/bin/env", ["pgrep", "-P", shellID, "backyard-birds"])
        guard let id = output.split(whereSeparator: \.isWhitespace).first.flatMap({ Int32($0) }) else {
            throw Failure(description: "the game is not running: \(output)")
        }
        return id
    }

    /// Runs the program without a terminal and returns what it printed and its exit code.
    func runPlain(_ arguments: [String], environment: [String: String] = [:]) throws -> (
        output: String, error: String, status: Int32
    ) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ["HOME": home.path, "LANG": "C.UTF-8", "USER": "tester"].merging(environment) { $1 }
        let output = Pipe()
        let error = Pipe()
        process.standardOutput = output
        process.standardError = error
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let outputData = output.fileHandleForReading.readDataToEndOfFile()
        let errorData = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            String(decoding: outputData, as: UTF8.self), String(decoding: errorData, as: UTF8.self),
            process.terminationStatus
        )
    }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        try Self.run("/usr/bin/env", ["tmux", "-u", "-L", socket, "-f", "/dev/null"] + arguments)
    }

    private static func run(_ path: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        guard process.terminationStatus == 0 else {
            throw Failure(description: "\(arguments.joined(separator: " ")) failed: \(text)")
        }
        return text
    }

    /// The program that was built beside these tests.
    private static func programPath() throws -> String {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["BACKYARD_BIRDS_PROGRAM"] { return named }
        let candidates = [CommandLine.arguments[0], "/proc/self/exe"].map {
            URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent()
                .appending(path: "backyard-birds").path
        }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw Failure(description: "backyard-birds is not beside the tests: \(candidates)")
        }
        return path
    }
}
