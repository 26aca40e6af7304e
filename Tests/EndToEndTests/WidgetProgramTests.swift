import Foundation
import Testing

extension EndToEnd {
    @Suite("Widgets")
    struct Widgets {
        /// A game that was left long ago, so that everything has run out.
        private func leaveLongAgo(_ program: Program) throws {
            let started = try program.run(["refill", "--all", "--now", "2026-01-01T12:00Z"])
            #expect(started.status == 0, "\(started.error)")
        }

        @Test("One that stays shows a refill from beside, and Ctrl-C gives the line back")
        func follows() throws {
            let game = try TmuxGame()
            try leaveLongAgo(game.program)
            try game.shell("clear; stty -g > before; backyard-birds widget supplies --follow")
            try game.wait(for: "empty")
            let refill = try game.program.run(["refill", "--all"])
            #expect(refill.status == 0, "\(refill.error)")
            let screen = try game.wait(for: "All stocked")
            #expect(!screen.contains("empty"), "it stands in the place of what was there: \(screen)")
            try game.press("C-c")
            try game.wait("the prompt is back") { $0.split(separator: "\n").last?.hasPrefix("ready>") == true }
            try game.shell("stty -g | cmp - before && echo as-found")
            try game.wait(for: "as-found")
            #expect(try game.format("#{cursor_flag}") == "1")
        }

        @Test("One that stays refills by a key, and opens the game by another")
        func buttons() throws {
            let game = try TmuxGame(width: 80, height: 30)
            try leaveLongAgo(game.program)
            try game.shell("clear; backyard-birds widget --family large --backyard 'Calm Palms' --follow")
            try game.wait(for: "r refill")
            try game.press("r")
            let refilled = try game.wait("the gauges are full") { $0.contains("left") && !$0.contains("empty") }
            #expect(!refilled.contains("rr"), "nothing is echoed: \(refilled)")
            try game.press("o")
            try game.wait(for: "e decorate")
            #expect(try game.format("#{alternate_on}") == "1")
        }

        @Test("One that stays appears with the first game, and ends with its reader")
        func endsWithItsReader() throws {
            let program = try Program()
            let line = "\(program.directory)/backyard-birds widget --follow --format tmux | head -n 1"
            let result = try Finished.running(
                "/bin/sh", ["-c", line],
                environment: ["HOME": program.home.path, "LANG": "C.UTF-8", "PATH": Program.searchPath])
            #expect(result.output.contains("Backyard Birds") && result.error.isEmpty, "\(result.error)")

            let game = try TmuxGame()
            try game.shell("clear; backyard-birds widget supplies --follow")
            try game.wait(for: "no backyards yet")
            #expect(try game.program.run(["refill", "--all"]).status == 0)
            try game.wait(for: "All stocked")
        }

        @Test(
            "A strip that stays has its pane, follows its size and what others do, and gives it back",
            arguments: ["q", "C-c"])
        func strip(key: String) throws {
            let game = try TmuxGame(width: 120, height: 8)
            try leaveLongAgo(game.program)
            try game.shell("clear; stty -g > before; echo above; backyard-birds widget --family strip --follow")
            let first = try game.wait(for: "Quiet Haven")
            #expect(!first.contains("above"), "\(first)")
            #expect(try game.format("#{alternate_on} #{cursor_flag}") == "1 0")
            #expect(try game.program.run(["favorite", "Calm Palms"]).status == 0)
            try game.wait(for: "★")
            try game.resize(width: 40, height: 5)
            // Which yards it is about depends on where somebody is.
            let names = ["Bird Springs", "Calm Palms", "Chirp Center", "Feathered Friends", "Quiet Haven"]
            try game.wait("the strip of a small pane") { screen in
                (1...2).contains(names.count { screen.contains($0) })
            }
            // A terminal drops what is typed at the moment at which its mode changes.
            try game.press(key)
            try game.wait("the prompt is back") { $0.split(separator: "\n").last?.hasPrefix("ready>") == true }
            #expect(try game.format("#{alternate_on} #{cursor_flag}") == "0 1")
            try game.shell("clear; stty -g | cmp - before && echo as-found")
            try game.wait(for: "as-found")
        }

        @Test("A strip that is piped is a picture in plain text, as large as it is asked for")
        func pipedStrip() throws {
            let program = try Program()
            try leaveLongAgo(program)
            let result = try program.run(["widget", "--family", "strip", "--size", "90x6"])
            let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(result.status == 0 && lines.count == 7, "\(result)")
            #expect(lines.dropLast().allSatisfy { $0.count == 90 } && !result.output.contains("\u{1B}"))
        }

        @Test("Whoever looks elsewhere is told by the bell where the terminal knows no other way")
        func notifies() throws {
            let game = try PtyGame(["--time-scale", "60", "--reduced-motion"])
            try game.open()
            try game.wait("the first save") {
                FileManager.default.fileExists(atPath: game.program.checkpoint().path)
            }
            for kind in ["arrivals", "firsts"] {
                let set = try game.program.run(["settings", "notify-\(kind)", "on"])
                #expect(set.status == 0, "\(set.error)")
            }
            game.type("\u{1B}[O")
            try game.wait(for: "\u{7}")
        }

        @Test("tmux shows it in its status line, names and all")
        func inTmux() throws {
            let game = try TmuxGame(width: 120)
            try leaveLongAgo(game.program)
            let inner = "env -u TMUX tmux -S \(game.program.home.path)/inner"
            defer { _ = try? Finished.running("/bin/sh", ["-c", "\(inner) kill-server"]) }
            // In one line: what is typed while a client of tmux runs may be lost.
            try game.shell(
                """
                clear; \(inner) -f /dev/null new-session -d \\; set -g status-interval 1 \\; \
                set -g status-style bg=blue \\; set -g status-right-length 80 \\; set -g status-right \
                '#[bg=green]#(backyard-birds widget supplies --format tmux)after' \\; \
                bind -n MouseDown1StatusRight run-shell -b 'backyard-birds refill --all' \\; set -g mouse on && \
                \(inner) attach
                """)
            let screen = try game.wait(for: "empty")
            #expect(!screen.contains("fg="), "\(screen)")
            // What follows is in the style of the bar around the widget.
            let bar = try #require(try game.coloredScreen().split(separator: "\n").last)
            let after = try #require(bar.firstRange(of: "after")?.lowerBound)
            let grounds = bar[..<after].matches(of: /\u{1B}\[(4[0-7])m/).map(\.1)
            #expect(grounds.last == "42", "\(bar)")
            try game.click(on: "empty")
            try game.wait(for: "All stocked")
        }
    }
}
