import Chronology

/// Vagrants: now and then a bird strays into a yard in a season in which its kind is elsewhere.
extension World {
    /// The number of days of which one, on average, has a vagrant for whoever looks.
    package static let daysPerVagrant: UInt64 = 20
    /// The time after the world's beginning in which none comes, so that players first learn what is usual.
    private static let vagrantsFrom = Span.days(7)

    /// Returns true if a visitor came by itself in a season in which its kind is elsewhere.
    package func isVagrant(_ visit: Visit) -> Bool {
        guard bird(visit.bird)?.isGuest != true, let species = Catalog.species(visit.species),
            let yard = backyard(visit.backyard)
        else { return false }
        return !isHere(species, in: yard, at: visit.arrival)
    }

    /// Returns the vagrant that a look brings at its second date; empty on most days.
    func vagrants(
        at date: Instant, _ neighborhood: Neighborhood, allowances: Allowances, _ holding: Holding
    ) -> [Visit] {
        guard date >= began + Self.vagrantsFrom, holding.season == nil, date == strangerDates.last else { return [] }
        let day = DayRule(in: self).day(of: date)
        let stream = RandomStream(seed: seed, purpose: .vagrants)
        // Legendary kinds stay what they are.
        let kinds = Catalog.species.indices.filter { index in
            Catalog.species[index].rarity != .legendary
                && backyards.contains { !isHere(Catalog.species[index], in: $0, at: date) }
        }
        guard stream[day * 2].isMultiple(of: Self.daysPerVagrant), !kinds.isEmpty else { return [] }
        let kind = kinds[Int(stream[day * 2 + 1] % UInt64(kinds.count))]
        let species = Catalog.species[kind]
        // One a day, however often one looks.
        guard !birds.contains(where: { $0.species == species.id && date - ($0.lastSeen ?? began) < .days(1) }) else {
            return []
        }
        var generator = stream.generator(at: date.milliseconds)
        return firstGuests(in: favoritesFirst, at: date, &generator, holding) { backyard, conditions in
            guard !isHere(species, in: backyard, at: date), conditions.mayCome(species, allowances),
                let season = Season.allCases.first(where: { isHere(kind, in: backyard, at: date, $0) })
            else { return nil }
            return GuestChoice(
                of: self, neighborhood, to: backyard.shown(allowances), at: date, conditions, season: season
            ) { $0.id == species.id }
        }
    }
}
