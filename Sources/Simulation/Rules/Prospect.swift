import Chronology

/// When a bird is awake.
enum Waking: Hashable {
    case day, night
}

/// What a yard's slots depend on as far as nobody acts: its stream of draws, its supplies, its clock and its sky.
struct Prospect {
    /// A slot that could bring a bird, if the hour, the weather and the company are right.
    struct Candidate {
        let slot: Int64
        let date: Instant
        /// 0 ..< `Rates.certain`
        let draw: UInt64
        /// The day's own draw, in percent.
        let day: UInt64
    }

    let id: ID<Backyard>
    /// Rain fills it up meanwhile.
    var water: Supply
    let sky: WeatherRule
    private let stream: RandomStream
    private let food: Supply
    private let foodID: ID<Food>
    private let holding: Holding
    private let days: DayRule
    /// The day's draw that was asked for last, and when that day ends.
    private var today: (percent: UInt64, end: Instant) = (100, Instant(milliseconds: .min))
    /// Local time of day = this + date.
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

    /// The first slot after `date`, up to and including `limit`, whose draw could bring a bird at the best of hours.
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

    private func conditionsUnderClearSky(at date: Instant, present: Int) -> Conditions {
        Conditions(
            foodID: foodID, food: holding.food ?? food.state(at: date), water: holding.water ?? water.state(at: date),
            hour: holding.hour ?? LocalTime(localOffset + (date - Instant(milliseconds: 0))).timeOfDay, weather: .clear,
            present: holding.birds ?? present)
    }

    /// Whether the slot brings a bird into a yard with `present` birds, and of which kind; `nil` if it brings none.
    func admits(_ candidate: Candidate, present: Int) -> (waking: Waking, conditions: Conditions)? {
        guard present < Perch.allCases.count else { return nil }
        var conditions = conditionsUnderClearSky(at: candidate.date, present: present)
        let day = candidate.day
        func rate(_ hour: UInt64) -> UInt64 {
            Rates.arrivals(
                day: day, food: conditions.food, water: conditions.water, hour: hour, weather: conditions.weather,
                present: conditions.present, foodID: foodID)
        }
        let dayBirds = Rates.dayBirds(conditions.hour) * 100
        let nightBirds = Rates.nightBirds(conditions.hour) * Rates.nightShare
        // The weather can only lower the rate; most slots need not ask for it.
        guard candidate.draw < rate(dayBirds + nightBirds) else { return nil }
        conditions.weather = sky.weather(at: candidate.date)
        if candidate.draw < rate(dayBirds) { return (.day, conditions) }
        return candidate.draw < rate(dayBirds + nightBirds) ? (.night, conditions) : nil
    }
}
