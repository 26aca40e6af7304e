import Chronology
import Simulation
import Storefront

/// A species on the life list with the date of its first sighting, for widgets.
package struct LifeListEntry: Hashable, Sendable, Codable {
    /// The species.
    package let id: ID<Species>
    /// The date of the first sighting.
    package let date: Instant

    package init(id: ID<Species>, date: Instant) {
        (self.id, self.date) = (id, date)
    }
}

/// The visible state of a profile at one moment: yards, birds, today's visits, and the life list.
package struct Glimpse: Sendable {
    /// The yards, their supplies, the birds present, and the birds' names.
    package var world: World
    /// The life list, in the order of first sightings.
    package let sightings: [LifeListEntry]
    package let pass: PassLevel
    /// Visits that have begun: those of the player's day that are known, and maybe earlier ones.
    private let visits: ArraySlice<Visit>
    /// The beginning of the player's day.
    private let midnight: Instant

    /// Makes a glimpse.
    ///
    /// - Parameters:
    ///   - visits: visits that have begun; of those that are over, at least the last of each yard.
    ///   - midnight: the beginning of the player's day; by default all visits are of it.
    package init(
        world: World, visits: ArraySlice<Visit>, since midnight: Instant = Instant(milliseconds: 0),
        sightings: [LifeListEntry],
        pass: PassLevel = .none
    ) {
        (self.world, self.visits, self.midnight) = (world, visits, midnight)
        (self.sightings, self.pass) = (sightings, pass)
    }

    /// The visits since the player's midnight, in order of arrival, including those that began earlier.
    package var today: [Visit] {
        let date = world.clock
        let forgotten = fullYards.flatMap { yard in
            visits.filter { $0.backyard == yard && isOver($0) }
                .sorted { ($0.departure, $0.arrival, $0.id) < ($1.departure, $1.arrival, $1.id) }
                .dropLast(PastVisits.kept).map(\.id)
        }
        let left = Set(forgotten)
        return visits.filter { ($0.isPresent(at: date) || isOver($0)) && !left.contains($0.id) }
            .sorted { ($0.arrival, $0.id) < ($1.arrival, $1.id) }
    }

    /// True if `today` has every visit; of a busy day only the last ones of each yard are remembered.
    package var isTodayWhole: Bool { fullYards.isEmpty }

    /// The yards with so many ended visits today that earlier ones may be forgotten.
    private var fullYards: [ID<Backyard>] {
        var counts: [ID<Backyard>: Int] = [:]
        for visit in visits where isOver(visit) { counts[visit.backyard, default: 0] += 1 }
        return counts.filter { $0.value >= PastVisits.kept }.map(\.key)
    }

    /// Returns true if a visit ended today.
    private func isOver(_ visit: Visit) -> Bool { visit.departure > midnight && visit.departure <= world.clock }

    /// The number of species that the account may meet with its pass, or has met.
    package var possibleSpecies: Int {
        Catalog.possibleSpecies(Allowances(pass)) { id in sightings.contains { $0.id == id } }.count
    }
}

/// The known future of a profile if the player does nothing, as seen from the present.
package struct Outlook: Sendable {
    /// The present world time.
    package let date: Instant
    private let forecast: Forecast
    package let calendar: PlayerCalendar

    init(
        _ forecast: Forecast, at date: Instant, lead: WorldLead, zoneOffset: @escaping @Sendable (Instant) -> Span
    ) {
        (self.forecast, self.date) = (forecast, date)
        calendar = PlayerCalendar(lead: lead, zoneOffset: zoneOffset)
    }

    /// The last date that is known.
    package var until: Instant { forecast.until }

    /// Returns the visible state at a date, with the visits and first sightings until then; `nil` before now and after
    /// the known time.
    package func glimpse(at date: Instant) -> Glimpse? {
        guard date >= self.date, let world = forecast.world(at: date) else { return nil }
        let firsts = forecast.firsts.filter {
            $0.isFirstOfSpecies && $0.arrival > forecast.clock.world && $0.arrival <= date
        }
        let midnight = calendar.midnight(before: date)
        return Glimpse(
            world: world, visits: forecast.visits(from: midnight, to: date), since: midnight,
            sightings: forecast.sightings + firsts.map { LifeListEntry(id: $0.species, date: $0.arrival) },
            pass: forecast.pass(at: date))
    }

    /// The dates after now of arrivals, departures and changes of yards; unsorted, with duplicates.
    package var turns: [Instant] {
        (forecast.visits.flatMap { [$0.arrival, $0.departure] } + forecast.yards.map(\.date)).filter { $0 > date }
    }

    /// The visits that end after now, in order of arrival.
    package var visits: [Visit] { forecast.visits.filter { $0.departure > date } }
}

extension Session {
    package var calendar: PlayerCalendar {
        PlayerCalendar(lead: clock.lead, zoneOffset: environment.zoneOffset)
    }

    /// The visible state of the open game now.
    package var glimpse: Glimpse {
        Glimpse(
            world: world, visits: (world.pastVisits.all + world.presentVisits)[...],
            since: calendar.midnight(before: world.clock),
            sightings: world.sightings.map { LifeListEntry(id: $0.id, date: $0.first.date) }, pass: entitlements.pass)
    }
}
