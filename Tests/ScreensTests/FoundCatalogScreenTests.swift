import Drawing
import TerminalUI
import Testing

@testable import Screens
@testable import Session
@testable import Storefront

/// Catalogs of shapes that public projects have, on the screen.
@Suite struct FoundCatalogScreenTests {
    private static let coin = "Chest Full of Golden Coins Found Under Backyards"
    private static let season = "Season Ticket Covering Spring Summer Autumn"
    private static let pass = "Basic Subscription With Unbelievably Useful Extras"

    private static let catalog = """
        {"products":[\(product("coin", coin, "Consumable"))],
        "nonRenewingSubscriptions":[\(product("season", season, "NonRenewingSubscription"))],
        "subscriptionGroups":[{"id":"G","name":"Group","subscriptions":[{"groupNumber":1,
        "recurringSubscriptionPeriod":"P1M",\(product("month", pass, "RecurringSubscription").dropFirst())]}]}
        """

    private static func product(_ id: String, _ name: String, _ type: String) -> String {
        #"{"productID":"\#(id)","displayPrice":"1234.99","type":"\#(type)","#
            + #""localizations":[{"displayName":"\#(name)","description":"About it.","locale":"en_US"}]}"#
    }

    private func player(_ text: String, _ size: CellSize) throws -> Player {
        let player = try Player(size: size)
        player.session.store = Store(
            catalog: try StoreCatalog(storekit: Array(text.utf8), path: "f"), key: player.session.store.key,
            state: StoreState(began: Player.start))
        return player
    }

    private func missing(_ name: String, on player: Player) -> [String] {
        let words = Set(player.text.split { $0.isWhitespace }.map(String.init))
        return name.split(separator: " ").map(String.init).filter { !words.contains($0) }
    }

    /// No name is cut: in the shop, on its sheets, and in the account.
    @Test(arguments: [(60, 20), (80, 24), (120, 40), (200, 60)]) func namesAreWhole(_ width: Int, _ height: Int) throws
    {
        let player = try player(Self.catalog, CellSize(width: width, height: height))
        player.press(.character("5"))
        #expect(missing(Self.coin, on: player).isEmpty, "shop")
        player.press(.enter)
        #expect(missing(Self.coin, on: player).isEmpty, "sheet")
        player.press(.enter)
        #expect(missing(Self.coin, on: player).isEmpty, "result")
        player.press(.enter, .end)
        #expect(missing(Self.season, on: player).isEmpty, "shop")
        #expect(!player.shows("Owned"))
        try player.session.perform(.store(.purchase("season")))
        player.press(.character("7"), .character("5"), .end)
        #expect(player.shows("Owned") && player.shows("1,234.99"), "a span of time can be bought again")
        try player.session.perform(.store(.purchase("month")))
        player.press(.character("7"), .down, .down)
        #expect(missing(Self.pass, on: player).isEmpty, "account")
        player.press(.enter)
        #expect(missing(Self.pass, on: player).isEmpty, "pass")
        player.press(.escape, .end)
        #expect(missing(Self.coin, on: player).isEmpty, "history")
        player.press(.enter)
        #expect(missing(Self.coin, on: player).isEmpty, "receipt")
    }

    /// Empty shelves say so.
    @Test(arguments: [
        (#"{"products":[]}"#, "This shop sells nothing."),
        (
            #"{"subscriptionGroups":[{"id":"G","subscriptions":[{"productID":"m","displayPrice":"1","#
                + #""recurringSubscriptionPeriod":"P1M"}]}]}"#, "There’s nothing on the shelves."
        ),
    ])
    func emptyShelvesSaySo(_ text: String, sentence: String) throws {
        let player = try player(text, CellSize(width: 80, height: 24))
        player.press(.character("5"))
        #expect(player.says(sentence))
    }

    /// Where nothing is sold and nothing held, the page of passes doesn't speak of something above it.
    @Test func aGroupWithoutSubscriptionsForSale() throws {
        let player = try player(Self.catalog, CellSize(width: 100, height: 40))
        player.session.store.settings.removedFromSale = ["month"]
        player.press(.character("6"))
        #expect(player.says("This shop sells no pass.") && !player.says("There’s nothing above it"))
    }
}
