import Simulation

/// The stories of visits, in one line each.
extension Words {
    /// Returns a story: "The gray wagtail bathed twice and gave way to the green dove."
    package func story(_ story: VisitStory, in world: World) -> String {
        storySentence(
            bird: firstIndividual(story.visit.bird, in: world), deeds: list(deeds(of: story, in: world)))
    }

    /// Returns two or three events: first what the bird did by itself, then what others had a part in.
    private func deeds(of story: VisitStory, in world: World) -> [String] {
        let order: [Meeting.Kind] = [.fled, .gaveWay, .tookPlace, .fellSilent, .fedBeside]
        let kinds = order.filter { kind in story.meetings.contains { $0.kind == kind } }.prefix(2)
        let meetings = story.meetings.filter { kinds.contains($0.kind) }
        let company = kinds.compactMap { kind in meetings.first { $0.kind == kind } }.sorted { $0.date < $1.date }
        var own = meal(of: story.visit)
        for activity in [Activity.bathes, .sings, .preens, .drinks, .rests, .looksAbout]
        where own.count + company.count < 3 {
            let times = story.count(activity)
            if times > 0 {
                own.append(text("story", activity.rawValue, times == 1 ? "once" : times == 2 ? "twice" : "often"))
            }
        }
        return own
            + company.enumerated().map { index, meeting in
                // A bird named directly before is not named again.
                let isSame = index > 0 && company[index - 1].bird == meeting.bird
                let other = isSame ? storyIt : world.bird(meeting.bird).map(individual) ?? one(meeting.species)
                return text("story", meeting.kind.rawValue, "deed(bird:)", .text(other))
            }
    }

    private func meal(of visit: Visit) -> [String] {
        guard let food = visit.food else { return [] }
        return switch visit.enjoyment {
        case .loved: [storyAteLoved(food: some(food))]
        case .enjoyed: [storyAteEnjoyed(food: some(food))]
        case .disliked: [storyAteDisliked(food: some(food))]
        case .noOpinion, nil: [ate(food, visit)]
        }
    }
}
