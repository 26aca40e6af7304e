import Simulation
import Storefront

/// What can be fetched from a world.
package protocol Fetchable: Sendable {
    /// All of them, in the world's own order.
    static func all(in world: World) -> [Self]
}

extension Backyard: Fetchable {}
extension Bird: Fetchable {}
extension Visit: Fetchable {}
extension Plant: Fetchable {}
extension Gift: Fetchable {}
extension Sighting: Fetchable {}

extension Species: Fetchable {
    package static func all(in world: World) -> [Species] { Catalog.species }
}

extension World {
    package func fetch<Model: Fetchable>(_ descriptor: FetchDescriptor<Model>) -> [Model] {
        descriptor.fetch(from: Model.all(in: self))
    }

    package func fetchCount<Model: Fetchable>(_ descriptor: FetchDescriptor<Model>) -> Int {
        descriptor.count(in: Model.all(in: self))
    }
}

extension Session {
    package func fetch<Model: Fetchable>(_ descriptor: FetchDescriptor<Model>) -> [Model] {
        world.fetch(descriptor)
    }

    /// Transactions of the shop, in the ledger's order.
    package func fetch(_ descriptor: FetchDescriptor<LedgerEntry>) -> [LedgerEntry] {
        descriptor.fetch(from: store.state.ledger)
    }
}
