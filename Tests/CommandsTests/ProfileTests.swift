import Session
import TestSupport
import Testing

@testable import Commands

/// Profiles by command.
@Suite struct ProfileTests {
    @Test func aSecondProfileNeedsNoScreen() throws {
        let run = CommandRun()
        #expect(run("profile").code == 1)
        #expect(try run.json("profile|list") == [])
        _ = run("favorite|Bird Springs")
        let result = run("profile|new|wren")
        #expect(result.code == 0 && result.out.contains("backyard-birds --profile wren"), "\(result)")
        #expect(run("profile").out == "default\nwren\n")
        #expect(try run.json("profile|list") == ["default", "wren"])
        // It is a game of its own, in which other commands act.
        #expect(run("favorite|Bird Springs|--profile|wren").code == 0)
        #expect(try run.json("status|--profile|wren")["profile"] == "wren")
    }

    @Test func aNameThatIsTakenOrNoneIsRefused() throws {
        let run = CommandRun()
        #expect(run("profile|new|wren").code == 0)
        let before = run.files.contents
        for (line, says) in [
            ("profile|new|wren", "already"), ("profile|new|../wren", "can’t be called"), ("profile|new|a b", "letters"),
        ] {
            let result = run(line)
            #expect(result.code != 0 && result.error.contains(says), "\(line): \(result)")
        }
        #expect(run.files.contents == before)
    }
}
