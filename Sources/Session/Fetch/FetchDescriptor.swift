import Simulation

/// Which models to fetch, in what order, and how many of them: SwiftData's `FetchDescriptor`, for values.
///
///     let friends = FetchDescriptor<Bird>(
///         predicate: { $0.isFavorite }, sortBy: [SortDescriptor(\.lastSeen, order: .reverse), SortDescriptor(\.id)],
///         fetchLimit: 10)
///     world.fetch(friends)
package struct FetchDescriptor<Model: Sendable>: Sendable {
    /// The condition; `nil` for all models.
    package var predicate: (@Sendable (Model) -> Bool)?
    /// The sort order; the first descriptor that distinguishes two models decides, and the order of equal ones is kept.
    package var sortBy: [SortDescriptor<Model>]
    /// The number of models to fetch; `nil` for all.
    package var fetchLimit: Int?

    package init(
        predicate: (@Sendable (Model) -> Bool)? = nil, sortBy: [SortDescriptor<Model>] = [], fetchLimit: Int? = nil
    ) {
        self.predicate = predicate
        self.sortBy = sortBy
        self.fetchLimit = fetchLimit
    }

    /// Returns the matching models. Plain loops are used, since the runtime would instantiate generic sequences of
    /// models when they are first met, while the first screen is waited for.
    func fetch(from models: some Sequence<Model>) -> [Model] {
        var found: [Model] = []
        for model in models where predicate?(model) ?? true { found.append(model) }
        if !sortBy.isEmpty {
            var order = Array(0..<found.count)
            order.sort { precedes(found[$0], found[$1]) ?? ($0 < $1) }
            found = order.map { found[$0] }
        }
        if let fetchLimit, fetchLimit < found.count { found.removeSubrange(max(0, fetchLimit)...) }
        return found
    }

    /// Returns whether the first comes before the second; `nil` if nothing distinguishes them.
    private func precedes(_ first: Model, _ second: Model) -> Bool? {
        for descriptor in sortBy {
            if let isFirst = descriptor.precedes(first, second) { return isFirst }
        }
        return nil
    }
}

extension World {
    /// Returns entities as the descriptor asks for them, else in the world's own order.
    package func fetch<Model: Entity>(_ descriptor: FetchDescriptor<Model>) -> [Model] {
        descriptor.fetch(from: Model.all(in: self))
    }
}
