import Chronology
import Drawing
import Session
import TerminalUI
import Testing

@testable import Screens
@testable import Simulation

/// What the pointer names, and what a double click must not do.
@Suite struct MouseTests {
    private func point(_ player: Player, _ x: Int, _ y: Int) {
        player.send(.mouse(MouseEvent(.move, at: CellPoint(x: x, y: y))))
    }

    /// Rests the pointer on each thing of the frame that has a name, until the last line says that.
    private func finds(_ text: String, _ player: Player) -> Bool {
        var tried: Set<Pointed> = []
        for y in 0..<player.size.height {
            for x in 0..<player.size.width {
                guard let thing = player.app.names.action(at: CellPoint(x: x, y: y)), tried.insert(thing).inserted
                else { continue }
                point(player, x, y)
                if player.frame.textRows.last?.contains(text) == true { return true }
            }
        }
        return false
    }

    @Test func restingOnABirdOrAThingNamesIt() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.enter, .right)
        let yard = try #require(player.app.place.backyard)
        let visit = try #require(player.session.world.presentVisits(in: yard).first)
        let bird = try #require(player.session.world.bird(visit.bird))
        #expect(finds("\(player.app.words.firstIndividual(bird)): ", player), "\(player.text)")
        #expect(finds("\(player.app.words.yardWater), ", player))
        // Off it, or where the player does not want it, the keys are back.
        point(player, 1, player.size.height - 1)
        #expect(player.frame.textRows.last?.contains("refill") == true)
        player.session.overrides.add("off", for: "hover", by: .config(line: 1))
        #expect(!finds("\(player.app.words.yardWater), ", player))
    }

    /// All that stands and lies in a yard: it has a name, and what has a page leads there.
    @Test func thingsInTheYardAreNamedAndLeadToTheirPages() throws {
        var world = Fixture.world
        _ = try world.decorate(ID("a"), with: Draft(number: 1).decoration, allowances: .standard)
        let yard = world.backyards[0]
        let visit = try #require(world.birds.first)
        world.gifts.append(
            Gift(
                id: ID("gift-x"), kind: .button, bird: visit.id, species: visit.species, backyard: yard.id,
                date: world.clock))
        func open() throws -> Player {
            let player = try Player(size: CellSize(width: 200, height: 60), world: world)
            player.app.quiet()
            player.app.open(.backyard(yard.id))
            player.showAgain()
            return player
        }
        let player = try open()
        let words = player.app.words
        for plant in yard.leadingPlants.suffix(1) + yard.trailingPlants.suffix(1) {
            #expect(finds(words.name(of: plant), player), "\(plant)")
            let other = try open()
            let place = try #require(other.hits(.page(.plant(plant.id))).first, "\(plant) \(other.app.place)")
            other.click(place.x, place.y)
            #expect(other.app.place == .plant(plant.id))
        }
        #expect(finds(words.name(of: .button), player))
        let place = try #require(player.hits(.page(.journal(.gifts))).first)
        player.click(place.x, place.y)
        #expect(player.app.place == .section(.journal) && player.shows(words.name(of: .button)))
    }

    /// Whoever points at something wants to know now; what is said to a key, or has only just come, is read first.
    @Test(arguments: [(Announcement.Kind.news, 2, true), (.news, 0, false), (.answer, 2, false)])
    func aNameComesBeforeNewsThatWasSeen(kind: Announcement.Kind, after seconds: Int, isNamed: Bool) throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.enter, .right)
        player.app.quiet()
        let said = Announcement("Something happened", as: kind, seconds: 30)
        player.app.tell(said)
        player.hand(.tick)
        player.clock.advance(by: .seconds(Int64(seconds)))
        #expect(finds("\(player.app.words.yardWater), ", player) == isNamed)
        // News that comes while the pointer rests is told.
        let news = Announcement("Something else happened", as: .news, seconds: 30)
        player.app.quiet()
        player.clock.advance(by: .seconds(5))
        player.app.tell(news)
        player.showAgain()
        #expect(player.shows(news.text))
    }

    @Test(arguments: [
        CellSize(width: 120, height: 40), CellSize(width: 30, height: 10), CellSize(width: 120, height: 12),
    ])
    func tilesPanesAndStripsNameTheirBirds(size: CellSize) throws {
        let player = try Player(size: size, world: Fixture.world)
        let yard = try #require(
            player.session.world.backyards.first { !player.session.world.presentVisits(in: $0.id).isEmpty })
        if player.app.pane != nil { player.app.open(.backyard(yard.id)) }
        player.showAgain()
        // In a small pane the yard’s name stands above it already, and the birds’ have the room to themselves.
        let birds = player.session.world.visitors(in: yard.id).compactMap { player.session.world.bird($0.bird) }
        let text = size.width < 60 ? player.app.words.visitors(birds)[0] : "\(yard.name): "
        #expect(finds(text, player), "\(player.app.pointing) \(player.text)")
    }

    /// The second press of a double click falls on a screen that nobody has seen yet.
    @Test func aDoubleClickIsOneClick() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        let place = try #require(player.find("Chirp Center"))
        player.click(place.x, place.y)
        #expect(player.app.place.backyard != nil)
        let yard = player.app.place
        // Whatever lies there now: the fountain, which would be filled.
        let fountain = try #require(
            (0..<player.size.height).lazy.flatMap { y in (26..<player.size.width).lazy.map { CellPoint(x: $0, y: y) } }
                .first { player.app.hits.action(at: $0) == .command(.water) })
        let other = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        other.click(fountain.x, fountain.y)
        #expect(other.app.place.backyard != nil)
        let before = (other.app.place, other.session.world)
        other.click(fountain.x, fountain.y)
        #expect(other.app.place == before.0 && other.session.world == before.1 && other.app.sheet == nil)
        // A click after a while is one of its own.
        player.pass(.seconds(1))
        #expect(player.click("Esc back") && player.app.place != yard)
    }

    @Test func theBellRingsForWhoWantsIt() throws {
        for isOn in [false, true] {
            let player = try Player(after: .seconds(1))
            player.session.overrides.add(isOn ? "on" : "off", for: "bell", by: .config(line: 1))
            // Somebody comes within ten seconds.
            player.pass(.seconds(20))
            let rings = player.effects.contains { effect in
                if case .notify(_, by: .bell) = effect { true } else { false }
            }
            #expect(rings == isOn)
        }
    }

    /// The signs beside a value turn it, each its own way, whichever row was chosen before.
    @Test func signsTurnBothWays() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("8"))
        let theme = player.session.settings.theme
        func sign(_ glyph: Character) throws -> CellPoint {
            let y = try #require(player.find("Theme")).y
            let row = Array(player.frame.textRows[y])
            return CellPoint(x: try #require(row.lastIndex(of: glyph)), y: y)
        }
        let right = try sign("›")
        player.click(right.x, right.y)
        player.click(right.x, right.y)
        let turned = player.session.settings.theme
        #expect(turned != theme)
        player.press(.down, .down)
        for _ in 1...2 {
            let left = try sign("‹")
            player.click(left.x, left.y)
        }
        #expect(player.session.settings.theme == theme)
    }

    /// Whatever a key has done is taken back and done again with clicks alone: where it is told, or else among all keys.
    @Test(arguments: [
        CellSize(width: 60, height: 20), CellSize(width: 80, height: 24), CellSize(width: 120, height: 40),
    ])
    func whatIsDoneIsTakenBackByAClick(size: CellSize) throws {
        let deeds: [[Key]] = [
            [.character("w")], [.character("r")], [.character("s")], [.character("R")],
            [.character("f"), .home, .enter], [.character("d"), .character("D")],
        ]
        for keys in deeds {
            let player = try Player(size: size, world: Fixture.world)
            player.press(.enter)
            let before = player.session.world.backyards
            for key in keys { player.press(key) }
            #expect(player.session.world.backyards != before, "\(keys)")
            player.pass(.seconds(1))
            if !player.click("u undo") { try clickAmongKeys(.undo, player) }
            #expect(player.session.world.backyards == before, "\(keys) \(player.text)")
            player.pass(.seconds(1))
            if !player.click("U redo") { try clickAmongKeys(.redo, player) }
            #expect(player.session.world.backyards != before, "\(keys) \(player.text)")
        }
    }

    /// All that keys do has a place to click at: among all keys, and from there it is done.
    @Test(arguments: [
        CellSize(width: 60, height: 20), CellSize(width: 80, height: 24), CellSize(width: 120, height: 40),
    ])
    func helpOffersEveryKeyToTheMouse(size: CellSize) throws {
        let player = try Player(size: size, world: Fixture.world)
        var offered: Set<Command> = []
        let bindings = player.app.keys.bindings
        #expect(player.click("? help"))
        var frame: CellGrid?
        while frame != player.frame {
            frame = player.frame
            for y in 0..<size.height {
                for x in 0..<size.width {
                    guard case .item(let index)? = player.app.hits.action(at: CellPoint(x: x, y: y)) else { continue }
                    offered.insert(bindings[index].action)
                }
            }
            player.send(.mouse(MouseEvent(.wheelDown, at: CellPoint(x: size.width / 2, y: size.height / 2))))
        }
        #expect(offered == Set(bindings.filter { !$0.keys.isEmpty }.map(\.action)))
        for (command, shown) in [(Command.messages, "Messages"), (.palette, "What would you like to do?")] {
            player.press(.escape)
            player.pass(.seconds(1))
            try clickAmongKeys(command, player)
            #expect(player.shows(shown), "\(player.text)")
        }
    }

    /// Opens help and clicks on a key there.
    private func clickAmongKeys(_ command: Command, _ player: Player) throws {
        #expect(player.click("? help"), "\(player.text)")
        let index = try #require(player.app.keys.bindings.firstIndex { $0.action == command })
        let middle = CellPoint(x: player.size.width / 2, y: player.size.height / 2)
        for _ in 0..<80 where player.hits(.item(index)).isEmpty {
            player.send(.mouse(MouseEvent(.wheelDown, at: middle)))
        }
        let place = try #require(player.hits(.item(index)).first, "\(player.text)")
        player.pass(.seconds(1))
        player.click(place.x, place.y)
    }

    /// A click on a way to elsewhere goes there, and does not only put away what is read.
    @Test func aSheetLetsWaysThrough() throws {
        for size in [
            CellSize(width: 120, height: 40), CellSize(width: 110, height: 30), CellSize(width: 80, height: 30),
        ] {
            let player = try Player(size: size, world: Fixture.world)
            player.press(.character("m"))
            #expect(player.app.sheet != nil)
            player.click(player.hits(.section(.shop))[0].x, player.hits(.section(.shop))[0].y)
            #expect(player.app.sheet == nil && player.app.section == .shop)
            // What else lies beside it is out of reach.
            player.press(.character("1"), .character("?"))
            let before = player.session.world
            player.click(player.size.width - 1, player.size.height - 6)
            #expect(player.app.sheet == nil && player.app.pages.isEmpty)
            #expect(player.session.world.backyards == before.backyards)
            // Nothing is done by the way: a question is put away unanswered.
            player.press(.enter, .character("d"))
            player.pass(.seconds(1))
            player.click(player.hits(.section(.birds))[0].x, player.hits(.section(.birds))[0].y)
            #expect(player.app.sheet == nil && player.session.world.backyards.count == before.backyards.count)
            #expect(player.app.section == .birds)
        }
    }

    /// A second click at the same place meets the same line, however far down it stands.
    @Test(arguments: [CellSize(width: 80, height: 24), CellSize(width: 120, height: 40)])
    func aClickedLineStaysUnderThePointer(size: CellSize) throws {
        let player = try Player(size: size, world: Fixture.world)
        player.press(.character("8"))
        // Where names of settings stand.
        let left = try #require(player.find("Ambience")).x
        for _ in 0..<3 {
            for y in stride(from: size.height - 3, to: 4, by: -1) {
                guard case .item(let index)? = player.app.hits.action(at: CellPoint(x: left, y: y)), index > 0,
                    index < 9
                else { continue }
                player.pass(.seconds(1))
                point(player, left, y)
                let row = player.frame.textRows[y].dropFirst(left).prefix(20)
                player.click(left, y)
                #expect(player.frame.textRows[y].dropFirst(left).prefix(20) == row, "\(y)\n\(player.text)")
                #expect(player.app.hits.action(at: CellPoint(x: left, y: y)) == .item(index))
            }
            player.press(.down, .down, .down)
        }
    }

    @Test func whoeverTurnsTheMouseOffIsToldTheWayBack() throws {
        let player = try Player(size: CellSize(width: 80, height: 24), world: Fixture.world)
        player.press(.character("8"))
        while player.find("Mouse") == nil { player.press(.down) }
        player.pass(.seconds(1))
        #expect(player.click("Mouse"))
        #expect(!player.session.settings.mouse && player.shows("Enter on this line turns it on again."))
        player.press(.enter)
        #expect(player.session.settings.mouse)
    }

    /// While some are marked, a click on another marks it, too, wherever on it.
    @Test func clicksGoOnMarking() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("t"))
        let other = try #require(player.hits(.item(2)).dropFirst(300).first)
        player.click(other.x, other.y)
        #expect(player.app.pages.isEmpty && player.app.screen.markedCount == 2)
        player.pass(.seconds(1))
        player.click(other.x, other.y)
        #expect(player.app.pages.isEmpty && player.app.screen.markedCount == 1)
    }

    @Test func howManyIsClicked() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("5"), .enter)
        let count = try #require(player.find("‹ 1 ›"))
        player.click(count.x + 4, count.y)
        player.click(count.x + 4, count.y)
        player.click(count.x, count.y)
        #expect(player.shows("‹ 2 ›"))
    }
}
