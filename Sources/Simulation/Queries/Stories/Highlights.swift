import Chronology

/// The choice of visits that are worth telling.
extension World {
    /// Returns the best stories of a period, by arrival, at most one of each bird.
    ///
    /// - Parameter visits: all visits of the period, in any order; meetings are found among them alone.
    package func highlights(of visits: [Visit], limit: Int) -> [VisitStory] {
        let giving = Set(gifts.map { Giving(bird: $0.bird, date: $0.date) })
        var best: [ID<Bird>: (visit: Visit, worth: Int)] = [:]
        for visit in visits {
            let worth = worth(of: visit, giving)
            if let other = best[visit.bird], (other.worth, visit.id) >= (worth, other.visit.id) { continue }
            best[visit.bird] = (visit, worth)
        }
        // Telling a visit examines all birds that were there, so only the most promising ones are told.
        let promising = best.values.sorted { ($1.worth, $0.visit.id) < ($0.worth, $1.visit.id) }.prefix(limit * 3)
        let told = promising.map { candidate in
            let story = story(of: candidate.visit, among: visits)
            return (story: story, worth: candidate.worth + Self.worth(of: story))
        }
        var chosen: [VisitStory] = []
        for story in told.sorted(by: { ($1.worth, $0.story.visit.id) < ($0.worth, $1.story.visit.id) }).map(\.story)
        where chosen.count < limit {
            // A meeting of two birds is told once.
            let met = Set(story.meetings.map(\.other))
            if !chosen.contains(where: { met.contains($0.visit.id) }) { chosen.append(story) }
        }
        return chosen.sorted { ($0.visit.arrival, $0.visit.id) < ($1.visit.arrival, $1.visit.id) }
    }

    private struct Giving: Hashable {
        let bird: ID<Bird>
        let date: Instant
    }

    private func worth(of visit: Visit, _ giving: Set<Giving>) -> Int {
        var worth = visit.isFirstOfSpecies ? 1000 : visit.isFirstOfBird ? 400 : 0
        switch Catalog.species(visit.species)?.rarity {
        case .legendary?: worth += 800
        case .veryRare?: worth += 400
        case .rare?: worth += 150
        case .uncommon?, .common?, nil: break
        }
        if let bird = bird(visit.bird), bird.name != nil || bird.isFavorite { worth += 300 }
        if giving.contains(Giving(bird: visit.bird, date: visit.departure)) { worth += 300 }
        switch visit.enjoyment {
        case .loved?: worth += 60
        case .disliked?: worth += 30
        case .enjoyed?, .noOpinion?, nil: break
        }
        return worth
    }

    private static func worth(of story: VisitStory) -> Int {
        let meetings = Set(story.meetings.map(\.kind)).reduce(0) { sum, kind in
            switch kind {
            case .fellSilent: sum + 100
            case .fled: sum + 80
            case .gaveWay, .tookPlace: sum + 60
            case .fedBeside: sum + 30
            }
        }
        return meetings + (story.count(.sings) > 0 ? 10 : 0) + (story.count(.bathes) > 0 ? 20 : 0)
    }
}
