import Chronology

/// One planned activity of a visit: the perch that the bird wants, the activity and its length.
///
/// Each is drawn from the visit's id and purpose alone, so that a present visit shows what its story will tell later.
struct ActivityChange: Hashable {
    /// The number of the activity in its visit, from 0.
    let number: Int64
    let start: Instant
    let end: Instant
    let perch: Perch
    let activity: Activity
    /// The bird's claim, 0…2, when two want one perch; the higher one gets it.
    let rank: Int

    /// Returns the planned activity at a date; the first one for dates before the visit.
    static func current(of visit: Visit, _ temperament: Temperament, seed: UInt64, at date: Instant) -> ActivityChange {
        var changes = ActivityChanges(of: visit, temperament, seed: seed)
        var change = changes.next()
        while change.end <= date { change = changes.next() }
        return change
    }
}

/// The endless sequence of a visit's planned activities.
struct ActivityChanges {
    private let visit: Visit
    private let temperament: Temperament
    private let stream: RandomStream
    private let choices: [Choice]
    private var number: Int64 = 0
    private var start: Instant

    private struct Choice {
        let perch: Perch
        let activity: Activity
        let weight: Int64
    }

    init(of visit: Visit, _ temperament: Temperament, seed: UInt64) {
        self.visit = visit
        self.temperament = temperament
        stream = RandomStream(seed: seed, purpose: .stories, key: visit.id.stableHash)
        start = visit.arrival
        choices = Self.choices(for: visit)
    }

    mutating func next() -> ActivityChange {
        var generator = stream.generator(at: number)
        // Nobody eats at an empty feeder; a bird that finds it taken eats fallen food below it.
        var (perch, activity) = (visit.perch, firstActivity)
        if activity == .feeds, perch != .feeder { perch = .ground }
        let length: ClosedRange<Int64>
        if number == 0 {
            // A bird begins with what it came for. One that dislikes the food soon does something else.
            length = visit.enjoyment == .disliked ? 8000...15_000 : 45_000...120_000
        } else {
            length = visit.enjoyment == .disliked ? 10_000...20_000 : 60_000...260_000
            if let choice = generator.pick(weights: choices.map(\.weight)) {
                (perch, activity) = (choices[choice].perch, choices[choice].activity)
            }
        }
        let end = start + .milliseconds(generator.within(length))
        let pushes = (temperament == .bold || temperament == .greedy) && generator.below(2) == 0
        defer {
            number += 1
            start = end
        }
        return ActivityChange(
            number: number, start: start, end: end, perch: perch, activity: activity,
            rank: pushes ? 2 : temperament == .shy ? 0 : 1)
    }

    private var firstActivity: Activity {
        visit.perch == .fountain && visit.drank
            ? .drinks : visit.food != nil ? .feeds : visit.drank ? .drinks : .looksAbout
    }

    private static func choices(for visit: Visit) -> [Choice] {
        let favorite = Catalog.species(visit.species)?.favoritePerch ?? .branch
        let dislikes = visit.enjoyment == .disliked
        var choices = [
            Choice(perch: .branch, activity: .preens, weight: 3), Choice(perch: .branch, activity: .rests, weight: 2),
            Choice(perch: .ground, activity: .looksAbout, weight: 2),
            Choice(perch: favorite, activity: .rests, weight: 2),
        ]
        if !dislikes {
            choices.append(Choice(perch: .branch, activity: .sings, weight: visit.enjoyment == .loved ? 5 : 3))
        }
        if visit.food != nil, !dislikes {
            choices.append(Choice(perch: .feeder, activity: .feeds, weight: visit.enjoyment == .loved ? 8 : 5))
            choices.append(Choice(perch: .ground, activity: .feeds, weight: 3))
        }
        if visit.drank {
            choices.append(Choice(perch: .fountain, activity: .drinks, weight: 3))
            choices.append(Choice(perch: .fountain, activity: .bathes, weight: 3))
        }
        return choices
    }
}
