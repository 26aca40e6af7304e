package enum SortOrder: Hashable, Sendable { case forward, reverse }

/// One criterion for sorting models, modeled on SwiftData's `SortDescriptor`.
package struct SortDescriptor<Model>: Sendable {
    /// Takes the value of each model once, and returns the comparison of models by their indices: whether the first
    /// comes before the second; `nil` where they are equal.
    let comparison: @Sendable ([Model]) -> (_ first: Int, _ second: Int) -> Bool?

    package init<Value: Comparable & SendableMetatype>(
        _ value: @escaping @Sendable (Model) -> Value, order: SortOrder = .forward
    ) {
        comparison = { models in
            let values = models.map(value)
            return { first, second in
                if values[first] == values[second] { return nil }
                return (values[first] < values[second]) == (order == .forward)
            }
        }
    }

    /// Sorts by an optional value; models without a value come last in either order.
    package init<Value: Comparable & SendableMetatype>(
        _ value: @escaping @Sendable (Model) -> Value?, order: SortOrder = .forward
    ) {
        comparison = { models in
            let values = models.map(value)
            return { first, second in
                switch (values[first], values[second]) {
                case (nil, nil): return nil
                case (nil, _): return false
                case (_, nil): return true
                case (let first?, let second?):
                    if first == second { return nil }
                    return (first < second) == (order == .forward)
                }
            }
        }
    }

    /// Sorts models that satisfy a condition before all others.
    package init(first isFirst: @escaping @Sendable (Model) -> Bool) {
        comparison = { models in
            let areFirst = models.map(isFirst)
            return { first, second in areFirst[first] == areFirst[second] ? nil : areFirst[first] }
        }
    }
}
