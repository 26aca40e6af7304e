import Foundation
import Testing

extension EndToEnd {
    @Suite("What is no file, or somebody else's")
    struct NoFiles {
        private let program: Program

        init() throws {
            program = try Program()
            let begun = try program.run(["favorite", "Bird Springs", "--seed", "7"])
            #expect(begun.status == 0)
        }

        /// Of everything below the home directory: name, bytes, when it was changed, what kind it is.
        private func inventory() throws -> [String: String] {
            var found: [String: String] = [:]
            for path in try #require(FileManager.default.subpaths(atPath: program.home.path)) {
                let full = program.home.appending(path: path).path
                var information = stat()
                #expect(lstat(full, &information) == 0)
                let isFile = information.st_mode & S_IFMT == S_IFREG
                let bytes = isFile ? FileManager.default.contents(atPath: full)?.hashValue ?? 0 : 0
                let modified = try FileManager.default.attributesOfItem(atPath: full)[.modificationDate] as? Date
                found[path] = "\(information.st_mode) \(information.st_ino) \(bytes) \(modified?.description ?? "")"
                if let modified { found[path]? += " \(modified.timeIntervalSince1970)" }
            }
            return found
        }

        @Test(
            "A pipe in the place of a file of the save is said, and nothing waits for it",
            arguments: [
                "key", "family.json", "profiles/default/world.json", "profiles/default/history.jsonl",
                "profiles/default/forecast.json", "profiles/default/write.lock", "profiles/default/game.lock",
                "profiles/default/journal/2020-01.jsonl", "profiles/default/backups/world-1.json",
            ])
        func pipe(name: String) throws {
            let path = program.data.appending(path: name).path
            try FileManager.default.createDirectory(
                atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
            unlink(path)
            #expect(mkfifo(path, 0o600) == 0)
            let before = try inventory()
            for words in [
                ["status"], ["journal"], ["store", "transactions"], ["doctor"], ["export", program.home.path + "/x"],
            ] {
                let result = try program.run(words)
                #expect(result.status <= 1, "\(words): \(result.error)")
                #expect(result.status == 0 || result.error.contains("pipe") || words == ["doctor"], "\(words)")
                try? FileManager.default.removeItem(atPath: program.home.path + "/x")
            }
            #expect(try inventory() == before)
            let acted = try program.run(["favorite", "Bird Springs"])
            #expect(acted.status <= 1, "\(acted.error)")
        }

        @Test("A game opens beside a pipe in the place of its save, says so, and closes")
        func pipeUnderGame() throws {
            let game = try TmuxGame(variables: ["HOME": program.home.path])
            unlink(program.checkpoint().path)
            #expect(mkfifo(program.checkpoint().path, 0o600) == 0)
            try game.open("--reduced-motion")
            try game.wait(for: "pipe")
            try game.press("Enter")
            try game.press("q")
            try game.expectTerminalGivenBack()
        }

        @Test("A pipe, a device or a folder that is named where a file belongs is refused")
        func named() throws {
            let pipe = program.home.appending(path: "pipe").path
            let link = program.home.appending(path: "link").path
            #expect(mkfifo(pipe, 0o600) == 0 && symlink(pipe, link) == 0)
            let before = try inventory()
            for (path, kind) in [
                (pipe, "a pipe"), (link, "a pipe"), ("/dev/null", "a device"), ("/dev/zero", "a device"),
                (program.home.path, "a folder"),
            ] {
                var lines = [["import", path], ["draw", path], ["store", "products", "--store", path]]
                // Never a device: a program that replaced it would do so for all who use the machine.
                if kind != "a device" { lines += [["export", path], ["export", "--force", path]] }
                for words in lines {
                    let result = try program.run(words)
                    #expect(result.status == 1, "\(words)")
                    #expect(result.error.contains("it’s \(kind)"), "\(words): \(result.error)")
                }
            }
            #expect(try inventory() == before)
        }

        @Test("An export writes to the end of a link, and leaves alone what lies beside")
        func exportThroughLink() throws {
            let home = program.home
            for (name, text) in [("other", "mine"), ("x.new", "mine"), ("kept", "mine")] {
                try Data(text.utf8).write(to: home.appending(path: name))
            }
            #expect(symlink("other", home.appending(path: "y.new").path) == 0)
            #expect(symlink("target", home.appending(path: "dead").path) == 0)
            for name in ["x", "y"] {
                #expect(try program.run(["export", home.appending(path: name).path]).status == 0)
            }
            #expect(symlink("x", home.appending(path: "link").path) == 0)
            let link = home.appending(path: "link").path
            #expect(try program.run(["export", link]).status == 0)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "x")
            for name in ["other", "x.new", "y.new"] {
                #expect(try String(contentsOf: home.appending(path: name), encoding: .utf8) == "mine")
            }
            let refused = try program.run(["export", home.appending(path: "kept").path])
            #expect(refused.status == 1 && refused.error.contains("--force"))
            #expect(try String(contentsOf: home.appending(path: "kept"), encoding: .utf8) == "mine")
            #expect(try program.run(["export", home.appending(path: "dead").path]).status == 1)
            let names = try FileManager.default.contentsOfDirectory(atPath: home.path).filter { $0 != ".local" }
            #expect(names.sorted() == ["dead", "kept", "link", "other", "x", "x.new", "y", "y.new"])
        }

        @Test("A mistyped profile neither replaces a good backup nor begins a second game")
        func mistypedProfile() throws {
            let backup = program.home.appending(path: "backup.json").path
            #expect(try program.run(["export", backup]).status == 0)
            let before = try inventory()
            for words in [
                ["export", backup], ["export", backup, "--force"], ["status"], ["favorite", "Bird Springs"],
            ] {
                let result = try program.run(["--profile", "defualt"] + words)
                #expect(result.status == 1 && result.error.contains("did you mean “default”?"), "\(words)")
            }
            #expect(try inventory() == before)
        }

        @Test("With standard error closed no file of the save takes its place", arguments: ["2>&-", "0<&- 1>&- 2>&-"])
        func closedDescriptors(redirections: String) throws {
            // A damaged save has something to say while its locks are held.
            let checkpoint = program.checkpoint()
            try Data(contentsOf: checkpoint).prefix(3000).write(to: checkpoint)
            let result = try Finished.running(
                "/bin/sh",
                ["-c", "\"$0\" \"$@\" \(redirections)", program.directory + "/backyard-birds", "favorite", "Nowhere"],
                environment: ["HOME": program.home.path, "LANG": "C.UTF-8"])
            #expect(result.status == 1)
            for path in try #require(FileManager.default.subpaths(atPath: program.data.path)) {
                let bytes = FileManager.default.contents(atPath: program.data.appending(path: path).path) ?? Data()
                #expect(bytes.range(of: Data("backyard-birds: ".utf8)) == nil, "\(path)")
            }
            #expect(try program.run(["status"]).status == 0)
        }
    }
}
