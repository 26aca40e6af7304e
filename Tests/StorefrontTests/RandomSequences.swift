import Chronology

@testable import Storefront

/// SplitMix64: the same sequence for the same seed, everywhere.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z >> 31
    }

    mutating func below(_ n: Int) -> Int { Int(next() % UInt64(n)) }
    mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
    mutating func oneIn(_ n: Int) -> Bool { below(n) == 0 }
}

/// A player's goods as the game would keep them, and what should be there.
struct Pantry {
    private(set) var owned: [String: Int] = [:]
    private(set) var given: [UInt64: Grant] = [:]
    private(set) var used: [String: Int] = [:]
    /// Of refunded goods, what was used up before and could not be taken back.
    private(set) var forgiven: [String: Int] = [:]
    private(set) var faults: [String] = []

    mutating func take(_ handovers: [Handover]) {
        for handover in handovers {
            switch handover {
            case .give(let grant):
                if given.updateValue(grant, forKey: grant.transactionID) != nil {
                    faults.append("\(grant.transactionID) was granted twice")
                }
                owned[grant.productID, default: 0] += grant.quantity
            case .takeBack(let grant):
                if given.removeValue(forKey: grant.transactionID) == nil {
                    faults.append("\(grant.transactionID) was taken back without having been given")
                }
                let left = min(grant.quantity, owned[grant.productID, default: 0])
                owned[grant.productID, default: 0] -= left
                forgiven[grant.productID, default: 0] += grant.quantity - left
            }
        }
    }

    mutating func use(_ productID: String) {
        guard owned[productID, default: 0] > 0 else { return }
        owned[productID, default: 0] -= 1
        used[productID, default: 0] += 1
    }

    /// What is owned is what unrevoked transactions gave, less what was used, and never below zero.
    func check(against store: Store) -> [String] {
        var faults = faults
        // Between a refund and the next handover the game owes; nothing can be said then.
        let owes = store.state.ledger.contains { $0.delivery == .granted && $0.transaction.revocationDate != nil }
        if owes || !store.state.debts.isEmpty { return faults }
        for product in ["seed", "sack"] {
            let bought = store.state.ledger.filter {
                $0.transaction.productID == product && $0.transaction.revocationDate == nil && $0.delivery == .granted
            }.reduce(0) { $0 + $1.transaction.quantity }
            let balance = owned[product, default: 0]
            let expected = bought - used[product, default: 0] + forgiven[product, default: 0]
            if balance != expected { faults.append("\(balance) \(product), not \(expected)") }
            if balance < 0 { faults.append("\(product) below zero") }
        }
        return faults
    }
}

/// One life of an account: random valid events, each checked.
struct RandomLife {
    var store: Store
    var pantry = Pantry()
    var chance: Chance
    /// (state and event) → how often.
    var taken: [String: Int] = [:]
    /// How often one event led from a state to a state.
    var moves: [Move: Int] = [:]
    var faults: [String] = []

    static let events = [
        "buy silver", "buy gold", "buy bronze", "buy mint", "buy yearly", "cancel", "resume", "refund", "expire",
        "renew",
        "resolve", "delete", "ask", "agree", "decline", "code THREE", "code STAY", "code LAPSED", "code NEWBIE",
        "promo",
        "win back", "abroad", "wait", "wait unpaid", "wait graceful", "wait unsold",
    ]

    /// Tried more often, since what follows from them needs several in a row.
    static let rareBeginnings = ["buy silver", "ask", "decline", "resume"]

    init(catalog: StoreCatalog, seed: UInt64) {
        store = Store(catalog: catalog, key: testKey, state: StoreState(began: firstDay))
        chance = Chance(seed: seed)
        if chance.oneIn(3) { store.settings.rate = chance.pick(RenewalRate.allCases) }
    }

    mutating func live(steps: Int) {
        for step in 0..<steps {
            let event = happen()
            for fault in invariantFaults(store) + pantry.check(against: store) {
                faults.append("step \(step), \(event): \(fault)")
            }
        }
        compareJumpWithSteps()
    }

    private mutating func happen() -> String {
        let now = store.state.clock
        switch chance.below(10) {
        case 0..<6: return subscribe()
        case 6:
            let event = chance.pick(["buy seed", "buy sack", "buy house", "buy season"])
            let product = String(event.dropFirst(4))
            if chance.oneIn(4) { store.settings.askToBuy.toggle() }
            if chance.oneIn(6) { store.settings.interruptedPurchases.toggle() }
            let quantity = product == "house" ? 1 : 1 + chance.below(3)
            _ = store.purchase(product, PurchaseOptions(quantity: quantity), at: now)
            if !chance.oneIn(3) { handOver() }
            return event
        case 7:
            pantry.use(chance.pick(["seed", "sack"]))
            handOver()
            return "use"
        case 8: return settle(at: now)
        default:
            let span = Span.minutes(Int64(chance.below(60 * 24 * (chance.oneIn(5) ? 90 : 5))))
            // An absence bounds accelerated renewals; without one, days of two-second renewals would be millions.
            if chance.oneIn(5) || store.settings.rate.isAccelerated { store.beginAbsence(until: now + span) }
            _ = store.advance(to: now + span)
            return "advance"
        }
    }

    /// An event of the table, counted by the state that it met.
    private mutating func subscribe() -> String {
        // Subscriptions do not wait for a parent here: their states are what is looked at.
        store.settings.askToBuy = false
        store.settings.interruptedPurchases = false
        let event = chance.pick(Self.events + Self.rareBeginnings)
        let state = shortState(store)
        taken["\(state)/\(event)", default: 0] += 1
        let before = store
        do {
            _ = try apply(event, to: &store)
        } catch {
            faults.append("\(event): \(error)")
        }
        moves[Move(from: state, to: shortState(store)), default: 0] += 1
        store.settings.removedFromSale = []
        store.settings.billingRetryOnRenewal = false
        store.settings.billingGracePeriod = false
        if event.hasPrefix("wait") == false, store.state.clock != before.state.clock {
            faults.append("\(event) moved the clock")
        }
        return event
    }

    private mutating func settle(at now: Instant) -> String {
        guard let pending = store.state.pendingPurchases.first else {
            if let entry = store.state.ledger.last(where: { $0.transaction.productType == .consumable }) {
                _ = try? store.refund(entry.transaction.id, at: now)
                handOver()
            }
            return "refund goods"
        }
        switch chance.below(3) {
        case 0: _ = try? store.decline(pending.id, at: now)
        case 1: _ = try? store.approve(pending.id, at: now)
        default: _ = try? store.resolveIssue(pending.id, at: now)
        }
        handOver()
        return "settle"
    }

    /// The game takes its goods; sometimes it is killed before it can finish, and starts again.
    private mutating func handOver() {
        pantry.take(store.handovers())
        if chance.oneIn(4) {
            store = Store(catalog: store.catalog, key: testKey, state: store.state)
            pantry.take(store.handovers())
        }
        store.finishHandedOver()
    }

    /// From here to a year on: at once, or in whatever steps, the same happens.
    private mutating func compareJumpWithSteps() {
        let end = store.state.clock + .days(Int64(chance.below(400)))
        // Two-second renewals for a year are sixteen million; an absence bounds them, as it does in the game.
        store.beginAbsence(until: end)
        var jumping = store
        let jump = jumping.advance(to: end)
        var steps: [StoreEvent] = []
        for _ in 0..<20 {
            let rest = (end - store.state.clock).milliseconds
            guard rest > 0 else { break }
            let step = Span(milliseconds: Int64(chance.next() % UInt64(rest)) + 1)
            let next = chance.oneIn(3) ? min(store.nextEventDate ?? end, end) : store.state.clock + step
            steps += store.advance(to: next)
        }
        steps += store.advance(to: end)
        if steps != jump { faults.append("\(jump.count) events by a jump, \(steps.count) by steps") }
        if store != jumping { faults.append("a jump and steps end in different states") }
        if let date = jumping.nextEventDate, date <= end { faults.append("something is overdue") }
        faults += invariantFaults(store)
        if zip(jump, jump.dropFirst()).contains(where: { $0.date > $1.date }) { faults.append("events out of order") }
    }
}
