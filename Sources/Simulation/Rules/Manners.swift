import Chronology

/// The birds' behavior toward each other and toward the player.
extension World {
    /// Shortens the visits of shy birds outside flocks in the yard where a bold bird has just landed.
    mutating func makeShyGuestsLeave(after arrivals: [Visit]) {
        guard let yard = arrivals.first?.backyard else { return }
        let isBold = arrivals.contains { visit in index(of: visit.bird).map { birds[$0].temperament } == .bold }
        guard isBold else { return }
        for index in presentVisits.indices
        where presentVisits[index].backyard == yard && presentVisits[index].flock == nil {
            let visit = presentVisits[index]
            guard !arrivals.contains(where: { $0.id == visit.id }),
                self.index(of: visit.bird).map({ birds[$0].temperament }) == .shy
            else { continue }
            var generator = RandomStream(seed: seed, purpose: .manners, key: visit.id.stableHash).generator(at: 0)
            let departure = clock + .milliseconds(generator.within(3000...9000))
            presentVisits[index].departure = min(visit.departure, departure)
        }
    }

    /// Returns the gift that a bird leaves as it departs; mostly `nil`.
    ///
    /// A bird leaves one now and then in a yard where it has loved several meals, the same thing only after months;
    /// generous species do so sooner and more often. A guest leaves one after a meal.
    func gift(after visit: Visit) -> Gift? {
        guard let enjoyment = visit.enjoyment, enjoyment != .disliked, let index = index(of: visit.bird),
            let species = Catalog.species(visit.species)
        else { return nil }
        let bird = birds[index]
        let loved = bird.memories.first { $0.backyard == visit.backyard }?.lovedMeals ?? 0
        let isGuest = bird.isGuest && !gifts.contains { $0.bird == bird.id }
        guard isGuest || loved >= (species.isGenerous ? 1 : Gift.lovedMeals) else { return nil }
        var generator = RandomStream(seed: seed, purpose: .gifts, key: bird.id.stableHash)
            .generator(at: visit.departure.milliseconds)
        guard generator.below(100) < (isGuest ? 40 : species.isGenerous ? 20 : 5) else { return nil }
        let left = species.gifts.filter { kind in
            !gifts.contains {
                $0.bird == bird.id && $0.kind == kind && visit.departure - $0.date < Gift.pause
            }
        }
        guard !left.isEmpty else { return nil }
        return Gift(
            id: ID("gift-\(visit.id.rawValue.dropFirst("visit-".count))"), kind: left[generator.below(left.count)],
            bird: bird.id, species: species.id, backyard: visit.backyard, date: visit.departure)
    }
}

extension Gift {
    /// The number of loved meals in a yard before a bird leaves a gift there.
    package static let lovedMeals = 3
    /// The least time before a bird leaves the same thing again.
    package static let pause = Span.days(120)
}
