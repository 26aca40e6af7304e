import Chronology

/// The events that the player can look forward to, from the world's state and the calendar.
extension World {
    /// The number of days ahead within which events count.
    private static let daysAhead = 30
    /// The greatest number of missing visits at which a song or clue counts as near.
    private static let visitsAhead = 15

    /// Returns the nearest event of each kind, in a fixed order.
    package func upcomingEvents(_ allowances: Allowances) -> [UpcomingEvent] {
        let (kinds, strangers) = (possibleSpecies(allowances), strangers(allowances))
        return [
            travel(of: kinds), nextFriend, nextSong, nextClue, nextAnniversary, lastLike,
            strangers == 0 ? nil : .strangers(strangers),
        ].compactMap(\.self)
    }

    /// Returns the next day on which a species arrives in any yard or has left all of them. Departures count only for
    /// species that were met.
    private func travel(of kinds: [Species]) -> UpcomingEvent? {
        func isAnywhere(_ species: Species, _ day: Int) -> Bool {
            let noon = noon(in: day)
            return backyards.contains { isHere(species, in: $0, at: noon) }
        }
        for day in 1...Self.daysAhead {
            for species in kinds where species.sojourn != nil {
                switch (isAnywhere(species, day - 1), isAnywhere(species, day)) {
                case (false, true): return .arrival(species.id, days: day)
                case (true, false) where hasSeen(species.id): return .farewell(species.id, days: day)
                default: break
                }
            }
        }
        return nil
    }

    /// Returns noon, in the world's zone, of the day that many days ahead.
    private func noon(in days: Int) -> Instant {
        DayRule(in: self).end(of: clock) + .days(Int64(days)) - .hours(12)
    }

    private var nextFriend: UpcomingEvent? {
        ownBirds.lazy.filter { $0.hasBeenSeen && !$0.mayBeNamed }
            .map { (id: $0.id, visits: Bird.visitsForName - $0.visitCount) }
            .min { $0.visits < $1.visits }.map { .friend($0.id, visits: $0.visits) }
    }

    private var nextSong: UpcomingEvent? {
        sightings.lazy.filter { !knowsSong(of: $0.id) }.map { (id: $0.id, visits: Self.visitsForSong - $0.visits) }
            .filter { $0.visits <= Self.visitsAhead }.min { $0.visits < $1.visits }.map {
                .song($0.id, visits: $0.visits)
            }
    }

    private var nextClue: UpcomingEvent? {
        sightings.lazy.compactMap { sighting -> (id: ID<Species>, visits: Int)? in
            guard let species = Catalog.species(sighting.id), let secret = species.secret else { return nil }
            let (all, each) = (sighting.visits, species.rarity.visitsForAClue)
            return all / each < secret.needs.count ? (sighting.id, each - all % each) : nil
        }
        .filter { $0.visits <= Self.visitsAhead }.min { $0.visits < $1.visits }.map { .clue($0.id, visits: $0.visits) }
    }

    private var nextAnniversary: UpcomingEvent? {
        for day in 1...Self.daysAhead {
            let date = CivilDate(utc: noon(in: day) + zone)
            let bird = birds.first { bird in
                guard bird.mayBeNamed, let first = bird.firstSeen.map({ CivilDate(utc: $0 + zone) }) else {
                    return false
                }
                return first.year < date.year && first.month == date.month && first.day == date.day
            }
            if let bird { return .anniversary(bird.id, days: day) }
        }
        return nil
    }

    private var lastLike: UpcomingEvent? {
        sightings.lazy.compactMap { fieldPage(of: $0.id) }.first { $0.likes - $0.found == 1 }
            .map { .lastLike($0.species) }
    }
}
