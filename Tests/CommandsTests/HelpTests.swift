import Simulation
import TerminalUI
import TestSupport
import Testing
import Widgets
import Words

@testable import Commands

@Suite struct HelpTests {
    private static let strange = Language("en-XA") ?? .english

    @Test(arguments: [Language.english, strange]) func theOverviewIsAsItShouldBe(_ language: Language) {
        Golden.expect(Help(words: Words(language)).overview, "help-\(language.code)")
    }

    @Test(arguments: Commands.everything, [Language.english, strange])
    func helpIsAsItShouldBe(_ command: CommandDescription, _ language: Language) {
        let name = command.name.replacing(" ", with: "-")
        Golden.expect(Help(words: Words(language)).text(of: command), "help-\(name)-\(language.code)")
    }

    @Test func everyCommandAndOptionIsInTheHelp() {
        let help = Help(words: Words())
        for command in Commands.all {
            #expect(help.overview.contains("\n  \(command.usage)"))
        }
        for command in Commands.everything {
            let text = help.text(of: command)
            for action in command.actions {
                #expect(action.name.hasPrefix(command.name + " "))
                #expect(text.contains("\n  \(action.usage.dropFirst(command.name.count + 1))"))
            }
            // Values that are too many for a line continue below.
            let whole = text.replacing("\n      |", with: "|")
            for option in command.options + Commands.common { #expect(whole.contains("\n  \(option.usage)")) }
            #expect(text.split(separator: "\n").allSatisfy { TextWidth.columns(of: String($0)) <= 80 })
        }
        #expect(Set(Commands.everything.map(\.name)).count == Commands.everything.count)
    }

    /// In the pseudo-language no letter is as it was: what still is, is to be typed.
    @Test(arguments: Commands.everything) func helpSpeaksAnotherLanguage(_ command: CommandDescription) {
        let help = Help(words: Words(Self.strange))
        let options = Commands.common + Commands.everything.flatMap(\.options)
        let typed =
            [Commands.program, "OPTION", "play", "FACTOR", "VALUE", "help", "COMMAND", "ACTION", "KIND", "NAME"]
            + WidgetKind.allCases.map(\.rawValue)
            + Commands.everything.map(\.usage) + options.map(\.usage) + DrawCommand.elements
            + Almanac.Caretaker.allCases.map(\.rawValue) + CompletionShell.allCases.map(\.installation) + [
                "man > backyard-birds.1", "asciinema", "u", "ExposeAuthInfo yes", "AcceptEnv",
            ]
            + WatchedNews.fields + AlmanacOptions.Factor.allCases.flatMap { [$0.rawValue] + $0.values }
        let known = Set(typed.flatMap(Self.asciiWords))
        for word in Self.asciiWords(help.overview + help.text(of: command)) {
            #expect(known.contains(word), "“\(word)” is English")
        }
    }

    private static func asciiWords(_ text: String) -> [String] {
        text.split { !($0.isLetter && $0.isASCII) }.map(String.init)
    }
}
