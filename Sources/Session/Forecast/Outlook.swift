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
    /// The visits since the player's midnight, in order of arrival, including those that began earlier.
    package let today: [Visit]
    /// True if `today` has every visit; of a busy day only the last ones of each yard are remembered.
    package let isTodayWhole: Bool
    /// The life list, in the order of first sightings.
    package let sightings: [LifeListEntry]
    package let pass: PassLevel

    /// Makes a glimpse of visits that were selected already.
    package init(
        world: World, today: [Visit], isTodayWhole: Bool = true, sightings: [LifeListEntry], pass: PassLevel = .none
    ) {
        (self.world, self.today, self.isTodayWhole) = (world, today, isTodayWhole)
        (self.sightings, self.pass) = (sightings, pass)
    }

    /// Makes a glimpse from a list of visits by selecting those of the player's day.
    ///
    /// - Parameters:
    ///   - visits: the visits that have begun; of those that are over, at least the last of each yard.
    ///   - midnight: the beginning of the player's day.
    package init(
        world: World, visits: [Visit], since midnight: Instant, sightings: [LifeListEntry], pass: PassLevel = .none
    ) {
        let date = world.clock
        let past = visits.filter { $0.departure > midnight && $0.departure <= date }
        let full = Dictionary(grouping: past, by: \.backyard).values.filter { $0.count >= PastVisits.kept }
        let left = full.flatMap { yard in
            yard.sorted { ($0.departure, $0.arrival, $0.id) < ($1.departure, $1.arrival, $1.id) }
                .dropLast(PastVisits.kept)
        }
        let forgotten = Set(left.map(\.id))
        // The order of the list is kept, so that sorting one that is sorted already costs little.
        let today = visits.filter { visit in
            (visit.isPresent(at: date) || visit.departure > midnight && visit.departure <= date)
                && !forgotten.contains(visit.id)
        }
        self.init(
            world: world, today: today.sorted { ($0.arrival, $0.id) < ($1.arrival, $1.id) },
            isTodayWhole: full.isEmpty, sightings: sightings, pass: pass)
    }

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
        _ forecast: Forecast, at date: Instant, difference: Span, zoneOffset: @escaping @Sendable (Instant) -> Span
    ) {
        (self.forecast, self.date) = (forecast, date)
        calendar = PlayerCalendar(difference: difference, zoneOffset: zoneOffset)
    }

    /// The last date that is known.
    package var until: Instant { forecast.until }

    /// Returns a world with the yards, supplies and birds present at a date; `nil` before now and after the known time.
    package func world(at date: Instant) -> World? { date >= self.date ? forecast.world(at: date) : nil }

    /// Returns the visible state at a date, with the visits and first sightings until then; `nil` outside the known
    /// time.
    package func glimpse(at date: Instant) -> Glimpse? {
        guard let world = world(at: date) else { return nil }
        let firsts = forecast.visits.filter {
            $0.isFirstOfSpecies && $0.arrival > forecast.clock.world && $0.arrival <= date
        }
        let midnight = calendar.midnight(before: date)
        return Glimpse(
            world: world, visits: forecast.visits.filter { $0.arrival <= date && $0.departure > midnight },
            since: midnight,
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
        PlayerCalendar(difference: clock.difference, zoneOffset: environment.zoneOffset)
    }

    /// The visible state of the open game now.
    package var glimpse: Glimpse {
        Glimpse(
            world: world, visits: world.pastVisits.all + world.presentVisits,
            since: calendar.midnight(before: world.clock),
            sightings: world.sightings.map { LifeListEntry(id: $0.id, date: $0.first.date) }, pass: entitlements.pass)
    }
}
