/// A kind of food. The list of all is `Catalog.foods`.
package struct Food: Hashable, Sendable {
    package let id: ID<Food>
    /// Of a heap of it in the feeder: 0xRRGGBB.
    package let heapColor: UInt32
    /// Premium food is owned by the piece and used up; standard food is free.
    package let isPremium: Bool
    /// The shop's products that hold it, with their number of pieces.
    package let products: [String: Int]
    /// Percent of the usual number of guests that find it while there is some left.
    package let calls: UInt64
    /// Percent of the usual time that guests stay.
    package let lingers: Int64
    /// So many times likelier are rare species among the guests.
    package let rareBoost: Int64

    package init(
        id: ID<Food>, heapColor: UInt32, isPremium: Bool = false,
        products: [String: Int] = [:], calls: UInt64 = 100, lingers: Int64 = 100, rareBoost: Int64 = 1
    ) {
        self.id = id
        self.heapColor = heapColor
        self.isPremium = isPremium
        self.products = products
        self.calls = calls
        self.lingers = lingers
        self.rareBoost = rareBoost
    }
}
