import Chronology

/// Secrets that the player has found out: where all is there that calls a bird, it comes before the player's eyes.
///
/// It comes soon after a look, a filled feeder or a decoration, and at the full hours in the hour after a look, when
/// the part of the day and the weather turn.
extension World {
    /// The milliseconds from a look, a filling, a decoration or a full hour until the first attempt.
    private static let delay: ClosedRange<Int64> = 30_000...75_000
    /// The attempts, since the bird may be in another yard: each begins so long after the one before.
    private static let (attempts, pause) = (12 as Int64, Span.minutes(2))

    /// The dates at which a secret may call its bird, ascending.
    var secretDates: [Instant] {
        var causes = backyards.flatMap { [$0.food.filledAt, $0.furnishedAt].compactMap(\.self) }.filter { $0 > began }
        if let lookedAt {
            let hour = Span.hours(1).milliseconds
            let clocks =
                [lookedAt.milliseconds] + backyards.map { localTime(in: $0, at: lookedAt).sinceMidnight.milliseconds }
            causes += [lookedAt] + clocks.map { lookedAt + .milliseconds(hour - $0 % hour) }
        }
        let stream = RandomStream(seed: seed, purpose: .secrets)
        return Set(causes).flatMap { cause in
            var generator = stream.generator(at: cause.milliseconds)
            let first = cause + .milliseconds(generator.within(Self.delay))
            return (0..<Self.attempts).map { first + .milliseconds($0 * Self.pause.milliseconds) }
        }.sorted()
    }

    /// Returns the visit of a bird that its secret calls for the first time, to a yard that has all parts of it; empty
    /// if there is none. All parts but one must be known; favorite yards come first.
    func secretGuests(
        at date: Instant, _ neighborhood: Neighborhood, allowances: Allowances, _ holding: Holding
    ) -> [Visit] {
        let known = Catalog.species.filter { isSecretOpen(of: $0.id) && !hasFoundSecret(of: $0.id) }
        guard !known.isEmpty else { return [] }
        var generator = RandomStream(seed: seed, purpose: .secrets, key: 1).generator(at: date.milliseconds)
        func isMeant(_ bird: Bird) -> Bool { Catalog.species(bird.species)?.secret?.isMeant(bird) == true }
        return firstGuests(in: favoritesFirst, at: date, &generator, holding) { backyard, conditions in
            let shown = backyard.shown(allowances)
            let called = known.filter { kind in
                kind.secret?.holds(conditions, in: shown) == true && conditions.mayCome(kind, allowances)
            }.map(\.id)
            guard !called.isEmpty else { return nil }
            var choice = GuestChoice(
                of: self, neighborhood, to: shown, at: date, conditions, season: holding.season, invited: isMeant
            ) { called.contains($0.id) }
            choice.keepOnly { isMeant(birds[$0]) }
            return choice
        }
    }
}
