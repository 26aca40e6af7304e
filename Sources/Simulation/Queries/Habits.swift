/// A habit of one bird that the player notices after some visits.
package enum Habit: Hashable, Sendable {
    /// The hours, 0…23, on the yard's clock between which most of its visits begin.
    case hours(from: Int, until: Int)
    /// The yard that it likes best.
    case home(ID<Backyard>)
    /// The bird that most often comes with it.
    case companion(ID<Bird>)
    case bringsFriends
    case favoritePlant(PlantKind)

    /// The number of the bird's visits after which the player notices the habit.
    package var visits: Int {
        switch self {
        case .hours: 5
        case .home: 8
        case .companion: 12
        case .bringsFriends: 15
        case .favoritePlant: 20
        }
    }
}

extension World {
    /// Returns all habits of a bird, the soonest noticed first, without a companion that was never seen.
    private func allHabits(of bird: Bird) -> [Habit] {
        let nature = nature(of: bird)
        var habits: [Habit] = [.hours(from: nature.usualHour, until: (nature.usualHour + Nature.usualHours) % 24)]
        // Where bad meals outweigh the good ones, a yard that it is drawn to is not told as the one it likes; nor is a yard
        // that was made since and where it has not eaten yet.
        if let home = home(of: bird).flatMap(backyard) {
            let memory = bird.memories.first { $0.backyard == home.id }
            let isKnown = memory != nil || home.createdAt <= bird.firstSeen ?? clock
            if isKnown, (memory?.balance ?? 0) >= 0 { habits.append(.home(home.id)) }
        }
        if let companion = companion(of: bird.id), companion.hasBeenSeen { habits.append(.companion(companion.id)) }
        if nature.bringsFriends { habits.append(.bringsFriends) }
        habits.append(.favoritePlant(nature.favoritePlant))
        return habits
    }

    /// Returns the habits that the player has noticed so far.
    package func habits(of bird: Bird) -> [Habit] { allHabits(of: bird).filter { $0.visits <= bird.visitCount } }

    /// Returns the number of visits until the next habit is noticed; `nil` if all are.
    package func visitsToNextHabit(of bird: Bird) -> Int? {
        allHabits(of: bird).first { $0.visits > bird.visitCount }.map { $0.visits - bird.visitCount }
    }
}
