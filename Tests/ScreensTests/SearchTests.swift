import Drawing
import Simulation
import TerminalUI
import Testing

@testable import Screens

/// What `/` finds in lists, and how one sees why.
@Suite struct SearchTests {
    private static let size = CellSize(width: 120, height: 40)

    /// Every place where the letters stand below a picture, and no other.
    @Test(arguments: [("1", "springs"), ("1", "PIP"), ("2", "dove"), ("3", "fox")])
    func whatIsFoundIsMarked(section: Character, query: String) throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        player.press(.character(section), .character("/"))
        #expect(player.marked.isEmpty)
        player.type(query)
        #expect(!player.marked.isEmpty && player.marked.allSatisfy { $0.lowercased() == query.lowercased() })
        player.press(.enter)
        #expect(!player.marked.isEmpty)
        player.press(.escape)
        #expect(player.marked.isEmpty)
    }

    /// Letters without their accents, and wide ones, are found and marked as they stand.
    @Test(arguments: [("Étoile", "etoi", "Étoi"), ("小さな庭", "さな", "さな")])
    func accentsAndWideLetters(name: String, query: String, marked: String) throws {
        var world = Fixture.world
        _ = try world.rename(ID<Backyard>("a"), to: name)
        let player = try Player(size: Self.size, world: world)
        player.press(.character("/"))
        player.type(query)
        #expect(player.shows(name.filter(\.isASCII).isEmpty ? "/" : name) && player.marked.contains(marked))
        // As a suggestion, too.
        player.press(.down, .enter)
        #expect(player.app.place == .backyard(ID("a")))
    }

    @Test func anAccentSortsAsItsLetter() throws {
        var world = Fixture.world
        _ = try world.rename(ID<Backyard>("a"), to: "Étoile")
        #expect(YardFinder.yards(in: world, order: .name).map(\.id.rawValue) == ["b", "a", "c"])
    }

    /// Of several plants of a kind each has its name, in the list, in the palette and on its page.
    @Test func plantsAreToldApart() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        let entries = CommandPaletteEntry.all(in: player.app.context(player.session)).filter { entry in
            entry.steps.contains { if case .open(.plant) = $0 { true } else { false } }
        }
        #expect(Set(entries.map { $0.title + $0.detail }).count == entries.count)
        player.press(.character("3"), .enter)
        let plant = try #require(PlantsScreen.places(in: player.session.world).first?.plant)
        #expect(player.shows(player.app.words.name(of: plant)))
    }
}
