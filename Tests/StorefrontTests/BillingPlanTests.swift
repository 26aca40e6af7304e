import Chronology
import JSON
import Testing

@testable import Storefront

/// Catalogs of version 5 and later: a year paid month by month, names of groups, licenses, keys of the future.
@Suite struct BillingPlanTests {
    static func text(version: Int = 5, plans: String = monthly, more: String = "") -> String {
        """
        { "appPolicies" : { "eula" : "https://example.org/terms", "policies" : [
            { "locale" : "en_US", "policyText" : "", "policyURL" : "https://example.org/privacy" },
            { "locale" : "sv", "policyText" : "Vi vet ingenting.", "policyURL" : "" } ] },
          \(more) "products" : [ ],
          "subscriptionGroups" : [ { "id" : "G", "name" : "raw name", "localizations" : [
            { "displayName" : "Garden Club", "locale" : "en_US" }, { "displayName" : "Trädgård", "locale" : "sv" } ],
            "subscriptions" : [ \(subscription("year", "P1Y", "49.99", plans)), \(subscription("month", "P1M", "6.99", "", 2)) ]
          } ], "version" : { "major" : \(version), "minor" : 0 } }
        """
    }

    static let monthly = plan("MONTHLY", "4.99")

    static func plan(_ type: String, _ price: String, isEnabled: Bool = true) -> String {
        """
        { "billingPlanType" : "\(type)", "commitmentDisplayPrice" : "59.88", "displayPrice" : "\(price)",
          "internalID" : "1", "isEnabled" : \(isEnabled) }
        """
    }

    private static func subscription(
        _ id: String, _ period: String, _ price: String, _ plans: String, _ level: Int = 1
    ) -> String {
        """
        { "billingPlans" : [ \(plans) ], "displayPrice" : "\(price)", "groupNumber" : \(level), "productID" : "\(id)",
          "recurringSubscriptionPeriod" : "\(period)", "type" : "RecurringSubscription", "introductoryOffers" : [
          { "internalID" : "2", "paymentMode" : "free", "subscriptionPeriod" : "P1W" } ] }
        """
    }

    private func store(_ text: String = text()) throws -> Store {
        let catalog = try StoreCatalog(storekit: Array(text.utf8), path: "f")
        return Store(catalog: catalog, key: testKey, state: StoreState(began: firstDay))
    }

    private func subscribed() throws -> Store {
        var store = try store()
        let result = store.purchase("year", PurchaseOptions(isMonthly: true), at: firstDay)
        #expect(result.verifiedTransaction?.price == Price(milliunits: 4990))
        return store
    }

    private func paid(_ store: Store) -> [Int64] { store.state.ledger.map(\.transaction.price.milliunits) }

    @Test func aYearIsPaidMonthByMonthAndBeginsAnew() throws {
        var store = try subscribed()
        _ = store.advance(to: firstDay.adding(months: 13))
        #expect(paid(store) == Array(repeating: 4990, count: 14))
        let parts = store.state.ledger.compactMap(\.transaction.installment)
        #expect(parts.map(\.number) == Array(1...12) + [1, 2] && parts.allSatisfy { $0.count == 12 })
        #expect(store.ownSubscription(inGroup: "G")?.paymentsLeft == 10)
        checkInvariants(store)
    }

    @Test func cancelingEndsItAfterTheLastPayment() throws {
        var store = try subscribed()
        let own = try store.setAutoRenew(false, inGroup: "G", at: firstDay + .days(3))
        #expect(store.termEnd(of: own) == firstDay.adding(months: 12) && own.renewalDate == firstDay.adding(months: 1))
        let events = store.advance(to: firstDay.adding(months: 14))
        #expect(paid(store).count == 12)
        #expect(events.last?.outcome == "expired.autoRenewDisabled" && events.last?.date == firstDay.adding(months: 12))
        checkInvariants(store)
    }

    @Test func itCanBeResumedUntilThen() throws {
        var store = try subscribed()
        _ = try store.setAutoRenew(false, inGroup: "G", at: firstDay + .days(3))
        _ = store.advance(to: firstDay.adding(months: 6))
        #expect(store.ownSubscription(inGroup: "G")?.willAutoRenew == false)
        _ = try store.setAutoRenew(true, inGroup: "G", at: store.state.clock)
        _ = store.advance(to: firstDay.adding(months: 13))
        #expect(paid(store).count == 14)
    }

    /// A lower plan, or the same year paid at once, waits for the end of the commitment.
    @Test(arguments: [("month", 6990 as Int64), ("year", 49990)])
    func aChangeWaitsForTheEndOfTheCommitment(_ product: String, price: Int64) throws {
        var store = try subscribed()
        let result = store.purchase(product, at: firstDay + .days(40))
        guard case .success(_, .changeAtRenewal(_, let date)) = result else {
            Issue.record("\(result.outcome)")
            return
        }
        #expect(date == firstDay.adding(months: 12))
        _ = store.advance(to: firstDay.adding(months: 12))
        #expect(paid(store) == Array(repeating: 4990, count: 12) + [price])
        #expect(store.ownSubscription(inGroup: "G")?.isMonthly == false)
        checkInvariants(store)
    }

    @Test func aPriceIncreaseCountsFromTheNextCommitment() throws {
        var store = try subscribed()
        let latest = try #require(store.latest("year")).unsafePayload.id
        _ = try store.askForPriceIncrease(latest, to: Price(milliunits: 5990), at: firstDay + .days(1))
        _ = store.advance(to: firstDay.adding(months: 5))
        #expect(store.ownSubscription(inGroup: "G")?.priceIncrease == .pending(price: Price(milliunits: 5990)))
        _ = try store.answerPriceIncrease(inGroup: "G", agrees: true, at: store.state.clock)
        _ = store.advance(to: firstDay.adding(months: 13))
        #expect(paid(store) == Array(repeating: 4990, count: 12) + [5990, 5990])
    }

    @Test func whatCannotBePaidMonthlyIsRefused() throws {
        var store = try store()
        #expect(
            store.purchase("month", PurchaseOptions(isMonthly: true), at: firstDay).outcome == "error.noMonthlyPlan")
        #expect(store.purchase("frob", at: firstDay).outcome == "error.noSuchProduct")
        #expect(store.purchase("year", at: firstDay).outcome == "trial", "paid at once, with its free week")
    }

    @Test func aYearThatIsOnlyPaidMonthly() throws {
        let plans = Self.plan("BILLED_UPFRONT", "49.99", isEnabled: false) + "," + Self.monthly
        var store = try store(Self.text(plans: plans))
        #expect(store.purchase("year", at: firstDay).verifiedTransaction?.installment?.count == 12)
    }

    @Test(arguments: [
        (plan("WEEKLY", "1"), "subscriptionGroups[0].subscriptions[0].billingPlans[0].billingPlanType"),
        (plan("MONTHLY", ""), "subscriptionGroups[0].subscriptions[0].billingPlans[0].displayPrice"),
    ])
    func planThatIsNotKnownIsNamed(_ plan: String, key: String) throws {
        let catalog = try StoreCatalog(storekit: Array(Self.text(plans: plan).utf8), path: "f")
        #expect(catalog.flaws.map(\.key) == [key] && catalog.products.count == 2)
    }

    // MARK: Offers of a plan

    private static func offer(_ plan: String, _ more: String) -> String {
        "{ \"billingPlanType\" : \"\(plan)\", \"internalID\" : \"3\", \(more) }"
    }

    /// A year at once with a free week, or by months of $4.99 after two free ones or three at $0.99.
    static let bothWithOffers = """
        { "subscriptionGroups" : [ { "id" : "G", "subscriptions" : [
          { "productID" : "year", "displayPrice" : "49.99", "groupNumber" : 1, "recurringSubscriptionPeriod" : "P1Y",
            "billingPlans" : [ \(plan("BILLED_UPFRONT", "49.99")), \(monthly) ],
            "introductoryOffers" : [
              \(offer("BILLED_UPFRONT", #""paymentMode" : "free", "subscriptionPeriod" : "P1W""#)),
              \(offer("MONTHLY", #""paymentMode" : "free", "subscriptionPeriod" : "P2M""#)) ],
            "codeOffers" : [
              \(offer("MONTHLY", #""referenceName" : "M", "paymentMode" : "payAsYouGo", "numberOfPeriods" : 3, "displayPrice" : "0.99", "subscriptionPeriod" : "P1M""#)),
              \(offer("BILLED_UPFRONT", #""referenceName" : "U", "paymentMode" : "payUpFront", "displayPrice" : "9.99", "subscriptionPeriod" : "P3M""#)) ]
          } ] } ], "version" : { "major" : 5 } }
        """

    /// An offer belongs to one plan; of the monthly one it comes before the commitment.
    @Test(
        arguments: [
            (nil, false, [0, 49990]), (nil, true, [0, 4990, 4990, 4990, 4990, 4990, 4990, 4990, 4990, 4990, 4990]),
            ("M", false, [990, 990, 990, 4990, 4990, 4990, 4990, 4990, 4990, 4990, 4990, 4990]),
            ("U", false, [9990, 49990]),
        ] as [(String?, Bool, [Int64])])
    func offersBelongToTheirPlan(code: String?, isMonthly: Bool, prices: [Int64]) throws {
        var store = try store(Self.bothWithOffers)
        #expect(store.catalog.flaws.isEmpty)
        let result =
            code.map { store.redeem($0, at: firstDay) }
            ?? store.purchase("year", PurchaseOptions(isMonthly: isMonthly), at: firstDay)
        let bought = try #require(result.verifiedTransaction)
        #expect(bought.offer?.kind == (code == nil ? .introductory : .code) && bought.installment == nil)
        _ = store.advance(to: firstDay.adding(months: 11) + .days(8))
        #expect(paid(store) == prices)
        let parts = store.state.ledger.compactMap(\.transaction.installment?.number)
        #expect(parts == (isMonthly || code == "M" ? Array(1...parts.count) : []))
        checkInvariants(store)
    }

    @Test func theFreeMonthsOfAPlanCanBeCanceledAndResumed() throws {
        var store = try store(Self.bothWithOffers)
        _ = store.purchase("year", PurchaseOptions(isMonthly: true), at: firstDay)
        _ = try store.setAutoRenew(false, inGroup: "G", at: firstDay + .days(3))
        var other = store
        _ = other.advance(to: firstDay.adding(months: 3))
        #expect(paid(other) == [0] && other.ownSubscription(inGroup: "G")?.state == .expired)
        _ = try store.setAutoRenew(true, inGroup: "G", at: firstDay + .days(4))
        _ = store.advance(to: firstDay.adding(months: 3))
        #expect(paid(store) == [0, 4990, 4990] && store.ownSubscription(inGroup: "G")?.paymentsLeft == 10)
    }

    /// While a commitment is paid, an offer waits for its end.
    @Test func anOfferWaitsForTheEndOfTheCommitment() throws {
        var store = try store(Self.bothWithOffers)
        _ = store.purchase("year", PurchaseOptions(offer: .standardPrice, isMonthly: true), at: firstDay)
        guard case .success(_, .offerAtRenewal(let date)) = store.redeem("U", at: firstDay + .days(1)) else {
            Issue.record("should wait")
            return
        }
        #expect(date == firstDay.adding(months: 12))
        _ = store.advance(to: firstDay.adding(months: 16))
        #expect(paid(store) == Array(repeating: 4990, count: 12) + [9990, 49990])
    }

    /// An offer of a plan that isn't sold, or not known, is named.
    @Test(arguments: [("MONTHLY", "the product isn’t sold by this plan"), ("WEEKLY", "“WEEKLY” is not known here")])
    func offersOfNoPlanAreNamed(_ plan: String, reason: String) throws {
        let text = Self.text(plans: Self.plan("BILLED_UPFRONT", "49.99"))
            .replacing(#""paymentMode""#, with: #""billingPlanType" : "\#(plan)", "paymentMode""#, maxReplacements: 1)
        let catalog = try StoreCatalog(storekit: Array(text.utf8), path: "f")
        let place = "subscriptionGroups[0].subscriptions[0].introductoryOffers[0].billingPlanType"
        #expect(catalog.flaws.map(\.key) == [place] && catalog.flaws.map(\.reason) == [reason])
    }

    @Test func namesOfGroupsAndPoliciesFollowTheLanguage() throws {
        var store = try store()
        #expect(store.product("year")?.subscription?.groupDisplayName == "Garden Club")
        #expect(store.catalog.group(named: "garden club") == "G" && store.catalog.group(named: "g") == "G")
        #expect(store.catalog.policies.license == "https://example.org/terms")
        #expect(store.catalog.policies.privacy(for: "en_US") == "https://example.org/privacy")
        #expect(store.catalog.policies.privacy(for: "sv_SE") == "Vi vet ingenting.")
        store.settings.locale = "sv"
        #expect(store.product("year")?.subscription?.groupDisplayName == "Trädgård")
    }

    @Test func laterVersionsAreReadAndWhatIsNotKnownIsNamed() throws {
        let text = Self.text(version: 9, more: #""bundles" : [ { "id" : "b" } ], "emptyThing" : [ ], "#)
        let catalog = try StoreCatalog(storekit: Array(text.utf8), path: "f")
        #expect(catalog.version.major == 9 && catalog.products.map(\.id) == ["year", "month"])
        #expect(catalog.flaws.map(\.key) == ["bundles"])
        let present = try StoreCatalog(storekit: Array(Self.text(more: #""bundles" : [ 1 ], "#).utf8), path: "f")
        #expect(present.flaws.map(\.key) == ["bundles"], "in every version")
    }
}
