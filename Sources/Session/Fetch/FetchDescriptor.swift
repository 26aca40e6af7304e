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
        var collector = FetchCollector(self)
        for model in models where !collector.isFull { collector.take(model) }
        return collector.result
    }
}

extension World {
    /// Entities as the descriptor asks for them, else in the world's own order.
    package func fetch<Model: Entity>(_ descriptor: FetchDescriptor<Model>) -> [Model] {
        descriptor.fetch(from: Model.all(in: self))
    }
}

/// Takes models one by one and holds no more than are asked for: a journal need not fit into memory.
struct FetchCollector<Model: Sendable> {
    private let descriptor: FetchDescriptor<Model>
    private let wanted: Int
    private var found: [(place: Int, model: Model)] = []
    private var count = 0

    init(_ descriptor: FetchDescriptor<Model>) {
        self.descriptor = descriptor
        wanted = max(0, descriptor.fetchLimit ?? .max)
    }

    /// Nothing that comes can change the result any more.
    var isFull: Bool { wanted == 0 || (descriptor.sortBy.isEmpty && found.count >= wanted) }

    mutating func take(_ model: Model) {
        guard descriptor.predicate?(model) != false else { return }
        found.append((count, model))
        count += 1
        if !descriptor.sortBy.isEmpty, wanted < 1 << 20, found.count >= 2 * wanted + 64 { trim() }
    }

    private mutating func trim() {
        sort()
        found.removeLast(max(0, found.count - wanted))
    }

    private mutating func sort() {
        let order = descriptor.sortBy
        found.sort { first, second in
            for descriptor in order {
                if let isFirst = descriptor.precedes(first.model, second.model) { return isFirst }
            }
            return first.place < second.place
        }
    }

    var result: [Model] {
        var sorted = self
        if !descriptor.sortBy.isEmpty { sorted.sort() }
        return sorted.found.prefix(wanted).map(\.model)
    }
}
