import Chronology
import Testing

@testable import Simulation

@Suite struct ValidationTests {
    /// Each way to break a world, and what `validate` says of it.
    static let damages: [(String, @Sendable (inout World) -> Void, @Sendable (World) -> Violation)] = [
        (
            "two yards with one id", { $0.backyards.append($0.backyards[0]) },
            { .duplicateID($0.backyards[0].id.rawValue) }
        ),
        ("two birds with one id", { $0.birds.append($0.birds[0]) }, { .duplicateID($0.birds[0].id.rawValue) }),
        ("a yard gone", { $0.backyards.removeFirst() }, { .dangling($0.presentVisits[0].id.rawValue, to: "Backyard") }),
        ("no birds", { $0.birds = [] }, { .dangling($0.presentVisits[0].id.rawValue, to: "Bird") }),
        ("a food that is not", { $0.backyards[1].foodID = ID("mud") }, { _ in .unknownFood("mud") }),
        ("owing food", { $0.pantry[.nectar] = -1 }, { _ in .negativePantry("nectar") }),
        ("owning seeds", { $0.pantry[.corn] = 1 }, { _ in .unknownFood("corn") }),
        ("clock set back", { $0.clock = $0.began - .seconds(1) }, { _ in .clockBeforeBeginning }),
        (
            "a visit to come", { $0.clock = $0.presentVisits[0].arrival - .seconds(1) },
            { .visitInFuture($0.presentVisits[0].id.rawValue) }
        ),
        (
            "a guest overdue", { $0.clock = $0.presentVisits[0].departure },
            { .visitInWrongPlace($0.presentVisits[0].id.rawValue) }
        ),
        (
            "one perch, two birds",
            { world in
                let old = world.presentVisits[0]
                world.presentVisits.append(
                    Visit(
                        id: ID("visit-x"), backyard: old.backyard, bird: world.birds[5].id,
                        species: world.birds[5].species, perch: old.perch, arrival: old.arrival,
                        departure: old.departure, food: nil, drank: false, enjoyment: nil))
            }, { .perchTakenTwice($0.presentVisits[0].backyard.rawValue) }
        ),
        (
            "one bird, two yards",
            { world in
                let old = world.presentVisits[0]
                world.presentVisits.append(
                    Visit(
                        id: ID("visit-x"), backyard: world.backyards[4].id, bird: old.bird, species: old.species,
                        perch: .branch, arrival: old.arrival, departure: old.departure, food: nil, drank: false,
                        enjoyment: nil))
            }, { .birdInTwoPlaces($0.presentVisits[0].bird.rawValue) }
        ),
        (
            "filled tomorrow", { $0.backyards[0].water.filledAt = $0.clock + .days(1) },
            { .supplyFromFuture($0.backyards[0].id.rawValue) }
        ),
        ("a floor too many", { $0.backyards[0].floor = 9 }, { .invalidDecoration($0.backyards[0].id.rawValue) }),
        ("counters reset", { $0.visitCount = 0 }, { _ in .counterBehind("visits") }),
    ]

    @Test(arguments: damages.indices)
    func everyDamageIsNamed(index: Int) {
        var world = World.firstWorld(seed: 1, began: began)
        world.advance(to: began + .seconds(20), allowances: .standard)
        #expect(world.validate().isEmpty)
        let (name, damage, violation) = Self.damages[index]
        damage(&world)
        #expect(world.validate().contains(violation(world)), "\(name): \(world.validate())")
    }
}
