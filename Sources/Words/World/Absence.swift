import Chronology
import Session
import Simulation

/// Texts about an absence of the player, for the return card.
extension Words {
    /// Returns the number of visits during an absence: "12 visits in 3 yards".
    package func visits(_ report: AwayReport) -> String {
        let yards = report.yards.filter { $0.visits > 0 }
        return switch yards.count {
        case 0: absenceNobody
        case 1: absenceVisits(visits: report.visits, yard: yards[0].name)
        default: absenceVisitsInYards(visits: report.visits, yards: yards.count)
        }
    }

    /// The least length of an absence after which the title welcomes the player back.
    private static let welcomeDays = Span.days(7)

    /// Returns titles with the length of an absence, the longest first: "While you were away (14 hours)", "Welcome back
    /// after 92 days"; to the nearest minute or, from two days on, day.
    package func titles(_ report: AwayReport) -> [String] {
        let time = long(report.duration + (report.duration < .days(2) ? .seconds(30) : .hours(12)))
        return [
            report.duration < Self.welcomeDays ? absenceTitle(time: time) : absenceWelcome(time: time),
            absenceTitleShort(time: time),
        ]
    }

    /// Returns a moment of an absence in a sentence: "The gray owl came by for the first time."
    ///
    /// - Parameter memory: the visits that stories look back on; `nil` to collect them for this one.
    package func moment(
        _ moment: AwayMoment, in world: World, remembering memory: StoryMemory? = nil
    ) -> String {
        func first(_ bird: ID<Bird>) -> String { firstIndividual(bird, in: world) }
        return switch moment.kind {
        case .newKind(let bird):
            absenceNewKind(bird: first(bird), kind: world.bird(bird).map { inText($0.species) } ?? birdUnknown)
        case .newBird(let bird): absenceNewBird(bird: first(bird))
        case .gift(let gift): absenceGift(bird: first(gift.bird), gift: one(gift.kind))
        case .friend(let bird, let visits): absenceFriend(visits: visits, bird: first(bird))
        case .story(let story): self.story(story, in: world, remembering: memory)
        case .secret(let bird):
            absenceSecret(needs: secret(of: bird, in: world), bird: individual(bird, in: world))
        case .mayBeNamed(let bird): occasionFriend(bird: first(bird))
        case .anniversary(let bird, let years):
            absenceAnniversary(years: years, bird: individual(bird, in: world))
        case .firstSnow: absenceFirstSnow
        case .largeFeeders: occasionLargeFeeders
        case .fledglings(let species): absenceFledglings(kinds: many(species))
        case .arrival(let species): occasionArrival(kinds: many(species))
        case .farewell(let species): occasionFarewell(kinds: many(species))
        }
    }

    /// Returns all circumstances of a bird's secret: "alocasias, corn and sunrise".
    private func secret(of bird: ID<Bird>, in world: World) -> String {
        let needs = world.bird(bird).flatMap { Catalog.species($0.species)?.secret }?.needs ?? []
        return list(needs.map { name(of: $0) })
    }

    /// Returns where and when a moment was, the longest form first: "Calm Palms, Thu 05:00, 09:00 there", "Calm Palms,
    /// Thu 05:00".
    package func places(of moment: AwayMoment, _ session: Session) -> [String] {
        let date = moment.toldDate
        return moment.backyard.map { places(at: date, in: $0, session) } ?? [stamp(date, session)]
    }

    /// Returns a place and a date in the same forms.
    package func places(at date: Instant, in backyard: ID<Backyard>, _ session: Session) -> [String] {
        places(
            absencePlace(yard: name(of: backyard, session), when: stamp(date, session)), at: date, in: backyard, session
        )
    }

    /// Returns the yard of a visit with the time there, and without: "Calm Palms, 09:00 there".
    package func yards(of visit: Visit, _ session: Session) -> [String] {
        places(name(of: visit.backyard, session), at: visit.arrival, in: visit.backyard, session)
    }

    /// Returns a place with the time of its clock, where that differs, and without.
    func places(
        _ place: String, at date: Instant, in backyard: ID<Backyard>, _ session: Session
    ) -> [String] {
        // A story may tell of the yard's sunrise where it is evening for the player.
        guard let yard = session.world.backyard(backyard), session.shift(of: yard).magnitude >= .minutes(30),
            [.today, .thisWeek].contains(age(of: date, session))
        else { return [place] }
        let there = clock(session.world.localTime(in: yard, at: date).sinceMidnight)
        return [absencePlaceThere(place: place, clock: there), place]
    }

    /// Returns a date by the player's clock, as short as it can be: "05:00", "Thu 05:00", "3 Aug".
    private func stamp(_ date: Instant, _ session: Session) -> String {
        let civil = session.playerTime(date).date
        return switch age(of: date, session) {
        case .today: time(date, session)
        case .thisWeek:
            whenShortWeekday(weekday: shortWeekday(civil.weekday), time: time(date, session))
        case .thisYear: dateShortDay(day: civil.day, month: month(civil.month))
        case .longAgo: day(civil)
        }
    }

    /// Returns what ran out during an absence and is still empty, and when: "Food ran out in Calm Palms on Thursday at
    /// 05:00", "Calm Palms has been out of water since Thu 05:00"; `nil` if nothing did.
    ///
    /// Rain may have filled the fountain meanwhile, so water is told otherwise.
    package func ranOut(_ kind: SupplyKind, in report: AwayReport, _ session: Session) -> String? {
        let empty = session.world.empty(kind).filter { $0.supply(kind).emptyAt > report.from }
        guard let date = empty.map({ $0.supply(kind).emptyAt }).min() else { return nil }
        let when = kind == .food ? when(date, session) : stamp(date, session)
        return switch (kind, empty.count) {
        case (.food, 1): absenceFoodRanOut(yard: empty[0].name, when: when)
        case (.food, let yards): absenceFoodRanOutInYards(yards: yards, when: when)
        case (.water, 1): absenceWaterRanOut(yard: empty[0].name, when: when)
        case (.water, let yards): absenceWaterRanOutInYards(yards: yards, when: when)
        }
    }

    /// Returns what was empty before an absence and still is: "5 yards have been out of food since 3 Aug", the day from
    /// which that is true of all of them; `nil` if nothing was.
    package func wasOut(_ kind: SupplyKind, before report: AwayReport, _ session: Session) -> String? {
        let empty = session.world.empty(kind).filter { $0.supply(kind).emptyAt <= report.from }
        guard let date = empty.map({ $0.supply(kind).emptyAt }).max() else { return nil }
        let when = stamp(date, session)
        return switch (kind, empty.count) {
        case (.food, 1): absenceFoodOutSince(yard: empty[0].name, when: when)
        case (.food, let yards): absenceFoodOutSinceInYards(yards: yards, when: when)
        case (.water, 1): absenceWaterOutSince(yard: empty[0].name, when: when)
        case (.water, let yards): absenceWaterOutSinceInYards(yards: yards, when: when)
        }
    }
}

extension World {
    /// Returns the yards whose food or water is empty now.
    package func empty(_ kind: SupplyKind) -> [Backyard] {
        backyards.filter { $0.supply(kind).state(at: clock) == .empty }
    }
}
