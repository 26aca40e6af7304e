import Chronology

@testable import Simulation

/// When all worlds of these tests begin.
let began = CivilDate(year: 2026, month: 11, day: 21, hour: 9).utcInstant
let everything = Allowances(backyardLimit: nil, earlyAccessSpecies: true)

/// Something a player does at a date, drawn from a seed.
struct Deed {
    let date: Instant
    let seed: UInt64

    /// Deeds at random moments, `count` of them within `span`.
    static func random(_ count: Int, seed: UInt64, within span: Span) -> [Deed] {
        var generator = SplitMix64(seed: seed)
        return (0..<count).map { _ in
            Deed(date: began + .milliseconds(generator.below(span.milliseconds)), seed: generator.next())
        }.sorted { $0.date < $1.date }
    }

    /// Refills mostly; now and then a name, a star, a new yard or one less.
    func act(on world: inout World) {
        var generator = SplitMix64(seed: seed)
        let yard = world.backyards[generator.below(world.backyards.count)]
        let bird = world.birds[generator.below(world.birds.count)]
        switch generator.below(12) {
        case 10, 11: world.look()
        case 0...2: _ = try? world.refillWater(yard.id)
        case 3...5:
            let food = Catalog.foods[generator.below(Catalog.foods.count)].id
            if let undo = try? world.refillFood(yard.id, with: food), generator.below(4) == 0 {
                _ = try? world.undo(undo)
            }
        case 6: world.addPremiumFood(Catalog.premiumFoods[generator.below(3)].id, generator.below(4))
        case 7:
            _ = try? world.setFavorite(bird.id, !bird.isFavorite)
            _ = try? world.rename(bird.id, to: "Pip")
        case 8:
            _ = try? world.createBackyard(
                name: "Nook", decoration: yard.decoration, localTime: LocalTime(hour: generator.below(24)),
                allowances: .standard)
        default:
            if let undo = try? world.removeBackyard(yard.id), generator.below(3) > 0 { _ = try? world.undo(undo) }
        }
    }
}

/// Plays deeds and returns all events, going from one to the next in steps that `step` chooses.
func play(
    _ world: inout World, _ deeds: [Deed], until end: Instant, allowances: Allowances, step: () -> Span?
) -> [WorldEvent] {
    var events: [WorldEvent] = []
    func walk(_ world: inout World, to date: Instant) {
        while let span = step(), world.clock + span < date {
            events += world.advance(to: world.clock + span, allowances: allowances)
        }
        events += world.advance(to: date, allowances: allowances)
    }
    for deed in deeds {
        walk(&world, to: deed.date)
        deed.act(on: &world)
    }
    walk(&world, to: end)
    return events
}

extension [WorldEvent] {
    var arrivals: [Visit] {
        compactMap { event in
            if case .arrived(let visit) = event.kind { visit } else { nil }
        }
    }
}

extension Bird {
    /// The same without any wariness.
    var daring: Bird {
        Bird(
            id: id, species: species, palette: palette, favoriteFood: favoriteFood, dislikedFoods: dislikedFoods,
            temperament: temperament, tag: tag)
    }
}
