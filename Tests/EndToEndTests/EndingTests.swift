import Foundation
import Testing

/// A way to end the game.
private struct Ending: CustomTestStringConvertible, Sendable {
    enum Cause: Sendable {
        case key(String)
        case signal(Int32)
        /// A signal that leaves no time to save: what was saved before must do.
        case crash(Int32, String)
    }

    let testDescription: String
    let cause: Cause
    /// As a shell tells it: 128 and the signal's number.
    let status: Int32

    static let all: [Ending] = [
        Ending(testDescription: "q", cause: .key("q"), status: 0),
        Ending(testDescription: "Ctrl-C", cause: .key("C-c"), status: 0),
        Ending(testDescription: "SIGINT", cause: .signal(SIGINT), status: 130),
        Ending(testDescription: "SIGTERM", cause: .signal(SIGTERM), status: 143),
        Ending(testDescription: "SIGHUP", cause: .signal(SIGHUP), status: 129),
        Ending(testDescription: "SIGQUIT", cause: .crash(SIGQUIT, "SIGQUIT"), status: 131),
        Ending(testDescription: "SIGSEGV", cause: .crash(SIGSEGV, "SIGSEGV"), status: 139),
        Ending(testDescription: "SIGABRT", cause: .crash(SIGABRT, "SIGABRT"), status: 134),
        // What a trap in Swift raises, by processor.
        Ending(testDescription: "SIGILL", cause: .crash(SIGILL, "SIGILL"), status: 132),
        Ending(testDescription: "SIGTRAP", cause: .crash(SIGTRAP, "SIGTRAP"), status: 133),
    ]
}

extension EndToEnd {
    @Suite("Ways out")
    struct Endings {
        /// Runs what follows and keeps the terminal's modes as they are right after it: bash puts them back itself when
        /// a signal has ended a job, and would hide that the game did not.
        private static let noting = "sh -c '\"$@\"; code=$?; stty -g > after; exit $code' -"

        /// A game in which a yard has just been marked, and not yet been saved.
        private func gameWithDeed(noting: Bool = false) throws -> TmuxGame {
            let game = try TmuxGame()
            try game.open("--seed 7 --reduced-motion", with: noting ? Self.noting : "")
            try game.press("Right", "s")
            try game.wait(for: "Feathered Friends ★")
            return game
        }

        private func isSaved(_ game: TmuxGame) throws -> Bool {
            try game.program.status().yard("Feathered Friends").favorite
        }

        @Test("Whatever ends the game, the terminal is as it was and the save has the last deed", arguments: Ending.all)
        private func ending(_ ending: Ending) throws {
            let game = try gameWithDeed(noting: true)
            let process = try game.processID()
            switch ending.cause {
            case .key(let key): try game.press(key)
            case .signal(let signal): kill(process, signal)
            case .crash(let signal, _):
                try TmuxGame.wait("the autosave") { (try? isSaved(game)) == true }
                kill(process, signal)
            }
            let left = try game.expectTerminalGivenBack(status: ending.status)
            #expect(kill(process, 0) == -1 && errno == ESRCH)
            let modes = ["before", "after"].map { game.program.home.appending(path: $0) }
            #expect(try String(contentsOf: modes[0], encoding: .utf8) == String(contentsOf: modes[1], encoding: .utf8))
            if case .crash(_, let name) = ending.cause {
                #expect(left.contains("backyard-birds: stopped by \(name)."))
                #expect(left.contains("The save is intact"))
            } else {
                #expect(!left.contains("backyard-birds: "))
            }
            #expect(try isSaved(game))
            try game.open("--reduced-motion")
            try game.wait(for: "Feathered Friends ★")
        }

        @Test("Where there is too little memory, the game says so and does not start")
        func littleMemory() throws {
            let program = try Program()
            func limited(_ megabytes: Int, _ line: String) -> [String] {
                ["-c", "ulimit -v $((\(megabytes) * 1024)); exec '\(program.path)' \(line)"]
            }
            // What the program itself takes differs between builds.
            let least = try #require(
                try (20..<400).first { try Finished.running("/bin/bash", limited($0, "--version")).status == 0 })
            let game = try PtyGame(limited(least + 16, "play"), running: "/bin/bash", in: program)
            try game.wait(for: "backyard-birds: the memory is full")
            #expect(try game.end() == 1)
            #expect(!FileManager.default.fileExists(atPath: program.data.path))
        }

        @Test("A closed terminal ends the game, and it saves first")
        func closedTerminal() throws {
            let game = try gameWithDeed()
            let process = try game.processID()
            try game.closeTerminal()
            try TmuxGame.wait("the process to go") { kill(process, 0) == -1 }
            #expect(try isSaved(game))
        }

        @Test("After kill -9 the save opens as of the last second")
        func killed() throws {
            let game = try gameWithDeed()
            let process = try game.processID()
            try TmuxGame.wait("the autosave") { (try? isSaved(game)) == true }
            kill(process, SIGKILL)
            try TmuxGame.wait("the process to go") { kill(process, 0) == -1 }
            #expect(try isSaved(game))
            // Nobody could give the terminal back: as a player would.
            try game.shell("reset")
            try game.open("--reduced-motion")
            try game.wait(for: "Feathered Friends ★")
        }

        @Test("Ctrl-Z gives the terminal back and saves; fg takes it again, and the game goes on")
        func suspended() throws {
            let game = try gameWithDeed()
            try game.press("C-z")
            // 128 and SIGTSTP, as bash tells of a stopped job.
            try game.expectTerminalGivenBack(status: 148)
            #expect(try isSaved(game))
            try game.shell("clear; echo the-shell; fg")
            try game.wait(for: "Feathered Friends ★")
            #expect(try game.format("#{alternate_on}#{mouse_sgr_flag}#{cursor_flag}") == "110")
            try game.press("Left", "Right", "s")
            try game.wait(untilGone: "Feathered Friends ★")
            try game.press("q")
            try game.expectTerminalGivenBack(status: 0)
            #expect(try !isSaved(game))
        }

        @Test(
            "SIGTSTP from outside stops it with the terminal given back; continued in the background it disturbs nobody"
        )
        func stoppedFromOutside() throws {
            let game = try gameWithDeed()
            let process = try game.processID()
            kill(process, SIGTSTP)
            try game.expectTerminalGivenBack(status: 148)
            #expect(try state(of: process) == "T")
            #expect(try isSaved(game))

            kill(process, SIGCONT)
            // It asks for the terminal, does not have it, and is stopped again by the system.
            try game.shell("clear; jobs")
            try game.wait(for: "Stopped")
            try TmuxGame.wait("the game to stop again") { try state(of: process) == "T" }
            #expect(try game.format("#{alternate_on}") == "0")

            try game.shell("clear; echo the-shell; fg")
            try game.wait(for: "Feathered Friends ★")
            try game.press("q")
            try game.expectTerminalGivenBack(status: 0)
        }

        /// The letter of `/proc/PID/stat`: R, S, T, Z…
        private func state(of process: Int32) throws -> String {
            try Finished.running("/usr/bin/env", ["ps", "-o", "state=", "-p", "\(process)"]).output
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }
}
