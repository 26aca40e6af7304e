import Drawing
import Session
import TerminalUI
import TestSupport
import Testing

@testable import Screens
@testable import Simulation

/// Acting on many: yards, birds and photos that are marked.
@Suite struct MarksTests {
    private let wide = CellSize(width: 120, height: 40)

    private func yards(_ player: Player) -> BackyardsScreen? { player.app.roots[0] as? BackyardsScreen }
    private func water(_ player: Player, _ id: String) -> Bool {
        player.session.world.backyard(ID(id))?.water.filledAt == player.session.world.clock
    }

    @Test func markedYardsAreRefilledAsOneAndUndoneAsOne() throws {
        let player = try Player(world: Fixture.world)
        player.press(.right, .character("t"), .character("t"))
        #expect(player.shows("2 marked") && player.shows("[✓]") && player.shows("Esc unmark"))
        let before = player.session.world.backyards
        player.press(.character("r"))
        #expect(!water(player, "a") && water(player, "b") && water(player, "c"))
        #expect(player.shows("2 yards are refilled"), "\(player.text)")
        player.press(.character("u"))
        #expect(player.session.world.backyards == before && player.shows("Undone: food and water in 2 yards"))
        #expect(player.shows("2 marked"))
        player.press(.escape)
        #expect(!player.shows("marked") && !player.shows("[ ]") && player.app.place == .section(.backyards))
    }

    /// What is taken back elsewhere is named, with the way there and how it is done again.
    @Test func whatIsUndoneOutOfSightIsNamed() throws {
        let player = try Player(size: wide, world: Fixture.world)
        player.press(.right, .character("w"), .character("4"), .character("u"))
        let name = try #require(player.session.world.backyard(ID("b"))?.name)
        #expect(player.shows("Undone: fresh water in \(name)."), "\(player.text)")
        let said = player.app.messages.shown?.announcement.text
        #expect(said == "Undone: fresh water in \(name).")
        #expect(player.shows("\(name).  U redo   g go there"))
        player.press(.character("g"))
        #expect(player.app.place == .backyard(ID("b")))
        player.press(.character("U"))
        #expect(player.shows("Redone: fresh water in \(name)."))
        // Where nothing is left of it there is no way.
        player.press(.escape, .character("n"), .enter, .character("u"))
        #expect(player.shows("Undone: the new yard") && !player.shows("g go there"))
    }

    /// A yard that needed nothing is not said to have been refilled.
    @Test func whatNeededNothingIsNamed() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("r"))
        player.press(.character("R"))
        let said = player.app.messages.shown?.announcement.text
        #expect(said == "2 yards are refilled. That took 1 × nutrition pellet. Bird Springs had enough.")
    }

    @Test func marksStayWithTheYardHoweverYardsAreSorted() throws {
        let player = try Player(world: Fixture.world)
        player.press(.right, .right, .character("t"))
        for _ in 0..<4 {
            player.press(.character("o"), .home)
            #expect(player.shows("1 marked"))
            let starred = player.session.world.backyard(ID("c"))?.isFavorite
            let others = player.session.world.backyards.filter { $0.id != ID("c") }
            player.press(.character("s"))
            #expect(player.session.world.backyard(ID("c"))?.isFavorite != starred)
            #expect(player.session.world.backyards.filter { $0.id != ID("c") } == others)
        }
        // A search leaves it out, and it stays marked.
        player.press(.character("/"))
        player.type("springs")
        player.press(.enter, .character("w"))
        #expect(water(player, "c") && !water(player, "a"))
    }

    @Test func severalAreRemovedWithOneAnswerAndComeBackWithOneUndo() throws {
        let player = try Player(size: wide, world: Fixture.world)
        player.press(.character("t"), .character("t"), .character("d"))
        #expect(player.shows("Remove 2 yards?") && player.says("Bird Springs and Chirp Center will be gone."))
        player.press(.enter, .character("D"))
        #expect(player.session.world.backyards.map(\.id) == [ID("c")] && player.shows("2 yards are gone"))
        #expect(!player.shows("marked"))
        player.press(.character("u"))
        #expect(player.session.world.backyards.map(\.id) == ["a", "b", "c"].map { ID($0) })
        #expect(player.shows("Undone: the removal of 2 yards"))
        // All of them are too many.
        player.press(.character("T"), .character("d"))
        #expect(player.app.sheet == nil && player.shows("One yard has to stay"))
    }

    @Test func theMouseMarks() throws {
        let player = try Player(size: wide, world: Fixture.world)
        func tile(_ index: Int) throws -> CellPoint { try #require(player.hits(.item(index)).first) }
        player.send(.mouse(MouseEvent(.press(2), at: try tile(0))))
        player.send(.mouse(MouseEvent(.press(1), at: try tile(1), isModified: true)))
        #expect(yards(player)?.markedCount == 2 && player.app.place == .section(.backyards))
        // The third by its box, and it again.
        let box = try #require(player.find("[ ]"))
        player.click(box.x, box.y)
        #expect(player.shows("3 marked") && !player.shows("[ ]"))
        player.click(box.x, box.y)
        #expect(player.shows("2 marked"))
        #expect(player.click("Esc unmark") && yards(player)?.markedCount == 0)
        // Where nothing can be marked a click with a key held is a click.
        let shop = try #require(player.find("Shop"))
        player.send(.mouse(MouseEvent(.press(1), at: shop, isModified: true)))
        #expect(player.app.place == .section(.shop))
    }

    @Test func oneFoodForSeveral() throws {
        let player = try Player(size: wide, world: Fixture.world)
        player.press(.character("T"), .character("f"))
        #expect(player.shows("Food for 3 yards"))
        player.press(.home)
        #expect(player.shows("Enter use 3 of your 3"))
        player.press(.enter)
        #expect(player.session.world.backyards.allSatisfy { $0.foodID == .nutritionPellet })
        #expect(player.session.world.owned(.nutritionPellet) == 0)
        #expect(
            player.app.messages.shown?.announcement.text
                == "Nutrition Pellet in 3 yards. You can undo that until a bird eats of it.")
        player.press(.character("u"))
        #expect(player.session.world.owned(.nutritionPellet) == 3)
        // Of nectar there is one.
        player.press(.character("f"), .home, .down)
        #expect(player.shows("Enter shop"))
        player.press(.enter)
        #expect(player.app.place == .section(.shop) && player.shows("You own 1, too few for 3 yards"))
    }

    @Test func birdsAndPhotosAreMarkedToo() throws {
        let player = try Player(size: wide, world: Fixture.world, saves: MemoryFiles())
        player.press(.character("2"), .character("T"))
        let met = player.session.world.birds.count(where: \.hasBeenSeen)
        #expect(player.shows("\(met) marked"))
        player.press(.character("s"))
        #expect(player.session.world.birds.count(where: \.isFavorite) == met)
        #expect(player.shows("\(met) birds are favorites now"))
        player.press(.character("u"), .escape, .escape)
        #expect(player.session.world.birds.count(where: \.isFavorite) == 1)

        Stop.album.visit(player)
        player.press(.character("T"), .character("d"))
        #expect(player.shows("Delete 2 photos?"))
        player.press(.character("D"))
        #expect(!player.shows("marked"))
        #expect(try player.session.perform(.album(.list)) == .photos([]))
    }
}
