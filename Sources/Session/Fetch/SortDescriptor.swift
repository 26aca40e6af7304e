package enum SortOrder: Hashable, Sendable { case forward, reverse }

/// One criterion for sorting models, modeled on SwiftData's `SortDescriptor`.
package struct SortDescriptor<Model>: Sendable {
    /// Returns whether the first model comes before the second; `nil` where they are equal.
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

    /// Sorts by an optional value; models without a value come last in either order.
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

    /// Sorts models that satisfy a condition before all others.
    package init(first isFirst: @escaping @Sendable (Model) -> Bool) {
        precedes = { first, second in
            let (first, second) = (isFirst(first), isFirst(second))
            return first == second ? nil : first
        }
    }
}
