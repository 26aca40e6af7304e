import Simulation
import Storefront

/// What lives in a world and can be fetched from it.
package protocol Fetchable: Sendable {
    /// All of them, in the world's own order.
    static func all(in world: World) -> [Self]
}

extension Backyard: Fetchable {
    package static func all(in world: World) -> [Backyard] { world.backyards }
}

extension Bird: Fetchable {
    package static func all(in world: World) -> [Bird] { world.birds }
}

extension Species: Fetchable {
    package static func all(in world: World) -> [Species] { Catalog.species }
}

extension Plant: Fetchable {
    /// Those in yards first, then those in no yard.
    package static func all(in world: World) -> [Plant] {
        world.backyards.flatMap { $0.leadingPlants + $0.trailingPlants + $0.foregroundPlants } + world.sparePlants
    }
}

extension Visit: Fetchable {
    /// Those that are remembered (the last of each yard) by departure, then those of birds that are here. Older ones
    /// are the journal's: see `Session.fetch(_:from:)`.
    package static func all(in world: World) -> [Visit] { world.pastVisits.all + world.presentVisits }
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
