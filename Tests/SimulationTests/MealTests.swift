import Chronology
import Testing

@testable import Simulation

@Suite struct MealTests {
    static let bird = Bird(
        id: ID("cardinal-1"), species: .cardinal, palette: 0, favoriteFood: .nectar,
        dislikedFoods: [.corn, .goldenAcorn], temperament: .calm)

    @Test(arguments: [
        (ID<Food>.nectar, Enjoyment.loved), (.corn, .disliked), (.goldenAcorn, .disliked),
        (.nutritionPellet, .enjoyed), (.peanuts, .noOpinion), (.sunflowerSeeds, .noOpinion),
    ])
    func whatItThinks(food: ID<Food>, enjoyment: Enjoyment) {
        #expect(Stay.enjoyment(of: food, by: Self.bird) == enjoyment)
    }

    /// No secret calls a bird by a food that it dislikes; others of its kind may dislike that food.
    @Test func aSecretsFoodIsLiked() throws {
        var asked = 0
        for kind in Catalog.species {
            for case .food(let food) in kind.secret?.needs ?? [] {
                for number in 1...4 {
                    let bird = Bird(
                        id: ID("\(kind.id)-\(number)"), species: kind.id, palette: 0, favoriteFood: .peanuts,
                        dislikedFoods: [food], temperament: .calm)
                    let isCalled = kind.secret?.isMeant(bird) == true
                    #expect(bird.dislikes(food) == !isCalled && bird.discoveredDislikes.isEmpty)
                    #expect((Stay.enjoyment(of: food, by: bird) == .disliked) == !isCalled)
                    asked += isCalled ? 1 : 0
                }
            }
        }
        #expect(asked >= 5)
    }

    /// Lengths of many stays lie within the table's range and reach for both ends of it.
    @Test(
        arguments: [
            (Enjoyment.disliked, 20, 60), (.noOpinion, 480, 1200), (.enjoyed, 900, 2400), (.loved, 1500, 4500),
        ] as [(Enjoyment, Int64, Int64)])
    func staysByEnjoyment(enjoyment: Enjoyment, shortest: Int64, longest: Int64) {
        var generator = SplitMix64(seed: 1)
        let stays = (0..<2000).map { _ in
            Stay.length(after: enjoyment, drank: false, foodID: .corn, generator: &generator).milliseconds
        }
        let margin = (longest - shortest) * 100
        #expect(stays.allSatisfy { (shortest * 1000...longest * 1000).contains($0) })
        #expect(stays.contains { $0 < shortest * 1000 + margin })
        #expect(stays.contains { $0 > longest * 1000 - margin })

        generator = SplitMix64(seed: 1)
        let pellets = (0..<2000).map { _ in
            Stay.length(after: enjoyment, drank: false, foodID: .nutritionPellet, generator: &generator).milliseconds
        }
        // Longer, but never longer than ever.
        #expect(pellets == stays.map { min(longest * 1000, $0 * 3 / 2) })
    }

    @Test func mealsAreRememberedAndFade() throws {
        var bird = Self.bird
        let yard = ID<Backyard>("yard-1")
        func eat(_ food: ID<Food>, _ minute: Int64) {
            let date = began + .minutes(minute)
            bird.remember(
                Visit(
                    id: ID("visit-\(minute)"), backyard: yard, bird: bird.id, species: bird.species, perch: .feeder,
                    arrival: date, departure: date + .minutes(1), food: food, drank: false,
                    enjoyment: Stay.enjoyment(of: food, by: bird)))
        }
        eat(.peanuts, 1)
        #expect(bird.memories.isEmpty && bird.discoveredFoods == [.peanuts] && bird.visitCount == 1)
        for minute in 2..<10 { eat(.nectar, Int64(minute)) }
        #expect(bird.memories == [.init(backyard: yard, lovedMeals: 5, dislikedMeals: 0)])
        #expect(bird.lovedMeals == 8 && bird.isFavoriteDiscovered && bird.discoveredDislikes.isEmpty)
        eat(.corn, 10)
        eat(.corn, 11)
        #expect(bird.memories == [.init(backyard: yard, lovedMeals: 3, dislikedMeals: 2)])
        #expect(bird.discoveredDislikes == [.corn])
        eat(.nectar, 12)
        #expect(bird.memories == [.init(backyard: yard, lovedMeals: 4, dislikedMeals: 1)])
        #expect(bird.firstSeen == began + .minutes(1) && bird.lastSeen == began + .minutes(12))
    }

    /// Of two birds that are alike, the one that remembers loved meals comes far oftener than the other.
    @Test func lovedMealsDrawBackAndDislikedOnesKeepAway() {
        var counts: [Int] = []
        for kind in 0..<3 {
            var world = World.firstWorld(seed: 2, began: began)
            world.clock = began + .hours(1)
            let yard = world.backyards[0].id
            // Neither at home there nor at its usual time: those would come anyway.
            let hour = world.localTime(in: world.backyards[0]).hour
            let birds = world.birds.indices.filter { world.birds[$0].species == .dove }.sorted {
                let (a, b) = (world.birds[$0], world.birds[$1])
                func ties(_ bird: Bird) -> Int {
                    (world.nature(of: bird).isUsual(hour) ? 1 : 0) + (world.home(of: bird) == yard ? 1 : 0)
                }
                return ties(a) < ties(b)
            }
            for index in birds { world.birds[index] = world.birds[index].daring }
            for index in birds { world.birds[index].firstSeen = began }
            if kind == 1 { world.birds[birds[0]].memories = [.init(backyard: yard, lovedMeals: 5, dislikedMeals: 0)] }
            if kind == 2 { world.birds[birds[0]].memories = [.init(backyard: yard, lovedMeals: 0, dislikedMeals: 5)] }
            let choice = GuestChoice(
                of: world, Neighborhood(of: world), to: world.backyards[0],
                at: world.clock, world.conditions(in: world.backyards[0], at: world.clock)
            ) { $0.id == .dove }
            var generator = SplitMix64(seed: 9)
            counts.append(
                (0..<2000).count { _ in
                    var choice = choice
                    return choice.draw(&generator)?.bird == birds[0]
                })
        }
        #expect(counts[1] * 10 > counts[0] * 13, "\(counts)")
        #expect(counts[2] * 10 < counts[0] * 7, "\(counts)")
    }

    @Test(arguments: [(0, 0, false), (9, 2, false), (10, 0, true), (3, 3, true)])
    func namesAreEarned(visits: Int, loved: Int, may: Bool) throws {
        var world = World.firstWorld(seed: 1, began: began)
        world.birds[0].visitCount = visits
        world.birds[0].lovedMeals = loved
        let id = world.birds[0].id
        #expect(world.birds[0].mayBeNamed == may)
        if may {
            let undo = try world.rename(id, to: "  Señor\u{1b}[31m  Pip \n")
            #expect(world.bird(id)?.name == "Señor[31m Pip")
            try world.undo(undo)
            #expect(world.bird(id)?.name == nil)
        } else {
            #expect(throws: WorldError.notYetNameable(id)) { try world.rename(id, to: "Pip") }
        }
    }
}
