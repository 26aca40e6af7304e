import Simulation

/// Which models to fetch, in what order, and how many of them: SwiftData's `FetchDescriptor`, for values.
///
///     let friends = FetchDescriptor<Bird>(
///         predicate: { $0.isFavorite }, sortBy: [SortDescriptor(\.lastSeen, order: .reverse), SortDescriptor(\.id)],
///         fetchLimit: 10)
///     world.fetch(friends)
package struct FetchDescriptor<Model: Sendable>: Sendable {
    /// `nil`: all.
    package var predicate: (@Sendable (Model) -> Bool)?
    /// The first that tells two models apart decides; models that none does stay in the order they have.
    package var sortBy: [SortDescriptor<Model>]
    /// `nil`: as many as there are.
    package var fetchLimit: Int?

    package init(
        predicate: (@Sendable (Model) -> Bool)? = nil, sortBy: [SortDescriptor<Model>] = [], fetchLimit: Int? = nil
    ) {
        self.predicate = predicate
        self.sortBy = sortBy
        self.fetchLimit = fetchLimit
    }

    /// What it fetches from `models`.
    func fetch(from models: some Sequence<Model>) -> [Model] {
        var found = models.filter { predicate?($0) ?? true }
        if !sortBy.isEmpty { found = found.enumerated().sorted(by: precedes).map(\.element) }
        return Array(found.prefix(max(0, fetchLimit ?? .max)))
    }

    private func precedes(_ first: (offset: Int, element: Model), _ second: (offset: Int, element: Model)) -> Bool {
        for descriptor in sortBy {
            if let isFirst = descriptor.precedes(first.element, second.element) { return isFirst }
        }
        return first.offset < second.offset
    }
}

extension World {
    /// Entities as the descriptor asks for them, else in the world's own order.
    package func fetch<Model: Entity>(_ descriptor: FetchDescriptor<Model>) -> [Model] {
        descriptor.fetch(from: Model.all(in: self))
    }
}
