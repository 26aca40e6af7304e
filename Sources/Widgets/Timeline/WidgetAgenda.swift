import Chronology
import Session
import Simulation

/// Moments at which something that a widget may show changes if nobody acts, and what happens then.
struct WidgetAgenda {
    private let configuration: WidgetConfiguration
    private let outlook: Outlook
    private let turns: [Instant]
    /// Whether the light of the hour and the weather are shown.
    private let isHourShown: Bool

    init(_ configuration: WidgetConfiguration, _ outlook: Outlook, isHourShown: Bool) {
        self.configuration = configuration
        self.outlook = outlook
        self.isHourShown = isHourShown
        turns = Set(outlook.turns).sorted()
    }

    /// The next such moment; `nil` where nothing is known any more.
    func next(after date: Instant) -> Instant? {
        guard let world = outlook.glimpse(at: date)?.world else { return nil }
        var soonest = turns.first { $0 > date } ?? .distantFuture
        for yard in world.backyards {
            for kind in SupplyKind.allCases {
                let supply = yard.supply(kind)
                for left in Steps.turns(of: kind) + (isHourShown ? Self.levels(of: kind) : []) {
                    let turn = supply.emptyAt - left
                    if turn > date { soonest = min(soonest, turn) }
                }
            }
            soonest = min(soonest, world.nextHour(in: yard, after: date))
        }
        if configuration.kind == .visitors { soonest = min(soonest, outlook.midnight(after: date)) }
        if configuration.isLive {
            for visit in world.presentVisits {
                let minutes = (date - visit.arrival).milliseconds / 60_000
                soonest = min(soonest, visit.arrival + .minutes(minutes + 1))
            }
        }
        if isHourShown { soonest = min(soonest, nextWeather(in: world, after: date, before: soonest)) }
        return soonest <= outlook.until ? soonest : nil
    }

    /// Times left at which the level in a picture goes down by an eighth.
    private static func levels(of kind: SupplyKind) -> [Span] {
        (0..<8).map { Span(milliseconds: kind.lifetime.milliseconds * Int64($0) / 8) }
    }

    /// When the weather changes in a yard: it is drawn for each minute.
    private func nextWeather(in world: World, after date: Instant, before limit: Instant) -> Instant {
        let last = min(limit, outlook.until)
        let yards = Scope(configuration, in: world).yards
        let now = yards.map { world.weather(in: $0, at: date) }
        var minute = Instant(milliseconds: (floorDivide(date.milliseconds, 60_000) + 1) * 60_000)
        while minute < last {
            for (yard, weather) in zip(yards, now) where world.weather(in: yard, at: minute) != weather {
                return minute
            }
            minute += .minutes(1)
        }
        return limit
    }

    /// What happens at one of these moments, in the yards that the widget is about.
    func events(at date: Instant) -> [WidgetEvent] {
        guard let world = outlook.glimpse(at: date)?.world else { return [] }
        let yards = Scope(configuration, in: world).yards
        let shown = Set(yards.map(\.id))
        var events: [WidgetEvent] = []
        for visit in outlook.visits where shown.contains(visit.backyard) {
            if visit.departure == date { events.append(.visitorDepart) }
            if visit.arrival == date { events.append(.visitorArrive) }
        }
        for yard in yards {
            if yard.food.lowAt == date { events.append(.foodLow) }
            if yard.food.emptyAt == date { events.append(.foodEmpty) }
            if yard.water.lowAt == date { events.append(.waterLow) }
            if yard.water.emptyAt == date { events.append(.waterEmpty) }
            let before = world.localTime(in: yard, at: date - .milliseconds(1)).timeOfDay
            if world.localTime(in: yard).timeOfDay != before { events.append(.significantTime) }
        }
        return events
    }
}

extension World {
    /// When the next hour of a yard's own clock begins.
    fileprivate func nextHour(in yard: Backyard, after date: Instant) -> Instant {
        let hour = Span.hours(1).milliseconds
        let passed = localTime(in: yard, at: date).sinceMidnight.milliseconds % hour
        return date + .milliseconds(hour - passed)
    }
}
