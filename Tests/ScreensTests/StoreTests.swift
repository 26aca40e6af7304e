import Drawing
import Chronology
import Simulation
import TerminalUI
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Session
@testable import Storefront

/// The simulated App Store as a player meets it: every outcome is told in words, with what to do next.
@Suite struct StoreTests {
    /// What a sentence calls a button is what stands on it, at every size.
    @Test(arguments: [(60, 20), (80, 24), (120, 40), (200, 60)])
    func buttonsAreCalledWhatTheyAre(width: Int, height: Int) throws {
        let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
        _ = try player.session.perform(.store(.purchase("pass.premium")))
        player.press(.character("6"))
        #expect(player.says("“Your pass” shows when it renews"), "\(player.text)")
        for _ in 0..<9 where !player.text.contains("▎ Your pass") { player.press(.down) }
        #expect(player.shows("▎ Your pass"), "\(player.text)")
        player.press(.enter)
        #expect(player.shows("─ Your pass ─"), "\(player.text)")
        player.press(.escape, .end)
        #expect(player.shows("▎ Terms"), "\(player.text)")
        player.press(.enter)
        #expect(player.shows("─ Terms ─"), "\(player.text)")
    }

    /// On the account's timeline each payment has its date and amount, and room by the time until the next.
    @Test(arguments: [(60, 20), (80, 24), (120, 40), (200, 60)])
    func theTimelineGivesRoomByTime(width: Int, height: Int) throws {
        let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
        /// The columns of the marks, and the number of dates above them.
        func marks() throws -> (columns: [Int], dates: Int) {
            player.press(.character("1"), .character("7"))
            let rows = player.frame.textRows
            let row = try #require(
                rows.indices.first { rows[$0].contains("●━") || rows[$0].contains("●─") }, "\(player.text)")
            let columns = rows[row].enumerated().filter { "●○".contains($0.element) }.map(\.offset)
            return (columns, rows[row - 1].matches(of: /\d+ \w+ \d{4}/).count)
        }
        try buy("pass.individual", player)
        try buy("pass.premium", player)
        let bought = try marks()
        #expect(bought.columns.count == 3 && bought.dates == 3, "\(player.text)")
        if width >= 80 {
            let (first, second) = (bought.columns[1] - bought.columns[0], bought.columns[2] - bought.columns[1])
            #expect(first < 16 && second > first, "\(player.text)")
        }
        for _ in 0..<6 { player.pass(.days(31)) }
        let later = try marks()
        // Before them are marks close together.
        let gaps = zip(later.columns, later.columns.dropFirst()).map { $1 - $0 }
        #expect(later.dates >= 2 && gaps.prefix(gaps.count + 1 - later.dates).allSatisfy { $0 == 2 }, "\(player.text)")
        #expect(width < 120 || later.columns.count == 9, "\(player.text)")
    }

    /// Decorations that a pass has are sold all the same, and their heading says so until they are bought.
    @Test func theShopSaysWhatThePassHas() throws {
        let player = try Player(size: CellSize(width: 120, height: 90), world: Fixture.world)
        player.press(.character("5"))
        let line = "included in your pass; buy them to keep them"
        #expect(!player.says(line))
        try buy("pass.individual", player)
        player.showAgain()
        #expect(player.says(line), "\(player.text)")
        let packs = try player.session.store.products().filter { $0.type == .nonConsumable }
        for pack in packs { #expect(player.says(String(pack.description.prefix(24))), "\(pack.id)") }
        for pack in packs { try buy(pack.id, player) }
        player.showAgain()
        #expect(!packs.isEmpty && !player.says(line), "\(player.text)")
    }

    /// The other passes stand on the sheet as they do on the page.
    @Test func passesHaveOneOrder() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        try buy("pass.individual", player)
        let page = try PassScreen.options(in: player.session).map(\.id)
        let sheet = AccountDetailContent(.subscription(), player.session, player.app.words).choices.compactMap {
            choice in
            if case .present(.purchase(let id, _)) = choice.step { id } else { nil as String? }
        }
        #expect(page.count == 2 && sheet == page)
    }

    /// A player who has turned the Transaction Manager on.
    private func tester(_ size: (Int, Int) = (100, 40)) throws -> Player {
        let player = try Player(size: .init(width: size.0, height: size.1))
        var settings = player.session.settings
        settings.transactionManager = true
        try player.session.perform(.changeSettings(settings))
        return player
    }

    private func change(_ player: Player, _ body: (inout StoreSettings) -> Void) throws {
        var settings = player.session.store.settings
        body(&settings)
        try player.session.perform(.store(.settings(settings)))
    }

    /// The pass sheet in Account.
    private func manage(_ player: Player) {
        player.press(.character("7"), .home, .down, .down, .enter)
    }

    /// Goes down a sheet's choices to the one that shows `title`, and takes it.
    private func choose(_ title: String, _ player: Player) throws {
        try #require(player.click(title), "\(title) does not stand here:\n\(player.text)")
    }

    private func buy(_ product: String, _ player: Player) throws {
        try player.session.perform(.store(.purchase(product)))
    }

    @Test func askToBuyWaitsForTheParent() throws {
        let player = try tester()
        player.press(.character("7"), .down, .down, .down, .down, .down, .down, .enter)
        #expect(player.says("Transaction Manager") && player.says("Offer code redemption"))
        player.press(.enter)
        #expect(player.session.store.settings.askToBuy)
        player.press(.character("5"), .down, .enter, .enter)
        #expect(player.says("as soon as a parent says yes"))
        player.press(.enter)
        #expect(
            player.says("Asked: Nutrition Pellet, yours")
                && player.session.world.owned(.nutritionPellet) == 3)
        #expect(player.says("3 owned"))
        player.press(.character("7"))
        #expect(player.says("waiting for a parent"))
        player.press(.character("5"), .enter)
        try choose("What becomes of the purchase", player)
        player.press(.enter)
        #expect(
            player.says("Bought: Nutrition Pellet. It’s in the food picker as Nutrition Pellet: you own 4 now.")
                && player.session.world.owned(.nutritionPellet) == 4)
        player.press(.enter)
        #expect(!player.says("Asked:") && player.says("4 owned"))
    }

    @Test func whatWasAskedForCanBeTakenBack() throws {
        let player = try tester()
        try change(player) { $0.askToBuy = true }
        player.press(.character("5"), .enter, .enter, .enter, .enter, .enter)
        #expect(
            player.says("The request for Nectar Bottle is off") && player.session.store.state.pendingPurchases.isEmpty)
        player.press(.enter)
        #expect(player.session.world.owned(.nectar) == 0 && !player.says("Asked:"))
    }

    @Test func severalAtOnceCostSoMany() throws {
        let player = try Player()
        player.press(.character("5"), .down, .enter, .right, .right)
        #expect(player.says("3 × Nutrition Pellet") || player.says("‹ 3 ›"))
        #expect(player.says("$5.97, simulated"))
        player.press(.enter)
        #expect(player.session.world.owned(.nutritionPellet) == 6)
    }

    @Test func decorationsAreBoughtOnce() throws {
        let player = try Player(size: .init(width: 100, height: 60))
        player.press(.character("5"))
        #expect(player.says("Birdhouses") && player.says("Decorations"))
        player.press(.end, .enter, .enter, .enter)
        #expect(player.session.entitlements.owned == ["decor.feeders"] && player.says("✓ Owned"))
        // What is owned asks for nothing: there is nothing to confirm.
        player.press(.enter)
        #expect(player.says("You already own it") && player.says("Enter close") && !player.says("Enter confirm"))
        let before = player.session.store.state.ledger.count
        player.press(.enter)
        #expect(player.app.sheet == nil && player.session.store.state.ledger.count == before)
        #expect(
            player.session.allowances.feeders == FeederStyle.allCases && player.session.allowances.birdhouses == [.free]
        )
        player.press(.enter)
        #expect(player.says("costs nothing, not even simulated money"))
        player.press(.enter)
        #expect(player.session.store.spending().first?.amount == Price(milliunits: 2990))
    }

    @Test func aRefundIsAskedForAndTold() throws {
        let player = try Player(size: .init(width: 100, height: 40))
        try player.session.perform(.store(.purchase("nectar.bottle")))
        try player.session.perform(.refillFood(player.session.world.backyards[0].id, food: .nectar))
        player.press(.character("7"), .end, .enter)
        #expect(player.says("$1.99, simulated") && player.says("Ask for a refund"))
        player.press(.enter)
        #expect(player.says("Why do you want") && player.says("It never arrived"))
        player.press(.enter)
        #expect(player.says("goes back to the shop: 4 × Nectar"))
        player.press(.escape)
        #expect(player.session.world.owned(.nectar) == 4, "it was only asked")
        player.press(.enter, .enter)
        #expect(player.says("Refunded") && player.session.world.owned(.nectar) == 0)
        player.press(.enter)
        #expect(player.says("refunded 21 Nov 2026") && player.says("$0.00 this month, $0.00 in all, simulated"))
        player.press(.enter)
        #expect(!player.says("Ask for a refund"))
    }

    @Test func plansSayWhatTheyDoAndWhen() throws {
        let player = try tester()
        try buy("pass.family", player)
        player.pass(.days(40))
        manage(player)
        #expect(player.says("Active. It renews on") && player.says("for $7.99, simulated"))
        #expect(player.says("It replaces Family Pass right away") && player.says("back for the remaining days"))
        #expect(player.says("Family Pass stays active until"))
        try choose("Change to Individual", player)
        #expect(player.says("Change your pass?") && player.says("Then this begins: $4.99 a month"))
        player.press(.enter)
        #expect(player.says("Planned"))
        player.press(.enter)
        #expect(player.session.entitlements.pass == .family)
        manage(player)
        #expect(player.says("then Individual Pass begins"))
        try choose("Stay with Family", player)
        player.press(.enter, .enter)
        #expect(player.session.ownSubscriptions.first?.autoRenewPreference == "pass.family")
        manage(player)
        try choose("Change to Premium", player)
        player.press(.enter)
        #expect(player.session.entitlements.pass == .premium && player.says("back for the remaining days"))
    }

    @Test(arguments: [(60, 20), (80, 24), (120, 40)])
    func thePassPageSaysThatThePassEnds(width: Int, height: Int) throws {
        let player = try tester((width, height))
        try buy("pass.individual", player)
        player.press(.character("6"))
        #expect(player.says("Active: Individual Pass") && !player.says("it won’t renew"))
        let group = try #require(player.session.ownSubscriptions.first?.groupID)
        try player.session.perform(.store(.setAutoRenew(false, group: group)))
        player.showAgain()
        #expect(player.says("it won’t renew") && !player.says("Active: Individual Pass"))
    }

    @Test(arguments: [(60, 20), (80, 24), (120, 40)])
    func thePassPageTellsAPlannedChange(width: Int, height: Int) throws {
        let player = try tester((width, height))
        try buy("pass.premium", player)
        _ = try player.session.perform(.store(.purchase("pass.individual", PurchaseOptions())))
        player.press(.character("6"))
        // A narrow page has room for the pass alone.
        #expect(player.says(width < 80 ? "Active: Premium Pass" : "then Individual Pass begins"), "\(player.text)")
        #expect(width < 100 || player.says("Premium Pass: Active until"), "\(player.text)")
    }

    /// The pass ends while the player is asked whether to cancel it: nothing else is done instead.
    @Test func whatIsAskedStaysWhatItIs() throws {
        let player = try tester()
        try buy("pass.individual", player)
        manage(player)
        player.press(.enter)
        #expect(player.says("Cancel the renewal"))
        try player.session.perform(.store(.expire(1)))
        player.pass(.seconds(1))
        #expect(player.says("Cancel the renewal"))
        let ledger = player.session.store.state.ledger
        player.press(.enter)
        #expect(player.says("no active subscription to change"))
        #expect(player.session.store.state.ledger == ledger)
    }

    @Test func aPriceIncreaseIsAnswered() throws {
        let player = try tester()
        try buy("pass.individual", player)
        player.press(.character("7"), .down, .down, .down, .down, .down, .down, .enter, .end, .enter)
        try choose("Ask for a price increase", player)
        #expect(player.says("From then on it will cost"))
        player.press(.enter)
        manage(player)
        #expect(player.says("Agree to $5.99, simulated"))
        try choose("Decline the new price", player)
        player.press(.enter)
        #expect(player.says("it won’t renew"))
        player.press(.enter)
        player.pass(.days(40))
        player.press(.character("7"))
        #expect(player.says("its new price wasn’t agreed to") && player.session.entitlements.pass == .none)
    }

    /// A payment fails: grace, retry, and in the end the player pays or the pass is gone.
    @Test(arguments: [true, false])
    func aFailedPaymentIsToldAndPaid(pays: Bool) throws {
        let player = try tester()
        try buy("pass.individual", player)
        try change(player) {
            $0.billingRetryOnRenewal = true
            $0.billingGracePeriod = true
        }
        player.pass(.days(31))
        player.press(.character("7"))
        #expect(player.says("The payment failed; it stays active until") && player.session.hasPass)
        player.pass(.days(17))
        player.press(.character("7"))
        #expect(player.says("Off: the payment failed and will be tried again until") && !player.session.hasPass)
        guard pays else {
            player.pass(.days(60))
            player.press(.character("7"))
            #expect(player.says("it couldn’t be paid for"))
            return
        }
        manage(player)
        try choose("Pay the balance", player)
        #expect(player.says("This pays the balance of $4.99, simulated"))
        player.press(.enter)
        #expect(player.session.hasPass && player.says("The balance is paid"))
    }

    /// The page asks for the plan that was to follow, if a change was planned.
    @Test func theBalanceIsThatOfTheNextPlan() throws {
        let player = try tester()
        try buy("pass.premium", player)
        try player.session.perform(.store(.purchase("pass.individual")))
        try change(player) {
            $0.billingRetryOnRenewal = true
            $0.billingGracePeriod = true
        }
        player.pass(.days(31))
        manage(player)
        try choose("Pay the balance", player)
        #expect(player.says("This pays the balance of $4.99, simulated"))
        player.press(.enter)
        #expect(player.session.ownSubscriptions.first?.productID == "pass.individual")
    }

    @Test func codes() throws {
        let player = try Player()
        player.press(.character("7"), .down, .down, .down, .enter)
        player.type("robin")
        player.press(.enter)
        #expect(player.says("There’s no such code here"))
        player.type("3")
        #expect(!player.says("There’s no such code here"))
        player.press(.enter)
        #expect(player.says("$2.49 a month for the first 3") && player.says("simulated"))
        #expect(player.session.store.state.ledger.isEmpty, "it was only asked")
        player.press(.escape, .enter)
        player.type("robin3")
        player.press(.enter, .enter)
        #expect(player.says("Individual Pass is active") && player.session.entitlements.pass == .individual)
        player.press(.enter)
        #expect(player.session.ownSubscriptions.first?.latestTransactionID == 1)
    }

    /// Each door fails in each of its ways, and the player reads why and what to do.
    @Test(arguments: SimulatedFailure.allCases.filter { $0 != .verification })
    func doorsThatFail(door: SimulatedFailure) throws {
        for error in door.errors {
            let player = try tester((110, 50))
            try buy("pass.individual", player)
            try player.session.perform(.store(.purchase("nectar.bottle")))
            try change(player) { $0.failures[door] = error }
            switch door {
            case .loadProducts: player.press(.character("5"))
            case .purchase: player.press(.character("5"), .enter, .enter)
            case .appStoreSync:
                player.press(.character("7"), .down, .down, .down, .down, .enter, .enter)
            case .subscriptionStatus, .appTransaction: player.press(.character("7"))
            case .manageSubscriptions:
                manage(player)
                player.press(.enter, .enter)
            case .refundRequest:
                player.press(.character("7"), .end, .up, .enter, .enter, .enter, .enter)
            case .offerCodeRedemption:
                player.press(.character("7"), .down, .down, .down, .enter)
                player.type("ROBIN3")
                player.press(.enter)
            case .verification: break
            }
            let words = Words().message(for: error, in: player.session).sentence
            let start = words.split(separator: " ").prefix(3).joined(separator: " ")
            #expect(player.says(start), "\(door) \(error):\n\(player.text)")
            #expect(player.session.entitlements.pass == .individual && player.session.world.owned(.nectar) == 5)
        }
    }

    /// Whoever edits the ledger gets nothing for it, and reads why.
    @Test func anEditedLedgerIsUnverified() throws {
        let player = try Player(size: .init(width: 100, height: 40))
        try player.session.perform(.store(.purchase("decor.feeders")))
        var state = player.session.store.state
        state.ledger[0].signature = String(repeating: "0", count: 64)
        player.session.store = Store(
            catalog: player.session.store.catalog, key: player.session.key, state: state)
        player.session.handOver()
        player.press(.character("7"))
        #expect(player.says("unverified") && player.session.entitlements.owned.isEmpty)
        player.press(.end, .enter)
        #expect(player.says("signature doesn’t match") && !player.says("Ask for a refund"))
        player.press(.escape, .character("5"), .end)
        #expect(player.says("$2.99") && !player.says("Owned"))
    }

    @Test(arguments: VerificationError.simulated)
    func everyVerificationErrorIsExplained(error: VerificationError) throws {
        let player = try tester()
        try change(player) {
            $0.failures[.verification] = .unknown
            $0.verificationError = error
        }
        player.press(.character("5"), .enter, .enter)
        #expect(player.says("Unverified") && player.session.world.owned(.nectar) == 0)
        let message = Words().message(
            unverified: try #require(player.session.store.state.ledger.last?.transaction), error, in: player.session)
        #expect(player.says(message.sentence.split(separator: " ").prefix(4).joined(separator: " ")))
        try change(player) { $0.failures = [:] }
        #expect(player.session.world.owned(.nectar) == 5, "verified after all, it is handed over")
    }

    /// Every switch goes through all its values and back, both ways.
    @Test func switchesTurn() throws {
        let catalog = try StoreCatalog.builtIn()
        let words = Words()
        for control in StoreSwitch.all {
            let start = StoreSettings()
            var settings = start
            var seen = [control.value(start, words)]
            for _ in 0..<50 {
                control.turn(&settings, by: 1, in: catalog)
                if control.value(settings, words) == seen[0] { break }
                seen.append(control.value(settings, words))
            }
            #expect(control.value(settings, words) == seen[0])
            #expect(Set(seen).count == seen.count, "\(control): \(seen)")
            if control != .locale { #expect(seen.count > 1, "\(control)") }
            for value in seen.reversed() {
                control.turn(&settings, by: -1, in: catalog)
                #expect(control.value(settings, words) == value)
            }
            #expect(!control.title(words).isEmpty && control.story(words).hasSuffix("."))
        }
    }

    /// The least width has no room for a state beside the name; it then stands below.
    @Test(arguments: [60, 80, 120]) func aPurchaseTellsItsStateAtEveryWidth(width: Int) throws {
        let player = try Player(size: CellSize(width: width, height: 100), world: Fixture.world)
        try player.session.perform(.store(.purchase("acorns.collection")))
        let bought = try #require(player.session.store.state.ledger.last?.transaction.id)
        try player.session.perform(.store(.refund(bought)))
        try change(player) { $0.askToBuy = true }
        try player.session.perform(.store(.purchase("nectar.bottle")))
        player.press(.character("7"))
        #expect(player.says("waiting for a parent") && player.says("refunded"), "\(player.text)")
    }

    @Test func theTransactionManagerIsHiddenUntilTurnedOn() throws {
        let player = try Player()
        player.press(.character("7"))
        #expect(!player.says("Transaction Manager"))
        let link = try #require(DeepLink("backyardbirds://transactions"))
        let first = player.app.open(link)
        #expect(first)
        // Below it are the files, the keys and the widgets.
        player.press(.end, .up, .up, .up, .up)
        #expect(player.says("Settings") && player.says("hidden"))
        player.press(.enter)
        let second = player.app.open(link)
        #expect(second)
        player.press(.down)
        #expect(player.says("Interrupted purchases"))
        player.press(.escape)
        #expect(player.says("Restore purchases"))
    }

    /// A year in six minutes: a month is thirty seconds, and in the middle a payment fails.
    @Test func anAcceleratedYear() throws {
        let player = try tester()
        try change(player) { $0.rate = .monthIs30Seconds }
        try buy("pass.individual", player)
        for _ in 1...5 { player.pass(.seconds(30)) }
        #expect(player.session.store.state.ledger.count == 6)
        try change(player) { $0.billingRetryOnRenewal = true }
        player.pass(.seconds(30))
        player.press(.character("7"))
        #expect(player.says("Off: the payment failed") && !player.session.hasPass)
        try change(player) { $0.billingRetryOnRenewal = false }
        manage(player)
        try choose("Pay the balance", player)
        player.press(.enter, .enter)
        for _ in 1...6 { player.pass(.seconds(30)) }
        #expect(player.session.hasPass && player.session.store.state.ledger.count == 13)
        player.press(.character("7"))
        #expect(player.says("$59.88 this month, $59.88 in all, simulated"), "a month was free, twelve were paid")
    }
}
