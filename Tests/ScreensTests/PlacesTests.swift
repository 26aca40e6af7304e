import Chronology
import Drawing
import TerminalUI
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Simulation

/// Every place can be seen and reached, at every size and by every hand.
@Suite struct PlacesTests {
    private func player(_ width: Int, _ height: Int, yards: Int = 3, language: String = "en") throws -> Player {
        var world = Fixture.world
        for number in 3..<max(3, yards) {
            var yard = Fixture.yards[0]
            yard = Backyard(
                id: ID("more-\(number)"), name: "Corner \(number)", createdAt: yard.createdAt,
                timeOffset: yard.timeOffset, food: Supply(kind: .food, filledAt: Fixture.now - .hours(20)),
                foodID: .corn, water: yard.water)
            world.backyards.append(yard)
        }
        return try Player(
            size: CellSize(width: width, height: height), world: world,
            language: try #require(Language(language)))
    }

    private func reach(_ player: Player) -> Set<Hit> {
        var found: Set<Hit> = []
        for y in 0..<player.size.height {
            for x in 0..<player.size.width {
                if let hit = player.app.hits.action(at: CellPoint(x: x, y: y)) { found.insert(hit) }
            }
        }
        return found
    }

    /// All sections have their names on the screen, or a mark that leads on to those that have no room.
    @Test(arguments: [60, 61, 65, 70, 80, 109], ["en", "en-XA"])
    func everySectionIsReached(width: Int, language: String) throws {
        let player = try player(width, 24, language: language)
        if language == "en" {
            for section in Section.allCases { #expect(player.shows(player.app.words.title(section)), "\(section)") }
        }
        for section in Section.allCases {
            player.press(.character("1"))
            for _ in 0..<Section.allCases.count where !reach(player).contains(.section(section)) {
                let mark = try #require(player.app.hits.place(of: .command(.nextScreen), row: 0, in: player.size))
                player.click(mark.x, mark.y)
            }
            let shown = try #require(player.app.hits.place(of: .section(section), row: 0, in: player.size))
            player.click(shown.x, shown.y)
            #expect(player.app.section == section)
        }
    }

    /// The sidebar never hides that there are yards: as many as fit, and how many more there are, with what is the matter.
    @Test(arguments: [(110, 22, 5), (110, 24, 65), (120, 40, 65), (200, 60, 65)])
    func theSidebarTellsOfEveryYard(width: Int, height: Int, yards: Int) throws {
        let player = try player(width, height, yards: yards)
        let bar = (0..<height).map { y in
            String(
                (0..<ShellLayout.sidebarColumns).compactMap { x -> Character? in
                    if case .glyph(let glyph) = player.frame[x, y].content { glyph } else { nil }
                })
        }
        let names = player.session.world.backyards.map(\.name)
        let shown = names.filter { name in bar.contains { $0.contains(name + " ") } }.count
        let rest = yards - shown
        #expect(
            shown > 0 && (rest == 0 || bar.contains { $0.contains("\(rest) more") && $0.contains(/out|empty/) }),
            "\(bar)")
        // The one that is open is among those that show.
        player.press(.end, .enter)
        guard case .backyard(let id) = player.app.place else { return }
        let name = try #require(player.session.world.backyard(id)?.name)
        let marked = (0..<height).contains { y in
            player.frame[0, y].content == .glyph("▎") && row(player, y).contains(name)
        }
        #expect(marked)
    }

    /// The sidebar has the yards in the grid's order: favorites first, or as the player sorts them.
    @Test func theSidebarFollowsTheGrid() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        func order() -> [String] {
            let names = player.session.world.backyards.map(\.name)
            return (0..<player.size.height).compactMap { y in
                let bar = String(row(player, y).prefix(ShellLayout.sidebarColumns))
                return names.first { bar.contains($0) }
            }
        }
        let last = try #require(player.session.world.backyards.last)
        try player.session.perform(.setBackyardFavorite(last.id, true))
        player.showAgain()
        #expect(order() == player.session.world.favoritesFirst.map(\.name))
        #expect(order().last != last.name)
        player.press(.character("o"))
        #expect(order() == YardFinder.yards(in: player.session.world, order: .name, Words()).map(\.name))
        #expect(order().first != last.name)
    }

    private func row(_ player: Player, _ y: Int) -> String {
        String(
            (0..<player.size.width).compactMap { x -> Character? in
                if case .glyph(let glyph) = player.frame[x, y].content { glyph } else { nil }
            })
    }

    /// Yards that have no room in the grid are told of below it, those that want something first.
    @Test(arguments: [(60, 20, 5), (80, 24, 5), (80, 24, 65)])
    func theGridTellsOfWhatIsOutOfSight(width: Int, height: Int, yards: Int) throws {
        let player = try player(width, height, yards: yards)
        let line = (0..<height).map { row(player, $0) }.first { $0.contains("Corner") && $0.contains("empty") }
        #expect(line?.contains("empty") == true, "\(player.text)")
        #expect(player.click("Corner 3") && player.app.place == .backyard(ID("more-3")))
    }

    /// A sheet lies over the content, beside the sidebar.
    @Test(arguments: Stop.allCases) func sheetsLieBesideTheSidebar(stop: Stop) throws {
        let player = try Player(size: CellSize(width: 110, height: 30), world: Fixture.world)
        stop.visit(player)
        guard player.app.sheet != nil else { return }
        let corner = try #require(player.find("╭"))
        #expect(corner.x >= ShellLayout.sidebarColumns, "\(player.text)")
    }

    /// A key that leads to another section does not lose the page from which it was pressed.
    @Test func backLeadsToThePageThatWasOpen() throws {
        let player = try player(80, 24)
        player.press(.enter, .character("6"))
        #expect(player.app.place == .section(.pass))
        player.press(.character("q"))
        #expect(player.app.place == .backyard(ID("a")))
        player.press(.character("b"), .tab, .escape)
        #expect(player.app.place == .section(.shop))
        player.press(.escape)
        #expect(player.app.place == .backyard(ID("a")))
        player.press(.character("q"), .character("6"), .character("q"))
        #expect(player.app.place == .section(.backyards))
        player.press(.character("q"))
        #expect(player.effects == [.quit])
    }

    /// What is in the picture can be clicked.
    @Test(arguments: [(60, 20), (80, 24), (120, 40), (200, 60)])
    func thePictureIsThere(width: Int, height: Int) throws {
        let player = try player(width, height)
        player.press(.enter)
        let found = reach(player)
        #expect(found.isSuperset(of: [.bird(ID("pip")), .bird(ID("dove")), .command(.food), .command(.water)]))
        let bird = try #require(player.app.hits.place(of: .bird(ID("pip")), in: player.size))
        player.click(bird.x, bird.y)
        #expect(player.app.place == .bird(ID("pip")))
    }

    /// What a field has no room for is said.
    @Test func aFullFieldSaysSo() throws {
        let player = try player(80, 24)
        player.press(.character("n"))
        player.type(String(repeating: "a", count: 32))
        #expect(player.app.messages.isQuiet)
        player.type("b")
        #expect(player.shows("32 characters"))
        player.press(.backspace)
        player.send(.paste("one two"))
        #expect(player.shows("32 characters"))
    }
}

extension HitMap<Hit> {
    /// The first place of the screen, or of a row of it, that does it.
    fileprivate func place(of hit: Hit, row: Int? = nil, in size: CellSize) -> CellPoint? {
        for y in 0..<size.height where row == nil || row == y {
            for x in 0..<size.width where action(at: CellPoint(x: x, y: y)) == hit { return CellPoint(x: x, y: y) }
        }
        return nil
    }
}
