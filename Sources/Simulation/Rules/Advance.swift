import Chronology

extension World {
    /// Simulates the world up to and including `date` and returns its events by date.
    ///
    /// A date that is not after the clock changes nothing. One long step and many short ones give the same world and
    /// events.
    @discardableResult
    package mutating func advance(to date: Instant, allowances: Allowances) -> [WorldEvent] {
        advance(to: date, allowances: allowances, holding: Holding())
    }

    /// Simulates the world and hands each event to `report` instead of keeping it, for long absences.
    package mutating func advance(to date: Instant, allowances: Allowances, report: (WorldEvent) -> Void) {
        advance(to: date, allowances: allowances, holding: Holding(), report: report)
    }

    /// Simulates the world with some conditions held fixed, to measure the rules.
    mutating func advance(to date: Instant, allowances: Allowances, holding: Holding) -> [WorldEvent] {
        var events: [WorldEvent] = []
        advance(to: date, allowances: allowances, holding: holding) { events.append($0) }
        return events
    }

    mutating func advance(
        to date: Instant, allowances: Allowances, holding: Holding, report: (WorldEvent) -> Void
    ) {
        guard date > clock else { return }
        var agenda = Agenda(of: self, until: date, allowances: allowances, holding)
        while let next = agenda.next(in: self) {
            clock = next.date
            take(next.happening, allowances, report)
        }
        clock = date
    }

    /// Moves the clock to a later date, before that of the next change.
    package mutating func moveClock(to date: Instant) {
        assert(date >= clock)
        clock = date
    }

    /// Returns the exact date of the next change if nobody acts: an arrival, a departure, a supply that turns low or
    /// empty, rain in a fountain, or young that grow up; `nil` if there is none within `horizon`.
    ///
    /// It costs microseconds and changes nothing.
    package func nextEventDate(allowances: Allowances, within horizon: Span = .hours(24)) -> Instant? {
        var agenda = Agenda(of: self, until: clock + horizon, allowances: allowances)
        return agenda.next(in: self)?.date
    }

    private mutating func take(_ happening: Happening, _ allowances: Allowances, _ report: (WorldEvent) -> Void) {
        switch happening {
        case .departure(let index):
            let visit = presentVisits.remove(at: index)
            keep(visit)
            report(WorldEvent(date: clock, backyard: visit.backyard, kind: .departed(visit)))
            if let gift = gift(after: visit) {
                gifts.append(gift)
                report(WorldEvent(date: clock, backyard: visit.backyard, kind: .leftGift(gift)))
            }
        case .supplyTurn(let turn):
            report(WorldEvent(date: clock, backyard: turn.backyard, kind: .supplyTurned(turn.kind, turn.state)))
        case .rain(let yard, let water):
            backyards[yard].water = water
            report(
                WorldEvent(date: clock, backyard: backyards[yard].id, kind: .rainFilled(water.state(at: clock))))
        case .families: raiseFamilies()
        case .arrivals(let visits):
            for visit in visits {
                welcome(visit, allowances)
                report(WorldEvent(date: clock, backyard: visit.backyard, kind: .arrived(visit)))
            }
            makeShyGuestsLeave(after: visits)
        }
    }

    /// Adds the visit of a bird that has left to the past visits.
    mutating func keep(_ visit: Visit) {
        if let bird = index(of: visit.bird) {
            birds[bird].lastSeen = clock
        }
        pastVisits.append(visit)
    }

    /// Lets a bird arrive: it eats or drinks, remembers the meal and is counted.
    private mutating func welcome(_ visit: Visit, _ allowances: Allowances) {
        presentVisits.append(visit)
        visitCount += 1
        if let yard = backyards.firstIndex(where: { $0.id == visit.backyard }) {
            if visit.food != nil { backyards[yard].mealsServed += 1 }
            noteSighting(visit, in: backyards[yard].shown(allowances))
        }
        if let bird = index(of: visit.bird) {
            birds[bird].remember(visit)
        }
    }

    /// The earliest departure among present visits; the earlier guest first at equal dates.
    var nextDeparture: (date: Instant, index: Int)? {
        var soonest: (date: Instant, index: Int)?
        for (index, visit) in presentVisits.enumerated() where visit.departure < soonest?.date ?? .distantFuture {
            soonest = (visit.departure, index)
        }
        return soonest
    }
}

extension Bird {
    /// Adds a visit that begins to the bird's own history.
    mutating func remember(_ visit: Visit) {
        visitCount += 1
        firstSeen = firstSeen ?? visit.arrival
        lastSeen = visit.arrival
        lastSeenIn = visit.backyard
        guard let food = visit.food, let enjoyment = visit.enjoyment else { return }
        if !discoveredFoods.contains(food) { discoveredFoods.append(food) }
        if enjoyment == .loved { lovedMeals += 1 }
        guard enjoyment == .loved || enjoyment == .disliked else { return }
        let place: Int
        if let known = memories.firstIndex(where: { $0.backyard == visit.backyard }) {
            place = known
        } else {
            place = memories.count
            memories.append(YardMemory(backyard: visit.backyard, lovedMeals: 0, dislikedMeals: 0))
        }
        let limit = YardMemory.limit
        if enjoyment == .loved {
            memories[place].lovedMeals = min(limit, memories[place].lovedMeals + 1)
            memories[place].dislikedMeals = max(0, memories[place].dislikedMeals - 1)
        } else {
            memories[place].dislikedMeals = min(limit, memories[place].dislikedMeals + 1)
            memories[place].lovedMeals = max(0, memories[place].lovedMeals - 1)
        }
    }
}
