import Simulation

/// Upcoming events.
extension Words {
    /// Returns an upcoming event in a sentence: "3 more visits, and the plum goldfinch can have a name."
    package func sentence(for event: UpcomingEvent, in world: World) -> String {
        switch event {
        case .arrival(let species, let days):
            // A species that was never met is not named.
            world.hasSeen(species)
                ? hopeArrival(count: days, kinds: many(species)) : hopeStranger(count: days)
        case .farewell(let species, let days): hopeFarewell(count: days, kinds: many(species))
        case .friend(let bird, let visits): hopeFriend(count: visits, bird: individual(bird, in: world))
        case .song(let species, let visits): hopeSong(count: visits, kind: inText(species))
        case .clue(let species, let visits): hopeClue(count: visits, kind: inText(species))
        case .anniversary(let bird, let days): hopeAnniversary(count: days, bird: individual(bird, in: world))
        case .lastLike(let species): hopeLastLike(kind: inText(species))
        case .strangers(let count): hopeStrangers(count: count)
        }
    }
}
