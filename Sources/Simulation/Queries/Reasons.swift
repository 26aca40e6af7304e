import Chronology

/// A cause of how busy or quiet a yard is at a moment.
package struct Reason: Hashable, Sendable {
    package enum Factor: Hashable, Sendable {
        /// The day's liveliness, the same in all yards.
        case day(Liveliness)
        case food(SupplyState)
        /// The premium food in the feeder.
        case premium(ID<Food>)
        case water(SupplyState)
        case hour(TimeOfDay)
        case weather(Weather)
        /// The number of birds that are there already.
        case company(Int)
        /// The known species that sleep at this hour.
        case asleep([ID<Species>])
        /// The known species that spend this part of the year elsewhere.
        case away([ID<Species>])
    }

    package let factor: Factor
    /// The number of arrivals in percent of that without the cause; 100 if it changes who comes but not how many.
    package let percent: Int

    package init(_ factor: Factor, percent: Int) {
        self.factor = factor
        self.percent = percent
    }

    /// The size of the change, up or down, in hundredths of a factor.
    fileprivate var strength: Int { percent >= 100 ? percent : 10_000 / max(1, percent) }
}

extension World {
    /// Returns the causes of how busy a yard is at a date (by default now), the strongest first, without those that
    /// change nothing.
    package func reasons(
        for backyard: Backyard, at date: Instant? = nil, allowances: Allowances
    ) -> [Reason] {
        let date = date ?? clock
        let present = presentVisits.count { $0.backyard == backyard.id && $0.isPresent(at: date) }
        let now = Prospect(of: backyard, in: self, Holding()).conditions(at: date, present: present)
        var reasons: [Reason] = []
        func add(_ factor: Reason.Factor, _ percent: UInt64) {
            if percent != 100 { reasons.append(Reason(factor, percent: Int(percent))) }
        }
        let day = liveliness(at: date)
        if Liveliness(percent: day) != .usual { add(.day(Liveliness(percent: day)), UInt64(day)) }
        add(.food(now.food), Rates.food(now.food))
        add(.premium(now.foodID), Rates.premium(food: now.food, foodID: now.foodID))
        add(.water(now.water), Rates.water(now.water))
        add(.hour(now.hour), Rates.hourFactorForDayBirds(now.hour))
        add(.weather(now.weather), Rates.weather(now.weather))
        add(.company(now.present), Rates.crowd(present: now.present))
        reasons.sort { $0.strength > $1.strength }
        let known = Catalog.species.filter { hasSeen($0.id) && (allowances.earlyAccessSpecies || !$0.isEarlyAccess) }
        let away = known.filter { !isHere($0, in: backyard, at: date) }
        let isNight = now.hour == .night
        let awake = Set(presentVisits(in: backyard.id).map(\.species))
        let asleep = known.filter {
            $0.isNocturnal != isNight && isHere($0, in: backyard, at: date) && !awake.contains($0.id)
        }
        if !asleep.isEmpty { reasons.append(Reason(.asleep(asleep.map(\.id)), percent: 100)) }
        if !away.isEmpty { reasons.append(Reason(.away(away.map(\.id)), percent: 100)) }
        return reasons
    }
}
