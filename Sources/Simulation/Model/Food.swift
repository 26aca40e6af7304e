/// A kind of food. The list of all is `Catalog.foods`.
package struct Food: Hashable, Sendable {
    package let id: ID<Food>
    /// As the player reads it: "sunflower seeds".
    package let name: String
    /// One sentence for shelves and pickers.
    package let summary: String
    /// Premium food is owned by the piece and used up; standard food is free.
    package let isPremium: Bool

    package init(id: ID<Food>, name: String, summary: String, isPremium: Bool) {
        self.id = id
        self.name = name
        self.summary = summary
        self.isPremium = isPremium
    }
}
