import Chronology
import Simulation

/// The yards that a widget's configuration chooses, the most relevant one first, or the reason why there are none.
struct Scope {
    let yards: [Backyard]
    /// The reason why there are no yards; `nil` if there are some.
    let missing: Missing?

    /// The reason why a configuration chooses no yards.
    enum Missing {
        /// The configured yard was removed.
        case yard
        /// No yard is a favorite.
        case favorites
    }

    /// Selects the yards of a configuration by the world's present state.
    init(_ configuration: WidgetConfiguration, in world: World) {
        let named = configuration.backyard.flatMap(world.backyard)
        let (all, favorites) = (world.backyards, world.backyards.filter(\.isFavorite))
        let chosen: [Backyard]
        switch configuration.backyards {
        case .specific where configuration.backyard != nil:
            (chosen, missing) = (named.map { [$0] } ?? [], named == nil ? .yard : nil)
        case .all, .specific: (chosen, missing) = (all, nil)
        case .favorites: (chosen, missing) = (favorites, favorites.isEmpty ? .favorites : nil)
        }
        // Of equally relevant yards a widget of one shows the one that runs out first.
        let ranked = (configuration.kind == .backyard ? world.byNeed(chosen) : chosen).enumerated()
            .map { (place: $0, yard: $1, relevance: world.relevance(of: $1)) }
        yards = ranked.sorted { ($1.relevance, $0.place) < ($0.relevance, $1.place) }.map(\.yard)
    }
}

extension World {
    /// Returns the relevance of a yard: 4 for a visitor, 2 for a low or empty supply, and 1 for a favorite, added up.
    func relevance(of yard: Backyard) -> Int {
        let isVisited = presentVisits.contains { $0.backyard == yard.id }
        let isStocked = SupplyKind.allCases.allSatisfy { yard.supply($0).state(at: clock) == .ok }
        return (isVisited ? 4 : 0) + (isStocked ? 0 : 2) + (yard.isFavorite ? 1 : 0)
    }

    /// Returns the yards sorted by need: those without food and water first, then the one whose food or water runs out
    /// first; equal ones, such as those refilled together, as lists of yards have them, whoever visits them.
    func byNeed(_ yards: [Backyard]) -> [Backyard] {
        // Yards that show the same times are equal.
        func need(_ yard: Backyard, _ place: Int) -> (Int64, Int64, Int) {
            let left = [yard.food, yard.water].map { Steps.shown($0.remaining(at: clock)).milliseconds }
            return (min(left[0], left[1]), max(left[0], left[1]), place)
        }
        let wanted = Set(yards.map(\.id))
        return favoritesFirst.filter { wanted.contains($0.id) }.enumerated()
            .sorted { need($0.element, $0.offset) < need($1.element, $1.offset) }.map(\.element)
    }
}

extension Backyard {
    /// The supply that runs out first.
    var scarcest: Supply { food.emptyAt <= water.emptyAt ? food : water }
}
