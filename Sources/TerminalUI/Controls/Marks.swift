/// The marked items of a list, which are acted on together. Marks follow the items: sorting or searching the list keeps
/// them.
package struct Marks<Item: Hashable & Sendable>: Hashable, Sendable {
    private var items: Set<Item> = []

    package init() {}

    package var isEmpty: Bool { items.isEmpty }
    package var count: Int { items.count }

    package func contains(_ item: Item) -> Bool { items.contains(item) }

    /// Marks an item, or unmarks a marked one.
    package mutating func toggle(_ item: Item) {
        if items.remove(item) == nil { items.insert(item) }
    }

    /// Marks all of these items, or unmarks them if all were marked.
    package mutating func toggleAll(_ all: some Collection<Item>) {
        if all.allSatisfy(items.contains) { items.subtract(all) } else { items.formUnion(all) }
    }

    package mutating func removeAll() { items = [] }

    /// Removes marks of items that are gone.
    package mutating func settle(in all: some Collection<Item>) {
        if !items.isEmpty { items.formIntersection(all) }
    }
}
