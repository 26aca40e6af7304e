import Chronology

/// The part of the day in which a bird is awake.
enum Waking: Hashable {
    case day, night
}

/// The inputs for each minute's chance of a bird in a yard, as long as nobody acts: random draws, supplies, clock,
/// weather.
struct Prospect {
    /// A slot that could bring a bird if hour, weather and company allow it.
    struct Candidate {
        /// The slot's number: whole minutes since 1970-01-01T00:00:00Z.
        let slot: Int64
        let date: Instant
        /// The slot's draw, 0 ..< `Rates.certain`.
        let draw: UInt64
        /// The day's liveliness, in percent.
        let day: UInt64
    }

    let id: ID<Backyard>
    /// The yard's water, which rain fills up meanwhile.
    var water: Supply
    let sky: WeatherRule
    private let stream: RandomStream
    private let food: Supply
    private let foodID: ID<Food>
    private let holding: Holding
    private let days: DayRule
    /// The liveliness of the day asked for last, with the end of that day.
    private var today: (percent: UInt64, end: Instant) = (100, Instant(milliseconds: .min))
    /// The yard's local time of day minus the date.
    private let localOffset: Span

    init(of backyard: Backyard, in world: World, _ holding: Holding) {
        id = backyard.id
        stream = RandomStream(seed: world.seed, purpose: .arrivals, key: backyard.id.stableHash)
        sky = WeatherRule(over: backyard, in: world, holding)
        food = backyard.food
        water = backyard.water
        foodID = holding.foodID ?? backyard.foodID
        localOffset = backyard.timeOffset - (world.began - Instant(milliseconds: 0))
        self.holding = holding
        days = DayRule(in: world)
    }

    /// Returns the first slot after `date`, up to and including `limit`, whose draw could bring a bird at the liveliest
    /// hour.
    mutating func candidate(after date: Instant, until limit: Instant) -> Candidate? {
        let length = Rates.slotMilliseconds
        var slot = floorDivide(date.milliseconds, length)
        let last = floorDivide(limit.milliseconds, length)
        var ceiling: UInt64 = 0
        var ceilingHolds = Instant(milliseconds: .min)
        while slot <= last {
            let start = Instant(milliseconds: slot * length)
            if start >= ceilingHolds {
                if start >= today.end { today = (holding.day ?? days.percent(at: start), days.end(of: start)) }
                let state = food.state(at: start)
                ceiling = Rates.ceiling(day: today.percent, food: holding.food ?? state, foodID: foodID)
                ceilingHolds = min(
                    today.end,
                    state == .ok ? food.lowAt : state == .low ? food.emptyAt : .distantFuture)
            }
            let bits = stream[slot]
            let draw = bits.multipliedFullWidth(by: Rates.certain).high
            if draw < ceiling {
                let offset = SplitMix64.mix(bits).multipliedFullWidth(by: UInt64(length)).high
                let moment = start + .milliseconds(Int64(offset))
                if moment > limit { return nil }
                if moment > date { return Candidate(slot: slot, date: moment, draw: draw, day: today.percent) }
            }
            slot += 1
        }
        return nil
    }

    func conditions(at date: Instant, present: Int) -> Conditions {
        var conditions = conditionsUnderClearSky(at: date, present: present)
        conditions.weather = sky.weather(at: date)
        return conditions
    }

    /// Returns the conditions with clear weather in place of the real one, which is costly to compute.
    private func conditionsUnderClearSky(at date: Instant, present: Int) -> Conditions {
        Conditions(
            foodID: foodID, food: holding.food ?? food.state(at: date), water: holding.water ?? water.state(at: date),
            hour: holding.hour ?? LocalTime(localOffset + (date - Instant(milliseconds: 0))).timeOfDay, weather: .clear,
            present: holding.birds ?? present)
    }

    /// Returns the part of the day that the slot's birds are awake in, with the yard's conditions; `nil` if it brings
    /// no bird to a yard with `present` birds.
    func admits(_ candidate: Candidate, present: Int) -> (waking: Waking, conditions: Conditions)? {
        guard present < Perch.allCases.count else { return nil }
        var conditions = conditionsUnderClearSky(at: candidate.date, present: present)
        let day = candidate.day
        func rate(_ hour: UInt64) -> UInt64 {
            Rates.arrivals(
                day: day, food: conditions.food, water: conditions.water, hour: hour, weather: conditions.weather,
                present: conditions.present, foodID: foodID)
        }
        let byDay = Rates.hourFactorForDayBirds(conditions.hour) * 100
        let byNight = Rates.hourFactorForNightBirds(conditions.hour) * Rates.nightShare
        // Weather only lowers the rate, so most slots are refused without asking for it.
        guard candidate.draw < rate(byDay + byNight) else { return nil }
        conditions.weather = sky.weather(at: candidate.date)
        if candidate.draw < rate(byDay) { return (.day, conditions) }
        return candidate.draw < rate(byDay + byNight) ? (.night, conditions) : nil
    }
}
