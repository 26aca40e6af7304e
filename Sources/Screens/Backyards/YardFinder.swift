import Session
import Simulation
import Words

/// Sorting and search of yards, and the suggestions of the search.
enum YardFinder {
    /// The sort order of yards.
    enum Order: Hashable, CaseIterable {
        /// Favorites first, each group in order of creation.
        case favorites
        case name
        /// Yards with the most present birds first.
        case visitors
        /// Yards whose food or water is empty soonest first.
        case needs
    }

    /// A suggestion of the search: a sentence about a yard, such as "The red cardinal is in Calm Palms now".
    struct Suggestion: Hashable {
        let text: String
        let backyard: ID<Backyard>
    }

    /// Returns the yards that match a query by name, food, present bird or species.
    static func yards(
        in world: World, matching query: String, order: Order = .favorites, _ words: Words
    ) -> [Backyard] {
        let found = FetchDescriptor<Backyard>(
            predicate: { yard in
                query.isEmpty
                    || words.finds(query) { words in
                        [yard.name, words.name(of: yard.foodID)]
                            + world.presentVisits(in: yard.id).flatMap { visit in
                                [words.name(of: visit.bird, in: world), words.name(of: visit.species)]
                            }
                    }
            }, sortBy: [sorting(by: order, in: world)])
        return world.fetch(found)
    }

    /// Returns all yards in an order.
    static func yards(in world: World, order: Order = .favorites) -> [Backyard] {
        world.fetch(FetchDescriptor(sortBy: [sorting(by: order, in: world)]))
    }

    /// Returns the sort descriptor of an order; equal yards stay in order of creation.
    private static func sorting(by order: Order, in world: World) -> SortDescriptor<Backyard> {
        switch order {
        case .favorites: SortDescriptor(first: { $0.isFavorite })
        case .name: SortDescriptor({ Words.searched($0.name) })
        case .visitors: SortDescriptor({ world.presentVisits(in: $0.id).count }, order: .reverse)
        case .needs: SortDescriptor({ min($0.food.emptyAt, $0.water.emptyAt) })
        }
    }

    /// Returns suggestions that contain a query: present birds, supplies running low, and then yards' names.
    static func suggestions(
        in world: World, _ words: Words, matching query: String, limit: Int
    ) -> [Suggestion] {
        let query = Words.searched(query)
        var all: [Suggestion] = []
        for visit in world.presentVisits {
            guard let yard = world.backyard(visit.backyard), let bird = world.bird(visit.bird) else { continue }
            all.append(Suggestion(text: words.isIn(yard, bird), backyard: yard.id))
        }
        for yard in world.backyards {
            for kind in SupplyKind.allCases {
                guard let text = words.runsOut(yard, kind, yard.supply(kind).state(at: world.clock)) else { continue }
                all.append(Suggestion(text: text, backyard: yard.id))
            }
        }
        if !query.isEmpty {
            all += world.backyards.map { Suggestion(text: $0.name, backyard: $0.id) }
        }
        var seen: Set<Suggestion> = []
        return Array(
            all.filter { Words.searched($0.text).contains(query) && seen.insert($0).inserted }.prefix(limit))
    }
}
