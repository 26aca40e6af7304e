import Testing

@testable import Words

/// Words in the forms that texts ask for.
@Suite struct GrammarTests {
    private let words = Grammar.words(
        in: """
            # Russian: nouns with their gender, adjectives with the forms of each.
            голубь m gen=голубя dat=голубю
            сова f gen=совы dat=сове
            красный f=красная gen=красного dat=красному f.gen=красной f.dat=красной
            готов f=готова
            """)

    @Test(arguments: [
        ("голубь", "gen", "голубя"), ("Красный голубь", "gen", "Красного голубя"),
        ("красная сова", "dat", "красной сове"), ("голубь и красная сова", "gen", "голубя и красной совы"),
        // A player's name, and a form that a word has not.
        ("Пип", "gen", "Пип"), ("Пип и сова", "gen", "Пип и совы"), ("сова", "loc", "сова"), ("", "gen", ""),
    ])
    func everyWordOfAPhraseIsInflected(phrase: String, form: String, inflected: String) {
        #expect(Grammar(words).inflect(phrase, to: form) == inflected)
    }

    @Test(arguments: [
        ("Красный", "сова", "Красная"), ("красный", "голубь", "красный"), ("готов", "красная сова", "готова"),
        // A player's name has no gender that is known.
        ("готов", "Пип", "готов"), ("готов", "", "готов"),
    ])
    func aWordAgreesWithTheNoun(word: String, noun: String, agreed: String) {
        #expect(Grammar(words).agreed(word, with: noun) == agreed)
    }

    /// All forms that a language's texts ask for are in its list: no list is empty that is there.
    @Test(arguments: Language.offered) func everyListIsWellFormed(_ language: Language) {
        for (head, word) in Grammar(language).words {
            #expect(!head.isEmpty && word.forms.values.allSatisfy { !$0.isEmpty })
            #expect(word.gender.map { ["m", "f", "n", "c", "p"].contains($0) } ?? true, "\(head)")
        }
    }
}
