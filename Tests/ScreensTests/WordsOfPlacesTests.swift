import TerminalUI
import Testing
import Words

@testable import Screens

/// What the catalog of texts must have for the screens' own lists.
@Suite struct WordsOfPlacesTests {
    private let words = Words()

    @Test func everySectionPageAndOrderHasItsWords() {
        for section in Section.allCases { #expect(words.has("screen", "\(section)", "name")) }
        for page in CompactScreen.Tab.allCases { #expect(words.has("compactPage", "\(page)", "name")) }
        for order in YardFinder.Order.allCases { #expect(words.has("yardOrder", "\(order)", "name")) }
    }

    @Test func everyCommandOfTheKeyMapHasItsWords() {
        for binding in KeyMap<Command>.standard.bindings {
            if case .screen = binding.action { continue }
            #expect(words.has("command", "\(binding.action)", "help"), "\(binding.action)")
            #expect(words.has("keyGroup", binding.group, "name"))
        }
    }
}
