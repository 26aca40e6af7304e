import Chronology
import Simulation
import Testing

@testable import Session
@testable import Storefront
@testable import Words

@Suite("What the shop says")
struct StoreMessageTests {
    private let words = Words()
    private let session: Session

    init() throws { session = try testSession() }

    @Test(arguments: StoreError.allCases) func everyErrorHasItsWords(_ error: StoreError) {
        let message = words.message(for: error, in: session)
        #expect(message.key == error.outcome && message.sentence.hasSuffix("."))
        #expect(words.has("store", error.outcome, "title") && words.has("store", error.outcome, "sentence"))
    }

    @Test(arguments: ExpirationReason.allCases) func everyEndHasItsWords(_ reason: ExpirationReason) {
        #expect(words.has("store", "expired.\(reason.rawValue)", "sentence"))
    }

    @Test func namesAreThere() {
        for rate in RenewalRate.allCases { #expect(words.has("rate", rate.rawValue, "name")) }
        for front in AppStoreFront.all {
            #expect(words.has("storefront", front.countryCode, "name"))
            #expect(words.has("storefront", front.countryCode, "inText"))
        }
        for failure in SimulatedFailure.allCases {
            for part in ["title", "story"] { #expect(words.has("failure", failure.rawValue, part)) }
        }
        let errors = StoreError.allCases.map(\.rawValue) + VerificationError.allCases.map(\.rawValue)
        for error in errors { #expect(words.has("error", error, "name")) }
        for reason in RevocationReason.allCases { #expect(words.has("refund", reason.rawValue, "title")) }
        for reason in ["askToBuy", "interrupted"] { #expect(words.has("store", "waiting", reason)) }
    }

    @Test func termsOfEveryKind() throws {
        func product(
            _ period: Period, _ mode: SubscriptionOffer.PaymentMode? = nil, _ offer: Period = Period(1, .month),
            times: Int = 1
        ) -> Product {
            let price = mode == .freeTrial ? Price.zero : Price(milliunits: 990)
            let offer = mode.map {
                SubscriptionOffer(
                    id: "o", kind: .introductory, paymentMode: $0, price: price, period: offer, periodCount: times,
                    eligibility: [])
            }
            let info = SubscriptionInfo(
                groupID: "g", groupDisplayName: "G", groupLocalizations: [], groupLevel: 1, period: period,
                monthlyPlan: nil, isSoldUpFront: true, introductoryOffer: offer,
                promotionalOffers: [], codeOffers: [], winBackOffers: [])
            return Product(
                id: "p", type: .autoRenewable, displayName: "P", description: "", displayPrice: "$4.99",
                price: Price(milliunits: 4990), isFamilyShareable: false, subscription: info, duration: nil,
                localizations: [], home: .named("USA"))
        }
        let terms = [
            product(Period(1, .month)), product(Period(3, .month)), product(Period(1, .week)),
            product(Period(1, .month), .freeTrial), product(Period(1, .year), .freeTrial, Period(3, .day)),
            product(Period(1, .month), .payUpFront, Period(3, .month)), product(Period(1, .month), .payAsYouGo),
            product(Period(1, .month), .payAsYouGo, times: 3),
        ].map { words.terms(of: $0, in: session.store) }
        #expect(
            terms == [
                "$4.99 a month", "$4.99 every 3 months", "$4.99 a week", "1 month free, then $4.99 a month",
                "3 days free, then $4.99 a year", "$0.99 for the first 3 months, then $4.99 a month",
                "$0.99 a month for the first month, then $4.99 a month",
                "$0.99 a month for the first 3 months, then $4.99 a month",
            ])
    }

    /// Wherever a price is confirmed it is said to be simulated, and the sheet names the date of a later change.
    @Test func confirmations() throws {
        func confirm(_ id: String, quantity: Int = 1) throws -> String {
            let plan = try session.store.plan(
                id, PurchaseOptions(quantity: quantity), at: session.store.state.clock)
            return words.confirmation(for: plan, in: session).text
        }
        let renews = "It renews until you cancel."
        #expect(try confirm("pellet.box", quantity: 2) == "$7.98, simulated. No real money changes hands.")
        #expect(try confirm("pass.family") == "1 month free, then $7.99 a month, simulated. \(renews)")
        buy("pass.family")
        let beside = "\(renews) An offer has it for less: see “Offers for you”."
        #expect(
            try confirm("pass.premium")
                == "It replaces Family Pass right away: $11.99 a month, simulated. "
                + "Your free time, until 1 Dec 2026, ends with it. " + beside)
        #expect(
            try confirm("pass.individual")
                == "Family Pass stays active until 1 Dec 2026. Then this begins: $4.99 a month, simulated. "
                + renews)
        _ = session.store.advance(to: CivilDate(year: 2026, month: 12, day: 1).utcInstant)
        #expect(
            try confirm("pass.premium")
                == "It replaces Family Pass right away: $11.99 a month, and you get $7.99 back for the remaining days, "
                + "all simulated. " + beside)
        _ = try session.store.setAutoRenew(false, inGroup: group, at: session.store.state.clock)
        #expect(
            try confirm("pass.family") == "Nothing is due now. It renews on 1 Jan 2027 for $7.99, simulated.")
    }

    @Test func outcomesNameQuantitiesAndDates() throws {
        #expect(
            buy("pellet.box", quantity: 2)
                == "Bought: 2 × Pellet Box. It’s in the food picker as Nutrition Pellet: you own 3 now.")
        #expect(
            buy("pass.family")
                == "Family Pass is active and free until 1 Dec 2026. Cancel in Account before then and nothing is charged."
        )
        #expect(
            buy("pass.individual") == "Family Pass stays active until 1 Dec 2026; then Individual Pass begins. "
                + "Until then, you can change your mind in Account.")
        #expect(
            buy("pass.premium") == "Premium Pass has taken the place of Family Pass.", "nothing was paid for the trial")
        session.store.settings.storefront = "GBR"
        session.store.settings.limitedToStorefronts = ["pellet.box": ["USA"]]
        #expect(
            buy("pellet.box")
                == "This isn’t sold in the United Kingdom. You can choose another storefront in the Transaction Manager."
        )
    }

    /// An offer outlasts the plan of a change that is taken back, which the price tells; until then it is not offered
    /// again.
    @Test func whoComesBackIsToldThePrice() throws {
        buy("pass.individual")
        let offer = OfferRequest.promotional(id: "premium.thanks")
        func isOffered() -> Bool {
            session.store.offers(at: session.store.state.clock).contains { $0.request == offer }
        }
        #expect(isOffered())
        _ = session.store.purchase("pass.premium", PurchaseOptions(offer: offer), at: session.store.state.clock)
        #expect(!isOffered())
        // Nor can it be had by its name, or it would never end.
        let again = session.store.purchase(
            "pass.premium", PurchaseOptions(offer: offer), at: session.store.state.clock)
        #expect(again == .failure(.ineligibleForOffer))
        #expect(
            buy("pass.premium")
                == "Premium Pass is already active and renews on 1 Dec 2026. You can make changes in Account.")
        buy("pass.family")
        #expect(!isOffered())
        #expect(
            buy("pass.premium")
                == "Active. It renews on 1 Dec 2026 for $8.99, and from 1 Feb 2027 on it costs $11.99, all simulated.")
    }

    /// A refund tells what it gives back, not what an upgrade gave back before it.
    @Test func aRefundTellsWhatItGivesBack() throws {
        _ = session.store.purchase("pass.family", PurchaseOptions(offer: .standardPrice), at: session.store.state.clock)
        _ = session.store.advance(to: session.store.state.clock + .days(15))
        buy("pass.premium")
        let refunded = try session.store.refund(1, at: session.store.state.clock)
        let event = StoreEvent(date: session.store.state.clock, kind: .revoked(refunded))
        #expect(words.message(for: event, in: session).sentence == "Refunded: Family Pass, $3.99 (simulated).")
        let entry = try #require(session.store.entry(1))
        #expect(words.remark(on: entry, in: session)?.hasPrefix("Replaced by another pass; $4.00 came back.") == true)
        #expect(!words.receipt(entry, in: session).contains { $0.label == words.receiptUntil }, "it ended before")
    }

    /// A refund of food that is partly used up names no number that went back.
    @Test func aRefundOfFoodNamesNoNumber() throws {
        buy("acorns.individual", quantity: 3)
        let id = try #require(session.store.state.ledger.last).transaction.id
        session.world.removePremiumFood(.goldenAcorn, 1)
        let refunded = try session.store.refund(id, at: session.store.state.clock)
        let event = StoreEvent(date: session.store.state.clock, kind: .revoked(refunded))
        #expect(words.message(for: event, in: session).sentence.hasSuffix("went back to the shop: Golden Acorn."))
    }

    @Test func anAbsenceInAFewSentences() throws {
        session.store.settings.rate = .monthIs30Seconds
        buy("pass.individual")
        session.store.beginAbsence(until: session.store.state.clock + .hours(1))
        let events = session.store.advance(to: session.store.state.clock + .hours(1))
        let text = words.sentence(for: try #require(AwayPurchases(events)), in: session)
        #expect(
            text == "While you were away: Individual Pass renewed 12 times, for $59.88 (simulated) in all. "
                + "Individual Pass has ended. It ended because it renews only twelve times while nobody plays, at this "
                + "renewal rate. "
                + "Your backyards and birds stay; the pass is there if you want it back.")
        let away = try #require(AwayPurchases(events))
        let known = away.outcomes.map { words.message(for: $0, in: session).text }
        #expect(
            words.sentence(for: away, in: session, leavingOut: known)
                == "While you were away: Individual Pass renewed 12 times, for $59.88 (simulated) in all.")
    }

    private var group: String { session.store.catalog.groupIDs[0] }

    @discardableResult private func buy(_ id: String, quantity: Int = 1) -> String {
        let result = session.store.purchase(
            id, PurchaseOptions(quantity: quantity), at: session.store.state.clock)
        return words.message(for: result, in: session).text
    }
}
