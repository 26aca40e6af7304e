import Chronology
import Simulation
import TestSupport
import Testing

@testable import Session
@testable import Storefront

/// What a pass gives in play, from the moment it begins to the moment it ends, whoever looks on.
@Suite struct PassInPlayTests {
    private static let began = Instant(milliseconds: 1_795_000_000_000)
    private static let chickadee = ID<Species>("chickadee")

    private func store(_ pass: String? = nil, rate: RenewalRate = .realTime) throws -> Store {
        var store = Store(
            catalog: try .builtIn(), key: SigningKey([UInt8](repeating: 3, count: 32)),
            state: StoreState(began: Self.began))
        store.settings.rate = rate
        if let pass { #expect(store.purchase(pass, at: Self.began).verifiedTransaction != nil) }
        return store
    }

    /// Every table row: a pass, then what it allows.
    @Test(
        arguments: [
            (nil, 8, false, 0, 1), ("pass.individual", nil, false, 1, 2), ("pass.family", nil, false, 1, 2),
            ("pass.premium", nil, true, 1, 2), ("decor.feeders", 8, false, 1, 1), ("decor.birdhouses", 8, false, 0, 2),
        ] as [(String?, Int?, Bool, Int, Int)])
    func allowances(product: String?, yards: Int?, early: Bool, feeders: Int, birdhouses: Int) throws {
        let entitlements = try store(product).entitlements
        let allowances = Allowances(entitlements.pass, packs: entitlements.owned)
        #expect(allowances.backyardLimit == yards)
        #expect(allowances.earlyAccessSpecies == early)
        #expect(allowances.feeders.count == feeders)
        #expect(allowances.birdhouses.count == birdhouses)
    }

    /// Of a world in which a chickadee comes within half a day, if a pass lets it.
    private static let seed: UInt64 = {
        let early = Allowances(backyardLimit: nil, earlyAccessSpecies: true)
        return (1...500).first { seed in
            var world = World.firstWorld(seed: seed, began: began)
            var comes = false
            world.advance(to: began + .hours(12), allowances: early) { event in
                if case .arrived(let visit) = event.kind, visit.species == chickadee { comes = true }
            }
            return comes
        } ?? 0
    }()

    /// At equal dates the shop comes first: a chickadee that would arrive at the very moment at which the pass ends
    /// stays away, and a millisecond later it would have come.
    @Test func theShopComesFirst() throws {
        var scout = World.firstWorld(seed: Self.seed, began: Self.began)
        let premium = Allowances(try store("pass.premium").entitlements.pass)
        var arrival: Instant?
        while arrival == nil, scout.clock < Self.began + .hours(12) {
            scout.advance(to: scout.clock + .minutes(30), allowances: premium) { event in
                guard arrival == nil, case .arrived(let visit) = event.kind, visit.species == Self.chickadee else {
                    return
                }
                arrival = visit.arrival
            }
        }
        let moment = try #require(arrival)
        for (end, comes) in [(moment, false), (moment + .milliseconds(1), true)] {
            var store = try store("pass.premium")
            _ = try store.setAutoRenew(false, inGroup: "21B4A7E0", at: Self.began)
            store.update(0) { $0.periodEnd = end }
            var timeline = Timeline(world: .firstWorld(seed: Self.seed, began: Self.began), store: store)
            var events: [SessionEvent] = []
            timeline.advance(to: moment + .milliseconds(1)) { events.append($0) }
            let came = events.contains { event in
                if case .world(let event) = event, case .arrived(let visit) = event.kind {
                    visit.species == Self.chickadee && visit.arrival == moment
                } else {
                    false
                }
            }
            #expect(came == comes)
            #expect(timeline.store.entitlements.pass == .none)
        }
    }

    /// A premium pass that ends in the middle of an absence: chickadees come until that moment and not after, and a
    /// year at once is a year in small steps.
    @Test func aPassThatEndsInTheMiddleOfAnAbsenceEndsThen() throws {
        var store = try store("pass.premium", rate: .monthIs1Hour)
        let end = Self.began + .hours(30)
        store.beginAbsence(until: end)
        var jump = Timeline(world: .firstWorld(seed: Self.seed, began: Self.began), store: store)
        var arrivals: [Instant] = []
        var expired: Instant?
        var count = 0
        jump.advance(to: end) { event in
            switch event {
            case .world(let event):
                guard case .arrived(let visit) = event.kind, visit.species == Self.chickadee else { return }
                arrivals.append(visit.arrival)
            case .store(let event):
                if case .expired = event.kind { expired = event.date } else { count += 1 }
            case .changedElsewhere, .overtaken, .notice: break
            }
        }
        let moment = try #require(expired)
        #expect(count == Store.renewalsInAbsence && moment == Self.began + .hours(13))
        #expect(!arrivals.isEmpty && arrivals.allSatisfy { $0 < moment })
        var steps = Timeline(world: .firstWorld(seed: Self.seed, began: Self.began), store: store)
        while steps.world.clock < end { steps.advance(to: steps.world.clock + .minutes(47)) { _ in } }
        steps.advance(to: end) { _ in }
        jump.advance(to: steps.world.clock) { _ in }
        #expect(steps.world == jump.world && steps.store == jump.store)
    }

    /// Yards above the limit stay and stay fed; decorations of the pass are put away, those of a pack stay.
    @Test func whatStaysWhenAPassEnds() throws {
        let machine = TestMachine()
        let session = try machine.open()
        try session.setStore { $0.rate = .monthIs1Hour }
        try session.perform(.store(.purchase("pass.individual")))
        try session.perform(.store(.purchase("decor.feeders")))
        var decoration = Decoration()
        decoration.feeder = .tube
        decoration.birdhouse = .cottage
        var last: ID<Backyard>?
        for number in 6...9 {
            last = try session.perform(.createBackyard(name: "Yard \(number)", decoration)).backyard
        }
        let ninth = try #require(last)
        try session.perform(.store(.setAutoRenew(false, group: "21B4A7E0")))
        machine.pass(.minutes(61))
        _ = session.advance()
        #expect(session.entitlements.pass == .none)
        let yard = try #require(session.world.backyard(ninth))
        #expect(yard.feeder == .tube && yard.birdhouse == .cottage, "it keeps them")
        let shown = yard.shown(session.allowances)
        #expect(shown.feeder == .tube && shown.birdhouse == nil)
        try session.perform(.refillWater(ninth))
        #expect(throws: RequestError.world(.backyardLimitReached(8))) {
            try session.perform(.createBackyard(name: "Tenth", Decoration()))
        }
        try session.perform(.store(.purchase("pass.individual")))
        #expect(yard.shown(session.allowances).birdhouse == .cottage, "back with the pass")
        try session.perform(.createBackyard(name: "Tenth", Decoration()))
    }

    /// The game is closed for a year in which a month takes thirty seconds: twelve renewals, then it is over, in words.
    @Test func aYearAway() throws {
        let machine = TestMachine()
        let session = try machine.open()
        try session.setStore { $0.rate = .monthIs30Seconds }
        try session.perform(.store(.purchase("pass.individual")))
        session.close()
        machine.pass(.hours(1))
        let again = try machine.open()
        #expect(again.store.state.ledger.count == 13 && again.entitlements.pass == .none)
        let away = try #require(again.awayPurchases)
        let renewal = try #require(away.renewals.first)
        #expect(renewal.productID == "pass.individual" && renewal.count == 12)
        #expect(again.store.storefront.format(renewal.paid) == "$59.88")
        guard case .expired? = away.outcomes.first?.kind, away.outcomes.count == 1 else {
            Issue.record("it should say that the pass has ended")
            return
        }
        again.close()
        #expect(try machine.open().awayPurchases == nil, "told once")
    }

    /// A payment that failed while nobody played: how it stands now is told, and not what came before that.
    @Test func aPaymentThatFailedMeanwhile() throws {
        let machine = TestMachine()
        let session = try machine.open()
        try session.setStore {
            $0.rate = .monthIs1Hour
            $0.billingGracePeriod = true
            $0.billingRetryOnRenewal = true
        }
        try session.perform(.store(.purchase("pass.premium")))
        session.close()
        machine.pass(.minutes(100))
        let again = try machine.open()
        let outcomes = try #require(again.awayPurchases).outcomes
        guard case .enteredBillingRetry? = outcomes.first?.kind, outcomes.count == 1 else {
            Issue.record("it should say how the pass stands, and not what is over")
            return
        }
    }
}
