/// A habit of an individual that a player notices with time.
package enum Habit: Hashable, Sendable {
    /// Hours of the day, 0…23, on the clock of the yard it visits: most of its visits begin between them.
    case hours(from: Int, until: Int)
    /// The yard that it likes best.
    case home(ID<Backyard>)
    /// The bird that it is mostly seen with.
    case companion(ID<Bird>)
    case bringsFriends
    case favoritePlant(PlantKind)

    /// The number of visits after which a player has noticed it.
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
    /// Returns all habits of a bird, the soonest noticed first; a companion that was never seen is left out.
    private func allHabits(of bird: Bird) -> [Habit] {
        let nature = nature(of: bird)
        var habits: [Habit] = [.hours(from: nature.usualHour, until: (nature.usualHour + Nature.usualHours) % 24)]
        if let home = home(of: bird) { habits.append(.home(home)) }
        if let companion = companion(of: bird.id), companion.hasBeenSeen { habits.append(.companion(companion.id)) }
        if nature.bringsFriends { habits.append(.bringsFriends) }
        habits.append(.favoritePlant(nature.favoritePlant))
        return habits
    }

    /// Returns the habits that a player has noticed by now.
    package func habits(of bird: Bird) -> [Habit] { allHabits(of: bird).filter { $0.visits <= bird.visitCount } }

    /// Returns the number of visits until the next habit is noticed; `nil` when all are.
    package func visitsToNextHabit(of bird: Bird) -> Int? {
        allHabits(of: bird).first { $0.visits > bird.visitCount }.map { $0.visits - bird.visitCount }
    }
}
