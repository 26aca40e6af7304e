import Chronology
import Simulation

/// A line of the life list, as short as widgets need it.
package struct LifeListEntry: Hashable, Sendable, Codable {
    /// The species.
    package let id: ID<Species>
    /// When it was seen first.
    package let date: Instant

    package init(id: ID<Species>, date: Instant) {
        (self.id, self.date) = (id, date)
    }
}

/// What is to be seen of a profile at one moment.
package struct Glimpse: Sendable {
    /// Yards, their supplies, who is here, and the birds' names.
    package let world: World
    /// Visits of the player's day until now, by arrival; those that began before midnight included.
    package let today: [Visit]
    /// Whether these are all: of a busy day only the last of each yard are remembered.
    package let isTodayWhole: Bool
    /// The life list, in the order of first sightings.
    package let sightings: [LifeListEntry]

    package init(world: World, today: [Visit], isTodayWhole: Bool = true, sightings: [LifeListEntry]) {
        (self.world, self.today, self.sightings) = (world, today, sightings)
        self.isTodayWhole = isTodayWhole
    }

    /// - Parameters:
    ///   - visits: that have begun; of those that are over, the last of each yard at least.
    ///   - midnight: when the player's day has begun.
    package init(world: World, visits: [Visit], since midnight: Instant, sightings: [LifeListEntry]) {
        let date = world.clock
        var today = visits.filter { $0.isPresent(at: date) }
        var isWhole = true
        let past = visits.filter { $0.departure > midnight && $0.departure <= date }
        for yard in Dictionary(grouping: past, by: \.backyard).values {
            guard yard.count >= PastVisits.kept else {
                today += yard
                continue
            }
            isWhole = false
            today += yard.sorted { ($0.departure, $0.arrival, $0.id) < ($1.departure, $1.arrival, $1.id) }
                .suffix(PastVisits.kept)
        }
        self.init(
            world: world, today: today.sorted { ($0.arrival, $0.id) < ($1.arrival, $1.id) }, isTodayWhole: isWhole,
            sightings: sightings)
    }
}

/// A profile from now on, for as far as it is known if nobody acts.
package struct Outlook: Sendable {
    /// World time now.
    package let date: Instant
    private let forecast: Forecast
    package let calendar: PlayerCalendar

    init(
        _ forecast: Forecast, at date: Instant, difference: Span, zoneOffset: @escaping @Sendable (Instant) -> Span
    ) {
        (self.forecast, self.date) = (forecast, date)
        calendar = PlayerCalendar(difference: difference, zoneOffset: zoneOffset)
    }

    /// Included.
    package var until: Instant { forecast.until }

    /// Yards, supplies and who is here; `nil` before now and where nothing is known any more.
    package func world(at date: Instant) -> World? { date >= self.date ? forecast.world(at: date) : nil }

    /// The same with the player's day until then.
    package func glimpse(at date: Instant) -> Glimpse? {
        guard let world = world(at: date) else { return nil }
        let firsts = forecast.visits.filter {
            $0.isFirstOfSpecies && $0.arrival > forecast.clock.world && $0.arrival <= date
        }
        let midnight = calendar.midnight(before: date)
        return Glimpse(
            world: world, visits: forecast.visits.filter { $0.arrival <= date && $0.departure > midnight },
            since: midnight,
            sightings: forecast.sightings + firsts.map { LifeListEntry(id: $0.species, date: $0.arrival) })
    }

    /// Arrivals and departures after now, and changes that yards go through by themselves.
    package var turns: [Instant] {
        (forecast.visits.flatMap { [$0.arrival, $0.departure] } + forecast.yards.map(\.date)).filter { $0 > date }
    }

    /// Visits that begin or end within the time that is known, by arrival.
    package var visits: [Visit] { forecast.visits.filter { $0.departure > date } }
}

extension Session {
    package var calendar: PlayerCalendar {
        PlayerCalendar(difference: clock.difference, zoneOffset: environment.zoneOffset)
    }

    /// What is to be seen of the open game now.
    package var glimpse: Glimpse {
        Glimpse(
            world: world, visits: world.pastVisits.all + world.presentVisits,
            since: calendar.midnight(before: world.clock),
            sightings: world.sightings.map { LifeListEntry(id: $0.id, date: $0.first.date) })
    }
}
