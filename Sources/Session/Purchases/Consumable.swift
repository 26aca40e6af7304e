import CAssets
import Simulation
import Storefront

/// What a consumable of the shop holds: so many pieces of a premium food.
package struct Goods: Hashable, Sendable {
    package let food: ID<Food>
    package let count: Int

    /// `nil` for what is not food, and for products that this game does not know.
    package init?(productID: String) {
        guard let food = Catalog.foods.first(where: { $0.products[productID] != nil }),
            let count = food.products[productID]
        else { return nil }
        self.food = food.id
        self.count = count
    }
}

extension StoreCatalog {
    /// The catalog that is built into the program.
    package static func builtIn() throws(CatalogError) -> StoreCatalog {
        try StoreCatalog(storekit: builtInBytes, path: "Store.storekit")
    }

    private static var builtInBytes: [UInt8] {
        guard let assets = embedded_assets() else { return [] }
        for asset in UnsafeBufferPointer(start: assets, count: embedded_assets_count())
        where String(cString: asset.path) == "Store.storekit" {
            return Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
        }
        return []
    }

    /// The product that gives the most food for its price.
    package var bestValueProduct: Product? {
        bestValue { Goods(productID: $0.id)?.count }
    }
}

extension Allowances {
    /// What a pass allows: any pass as many yards as wanted and every decoration, the premium pass birds that come
    /// early. Decorations of packs are allowed without one, too.
    init(_ entitlements: Entitlements) {
        self.init(
            backyardLimit: entitlements.pass == .none ? Allowances.standard.backyardLimit : nil,
            earlyAccessSpecies: entitlements.pass == .premium, everyDecoration: entitlements.pass != .none,
            packs: entitlements.owned.sorted())
    }
}
