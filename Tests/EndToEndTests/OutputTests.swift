import Foundation
import Testing

extension EndToEnd {
    @Suite("An answer that cannot be written is not passed over")
    struct Output {
        /// What only tells, and what acts.
        private static let telling = [
            "status", "status --json", "status --plain", "journal --csv", "journal --json", "store products",
            "store transactions", "store family", "doctor", "almanac --days 1", "help", "help store", "--version",
            "--help",
            "draw two.svg",
        ]
        private static let acting = [
            "favorite 'Calm Palms'", "store buy pellet.single",
            "store buy pellet.single --json", "store family start", "export game.json", "import former.json --yes",
        ]

        /// A game that has begun.
        private func program() throws -> Program {
            let program = try Program()
            #expect(try program.run(["favorite", "Bird Springs", "--seed", "7"]).status == 0)
            #expect(try program.run(["export", program.home.appending(path: "former.json").path]).status == 0)
            try Data("<svg viewBox=\"0 0 9 9\"><rect width=\"9\" height=\"9\" fill=\"#FF0000\"/></svg>".utf8)
                .write(to: program.home.appending(path: "two.svg"))
            return program
        }

        private func run(_ line: String, _ program: Program) throws -> Finished {
            try Finished.running(
                "/bin/sh", ["-c", "cd $HOME; " + line.replacing("PROGRAM", with: "'\(program.path)'")],
                environment: [
                    "HOME": program.home.path, "LANG": "C.UTF-8", "USER": "tester", "PATH": Program.searchPath,
                ])
        }

        @Test("On a full disk, or where standard output is closed", arguments: [">/dev/full", ">&-"])
        func notWritten(redirection: String) throws {
            let program = try program()
            let cause = redirection == ">&-" ? "standard output is closed" : "the disk is full"
            for command in Self.telling {
                let result = try run("PROGRAM \(command) \(redirection)", program)
                #expect(result.status == 1, "\(command)")
                #expect(
                    result.error.contains("The output couldn’t be written: \(cause)."), "\(command): \(result.error)")
            }
            for command in Self.acting {
                let result = try run("PROGRAM \(command) \(redirection)", program)
                #expect(result.status == 1, "\(command)")
                #expect(
                    result.error.contains("done and saved, but the answer couldn’t be written: \(cause)."),
                    "\(command): \(result.error)")
            }
            // What was said to be done is done, and what was refused is not called done.
            #expect(try program.status().yard("Bird Springs").favorite)
            let refused = try run("PROGRAM store buy no.such --json \(redirection)", program)
            #expect(refused.status == 1 && !refused.error.contains("done and saved"))
        }

        @Test("A purchase whose answer is lost is made, once")
        func purchase() throws {
            let program = try program()
            #expect(try run("PROGRAM store buy pellet.single >/dev/full", program).status == 1)
            let bought = try program.run(["store", "transactions"]).output
            #expect(bought.split(separator: "\n").count { $0.contains("pellet.single") } == 1)
        }

        @Test("A reader that has gone ends it quietly, as pipes do")
        func readerGone() throws {
            let program = try program()
            for command in Self.telling + Self.acting {
                // A pipe that nobody reads any more.
                let result = try run("rm -f p; mkfifo p; exec 4<>p 3>p 4<&-; exec PROGRAM \(command) >&3", program)
                #expect(result.status == 128 + SIGPIPE, "\(command)")
                #expect(result.error.isEmpty, "\(command): \(result.error)")
            }
            #expect(try program.status().yard("Bird Springs").favorite)
        }

        @Test("Without standard error it does what it does")
        func noErrors() throws {
            let program = try program()
            for redirection in ["2>/dev/full", "2>&-"] {
                #expect(try run("PROGRAM favorite 'Calm Palms' \(redirection)", program).status == 0)
                #expect(try run("PROGRAM favorite Nowhere \(redirection)", program).status == 1)
                #expect(try run("PROGRAM favorite 'Calm Palms' >/dev/full \(redirection)", program).status == 1)
            }
            #expect(try program.status().yard("Calm Palms").favorite)
        }
    }
}
