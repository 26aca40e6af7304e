import TestSupport
import Testing
import Words

@testable import Commands
@testable import Session
@testable import Simulation
@testable import backyard_birds

@Suite struct CompletionTests {
    private let run = CommandRun()

    private func offers(_ line: String, in run: CommandRun? = nil) -> [String] {
        let words = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        return Completer(words, environment: (run ?? self.run).environment, words: Words()).candidates.map(\.text)
    }

    /// Every word of the table is offered where it may stand, and is in help and manual.
    @Test func everythingOfTheTableIsOfferedAndExplained() {
        let manual = Manual(words: Words(), pages: ScreenPages()).text
        #expect(offers("") == Commands.all.map(\.name))
        let all = Completer([""], environment: run.environment, words: Words()).candidates
        #expect(all.map(\.summary) == Commands.all.map { $0.summary(Words()) })
        for command in Commands.everything {
            let line = command.name.replacing(" ", with: "|")
            let options = offers(line + "|-")
            for option in command.options + Commands.common {
                #expect(options.contains(option.name), "\(command.name) \(option.name)")
                #expect(manual.contains("\\fB\(Roff.escaped(option.names))\\fR"))
                if case .choice(let choices) = option.subject, !option.isValueOptional {
                    #expect(offers("\(line)|\(option.name)|") == choices)
                }
            }
            if !command.actions.isEmpty {
                #expect(offers(line + "|") == command.actions.map(\.word))
                #expect(offers("help|" + line + "|") == command.actions.map(\.word))
            }
            #expect(manual.contains("\\fB\(Roff.escaped(command.name))\\fR"))
        }
        #expect(!offers("").contains("complete"))
    }

    @Test func namesComeFromTheSave() throws {
        _ = run("backyard|rename|Calm Palms|Robin’s \"Nest\"")
        // Yards of an earlier version may share a name.
        let session = try Session.act(Configuration(), environment: run.environment, author: .commandLine)
        session.world.backyards[4].name = "Bird Springs"
        session.close()
        let yards = offers("favorite|")
        #expect(yards.contains("Robin’s \"Nest\"") && !yards.contains("Calm Palms"))
        #expect(!yards.contains("Bird Springs") && yards.filter { $0.hasPrefix("yard-") }.count == 2)
        let before = run.files.contents
        #expect(offers("refill|\(yards[1])|").count == yards.count - 1, "not what is there already")
        #expect(offers("refill|--food|").contains("Sunflower Seeds"))
        #expect(offers("refill|--food=").contains("--food=Sunflower Seeds"))
        #expect(offers("store|buy|").contains("nectar.cup"))
        #expect(offers("settings|theme|") == Setting.named("theme")?.values)
        #expect(offers("backyard|decorate|x|--ground|").contains("Gravel"))
        #expect(offers("status|--profile|") == ["default"])
        #expect(offers("favorite|--|").contains("Robin’s \"Nest\""))
        #expect(
            offers("favorite|--profile|other|").isEmpty || !run.files.contents.keys.contains { $0.contains("/other/") })
        #expect(run.files.contents == before, "it only reads")
    }

    /// Those that have come by; the others keep their names to themselves.
    @Test func kindsComeFromTheSave() throws {
        _ = run("refill|--all")
        run.pass(.hours(3))
        let birds = try #require(try run.json("bird|list").arrayValue)
        let kinds = Set(birds.compactMap { $0["species"]?.stringValue })
        #expect(kinds.count > 1)
        #expect(Set(offers("show|species|")) == kinds && Set(offers("bird|list|--species|")) == kinds)
        for kind in kinds {
            let some = try #require(try run.json("bird|list|--species|\(kind.lowercased())").arrayValue)
            #expect(some == birds.filter { $0["species"]?.stringValue == kind })
        }
        #expect(run("bird|list|--species|penguin").code == 1)
    }

    @Test(arguments: ["nonsense|", "store|nonsense|", "favorite|a|", "status|", "settings|nonsense|", "status|--seed|"])
    func whatMakesNoSenseHasNoCandidates(line: String) { #expect(offers(line).isEmpty) }

    @Test func pathsAreLeftToTheShell() {
        #expect(run("complete|--|export").out.contains("\nexport\twrite the whole game to one file\n"))
        #expect(Completer(["export", ""], environment: run.environment, words: Words()).paths == .files)
        #expect(Completer(["--data", ""], environment: run.environment, words: Words()).paths == .directories)
    }

    @Test(arguments: CompletionShell.allCases) func aScriptForEachShell(_ shell: CompletionShell) {
        let result = run("completions|\(shell.rawValue)")
        #expect(result.code == 0 && result.out == shell.script && result.out.contains("complete --"))
    }

    @Test func anUnknownShellIsNamed() {
        let result = run("completions|bsah")
        #expect(result.code == 2 && result.error.contains("did you mean “bash”?"))
        #expect(run("completions").code == 2 && run("completions").error.contains("bash, zsh or fish"))
    }
}

@Suite struct ManualTests {
    private static let strange = Language("en-XA") ?? .english

    @Test(arguments: [Language.english, strange]) func theManualIsAsItShouldBe(_ language: Language) {
        Golden.expect(Manual(words: Words(language), pages: ScreenPages()).text, "manual-\(language.code)")
    }

    @Test func everyLineIsARequestOrEscapedASCII() {
        for line in Manual(words: Words(), pages: ScreenPages()).text.split(separator: "\n") {
            #expect(line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }, "\(line)")
            #expect(!line.hasPrefix("'"), "\(line)")
        }
        #expect(Roff.escaped(".x \\ - ' “a”") == "\\&.x \\e \\- \\(aq \\[u201C]a\\[u201D]")
    }

    /// Help and manual say the same of a command and of an option.
    @Test func helpAndManualAgree() {
        let words = Words()
        let manual = Manual(words: words, pages: ScreenPages()).text.replacing("\n", with: " ")
        for command in Commands.everything {
            #expect(manual.contains(Roff.escaped(words.sentence(command.summary(words)))))
            for option in command.options { #expect(manual.contains(Roff.escaped(words.sentence(option.help(words))))) }
        }
    }
}
