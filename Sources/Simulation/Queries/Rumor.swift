import Chronology

/// What calls one particular bird, as far as its kind's visits have given it away, and what of it a yard already has.
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
    /// Clues that are still to come.
    package let unknown: Int
    /// The visits of the kind until the next clue, 1 or more; `nil` where all are known.
    package let visitsToNextClue: Int?
    /// Whether the bird may come at any time: every clue is known and in place.
    package var isComplete: Bool { unknown == 0 && parts.allSatisfy { $0.state == .inPlace } }
}

extension World {
    /// The mystery that a player is nearest to solving; `nil` before the first clue, and once all are solved.
    package var rumor: Rumor? { rumors.first }

    /// Rumors about birds that were not called yet: those with the fewest clues missing first, of these the rarest kind.
    package var rumors: [Rumor] {
        let open = Catalog.species.compactMap { kind -> (rumor: Rumor, rarity: Int)? in
            guard let page = fieldPage(of: kind.id), !page.clues.isEmpty, let needs = kind.secret?.needs,
                sighting(of: kind.id)?.visits(with: .secret) == 0,
                let rumor = rumor(of: kind.id, page.clues, unknown: needs.count - page.clues.count)
            else { return nil }
            return (rumor, Rarity.allCases.firstIndex(of: kind.rarity) ?? 0)
        }
        return open.sorted {
            ($0.rumor.unknown, $1.rarity, $0.rumor.species) < ($1.rumor.unknown, $0.rarity, $1.rumor.species)
        }.map(\.rumor)
    }

    private func rumor(of species: ID<Species>, _ clues: [Circumstance], unknown: Int) -> Rumor? {
        guard let visits = sighting(of: species)?.visits,
            let each = Catalog.species(species)?.rarity.visitsForAClue
        else { return nil }
        let rumors = backyards.map { yard in
            let conditions = conditions(in: yard, at: clock)
            return Rumor(
                species: species, backyard: yard.id,
                parts: clues.map { Rumor.Part(circumstance: $0, state: state(of: $0, in: yard, conditions)) },
                unknown: unknown, visitsToNextClue: unknown == 0 ? nil : each - visits % each)
        }
        func inPlace(_ rumor: Rumor) -> Int { rumor.parts.count { $0.state == .inPlace } }
        func soonest(_ rumor: Rumor) -> Instant {
            rumor.parts.compactMap { if case .comes(let date) = $0.state { date } else { nil } }.min() ?? clock
        }
        // The first of those with most of it, by which hour comes next.
        let most = rumors.map(inPlace).max()
        return rumors.filter { inPlace($0) == most }.enumerated().min {
            (soonest($0.element), $0.offset) < (soonest($1.element), $1.offset)
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
