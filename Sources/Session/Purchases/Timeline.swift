import Chronology
import Simulation
import Storefront

/// The world and the store on one line of time: events of both come in one order, by date, and at equal dates the
/// store's first, since its passes decide what the world may do.
struct Timeline {
    var world: World
    var store: Store
    /// The family's shares, consulted first wherever the store has something to do.
    var sharing: FamilySharing
    private(set) var hasHappened = false
    private(set) var hasStoreHappened = false

    init(world: World, store: Store, sharing: FamilySharing = .alone) {
        self.world = world
        self.store = store
        self.sharing = sharing
    }

    /// Advances both to `date`, included.
    mutating func advance(to date: Instant, report: (SessionEvent) -> Void) {
        while let due = store.nextEventDate, due <= date {
            advanceWorld(to: due - .milliseconds(1), report)
            let events = sharing.receive(into: &store, at: due) + store.advance(to: due)
            for event in events { report(.store(event)) }
            hasStoreHappened = true
            hasHappened = true
            // Time goes on even if a store keeps reporting the same date.
            if events.isEmpty, store.nextEventDate == due { break }
        }
        advanceWorld(to: date, report)
        for event in store.advance(to: date) {
            report(.store(event))
            hasStoreHappened = true
            hasHappened = true
        }
    }

    private mutating func advanceWorld(to date: Instant, _ report: (SessionEvent) -> Void) {
        guard date > world.clock else { return }
        var count = 0
        world.advance(to: date, allowances: Allowances(store.entitlements)) { event in
            count += 1
            report(.world(event))
        }
        if count > 0 { hasHappened = true }
    }
}

extension Allowances {
    /// Returns what a pass permits: any pass an unlimited number of yards and every decoration, the premium pass birds
    /// that come early. Decorations of packs are permitted without one, too.
    init(_ entitlements: Entitlements) {
        self.init(
            backyardLimit: entitlements.pass == .none ? Allowances.standard.backyardLimit : nil,
            earlyAccessSpecies: entitlements.pass == .premium, everyDecoration: entitlements.pass != .none,
            packs: entitlements.owned.sorted())
    }
}
