import Chronology

/// Field notes: likes that were found by trying. They follow from counts that the life list keeps.
extension World {
    /// A kind's page; `nil` for one that was never seen.
    package func fieldPage(of species: ID<Species>) -> FieldPage? {
        guard let kind = Catalog.species(species), let sighting = sighting(of: species) else { return nil }
        let likes = kind.likes
        var lures: [Lure] = Catalog.foods.map { .food($0.id) } + PlantKind.allCases.map { .plant($0) }
        lures += [.hangingFeeder, .birdhouse] + Weather.allCases.map { .weather($0) }
        lures += likes.filter { !lures.contains($0) }
        let notes = lures.map { lure in
            let visits = sighting.visits(with: lure)
            let isTold = visits >= lure.visitsToTell
            return FieldNote(
                lure: lure, visits: visits,
                finding: visits == 0
                    ? .untested : !isTold ? .tested : likes.contains(lure) ? .likes : .indifferent)
        }
        let needs = kind.secret?.needs ?? []
        return FieldPage(
            species: species, notes: notes, clues: Array(needs.prefix(sighting.visits / Self.visitsForAClue)),
            found: notes.count { $0.finding == .likes }, likes: likes.count)
    }

    /// Pages with nothing left to find.
    package var finishedPages: Int { sightings.count { fieldPage(of: $0.id)?.isFinished == true } }

    /// Likes that were found, of all kinds together.
    package var likesFound: Int { sightings.reduce(0) { $0 + (fieldPage(of: $1.id)?.found ?? 0) } }

    /// Every so many visits of a kind give away one thing more of its secret.
    package static let visitsForAClue = 40

    /// Counts what a visit that begins tells of its kind. Plants tell something only where a player has put them.
    func trials(of visit: Visit, in backyard: Backyard) -> [Lure] {
        var lures: [Lure] = [.weather(weather(in: backyard, at: visit.arrival))]
        if backyard.furnishedAt != nil {
            lures += PlantKind.allCases.filter { backyard.has($0) }.map { .plant($0) }
        }
        if backyard.feeder != nil { lures.append(.hangingFeeder) }
        if backyard.birdhouse != nil { lures.append(.birdhouse) }
        if let secret = Catalog.species(visit.species)?.secret, let bird = bird(visit.bird), secret.isMeant(bird),
            secret.holds(conditions(in: backyard, at: visit.arrival), in: backyard)
        {
            lures.append(.secret)
        }
        return lures
    }
}

extension Sighting {
    /// How often something was tried while the kind came. The number stays when it is clear.
    package struct Trial: Hashable, Sendable, Codable {
        let lure: String
        var visits: Int
    }

    func visits(with lure: Lure) -> Int {
        switch lure {
        case .food(let food): meals.first { $0.id == food }?.count ?? 0
        case .hours(let parts):
            hours.indices.filter { parts.contains(TimeOfDay(hour: $0)) }.reduce(0) { $0 + hours[$1] }
        default: trials?.first { $0.lure == lure.key }?.visits ?? 0
        }
    }

    /// Counts a visit, as far as it still tells anything.
    mutating func note(_ lures: [Lure]) {
        var known = trials ?? []
        for lure in lures {
            if let place = known.firstIndex(where: { $0.lure == lure.key }) {
                if known[place].visits < 99 { known[place].visits += 1 }
            } else {
                known.append(Trial(lure: lure.key, visits: 1))
            }
        }
        if known != trials { trials = known }
    }
}
