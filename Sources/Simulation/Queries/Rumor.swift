import Chronology

/// The known parts of a secret that calls one particular bird, with what of them a yard already has.
package struct Rumor: Hashable, Sendable {
    package enum State: Hashable, Sendable {
        case inPlace, missing
        /// Comes by itself: the next time that a yard's clock shows it.
        case comes(Instant)
    }

    package struct Part: Hashable, Sendable {
        package let circumstance: Circumstance
        package let state: State
    }

    package let species: ID<Species>
    /// The yard that already has most of it.
    package let backyard: ID<Backyard>
    /// The clues, in the order in which they were found.
    package let parts: [Part]
    /// The hour at which the kind wakes, where all clues are known, none is an hour, and it is asleep in that yard.
    package let waking: Part?
    /// The number of clues that are still to come.
    package let unknown: Int
    /// The visits of the kind until the next clue, 1 or more; `nil` where all are known.
    package let visitsToNextClue: Int?
    /// True if the kind is elsewhere at this time of the year.
    package let isAway: Bool
    /// The start of the next hour that the secret or the kind waits for; `nil` where it waits for none.
    var comes: Instant? {
        (parts + [waking].compactMap(\.self)).compactMap { if case .comes(let date) = $0.state { date } else { nil } }
            .min()
    }
    /// True if every clue is known and in place, so that the bird may come at any time.
    package var isComplete: Bool {
        unknown == 0 && !isAway && waking == nil && parts.allSatisfy { $0.state == .inPlace }
    }
}

extension Circumstance {
    fileprivate var isHours: Bool { if case .hours = self { true } else { false } }
}

extension Species {
    /// Returns the parts of the secret that this many visits of the species have given away.
    func clues(after visits: Int) -> [Circumstance] {
        Array((secret?.needs ?? []).prefix(visits / rarity.visitsForAClue))
    }
}

extension World {
    /// The mystery that a player is nearest to solving; `nil` before the first clue, and once all are solved.
    package var rumor: Rumor? { rumors.first }

    /// The mysteries with clues, the nearest to its solution first: kinds that are here, then those that lack nothing
    /// from the shop, then by clues missing, things missing, the hour that comes next, and the rarer kind.
    package var rumors: [Rumor] {
        let all = sightings.compactMap { sighting -> (rumor: Rumor, rank: [Int], id: ID<Species>)? in
            guard let rumor = rumor(of: sighting.id), let kind = Catalog.species(sighting.id) else { return nil }
            let wait = Int((rumor.comes.map { $0 - clock } ?? .zero).milliseconds)
            let rank = [
                rumor.isAway ? 1 : 0, lacksShop(rumor, kind) ? 1 : 0, rumor.unknown,
                rumor.parts.count { $0.state == .missing }, wait, -(Rarity.allCases.firstIndex(of: kind.rarity) ?? 0),
            ]
            return (rumor, rank, sighting.id)
        }
        return all.sorted {
            $0.rank == $1.rank ? $0.id < $1.id : $0.rank.lexicographicallyPrecedes($1.rank)
        }.map(\.rumor)
    }

    /// Returns whether a mystery lacks something that is sold in the shop, as far as one can know.
    private func lacksShop(_ rumor: Rumor, _ kind: Species) -> Bool {
        let inPlace = rumor.parts.filter { $0.state == .inPlace }.map(\.circumstance)
        return kind.secret?.needs.contains { $0.isSold && !inPlace.contains($0) } == true
    }

    /// Returns true if the secret of a species has called its bird.
    package func hasFoundSecret(of species: ID<Species>) -> Bool {
        sighting(of: species).map { $0.visits(with: .secret) > 0 } ?? false
    }

    /// Returns true if a yard with all parts of a species' secret calls its bird: all parts but one are known, or it
    /// was called before. The last part may be guessed, but nothing comes true by accident before.
    func isSecretOpen(of species: ID<Species>) -> Bool {
        guard let needs = Catalog.species(species)?.secret?.needs else { return false }
        return hasFoundSecret(of: species) || (openClues(species)?.count ?? 0) >= needs.count - 1
    }

    /// Returns the bird that the secret of a species calls; `nil` where there is none.
    package func birdOfSecret(of species: ID<Species>) -> Bird? {
        guard let secret = Catalog.species(species)?.secret else { return nil }
        return birds.first { $0.species == species && secret.isMeant($0) }
    }

    /// Returns the clues to the secret of a species; `nil` before the first, and once its bird was called.
    func openClues(_ species: ID<Species>) -> [Circumstance]? {
        guard let kind = Catalog.species(species), let sighting = sighting(of: species),
            !hasFoundSecret(of: species)
        else { return nil }
        let clues = kind.clues(after: sighting.visits)
        return clues.isEmpty ? nil : clues
    }

    /// Returns the rumor about one species; `nil` before the first clue, and once its bird was called.
    package func rumor(of species: ID<Species>) -> Rumor? {
        guard let clues = openClues(species), let kind = Catalog.species(species),
            let visits = sighting(of: species)?.visits
        else { return nil }
        let (unknown, each) = ((kind.secret?.needs.count ?? 0) - clues.count, kind.rarity.visitsForAClue)
        let rumors = backyards.map { yard in
            let conditions = conditions(in: yard, at: clock)
            let isAsleep = unknown == 0 && kind.isNocturnal != (conditions.hour == .night)
            func part(_ circumstance: Circumstance) -> Rumor.Part {
                Rumor.Part(circumstance: circumstance, state: state(of: circumstance, in: yard, conditions))
            }
            return Rumor(
                species: species, backyard: yard.id, parts: clues.map(part),
                waking: isAsleep && !clues.contains(where: \.isHours)
                    ? part(.hours([kind.isNocturnal ? .night : .sunrise])) : nil,
                unknown: unknown, visitsToNextClue: unknown == 0 ? nil : each - visits % each,
                isAway: !isHere(kind, in: yard, at: clock))
        }
        func inPlace(_ rumor: Rumor) -> Int { rumor.parts.count { $0.state == .inPlace } }
        // The first of those with most of it, by which hour comes next; where the kind is here, if it is anywhere.
        let near = rumors.contains { !$0.isAway } ? rumors.filter { !$0.isAway } : rumors
        let most = near.map(inPlace).max()
        return near.filter { inPlace($0) == most }.enumerated().min {
            ($0.element.comes ?? clock, $0.offset) < ($1.element.comes ?? clock, $1.offset)
        }?.element
    }

    private func state(of circumstance: Circumstance, in yard: Backyard, _ conditions: Conditions) -> Rumor.State {
        if conditions.holds(circumstance, in: yard) { return .inPlace }
        guard case .hours(let hours) = circumstance else { return .missing }
        let local = localTime(in: yard)
        let start = clock - local.sinceMidnight
        let next = (local.hour + 1...local.hour + 24).first { hours.contains(TimeOfDay(hour: $0 % 24)) }
        return next.map { .comes(start + .hours(Int64($0))) } ?? .missing
    }
}
