import Testing

@testable import Storefront

@Suite struct PlanTests {
    /// What the sheet says before a purchase is what the purchase then does.
    @Test(arguments: [
        ("none", "seed"), ("none", "silver"), ("paid", "gold"), ("paid", "bronze"), ("cancelled", "silver"),
        ("grace", "silver"), ("trial", "gold"),
    ])
    func plansComeTrue(_ situation: String, product: String) throws {
        let store = try store(in: situation)
        let plan = try store.plan(product, at: store.state.clock)
        var copy = store
        let result = copy.purchase(product, at: store.state.clock)
        #expect(
            copy.state.ledger.last.map { plan.effect.isImmediate ? $0.transaction.price : plan.charge } == plan.charge)
        if plan.effect.isImmediate { #expect(result.verifiedTransaction?.expirationDate == plan.periodEnd) }
    }
}
