import Foundation
import Testing

/// The real program in a real terminal: a shell in tmux, keys typed into it, its screen read back.
///
/// Every instance has a tmux server and a home directory of its own, both gone when it is.
final class TmuxGame {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let program: Program
    private let socket: String

    /// How long anything is waited for: a bound on a hang, not a measure of speed.
    private static let timeout: TimeInterval = 60

    /// - Parameters:
    ///   - variables: more of the environment, or other values than the usual ones.
    ///   - revealsFirsts: true for pictures of first sightings, which would cover what other tests look at.
    init(
        width: Int = 80, height: Int = 24, variables: [String: String] = [:], revealsFirsts: Bool = false
    ) throws {
        program = try Program()
        if !revealsFirsts { try program.configure(#"{ "first-sightings": "off" }"#) }
        socket = "bb-\(UUID().uuidString.prefix(8))"
        var environment = [
            "HOME": program.home.path, "PATH": "\(program.directory):\(Program.searchPath)", "LANG": "C.UTF-8",
            "TERM": "tmux-256color", "COLORTERM": "truecolor", "USER": "tester", "PS1": "ready> ",
        ]
        environment.merge(variables) { $1 }
        let assignments = environment.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
        try tmux([
            "new-session", "-d", "-s", "game", "-x", "\(width)", "-y", "\(height)", "-c", program.home.path,
            "env -i \(assignments) bash --norc --noprofile -i",
        ])
        try tmux(["set-option", "-g", "escape-time", "10"])
        try wait(for: "ready>")
        // No files of crashes that are asked for.
        try shell("ulimit -c 0; clear")
    }

    deinit {
        // A game that hears its terminal close saves, and would bring the removed home back.
        if let process = try? processID() { kill(process, SIGKILL) }
        _ = try? tmux(["kill-server"])
    }

    // MARK: doing

    /// Types a line into the shell.
    func shell(_ line: String) throws {
        try type(line)
        try press("Enter")
    }

    /// Starts the game with `arguments`, after assignments to the environment such as `TERM=dumb`.
    func start(_ arguments: String = "", with variables: String = "") throws {
        try shell("clear; echo the-shell; stty -g > before; \(variables) backyard-birds \(arguments)")
    }

    /// Starts the game and waits until its first screen is there.
    func open(_ arguments: String = "", with variables: String = "") throws {
        try start(arguments, with: variables)
        try wait(for: "Bird Springs")
    }

    /// Waits until a new game is on disk, which may be later than its first frame.
    func waitUntilSaved() throws {
        try Self.wait("the first save") { FileManager.default.fileExists(atPath: program.checkpoint().path) }
    }

    /// Keys by tmux's names: `Enter`, `Escape`, `Up`, `C-c`, or characters.
    func press(_ keys: String...) throws {
        for key in keys { try tmux(["send-keys", "-t", "game", key]) }
    }

    func type(_ text: String) throws {
        try tmux(["send-keys", "-t", "game", "-l", text])
    }

    /// A report as a terminal sends it that was asked for SGR mouse reports. Columns and rows count from 0.
    func mouse(button: Int, column: Int, row: Int, isPress: Bool = true) throws {
        let report = "\u{1B}[<\(button);\(column + 1);\(row + 1)\(isPress ? "M" : "m")"
        try tmux(["send-keys", "-t", "game", "-H"] + report.utf8.map { String($0, radix: 16) })
    }

    /// Presses and releases the left button on the first cell of `text`.
    func click(on text: String) throws {
        let place = try place(of: text)
        try mouse(button: 0, column: place.column, row: place.row)
        try mouse(button: 0, column: place.column, row: place.row, isPress: false)
    }

    func resize(width: Int, height: Int) throws {
        try tmux(["resize-window", "-t", "game", "-x", "\(width)", "-y", "\(height)"])
    }

    /// Closes the terminal under the game.
    func closeTerminal() throws {
        try tmux(["kill-pane", "-t", "game"])
    }

    // MARK: seeing

    /// What the screen shows, trailing blanks removed.
    func screen() throws -> String {
        try tmux(["capture-pane", "-p", "-t", "game"])
    }

    /// The screen with its colors and attributes, as escape sequences.
    func coloredScreen() throws -> String {
        try tmux(["capture-pane", "-p", "-e", "-t", "game"])
    }

    /// Where `text` stands. All before it on its line must be one column wide a character.
    func place(of text: String) throws -> (column: Int, row: Int) {
        for (row, line) in try screen().split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let range = line.range(of: text) else { continue }
            return (line.distance(from: line.startIndex, to: range.lowerBound), row)
        }
        throw Failure(description: "“\(text)” is not on the screen:\n\(try screen())")
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
        let deadline = ProcessInfo.processInfo.systemUptime + Self.timeout
        var last = ""
        while ProcessInfo.processInfo.systemUptime < deadline {
            last = try screen()
            if try condition(last) { return last }
            poll(nil, 0, 40)
        }
        throw Failure(description: "waited in vain for \(what); the screen was:\n\(last)")
    }

    /// Waits for something that does not show on the screen.
    static func wait(_ what: String, until condition: () throws -> Bool) throws {
        let deadline = ProcessInfo.processInfo.systemUptime + timeout
        while ProcessInfo.processInfo.systemUptime < deadline {
            if try condition() { return }
            poll(nil, 0, 40)
        }
        throw Failure(description: "waited in vain for \(what)")
    }

    // MARK: afterwards

    /// Waits for the shell to be back and checks that the terminal is as it was found. Returns what the game left
    /// behind on the screen.
    @discardableResult
    func expectTerminalGivenBack(
        _ comment: Comment? = nil, status: Int32? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        try wait("the shell") { _ in try self.format("#{pane_current_command}") == "bash" }
        func expect(_ name: String, _ value: String) throws {
            #expect(try format("#{\(name)}") == value, "\(name) \(comment ?? "")", sourceLocation: sourceLocation)
        }
        try shell("echo status:$?:")
        let left = try wait("the status") { $0.contains(/status:[0-9]+:/) }
        if let status { #expect(left.contains("status:\(status):"), comment, sourceLocation: sourceLocation) }
        #expect(left.split(separator: "\n").contains("the-shell"), comment, sourceLocation: sourceLocation)
        try expect("alternate_on", "0")
        try expect("cursor_flag", "1")
        try expect("mouse_any_flag", "0")
        try expect("mouse_sgr_flag", "0")
        try expect("keypad_flag", "0")
        try expect("keypad_cursor_flag", "0")
        try shell("clear; stty -g | cmp - before && echo modes-are-the-same")
        try wait("the terminal's modes") { $0.split(separator: "\n").contains("modes-are-the-same") }
        return left
    }

    /// The process id of the running game.
    func processID() throws -> Int32 {
        let terminal = try format("#{pane_tty}")
        let processes = try Finished.running("/usr/bin/env", ["ps", "-t", terminal, "-o", "pid=,comm="]).output
        let game = processes.split(separator: "\n").last { $0.contains("backyard-birds") }
        guard let id = game?.split(separator: " ").first.flatMap({ Int32($0) }) else {
            throw Failure(description: "the game is not running: \(processes)")
        }
        return id
    }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        let result = try Finished.running("/usr/bin/env", ["tmux", "-u", "-L", socket, "-f", "/dev/null"] + arguments)
        guard result.status == 0 else {
            throw Failure(description: "tmux \(arguments.joined(separator: " ")): \(result.error)")
        }
        return result.output
    }
}
