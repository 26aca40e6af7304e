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

    /// What it fetches from `models`. By plain numbers and loops: sequences of sequences of models would each be made up
    /// by the runtime when they are first met, while the first screen is waited for.
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

    /// `nil`: they are told apart by nothing.
    private func precedes(_ first: Model, _ second: Model) -> Bool? {
        for descriptor in sortBy {
            if let isFirst = descriptor.precedes(first, second) { return isFirst }
        }
        return nil
    }
}

extension World {
    /// Entities as the descriptor asks for them, else in the world's own order.
    package func fetch<Model: Entity>(_ descriptor: FetchDescriptor<Model>) -> [Model] {
        descriptor.fetch(from: Model.all(in: self))
    }
}
