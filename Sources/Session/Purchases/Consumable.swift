import Simulation
import Storefront

/// The content of a consumable product: a number of pieces of a premium food.
package struct Consumable: Hashable, Sendable {
    package let food: ID<Food>
    package let count: Int

    /// Looks up a product's content; `nil` for unknown products and those that are not food.
    package init?(productID: String) {
        guard let food = Catalog.foods.first(where: { $0.products[productID] != nil }),
            let count = food.products[productID]
        else { return nil }
        self.food = food.id
        self.count = count
    }
}

extension StoreCatalog {
    /// The product that gives the most food for its price.
    package var bestValueProduct: Product? {
        bestValue { Consumable(productID: $0.id)?.count }
    }
}
