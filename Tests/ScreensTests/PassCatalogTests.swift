import Chronology
import Drawing
import TerminalUI
import Testing

@testable import Screens
@testable import Session
@testable import Storefront

/// The page of passes shows any catalog: one to twenty plans, long names, long terms, several groups.
@Suite struct PassCatalogTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let plans: Int
        let groups: Int
        let size: CellSize
        var testDescription: String { "\(plans) plans in \(groups) groups at \(size.width)×\(size.height)" }
    }

    static let cases = [1, 2, 3, 5, 8, 13, 20].flatMap { plans in
        [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)].flatMap { width, height in
            [1, 3].filter { $0 <= plans }.map {
                Case(plans: plans, groups: $0, size: CellSize(width: width, height: height))
            }
        }
    }

    private static func name(_ plan: Int) -> String {
        plan.isMultiple(of: 3)
            ? "Plan \(plan) for Everybody Who Keeps Several Large Backyards and Reads Terms to the End" : "Plan \(plan)"
    }

    static func catalog(plans: Int, groups: Int) throws -> StoreCatalog {
        let all = (0..<groups).map { group in
            let subscriptions = (0..<plans).filter { $0 % groups == group }.map { plan in
                """
                { "displayPrice" : "\(plan + 1).99", "groupNumber" : \(plan + 1), "productID" : "p\(plan)",
                  "recurringSubscriptionPeriod" : "P\(plan % 4 + 1)M", "type" : "RecurringSubscription",
                  "introductoryOffer" : { "displayPrice" : "0.49", "internalID" : "1", "numberOfPeriods" : 3,
                    "paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M" },
                  "localizations" : [ { "description" : "What plan \(plan) brings, said at some length: end\(plan).",
                    "displayName" : "\(name(plan))", "locale" : "en_US" } ] }
                """
            }
            return "{ \"id\" : \"g\(group)\", \"name\" : \"Group \(group)\", \"subscriptions\" : [ "
                + subscriptions.joined(separator: ",") + " ] }"
        }
        let text = "{ \"subscriptionGroups\" : [ \(all.joined(separator: ",")) ], \"version\" : { \"major\" : 5 } }"
        return try StoreCatalog(storekit: Array(text.utf8), path: "f")
    }

    /// Returns the words on the screen, each whole.
    private func words(_ player: Player) -> Set<String> {
        Set(player.text.split { $0.isWhitespace }.map(String.init))
    }

    @Test(arguments: cases) func everyPlanAndButtonIsShownWhole(_ shape: Case) throws {
        let player = try Player(size: shape.size)
        player.session.store = Store(
            catalog: try Self.catalog(plans: shape.plans, groups: shape.groups), key: player.session.store.key,
            state: StoreState(began: Player.start))
        player.press(.character("6"))
        var seen = words(player)
        let links = ["Restore", "Terms"]
        for step in 0..<shape.plans + 4 {
            #expect(links.allSatisfy(player.says), "the links stay in sight")
            if shape.groups == 1, step == shape.plans - 1 { #expect(player.says("end0."), "the last plan is selected") }
            player.press(shape.size.width >= 88 ? .right : .down)
            seen.formUnion(words(player))
        }
        for plan in 0..<shape.plans {
            let wanted = Self.name(plan).split(separator: " ").map(String.init)
            for word in wanted + ["end\(plan).", "$\(plan + 1).99"] {
                #expect(seen.contains { $0.hasPrefix(word) }, "“\(word)” of plan \(plan)")
            }
        }
    }

    /// Levels are compared inside a group: a subscription of one leaves the others for sale.
    @Test func anotherGroupStaysForSale() throws {
        let player = try Player(size: CellSize(width: 120, height: 40))
        player.session.store = Store(
            catalog: try Self.catalog(plans: 4, groups: 2), key: player.session.store.key,
            state: StoreState(began: player.session.world.clock))
        try player.session.perform(.store(.purchase("p0")))
        player.press(.character("6"))
        #expect(player.says("nothing above it") && player.says("Group 1"))
        #expect(player.says("Plan 1") && player.says("Plan 3") && !player.says("Plan 2"))
        try player.session.perform(.store(.purchase("p1")))
        player.press(.character("7"))
        #expect(player.says("Plan 0") && player.says("Plan 1"), "the account lists both")
    }

    /// However many passes there are, the badge beside the player's name is whole: all names, or how many more.
    @Test(arguments: [(60, 20), (80, 24), (120, 40)])
    func theBadgeOfSeveralPassesIsWhole(width: Int, height: Int) throws {
        for plans in [["p1", "p2"], ["p1", "p2", "p4", "p5"], ["p0", "p1", "p2", "p3"]] {
            let player = try Player(size: CellSize(width: width, height: height))
            player.session.store = Store(
                catalog: try Self.catalog(plans: 6, groups: 6), key: player.session.store.key,
                state: StoreState(began: player.session.world.clock))
            for plan in plans { try player.session.perform(.store(.purchase(plan))) }
            player.press(.character("7"))
            let forms = player.app.words.memberships(of: player.session)
            let shown = forms.filter(player.shows)
            #expect(!shown.isEmpty, "\(plans): \(player.text)")
        }
    }
}
