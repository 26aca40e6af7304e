import Foundation
import Testing

extension EndToEnd {
    /// Links and dates in a data folder that nobody expects there.
    @Suite("What lies in a data folder")
    struct OutsideFiles {
        private let manager = FileManager.default

        private func begun() throws -> (program: Program, profile: URL) {
            let program = try Program()
            #expect(try program.run(["refill", "--all", "--seed", "7"]).status == 0)
            return (program, program.data.appending(path: "profiles/default"))
        }

        /// Every file below a folder, by its path there.
        private func files(below folder: URL) -> [String] {
            (manager.subpaths(atPath: folder.path) ?? []).filter { path in
                var isFolder: ObjCBool = false
                return manager.fileExists(atPath: folder.appending(path: path).path, isDirectory: &isFolder)
                    && !isFolder.boolValue
            }
        }

        @Test("A link in place of a file of the save leads nothing into what it leads to", arguments: [false, true])
        func links(isHard: Bool) throws {
            let diary = Data("dear diary\n".utf8)
            // Its folder goes with the program.
            let first = try begun().program
            let names = withExtendedLifetime(first) { files(below: $0.data) }
            #expect(names.count > 6 && names.contains { $0.hasSuffix("game.lock") })
            for name in names {
                let program = try begun().program
                let (target, path) = (program.home.appending(path: "diary"), program.data.appending(path: name))
                try diary.write(to: target)
                try manager.removeItem(at: path)
                if isHard {
                    try manager.linkItem(at: target, to: path)
                } else {
                    try manager.createSymbolicLink(at: path, withDestinationURL: target)
                }
                for line in [["refill", "--all"], ["backyard", "new", "Oak"], ["doctor", "--repair"], ["status"]] {
                    let result = try program.run(line)
                    #expect([0, 1].contains(result.status), "\(name) \(line): \(result)")
                    #expect(try Data(contentsOf: target) == diary, "\(name) \(line)")
                }
                // The lock that commands write under is refused in words.
                if !isHard, name.hasSuffix("write.lock") {
                    let result = try program.run(["refill", "--all"])
                    #expect(result.status == 1 && result.error.contains("it’s a link to another file"), "\(name)")
                }
            }
        }

        @Test("A copy made of hard links stays as it was, and the game goes on")
        func copyOfLinks() throws {
            let (program, profile) = try begun()
            let copy = program.home.appending(path: "copy")
            var former: [String: Data] = [:]
            for name in files(below: profile) {
                let path = copy.appending(path: name)
                try manager.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
                try manager.linkItem(at: profile.appending(path: name), to: path)
                former[name] = try Data(contentsOf: path)
            }
            for line in [
                ["favorite", "Calm Palms"], ["backyard", "rename", "Calm Palms", "Oak"], ["refill", "--all"],
            ] {
                let result = try program.run(line)
                #expect(result.status == 0, "\(line): \(result.error)")
            }
            #expect(try program.status().yard("Oak").favorite)
            for (name, bytes) in former {
                #expect(try Data(contentsOf: copy.appending(path: name)) == bytes, "\(name)")
            }
            #expect(try program.run(["doctor"]).status == 0)
        }

        @Test("A profile's folder that leads nowhere is named")
        func deadFolder() throws {
            let program = try Program()
            let profiles = program.data.appending(path: "profiles")
            try manager.createDirectory(at: profiles, withIntermediateDirectories: true)
            try manager.createSymbolicLink(
                at: profiles.appending(path: "default"), withDestinationURL: program.home.appending(path: "gone"))
            let result = try program.run(["refill", "--all"])
            #expect(result.status == 1 && result.error.contains("it’s a link that leads nowhere"), "\(result)")
        }

        /// `flock` as on a disk that grants every lock.
        @Test("Where locks lock nobody out, nothing is written, and that is said")
        func vainLocks() throws {
            let (program, profile) = try begun()
            let library = try program.library("flock", "int flock(int file, int operation) { return 0; }")
            let before = try Data(contentsOf: profile.appending(path: "history.jsonl"))
            for line in [["favorite", "Calm Palms"], ["store", "buy", "nectar.cup"]] {
                let result = try program.run(line, environment: ["LD_PRELOAD": library])
                #expect(result.status == 1 && result.error.contains("can’t be locked: the disk doesn’t support that"))
            }
            #expect(try Data(contentsOf: profile.appending(path: "history.jsonl")) == before)
            #expect(try program.run(["status"], environment: ["LD_PRELOAD": library]).status == 0)
        }

        @Test("A lock file that the disk does not tell of ends a command, and that is said", arguments: [EIO, ESTALE])
        func silentDisk(code: Int32) throws {
            let (program, _) = try begun()
            let library = try program.library(
                "stat",
                """
                #define _GNU_SOURCE
                #include <dlfcn.h>
                #include <errno.h>
                #include <string.h>
                #include <sys/stat.h>
                int lstat(const char *path, struct stat *found) {
                    if (strstr(path, "write.lock")) return errno = \(code), -1;
                    return ((int (*)(const char *, struct stat *))dlsym(RTLD_NEXT, "lstat"))(path, found);
                }
                """)
            let cause = code == EIO ? "the disk reports an error" : "the network disk doesn’t answer"
            let result = try program.run(["favorite", "Calm Palms"], environment: ["LD_PRELOAD": library])
            #expect(result.status == 1 && result.error.contains("can’t be locked: \(cause)"), "\(result)")
            #expect(try !program.status().yard("Calm Palms").favorite)
        }

        @Test("A file may bear any date", arguments: ["2300-01-01", "2446-05-10", "1901-12-14"])
        func dates(date: String) throws {
            let program = try begun().program
            let config = program.home.appending(path: ".config/backyard-birds")
            try manager.createDirectory(at: config, withIntermediateDirectories: true)
            try Data("{}".utf8).write(to: config.appending(path: "config.json"))
            let assets = program.home.appending(path: "assets/Birds")
            try manager.createDirectory(at: assets, withIntermediateDirectories: true)
            try Data("<svg viewBox=\"0 0 8 8\"/>".utf8).write(to: assets.appending(path: "owl.svg"))
            #expect(try program.run(["store", "family", "start"]).status == 0)
            for folder in [program.data, config, assets] {
                for name in files(below: folder) {
                    let touched = try Finished.running(
                        "/usr/bin/touch", ["-d", date, folder.appending(path: name).path])
                    #expect(touched.status == 0, "\(touched.error)")
                }
            }
            for line in [["status"], ["widget"], ["store", "family"], ["refill", "--all"], ["doctor"]] {
                let result = try program.run(line + ["--assets", program.home.appending(path: "assets").path])
                #expect(result.status == 0 || result.error.contains("--assets"), "\(line): \(result)")
                #expect(try program.run(line).status == 0, "\(line)")
            }
        }

        @Test("An evening without a midnight ends", arguments: ["America/Santiago", "Africa/Cairo", "Asia/Beirut"])
        func eveningWithoutMidnight(zone: String) throws {
            let program = try begun().program
            for date in ["2026-09-06T02:50:00Z", "2026-03-28T21:50:00Z", "2026-04-23T21:50:00Z"] {
                let result = try program.run(
                    ["widget", "visitors", "--timeline", "json", "--now", date], environment: ["TZ": zone])
                #expect(result.status == 0 && result.output.contains("entries"), "\(zone) \(date): \(result.error)")
            }
        }

        @Test("The game’s own folder is no place for a file that a player names")
        func ownFolder() throws {
            let (program, profile) = try begun()
            #expect(try program.run(["store", "buy", "nectar.cup"]).status == 0)
            let home = program.home
            try manager.createSymbolicLink(at: home.appending(path: "way"), withDestinationURL: profile)
            try manager.createSymbolicLink(
                at: home.appending(path: "link"), withDestinationURL: program.data.appending(path: "key"))
            try manager.linkItem(at: program.data.appending(path: "key"), to: home.appending(path: "second"))
            func contents() throws -> [String: Data] {
                let names = files(below: program.data).filter { !$0.hasSuffix(".lock") }
                return try Dictionary(
                    uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: program.data.appending(path: $0))) })
            }
            let before = try contents()
            let data = program.data.path
            let targets = [
                data + "/key", data + "/key.copy", profile.path + "/world.json", profile.path + "/history.jsonl",
                profile.path + "/new.json", data + "/profiles/../key", "\(home.path)/way/world.json",
                "\(home.path)/way/new.json", "\(home.path)/link",
            ]
            for target in targets {
                // To record takes a while.
                let recording = target == targets[0] ? [["asciicast", "Bird Springs"]] : []
                for line in [["export"], ["postcard", "Bird Springs"]] + recording {
                    let result = try program.run(line + [target, "--force"])
                    #expect(result.status == 1 && result.error.contains("the game’s own folder"), "\(line) \(target)")
                }
            }
            // Another name of a file elsewhere is only that name.
            #expect(try program.run(["export", "\(home.path)/second", "--force"]).status == 0)
            #expect(try contents() == before)
        }

        @Test("What is not UTF-8 is refused, and no two such folders are taken for one")
        func notUTF8() throws {
            let program = try Program()
            for line in [
                "--data $'x\\xff'", "--data=$'x\\xfe'", "--profile $'\\xff'",
            ] {
                let result = try Finished.running(
                    "/bin/bash", ["-c", "cd; exec '\(program.path)' refill --all \(line)"],
                    environment: ["HOME": program.home.path, "LANG": "C.UTF-8"])
                #expect(result.status == 2 && result.error.contains("UTF-8"), "\(line): \(result)")
            }
            let result = try Finished.running(
                "/bin/bash", ["-c", "BACKYARD_BIRDS_HOME=$'x\\xff' exec '\(program.path)' refill --all"],
                environment: ["HOME": program.home.path, "LANG": "C.UTF-8"])
            #expect(result.status == 2 && result.error.contains("UTF-8"))
            #expect(try manager.contentsOfDirectory(atPath: program.home.path).isEmpty)
        }

        @Test("The home directory is meant by ~ where no shell replaces it")
        func tilde() throws {
            let program = try Program()
            #expect(try program.run(["refill", "--all", "--data=~/q"]).status == 0)
            let variables = ["BACKYARD_BIRDS_HOME": "~/own"]
            #expect(try program.run(["refill", "--all"], environment: variables).status == 0)
            #expect(try manager.contentsOfDirectory(atPath: program.home.path).sorted() == ["own", "q"])
        }

        @Test("A file keeps the mode that its owner has given it")
        func modes() throws {
            let (program, profile) = try begun()
            let path = profile.appending(path: "world.json").path
            try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            #expect(try program.run(["export", "\(program.home.path)/out"]).status == 0)
            #expect(try program.run(["doctor", "--repair"]).status == 0)
            #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
        }

        @Test("A save that is too large to be one is replaced by its backup")
        func tooLarge() throws {
            let (program, profile) = try begun()
            #expect(try program.run(["favorite", "Calm Palms"]).status == 0)
            let path = profile.appending(path: "world.json").path
            #expect(truncate(path, 300 << 20) == 0)
            let result = try program.run(["refill", "--all"])
            #expect(result.status == 0 && result.error.contains("larger than any save"), "\(result)")
            #expect(try program.status().yard("Calm Palms").favorite)
        }

        @Test("A photo is shown as a picture, whatever is in its file")
        func photo() throws {
            let (program, profile) = try begun()
            #expect(try program.run(["photos", "take", "Bird Springs"]).status == 0)
            let album = profile.appending(path: "album")
            let name = try #require(files(below: album).first { $0.hasSuffix(".ansi") })
            let own = try program.run(["photos", "show", "1", "--colors", "24bit"]).output
            #expect(own.contains("\u{1B}[") && own.split(separator: "\n").count > 10)
            try Data("\u{1B}]0;pwn\u{7}\u{1B}[2J\u{9B}31m\u{1B}[31mred\u{1B}Px\u{1B}\\\n".utf8).write(
                to: album.appending(path: name))
            let shown = try program.run(["photos", "show", "1", "--colors", "24bit"])
            let codes = shown.output.unicodeScalars.filter { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
            #expect(shown.status == 0 && codes.allSatisfy { $0 == "\u{1B}" || $0 == "\n" })
            #expect(shown.output.matches(of: /\u{1B}[^\[]/).isEmpty && !shown.output.contains("\u{1B}[2J"))
        }
    }
}
