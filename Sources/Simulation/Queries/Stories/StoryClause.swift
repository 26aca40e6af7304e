/// A statement that a story makes of a visit, such as that the bird loved its meal, with the facts that it names.
package struct StoryClause: Hashable, Sendable {
    /// The statements that there are. A text of each wording is in the catalog under "clause".
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        // The bird's arrival.
        case firstVisit, secondVisit, milestone, backAfterDays, backAfterWeeks, thirdToday, fourthToday, allDay
        case sameDay, soonBack, cameOver, firstOfDay, lastOfDay, usualHour, oddHour, otherYard, sameYard
        case inRain, inFog, inSnow, atSunrise, atSunset, flockLeader, flockMember, withCompanion, rareKind, nearParent
        case vagrant
        // Its stay.
        case alone, crowd, longStay, goodWhile, shortStay, fewMinutes, longestOfWeek
        // Its meal.
        case loved, enjoyed, noOpinion, disliked, sameFood, favoriteAfter, onlyWater, onlyLooked, ateLong
        // Its activities.
        case bathedOnce, bathedTwice, bathedOften, sangOnce, sangTwice, sangOften, preenedOnce, preenedTwice
        case preenedOften, drankOnce, drankTwice, drankOften, restedOnce, restedTwice, restedOften, lookedOnce
        case lookedTwice, lookedOften
        case sangInRain, bathedInRain, sangAtSunrise, sangAtSunset, longBath, longRest, everyPerch
        case stayedOnBranch, stayedAtFeeder, stayedAtFountain, stayedOnGround
        // Others.
        case gaveWay, gaveWayAgain, tookPlace, tookPlaceAgain, fedBeside, fedBesideAgain, fellSilent, fled, fledAgain
        case tookBack, madePeace
        // Its departure.
        case leftGift
        // Sentences of their own, about many visits.
        case thirdTime, fourthTime, fifthTime, oftenTimes, squabbles, everyDay, busyWeek, pairDays, lovedInRow
        case dislikedBefore, helpings
    }

    package let kind: Kind
    /// The number of the text among several that say the same, 1…`Kind.wordings`.
    package internal(set) var wording = 1
    /// The other bird that the statement is about; `nil` for none.
    package internal(set) var bird: ID<Bird>?
    /// The number that the text names, such as days, visits or birds; `nil` for none.
    package internal(set) var count: Int?
    package internal(set) var backyard: ID<Backyard>?
    package internal(set) var food: ID<Food>?
    package internal(set) var gift: GiftKind?

    init(
        _ kind: Kind, bird: ID<Bird>? = nil, count: Int? = nil, backyard: ID<Backyard>? = nil, food: ID<Food>? = nil,
        gift: GiftKind? = nil
    ) {
        (self.kind, self.bird, self.count, self.backyard) = (kind, bird, count, backyard)
        (self.food, self.gift) = (food, gift)
    }
}

extension StoryClause.Kind {
    /// The part of a visit that a clause tells of; a story tells at most two parts, in this order.
    enum Part: Int {
        case arrival, stay, meal, activity, company, departure
        /// A sentence of its own that follows the others, about many visits.
        case arc
    }

    var part: Part {
        let place = Self.places[self] ?? 0
        return Self.firsts.last { $0.place <= place }?.part ?? .arrival
    }

    /// A subject that a story mentions once.
    enum Topic {
        case rain, sunrise, sunset, looking, number, leaving
    }

    var topic: Topic? {
        switch self {
        case .inRain, .sangInRain, .bathedInRain: .rain
        case .atSunrise, .sangAtSunrise: .sunrise
        case .atSunset, .sangAtSunset: .sunset
        case .onlyLooked, .lookedOnce, .lookedTwice, .lookedOften: .looking
        case .flockLeader, .flockMember, .crowd, .withCompanion: .number
        case .shortStay, .fled, .fledAgain: .leaving
        default: nil
        }
    }

    /// True for a sentence that follows the story and is about more than the one visit.
    package var isArc: Bool { part == .arc }

    /// True if its text names the other bird; most arcs follow a clause that has named it.
    package var namesOther: Bool { !isArc || self == .pairDays }

    private static let places = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
    private static let firsts: [(place: Int, part: Part)] = [
        (Kind.firstVisit, Part.arrival), (.alone, .stay), (.loved, .meal), (.bathedOnce, .activity),
        (.gaveWay, .company), (.leftGift, .departure), (.thirdTime, .arc),
    ].map { (places[$0.0] ?? 0, $0.1) }

    private typealias Kind = StoryClause.Kind

    /// The number of texts with which the statement can be told.
    package var wordings: Int {
        switch self {
        case .loved, .enjoyed, .noOpinion, .disliked, .gaveWay, .tookPlace, .fedBeside: 3
        case .firstVisit, .backAfterDays, .sameDay, .cameOver, .firstOfDay, .lastOfDay, .usualHour, .oddHour,
            .otherYard, .sameYard, .inRain, .inFog, .inSnow, .atSunrise, .atSunset, .flockLeader, .flockMember,
            .withCompanion, .alone, .crowd, .longStay, .shortStay, .sameFood, .onlyWater, .ateLong, .bathedOnce,
            .sangOnce, .preenedOnce, .drankOnce, .restedOnce, .lookedOnce, .everyPerch, .fellSilent, .fled, .leftGift:
            2
        default: 1
        }
    }

    /// The interest of the statement: the rarer, the greater. Neighboring values differ by less than `chance` adds.
    var worth: Int {
        switch self {
        case .backAfterWeeks, .firstVisit, .vagrant: 120
        case .milestone, .secondVisit, .nearParent, .leftGift: 100
        case .tookBack, .madePeace, .rareKind: 85
        case .gaveWayAgain, .tookPlaceAgain, .fledAgain, .backAfterDays, .favoriteAfter: 70
        case .longestOfWeek, .sangInRain, .bathedInRain: 55
        case .gaveWay, .tookPlace, .fellSilent, .fled, .inFog, .flockLeader, .sangAtSunrise,
            .sangAtSunset, .cameOver:
            45
        case .disliked, .oddHour, .inSnow, .firstOfDay, .otherYard, .everyPerch, .shortStay, .crowd, .longBath,
            .longRest, .withCompanion, .flockMember, .thirdToday, .fourthToday:
            36
        case .inRain, .atSunrise, .atSunset, .lastOfDay, .soonBack, .bathedOften, .sangOften, .stayedOnBranch,
            .stayedAtFeeder, .stayedAtFountain, .stayedOnGround, .longStay, .bathedTwice, .ateLong, .allDay,
            .fedBesideAgain:
            28
        case .loved, .fedBeside, .alone, .onlyWater, .bathedOnce, .sangTwice, .preenedOften, .drankOften, .goodWhile: 20
        case .enjoyed, .sameDay, .sameFood, .sameYard, .usualHour, .sangOnce, .preenedTwice, .drankTwice,
            .restedOften, .fewMinutes:
            14
        case .noOpinion, .onlyLooked, .preenedOnce, .drankOnce, .restedOnce, .restedTwice, .lookedOnce, .lookedTwice,
            .lookedOften:
            6
        case .thirdTime, .fourthTime, .fifthTime, .oftenTimes, .squabbles: 90
        case .everyDay, .pairDays, .dislikedBefore: 70
        case .busyWeek, .lovedInRow, .helpings: 50
        }
    }
}
