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
