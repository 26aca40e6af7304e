import Chronology

extension World {
    package func season(in backyard: Backyard, at date: Instant) -> Season {
        Season(at: date, in: backyard.hemisphere(at: date))
    }

    package func weather(in backyard: Backyard, at date: Instant) -> Weather {
        WeatherRule(over: backyard, in: self, Holding()).weather(at: date)
    }
}

extension Supply {
    /// The time by which each full hour of rain extends a fountain's water.
    package static let rainfall = Span.hours(2)

    /// Returns the water after an hour of rain; `nil` if that much does not fit in.
    func afterRain(at date: Instant) -> Supply? {
        let filled = max(filledAt, date - kind.lifetime) + Supply.rainfall
        return filled <= date ? Supply(kind: kind, filledAt: filled) : nil
    }
}

/// The weather as a pure function of seed, yard and date.
///
/// Two layers of noise, of four hours and of one hour, are drawn at their blocks' edges and interpolated, so that
/// clouds come between clear sky and rain.
struct WeatherRule {
    private let stream: RandomStream
    private let hours: YardHours
    private let formerHours: [FormerHours]?
    /// The time of day in a yard without offset, minus the date.
    private let beginning: Span

    private let held: Weather?
    private let season: Season?

    init(over backyard: Backyard, in world: World, _ holding: Holding) {
        held = holding.weather
        season = holding.season
        stream = RandomStream(seed: world.seed, purpose: .weather, key: backyard.id.stableHash)
        (hours, formerHours) = (backyard.hours, backyard.formerHours)
        beginning = Instant(milliseconds: 0) - world.began
    }

    func weather(at date: Instant) -> Weather {
        if let held { return held }
        let local = hours(at: date).timeOffset + beginning + (date - Instant(milliseconds: 0))
        let hour = LocalTime(local).hour
        // Showers are likelier by day.
        let isDay = (9..<20).contains(hour)
        let dampness = noise(.slow, at: date) + noise(.quick, at: date) + (isDay ? 60 : 0)
        if dampness >= Self.rainFrom { return isFreezing(at: date) ? .snow : .rain }
        if (5..<8).contains(hour), isFoggy(localDay: floorDivide(local.milliseconds, 86_400_000)) { return .fog }
        return dampness >= Self.cloudFrom ? .cloud : .clear
    }

    private func hours(at date: Instant) -> YardHours { formerHours?.first { date < $0.until }?.hours ?? hours }

    /// Returns the first full hour after `date`, up to and including `limit`, at which it rains.
    func nextRain(after date: Instant, until limit: Instant) -> Instant? {
        let hour = Span.hours(1).milliseconds
        var next = Instant(milliseconds: (floorDivide(date.milliseconds, hour) + 1) * hour)
        while next <= limit {
            if weather(at: next) == .rain { return next }
            next += .hours(1)
        }
        return nil
    }

    private static let cloudFrom: Int64 = 680
    private static let rainFrom: Int64 = 890

    private enum Layer {
        case slow, quick

        /// The minutes between two drawn values.
        var period: Int64 { self == .slow ? 240 : 60 }
        /// The drawn values are in 0 ..< `height`.
        var height: UInt64 { self == .slow ? 1000 : 300 }
        var place: Int64 { self == .slow ? 0 : 1 }
    }

    private func noise(_ layer: Layer, at date: Instant) -> Int64 {
        let minute = floorDivide(date.milliseconds, 60_000)
        let block = floorDivide(minute, layer.period)
        let passed = minute - block * layer.period
        func edge(_ index: Int64) -> Int64 {
            Int64(stream[index * 4 + layer.place].multipliedFullWidth(by: layer.height).high)
        }
        return (edge(block) * (layer.period - passed) + edge(block + 1) * passed) / layer.period
    }

    /// Returns true if snow falls instead of rain: on three winter days in four.
    private func isFreezing(at date: Instant) -> Bool {
        guard (season ?? Season(at: date, in: hours(at: date).hemisphere)) == .winter else { return false }
        return stream[floorDivide(date.milliseconds, 86_400_000) * 4 + 2] % 4 != 0
    }

    /// Returns true if the morning is foggy, from 5 to 8: two mornings in five.
    private func isFoggy(localDay: Int64) -> Bool {
        stream[localDay * 4 + 3] % 5 < 2
    }
}

extension Season {
    package init(at date: Instant, in hemisphere: Hemisphere = .north) {
        self.init(month: CivilDate(utc: date).month, in: hemisphere)
    }
}
