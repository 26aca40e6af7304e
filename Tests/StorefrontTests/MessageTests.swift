import Chronology
import Testing

@testable import Storefront

@Suite struct MessageTests {
    private let when: (Instant) -> String = { String($0.iso8601.prefix(10)) }

    @Test(arguments: StoreError.allCases)
    func everyErrorHasItsWords(_ error: StoreError) throws {
        let message = try testStore().message(for: error)
        #expect(message.key == "error.\(error.rawValue)")
        #expect(!message.title.isEmpty && message.sentence.hasSuffix("."))
        #expect(message.nextStep != "")
    }

    @Test func theOfferInWords() throws {
        let store = try houseStore()
        let pass = try #require(try store.products().first { $0.id == "pass.individual" })
        #expect(store.terms(of: pass) == "1 month free, then $4.99 a month")
        let test = try testStore()
        let terms = ["gold", "mint", "yearly", "bronze", "weekly"].compactMap { test.product($0) }.map(test.terms)
        #expect(
            terms == [
                "1 month free, then $11.99 a month", "$7.99 a month", "$79.99 a year",
                "$0.99 a month for 3 months, then $4.99 a month", "$0.99 a week",
            ])
        var subscriber = store
        _ = subscriber.purchase("pass.individual", at: firstDay)
        #expect(subscriber.terms(of: pass) == "$4.99 a month")
    }

    /// Wherever a price is confirmed it is said to be simulated, and the sheet names the date of a later change.
    @Test(arguments: [
        ("none", "seed", "$0.99, simulated. No real money moves."),
        ("none", "silver", "1 month free, then $7.99 a month, simulated."),
        (
            "paid", "gold",
            "It begins at once in place of silver: $11.99 a month and $4.00 comes back for what is left, all simulated."
        ),
        ("paid", "bronze", "silver stays until 2027-01-01. Then this begins: $4.99 a month, simulated."),
        ("cancelled", "silver", "Nothing is due now. It renews on 2027-01-01 for $7.99, simulated."),
        ("grace", "silver", "The open payment of $7.99 is made, simulated."),
        ("trial", "gold", "It begins at once in place of silver: $11.99 a month, all simulated."),
    ])
    func confirmation(_ situation: String, product: String, sentence: String) throws {
        let store = try store(in: situation)
        let plan = try store.plan(product, at: store.state.clock)
        #expect(store.confirmation(for: plan, date: when).sentence == sentence)
        var copy = store
        let result = copy.purchase(product, at: store.state.clock)
        #expect(
            copy.state.ledger.last.map { plan.effect.isImmediate ? $0.transaction.price : plan.charge } == plan.charge)
        if plan.effect.isImmediate { #expect(result.verifiedTransaction?.expirationDate == plan.periodEnd) }
    }

    @Test func quantitiesAndDatesAreNamed() throws {
        var store = try houseStore()
        let food = store.purchase("pellet.box", PurchaseOptions(quantity: 2), at: firstDay)
        #expect(store.message(for: food, date: when).sentence == "You have 2 × Pellet Box now.")
        let trial = store.purchase("pass.family", at: firstDay)
        #expect(store.message(for: trial, date: when).sentence == "Family Pass is on, free until 2026-12-01.")
        let planned = store.purchase("pass.individual", at: firstDay)
        #expect(
            store.message(for: planned, date: when).sentence
                == "Family Pass stays until 2026-12-01; then Individual Pass begins.")
    }
}
