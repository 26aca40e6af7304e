import Foundation
import Testing

extension EndToEnd {
    @Suite("Files")
    struct Files {
        @Test("status tells of the game while it is played and after, and changes nothing")
        func status() throws {
            let game = try TmuxGame()
            try game.open("--seed 7 --reduced-motion")
            try game.waitUntilSaved()
            let before = try game.program.status().yard("Feathered Friends")
            #expect(before.water.remaining < 9 * 3600)
            try game.press("Right", "w")
            try game.wait(for: "Fresh water in Feathered Friends")
            try TmuxGame.wait("the autosave") {
                try game.program.status().yard("Feathered Friends").water.remaining > 15 * 3600
            }
            try game.press("q")
            try game.expectTerminalGivenBack(status: 0)

            let saved = try Data(contentsOf: game.program.checkpoint())
            let after = try game.program.status()
            #expect(after.profile == "default")
            #expect(
                after.yards.map(\.name).sorted() == [
                    "Bird Springs", "Calm Palms", "Chirp Center", "Feathered Friends", "Quiet Haven",
                ])
            #expect(try after.yard("Feathered Friends").water.remaining > 15 * 3600)
            #expect(try Data(contentsOf: game.program.checkpoint()) == saved)
        }

        @Test("A refill from another pane fills the gauges on the screen, and is not undone by the game's next save")
        func refillMeanwhile() throws {
            let game = try TmuxGame()
            try game.open("--seed 7 --reduced-motion")
            let before = try game.wait(for: "Feathered Friends")
            try game.waitUntilSaved()
            #expect(!before.contains("9h left") && !before.contains("16h left"))
            let result = try game.program.run(["refill", "feathered friends"])
            #expect(result.status == 0)
            #expect(result.output == "Feathered Friends: water and food refilled\n")
            try game.wait("full gauges") { $0.contains("9h left") && $0.contains("16h left") }
            try game.press("q")
            try game.expectTerminalGivenBack(status: 0)
            #expect(try game.program.status().yard("Feathered Friends").water.remaining > 15 * 3600)
        }

        @Test("A second game on the same profile says who plays it, sees what that one does, and goes on when it ends")
        func twoGames() throws {
            let first = try TmuxGame()
            try first.open("--seed 7 --reduced-motion")
            try first.waitUntilSaved()
            let second = try TmuxGame(variables: ["HOME": first.program.home.path])
            try second.open("--reduced-motion")
            let screen = try second.wait(for: "Read-only")
            let process = try first.processID()
            #expect(screen.contains("\(process)"))
            try second.press("Enter")
            try second.wait(untilGone: "\(process)")
            try second.press("Right", "s")
            try first.press("Right", "w")
            try first.wait(for: "Fresh water in Feathered Friends")
            try second.wait(for: "16h left")
            try first.press("q")
            try first.expectTerminalGivenBack(status: 0)
            let yard = try first.program.status().yard("Feathered Friends")
            #expect(!yard.favorite)
            #expect(yard.water.remaining > 15 * 3600)

            try second.wait(for: "You play this one now")
            try second.wait(untilGone: "Read-only")
            try second.press("s")
            try second.wait(for: "Feathered Friends ★")
            try second.press("q")
            try second.expectTerminalGivenBack(status: 0)
            #expect(try first.program.status().yard("Feathered Friends").favorite)
        }

        @Test(
            "The data lie where they are told to",
            arguments: [
                ("", "", ".local/share/backyard-birds/profiles/default/world.json"),
                ("", "--profile ann", ".local/share/backyard-birds/profiles/ann/world.json"),
                ("XDG_DATA_HOME=$HOME/xdg", "", "xdg/backyard-birds/profiles/default/world.json"),
                ("BACKYARD_BIRDS_HOME=$HOME/own", "--profile ann", "own/profiles/ann/world.json"),
                ("BACKYARD_BIRDS_HOME=$HOME/own", "--data $HOME/data", "data/profiles/default/world.json"),
            ])
        func places(variables: String, arguments: String, file: String) throws {
            let game = try TmuxGame()
            // Whatever files are made with otherwise, these are nobody else's business.
            try game.shell("umask 000")
            try game.open("--seed 7 --reduced-motion \(arguments)", with: variables)
            try game.press("q")
            try game.expectTerminalGivenBack(status: 0)
            let home = game.program.home
            let found = try #require(FileManager.default.subpaths(atPath: home.path))
            #expect(found.contains(file))
            #expect(found.filter { $0.hasSuffix("world.json") } == [file])
            let root = try #require(file.range(of: "/profiles")).lowerBound
            for path in found where path.hasPrefix(file[..<root]) {
                let attributes = try FileManager.default.attributesOfItem(atPath: home.appending(path: path).path)
                let mode = try #require(attributes[.posixPermissions] as? Int)
                let isDirectory = attributes[.type] as? FileAttributeType == .typeDirectory
                #expect(mode == (isDirectory ? 0o700 : 0o600), "\(path)")
            }
        }

        @Test("In memory nothing is written")
        func inMemory() throws {
            let game = try TmuxGame()
            try game.open("--in-memory --seed 7 --reduced-motion")
            try game.wait(for: "Nothing is saved")
            try game.press("s", "q")
            try game.expectTerminalGivenBack(status: 0)
            #expect(!FileManager.default.fileExists(atPath: game.program.data.path))
        }
    }
}
