import Chronology

/// Field notes: the likes of species that the player has found out, computed from the life list's counts.
extension World {
    /// Returns a species' page of field notes; `nil` if it was never seen.
    package func fieldPage(of species: ID<Species>) -> FieldPage? {
        guard let kind = Catalog.species(species), let sighting = sighting(of: species) else { return nil }
        let likes = kind.likes
        var attractions: [Attraction] = Catalog.foods.map { .food($0.id) } + PlantKind.allCases.map { .plant($0) }
        attractions += [.hangingFeeder, .birdhouse] + Weather.allCases.map { .weather($0) }
        attractions += likes.filter { !attractions.contains($0) }
        // Of what is a part of the secret it would be wrong to say that it makes no difference.
        // A secret that has called its bird is known in full.
        let clues =
            hasFoundSecret(of: species) ? kind.secret?.needs ?? [] : kind.clues(after: sighting.visits)
        let parts = Set(clues.map(\.attraction))
        let notes = attractions.map { attraction in
            let visits = sighting.visits(with: attraction)
            let isTold = visits >= attraction.visitsToTell(kind.rarity)
            return FieldNote(
                attraction: attraction, visits: visits,
                finding: visits == 0 && !isStanding(attraction)
                    ? .untested : !isTold ? .tested : likes.contains(attraction) ? .likes : .indifferent)
        }
        return FieldPage(
            species: species, notes: notes.filter { $0.finding != .indifferent || !parts.contains($0.attraction) },
            clues: clues,
            found: notes.count { $0.finding == .likes && $0.attraction != .secret },
            likes: likes.count { $0 != .secret })
    }

    /// Returns the facts about a species that visits have given away: clues to its secret, then likes, then the rest.
    package func discoveries(about species: ID<Species>) -> [Discovery] {
        guard let page = fieldPage(of: species) else { return [] }
        let notes = page.notes.filter { $0.attraction != .secret }.compactMap { note -> Discovery? in
            switch note.finding {
            case .likes: .likes(species, note.attraction)
            // Foods change who comes, not how many.
            case .indifferent: note.attraction.isFood ? nil : .indifferent(species, note.attraction)
            case .tested, .untested: nil
            }
        }
        // That of a found secret is told otherwise.
        let clues = hasFoundSecret(of: species) ? [] : page.clues
        return clues.map { .clue(species, $0) } + notes.filter(\.isOfLike) + notes.filter { !$0.isOfLike }
    }

    /// The facts about all species that visits have given away so far.
    package var discoveries: [Discovery] { sightings.flatMap { discoveries(about: $0.id) } }

    /// Returns true if an attraction is a plant that stands in any yard, whoever put it there.
    private func isStanding(_ attraction: Attraction) -> Bool {
        if case .plant(let plant) = attraction { backyards.contains { $0.has(plant) } } else { false }
    }

    /// The number of field-note pages on which all likes are found.
    package var finishedPages: Int { sightings.count { fieldPage(of: $0.id)?.isFinished == true } }

    /// The number of likes found, over all species.
    package var likesFound: Int { sightings.reduce(0) { $0 + (fieldPage(of: $1.id)?.found ?? 0) } }

    /// Returns the attractions that a visit tests, but for food and hour. Plants count only in yards that the player
    /// has decorated.
    func trials(of visit: Visit, in backyard: Backyard) -> [Attraction] {
        var attractions: [Attraction] = [.weather(weather(in: backyard, at: visit.arrival))]
        if backyard.furnishedAt != nil {
            attractions += PlantKind.allCases.filter { backyard.has($0) }.map { .plant($0) }
        }
        if backyard.feeder != nil { attractions.append(.hangingFeeder) }
        if backyard.birdhouse != nil { attractions.append(.birdhouse) }
        if let secret = Catalog.species(visit.species)?.secret, let bird = bird(visit.bird), secret.isMeant(bird),
            isSecretOpen(of: visit.species), secret.holds(conditions(in: backyard, at: visit.arrival), in: backyard)
        {
            attractions.append(.secret)
        }
        return attractions
    }
}

/// A fact about a species that its visits have given away.
package enum Discovery: Hashable, Sendable {
    /// An attraction that it comes for, or one that makes no difference to it.
    case likes(ID<Species>, Attraction), indifferent(ID<Species>, Attraction)
    /// A part of its secret.
    case clue(ID<Species>, Circumstance)

    /// The attraction that the fact is about; for a clue the one that stands for its circumstance.
    package var attraction: Attraction {
        switch self {
        case .likes(_, let attraction), .indifferent(_, let attraction): attraction
        case .clue(_, let part): part.attraction
        }
    }

    /// Returns true if both facts are the same case and about the same species.
    package func isLike(_ other: Discovery) -> Bool {
        switch (self, other) {
        case (.likes(let one, _), .likes(let two, _)), (.indifferent(let one, _), .indifferent(let two, _)),
            (.clue(let one, _), .clue(let two, _)):
            one == two
        default: false
        }
    }

    fileprivate var isOfLike: Bool { if case .likes = self { true } else { false } }
}

extension Rarity {
    /// The number of visits after which a species reveals another circumstance of its secret.
    package var visitsForAClue: Int {
        switch self {
        case .common: 40
        case .uncommon: 25
        case .rare: 8
        case .veryRare: 4
        case .legendary: 2
        }
    }
}

extension Sighting {
    /// The number of a species' visits with one attraction, 1…99; it is counted no further.
    package struct Trial: Hashable, Sendable, Codable {
        /// The attraction's `key`.
        let attraction: String
        var visits: Int

        private enum CodingKeys: String, CodingKey {
            case attraction = "lure"
            case visits
        }
    }

    func visits(with attraction: Attraction) -> Int {
        switch attraction {
        case .food(let food): meals.first { $0.id == food }?.count ?? 0
        case .hours(let parts):
            hours.indices.filter { parts.contains(TimeOfDay(hour: $0)) }.reduce(0) { $0 + hours[$1] }
        default: trials?.first { $0.attraction == attraction.key }?.visits ?? 0
        }
    }

    /// Adds one to the number of visits with each attraction, up to the number from which more tell nothing.
    mutating func countVisit(with attractions: [Attraction]) {
        var known = trials ?? []
        for attraction in attractions {
            if let place = known.firstIndex(where: { $0.attraction == attraction.key }) {
                if known[place].visits < 99 { known[place].visits += 1 }
            } else {
                known.append(Trial(attraction: attraction.key, visits: 1))
            }
        }
        if known != trials { trials = known }
    }
}
