import Foundation
import Testing

/// Where a program of the machine's is; nil where it is not installed.
private func installed(_ name: String) -> String? {
    Program.searchPath.split(separator: ":").map { "\($0)/\(name)" }.first(
        where: FileManager.default.isExecutableFile)
}

extension EndToEnd {
    @Suite("The command line as people expect it")
    struct CommandLineUse {
        @Test("In a real bash, Tab completes names of the save, however they are quoted")
        func bashCompletes() throws {
            let game = try TmuxGame(width: 120)
            let rename = ["backyard", "rename", "Chirp Center", "Robin's \"Nest\" $HOME"]
            #expect(try game.program.run(rename).status == 0)
            try game.shell("source <(backyard-birds completions bash); clear")
            for (typed, done) in [
                ("backyard-birds favorite cal", "Calm Palms is a favorite"),
                ("backyard-birds favorite \"quiet h", "Quiet Haven is a favorite"),
                ("backyard-birds favorite 'Feathered F", "Feathered Friends is a favorite"),
                ("backyard-birds favorite Bird\\ S", "Bird Springs is as it was"),
                ("backyard-birds favorite robi", "Robin's \"Nest\" $HOME is a favorite"),
                ("backyard-birds refill 'Quiet Haven' --food=corn", "Quiet Haven: food refilled"),
            ] {
                try game.shell("clear")
                try game.type(typed)
                try game.press("Tab", "Enter")
                try game.wait(for: done)
            }
            try game.type("backyard-birds sto")
            try game.press("Tab")
            try game.type("transac")
            try game.press("Tab", "Enter")
            try game.wait(for: "Nothing has been bought yet.")
        }

        @Test(
            "Scripts of other shells are read by their shells, where they are installed",
            arguments: [("bash", ["-n"]), ("zsh", ["-n"]), ("fish", ["--no-execute"])])
        func syntax(shell: String, options: [String]) throws {
            let program = try Program()
            let script = try program.run(["completions", shell])
            #expect(script.status == 0)
            guard let path = installed(shell) else { return }
            let file = program.home.appending(path: "script")
            try Data(script.output.utf8).write(to: file)
            let result = try Finished.running(path, options + [file.path], environment: ["HOME": program.home.path])
            #expect(result.status == 0 && result.error.isEmpty, "\(result.error)")
        }

        @Test("The manual is one, for whoever reads manuals here")
        func manual() throws {
            let program = try Program()
            let page = program.home.appending(path: "backyard-birds.1")
            try Data(program.run(["man", "--language", "en"]).output.utf8).write(to: page)
            let environment = [
                "HOME": program.home.path, "LANG": "C.UTF-8", "PATH": Program.searchPath, "MANWIDTH": "80",
            ]
            if let mandoc = installed("mandoc") {
                let lint = try Finished.running(mandoc, ["-T", "lint", page.path], environment: environment)
                #expect(lint.output.isEmpty && lint.error.isEmpty, "\(lint.output)\(lint.error)")
            }
            if let lexgrog = installed("lexgrog") {
                let name = try Finished.running(lexgrog, [page.path], environment: environment)
                #expect(name.output.contains("backyard-birds - a living backyard in the terminal"))
            }
            if let man = installed("man"), installed("groff") != nil {
                let shown = try Finished.running(man, ["--warnings", "-l", page.path], environment: environment)
                #expect(shown.status == 0 && shown.error.isEmpty, "\(shown.error)")
                #expect(shown.output.contains("EXIT STATUS") && shown.output.contains("refill [NAME...]"))
            }
        }

        @Test("watch tells what another program does, and ends with Ctrl-C without a word")
        func watching() throws {
            let game = try TmuxGame(width: 120)
            #expect(try game.program.run(["favorite", "Bird Springs"]).status == 0)
            try game.shell("clear; backyard-birds watch --plain 'calm palms'")
            // Asked for again and again, since nothing on the screen says that it listens by now.
            try game.wait("the refill to be told") { screen in
                if screen.contains("Fresh water in Calm Palms.") { return true }
                // What is full is not filled again.
                _ = try game.program.run(["undo"])
                _ = try game.program.run(["refill", "Calm Palms"])
                return false
            }
            try game.press("C-c")
            try game.wait("the shell's next line") { $0.split(separator: "^C").last?.contains("ready>") == true }
            try game.shell("echo ended=$?")
            let screen = try game.wait(for: "ended=130")
            let after = screen.split(separator: "^C").last?.split(separator: "\n") ?? []
            #expect(after.allSatisfy { $0.hasPrefix("ready>") || $0.hasPrefix("ended=") }, "\(screen)")
        }

        @Test("watch ends with its reader")
        func watchedByAReader() throws {
            let game = try TmuxGame(width: 120)
            try game.shell(
                "clear; backyard-birds watch --plain --in-memory --seed 7 --time-scale 3600 | head -3; "
                    + "echo ended=${PIPESTATUS[1]}")
            try game.wait(for: "ended=0")
            #expect(try game.screen().contains("arrived in ") || game.screen().contains("A first: "))
        }

        @Test("What only screens could do")
        func yards() throws {
            let program = try Program()
            #expect(try program.run(["backyard", "new", "Mossy Corner", "--hemisphere", "south"]).status == 0)
            #expect(try program.run(["backyard", "remove", "Calm Palms"]).status == 2)
            #expect(try program.run(["backyard", "remove", "Calm Palms", "--yes"]).status == 0)
            #expect(try program.status().yards.map(\.name).sorted().contains("Mossy Corner"))
            #expect(try program.run(["settings", "theme", "dark"]).status == 0)
            #expect(try program.run(["settings", "theme"]).output == "dark\n")
            let refused = try program.run(["backyard", "rename", "Nowhere", "X", "--json"])
            #expect(refused.status == 1 && refused.output.contains("\"code\": \"noSuchBackyard\""))
            #expect(refused.error.split(separator: "\n").count == 1)
        }
    }
}
