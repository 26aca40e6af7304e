import Foundation
import Testing

extension EndToEnd {
    /// Names from a save, completed by the shells themselves in every quoting.
    @Suite("Completion in shells")
    struct CompletionShells {
        struct Shell: CustomTestStringConvertible, Sendable {
            let name: String
            let options: [String]
            /// Typed first: where `-` stands, the script is read.
            let setup: String
            let names: Int
            var testDescription: String { name }
        }

        private static let shells = [
            Shell(
                name: "bash", options: ["--norc", "--noprofile", "-i"], setup: "set -H; source ~/script; echo rea''dy",
                names: 200),
            Shell(
                name: "zsh", options: ["-f", "-i"],
                setup: "setopt banghist; autoload -Uz compinit; compinit -u; source ~/script; echo rea''dy", names: 60),
            Shell(name: "fish", options: ["--no-config", "-i"], setup: "source ~/script; echo rea''dy", names: 60),
        ]

        private static let attacks = [
            "`touch PWN`", "$(touch PWN)", "!!", "!e", "\"", "'", "\\", "$HOME", "${HOME}", "*", "?", "[a]", "{a,b}",
            "~",
            "#", "&", "|", ";", "<", ">", "(", ")", "  ", "é", "鳥", "\u{0D4E}\"", "\u{0D4E}`touch PWN`", "\u{0D4E}!",
            "=", ":", "%", "^", "@", "-", "’", "\"\"", "\\\\", "\\\"", "$", "`", "$(", "x;touch PWN;", "a\u{0301}`",
            "👩‍👩‍👧",
        ]

        /// "N007 …": the number is what a player types of it.
        private static func names(_ count: Int) -> [String] {
            var state: UInt64 = 11
            func next(_ bound: Int) -> Int {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Int((state >> 33) % UInt64(bound))
            }
            return (0..<count).map { number in
                let parts = (0...next(4)).map { _ in attacks[next(attacks.count)] }
                // fish leaves a quote open behind some signs.
                return "N" + String(1000 + number).dropFirst() + " " + parts.joined() + "z"
            }
        }

        private func find(_ shell: String) throws -> String {
            let found = Program.searchPath.split(separator: ":").map { "\($0)/\(shell)" }
            guard let path = found.first(where: FileManager.default.isExecutableFile) else {
                throw TmuxGame.Failure(description: "\(shell) is missing: make setup-tests installs it")
            }
            return path
        }

        /// A shell in the home directory, with the program's own script and a program that offers the names.
        private func open(_ shell: Shell) throws -> PtyGame {
            let program = try Program()
            let script = try program.run(["completions", shell.name]).output
            try script.write(to: program.home.appending(path: "script"), atomically: true, encoding: .utf8)
            let folder = program.home.appending(path: "bin").path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Self.stub.write(toFile: folder + "/backyard-birds", atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder + "/backyard-birds")
            let variables = ["PATH": folder + ":" + Program.searchPath, "ZDOTDIR": program.home.path]
            let game = try PtyGame(
                shell.options, running: try find(shell.name), in: program, variables: variables, width: 200)
            game.type("cd ~; \(shell.setup)\r")
            try game.wait(for: "ready")
            return game
        }

        /// Offers the names and writes down what it is called with.
        private static let stub = """
            #!/bin/sh
            if [ "$1" = complete ]; then
                echo asked >>~/asked
                printf 'none\\n'
                cat ~/names
            else
                { for word; do printf '%s\\0' "$word"; done; printf '\\n'; } >>~/got
            fi

            """

        /// The lines that are whole: the shell writes a line in several parts.
        private func lines(_ file: URL) -> [Data] {
            ((try? Data(contentsOf: file)) ?? Data()).split(separator: 0x0A, omittingEmptySubsequences: false)
                .dropLast()
        }

        @Test("Every name comes out as it is, and nothing in it runs", arguments: shells)
        func names(shell: Shell) throws {
            let game = try open(shell)
            let home = game.program.home
            let names = Self.names(shell.names)
            try names.map { $0 + "\n" }.joined().write(
                to: home.appending(path: "names"), atomically: true, encoding: .utf8)
            let (got, asked) = (home.appending(path: "got"), home.appending(path: "asked"))
            var count = 0
            for quote in ["\"", "'", ""] {
                for name in names {
                    let typed = name.prefix(4) + (quote.isEmpty ? "\\ " : " ")
                    game.type("backyard-birds favorite \(quote)\(typed)\t")
                    count += 1
                    let place = Comment("\(shell.name) \(quote) \(name.debugDescription)")
                    try game.wait("a completion of \(name)") { lines(asked).count >= count }
                    game.type("\r")
                    try game.wait("the command of \(name)") { lines(got).count >= count }
                    #expect(lines(got)[count - 1] == Data("favorite\0\(name)\0".utf8), place)
                    if FileManager.default.fileExists(atPath: home.appending(path: "PWN").path) {
                        Issue.record("\(shell.name) \(quote) ran a part of \(name)")
                        return
                    }
                }
            }
        }
    }
}
