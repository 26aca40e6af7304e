/// The things of a list that are to be acted on together. Like the cursor they stay with the things: a list that sorts
/// itself anew, or leaves some of them out for a search, keeps them.
package struct Marks<Item: Hashable & Sendable>: Hashable, Sendable {
    private var items: Set<Item> = []

    package init() {}

    package var isEmpty: Bool { items.isEmpty }
    package var count: Int { items.count }

    package func contains(_ item: Item) -> Bool { items.contains(item) }

    /// Marks what is not marked, and the other way around.
    package mutating func toggle(_ item: Item) {
        if items.remove(item) == nil { items.insert(item) }
    }

    /// Marks all of these; none of them where all were marked.
    package mutating func toggleAll(_ all: some Collection<Item>) {
        if all.allSatisfy(items.contains) { items.subtract(all) } else { items.formUnion(all) }
    }

    package mutating func removeAll() { items = [] }

    /// Forgets what is no longer there.
    package mutating func settle(in all: some Collection<Item>) {
        if !items.isEmpty { items.formIntersection(all) }
    }
}
