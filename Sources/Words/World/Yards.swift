import Chronology
import Session
import Simulation
import TerminalUI

/// Texts about yards.
extension Words {
    package func name(of time: TimeOfDay) -> String { text("timeOfDay", time.rawValue, "name") }
    package func name(of perch: Perch) -> String { text("perch", perch.rawValue, "name") }
    package func name(of enjoyment: Enjoyment) -> String { text("enjoyment", enjoyment.rawValue, "name") }

    /// Returns hour and weather in six forms, from "Morning, 08:42 here · clear" to the time alone.
    package func hours(of yard: Backyard, in session: Session, separator: Character) -> [String] {
        let (world, separator) = (session.world, String(separator))
        let part = name(of: world.localTime(in: yard).timeOfDay)
        let weather = name(of: world.weather(in: yard, at: world.clock))
        let clock = clockSayingWhose(yard, session)
        let short = yardClock(clock: self.clock(of: yard, in: session))
        let brief = clockSayingWhose(yard, session, isBrief: true)
        let shifted = self.clock(of: yard, in: world, shift: session.shift(of: yard))
        return [
            yardHour(timeOfDay: part, clock: clock, separator: separator, weather: weather),
            yardHourShort(clock: clock, separator: separator, weather: weather),
            yardHourShort(clock: brief, separator: separator, weather: weather),
            yardHourShort(clock: shifted, separator: separator, weather: weather), shifted, short,
        ]
    }

    /// Returns the time on a yard's clock: "08:42".
    package func clock(of yard: Backyard, in session: Session) -> String {
        clock(of: yard, in: session.world, apartBy: session.shift(of: yard))
    }

    /// Returns the time on a yard's clock; the player's where the two are less than a minute apart, so that a yard never
    /// seems to be a minute late.
    private func clock(of yard: Backyard, in world: World, apartBy shift: Span) -> String {
        let time = world.localTime(in: yard).sinceMidnight
        return clock(shift.magnitude < .minutes(1) ? LocalTime(time - shift).sinceMidnight : time)
    }

    /// Returns the time on a yard's clock with its distance from the player's: "12:00 +4h"; for the same time "12:00".
    ///
    /// - Parameter isBrief: whether to write the distance as a clock does, where there is little room: "12:00 +4:30".
    package func clock(of yard: Backyard, in world: World, shift: Span, isBrief: Bool = false) -> String {
        let clock = self.clock(of: yard, in: world, apartBy: shift)
        return isFar(shift) ? self.clock(clock, shift, isBrief: isBrief) : clock
    }

    /// Returns how far a clock is from the player's: "+4h"; `nil` if they differ by less than five minutes.
    ///
    /// - Parameter isBrief: whether to write it as a clock does: "+4:30".
    package func distance(of shift: Span, isBrief: Bool) -> String? {
        isFar(shift) ? String(clock("", shift, isBrief: isBrief).drop(while: \.isWhitespace)) : nil
    }

    private func isFar(_ shift: Span) -> Bool { shift.magnitude >= Self.leastShift }

    /// Returns the time on a clock with how far it is from the player's.
    private func clock(_ clock: String, _ shift: Span, isBrief: Bool) -> String {
        let minutes = Int(Self.wholeMinutes(shift).milliseconds / 60_000)
        let isMixed = minutes >= 60 && minutes % 60 != 0
        let time =
            isBrief && isMixed ? "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)" : distance(shift)
        let isAhead = Self.isAhead(shift)
        if isPlain { return isAhead ? yardAhead(clock: clock, time: time) : yardBehind(clock: clock, time: time) }
        return isAhead ? yardShiftAhead(clock: clock, time: time) : yardShiftBehind(clock: clock, time: time)
    }

    /// The least difference of two clocks that is told: a smaller one may be the time that reading them takes.
    private static let leastShift = Span.minutes(5)

    /// Returns how far two clocks are apart, to the minute, since both can be seen: "4h", "5h 30m".
    private func distance(_ shift: Span) -> String {
        isPlain ? spelled(Self.wholeMinutes(shift)) : exact(Self.wholeMinutes(shift))
    }

    /// Returns how far two clocks are apart in whole minutes; the nearest, since their seconds are not seen.
    private static func wholeMinutes(_ shift: Span) -> Span {
        .minutes((shift.magnitude.milliseconds + 30_000) / 60_000)
    }

    /// Returns true for a clock that is ahead. Half a day is ahead whichever way the seconds fall, so that it doesn't
    /// change from minute to minute.
    private static func isAhead(_ shift: Span) -> Bool { shift > .zero || wholeMinutes(shift) == .hours(12) }

    /// Returns the time on a yard's clock and whose it is: "12:00 here, 4h ahead", "08:42, your time", "08:42, your
    /// home"; in brief "12:00 here, +4h".
    private func clockSayingWhose(_ yard: Backyard, _ session: Session, isBrief: Bool = false) -> String {
        let (clock, shift) = (clock(of: yard, in: session), session.shift(of: yard))
        guard shift.magnitude >= Self.leastShift else {
            if session.world.isHome(yard.id) { return yardYourHome(clock: clock) }
            return shift.magnitude < .minutes(1) ? yardHome(clock: clock) : yardClock(clock: clock)
        }
        let time = distance(shift)
        if isBrief {
            let here = yardClock(clock: clock)
            return Self.isAhead(shift)
                ? yardAheadBrief(clock: here, time: time) : yardBehindBrief(clock: here, time: time)
        }
        return Self.isAhead(shift) ? yardAhead(clock: clock, time: time) : yardBehind(clock: clock, time: time)
    }

    /// The names of the yards of a new game.
    package var firstYards: [String] { (0..<5).map { text("firstYard", String($0), "name") } }

    /// Returns "The red cardinal is in Calm Palms now".
    package func isIn(_ yard: Backyard, _ bird: Bird) -> String {
        yardIsIn(bird: firstIndividual(bird), yard: yard.name)
    }

    /// Returns "The red cardinal is waiting for you in Calm Palms"
    package func waits(in yard: Backyard, _ bird: Bird) -> String {
        absenceWaiting(bird: firstIndividual(bird), yard: yard.name)
    }

    /// Returns the reason why a yard is not refilled: "Calm Palms has all it needs."
    package func sentence(for spared: RefillPlan.Spared, in session: Session) -> String {
        guard let yard = session.world.backyard(spared.backyard) else { return "" }
        guard let left = spared.goodFor else { return careAllFull(yard: yard.name) }
        let rounded = left < .hours(1) ? left : Span.hours(left.nearestHours)
        return careStillGood(food: inText(yard.foodID), time: long(rounded))
    }

    /// Returns a sentence about premium foods that are used up and what is in the feeders instead; `nil` if none is.
    package func usedUp(_ plan: RefillPlan) -> String? {
        let foods = plan.usedUp.map { name(of: $0) }
        return foods.isEmpty
            ? nil : careUsedUp(foods: list(foods), instead: list(plan.substitutes.map { inText($0) }))
    }

    /// Returns "Calm Palms is low on food"; `nil` for a full supply.
    package func runsOut(_ yard: Backyard, _ kind: SupplyKind, _ state: SupplyState) -> String? {
        switch (kind, state) {
        case (_, .ok): nil
        case (.food, .low): yardLowOnFood(yard: yard.name)
        case (.food, .empty): yardOutOfFood(yard: yard.name)
        case (.water, .low): yardLowOnWater(yard: yard.name)
        case (.water, .empty): yardOutOfWater(yard: yard.name)
        }
    }

    /// Returns the birds in a yard, from everyone by name to a number: "Gray dove, plum swallow and red swallow", "Dove
    /// and 2 swallows", "2 swallows and a dove", "Gray dove and 2 more", "Dove and 2 more", "3 visitors".
    package func visitors(_ birds: [Bird]) -> [String] {
        guard let first = birds.first else { return [yardQuiet] }
        let names = names(of: first)
        // A long name is abbreviated rather than left out.
        let short = [24, 16, 10].filter { $0 < TextWidth.columns(of: names[0]) }.map {
            TextFitting.truncate(names[0], to: $0)
        }
        guard birds.count > 1 else { return names + short + [yardVisitors(count: 1)] }
        var groups: [(bird: Bird, count: Int)] = []
        for bird in birds {
            if bird.name == nil,
                let index = groups.firstIndex(where: { $0.bird.name == nil && $0.bird.species == bird.species })
            {
                groups[index].count += 1
            } else {
                groups.append((bird, 1))
            }
        }
        let kinds = groups.enumerated().map { place, group in
            let bird = group.bird
            if group.count > 1 { return yardSeveral(count: group.count, kind: many(bird.species)) }
            return bird.name
                ?? (place == 0
                    ? name(of: bird.species) : groups[0].count > 1 ? one(bird.species) : inText(bird.species))
        }
        return [
            list([names[0]] + birds.dropFirst().map(nameInText)), list(kinds),
        ] + (names + short).map { yardFirstAndMore(first: $0, count: birds.count - 1) } + [
            yardVisitors(count: birds.count)
        ]
    }

    /// Returns what a present bird does, in lines of a width: "eating corn", "at the feeder, loves it".
    ///
    /// - Parameter doing: its present activity; `nil` where only the purpose of its visit is known.
    package func doing(_ visit: Visit, _ doing: Doing? = nil, width: Int) -> [String] {
        parts(of: visit, doing, width: width).flatMap { TextFitting.wrap($0, to: width) }
    }

    /// Returns what a present bird does as short texts, the most telling one first; some may be wider than `width`.
    package func parts(of visit: Visit, _ doing: Doing?, width: Int) -> [String] {
        let place = name(of: doing?.perch ?? visit.perch)
        if let doing, !doing.isFirst(of: visit) {
            let activity = text("doing", doing.activity.rawValue, "name")
            let both = doingAt(activity: activity, perch: place)
            return (TextWidth.columns(of: both) <= width ? [both] : [activity, place])
                + meal(of: visit, width: width)
        }
        guard let food = visit.food else { return [visit.drank ? doingDrinking : doingLookingAround, place] }
        let meal = doing?.isFinishing == true ? doingFinishing(food: some(food)) : eating(food, visit, "now(food:)")
        guard let taste = opinion(of: visit) else { return [meal, place] }
        let both = doingAndTaste(doing: place, taste: taste)
        return TextWidth.columns(of: both) <= width ? [meal, both] : [meal, place, taste]
    }

    /// Returns what a present bird does on one line: "Eating corn at the feeder, loves it".
    package func doing(_ visit: Visit, _ doing: Doing? = nil) -> String {
        let perch = name(of: doing?.perch ?? visit.perch)
        if let doing, !doing.isFirst(of: visit) {
            let now = doingAt(activity: text("doing", doing.activity.rawValue, "first"), perch: perch)
            return meal(of: visit).map { doingAtAndAte(doing: now, meal: $0) } ?? now
        }
        guard let food = visit.food else {
            return visit.drank ? doingDrinkingAt(perch: perch) : doingLookingAroundAt(perch: perch)
        }
        let meal =
            doing?.isFinishing == true ? doingFinishingFirst(food: some(food)) : eating(food, visit, "first(food:)")
        let both = doingAt(activity: meal, perch: perch)
        return opinion(of: visit).map { doingAndTaste(doing: both, taste: $0) } ?? both
    }

    /// Returns "eating corn" or "sipping nectar".
    package func eating(_ food: ID<Food>, _ visit: Visit) -> String { eating(food, visit, "now(food:)") }
    /// Returns "ate corn" or "tasted corn".
    package func ate(_ food: ID<Food>, _ visit: Visit) -> String { eating(food, visit, "past(food:)") }

    /// Returns a meal with the verb that fits the bird's bill.
    private func eating(_ food: ID<Food>, _ visit: Visit, _ form: String) -> String {
        let manner = Catalog.species(visit.species)?.manner(of: food) ?? .eats
        return text("meal", manner.rawValue, form, .text(some(food)))
    }

    /// Returns the meal of a visit: "ate corn, loved it"; `nil` if the bird did not eat.
    private func meal(of visit: Visit) -> String? {
        guard let food = visit.food, let enjoyment = visit.enjoyment else { return nil }
        return enjoyment == .noOpinion
            ? ate(food, visit) : doingAndTaste(doing: ate(food, visit), taste: past(enjoyment))
    }

    /// Returns the meal of a visit in one line or, if that is wider than `width`, two; empty if the bird did not eat.
    private func meal(of visit: Visit, width: Int) -> [String] {
        guard let meal = meal(of: visit), let food = visit.food else { return [] }
        guard TextWidth.columns(of: meal) > width, let enjoyment = visit.enjoyment, enjoyment != .noOpinion else {
            return [meal]
        }
        return [ate(food, visit), past(enjoyment)]
    }

    /// Returns the bird's opinion of its meal: "loves it"; `nil` if it has none.
    private func opinion(of visit: Visit) -> String? {
        visit.enjoyment == .noOpinion ? nil : visit.enjoyment.map { name(of: $0) }
    }
}

extension Doing {
    /// Returns true if the bird is doing what it came for.
    fileprivate func isFirst(of visit: Visit) -> Bool {
        switch activity {
        case .feeds: visit.food != nil
        case .drinks: visit.food == nil && visit.drank
        case .looksAbout: visit.food == nil && !visit.drank
        default: false
        }
    }
}
