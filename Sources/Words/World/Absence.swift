import Chronology
import Session
import Simulation

/// What happened while the player was away.
extension Words {
    /// "12 visits in 3 yards"
    package func visits(_ report: AwayReport) -> String {
        let yards = report.yards.filter { $0.visits > 0 }
        return switch yards.count {
        case 0: absenceNobody
        case 1: absenceVisits(visits: report.visits, yard: yards[0].name)
        default: absenceVisitsInYards(visits: report.visits, yards: yards.count)
        }
    }

    /// One thing that happened: "The gray owl came by for the first time."
    package func moment(_ moment: AwayMoment, in world: World) -> String {
        func first(_ bird: ID<Bird>) -> String { firstIndividual(bird, in: world) }
        return switch moment.kind {
        case .newKind(let bird):
            absenceNewKind(bird: first(bird), kind: world.bird(bird).map { inText($0.species) } ?? birdUnknown)
        case .newBird(let bird): absenceNewBird(bird: first(bird))
        case .gift(let gift): absenceGift(bird: first(gift.bird), gift: one(gift.kind))
        case .friend(let bird, let visits): absenceFriend(visits: visits, bird: first(bird))
        case .story(let story): self.story(story, in: world)
        case .mayBeNamed(let bird): occasionFriend(bird: first(bird))
        case .anniversary(let bird, let years):
            absenceAnniversary(years: years, bird: individual(bird, in: world))
        case .firstSnow: absenceFirstSnow
        case .fledglings(let species): absenceFledglings(kinds: many(species))
        case .arrival(let species): occasionArrival(kinds: many(species))
        case .farewell(let species): occasionFarewell(kinds: many(species))
        }
    }

    /// Where and when, in a column: "Calm Palms, Thu 05:00".
    package func place(of moment: AwayMoment, _ session: Session) -> String {
        let date = momentDate(moment)
        let civil = session.playerTime(date).date
        let when =
            switch age(of: date, session) {
            case .today: time(date, session)
            case .thisWeek:
                whenShortWeekday(
                    weekday: text("weekday", String(civil.weekday), "short"), time: time(date, session))
            case .thisYear: dateShortDay(day: civil.day, month: month(civil.month))
            case .longAgo: day(civil)
            }
        return moment.backyard.map { absencePlace(yard: name(of: $0, session), when: when) } ?? when
    }

    /// A visit is told by its arrival.
    private func momentDate(_ moment: AwayMoment) -> Instant { moment.guests.first?.visit.arrival ?? moment.date }

    /// What has been empty, and since when: "Food ran out in Calm Palms on Thursday at 05:00"; `nil` where nothing is.
    package func ranOut(_ kind: SupplyKind, _ session: Session) -> String? {
        let world = session.world
        let empty = world.backyards.filter { $0.supply(kind).state(at: world.clock) == .empty }
        guard let date = empty.map({ $0.supply(kind).emptyAt }).min() else { return nil }
        let when = when(date, session)
        return switch (kind, empty.count) {
        case (.food, 1): absenceFoodRanOut(yard: empty[0].name, when: when)
        case (.food, let yards): absenceFoodRanOutInYards(yards: yards, when: when)
        case (.water, 1): absenceWaterRanOut(yard: empty[0].name, when: when)
        case (.water, let yards): absenceWaterRanOutInYards(yards: yards, when: when)
        }
    }
}
