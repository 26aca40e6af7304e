import Foundation
import Testing

extension EndToEnd {
    @Suite("What cannot be done is said in a sentence")
    struct Refusals {
        @Test(
            "A terminal that cannot show the game",
            arguments: [
                ("TERM=dumb", "", "“dumb” can’t place text"),
                ("TERM=no-such-thing COLORTERM=", "", "“no-such-thing” (TERM) isn’t known"),
                ("TERM=", "", "TERM isn’t set"), ("env -u TERM", "", "TERM isn’t set"),
                ("", "< /dev/null", "needs a terminal"),
                ("", "--seed 7 | cat; (exit ${PIPESTATUS[0]})", "needs a terminal"),
            ])
        func terminal(variables: String, rest: String, sentence: String) throws {
            let game = try TmuxGame(width: 200)
            try game.start(rest, with: variables)
            let left = try game.expectTerminalGivenBack(status: 1)
            #expect(left.contains(sentence))
            #expect(left.contains("backyard-birds status"))
            // It never came to a game.
            #expect(!FileManager.default.fileExists(atPath: game.program.data.path))
        }

        @Test(
            "A command line that makes no sense, by exit code 2",
            arguments: [
                (["--sed", "7"], "There is no option “--sed”: did you mean “--seed”?"),
                (["--color"], "There is no option “--color”: did you mean “--colors”?"),
                (["stats"], "did you mean “status”?"),
                (["--seed", "seven"], "“--seed” takes a whole number"),
                (["--seed"], "“--seed” needs a value"),
                (["--now", "yesterday"], "“--now” takes a date"),
                (["--time-scale", "0"], "“--time-scale” takes a whole number from 1 to 3600"),
                (["--profile", "../elsewhere"], "“--profile” takes letters"),
                (["--colors", "blue"], "choose one of auto, 24bit"),
                (["--no-mouse=yes"], "“--no-mouse” takes no value"),
            ])
        func usage(words: [String], sentence: String) throws {
            let program = try Program()
            let result = try program.run(words)
            #expect(result.status == 2)
            #expect(result.error.contains(sentence))
            #expect(result.error.split(separator: "\n").count == 1)
            #expect(result.output.isEmpty)
            #expect(!FileManager.default.fileExists(atPath: program.data.path))
        }

        @Test("Without a place to save the game goes on, shows it, and says at the end what was not saved")
        func nowhereToSave() throws {
            let game = try TmuxGame()
            // Below a file there can be no directory, not even for root.
            try Data().write(to: game.program.home.appending(path: "file"))
            try game.open("--seed 7 --reduced-motion --data $HOME/file/birds")
            try game.wait(for: "Not saved yet")
            try game.press("Right", "s")
            try game.wait(for: "Feathered Friends ★")
            try game.press("q")
            let left = try game.expectTerminalGivenBack(status: 1)
            #expect(left.contains("backyard-birds: The last changes are not saved."))
            #expect(left.contains("file/birds"))
        }

        /// Runs what follows so that no file can grow, as on a full disk; root is no exception.
        private static let fullDisk = "bash -c 'ulimit -S -f 0; exec \"$@\"' -"

        @Test("With a full disk the game goes on and loses nothing that was saved; once there is room, it saves")
        func fullDisk() throws {
            let game = try TmuxGame()
            #expect(try game.program.run(["favorite", "Bird Springs", "--off", "--seed", "7"]).status == 0)
            let before = try Data(contentsOf: game.program.checkpoint())
            try game.open("--reduced-motion", with: Self.fullDisk)
            try game.press("Right", "s")
            try game.wait("the star and the badge") {
                $0.contains("Feathered Friends ★") && $0.contains("Not saved yet")
            }
            #expect(try Data(contentsOf: game.program.checkpoint()) == before)
            let status = try game.program.status()
            #expect(!status.yards.contains { $0.favorite })

            let process = try game.processID()
            #expect(
                try Finished.running("/usr/bin/env", ["prlimit", "--pid", "\(process)", "--fsize=unlimited:"]).status
                    == 0)
            try game.wait(untilGone: "Not saved yet")
            #expect(try game.program.status().yard("Feathered Friends").favorite)
            try game.press("q")
            try game.expectTerminalGivenBack(status: 0)
        }

        @Test("A command that cannot save says that nothing was changed, by exit code 1")
        func commandOnFullDisk() throws {
            let game = try TmuxGame(width: 200)
            #expect(try game.program.run(["favorite", "Bird Springs", "--off", "--seed", "7"]).status == 0)
            try game.start("favorite 'Calm Palms'", with: Self.fullDisk)
            let left = try game.expectTerminalGivenBack(status: 1)
            #expect(left.contains("Nothing was changed"))
            #expect(try !game.program.status().yard("Calm Palms").favorite)
        }

        @Test("A damaged save is kept, untouched, and a backup brings back what was in it")
        func damaged() throws {
            let game = try TmuxGame()
            #expect(try game.program.run(["favorite", "Bird Springs", "--off", "--seed", "7"]).status == 0)
            let checkpoint = game.program.checkpoint()
            // Torn in the middle.
            let torn = try Data(contentsOf: checkpoint).prefix(3000)
            try torn.write(to: checkpoint)
            // Looking changes nothing.
            let look = try game.program.run(["status"])
            #expect(look.error.contains("damaged"))
            #expect(try Data(contentsOf: checkpoint) == torn)

            try game.open("--reduced-motion --seed 7")
            try game.wait(for: "damaged")
            try game.press("Enter")
            try game.wait(untilGone: "damaged")
            try game.press("q")
            try game.expectTerminalGivenBack(status: 0)
            let directory = checkpoint.deletingLastPathComponent()
            let kept = try #require(
                try FileManager.default.contentsOfDirectory(atPath: directory.path)
                    .first { $0.hasPrefix("world.json.damaged-") })
            #expect(try Data(contentsOf: directory.appending(path: kept)) == torn)
            #expect(try game.program.run(["status"]).error.isEmpty)
            #expect(try !game.program.status().yards.contains { $0.favorite })
        }

        @Test("A save of a later version is shown to nobody's harm: nothing is written")
        func newer() throws {
            let game = try TmuxGame()
            #expect(try game.program.run(["favorite", "Bird Springs", "--off", "--seed", "7"]).status == 0)
            let checkpoint = game.program.checkpoint()
            let text = try String(contentsOf: checkpoint, encoding: .utf8)
            let newer = text.replacing(/"schema": [0-9]+/, with: "\"schema\": 99")
            #expect(newer != text)
            try newer.write(to: checkpoint, atomically: false, encoding: .utf8)

            try game.open("--reduced-motion --seed 7")
            try game.wait(for: "later version")
            try game.press("Enter")
            try game.wait(untilGone: "later version")
            try game.press("Right", "s", "q")
            try game.expectTerminalGivenBack()
            #expect(try String(contentsOf: checkpoint, encoding: .utf8) == newer)

            let refused = try game.program.run(["refill", "--all"])
            #expect(refused.status == 1)
            #expect(refused.error.contains("later version"))
            #expect(try String(contentsOf: checkpoint, encoding: .utf8) == newer)
        }
    }
}
