/// Something about an individual that shows with time.
package enum Custom: Hashable, Sendable {
    /// Hours of the day, 0…23, on the clock of the yard it visits: most of its visits begin between them.
    case hours(from: Int, until: Int)
    /// The yard that it likes best.
    case home(ID<Backyard>)
    /// The bird that it is mostly seen with.
    case companion(ID<Bird>)
    case bringsFriends
    case favoritePlant(PlantKind)

    /// After so many visits a player has noticed.
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
    /// All that can be noticed of a bird, what shows first first. A companion that the player has not met is none yet.
    private func allCustoms(of bird: Bird) -> [Custom] {
        let nature = nature(of: bird)
        var customs: [Custom] = [.hours(from: nature.usualHour, until: (nature.usualHour + Nature.usualHours) % 24)]
        if let home = home(of: bird) { customs.append(.home(home)) }
        if let companion = companion(of: bird.id), companion.hasBeenSeen { customs.append(.companion(companion.id)) }
        if nature.bringsFriends { customs.append(.bringsFriends) }
        customs.append(.favoritePlant(nature.favoritePlant))
        return customs
    }

    /// What a player has noticed of a bird by now.
    package func customs(of bird: Bird) -> [Custom] { allCustoms(of: bird).filter { $0.visits <= bird.visitCount } }

    /// In how many more visits something new will show; `nil` when all has.
    package func visitsToNextCustom(of bird: Bird) -> Int? {
        allCustoms(of: bird).first { $0.visits > bird.visitCount }.map { $0.visits - bird.visitCount }
    }
}
