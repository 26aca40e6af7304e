import Session
import Simulation
import Words

/// Sorting and search of yards, and the suggestions of the search.
enum YardFinder {
    /// The sort order of yards.
    enum Order: String, Hashable, CaseIterable {
        /// Favorites first, each group in order of creation; equal yards of another order stand so, too.
        case favorites
        case name
        /// Yards with the most present birds first.
        case visitors
        /// Yards whose food or water is empty soonest first.
        case needs
    }

    /// Returns the yards that match a query by name, food, present bird or species.
    static func yards(
        in world: World, matching query: String, order: Order = .favorites, _ words: Words
    ) -> [Backyard] {
        guard !query.isEmpty else { return sorted(world.favoritesFirst, by: order, in: world, words) }
        let found = world.favoritesFirst.filter { yard in
            words.finds(query) { words in
                [yard.name, words.name(of: yard.foodID)]
                    + world.presentVisits(in: yard.id).flatMap { visit in
                        [words.name(of: visit.bird, in: world), words.name(of: visit.species)]
                    }
            }
        }
        return sorted(found, by: order, in: world, words)
    }

    /// Returns all yards in an order.
    static func yards(in world: World, order: Order, _ words: Words) -> [Backyard] {
        sorted(world.favoritesFirst, by: order, in: world, words)
    }

    /// Returns yards, given with favorites first, in an order.
    private static func sorted(
        _ yards: [Backyard], by order: Order, in world: World, _ words: Words
    ) -> [Backyard] {
        func fetched(_ descriptor: SortDescriptor<Backyard>) -> [Backyard] {
            FetchDescriptor(sortBy: [descriptor]).fetch(from: yards)
        }
        return switch order {
        case .favorites: yards
        case .name: fetched(SortDescriptor({ words.sortKey($0.name) }))
        case .visitors: fetched(SortDescriptor({ world.presentVisits(in: $0.id).count }, order: .reverse))
        case .needs: fetched(SortDescriptor({ min($0.food.emptyAt, $0.water.emptyAt) }))
        }
    }

    /// Returns the suggestions of a search: present birds, supplies running low, and for a query the yards' names.
    static func suggestions(in world: World, _ words: Words, for query: String) -> [SearchSuggestion] {
        let visitors = SearchSuggestion.visitors(in: world, words) { .backyard($0.backyard) }
        let short = world.favoritesFirst.flatMap { yard in
            SupplyKind.allCases.compactMap { kind in
                words.runsOut(yard, kind, yard.supply(kind).state(at: world.clock)).map {
                    SearchSuggestion(text: $0, place: .backyard(yard.id))
                }
            }
        }
        let named =
            query.isEmpty ? [] : world.favoritesFirst.map { SearchSuggestion(text: $0.name, place: .backyard($0.id)) }
        return visitors + short + named
    }
}
