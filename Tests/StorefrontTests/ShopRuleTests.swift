import Chronology
import JSON
import TestSupport
import Testing

@testable import Storefront

/// What is read before is what is charged, whatever the offer, the state and the country.
@Suite struct ShopRuleTests {
    /// Every way to charge, over all products, offers and states: the plan before, the transaction after.
    @Test(arguments: TestShop.situations)
    func thePlanIsWhatIsCharged(situation: String) throws {
        let catalog = try testCatalog()
        var count = 0
        for product in catalog.products {
            var requests: [OfferRequest?] = [nil, .standardPrice]
            let info = product.subscription
            requests += (info?.promotionalOffers ?? []).map { .promotional(id: $0.id) }
            requests += (info?.winBackOffers ?? []).map { .winBack(id: $0.id) }
            requests += (info?.codeOffers ?? []).map { .code(id: $0.id) }
            for request in requests {
                for country in ["USA", "JPN"] {
                    var store = try store(in: situation)
                    store.settings.storefront = country
                    let now = store.state.clock
                    let before = store
                    let plan: PurchasePlan
                    let result: PurchaseResult
                    if case .code(let code)? = request {
                        guard let found = try? store.plan(code: code, at: now) else { continue }
                        plan = found.plan
                        result = store.redeem(code, at: now)
                    } else {
                        let options = PurchaseOptions(offer: request)
                        guard let found = try? store.plan(product.id, options, at: now) else { continue }
                        plan = found
                        result = store.purchase(product.id, options, at: now)
                    }
                    count += 1
                    let transaction = try #require(result.verifiedTransaction)
                    let booked = store.state.ledger.count - before.state.ledger.count
                    let what = "\(situation) \(product.id) \(String(describing: request)) \(country)"
                    #expect(booked == (plan.effect.isImmediate ? 1 : 0), "\(what)")
                    if plan.effect.isImmediate {
                        #expect(transaction.price == plan.charge, "\(what)")
                        #expect(transaction.currency == store.storefront.currency, "\(what)")
                        #expect(transaction.offer?.kind == plan.offer?.kind, "\(what)")
                        if product.type == .autoRenewable {
                            #expect(transaction.expirationDate == plan.periodEnd, "\(what)")
                        } else {
                            #expect(store.entry(transaction.id)?.until == plan.periodEnd, "\(what)")
                        }
                    } else {
                        #expect(plan.charge == .zero, "\(what)")
                    }
                    guard let group = info?.groupID, product.id == plan.product.id else { continue }
                    checkRenewals(plan, group, store, what)
                }
            }
        }
        #expect(count > 20)
    }

    /// The next renewals charge what the sheet said: the offer's payments, then the price afterwards.
    private func checkRenewals(_ plan: PurchasePlan, _ group: String, _ store: Store, _ what: String) {
        var store = store
        guard let own = store.ownSubscription(inGroup: group), own.autoRenewPreference == plan.product.id,
            own.willAutoRenew, !own.priceIncrease.isPending
        else { return }
        var prices: [Price] = []
        for _ in 0..<6 {
            guard let next = store.ownSubscription(inGroup: group)?.nextEventDate else { break }
            let said = store.ownSubscription(inGroup: group).map { store.nextPayment(of: $0) }
            for event in store.advance(to: next) {
                switch event.kind {
                case .renewed(let transaction) where transaction.subscriptionGroupID == group,
                    .changed(_, let transaction) where transaction.subscriptionGroupID == group:
                    prices.append(transaction.price)
                    #expect(said == transaction.price, "\(what): what the account said is what was charged")
                default: break
                }
            }
        }
        let offered = plan.offer.map { offer in
            Array(repeating: offer.price, count: offer.periodCount - (plan.effect.isImmediate ? 1 : 0))
        }
        guard plan.effect != .resume, plan.effect != .alreadySubscribed, plan.effect != .recover else { return }
        let expected = Array(((offered ?? []) + Array(repeating: plan.laterPrice, count: 6)).prefix(prices.count))
        #expect(prices == expected, "\(what)")
    }

    @Test func aDeclinedIncreaseResumesAtThePriceThatIsCharged() throws {
        var store = try store(in: "declined")
        let now = store.state.clock
        let declined = try #require(store.ownSubscription(inGroup: "pass"))
        #expect(store.nextPayment(of: declined) == Price(milliunits: 9990))
        #expect(try store.plan("silver", at: now).laterPrice == Price(milliunits: 9990))
        let resumed = try store.setAutoRenew(true, inGroup: "pass", at: now)
        #expect(store.nextPayment(of: resumed) == Price(milliunits: 9990))
        let event = try #require(store.advance(to: resumed.periodEnd).first)
        guard case .renewed(let transaction) = event.kind else {
            Issue.record("not renewed")
            return
        }
        #expect(transaction.price == Price(milliunits: 9990))
    }

    @Test func smallIncreasesNeedNoConsent() throws {
        var store = try store(in: "paid")
        let id = try #require(store.latest("silver")).unsafePayload.id
        let now = store.state.clock
        var small = store
        _ = try small.askForPriceIncrease(id, to: Price(milliunits: 9990), isAsking: false, at: now)
        #expect(small.ownSubscription(inGroup: "pass")?.priceIncrease == .agreed(price: Price(milliunits: 9990)))
        _ = try store.askForPriceIncrease(id, to: Price(milliunits: 19990), isAsking: false, at: now)
        #expect(store.ownSubscription(inGroup: "pass")?.priceIncrease.isPending == true)
    }

    @Test func aFreeTrialHasNothingToRefund() throws {
        var store = try store(in: "trial")
        let trial = try #require(store.latest("silver")).unsafePayload
        #expect(throws: StoreError.nothingToRefund) { try store.requestRefund(trial.id, at: store.state.clock) }
        #expect(store.entry(trial.id).map(store.isRefundable) == false)
        #expect(store.entitlements.pass == .family)
        // The developer can still take it back.
        _ = try store.refund(trial.id, at: store.state.clock)
        #expect(store.entitlements.pass == .none)
    }

    /// What could not be paid stands in the line of a subscription's life, until it is given up.
    @Test(arguments: ["grace", "retry"])
    func anOpenPaymentIsInTheTimeline(situation: String) throws {
        var store = try store(in: situation)
        let own = try #require(store.ownSubscription(inGroup: "pass"))
        let moments = store.timeline(of: own).suffix(2)
        #expect(moments.first == SubscriptionMoment(date: own.periodEnd, kind: .due(Price(milliunits: 7990))))
        #expect(moments.last == SubscriptionMoment(date: try #require(own.nextEventDate), kind: .end))
        let paid = store.purchase("silver", at: store.state.clock).verifiedTransaction
        #expect(paid?.price == Price(milliunits: 7990))
    }

    // MARK: Storefronts

    @Test(arguments: [
        ("USA", "$4.99", "$0.99"), ("JPN", "¥800", "¥160"), ("DEU", "4,99 €", "0,99 €"), ("KOR", "₩7,000", "₩1,400"),
        ("IND", "₹449.00", "₹89.00"), ("SWE", "59,00 kr", "9,00 kr"), ("CHN", "¥35.00", "¥7.00"),
        ("LUX", "4,99 €", "0,99 €"), ("IRL", "€4.99", "€0.99"), ("NLD", "€4,99", "€0,99"), ("SGP", "S$6.98", "S$0.98"),
        ("TUR", "₺199.99", "₺39.99"), ("RUS", "449,00 ₽", "89,00 ₽"), ("VNM", "125.000 ₫", "25.000 ₫"),
        ("CHL", "$4.990", "$990"), ("ARG", "$4.99", "$0.99"),
    ])
    func aStorefrontHasItsOwnPrices(_ code: String, bronze: String, seed: String) throws {
        let store = try testStore { $0.storefront = code }
        #expect(store.product("bronze")?.displayPrice == bronze)
        #expect(store.product("seed")?.displayPrice == seed)
        // Whoever comes from there finds the dollar's price again.
        let front = AppStoreFront.named(code)
        for price in [990, 1990, 4990, 7990, 11990].map({ Price(milliunits: $0) }) {
            let there = front.price(price, of: .named("USA"))
            let back = AppStoreFront.named("USA").price(there, of: front)
            #expect(abs(back.milliunits - price.milliunits) <= 1000, "\(code) \(price)")
        }
    }

    /// All storefronts, each in a currency; the dearest price fits the save.
    @Test func everyStorefrontConvertsEveryPrice() {
        #expect(AppStoreFront.codes.count == 176 && Set(AppStoreFront.codes).count == 176)
        #expect(AppStoreFront.codes.starts(with: AppStoreFront.all.map(\.countryCode)))
        let prices = ["0.01", "0.99", "999999999.999"].compactMap { Price(catalogText: $0) }
        for code in AppStoreFront.codes {
            let front = AppStoreFront.named(code)
            #expect(front.countryCode == code && front.currency.count == 3)
            for price in prices {
                for (from, to) in [(AppStoreFront.named("USA"), front), (front, .named("VNM"))] {
                    let there = to.price(price, of: from)
                    #expect(there > .zero && Price.readable.contains(there.milliunits * 10), "\(code) \(price)")
                }
            }
        }
    }

    /// Amounts are grouped, and have decimals where their currency has any.
    @Test(
        arguments: [
            ("USA", 1_234_567_890, "$1,234,567.89"), ("USA", -1_000_000, "-$1,000.00"),
            ("DEU", 1_234_500, "1.234,50 €"),
            ("FRA", 1_234_500, "1\u{A0}234,50 €"), ("CHE", 1_234_500, "1’234.50 CHF"), ("KOR", 90_000_000, "₩90,000"),
            ("CHN", 79_000, "¥79.00"), ("CHN", 1990, "¥1.99"), ("JPN", 1_002_000, "¥1,002"), ("JPN", 1990, "¥1.99"),
            ("USA", 0, "$0.00"), ("USA", 999_990, "$999.99"),
        ] as [(String, Int64, String)])
    func amountsAreGrouped(_ code: String, milliunits: Int64, text: String) {
        #expect(AppStoreFront.named(code).format(Price(milliunits: milliunits)) == text)
    }

    @Test func otherCurrenciesAreNamed() {
        let front = AppStoreFront.named("DEU")
        #expect(front.format(Price(milliunits: 1_234_500), in: "USD") == "1.234,50 USD")
        #expect(front.format(Price(milliunits: -1_234_000), in: "JPY") == "-1.234 JPY")
        #expect(front.format(Price(milliunits: 990), in: "EUR") == "0,99 €")
    }

    /// What comes back of a currency without cents is a whole amount.
    @Test func refundsAreWholeWhereThereAreNoCents() throws {
        var store = try testStore { $0.storefront = "JPN" }
        _ = store.purchase("silver", PurchaseOptions(offer: .standardPrice), at: firstDay)
        _ = store.purchase("gold", at: firstDay + .days(10) + .hours(5))
        let back = try #require(store.entry(1)).refunded
        #expect(back > .zero && back.milliunits.isMultiple(of: 1000))
    }

    /// Another currency in the middle of a subscription: consent is asked, and the price is the other country's.
    @Test func aStorefrontChangesInTheMiddle() throws {
        var store = try store(in: "paid")
        let now = store.state.clock
        store.settings.storefront = "JPN"
        let moved = try #require(store.ownSubscription(inGroup: "pass"))
        let yen = try #require(store.product("silver")).price
        #expect(moved.priceIncrease == .pending(price: yen))
        var agreeing = store
        _ = try agreeing.answerPriceIncrease(inGroup: "pass", agrees: true, at: now)
        _ = agreeing.advance(to: moved.periodEnd)
        let renewal = try #require(agreeing.latest("silver")).unsafePayload
        #expect(renewal.price == yen && renewal.currency == "JPY" && renewal.storefront == "JPN")
        var silent = store
        #expect(silent.advance(to: moved.periodEnd).map(\.outcome) == ["expired.didNotConsentToPriceIncrease"])
        // Back again before anything was charged: as if nothing had been.
        store.settings.storefront = "USA"
        #expect(store.ownSubscription(inGroup: "pass")?.priceIncrease == PriceIncrease.none)
        // Of one currency: nothing to ask.
        var german = try testStore { $0.storefront = "DEU" }
        _ = german.purchase("gold", at: firstDay)
        german.settings.storefront = "ESP"
        #expect(german.ownSubscription(inGroup: "pass")?.priceIncrease == PriceIncrease.none)
    }

    // MARK: Non-renewing subscriptions

    @Test func timeThatIsBoughtEnds() throws {
        var store = try testStore()
        #expect(try store.plan("season", at: firstDay).periodEnd == (try date("2026-12-01")))
        _ = store.purchase("season", at: firstDay)
        #expect(store.entitlements.owned == ["season"])
        _ = store.purchase("season", at: day(10))
        #expect(store.state.ledger.last?.until == (try date("2027-01-01")), "one after the other")
        #expect(try store.restore(at: day(10)).count == 1, "restored once")
        #expect(store.advance(to: try date("2026-12-31")).isEmpty)
        #expect(store.entitlements.owned == ["season"])
        #expect(store.nextEventDate == (try date("2027-01-01")))
        #expect(store.advance(to: try date("2027-01-02")).map(\.outcome) == ["ended"])
        #expect(store.entitlements.owned.isEmpty && store.nextEventDate == nil)
    }

    @Test(arguments: [
        ("30 days", "P30D"), ("Season ticket, one year", "P1Y"), ("com.app.3months", "P3M"), ("VIP Weekly", "P1W"),
        ("6-month access", "P6M"), ("plain", nil), ("专业版7天", "P7D"), ("7天", "P7D"), ("3个月会员", "P3M"),
        ("1年", "P1Y"), ("com.app.pro.day.7", "P7D"), ("week.2", "P2W"), ("pass_month", "P1M"), ("日本の鳥", nil),
        ("Bird of the day 2", "P1D"), ("2026年", nil), ("season.week.2026", "P1W"),
    ])
    func durationsAreSaidInNames(_ name: String, period: String?) {
        #expect(Period(saidIn: name)?.iso8601 == period)
    }

    /// What says that it lasts for ever has no end; the first name that says anything counts.
    @Test(arguments: [
        ("Lifetime Account", "a", nil), ("专业版永久", "a", nil), ("Account", "app.forever", nil),
        ("30 days", "app.lifetime", "P30D"), ("Account", "a", "P1M"),
    ])
    func whatNeverEnds(_ name: String, id: String, period: String?) throws {
        let text =
            #"{"nonRenewingSubscriptions":[{"productID":"\#(id)","displayPrice":"5","referenceName":"\#(name)"}]}"#
        var store = Store(
            catalog: try StoreCatalog(storekit: Array(text.utf8), path: "f"), key: testKey,
            state: StoreState(began: firstDay))
        #expect(store.product(id)?.duration?.iso8601 == period)
        _ = store.purchase(id, at: firstDay)
        _ = store.advance(to: day(4000))
        #expect(store.entitlements.owned == (period == nil ? [id] : []))
    }

    // MARK: Ask to Buy

    /// What waits for a parent is charged as it was read, or not at all.
    @Test func upgradesWaitForAParent() throws {
        var store = try store(in: "paid")
        store.settings.askToBuy = true
        let now = store.state.clock
        guard case .pending(let pending) = store.purchase("gold", at: now) else {
            Issue.record("should wait")
            return
        }
        #expect(pending.charge == Price(milliunits: 11990) && store.entitlements.pass == .family)
        #expect(try store.approve(pending.id, at: now + .hours(20)).verifiedTransaction?.price == pending.charge)
        #expect(store.entitlements.pass == .premium)
        // A trial that was read as free and can no longer be had charges nothing.
        var fresh = try testStore { $0.askToBuy = true }
        guard case .pending(let trial) = fresh.purchase("silver", at: firstDay) else { return }
        guard case .pending(let other) = fresh.purchase("gold", at: firstDay) else { return }
        _ = try fresh.approve(other.id, at: day(1))
        #expect(try fresh.approve(trial.id, at: day(1)).outcome != "upgraded")
        var moved = try testStore { $0.askToBuy = true }
        guard case .pending(let seed) = moved.purchase("seed", at: firstDay) else { return }
        moved.settings.storefront = "JPN"
        #expect(try moved.approve(seed.id, at: day(1)) == .failure(.termsChanged))
        // A code that charges waits, too, and is used up only with the yes.
        var code = try testStore { $0.askToBuy = true }
        guard case .pending(let waiting) = code.redeem("three", at: firstDay) else {
            Issue.record("a code should wait")
            return
        }
        #expect(code.state.redeemedCodes.isEmpty)
        #expect(try code.approve(waiting.id, at: day(1)).verifiedTransaction?.price == Price(milliunits: 2490))
        #expect(code.state.redeemedCodes == ["THREE"])
    }

    // MARK: Seals

    /// A program from before accounts had ids leaves out what it does not know when it saves. What it found unverified
    /// is verified again here, and what it sold is, too.
    @Test func whatAnOlderProgramSavedStaysVerified() throws {
        var store = try testStore()
        var state = store.state
        state.bind(to: "robin", testKey)
        store = Store(catalog: store.catalog, key: testKey, state: state)
        for product in ["seed", "house", "silver"] { _ = store.purchase(product, at: firstDay) }
        _ = store.handovers()
        var saved = try JSONValue(encoding: store.state)
        for key in ["accountToken", "sealsDeliveries", "usedNonces"] { saved[key] = nil }
        saved["ledger"] = .array(
            (saved["ledger"]?.arrayValue ?? []).map { entry in
                var entry = entry
                entry["transaction"]?["appAccountToken"] = nil
                return entry
            })
        var former = try saved.decode(StoreState.self)
        former.bind(to: "robin", testKey)
        let opened = Store(catalog: store.catalog, key: testKey, state: former)
        for entry in opened.state.ledger {
            #expect(opened.verification(of: entry).verifiedPayload != nil, "\(entry.transaction.productID)")
        }
        #expect(opened.entitlements.pass == .family && opened.entitlements.owned.contains("house"))
    }

    @Test func savesOfOlderVersionsStayVerifiedAndAreSealed() throws {
        var store = try testStore()
        _ = store.purchase("seed", at: firstDay)
        _ = store.handovers()
        var former = store.state
        former.sealsDeliveries = nil
        for index in former.ledger.indices {
            former.ledger[index].signature = testKey.signature(of: former.ledger[index].transaction.canonicalJSON)
        }
        former.bind(to: "robin", testKey)
        var opened = Store(catalog: store.catalog, key: testKey, state: former)
        #expect(opened.all(includingFinishedConsumables: true).allSatisfy { $0.verifiedPayload != nil })
        #expect(opened.handovers().isEmpty)
        #expect(opened.state.ledger[0].transaction.appAccountToken == opened.state.accountToken)
        // What was signed the old way counts no more once everything is sealed.
        var replayed = opened.state
        replayed.ledger[0] = former.ledger[0]
        replayed.ledger[0].delivery = .pending
        var again = Store(catalog: store.catalog, key: testKey, state: replayed)
        #expect(again.handovers().isEmpty)
    }
}
