import Chronology

/// The choice of the moments that a return card tells: a pure function of the report's notes and of the world at the
/// end.
struct AwayMoments {
    private struct Candidate {
        let moment: AwayMoment
        /// The candidate's rank, higher first; of equal ones the later is told.
        let worth: Int
        let group: Group
    }

    /// A group of similar candidates; one of each group is preferred.
    private enum Group {
        case first, gift, friend, story, calendar, secret
    }

    /// Returns the greatest number of moments told of an absence: the longer, the more.
    static func limit(of absence: Span) -> Int {
        switch absence {
        case ..<Span.days(2): 3
        case ..<Span.days(10): 6
        default: 9
        }
    }
    /// The number of each yard's last visits that are examined for stories, which rank below first meetings of equally
    /// rare birds.
    private static let storiesOfYard = 8

    private let world: World
    private let start: Instant
    private var candidates: [Candidate] = []

    /// - Parameters:
    ///   - firsts: the first visits ever of birds that came during the absence.
    ///   - before: the birds as they were when the absence began.
    ///   - secrets: the species whose secret called its bird for the first time.
    init(
        in world: World, after start: Instant, firsts: [Visit], gifts: [Gift], secrets: [ID<Species>], before: [Bird]
    ) {
        (self.world, self.start) = (world, start)
        for visit in firsts { add(first: visit) }
        for gift in gifts {
            let visit = world.visits(of: gift.bird, limit: Self.storiesOfYard).first { $0.departure == gift.date }
            // The gift is found as its bird leaves, so the picture is of the moment before.
            add(
                .gift(gift), at: gift.date - .milliseconds(visit == nil ? 0 : 1), in: gift.backyard,
                visit.map { [$0] } ?? [], worth: 700, .gift)
        }
        for secret in secrets { add(secret, firsts) }
        for (former, bird) in zip(before, world.birds) where former.id == bird.id { add(friend: bird, since: former) }
        for yard in world.backyards {
            let visits = world.recentVisits(in: yard.id, limit: Self.storiesOfYard)
            for visit in visits where visit.arrival > start { add(storyOf: visit) }
        }
        for occasion in world.occasions(after: start, to: world.clock) { add(occasion) }
    }

    /// The worth added to a moment whose birds are known: it is shown as a scene, and can be seen again.
    private static let sceneWorth = 150
    /// The bound, exclusive, of the number drawn and added to the worth of a friend, a gift or a story, so that it is
    /// not always the same that comes first.
    private static let greatestLuck: UInt64 = 240

    /// The best moments from as many groups as possible, each about another bird, the best first.
    var chosen: [AwayMoment] {
        var rest = candidates
        var chosen: [Candidate] = []
        while chosen.count < Self.limit(of: world.clock - start) {
            var best: (place: Int, worth: Int)?
            for (place, candidate) in rest.enumerated() {
                let worth = worth(of: candidate, beside: chosen)
                guard let former = best else {
                    best = (place, worth)
                    continue
                }
                if (worth, candidate.moment.date) > (former.worth, rest[former.place].moment.date) {
                    best = (place, worth)
                }
            }
            guard let best else { break }
            let next = rest.remove(at: best.place)
            chosen.append(next)
            rest.removeAll { $0.moment.isAbout(sameAs: next.moment) }
        }
        return chosen.map(\.moment)
    }

    private func worth(of candidate: Candidate, beside chosen: [Candidate]) -> Int {
        let alike = chosen.count { $0.group == candidate.group }
        let near = chosen.count { $0.moment.backyard == candidate.moment.backyard }
        // A long absence is told from its beginning to its end.
        let apart = (world.clock - start).milliseconds / Int64(2 * Self.limit(of: world.clock - start))
        let isLong = world.clock - start >= .days(7)
        let soon = chosen.count { abs(($0.moment.date - candidate.moment.date).milliseconds) < apart }
        // Somebody new is news each time.
        let another = candidate.group == .first ? 100 : 300
        return candidate.worth - another * alike - 20 * near - (isLong ? 250 * soon : 0)
    }

    private mutating func add(
        _ kind: AwayMoment.Kind, at date: Instant, in yard: ID<Backyard>?, _ visits: [Visit] = [], worth: Int,
        _ group: Group
    ) {
        let doings = yard.map { world.doings(in: $0, at: date) } ?? []
        let guests = visits.map { visit in
            AwayMoment.Guest(visit: visit, doing: doings.first { $0.visit == visit.id })
        }
        let moment = AwayMoment(kind: kind, date: date, backyard: yard, guests: guests)
        let bonus = guests.isEmpty ? 0 : Self.sceneWorth
        candidates.append(Candidate(moment: moment, worth: worth + bonus + luck(of: moment, group), group: group))
    }

    private func luck(of moment: AwayMoment, _ group: Group) -> Int {
        switch group {
        case .first, .calendar, .secret: return 0
        case .gift, .friend, .story:
            let key = start.milliseconds &+ Int64(truncatingIfNeeded: moment.bird?.stableHash ?? 0)
            return Int(RandomStream(seed: world.seed, purpose: .cards)[key] % Self.greatestLuck)
        }
    }

    private mutating func add(first visit: Visit) {
        let rarity = Catalog.species(visit.species)?.rarity.rank ?? 0
        let kind: AwayMoment.Kind = visit.isFirstOfSpecies ? .newKind(visit.bird) : .newBird(visit.bird)
        add(
            kind, at: visit.early, in: visit.backyard, [visit],
            worth: (visit.isFirstOfSpecies ? 1000 : 700) + 40 * rarity, .first)
    }

    /// Adds the bird that a secret has called, with its first visit ever or else the latest that the world remembers.
    private mutating func add(_ secret: ID<Species>, _ firsts: [Visit]) {
        guard let bird = world.birdOfSecret(of: secret), let date = bird.lastSeen else { return }
        let visit = firsts.first { $0.bird == bird.id } ?? world.visits(of: bird.id, limit: 1).first
        add(
            .secret(bird.id), at: visit?.early ?? date, in: visit?.backyard ?? bird.lastSeenIn,
            [visit].compactMap(\.self), worth: 1100, .secret)
    }

    /// Adds a friend's visits, and a bird that has visited often enough to be named.
    private mutating func add(friend bird: Bird, since former: Bird) {
        guard let date = bird.lastSeen, date > start else { return }
        let last = world.presentVisit(of: bird.id)
        let visits = bird.visitCount - former.visitCount
        if bird.name != nil || bird.isFavorite, visits > 0 {
            add(
                .friend(bird.id, visits: visits), at: last.map(\.early) ?? date, in: bird.lastSeenIn,
                last.map { [$0] } ?? [], worth: bird.name != nil ? 600 : 580, .friend)
        } else if bird.mayBeNamed, !former.mayBeNamed {
            add(
                .mayBeNamed(bird.id), at: last.map(\.early) ?? date, in: bird.lastSeenIn,
                last.map { [$0] } ?? [], worth: 540, .friend)
        }
    }

    /// Adds a visit's story. Meetings of two birds rank highest, then loved meals, songs and baths.
    private mutating func add(storyOf visit: Visit) {
        let story = world.story(of: visit)
        let rarity = 60 * (Catalog.species(visit.species)?.rarity.rank ?? 0)
        if let meeting = story.meetings.first(where: { $0.kind != .fellSilent }) ?? story.meetings.first,
            let other = world.visit(meeting.other)
        {
            let date = meeting.kind == .fled ? meeting.date - .milliseconds(1) : meeting.date
            add(
                .story(story), at: date, in: visit.backyard,
                // Before one that lands another flees.
                [visit, other].filter { $0.isPresent(at: date) },
                worth: 400 + 10 * min(5, story.meetings.count) + rarity, .story)
        } else if visit.enjoyment == .loved {
            add(.story(story), at: visit.early, in: visit.backyard, [visit], worth: 300 + rarity, .story)
        } else if story.count(.bathes) + story.count(.sings) > 0 {
            add(.story(story), at: visit.early, in: visit.backyard, [visit], worth: 200 + rarity, .story)
        }
    }

    private mutating func add(_ occasion: Occasion) {
        var date = occasion.date + .hours(12)
        let found: (kind: AwayMoment.Kind, worth: Int)? =
            switch occasion.kind {
            case .firstSnow: (.firstSnow, 800)
            case .largeFeeders: (.largeFeeders, 850)
            case .fledglings(let species): (.fledglings(species), 650)
            case .anniversary(let bird, let years):
                (.anniversary(bird, years: years), world.bird(bird)?.name == nil ? 350 : 900)
            case .arrival(let species) where world.hasSeen(species): (.arrival(species), 520)
            case .farewell(let species) where world.hasSeen(species): (.farewell(species), 320)
            default: nil
            }
        guard let found else { return }
        if found.kind == .largeFeeders { date = occasion.date }
        if found.kind == .firstSnow { date = occasion.backyard.flatMap { snowfall(in: $0, on: occasion.date) } ?? date }
        guard date <= world.clock else { return }
        add(found.kind, at: date, in: occasion.backyard, worth: found.worth, .calendar)
    }

    /// Returns the first hour of a day in which it snows, by daylight if possible; `nil` if it does not snow.
    private func snowfall(in id: ID<Backyard>, on date: Instant) -> Instant? {
        guard let yard = world.backyard(id) else { return nil }
        let hours = (0..<24).map { date + .hours($0) }.filter { world.weather(in: yard, at: $0) == .snow }
        return hours.first { world.localTime(in: yard, at: $0).timeOfDay != .night } ?? hours.first
    }
}

extension AwayMoment {
    /// Returns true if two moments are about the same bird or species, of which one is told.
    fileprivate func isAbout(sameAs other: AwayMoment) -> Bool {
        if let bird, bird == other.bird { return true }
        if let species, species == other.species { return true }
        // One meeting is told once, from whichever side.
        let (all, others) = (Set(guests.map(\.visit.id)), Set(other.guests.map(\.visit.id)))
        return kind == other.kind || all.count > 1 && all == others
    }
}

extension Visit {
    /// A date shortly after arrival, when the bird has settled.
    package var early: Instant { min(arrival + .seconds(30), departure - .milliseconds(1)) }
}

extension Rarity {
    /// The rank of a rarity, from 0 for common species.
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
