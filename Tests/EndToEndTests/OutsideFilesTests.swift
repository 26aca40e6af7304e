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
    }
}
