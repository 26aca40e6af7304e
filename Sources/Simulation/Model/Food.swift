/// A food for feeders. All foods are in `Catalog.foods`.
package struct Food: Hashable, Sendable {
    package let id: ID<Food>
    /// The color of a heap of it in the feeder, 0xRRGGBB.
    package let heapColor: UInt32
    /// True if the player owns it by the piece and each refill takes one; standard food is free.
    package let isPremium: Bool
    /// The shop's products that contain it, with the number of pieces in each.
    package let products: [String: Int]
    /// The arrival rate in percent of the usual one, while some of it is left.
    package let arrivalPercent: UInt64
    /// The length of visits in percent of the usual one.
    package let stayPercent: Int64
    /// The factor on the weights of rare and rarer species among the guests.
    package let rareBoost: Int64

    package init(
        id: ID<Food>, heapColor: UInt32, isPremium: Bool = false,
        products: [String: Int] = [:], arrivalPercent: UInt64 = 100, stayPercent: Int64 = 100, rareBoost: Int64 = 1
    ) {
        self.id = id
        self.heapColor = heapColor
        self.isPremium = isPremium
        self.products = products
        self.arrivalPercent = arrivalPercent
        self.stayPercent = stayPercent
        self.rareBoost = rareBoost
    }
}
