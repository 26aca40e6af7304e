import Chronology
import Drawing
import Session
import Simulation
import TerminalUI
import TestSupport
import Testing
import Words

@testable import Screens

/// What a player does, key by key, and what comes of it in the world.
@Suite struct FlowTests {
    private let springs = ID<Backyard>("yard-1")

    @Test func refillFillsBothAndUndoTakesBack() throws {
        let player = try Player()
        let before = try #require(player.session.world.backyard(springs))
        player.press(.enter, .character("r"))
        let after = try #require(player.session.world.backyard(springs))
        #expect(after.food.filledAt == player.session.world.clock && after.water.filledAt == player.session.world.clock)
        #expect(player.shows("9h left") && player.shows("16h left"))
        player.press(.character("u"), .character("u"))
        let back = try #require(player.session.world.backyard(springs))
        #expect(back.food == before.food && back.water == before.water)
        player.press(.character("u"))
        #expect(player.shows("nothing to undo"))
    }

    @Test func waterAlone() throws {
        let player = try Player()
        let food = player.session.world.backyard(springs)?.food
        player.press(.character("w"))
        #expect(player.session.world.backyard(springs)?.water.filledAt == player.session.world.clock)
        #expect(player.session.world.backyard(springs)?.food == food)
        #expect(player.shows("Fresh water in Bird Springs"))
    }

    @Test func premiumFoodIsUsedUpThenTheShopIsOffered() throws {
        let player = try Player()
        #expect(player.session.world.owned(.nutritionPellet) == 3)
        for left in [2, 1, 0] {
            player.press(.character("f"), .home, .enter)
            #expect(player.session.world.owned(.nutritionPellet) == left)
            player.pass(.hours(1))
        }
        #expect(player.session.world.backyard(springs)?.foodID == .nutritionPellet)
        player.press(.character("f"))
        #expect(player.shows("none owned"))
        player.press(.home, .enter)
        #expect(player.shows("Bird Food Shop"))
    }

    @Test func standardFoodIsFree() throws {
        let player = try Player()
        player.press(.enter, .character("f"), .end, .enter)
        let last = try #require(Catalog.standardFoods.last?.id)
        #expect(player.session.world.backyard(springs)?.foodID == last)
        #expect(player.shows(Words().name(of: last)) && !player.shows("Food for"))
    }

    @Test func refillWithUsedUpPremiumFoodOpensThePicker() throws {
        let player = try Player()
        for _ in 0..<3 {
            player.press(.character("f"), .home, .enter)
            player.pass(.hours(10))
        }
        player.press(.character("r"))
        #expect(player.shows("Food for Bird Springs"))
        #expect(player.session.world.backyard(springs)?.water.filledAt == player.session.world.clock)
    }

    @Test func goodPremiumFoodIsNotThrownAway() throws {
        let player = try Player()
        player.press(.character("f"), .home, .enter, .character("r"), .character("r"))
        #expect(player.session.world.owned(.nutritionPellet) == 2)
        #expect(player.shows("good for another"))
        player.press(.escape, .character("f"), .home, .enter)
        #expect(player.session.world.owned(.nutritionPellet) == 2, "more of the same into a full feeder")
        #expect(player.shows("good for another 9 hours"))
    }

    @Test func buying() throws {
        let player = try Player()
        player.press(.character("b"))
        #expect(player.shows("Best Value") && player.shows("simulated"))
        player.press(.down, .enter)
        #expect(player.shows("Buy with simulated money?") && player.shows("$1.99, simulated"))
        player.press(.escape)
        #expect(player.session.world.owned(.nutritionPellet) == 3 && player.shows("Nothing was bought"))
        player.press(.enter, .enter)
        #expect(player.session.world.owned(.nutritionPellet) == 4 && player.shows("Thank you"))
        player.press(.enter)
        #expect(!player.shows("Thank you") && player.shows("4 owned"))
    }

    @Test func subscribingShowsInTheAccount() throws {
        let player = try Player()
        #expect(player.frame.textRows.count == 24)
        player.press(.character("6"))
        #expect(player.shows("1 month free, then $4.99 a month"))
        player.press(.enter, .enter)
        #expect(player.shows("Welcome"))
        player.press(.enter, .character("7"))
        #expect(player.shows("Individual Pass") && player.shows("Free until 21 Dec 2026"))
        player.press(.down, .down, .enter, .enter)
        #expect(player.shows("can let it renew again any time before"))
        player.press(.enter)
        #expect(player.shows("it won’t renew"))
        player.press(.enter)
        // With a pass there is nothing to offer among the yards, and only what is above it on its own screen.
        player.press(.character("1"), .end)
        #expect(!player.shows("Backyard Birds Pass"))
        player.press(.character("6"))
        #expect(player.shows("Premium Pass") && !player.shows("As many backyards as you can name"))
    }

    @Test func passOfferCanBePutAway() throws {
        let player = try Player(after: .hours(25))
        player.press(.escape, .end)
        #expect(player.shows("Backyard Birds Pass"))
        player.press(.character("x"))
        #expect(!player.shows("Backyard Birds Pass") && player.session.settings.passOfferDismissed)
    }

    /// The orders of both lists are those that the player chose last, also in the next game; choosing one leaves what
    /// can be redone.
    @Test func ordersAreKept() throws {
        let files = MemoryFiles()
        let player = try Player(saves: files)
        player.press(.character("s"), .character("u"), .character("o"))
        let isFavorite = player.session.world.backyards.map(\.isFavorite)
        player.press(.character("U"))
        #expect(player.session.world.backyards.map(\.isFavorite) != isFavorite)
        player.press(.character("2"), .character("o"), .character("o"))
        #expect(player.session.settings.yardOrder == "name" && player.session.settings.birdOrder == "species")
        player.session.close()
        let next = try Player(saves: files)
        let screens = next.app.roots
        #expect(screens.contains { ($0 as? BackyardsScreen)?.order == .name })
        #expect(screens.contains { ($0 as? BirdsScreen)?.order == .species })
    }

    @Test func starring() throws {
        let player = try Player()
        player.press(.right, .character("s"))
        #expect(player.session.world.backyards[1].isFavorite)
        player.press(.home, .character("s"))
        #expect(player.session.world.backyards.count { $0.isFavorite } == 1)
    }

    @Test func editingTheAccount() throws {
        let player = try Player()
        player.press(.character("7"), .enter)
        player.type("q3")
        #expect(player.session.account.displayName == "Robin")
        player.press(.escape)
        #expect(player.session.account.displayName == "Robin" && player.shows("Robin"))
        // What is there is chosen: it goes when something is typed, and stays where a key has moved in it.
        player.press(.enter, .end)
        player.type(" Hood")
        player.press(.enter)
        #expect(player.session.account.displayName == "Robin Hood")
        player.press(.enter)
        player.type("Wren")
        player.press(.enter)
        #expect(player.session.account.displayName == "Wren")
        // A key that leads away is held up by a changed name and leaves an unchanged one.
        player.press(.enter)
        player.type("s")
        player.press(.tab)
        #expect(player.app.section == .account && player.says("First keep this"))
        // So is a click that does.
        #expect(player.click("Shop"))
        #expect(player.app.section == .account && player.app.screen.isEditing)
        player.press(.escape, .enter, .tab)
        #expect(player.app.section == .settings && !player.app.screen.isEditing)
        player.press(.backTab)
        #expect(!player.app.screen.isEditing && player.session.account.displayName == "Wren")
        player.press(.down, .enter)
        player.type("robin")
        player.press(.enter)
        #expect(player.session.account.email.isEmpty && player.shows("not an email"))
        player.type("@sherwood.example")
        player.press(.enter)
        #expect(player.session.account.email == "robin@sherwood.example")
        #expect(!player.shows("not an email"), "what was refused is done now")
    }

    /// A yard that is made in a section without yards leads back to the yards, where undo is at hand.
    @Test(arguments: [Character("5"), "6", "7", "8"]) func aYardMadeElsewhereLeadsToTheYards(section: Character) throws
    {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character(section), .character("n"))
        #expect(player.app.place == .decorate(nil) && player.app.section == .backyards, "\(player.text)")
        player.press(.escape, .escape)
        #expect(player.app.place == .section(.backyards), "\(player.app.place)")
    }

    /// Whoever comes while the player looks is told of where they were; nothing moves under a hand.
    @Test func birdsStayWhereTheyAreWhileOneLooks() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), after: .hours(3))
        player.press(.character("2"), .right, .down)
        func shown() -> [Bird] {
            (player.app.roots[1] as? BirdsScreen)?.birds(in: player.session.world, player.app.words) ?? []
        }
        let before = shown()
        let met = before.filter(\.hasBeenSeen).map(\.id)
        let selection = try #require(player.find("▎"))
        for _ in 0..<60 { player.pass(.minutes(5)) }
        let after = shown()
        #expect(after.prefix(met.count).map(\.id) == met && player.find("▎") == selection)
        #expect(after.map(\.lastSeen) != before.map(\.lastSeen))
        #expect(after.filter(\.hasBeenSeen) == Array(after.prefix { $0.hasBeenSeen }))
        // Whoever comes back to it finds the latest first.
        player.press(.enter, .escape)
        #expect(shown().map(\.id) != after.map(\.id))
    }

    @Test func searchingBirds() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("2"), .character("/"))
        player.type("pip")
        #expect(player.shows("Pip") && !player.shows("Blue dove"))
        player.press(.enter, .enter)
        #expect(player.shows("A bold cardinal"))
        player.press(.escape, .escape)
        #expect(player.shows("Blue dove"))
        player.press(.character("/"))
        player.type("blue d")
        #expect(player.shows("Blue dove") && !player.shows("Brown swallow"))
        player.press(.control("u"))
        player.type("zebra")
        #expect(player.shows("No bird you’ve met matches “zebra”. “:” looks everywhere."))
        player.press(.escape)
        #expect(player.shows("Blue dove"))
    }

    @Test func undiscoveredTastesAreLeftOutOrNamed() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("2"))
        #expect(player.click("Pip"))
        let rows = player.frame.textRows
        #expect(rows.contains { $0.contains("Loves") && $0.contains("Sunflower Seeds") })
        let dislikes = try #require(rows.first { $0.contains("Dislikes") })
        #expect(dislikes.contains("Corn") && !dislikes.contains("?") && !dislikes.contains("Peanuts"))
        #expect(rows.contains { $0.contains("Not tried") })
        player.press(.escape)
        #expect(player.click("Blue dove"))
        #expect(player.frame.textRows.contains { $0.contains("Loves") && $0.contains("not found out yet") })
        #expect(!player.shows("Dislikes"))
    }

    @Test func settingsTakeEffect() throws {
        let player = try Player()
        player.press(.character("8"), .enter)
        #expect(player.session.settings.notices == .favoritesAndFirsts)
        player.press(.down, .enter)
        #expect(player.session.settings.revealsFirsts)
        player.press(.down, .enter)
        #expect(!player.session.settings.ambience)
        let theme = try #require(Setting.all.firstIndex { $0.key == "theme" })
        for _ in 2..<theme { player.press(.down) }
        player.press(.right)
        #expect(player.session.settings.theme == "dark")
        player.press(.right)
        #expect(player.app.theme.scheme == .light)
    }
}
