import Chronology
import Testing

@testable import Storefront

/// The ways in which somebody could pay too little, too much, or for somebody else.
@Suite struct MoneyTests {
    /// An offer that waits with another plan is not taken along when that plan does not follow after all.
    @Test(arguments: ["cancel", "buy silver", "pay"])
    func anOfferStaysWithItsPlan(_ change: String) throws {
        var store = try store(in: "paid")
        #expect(store.redeem("THREE", at: store.state.clock).outcome == "changePlanned")
        switch change {
        case "cancel":
            _ = try store.setAutoRenew(false, inGroup: "pass", at: store.state.clock)
            _ = try store.setAutoRenew(true, inGroup: "pass", at: store.state.clock)
        case "pay":
            store.settings.billingRetryOnRenewal = true
            store.settings.billingGracePeriod = true
            _ = store.advance(to: try date("2027-01-05"))
            store.settings.billingRetryOnRenewal = false
            let plan = try store.plan("silver", at: store.state.clock)
            #expect(plan.effect == .recover && plan.charge.decimalText == "7.99")
            #expect(store.purchase("silver", at: store.state.clock).outcome == "recovered")
        default: _ = store.purchase("silver", at: store.state.clock)
        }
        let before = store.state.ledger.count - (change == "pay" ? 1 : 0)
        _ = store.advance(to: try date("2027-03-15"))
        let prices = store.state.ledger[before...].map(\.transaction).map { "\($0.productID) \($0.price.decimalText)" }
        #expect(prices == ["silver 7.99", "silver 7.99", "silver 7.99"])
    }

    /// Of a month that was paid in its middle, the rest of the month is given back, and not all of the payment.
    @Test(arguments: [("2027-01-09", "5.93"), ("2027-01-16T12:00", "4.00")])
    func aLatePaymentIsForTheWholePeriod(_ moment: String, refund: String) throws {
        var store = try store(in: "paid")
        store.settings.billingRetryOnRenewal = true
        store.settings.billingGracePeriod = true
        _ = store.advance(to: try date("2027-01-09"))
        store.settings.billingRetryOnRenewal = false
        #expect(store.purchase("silver", at: store.state.clock).outcome == "recovered")
        let plan = try store.plan("gold", at: try date(moment))
        guard case .upgrade(from: "silver", let back) = plan.effect else {
            Issue.record("no upgrade")
            return
        }
        #expect(back.decimalText == refund)
    }

    /// The plan for the renewal is due, whichever way it is paid; the present one can still be kept.
    @Test(arguments: [("buy", true), ("buy", false), ("renew", true), ("resolve", true), ("resolve", false)])
    func theOpenPaymentIsThatOfTheNextPlan(_ way: String, inGrace: Bool) throws {
        var store = try store(in: "changing")
        store.settings.billingRetryOnRenewal = true
        store.settings.billingGracePeriod = inGrace
        _ = store.advance(to: firstDay + .days(65))
        store.settings.billingRetryOnRenewal = false
        let now = store.state.clock
        let latest = try #require(store.ownSubscription(inGroup: "pass")).latestTransactionID
        let due = try store.plan("bronze", at: now)
        let kept = try store.plan("silver", at: now)
        #expect(due.effect == .recover && kept.effect == .recover)
        switch way {
        case "renew": _ = try store.renewNow(latest, at: now)
        case "resolve": _ = try store.resolveIssue(latest, at: now)
        default: #expect(store.purchase("bronze", at: now).outcome == "recovered")
        }
        let paid = try #require(store.state.ledger.last).transaction
        #expect(paid.productID == "bronze" && paid.price == due.charge && paid.expirationDate == due.periodEnd)
    }

    /// A payment after the grace period begins a period of its own.
    @Test func aPaymentInRetryIsForWhatFollows() throws {
        var store = try store(in: "retry")
        let paid = store.purchase("silver", at: store.state.clock)
        #expect(paid.outcome == "recovered")
        let plan = try store.plan("gold", at: store.state.clock)
        #expect(plan.effect == .upgrade(from: "silver", refund: Price(milliunits: 7990)))
    }

    /// A win-back offer is for those who have paid, and once until they have paid again.
    @Test func nobodyIsWonBackTwiceInARow() throws {
        let winBack = PurchaseOptions(offer: .winBack(id: "back"))
        func lapse(_ store: inout Store) throws {
            _ = try store.setAutoRenew(false, inGroup: "pass", at: store.state.clock)
            _ = store.advance(to: store.state.clock + .days(40))
        }
        var trier = try store(in: "trial")
        try lapse(&trier)
        #expect(trier.purchase("bronze", winBack, at: trier.state.clock) == .failure(.ineligibleForOffer))
        #expect(trier.offers(at: trier.state.clock).allSatisfy { $0.request != .winBack(id: "back") })
        var payer = try store(in: "expired")
        #expect(payer.purchase("bronze", winBack, at: payer.state.clock).outcome == "trial")
        try lapse(&payer)
        #expect(payer.purchase("bronze", winBack, at: payer.state.clock) == .failure(.ineligibleForOffer))
        #expect(payer.purchase("bronze", at: payer.state.clock).verifiedTransaction != nil)
        try lapse(&payer)
        #expect(payer.purchase("bronze", winBack, at: payer.state.clock).outcome == "trial")
    }

    /// A request to a parent lapses after a day; an interrupted purchase waits.
    @Test func askingToBuyLapsesAfterADay() throws {
        var store = try testStore { $0.askToBuy = true }
        guard case .pending(let asked) = store.purchase("seed", at: firstDay) else {
            Issue.record("should wait")
            return
        }
        _ = store.advance(to: day(1))
        #expect(store.state.pendingPurchases.map(\.id) == [asked.id])
        _ = store.advance(to: day(1) + .seconds(1))
        #expect(store.state.pendingPurchases.isEmpty)
        #expect(throws: StoreError.noSuchTransaction) { try store.approve(asked.id, at: day(1)) }
        store.settings.askToBuy = false
        store.settings.interruptedPurchases = true
        _ = store.purchase("seed", at: day(1))
        _ = store.advance(to: day(30))
        #expect(store.state.pendingPurchases.map(\.reason) == [.interrupted])
    }
}
