import Chronology
import Session
import Simulation

/// The dates to come at which a widget may change if the player does nothing, with their events.
struct WidgetAgenda {
    private let configuration: WidgetConfiguration
    private let outlook: Outlook
    /// The dates of arrivals, departures and changes of yards, sorted.
    private let turns: [Instant]
    /// The visits that end after now.
    private let visits: [Visit]

    init(_ configuration: WidgetConfiguration, _ outlook: Outlook) {
        self.configuration = configuration
        self.outlook = outlook
        turns = Set(outlook.turns).sorted()
        visits = outlook.visits
    }

    /// Returns the next date at which the widget may change after the world's; `nil` after the end of the forecast.
    func next(after world: World) -> Instant? {
        let date = world.clock
        let visit = turns.first { $0 > date } ?? .distantFuture
        let clocks = WidgetClocks(configuration, outlook.calendar)
        let soonest = clocks.next(in: world, after: date, before: min(visit, outlook.until + .milliseconds(1)))
        return soonest <= outlook.until ? soonest : nil
    }

    /// Returns the events at exactly the world's date in the yards that the widget shows.
    func events(in world: World) -> [WidgetEvent] {
        let date = world.clock
        let yards = Scope(configuration, in: world).yards
        let shown = Set(yards.map(\.id))
        var events: [WidgetEvent] = []
        for visit in visits where configuration.kind != .supplies && shown.contains(visit.backyard) {
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
