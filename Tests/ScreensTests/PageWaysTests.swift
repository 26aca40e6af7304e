import Chronology
import Drawing
import Simulation
import TerminalUI
import Testing

@testable import Screens
@testable import Session

/// Names on pages lead to what they name, and next and previous go through the list that the player has left behind.
@Suite struct PageWaysTests {
    private static let sizes = [(60, 20), (80, 24), (120, 40), (200, 60)].map { CellSize(width: $0.0, height: $0.1) }

    private func player(_ size: CellSize = CellSize(width: 120, height: 40)) throws -> Player {
        try Player(size: size, world: Fixture.world)
    }

    @Test(arguments: sizes) func whereABirdWasSeenLeadsThere(size: CellSize) throws {
        let player = try player(size)
        let bird = ID<Bird>("swallow-2")
        player.app.open(.bird(bird))
        player.showAgain()
        var places: Set<Place> = []
        // Each name that the page has, by key; all of them are come by.
        for steps in 0..<20 {
            player.app.open(.bird(bird))
            player.press(.home)
            for _ in 0..<steps { player.press(.down) }
            player.press(.enter)
            places.insert(player.app.place)
            if player.app.place != .bird(bird) { player.press(.escape) }
        }
        #expect(places.contains(.backyard(ID("c"))) && places.contains(.species(.swallow)), "\(places)")
    }

    @Test func aNameIsClickedAt() throws {
        let player = try player()
        player.app.open(.bird(ID("swallow-2")))
        player.showAgain()
        let row = try #require(player.find("Last seen"))
        let name = try #require(player.frame.textRows[row.y].firstRange(of: "Feathered Friends"))
        let x = player.frame.textRows[row.y].distance(
            from: player.frame.textRows[row.y].startIndex, to: name.lowerBound)
        #expect(player.frame[x, row.y].style.attributes.contains(.underline))
        player.click(x + 2, row.y)
        #expect(player.app.place == .backyard(ID("c")))
    }

    /// Of a page that is longer than the screen all can be read.
    @Test(arguments: sizes) func everyLineIsCome(size: CellSize) throws {
        for place in [Place.bird(ID("pip")), .species(.cardinal), .species(.hoopoe), .plant(ID("plant-1"))] {
            let tall = try Player(size: CellSize(width: size.width, height: 200), world: Fixture.world)
            tall.app.open(place)
            tall.showAgain()
            let text = FactPage.columns(ShellLayout(tall.size).content.size).text
            let left = ShellLayout(tall.size).content.x + text.x
            func lines(_ player: Player) -> Set<String> {
                Set(
                    player.frame.textRows.dropLast().map { row in
                        String(row.dropFirst(left + 2).prefix(text.width - 4)).split(separator: " ").joined(
                            separator: " ")
                    })
            }
            let player = try player(size)
            player.app.open(place)
            player.press(.home)
            var read = lines(player)
            for _ in 0..<60 {
                player.press(.down)
                read.formUnion(lines(player))
            }
            let all = lines(tall).filter { $0.contains { $0.isLetter } && !$0.contains("─") && !$0.contains("Tab") }
            let missed = all.subtracting(read)
            #expect(missed.isEmpty, "\(place): \(missed)")
        }
    }

    @Test func nextGoesThroughTheListThatWasLeft() throws {
        let player = try player()
        player.press(.character("2"))
        let screen = { player.app.roots[Section.birds.index] as? BirdsScreen }
        for order in BirdsScreen.Order.allCases {
            #expect(screen()?.order == order)
            let list = screen()?.birds(in: player.session.world, player.app.words).map(\.id) ?? []
            player.press(.home, .enter)
            for bird in list + [list[0]] {
                #expect(player.app.place == .bird(bird), "\(order)")
                player.press(.right)
            }
            player.press(.left)
            #expect(player.app.place == .bird(list[0]))
            player.press(.escape)
            // The list shows who was looked at last.
            #expect(screen()?.cursor.selected(in: list) == list[0])
            player.press(.character("o"))
        }
        player.press(.character("/"))
        player.type("swallow")
        player.press(.enter, .home, .enter)
        let first = player.app.place
        player.press(.right)
        let second = player.app.place
        player.press(.right)
        #expect(Set([first, second]) == [.bird(ID("swallow")), .bird(ID("swallow-2"))] && player.app.place == first)
    }

    /// In every order the birds that are here come before those that were, among equals of that order.
    @Test(arguments: BirdsScreen.Order.allCases) func birdsThatAreHereComeFirst(order: BirdsScreen.Order) throws {
        let player = try player()
        player.press(.character("2"))
        while (player.app.screen as? BirdsScreen)?.order != order { player.press(.character("o")) }
        let world = player.session.world
        let birds = try #require(player.app.screen as? BirdsScreen).birds(in: world, player.app.words)
            .filter(\.hasBeenSeen)
        func key(_ bird: Bird) -> String {
            switch order {
            case .recent: ""
            case .favorites: "\(bird.isFavorite)"
            case .species: bird.species.rawValue
            case .favoriteFood: bird.isFavoriteDiscovered ? bird.favoriteFood.rawValue : ""
            case .dislikedFood: bird.discoveredDislikes.map { player.app.words.name(of: $0) }.min() ?? ""
            }
        }
        let isHere = birds.map { world.presentVisit(of: $0.id) != nil }
        #expect(isHere.contains(true) && isHere.contains(false))
        for next in birds.indices.dropFirst() where key(birds[next - 1]) == key(birds[next]) {
            #expect(isHere[next - 1] || !isHere[next], "\(birds.map(\.id))")
        }
    }

    /// What was chosen stays chosen in every order, even where it comes first in one.
    @Test(arguments: ["1", "2"]) func anotherOrderKeepsWhatWasChosen(section: Character) throws {
        let player = try player()
        player.press(.character(section), .right, .enter)
        let chosen = player.app.place
        for order in 0..<5 {
            player.press(.escape, .character("o"), .enter)
            #expect(player.app.place == chosen, "\(order)")
        }
        // At the beginning of the list one sees the new order.
        var first: Set<Place?> = []
        for _ in 0..<5 {
            player.press(.escape, .home, .character("o"), .enter)
            first.insert(player.app.place)
        }
        #expect(first.count > 1)
    }

    @Test func plantsAndKindsHaveNextOnesToo() throws {
        let player = try player()
        player.press(.character("3"), .character("/"))
        player.type("springs")
        player.press(.enter, .home, .enter)
        #expect(player.app.place == .plant(ID("plant-1")))
        player.press(.right)
        #expect(player.app.place == .plant(ID("plant-2")))
        player.press(.right)
        #expect(player.app.place == .plant(ID("plant-1")))
        player.press(.escape, .escape, .character("4"), .home, .enter)
        guard let journal = player.app.roots[Section.journal.index] as? JournalScreen else { return }
        let list = journal.species(in: player.session).map { Place.species($0.id) }
        for place in list + [list[0]] {
            #expect(player.app.place == place)
            player.press(.right)
        }
        // The birds of a kind, from its page.
        player.app.open(.species(.swallow))
        player.press(.home, .enter, .right)
        #expect(player.app.place == .bird(ID("swallow-2")))
    }

    @Test func whatIsLowNamesTheKeyThatMendsIt() throws {
        let player = try player()
        #expect(player.shows("Refill all") && player.shows("refill all"))
        #expect(player.click("Refill all"))
        let isFull = player.session.world.backyards.allSatisfy { yard in
            SupplyKind.allCases.allSatisfy { yard.supply($0).state(at: player.session.world.clock) == .ok }
        }
        #expect(isFull && !player.shows("Refill all"))
    }
}
