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
    /// How many to leave out first.
    package var fetchOffset: Int

    package init(
        predicate: (@Sendable (Model) -> Bool)? = nil, sortBy: [SortDescriptor<Model>] = [], fetchLimit: Int? = nil,
        fetchOffset: Int = 0
    ) {
        self.predicate = predicate
        self.sortBy = sortBy
        self.fetchLimit = fetchLimit
        self.fetchOffset = fetchOffset
    }

    /// What it fetches from `models`.
    package func fetch(from models: some Sequence<Model>) -> [Model] {
        var collector = FetchCollector(self)
        for model in models where !collector.isFull { collector.take(model) }
        return collector.result
    }

    package func count(in models: some Sequence<Model>) -> Int {
        let matches = models.reduce(0) { $0 + (predicate?($1) == false ? 0 : 1) }
        return min(max(0, matches - fetchOffset), fetchLimit ?? .max)
    }
}

package enum SortOrder: Hashable, Sendable { case forward, reverse }

/// One thing to sort by.
package struct SortDescriptor<Model>: Sendable {
    /// Whether the first comes before the second, `nil` where they are equal.
    let precedes: @Sendable (Model, Model) -> Bool?

    package init<Value: Comparable & SendableMetatype>(
        _ value: @escaping @Sendable (Model) -> Value, order: SortOrder = .forward
    ) {
        precedes = { first, second in
            let (first, second) = (value(first), value(second))
            if first == second { return nil }
            return (first < second) == (order == .forward)
        }
    }

    /// What has no value comes last in either order.
    package init<Value: Comparable & SendableMetatype>(
        _ value: @escaping @Sendable (Model) -> Value?, order: SortOrder = .forward
    ) {
        precedes = { first, second in
            switch (value(first), value(second)) {
            case (nil, nil): return nil
            case (nil, _): return false
            case (_, nil): return true
            case (let first?, let second?):
                if first == second { return nil }
                return (first < second) == (order == .forward)
            }
        }
    }

    /// Those of which it is true come first.
    package init(first isFirst: @escaping @Sendable (Model) -> Bool) {
        precedes = { first, second in
            let (first, second) = (isFirst(first), isFirst(second))
            return first == second ? nil : first
        }
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
        let limit = max(0, descriptor.fetchLimit ?? .max)
        let sum = limit.addingReportingOverflow(max(0, descriptor.fetchOffset))
        wanted = sum.overflow ? .max : sum.partialValue
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
        return sorted.found.prefix(wanted).dropFirst(max(0, descriptor.fetchOffset)).map(\.model)
    }
}
