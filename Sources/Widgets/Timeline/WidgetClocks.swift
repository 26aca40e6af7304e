import Chronology
import Session
import Simulation

/// The dates at which the passing of time alone changes a widget: hours, weather, remaining supplies, midnight.
struct WidgetClocks {
    private let configuration: WidgetConfiguration
    private let calendar: PlayerCalendar

    init(_ configuration: WidgetConfiguration, _ calendar: PlayerCalendar) {
        (self.configuration, self.calendar) = (configuration, calendar)
    }

    /// Returns the next date at which a clock may change the widget; `limit` if none does before.
    func next(in world: World, after date: Instant, before limit: Instant) -> Instant {
        var soonest = limit
        for yard in world.backyards {
            for kind in SupplyKind.allCases {
                let supply = yard.supply(kind)
                for left in Steps.turns(of: supply) + (configuration.isHourShown ? Self.levels(of: supply) : []) {
                    let turn = supply.emptyAt - left
                    if turn > date { soonest = min(soonest, turn) }
                }
            }
            soonest = min(soonest, world.nextHour(in: yard, after: date))
        }
        if configuration.kind == .visitors { soonest = min(soonest, calendar.midnight(after: date)) }
        if configuration.isLive {
            for visit in world.presentVisits {
                let minutes = (date - visit.arrival).milliseconds / 60_000
                soonest = min(soonest, visit.arrival + .minutes(minutes + 1))
            }
        }
        if configuration.tellsDoings {
            for visit in world.presentVisits {
                guard let turn = world.doing(visit)?.until, turn > date else { continue }
                soonest = min(soonest, turn)
            }
        }
        if configuration.isHourShown { soonest = nextWeather(in: world, after: date, before: soonest) }
        return soonest
    }

    /// Returns the remaining times at which the level in a picture falls by an eighth.
    private static func levels(of supply: Supply) -> [Span] {
        (0..<8).map { Span(milliseconds: supply.lifetime.milliseconds * Int64($0) / 8) }
    }

    /// Returns the next minute at which the weather of a shown yard changes; `limit` if it does not before.
    private func nextWeather(in world: World, after date: Instant, before limit: Instant) -> Instant {
        let yards = Scope(configuration, in: world).yards
        let now = yards.map { world.weather(in: $0, at: date) }
        var minute = Instant(milliseconds: (floorDivide(date.milliseconds, 60_000) + 1) * 60_000)
        while minute < limit {
            for (yard, weather) in zip(yards, now) where world.weather(in: yard, at: minute) != weather {
                return minute
            }
            minute += .minutes(1)
        }
        return limit
    }
}

extension World {
    /// Returns the date at which the next hour of a yard's own clock begins.
    fileprivate func nextHour(in yard: Backyard, after date: Instant) -> Instant {
        let hour = Span.hours(1).milliseconds
        let passed = localTime(in: yard, at: date).sinceMidnight.milliseconds % hour
        return date + .milliseconds(hour - passed)
    }
}
