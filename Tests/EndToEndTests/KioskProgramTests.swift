import Foundation
import Testing

extension EndToEnd {
    @Suite("A game that is served reaches its own profile alone")
    struct Kiosks {
        @Test("A command that comes with the login is refused, by sshd’s and as a login shell")
        func commands() throws {
            let program = try Program()
            let command = try program.run(["serve-session"], environment: ["SSH_ORIGINAL_COMMAND": "id"])
            for result in [command, try program.run(["-c", "id"])] {
                #expect(result.status == 1 && result.output.isEmpty)
                #expect(result.error.contains("log in without a command"))
            }
            #expect(try program.run(["serve-session"]).error.contains("log in with a key"))
            #expect(!FileManager.default.fileExists(atPath: program.data.path))
        }

        @Test("Folders that a client names are not gone to, and Ctrl-Z stops nothing", arguments: [false, true])
        func folders(isShell: Bool) throws {
            let program = try Program()
            let evil = program.home.appending(path: "evil").path
            let key = "/tmp/sshauth.\(UUID().uuidString)"
            try Data("publickey ssh-ed25519 YWJj\n".utf8).write(to: URL(fileURLWithPath: key))
            defer { try? FileManager.default.removeItem(atPath: key) }
            let variables = [
                "SSH_USER_AUTH": key, "BACKYARD_BIRDS_HOME": evil, "XDG_DATA_HOME": evil, "XDG_CONFIG_HOME": evil,
                "TERMINFO": evil,
            ]
            let game =
                isShell
                ? try PtyGame(
                    ["-c", "exec -a -birds '\(program.path)'"], running: "/bin/bash", in: program,
                    variables: variables)
                : try PtyGame(["serve-session"], in: program, variables: variables)
            try game.open()
            game.type("\u{1A}")
            try game.wait(for: "possible on this")
            game.type("\u{3}")
            #expect(try game.end() == 0)
            game.expectTerminalGivenBack("served")
            // The sum of “abc”.
            let sum = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
            #expect(FileManager.default.fileExists(atPath: program.checkpoint(profile: sum).path))
            #expect(!FileManager.default.fileExists(atPath: evil))
        }
    }
}
