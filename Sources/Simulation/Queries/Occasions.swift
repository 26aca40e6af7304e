import Chronology

/// The calendar's events, computed from the seed, the yards and the date; nothing of it is saved.
extension World {
    /// Returns the calendar's events of the days that begin after `start`, up to and including `end`, by date, and the
    /// large feeders if they are brought in that time.
    package func occasions(after start: Instant, to end: Instant) -> [Occasion] {
        let days = DayRule(in: self)
        var date = days.end(of: start)
        var all: [Occasion] = []
        while date <= end {
            all += occasions(on: date, days, by: end)
            date += .days(1)
        }
        if largeFeederDate > start, largeFeederDate <= end {
            all.insert(largeFeeders, at: all.firstIndex { $0.date > largeFeederDate } ?? all.count)
        }
        return all
    }

    private var largeFeeders: Occasion { Occasion(.largeFeeders, at: largeFeederDate, in: backyards.first?.id) }

    /// Returns the calendar's events of the day, in the world's zone, that contains a date.
    package func occasions(onDayOf date: Instant) -> [Occasion] {
        let days = DayRule(in: self)
        let midnight = days.end(of: date) - .days(1)
        // They cannot be used before they are there.
        let isBrought = largeFeederDate <= clock && (midnight..<midnight + .days(1)).contains(largeFeederDate)
        return occasions(on: midnight, days, by: clock) + (isBrought ? [largeFeeders] : [])
    }

    /// - Parameters:
    ///   - date: the midnight, in the world's zone, at which the day begins.
    ///   - end: the date after which nothing is told: snow that has yet to fall, a bird that has yet to move away.
    private func occasions(on date: Instant, _ days: DayRule, by end: Instant) -> [Occasion] {
        let (noon, before) = (date + .hours(12), date - .hours(12))
        var all: [Occasion] = []
        for species in Catalog.species where species.sojourn != nil {
            let (was, isHere) = (isAnywhere(species, at: before), isAnywhere(species, at: noon))
            if isHere, !was { all.append(Occasion(.arrival(species.id), at: date)) }
            if was, !isHere { all.append(Occasion(.farewell(species.id), at: date)) }
        }
        if let yard = backyards.first {
            if days.isMigration(at: noon, in: yard.hemisphere(at: noon)) {
                all.append(Occasion(.migrationDay, at: date))
            }
        }
        all += firstSnow(on: date, by: end).map { [$0] } ?? []
        for yard in backyards {
            if let young = fledglings(in: yard, at: noon), fledglings(in: yard, at: before) == nil {
                all.append(Occasion(.fledglings(young), at: date, in: yard.id))
            }
        }
        let today = CivilDate(utc: noon + zone)
        for bird in ownBirds {
            guard let left = bird.leavesAt, bird.hasBeenSeen, left <= min(noon, end) else { continue }
            if left > before { all.append(Occasion(.movedOn(bird.id), at: date, in: bird.lastSeenIn)) }
            let days = (noon - left).milliseconds / Span.days(1).milliseconds
            if days % 365 == World.daysToWord { all.append(Occasion(.word(bird.id), at: date, in: bird.lastSeenIn)) }
        }
        for bird in birds where bird.mayBeNamed {
            guard let first = bird.firstSeen.map({ CivilDate(utc: $0 + zone) }), first.year < today.year,
                first.month == today.month, first.day == today.day
            else { continue }
            all.append(Occasion(.anniversary(bird.id, years: today.year - first.year), at: date, in: bird.lastSeenIn))
        }
        return all
    }

    private func isAnywhere(_ species: Species, at date: Instant) -> Bool {
        backyards.contains { isHere(species, in: $0, at: date) }
    }

    /// Returns the first snow of a winter, in the first yard that has any, if it falls on that day.
    private func firstSnow(on date: Instant, by end: Instant) -> Occasion? {
        guard let yard = backyards.first(where: { isSnowy($0, on: date, by: end) }) else { return nil }
        var earlier = date - .days(1)
        while earlier > began - .days(1), Season(at: earlier + .hours(12), in: yard.hemisphere) == .winter {
            if backyards.contains(where: { $0.hemisphere == yard.hemisphere && isSnowy($0, on: earlier, by: end) }) {
                return nil
            }
            earlier = earlier - .days(1)
        }
        return Occasion(.firstSnow, at: date, in: yard.id)
    }

    private func isSnowy(_ yard: Backyard, on date: Instant, by end: Instant) -> Bool {
        guard season(in: yard, at: date + .hours(12)) == .winter else { return false }
        let sky = WeatherRule(over: yard, in: self, Holding())
        return (0..<24).map { date + .hours($0) }.contains { $0 <= end && sky.weather(at: $0) == .snow }
    }

    /// Returns the species whose young are about a yard's birdhouse; `nil` without a birdhouse and for most of the
    /// year.
    package func fledglings(in yard: Backyard, at date: Instant) -> ID<Species>? {
        guard yard.birdhouse != nil else { return nil }
        let day = DayOfYear(date, in: yard.hemisphere(at: date))
        var generator = RandomStream(seed: seed, purpose: .fledglings, key: yard.id.stableHash)
            .generator(at: Int64(day.year))
        let kinds = Catalog.species.filter { $0.nests && !$0.isNocturnal && !$0.rarity.isRare && hasSeen($0.id) }
        let first = DayOfYear.number(5, 25) + generator.below(40)
        guard !kinds.isEmpty, (first..<first + Self.daysWithFledglings).contains(day.number) else { return nil }
        return kinds[generator.below(kinds.count)].id
    }

    /// Returns the species whose young can be seen at a yard's birdhouse; `nil` at night, when they sleep inside.
    package func visibleFledglings(in yard: Backyard, at date: Instant) -> ID<Species>? {
        yard.localTime(at: date, began: began).timeOfDay == .night ? nil : fledglings(in: yard, at: date)
    }

    /// The number of days after which a bird that has moved away first sends word; then it does every 365 days.
    static let daysToWord: Int64 = 60

    /// The number of days for which young birds stay about the birdhouse.
    package static let daysWithFledglings = 12

    /// Returns the species that sing at sunrise in a yard, the earliest first: those that the player knows, that are
    /// awake by day and here in this season.
    package func dawnChorus(in yard: Backyard, at date: Instant) -> [ID<Species>] {
        let kinds = sightings.compactMap { Catalog.species($0.id) }
            .filter { !$0.isNocturnal && isHere($0, in: yard, at: date) }
        let stream = RandomStream(seed: seed, purpose: .dawn, key: yard.id.stableHash)
        return kinds.map { (draw: stream[Int64(bitPattern: $0.id.stableHash)], id: $0.id) }
            .sorted { ($0.draw, $0.id) < ($1.draw, $1.id) }.map(\.id)
    }

    /// The number of a species' visits after which the player knows its song.
    package static let visitsForSong = 20
    /// Returns true if the player knows the species' song.
    package func knowsSong(of species: ID<Species>) -> Bool {
        (sighting(of: species)?.visits ?? 0) >= Self.visitsForSong
    }
}
