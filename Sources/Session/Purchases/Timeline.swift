import Chronology
import Simulation
import Storefront

/// A world and a store that are advanced together, with the events of both in one order by date.
///
/// At equal dates the store's events come first, since its passes decide what the world may do.
struct Timeline {
    var world: World
    var store: Store
    /// The family's shares, which are updated whenever the store has an event.
    var sharing = FamilySharing.alone
    /// True if any event was reported.
    private(set) var hasHappened = false
    /// True if any event of the store was reported.
    private(set) var hasStoreHappened = false

    /// Advances world and store to `date`, included, and reports each event.
    mutating func advance(to date: Instant, report: (SessionEvent) -> Void) {
        while let due = store.nextEventDate, due <= date {
            advanceWorld(to: due - .milliseconds(1), report)
            let events = sharing.receive(into: &store, at: due) + store.advance(to: due)
            for event in events { report(.store(event)) }
            hasStoreHappened = true
            hasHappened = true
            // Without this, a store that keeps reporting the same date would loop forever.
            if events.isEmpty, store.nextEventDate == due { break }
        }
        advanceWorld(to: date, report)
        for event in store.advance(to: date) {
            report(.store(event))
            hasStoreHappened = true
            hasHappened = true
        }
    }

    /// Advances the world with what the present pass permits.
    private mutating func advanceWorld(to date: Instant, _ report: (SessionEvent) -> Void) {
        guard date > world.clock else { return }
        var count = 0
        world.advance(to: date, allowances: Allowances(store.entitlements.pass, packs: store.entitlements.owned)) {
            event in
            count += 1
            report(.world(event))
        }
        if count > 0 { hasHappened = true }
    }
}

extension Allowances {
    /// Makes the allowances of a pass: any pass gives unlimited yards and all decorations, the premium pass early
    /// species too.
    ///
    /// Decorations of purchased packs are permitted without a pass.
    init(_ pass: PassLevel, packs: Set<String> = []) {
        self.init(
            backyardLimit: pass == .none ? Allowances.standard.backyardLimit : nil,
            earlyAccessSpecies: pass == .premium,
            everyDecoration: pass != .none, packs: packs.sorted())
    }
}
