import Chronology
import Drawing
import Simulation
import TerminalUI
import TestSupport
import Testing

@testable import Screens
@testable import Session
@testable import Storefront

/// The shop waits where people look for it: one offer, once; bills on the account's page; play money said plainly.
@Suite struct QuietShopTests {
    /// A game on these files at the clock's time, as a player opens it after a while.
    private final class Game {
        let session: Session
        var app: App
        let clock: TestClock

        init(_ files: MemoryFiles, _ clock: TestClock) throws {
            self.clock = clock
            session = try Session.robins(files, clock)
            app = App(
                session: session,
                options: AppOptions(
                    capabilities: TerminalCapabilities(colorDepth: .trueColor, unicode: true, mouse: true),
                    size: CellSize(width: 100, height: 40), drawsPictures: false))
        }

        var text: String {
            var grid = CellGrid(size: CellSize(width: 100, height: 40))
            app.shown(app.draw(into: &grid, pictures: .init()))
            return grid.textRows.joined(separator: "\n")
        }

        func press(_ keys: Key...) { for key in keys { hand(.input(.key(key))) } }

        func hand(_ event: AppEvent) {
            for effect in app.handle(event) {
                if case .perform(let request) = effect { hand(.answer(Answer(request, of: session))) }
            }
        }

        /// Looks for as long as it takes to have seen what is there.
        func look() {
            clock.advance(by: .seconds(6))
            hand(.session(session.advance()))
            hand(.tick)
        }
    }

    @Test func theGridOffersAPassOnceFromTheSecondDayOn() throws {
        let (files, clock) = (MemoryFiles(), TestClock())
        var offers: [Bool] = []
        for away in [Span.zero, .hours(20), .hours(5), .hours(1), .days(3)] {
            clock.advance(by: away)
            let game = try Game(files, clock)
            game.press(.escape, .end)
            game.look()
            offers.append(game.text.contains("Backyard Birds Pass"))
            game.session.close()
        }
        #expect(offers == [false, false, true, false, false])
    }

    @Test func billsAreOnTheAccountsPage() throws {
        let (files, clock) = (MemoryFiles(), TestClock())
        let first = try Session.robins(files, clock)
        var settings = first.store.settings
        settings.rate = .monthIs1Hour
        try first.perform(.store(.settings(settings)))
        try first.perform(.store(.purchase("pass.individual", PurchaseOptions(offer: .standardPrice))))
        first.close()
        clock.advance(by: .hours(5))
        let game = try Game(files, clock)
        for _ in 0..<2 {
            #expect(!game.text.contains("renewed") && !game.text.contains("$4.99"), "\(game.text)")
            game.press(.escape)
        }
        game.press(.character("7"))
        #expect(game.text.contains("While you were away: Individual Pass renewed 5 times, for $24.95"), "\(game.text)")
    }

    @Test func playMoneyIsExplainedOnceWhereTheShopOpens() throws {
        let (files, clock) = (MemoryFiles(), TestClock())
        var explains: [Bool] = []
        for _ in 0..<2 {
            let game = try Game(files, clock)
            game.press(.character("5"))
            game.look()
            explains.append(game.text.contains("This is play money"))
            #expect(game.text.contains("imulated"))
            game.session.close()
        }
        #expect(explains == [true, false])
    }

    /// Goods that are owned are looked at: no key says that they would be bought again.
    @Test func theKeyLineOffersToBuyOnlyWhatIsNotOwned() throws {
        let game = try Game(MemoryFiles(), TestClock())
        let product = try #require(game.session.store.catalog.products.last { $0.type == .nonConsumable })
        try game.session.perform(.store(.purchase(product.id, .init())))
        game.press(.character("5"), .end)
        #expect(game.text.contains("Enter open") && !game.text.contains("Enter buy"), "\(game.text)")
        game.press(.home)
        #expect(game.text.contains("Enter buy"), "\(game.text)")
    }
}
