import Foundation
import Testing

extension EndToEnd {
    @Suite("Never stuck")
    struct NeverStuck {
        private static let arguments = ["--in-memory", "--seed", "7", "--reduced-motion"]

        /// What terminals send, all but its end.
        private static let halves = [
            "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}[1;5", "\u{1B}[15", "\u{1B}[<0;5", "\u{1B}[<", "\u{1B}[M",
            "\u{1B}[M !",
            "\u{1B}[200~lost", "\u{1B}[200~lost\u{1B}[201", "\u{1B}]11;rgb:0000/00", "\u{1B}]11;rgb:0/0/0\u{1B}",
            "\u{1B}P1+r544e=78", "\u{1B}_Gi=31;OK", "\u{1B}^", "\u{1B}X", "\u{1B}[?2031;2$", "\u{1B}[?1;2", "\u{1B}[[",
        ]

        @Test("Half of anything, and Ctrl-C ends the game", arguments: halves.map { Array($0.utf8) } + [[0xE9, 0xB3]])
        func controlC(half: [UInt8]) throws {
            let game = try PtyGame(Self.arguments)
            try game.open()
            game.type(half + [0x03])
            #expect(try game.end() == 0)
            game.expectTerminalGivenBack("\(half)")
        }

        @Test(
            "Half a report of the mouse, and a signal ends the game", arguments: [SIGTERM, SIGHUP, SIGINT],
            ["\u{1B}[<0;5", "\u{1B}]11;"])
        func signal(signal: Int32, half: String) throws {
            let game = try PtyGame(Self.arguments)
            try game.open()
            game.type(half)
            // It has read the half when it has answered what came before.
            game.resize(width: 81, height: 24)
            try game.wait(for: "\u{1B}[2J")
            kill(game.process, signal)
            #expect(try game.end() == 128 + signal)
            game.expectTerminalGivenBack("\(signal)")
        }

        @Test(
            "A terminal that does not read, and a signal ends the game", arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
        func unread(signal: Int32) throws {
            let game = try PtyGame(Self.arguments)
            try game.open()
            // More than the system keeps of what nobody reads.
            game.resize(width: 400, height: 120)
            try game.waitUntilBlocked()
            kill(game.process, signal)
            #expect(try game.endUnread() == 128 + signal)
            game.expectTerminalGivenBack("\(signal)")
        }

        @Test(
            "A terminal that does not read, and a signal ends a strip that follows the game",
            arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
        func unreadStrip(signal: Int32) throws {
            let program = try Program()
            #expect(try program.run(["refill", "--all"]).status == 0)
            let strip = try PtyGame(["widget", "--family", "strip", "--follow"], in: program)
            try strip.wait(for: "\u{1B}[?1049h")
            strip.resize(width: 400, height: 120)
            try strip.waitUntilBlocked()
            kill(strip.process, signal)
            #expect(try strip.endUnread() == 128 + signal)
            try strip.wait(for: "\u{1B}[?1049l")
        }

        @Test("A terminal that reads again shows the present")
        func readsAgain() throws {
            let game = try PtyGame(Self.arguments)
            try game.open()
            game.resize(width: 400, height: 120)
            try game.waitUntilBlocked()
            game.type("?")
            try game.wait(for: "How it works")
            game.type("qq")
            #expect(try game.end() == 0)
            game.expectTerminalGivenBack("read again")
        }

        @Test("Esc and the next key at once, as tmux sends them together, are Esc and the key")
        func altIsEscape() throws {
            let game = try TmuxGame()
            try game.open("--in-memory --seed 7 --reduced-motion")
            try game.press("?")
            try game.wait(for: "How it works")
            try game.press("M-2")
            try game.wait(for: "You’ve met")
            // The second key changes nothing: this one would ask whether to remove a yard.
            try game.press("1", "?")
            try game.wait(for: "How it works")
            try game.press("M-d")
            try game.wait(untilGone: "How it works")
            try game.press("M-b", "M-d", "M-n", "/")
            try game.wait(for: "/ ")
            try game.type("spr wood")
            try game.press("M-b", "C-w", "M-f", "M-Left", "M-d", "C-Left", "x")
            try game.wait(for: "/ x")
            try game.press("C-k")
            try game.type("ing")
            try game.wait(for: "/ xing")
        }

        @Test("An answer that comes after q does not reach the shell")
        func lateAnswers() throws {
            let game = try PtyGame(Self.arguments)
            game.answers = false
            game.type("q")
            try game.wait(for: "\u{1B}[?1049l")
            game.type("\u{1B}[?0u\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\\u{1B}[?62;22c")
            #expect(try game.end() == 0)
            game.expectTerminalGivenBack("late answers")
            #expect(game.unread == 0)
        }

        @Test("The theme follows the terminal's background while it is played")
        func theme() throws {
            let game = try PtyGame(Self.arguments)
            try game.open()
            for (answer, ground) in [("rgb:ff/ff/ff", "48;2;255;255;249"), ("rgb:0/0/0", "48;2;18;24;24")] {
                game.type("\u{1B}[I")
                try game.wait(for: "\u{1B}]11;?")
                game.type("\u{1B}]11;\(answer)\u{7}")
                try game.wait(for: ground)
            }
            game.type("q")
            #expect(try game.end() == 0)
        }

        @Test("Answers of the terminal are no keys")
        func answers() throws {
            let game = try PtyGame(Self.arguments)
            try game.open()
            for answer in [
                "\u{1B}]11;rgb:qqqq/qqqq/qqqq\u{1B}\\", "\u{1B}]11;q\u{7}", "\u{1B}P>|quick(1)\u{1B}\\",
                "\u{1B}_Gq;q\u{1B}\\",
                "\u{1B}[?1;2c", "\u{1B}[>41;382;0c", "\u{1B}[?2031;1$y", "\u{1B}[?997;1n", "\u{1B}[?0u",
                "\u{1B}[24;80R",
            ] { game.type(answer) }
            game.resize(width: 81, height: 24)
            try game.wait(for: "\u{1B}[2J")
            #expect(kill(game.process, 0) == 0)
            game.type("q")
            #expect(try game.end() == 0)
        }

        @Test(
            "Any size that a terminal may claim",
            arguments: [(0, 0), (1, 1), (65_535, 65_535), (65_535, 1), (1, 65_535)])
        func sizes(width: Int, height: Int) throws {
            let game = try PtyGame(Self.arguments, width: width, height: height)
            try game.wait(for: "\u{1B}[?1049h")
            game.resize(width: 80, height: 24)
            try game.wait(for: "Bird")
            game.resize(width: UInt16(width), height: UInt16(height))
            game.resize(width: 80, height: 25)
            try game.wait(for: "\u{1B}[2J")
            game.resize(width: UInt16(width), height: UInt16(height))
            if width > 0 { try game.wait(for: "\u{1B}[2J") }
            game.type("q")
            #expect(try game.end() == 0)
            game.expectTerminalGivenBack("\(width)×\(height)")
        }

        /// Those that would end the program, as far as they can be caught; the C library keeps 32 and 33 to itself.
        private static let ending = Set(1...64).subtracting([32, 33]).subtracting(
            [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU].map(Int.init)
        ).subtracting(harmless).sorted()
        private static let harmless = [SIGCHLD, SIGCONT, SIGURG, SIGWINCH, SIGPIPE, SIGXFSZ].map(Int.init)

        @Test("Whatever signal ends it, the terminal is as it was", arguments: ending)
        func everySignal(number: Int) throws {
            let game = try PtyGame(Self.arguments)
            try game.open()
            kill(game.process, Int32(number))
            #expect(try game.end() == 128 + Int32(number))
            game.expectTerminalGivenBack("signal \(number)")
        }

        @Test("Signals that mean nothing to a game do nothing")
        func harmlessSignals() throws {
            let game = try PtyGame(Self.arguments)
            try game.open()
            for number in Self.harmless { kill(game.process, Int32(number)) }
            game.type("q")
            #expect(try game.end() == 0)
            game.expectTerminalGivenBack("harmless signals")
        }
    }
}
