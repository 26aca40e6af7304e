import Chronology
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Session
@testable import Simulation
@testable import Storefront

/// What is read before is what is charged: by every way to a charge, over all products, offers of every kind and mode,
/// states of a subscription, and two countries.
@Suite struct SheetPriceTests {
    struct Shop: CustomTestStringConvertible, Sendable {
        let situation: String
        let mode: SubscriptionOffer.PaymentMode?
        let country: String
        var testDescription: String { "\(situation), \(mode?.rawValue ?? "mixed"), \(country)" }

        static let all = TestShop.situations.flatMap { situation in
            [nil, .freeTrial, .payAsYouGo, .payUpFront].flatMap { mode in
                ["USA", "JPN"].map { Shop(situation: situation, mode: mode, country: $0) }
            }
        }
    }

    /// Something that can be bought: what is read, and how it is done.
    private struct Way {
        let name: String
        let text: String
        let plan: PurchasePlan?
        let act: (inout Store) -> Void
    }

    private static func open(_ shop: Shop) throws -> Session {
        let session = try TestMachine().open { $0.inMemory = true }
        let store = try #require(try TestShop.store(in: shop.situation, TestShop.catalog(allOffers: shop.mode)))
        set(store, in: session)
        session.store.settings.storefront = shop.country
        return session
    }

    private static func set(_ store: Store, in session: Session) {
        session.store = store
        session.world.clock = store.state.clock
        session.entitlements = store.entitlements
    }

    /// Every amount of money in a text, as it is written.
    private static func amounts(in text: String) -> Set<String> {
        var found: Set<String> = []
        var rest = text[...]
        while let sign = rest.firstIndex(where: { $0 == "$" || $0 == "¥" }) {
            rest = rest[sign...]
            let number = rest.dropFirst().prefix { $0.isNumber || $0 == "." || $0 == "," }
            // A mark after it belongs to the sentence.
            found.insert(String(rest.prefix(1)) + (number.last?.isNumber == false ? number.dropLast() : number))
            rest = rest.dropFirst(1 + number.count)
        }
        return found
    }

    /// What was charged and given back, as it is written in the country where it was paid.
    private static func booked(from old: Store, to new: Store) -> (charged: [String], returned: [String]) {
        let known = Set(old.state.ledger.map(\.transaction.id))
        let added = new.state.ledger.filter { !known.contains($0.transaction.id) && $0.transaction.price > .zero }
        let returned = new.state.ledger.filter { known.contains($0.transaction.id) }.compactMap { entry in
            let back = entry.refunded - (old.entry(entry.transaction.id)?.refunded ?? .zero)
            return back > .zero ? new.price(back, of: entry.transaction) : nil
        }
        return (added.map { new.price($0.transaction.price, of: $0.transaction) }, returned)
    }

    /// The next payments for the player's own subscription, with what its line in Account said before each.
    private static func renewals(_ session: Session) -> [String] {
        var charged: [String] = []
        for _ in 0..<6 {
            guard let own = session.store.ownSubscription(inGroup: "pass"), own.state == .subscribed,
                let next = own.nextEventDate
            else { break }
            let before = session.store
            let line = amounts(in: Words().message(for: own, in: session).text)
            var store = session.store
            _ = store.advance(to: next)
            set(store, in: session)
            let paid = store.state.ledger.filter {
                before.entry($0.transaction.id) == nil && $0.transaction.subscriptionGroupID == "pass"
            }.map { $0.transaction }
            guard let renewal = paid.first else { break }
            let price = store.price(renewal.price, of: renewal)
            // What is free is told by its end.
            #expect(
                line.contains(price) || renewal.price == .zero, "the account said \(line) and \(price) was charged")
            // Beside it only what it costs once an offer is over.
            #expect(line.count == 1 || own.runningOffer != nil, "\(line)")
            if renewal.price > .zero { charged.append(price) }
        }
        return charged
    }

    // MARK: The ways

    private func sheets(_ session: Session) -> [Way] {
        let store = session.store
        let now = store.state.clock
        var ways: [Way] = []
        func add(_ name: String, _ plan: PurchasePlan?, _ act: @escaping (inout Store) -> Void) {
            guard let plan else { return }
            let sheet = Words().confirmation(for: plan, in: session)
            ways.append(Way(name: name, text: sheet.text, plan: plan, act: act))
        }
        for product in store.catalog.products {
            var requests: [OfferRequest?] = [nil, .standardPrice]
            requests += (product.subscription?.promotionalOffers ?? []).map { .promotional(id: $0.id) }
            requests += (product.subscription?.winBackOffers ?? []).map { .winBack(id: $0.id) }
            for request in requests {
                for quantity in product.type == .consumable ? [1, 3] : [1] {
                    let options = PurchaseOptions(quantity: quantity, offer: request)
                    add("\(product.id) \(String(describing: request))", try? store.plan(product.id, options, at: now)) {
                        _ = $0.purchase(product.id, options, at: now)
                    }
                }
            }
            for code in product.subscription?.codeOffers ?? [] {
                add("code \(code.id)", try? store.plan(code: code.id, at: now).plan) {
                    _ = $0.redeem(code.id, at: now)
                }
            }
        }
        return ways
    }

    /// What Account can do to the pass: those that ask by a sheet say what the sheet says.
    private func answers(_ session: Session) -> [Way] {
        var ways: [Way] = []
        for detail in [AccountDetail.subscription(), .offers] {
            for choice in AccountDetailContent(detail, session, Words()).choices {
                let text = "\(choice.title). \(choice.story ?? "") \(choice.question ?? "")"
                switch choice.step {
                case .perform(let request) where request.as(StoreRequest.self) != nil:
                    ways.append(
                        Way(name: choice.title, text: text, plan: nil) { store in
                            Self.set(store, in: session)
                            do { _ = try session.perform(request) } catch { Issue.record("\(error)") }
                            store = session.store
                        })
                case .present(.purchase(let id, let offer)):
                    let options = PurchaseOptions(offer: offer)
                    guard let plan = try? session.store.plan(id, options, at: session.store.state.clock) else { break }
                    #expect(
                        choice.story == Words().confirmation(for: plan, in: session, isAsking: false).text)
                default: break
                }
            }
        }
        return ways
    }

    @Test(arguments: Shop.all)
    func whatIsReadIsWhatIsCharged(shop: Shop) throws {
        let session = try Self.open(shop)
        let former = session.store
        let ways = sheets(session) + answers(session)
        #expect(ways.count > 8)
        for way in ways {
            let read = Self.amounts(in: way.text)
            var store = former
            way.act(&store)
            let booked = Self.booked(from: former, to: store)
            Self.set(store, in: session)
            let standing = session.store
            let later = Self.renewals(session)
            let place = "\(shop.testDescription): \(way.name): \(way.text) charged \(booked), later \(later)"
            #expect(read.isSuperset(of: booked.charged) && read.isSuperset(of: booked.returned), "\(place)")
            // Of a refund one asks for, the sum is said when it is asked; what a plan says is what happens.
            guard let plan = way.plan else { continue }
            if plan.effect == .alreadySubscribed, let own = standing.ownSubscription(inGroup: "pass"),
                case .pending(let price) = own.priceIncrease
            {
                // An offer is paid first.
                let prices = [price] + (own.runningOffer == nil ? [] : [standing.nextPayment(of: own)])
                #expect(read == Set(prices.map(standing.storefront.format)) && later.isEmpty, "\(place)")
                continue
            }
            #expect(read.isSubset(of: booked.charged + booked.returned + later), "\(place)")
            #expect(!booked.charged.isEmpty == (plan.charge > .zero), "\(place)")
            let isOwn = session.ownSubscriptions.first?.groupID == plan.product.subscription?.groupID
            // What an open payment is followed by was said when the terms were.
            if plan.effect == .recover || !isOwn { continue }
            #expect(read.isSuperset(of: later), "\(place)")
            if plan.charge > .zero || !later.isEmpty { #expect(way.text.contains("simulated"), "\(place)") }
        }
    }

    /// What waits says its price meanwhile, and costs that.
    @Test(arguments: Shop.all.filter { ["none", "paid", "expired", "grace"].contains($0.situation) })
    func whatWaitsCostsWhatWasSaid(shop: Shop) throws {
        let session = try Self.open(shop)
        session.store.settings.askToBuy = true
        let former = session.store
        for way in sheets(session) where way.plan?.effect.isImmediate == true {
            var store = former
            way.act(&store)
            let pending = try #require(store.state.pendingPurchases.last, "\(way.name)")
            #expect(store.state.ledger == former.state.ledger)
            // However the country changes meanwhile, the price is said in its own money.
            for country in ["USA", "JPN"] {
                var waiting = store
                waiting.settings.storefront = country
                Self.set(waiting, in: session)
                let content = AccountDetailContent(.purchase(pending.id), session, Words())
                let said = Self.amounts(in: content.facts.map(\.value).joined(separator: " "))
                let charge = AppStoreFront.named(shop.country).format(try #require(pending.charge))
                if country == shop.country {
                    #expect(said == [charge], "\(way.name)")
                    if way.plan?.product.subscription != nil {
                        #expect(content.sentences.contains { way.text.hasPrefix($0.text) }, "\(content.sentences)")
                    }
                    let result = try waiting.approve(pending.id, at: waiting.state.clock)
                    let paid = try #require(result.verifiedTransaction, "\(way.name)")
                    #expect(waiting.price(paid.price, of: paid) == charge)
                } else {
                    #expect(content.facts.contains { $0.value.contains(pending.currency ?? "?") }, "\(content.facts)")
                    #expect(try waiting.approve(pending.id, at: waiting.state.clock) == .failure(.termsChanged))
                }
            }
        }
    }
}
