import Simulation

/// A query of the world's entities, with a condition, a sort order and a limit, modeled on SwiftData's
/// `FetchDescriptor`.
///
///     let friends = FetchDescriptor<Bird>(
///         predicate: { $0.isFavorite }, sortBy: [SortDescriptor(\.lastSeen, order: .reverse), SortDescriptor(\.id)],
///         fetchLimit: 10)
///     world.fetch(friends)
package struct FetchDescriptor<Model: Sendable>: Sendable {
    /// The condition that fetched models meet; `nil` for all models.
    package var predicate: (@Sendable (Model) -> Bool)?
    /// The sort criteria, the most important first; models that none of them distinguishes keep their order.
    package var sortBy: [SortDescriptor<Model>]
    /// The most models to fetch; `nil` for all.
    package var fetchLimit: Int?

    package init(
        predicate: (@Sendable (Model) -> Bool)? = nil, sortBy: [SortDescriptor<Model>] = [], fetchLimit: Int? = nil
    ) {
        self.predicate = predicate
        self.sortBy = sortBy
        self.fetchLimit = fetchLimit
    }

    /// Returns the matching models of a sequence, sorted and limited.
    ///
    /// Plain loops are used: the runtime would instantiate generic sequences when they are first met, which delays the
    /// first screen.
    package func fetch(from models: some Sequence<Model>) -> [Model] {
        var found: [Model] = []
        for model in models where predicate?(model) ?? true { found.append(model) }
        if !sortBy.isEmpty {
            let comparisons = sortBy.map { $0.comparison(found) }
            var order = Array(0..<found.count)
            order.sort { first, second in
                for precedes in comparisons {
                    if let isFirst = precedes(first, second) { return isFirst }
                }
                return first < second
            }
            found = order.map { found[$0] }
        }
        if let fetchLimit, fetchLimit < found.count { found.removeSubrange(max(0, fetchLimit)...) }
        return found
    }
}

extension World {
    /// The sort criteria that put the birds that are here first, then the last seen.
    package var latestBirdsFirst: [SortDescriptor<Bird>] {
        let here = Set(presentVisits.map(\.bird))
        return [
            SortDescriptor(first: { here.contains($0.id) }), SortDescriptor(\.lastSeen, order: .reverse),
            SortDescriptor(\.id),
        ]
    }

    /// Returns the world's entities that match a descriptor, in the world's own order where it has no sort criteria.
    package func fetch<Model: Entity>(_ descriptor: FetchDescriptor<Model>) -> [Model] {
        descriptor.fetch(from: Model.all(in: self))
    }
}
