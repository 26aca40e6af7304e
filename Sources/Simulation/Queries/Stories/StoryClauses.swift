import Chronology

extension World {
    /// Returns the clauses of a visit's story: at most two parts of its sentence in their order, then at most one
    /// sentence about many visits. They are the same for every reader that knows the same visits.
    ///
    /// - Parameter memory: the visits to look back on; those that the world remembers, if none are given.
    package func clauses(of story: VisitStory, remembering memory: StoryMemory? = nil) -> [StoryClause] {
        let facts = StoryFacts(story, in: self, memory ?? StoryMemory(in: self))
        let stream = RandomStream(seed: seed, purpose: .stories, key: SplitMix64.mix(story.visit.id.stableHash))
        // By what one wants to hear, and by chance: a story never tells all that is true of a visit.
        let ranked = facts.all.map { clause -> (clause: StoryClause, score: Int) in
            var clause = clause
            var generator = stream.generator(at: Int64(bitPattern: ID<StoryClause>(clause.kind.rawValue).stableHash))
            let chance = generator.below(StoryClause.chance)
            clause.wording = 1 + generator.below(clause.kind.wordings)
            return (clause, clause.kind.worth + chance)
        }.sorted { ($1.score, $0.clause.kind.rawValue) < ($0.score, $1.clause.kind.rawValue) }.map(\.clause)
        let arc = ranked.first { $0.kind.isArc }
        var chosen: [StoryClause] = []
        func add(_ clause: StoryClause) {
            let isSaid = chosen.contains { said in
                said.kind.part == clause.kind.part || said.kind.topic != nil && said.kind.topic == clause.kind.topic
            }
            if !isSaid { chosen.append(clause) }
        }
        // What a sentence refers to is told right before it.
        if let part = arc?.kind.antecedent {
            ranked.filter { $0.kind.part == part && $0.bird == arc?.bird }.prefix(1).forEach(add)
        }
        for clause in ranked where !clause.kind.isArc && chosen.count < StoryClause.most { add(clause) }
        return chosen.sorted { $0.kind.part.rawValue < $1.kind.part.rawValue } + (arc.map { [$0] } ?? [])
    }
}

extension StoryClause {
    /// The greatest number of clauses in a story's first sentence.
    static let most = 2
    /// The range of chance: 0 ..< `chance` is added to a clause's worth.
    static let chance = 60
}

extension StoryClause.Kind {
    /// The part that a sentence about many visits refers to.
    fileprivate var antecedent: Part? {
        switch self {
        case .thirdTime, .fourthTime, .fifthTime, .oftenTimes, .squabbles: .company
        case .dislikedBefore: .meal
        default: nil
        }
    }
}

/// All clauses that are true of a visit.
private struct StoryFacts {
    private(set) var all: [StoryClause] = []
    private let story: VisitStory
    private let visit: Visit
    private let world: World
    private let memory: StoryMemory
    private let bird: Bird?
    private let yard: Backyard?
    /// The bird's visits of the sixty days before this one, by arrival.
    private let earlier: [Visit]
    /// The other visits to the yard that overlap this one, by arrival.
    private let company: [Visit]
    private let days: DayRule
    private var isOver: Bool { visit.departure <= world.clock }
    private var stay: Span { visit.departure - visit.arrival }

    init(_ story: VisitStory, in world: World, _ memory: StoryMemory) {
        (self.story, self.world, self.memory) = (story, world, memory)
        visit = story.visit
        bird = world.bird(visit.bird)
        yard = world.backyard(visit.backyard)
        earlier = memory.visits(of: visit.bird, in: visit.arrival - .days(60)..<visit.arrival)
        company = memory.company(of: visit)
        days = DayRule(in: world)
        addVisits()
        addPlaces()
        addArrival()
        addCompanions()
        addStay()
        addMeal()
        addActivities()
        for meeting in story.meetings { add(meeting) }
        if let gift = world.gifts.first(where: { $0.bird == visit.bird && $0.date == visit.departure }) {
            all.append(StoryClause(.leftGift, gift: gift.kind))
        }
    }

    private mutating func add(_ kind: StoryClause.Kind, if isTrue: Bool = true) {
        if isTrue { all.append(StoryClause(kind)) }
    }

    /// Returns true if every visit within `span` before this one is known.
    private func remembers(_ span: Span) -> Bool { memory.reach <= max(visit.arrival - span, world.began) }

    private func earlier(within span: Span) -> [Visit] { earlier.filter { $0.arrival >= visit.arrival - span } }

    // MARK: How often it comes

    private mutating func addVisits() {
        let number = (bird?.visitCount ?? 0) - memory.later(than: visit)
        if visit.isFirstOfBird {
            add(.firstVisit)
        } else if number == 2 {
            add(.secondVisit)
        } else if number == 25 || Bird.milestones.contains(number) {
            all.append(StoryClause(.milestone, count: number))
        }
        let today = earlier.filter { days.day(of: $0.arrival) == days.day(of: visit.arrival) }.count + 1
        if remembers(.days(1)) {
            add(.thirdToday, if: today == 3)
            add(.fourthToday, if: today == 4)
            add(.allDay, if: today > 4)
        }
        guard let last = earlier.last else { return }
        let pause = visit.arrival - last.departure
        let gap = Int(days.day(of: visit.arrival) - days.day(of: last.arrival))
        // A bird that nobody remembers may have come in between.
        if gap < 3 || !remembers(visit.arrival - last.arrival) {
            // Nothing is said of its absence.
        } else if gap >= 21 {
            all.append(StoryClause(.backAfterWeeks, count: gap / 7))
        } else {
            all.append(StoryClause(.backAfterDays, count: gap))
        }
        add(.sameDay, if: today == 2 && pause > .hours(1))
        add(.soonBack, if: pause < .minutes(30) && last.backyard == visit.backyard && pause >= .zero)
        if last.backyard != visit.backyard, pause < .minutes(20), pause >= .zero,
            world.backyard(last.backyard) != nil
        {
            all.append(StoryClause(.cameOver, backyard: last.backyard))
        }
        addRuns()
    }

    private mutating func addRuns() {
        let today = days.day(of: visit.arrival)
        let cameOn = Set(earlier.map { days.day(of: $0.arrival) })
        let isFirstToday = !cameOn.contains(today)
        var run = 1
        while cameOn.contains(today - Int64(run)) { run += 1 }
        if isFirstToday, [4, 5, 7, 10, 14, 21, 28].contains(run), remembers(.days(Int64(run))) {
            all.append(StoryClause(.everyDay, count: run))
        }
        let week = earlier(within: .days(7)).count + 1
        if [8, 10, 15, 20].contains(week), remembers(.days(7)) { all.append(StoryClause(.busyWeek, count: week)) }
    }

    // MARK: Where and when

    private mutating func addPlaces() {
        let last = earlier.suffix(3)
        guard last.count == 3, yard != nil else { return }
        let here = StoryClause(.sameYard, backyard: visit.backyard)
        if last.allSatisfy({ $0.backyard == visit.backyard }) { all.append(here) }
        if Set(last.map(\.backyard)).count == 1, last.first?.backyard != visit.backyard {
            all.append(StoryClause(.otherYard, backyard: visit.backyard))
        }
    }

    private mutating func addArrival() {
        guard let yard, let bird else { return }
        switch world.weather(in: yard, at: visit.arrival) {
        case .rain: add(.inRain)
        case .fog: add(.inFog)
        case .snow: add(.inSnow)
        case .clear, .cloud: break
        }
        let local = world.localTime(in: yard, at: visit.arrival)
        add(.atSunrise, if: local.timeOfDay == .sunrise)
        add(.atSunset, if: local.timeOfDay == .sunset)
        let nature = world.nature(of: bird)
        let isKnown = bird.visitCount >= Habit.hours(from: 0, until: 0).visits
        add(.usualHour, if: isKnown && nature.isUsual(local.hour))
        let off = (local.hour - nature.usualHour - Nature.usualHours + 1 + 24) % 24
        add(.oddHour, if: isKnown && !nature.isUsual(local.hour) && (6...15).contains(off))
        let midnight = visit.arrival - local.sinceMidnight
        let isMorning = (6..<10).contains(local.hour)
        if isMorning, remembers(local.sinceMidnight) {
            add(.firstOfDay, if: memory.visits(to: yard.id, in: midnight + .hours(6)..<visit.arrival).isEmpty)
        }
        if local.hour >= 18, local.hour < 21, world.clock > midnight + .days(1) {
            let after = memory.visits(to: yard.id, in: visit.arrival + .milliseconds(1)..<midnight + .days(1))
            add(.lastOfDay, if: after.isEmpty)
        }
        add(.vagrant, if: world.isVagrant(visit))
        addRarity(yard)
    }

    /// Adds a clause if no bird of the species has come for four days or more.
    private mutating func addRarity(_ yard: Backyard) {
        let kin = world.birds(of: visit.species).flatMap {
            memory.visits(of: $0.id, in: visit.arrival - .days(60)..<visit.arrival)
        }
        guard let last = kin.map(\.arrival).max() else { return }
        let gap = Int(days.day(of: visit.arrival) - days.day(of: last))
        if gap >= 4, remembers(.days(Int64(gap))) { all.append(StoryClause(.rareKind, count: gap)) }
    }

    // MARK: With whom

    private mutating func addCompanions() {
        let flock = company.filter { $0.flock == visit.flock }
        if let leader = visit.flock, !flock.isEmpty {
            if leader == visit.id {
                all.append(StoryClause(.flockLeader, count: flock.count))
            } else if let bird = flock.first(where: { $0.id == leader })?.bird {
                all.append(StoryClause(.flockMember, bird: bird))
            }
        }
        let companion = world.companion(of: visit.bird)?.id
        if let companion, company.contains(where: { $0.bird == companion }) {
            all.append(StoryClause(.withCompanion, bird: companion))
        }
        if let parent = bird?.parents?.first(where: { parent in company.contains { $0.bird == parent } }) {
            all.append(StoryClause(.nearParent, bird: parent))
        }
        if remembers(.days(7)) { addPairs() }
    }

    /// Adds a clause for the bird in its company that it has met on the most of the six days before, at least three.
    private mutating func addPairs() {
        let met = earlier(within: .days(7)).map { (day: days.day(of: $0.arrival), birds: memory.company(of: $0)) }
        let today = days.day(of: visit.arrival)
        // Seven times 24 hours touch eight days.
        let week = (today - 6)..<today
        var best: (bird: ID<Bird>, days: Int)?
        for other in company {
            let on = Set(met.filter { $0.birds.contains { $0.bird == other.bird } }.map(\.day)).filter(week.contains)
            if on.count > best?.days ?? 2 { best = (other.bird, on.count) }
        }
        if let best { all.append(StoryClause(.pairDays, bird: best.bird, count: best.days + 1)) }
    }

    private mutating func addStay() {
        let most =
            ([visit] + company).map { moment in
                company.count { $0.isPresent(at: max(moment.arrival, visit.arrival)) }
            }.max() ?? 0
        if most >= 3 { all.append(StoryClause(.crowd, count: most)) }
        guard isOver else { return }
        add(.alone, if: company.isEmpty && stay >= .minutes(15))
        add(.longStay, if: stay >= .hours(1))
        add(.goodWhile, if: stay >= .minutes(40) && stay < .hours(1))
        add(.shortStay, if: stay < .minutes(1))
        add(.fewMinutes, if: stay >= .minutes(1) && stay < .minutes(4))
        let week = earlier(within: .days(7))
        let isLongest = week.count >= 4 && week.allSatisfy { $0.departure - $0.arrival < stay }
        add(.longestOfWeek, if: isLongest && stay >= .minutes(30) && remembers(.days(7)))
    }

    // MARK: What it eats

    private mutating func addMeal() {
        guard let food = visit.food else {
            add(visit.drank ? .onlyWater : .onlyLooked)
            return
        }
        let kind: StoryClause.Kind =
            switch visit.enjoyment {
            case .loved: .loved
            case .enjoyed: .enjoyed
            case .disliked: .disliked
            case .noOpinion, nil: .noOpinion
            }
        all.append(StoryClause(kind, food: food))
        let meals = earlier.filter { $0.food != nil }
        if meals.last?.food == food, kind != .disliked { all.append(StoryClause(.sameFood, food: food)) }
        let eaten = story.episodes.filter { $0.activity == .feeds }.reduce(Span.zero) { $0 + ($1.end - $1.start) }
        if eaten >= .minutes(15) { all.append(StoryClause(.ateLong, food: food)) }
        if kind == .disliked, meals.last(where: { $0.food == food })?.enjoyment == .disliked { add(.dislikedBefore) }
        let helpings = earlier(within: .days(7)).count { $0.food == food } + 1
        if [5, 8, 12].contains(helpings), kind != .disliked, remembers(.days(7)) {
            all.append(StoryClause(.helpings, count: helpings, food: food))
        }
        guard kind == .loved else { return }
        var row = 1
        for meal in meals.reversed() where meal.enjoyment == .loved && row < 9 { row += 1 }
        let isRow = meals.suffix(row - 1).allSatisfy { $0.enjoyment == .loved }
        if [3, 5].contains(row), isRow { all.append(StoryClause(.lovedInRow, count: row)) }
        if let last = meals.last(where: { $0.enjoyment == .loved }) {
            let gap = Int(days.day(of: visit.arrival) - days.day(of: last.arrival))
            if gap >= 3 { all.append(StoryClause(.favoriteAfter, count: gap, food: food)) }
        }
    }

    // MARK: What it does

    private mutating func addActivities() {
        let times: [(Activity, StoryClause.Kind, StoryClause.Kind, StoryClause.Kind)] = [
            (.bathes, .bathedOnce, .bathedTwice, .bathedOften), (.sings, .sangOnce, .sangTwice, .sangOften),
            (.preens, .preenedOnce, .preenedTwice, .preenedOften), (.drinks, .drankOnce, .drankTwice, .drankOften),
            (.rests, .restedOnce, .restedTwice, .restedOften),
            (.looksAbout, .lookedOnce, .lookedTwice, .lookedOften),
        ]
        // Where it came for water alone, a meal's clause says that it drank.
        for (activity, once, twice, often) in times where activity != .drinks || visit.food != nil {
            switch story.count(activity) {
            case 0: break
            case 1: add(once)
            case 2: add(twice)
            default: add(often)
            }
        }
        func longest(_ activity: Activity) -> Span {
            story.episodes.filter { $0.activity == activity }.map { $0.end - $0.start }.max() ?? .zero
        }
        add(.longBath, if: longest(.bathes) >= .minutes(4))
        add(.longRest, if: longest(.rests) >= .minutes(6))
        add(.everyPerch, if: story.perches == Perch.allCases.count)
        if isOver, story.perches == 1, story.episodes.count > 1 || stay >= .minutes(3) {
            switch story.episodes.first?.perch {
            case .branch: add(.stayedOnBranch)
            case .feeder: add(.stayedAtFeeder)
            case .fountain: add(.stayedAtFountain)
            case .ground: add(.stayedOnGround)
            case nil: break
            }
        }
        guard let yard else { return }
        for episode in story.episodes where [.sings, .bathes].contains(episode.activity) {
            let isRain = world.weather(in: yard, at: episode.start) == .rain
            let hour = world.localTime(in: yard, at: episode.start).timeOfDay
            let found: StoryClause.Kind? =
                switch (episode.activity, isRain, hour) {
                case (.bathes, true, _): .bathedInRain
                case (.sings, true, _): .sangInRain
                case (.sings, _, .sunrise): .sangAtSunrise
                case (.sings, _, .sunset): .sangAtSunset
                default: nil
                }
            if let found, !all.contains(where: { $0.kind == found }) { add(found) }
        }
    }

    // MARK: Whom it meets

    private mutating func add(_ meeting: Meeting) {
        guard !all.contains(where: { $0.kind.part == .company && $0.bird == meeting.bird }) else { return }
        let before = remembers(.days(7)) ? meetings(with: meeting.bird) : []
        let (plain, again, times): (StoryClause.Kind, StoryClause.Kind?, Int) =
            switch meeting.kind {
            case .gaveWay: (.gaveWay, .gaveWayAgain, before.count { $0 == .gaveWay } + 1)
            case .tookPlace: (.tookPlace, .tookPlaceAgain, before.count { $0 == .tookPlace } + 1)
            case .fedBeside: (.fedBeside, .fedBesideAgain, before.count { $0 == .fedBeside } + 1)
            case .fled: (.fled, .fledAgain, before.count { $0 == .fled } + 1)
            case .fellSilent: (.fellSilent, nil, 1)
            }
        var kind = times > 1 ? again ?? plain : plain
        let quarrels = before.count { [.gaveWay, .tookPlace, .fled].contains($0) }
        if meeting.kind == .tookPlace, before.last == .gaveWay { kind = .tookBack }
        if meeting.kind == .fedBeside, times == 1, quarrels > 0 { kind = .madePeace }
        all.append(StoryClause(kind, bird: meeting.bird))
        // Together with what it refers to; another meeting is told without it.
        let arc: StoryClause.Kind? =
            switch times {
            case 3: .thirdTime
            case 4: .fourthTime
            case 5: .fifthTime
            case 6...: .oftenTimes
            default: nil
            }
        let isQuarrel = meeting.kind == .gaveWay || meeting.kind == .tookPlace
        if let arc, kind == again {
            all.append(StoryClause(arc, bird: meeting.bird))
        } else if isQuarrel, quarrels >= 3 {
            all.append(StoryClause(.squabbles, bird: meeting.bird, count: quarrels + 1))
        }
    }

    /// Returns the kinds of meetings with another bird on this bird's visits of the week before, by date.
    private func meetings(with other: ID<Bird>) -> [Meeting.Kind] {
        earlier(within: .days(7)).flatMap { visit -> [Meeting.Kind] in
            let company = memory.company(of: visit)
            guard company.contains(where: { $0.bird == other }) else { return [] }
            return world.story(of: visit, among: company).meetings.filter { $0.bird == other }.map(\.kind)
        }
    }
}
