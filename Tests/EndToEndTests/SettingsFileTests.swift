import Foundation
import Testing

extension EndToEnd {
    @Suite("The file of settings")
    struct SettingsFile {
        /// Saved while playing it counts at once, even where the terminal has to be opened anew; and whatever ends the game
        /// then, the terminal is as it was.
        @Test(
            "It counts as soon as it is saved",
            arguments: [("q", 0), ("TERM", 143), ("SEGV", 139)] as [(String, Int32)])
        func itIsWatched(end: String, status: Int32) throws {
            let game = try TmuxGame()
            try game.program.configure(#"{ "keys": { "screen-birds": "F5" }, "first-sightings": "off" }"#)
            try game.open("--seed 7 --reduced-motion")
            try game.press("F5")
            try game.wait(for: "latest first")
            try game.program.configure(
                #"""
                { "theme": "sixteen", "mouse": false, "keys": { "screen-birds": "F6" }, "nix": 1, "first-sightings": "off" }
                """#)
            try game.wait(for: "no setting “nix”")
            try game.press("Enter", "1")
            try game.wait(for: "Feathered Friends")
            try game.press("F6")
            try game.wait(for: "latest first")
            switch end {
            case "q": try game.press("1", "q")
            case "TERM": kill(try game.processID(), SIGTERM)
            default: kill(try game.processID(), SIGSEGV)
            }
            let left = try game.expectTerminalGivenBack(status: status)
            guard end == "SEGV" else { return }
            // The report is where the last words say.
            let data = game.program.home.appending(path: ".local/share/backyard-birds")
            let reports = try FileManager.default.contentsOfDirectory(atPath: data.path).filter {
                $0.hasPrefix("crash-")
            }
            let name = try #require(reports.first)
            #expect(left.replacing("\n", with: "").contains(name), "\(left)")
            let text = try String(contentsOf: data.appending(path: name), encoding: .utf8)
            #expect(text.contains("program: backyard-birds") && text.contains("signal: SIGSEGV"))
        }
    }
}
