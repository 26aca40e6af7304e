import Chronology
import Testing

@testable import Storefront

@Suite struct OfferTests {
    private func prices(_ store: Store) -> [String] {
        store.state.ledger.map { "\($0.transaction.productID) \($0.transaction.price.decimalText)" }
    }

    @Test func payAsYouGoLastsItsPeriodsAndThenCostsTheStandardPrice() throws {
        var store = try testStore()
        _ = store.purchase("bronze", at: firstDay)
        _ = store.advance(to: try date("2027-03-15"))
        #expect(prices(store) == ["bronze 0.99", "bronze 0.99", "bronze 0.99", "bronze 4.99", "bronze 4.99"])
        #expect(
            store.state.ledger.map { $0.transaction.offer?.kind } == [
                .introductory, .introductory, .introductory, nil, nil,
            ])
    }

    @Test func payUpFrontCoversItsWholePeriodOnce() throws {
        var store = try store(in: "expired")
        let promo = PurchaseOptions(offer: .promotional(id: "bronze.promo"))
        let bought = try #require(store.purchase("bronze", promo, at: try date("2027-01-10")).verifiedTransaction)
        #expect(bought.expirationDate == (try date("2027-04-10")))
        _ = store.advance(to: try date("2027-05-20"))
        #expect(prices(store).suffix(3) == ["bronze 9.99", "bronze 4.99", "bronze 4.99"])
    }

    /// Once per group and account, whichever of the group's products; a deleted history begins anew.
    @Test func introductoryOfferIsHadOnceInAGroup() throws {
        var store = try testStore()
        #expect(store.isEligibleForIntroductoryOffer(inGroup: "pass"))
        let trial = try #require(store.purchase("silver", at: firstDay).verifiedTransaction)
        #expect(!store.isEligibleForIntroductoryOffer(inGroup: "pass"))
        _ = try store.refund(trial.id, at: day(1))
        #expect(!store.isEligibleForIntroductoryOffer(inGroup: "pass"), "a refund does not give it back")
        let gold = try #require(store.purchase("gold", at: day(2)).verifiedTransaction)
        #expect(gold.price == Price(milliunits: 11990) && gold.offer == nil)
        #expect(gold.originalID == trial.originalID, "one subscription life in a group")
        _ = try store.delete(gold.id, at: day(3))
        _ = try store.delete(trial.id, at: day(3))
        #expect(store.purchase("gold", at: day(4)).verifiedTransaction?.price == .zero)
    }

    @Test func theStandardPriceCanBeAskedFor() throws {
        var store = try testStore()
        let bought = store.purchase("silver", PurchaseOptions(offer: .standardPrice), at: firstDay)
        #expect(bought.verifiedTransaction?.price == Price(milliunits: 7990))
        _ = store.advance(to: day(10))
        #expect(!store.isEligibleForIntroductoryOffer(inGroup: "pass"), "not while subscribed")
    }

    @Test func codesAreForWhomTheyAreFor() throws {
        for (situation, fits) in [
            ("none", ["NEWBIE", "THREE"]), ("paid", ["STAY", "THREE"]), ("expired", ["LAPSED", "THREE"]),
        ] {
            for code in ["NEWBIE", "STAY", "LAPSED", "THREE"] {
                var store = try store(in: situation)
                let result = store.redeem(code, at: store.state.clock)
                if fits.contains(code) {
                    #expect(result.verifiedTransaction != nil, "\(situation) \(code)")
                    #expect(store.redeem(code, at: store.state.clock) == .failure(.ineligibleForOffer), "once")
                } else {
                    #expect(result == .failure(.ineligibleForOffer), "\(situation) \(code)")
                }
            }
        }
        var store = try testStore()
        #expect(store.redeem("NOSUCH", at: firstDay) == .failure(.noSuchCode))
        #expect(
            store.purchase("bronze", PurchaseOptions(offer: .promotional(id: "x")), at: firstDay)
                == .failure(.invalidOffer))
        #expect(
            store.purchase("seed", PurchaseOptions(offer: .winBack(id: "back")), at: firstDay)
                == .failure(.invalidOffer))
    }

    /// For subscribers a code counts from the next renewal on, for as many payments as it says.
    @Test func aCodeForSubscribersWaitsForTheRenewal() throws {
        var store = try store(in: "paid")
        let before = store.state.ledger.count
        #expect(store.redeem("stay", at: store.state.clock).outcome == "offerPlanned")
        #expect(store.state.ledger.count == before, "nothing is charged now")
        _ = store.advance(to: try date("2027-04-15"))
        #expect(prices(store).dropFirst(before) == ["silver 3.99", "silver 3.99", "silver 7.99", "silver 7.99"])
    }

    /// A new price waits for the end of an offer; without an answer nothing more is paid.
    @Test(arguments: [true, false]) func aNewPriceWaitsForTheEndOfAnOffer(agrees: Bool) throws {
        var store = try store(in: "paid")
        let before = store.state.ledger.count
        let id = try #require(store.latest("silver")).unsafePayload.id
        let new = Price(milliunits: 19990)
        _ = store.redeem("stay", at: store.state.clock)
        let own = try store.askForPriceIncrease(id, to: new, at: store.state.clock)
        let change = try #require(store.offerEnd(of: own))
        #expect(
            store.timeline(of: own).suffix(2) == [
                SubscriptionMoment(date: own.periodEnd, kind: .next(Price(milliunits: 3990))),
                SubscriptionMoment(date: change, kind: .asked(new)),
            ])
        if agrees { _ = try store.answerPriceIncrease(inGroup: "pass", agrees: true, at: store.state.clock) }
        let events = store.advance(to: change)
        #expect(
            prices(store).dropFirst(before) == (agrees ? ["silver 3.99", "silver 3.99", "silver 19.99"] : []))
        #expect(
            agrees || events.last?.kind == .expired(productID: "silver", .didNotConsentToPriceIncrease))
    }

    /// An offer outlasts a change that was planned and taken back, and ends with one that took place.
    @Test func anOfferComesBackWithItsProduct() throws {
        var store = try store(in: "paid")
        let before = store.state.ledger.count
        _ = store.redeem("stay", at: store.state.clock)
        #expect(store.purchase("bronze", at: store.state.clock).outcome == "changePlanned")
        var other = store
        #expect(try store.plan("silver", at: store.state.clock).laterPrice == Price(milliunits: 3990))
        _ = store.purchase("silver", at: store.state.clock)
        _ = store.advance(to: try date("2027-04-15"))
        #expect(prices(store).dropFirst(before) == ["silver 3.99", "silver 3.99", "silver 7.99", "silver 7.99"])
        _ = other.advance(to: try date("2027-02-15"))
        #expect(prices(other).dropFirst(before).first == "bronze 4.99")
        #expect(other.purchase("silver", at: other.state.clock).verifiedTransaction?.price == Price(milliunits: 7990))
    }

    @Test func aCodeForAnotherProductBeginsWithIt() throws {
        var store = try store(in: "paid")
        #expect(store.redeem("three", at: store.state.clock).outcome == "changePlanned")
        let before = store.state.ledger.count
        _ = store.advance(to: try date("2027-05-15"))
        #expect(
            prices(store).dropFirst(before) == [
                "bronze 2.49", "bronze 2.49", "bronze 2.49", "bronze 4.99", "bronze 4.99",
            ])
        #expect(store.state.ledger.contains { $0.transaction.offer?.id == "THREE" })
    }

    /// A day's upgrade gives all back, which the timeline marks at the payment; a signed offer draws no number.
    @Test func anUpgradeGivesBackInTheTimeline() throws {
        var store = try store(in: "expired")
        let first = store.nextID
        let promo = PurchaseOptions(offer: .promotional(id: "bronze.promo"))
        _ = store.purchase("bronze", promo, at: store.state.clock)
        let silver = try #require(store.purchase("silver", at: store.state.clock).verifiedTransaction)
        #expect(silver.id == first + 1)
        let own = try #require(store.ownSubscription(inGroup: "pass"))
        let returned = store.timeline(of: own).compactMap { moment in
            if case .paid(let paid, true) = moment.kind { paid.id } else { nil }
        }
        #expect(returned.last == first)
    }

    /// Money that was asked back stands at the day on which it came back, not at that of the payment.
    @Test func aRefundHasItsOwnDayInTheTimeline() throws {
        var store = try store(in: "paid")
        let own = try #require(store.ownSubscription(inGroup: "pass"))
        let paid = try #require(store.entry(own.latestTransactionID)?.transaction)
        let day = store.state.clock
        _ = try store.refund(paid.id, at: day)
        let after = try #require(store.ownSubscription(inGroup: "pass"))
        let moments = store.timeline(of: after)
        let refunds = moments.compactMap { moment -> (date: Instant, amount: Price)? in
            if case .refunded(_, let amount) = moment.kind { (moment.date, amount) } else { nil }
        }
        #expect(refunds.map(\.date) == [day] && refunds.map(\.amount) == [paid.price])
        #expect(moments.contains { $0.date == paid.purchaseDate })
        #expect(moments.map(\.date) == moments.map(\.date).sorted())
    }

    /// Half of 31 days are left of 7.99; nothing of a free month; all on the first day; and never more than was paid.
    @Test(arguments: [
        ("2026-11-16", "0.00"), ("2026-12-01", "7.99"), ("2026-12-16T12:00", "4.00"), ("2026-12-31", "0.26"),
        ("2026-12-31T23:59:59", "0.00"), ("2026-12-08", "6.19"),
    ])
    func upgradesGiveBackTheRest(_ moment: String, refund: String) throws {
        var store = try testStore()
        _ = store.purchase("silver", at: firstDay)
        let now = try date(moment)
        _ = store.advance(to: now)
        let plan = try store.plan("gold", at: now)
        guard case .success(_, let effect) = store.purchase("gold", at: now),
            case .upgrade(from: "silver", let back) = effect
        else {
            Issue.record("no upgrade")
            return
        }
        #expect(plan.effect == effect, "the sheet said so before")
        #expect(back.decimalText == refund)
        let old = store.state.ledger[store.state.ledger.count - 2]
        #expect(old.transaction.isUpgraded && old.refunded == back)
        #expect(store.currentEntitlements.count == 1)
        // Refunding the old one after that gives back only what is left of its price.
        let spent = store.spending()[0].amount
        _ = try store.refund(old.transaction.id, at: now)
        #expect(store.spending()[0].amount == spent - (old.transaction.price - back))
        let refunded = try #require(store.entry(old.transaction.id))
        #expect(refunded.lastRefund == old.transaction.price - back)
        #expect(refunded.earlierRefund?.amount == (back == .zero ? nil : back))
    }

    /// What came back in two parts counts in the months of both.
    @Test func bothPartsOfARefundCountInTheirMonths() throws {
        var store = try testStore()
        _ = store.purchase("silver", PurchaseOptions(offer: .standardPrice), at: firstDay)
        _ = store.purchase("gold", at: firstDay + .days(15))
        let back = try #require(store.entry(1)).refunded
        _ = try store.refund(1, at: day(40))
        let silver = Price(milliunits: 7990)
        #expect(store.spending(until: day(30))[0].amount == silver + Price(milliunits: 11990) - back)
        #expect(store.spending(from: day(30), until: day(41))[0].amount == back - silver)
    }

    @Test func spendingIsSummedByMonthAndCurrency() throws {
        var store = try testStore()
        let seed = try #require(store.purchase("seed", PurchaseOptions(quantity: 3), at: firstDay).verifiedTransaction)
        store.settings.storefront = "SWE"
        _ = store.purchase("perch", at: day(40))
        _ = try store.refund(seed.id, at: day(41))
        func text(_ sums: [(currency: String, amount: Price)]) -> [String] {
            sums.map { "\($0.currency) \($0.amount.decimalText)" }
        }
        #expect(text(store.spending()) == ["SEK 19.00", "USD 0.00"])
        #expect(text(store.spending(from: firstDay, until: day(30))) == ["USD 2.97"])
        #expect(text(store.spending(from: day(30), until: day(60))) == ["SEK 19.00", "USD -2.97"])
    }
}
