import Chronology
import Simulation
import Testing

@testable import Words

@Suite("What is known of birds, in words")
struct FindingsTests {
    private let words = Words()
    private var bird: Bird {
        Bird(id: ID("bird"), species: .owl, palette: 0, favoriteFood: .corn, dislikedFoods: [], temperament: .calm)
    }

    @Test func visitsAndLovedMealsAreCounted() {
        var bird = bird
        bird.visitCount = 1
        #expect(words.visits(of: bird) == "1 visit")
        (bird.visitCount, bird.lovedMeals) = (12, 1)
        #expect(words.visits(of: bird) == "12 visits, 1 loved meal")
    }

    @Test func whatIsMissingForANameIsSaid() {
        var bird = bird
        (bird.visitCount, bird.lovedMeals) = (8, 2)
        #expect(
            words.notNameable(bird)
                == "You can name it after 2 more visits, or 1 more meal that it loves.")
    }

    @Test func memoriesAreFondOrNot() {
        func memory(_ loved: Int, _ disliked: Int) -> String? {
            words.memory(
                Bird.YardMemory(backyard: ID("yard-1"), lovedMeals: loved, dislikedMeals: disliked), of: "Calm Palms")
        }
        #expect(memory(1, 1) == nil && memory(0, 1)?.contains("shudder") == true)
        #expect(memory(4, 1) == "Calm Palms, fondly: the food there was a feast.")
        #expect(memory(2, 1)?.contains("pleasure") == true)
    }

    @Test func waysTellWhatMightBringABirdWithoutNamingIt() throws {
        let hoopoe = try #require(Catalog.species(.hoopoe))
        let ways = words.ways(of: hoopoe, .standard)
        #expect(ways.contains("It comes only at sunrise or in the morning."))
        #expect(ways.contains("It comes only when the sky is clear."))
        #expect(ways.contains("It’s here from May to September, and in the south half a year later."))
        #expect(ways.allSatisfy { !$0.lowercased().contains("hoopoe") })
        let chickadee = try #require(Catalog.species(.chickadee))
        #expect(words.ways(of: chickadee, .standard).first?.contains("Premium Pass") == true)
    }
}
