import Chronology
import Session
import Simulation

/// The dates to come at which a widget may change if the player does nothing, with their events.
struct WidgetAgenda {
    private let configuration: WidgetConfiguration
    private let outlook: Outlook
    /// The dates of arrivals, departures and changes of yards, sorted.
    private let turns: [Instant]

    init(_ configuration: WidgetConfiguration, _ outlook: Outlook) {
        self.configuration = configuration
        self.outlook = outlook
        turns = Set(outlook.turns).sorted()
    }

    /// Returns the next date at which the widget may change; `nil` after the end of the forecast.
    func next(after date: Instant) -> Instant? {
        guard let world = outlook.world(at: date) else { return nil }
        let visit = turns.first { $0 > date } ?? .distantFuture
        let clocks = WidgetClocks(configuration, outlook.calendar)
        let soonest = clocks.next(in: world, after: date, before: min(visit, outlook.until + .milliseconds(1)))
        return soonest <= outlook.until ? soonest : nil
    }

    /// Returns the events at exactly this date in the yards that the widget shows.
    func events(at date: Instant) -> [WidgetEvent] {
        guard let world = outlook.world(at: date) else { return [] }
        let yards = Scope(configuration, in: world).yards
        let shown = Set(yards.map(\.id))
        var events: [WidgetEvent] = []
        for visit in outlook.visits where configuration.kind != .supplies && shown.contains(visit.backyard) {
            if visit.departure == date { events.append(.visitorDepart) }
            if visit.arrival == date { events.append(.visitorArrive) }
        }
        for yard in yards where configuration.kind != .lifeList {
            if yard.food.lowAt == date { events.append(.foodLow) }
            if yard.food.emptyAt == date { events.append(.foodEmpty) }
            if yard.water.lowAt == date { events.append(.waterLow) }
            if yard.water.emptyAt == date { events.append(.waterEmpty) }
            // A text about supplies says nothing of the time of day.
            guard configuration.kind != .supplies || configuration.isHourShown else { continue }
            let before = world.localTime(in: yard, at: date - .milliseconds(1)).timeOfDay
            if world.localTime(in: yard).timeOfDay != before { events.append(.significantTime) }
        }
        return events
    }
}
