import Chronology

/// The events of each week of an almanac: those of the calendar, and first times.
struct AlmanacDiary {
    private(set) var weeks: [[Occasion]] = []
    private var noted: [Occasion] = []
    private var closed: Instant
    private var friends: Set<ID<Bird>> = []
    private var songs: Set<ID<Species>> = []
    private var milestones: [ID<Bird>: Int] = [:]

    init(of world: World) {
        closed = world.clock
    }

    mutating func note(_ event: WorldEvent) {
        switch event.kind {
        case .arrived(let visit):
            if visit.isFirstOfSpecies {
                noted.append(Occasion(.newKind(visit.species), at: event.date, in: event.backyard))
            } else if visit.isFirstOfBird {
                noted.append(Occasion(.newBird(visit.bird), at: event.date, in: event.backyard))
            }
        case .leftGift(let gift):
            noted.append(Occasion(.gift(gift.kind, gift.bird), at: event.date, in: event.backyard))
        case .departed, .supplyTurned, .rainFilled: break
        }
    }

    /// - Parameter day: the number of the day that has just ended, from 0.
    mutating func close(_ day: Int, of world: World) {
        if day.isMultiple(of: 7) { weeks.append([]) }
        for bird in world.birds where bird.mayBeNamed && friends.insert(bird.id).inserted {
            noted.append(Occasion(.friend(bird.id), at: world.clock, in: bird.lastSeenIn))
        }
        for sighting in world.sightings where world.knowsSong(of: sighting.id) && songs.insert(sighting.id).inserted {
            noted.append(Occasion(.song(sighting.id), at: world.clock))
        }
        for bird in world.birds {
            let reached = Bird.milestones.last { $0 <= bird.visitCount } ?? 0
            guard reached > milestones[bird.id, default: 0] else { continue }
            milestones[bird.id] = reached
            noted.append(Occasion(.milestone(bird.id, visits: reached), at: world.clock, in: bird.lastSeenIn))
        }
        noted += world.occasions(after: closed, to: world.clock)
        closed = world.clock
        weeks[weeks.count - 1] += noted
        noted = []
    }
}

extension Almanac {
    /// The numbers of whole weeks, from 0, with no event that the week before did not have.
    package var dullWeeks: [Int] {
        weeks.indices.filter { ($0 + 1) * 7 <= days }.filter { week in
            let before = week > 0 ? weeks[week - 1].map(\.kind) : []
            return weeks[week].allSatisfy { before.contains($0.kind) }
        }
    }
}
