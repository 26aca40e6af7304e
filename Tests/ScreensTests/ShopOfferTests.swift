import Chronology
import Simulation
import TerminalUI
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Session
@testable import Storefront

/// Offers, refunds and the life of a pass as a player meets them.
@Suite struct ShopOfferTests {
    private func former() throws -> Player {
        let player = try Player(size: .init(width: 100, height: 40))
        try player.session.perform(.store(.purchase("pass.individual", PurchaseOptions(offer: .standardPrice))))
        try player.session.perform(.store(.expire(1)))
        return player
    }

    @Test func whoHasLeftIsOfferedToComeBackInTheShop() throws {
        let player = try former()
        player.press(.character("5"), .end)
        #expect(player.says("Offers for you") && player.says("1 month free, then $4.99 a month"))
        player.press(.enter)
        #expect(player.says("simulated") && player.session.store.state.ledger.count == 1, "only asked")
        player.press(.enter)
        #expect(player.session.entitlements.pass == .individual)
        #expect(player.session.store.state.ledger.last?.transaction.offer?.kind == .winBack)
    }

    /// A code without an id of its own is a whole name, with spaces.
    @Test(arguments: ["Winter offer for friends", "winter offer  for friends ", "WINTEROFFERFORFRIENDS"])
    func codesWithSpacesAreRedeemed(_ code: String) throws {
        let player = try Player(size: .init(width: 100, height: 40))
        let text = """
            {"subscriptionGroups":[{"id":"G","name":"Group","subscriptions":[{"productID":"month","displayPrice":"9.99",
            "recurringSubscriptionPeriod":"P1M","codeOffers":[{"paymentMode":"free","subscriptionPeriod":"P1W",
            "referenceName":"Winter offer for friends"}]}]}]}
            """
        player.session.store = Store(
            catalog: try StoreCatalog(storekit: Array(text.utf8), path: "f"), key: player.session.store.key,
            state: StoreState(began: Player.start))
        player.press(.character("7"), .down, .down, .down, .enter)
        player.type(code)
        player.press(.enter, .enter)
        #expect(player.session.store.state.redeemedCodes == ["Winter offer for friends"])
    }

    @Test func offersStandOnThePassPage() throws {
        let player = try former()
        player.press(.character("6"))
        #expect(player.click("Offers for you"))
        #expect(player.says("$8.99 a month for the first 3 months, then $11.99 a month"))
        #expect(player.says("1 month free, then $4.99 a month"))
        _ = player.click("Premium Pass")
        player.press(.enter)
        #expect(player.session.entitlements.pass == .premium)
        #expect(player.session.store.state.ledger.last?.transaction.price == Price(milliunits: 8990))
        // Nobody else is offered anything.
        let fresh = try Player(size: .init(width: 100, height: 40))
        fresh.press(.character("6"))
        #expect(!fresh.says("Offers for you"))
    }

    /// A year at thirty seconds a month, watched: the strip shows what was paid, and what comes.
    @Test func theLifeOfAPassIsDrawn() throws {
        let player = try Player(size: .init(width: 120, height: 40))
        var settings = player.session.store.settings
        settings.rate = .monthIs30Seconds
        try player.session.perform(.store(.settings(settings)))
        try player.session.perform(.store(.purchase("pass.family")))
        player.press(.character("7"))
        #expect(player.says("free") && player.says("○") && player.says("$7.99"))
        for _ in 0..<11 { player.pass(.seconds(30)) }
        player.press(.character("7"))
        #expect(player.session.store.state.ledger.count == 12)
        let life = try #require(player.text.split(separator: "\n").first { $0.contains("●━") })
        #expect(life.count { $0 == "●" } == 12, "all of the year: \(life)")
        let grown = life.count { $0 == "━" }
        player.pass(.seconds(20))
        #expect(player.text.count { $0 == "━" } > grown, "the present month goes on")
        try player.session.perform(.store(.setAutoRenew(false, group: "21B4A7E0")))
        player.press(.character("7"))
        #expect(player.says("ends"))
    }

    /// Whatever is bought, wherever, with whatever offer: the sheet names the price that is charged, and what follows.
    @Test(arguments: ["USA", "JPN", "DEU"])
    func theSheetSaysWhatIsCharged(country: String) throws {
        let player = try former()
        let words = Words()
        var settings = player.session.store.settings
        settings.storefront = country
        try player.session.perform(.store(.settings(settings)))
        let former = player.session.store
        var states: [Store] = [former]
        var subscribed = former
        _ = subscribed.purchase("pass.family", at: former.state.clock)
        states.append(subscribed)
        for state in states {
            player.session.store = state
            let now = state.state.clock
            var plans: [(PurchasePlan, (inout Store) -> PurchaseResult)] = []
            for product in state.catalog.products {
                if let plan = try? state.plan(product.id, at: now) {
                    plans.append((plan, { $0.purchase(product.id, at: now) }))
                }
                for code in product.subscription?.codeOffers ?? [] {
                    if let found = try? state.plan(code: code.id, at: now) {
                        plans.append((found.plan, { $0.redeem(code.id, at: now) }))
                    }
                }
            }
            for offer in state.offers(at: now) {
                let options = PurchaseOptions(offer: offer.request)
                plans.append((offer.plan, { $0.purchase(offer.product.id, options, at: now) }))
            }
            #expect(plans.count > 12)
            for (plan, buy) in plans where plan.effect != .alreadySubscribed {
                let sheet = words.confirmation(for: plan, in: player.session)
                #expect(sheet.sentence.contains("simulated"), "\(sheet.sentence)")
                let front = state.storefront
                if plan.product.type == .autoRenewable {
                    #expect(sheet.sentence.contains(front.format(plan.laterPrice)), "\(sheet.sentence)")
                }
                if plan.charge > .zero {
                    #expect(sheet.sentence.contains(front.format(plan.charge)), "\(sheet.sentence)")
                }
                var buying = state
                let transaction = try #require(buy(&buying).verifiedTransaction, "\(sheet.sentence)")
                guard plan.effect.isImmediate else { continue }
                #expect(transaction.price == plan.charge && transaction.currency == front.currency)
            }
        }
    }
}
