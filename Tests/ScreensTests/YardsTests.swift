import Chronology
import Drawing
import JSON
@testable import Session
import TerminalUI
import Testing
import Words

@testable import Screens
@testable import Simulation

/// Yards made, furnished, renamed, removed and found, through the real app.
@Suite struct YardsTests {
    /// A yard less than a minute off the player's clock shows that one, wherever it is told, and never a minute less.
    @Test func noYardIsAMinuteLate() throws {
        let player = try Player(size: CellSize(width: 120, height: 40))
        let (session, words) = (player.session, Words())
        var world = session.world
        let late = LocalTime(session.localTime.sinceMidnight - .seconds(40))
        world.backyards[0].timeOffset = world.timeOffset(of: late)
        session.world = world
        let yard = world.backyards[0]
        #expect(session.shift(of: yard) == .seconds(-40))
        let own = words.clock(session.localTime.sinceMidnight)
        #expect(words.clock(late.sinceMidnight) != own && words.clock(of: yard, in: session) == own)
        #expect(words.hours(of: yard, in: session, separator: "·").allSatisfy { $0.contains(own) })
    }

    @Test func aYardIsMadeAsItWasFurnished() throws {
        let player = try Player()
        player.press(.character("n"))
        #expect(player.app.place == .decorate(nil) && player.shows("A new backyard"))
        player.type("Nook & Cranny")
        player.press(.down, .right, .down, .left, .enter)
        let yard = try #require(player.session.world.backyards.last)
        #expect(player.session.world.backyards.count == 6 && yard.name == "Nook & Cranny")
        #expect(player.app.place == .backyard(yard.id) && player.shows("Nook & Cranny is open"))
        let usual = Draft(number: 5).decoration
        #expect(yard.fountain != usual.fountain && yard.floor == (usual.floor + 3) % 4)
        #expect(yard.skyline == usual.skyline && yard.leadingPlants.map(\.kind) == usual.leadingPlants.map(\.kind))
        #expect(player.session.world.validate().isEmpty)
        player.press(.character("u"))
        #expect(player.session.world.backyards.count == 5 && player.app.place == .section(.backyards))
    }

    @Test func aNameIsSuggestedToThoseWhoGiveNone() throws {
        let player = try Player()
        player.press(.character("n"))
        let name = Words().suggestedName(in: player.session.world)
        #expect(player.shows(name))
        player.press(.enter)
        #expect(player.session.world.backyards.last?.name == name)
    }

    @Test func escMakesNothing() throws {
        let player = try Player()
        player.press(.character("n"))
        player.type("Nook")
        player.press(.escape)
        #expect(player.app.place == .decorate(nil) && player.shows("Not kept yet: Esc again drops it."))
        // Another letter, and Esc is asked for anew.
        player.type("s")
        player.press(.escape)
        #expect(player.app.place == .decorate(nil) && player.shows("Nooks"))
        player.press(.escape)
        #expect(player.session.world.backyards.count == 5 && player.app.place == .section(.backyards))
    }

    /// Whoever goes on in another row after the warning is warned again before the changes are lost.
    @Test func escIsAskedForAnewInAnotherRow() throws {
        let player = try Player()
        player.press(.enter, .character("e"), .right, .escape, .down, .down)
        let place = player.app.place
        player.press(.escape)
        #expect(player.app.place == place && player.shows("Not kept yet: Esc again drops it."))
        player.press(.escape)
        #expect(player.app.place != place)
    }

    /// In one piece, however little room there is beside help and the way out.
    @Test func whatAsksForEscIsReadAtOnce() throws {
        let player = try Player(size: CellSize(width: 60, height: 20))
        player.press(.enter, .character("e"), .right, .escape)
        #expect(player.frame.textRows.last?.contains("Esc again drops it.") == true, "\(player.text)")
    }

    /// The panel of a small window is read to its end also where no list of birds leads there.
    @Test func whatKeepsBirdsAwayIsReadToItsEnd() throws {
        var longest = 0
        for language in Language.offered where !language.isRightToLeft {
            let player = try Player(size: CellSize(width: 60, height: 20), language: language)
            let (words, world) = (Words(language), player.session.world)
            player.press(.enter)
            guard case .backyard(let id) = player.app.place, let yard = world.backyard(id) else {
                Issue.record("no yard")
                continue
            }
            var rows = player.frame.textRows
            for _ in 0..<8 {
                player.press(.down)
                rows += player.frame.textRows
            }
            let reasons = words.reasons(world.reasons(for: yard, allowances: player.session.allowances), limit: 2)
            for reason in reasons {
                // Languages without spaces break anywhere.
                let parts =
                    reason.contains(" ") ? reason.split(separator: " ").map(String.init) : reason.map(String.init)
                for part in parts { #expect(rows.contains { $0.contains(part) }, "\(language) \(reason)") }
            }
            longest = max(longest, reasons.count)
        }
        #expect(longest > 0)
    }

    @Test func theNinthYardOffersThePass() throws {
        let player = try Player()
        for _ in 0..<3 { player.press(.character("n"), .enter, .escape) }
        #expect(player.session.world.backyards.count == 8)
        player.press(.character("n"))
        #expect(
            player.shows("Without a pass, there’s room for 8 backyards") && player.session.world.backyards.count == 8)
        player.press(.enter)
        #expect(player.app.place == .section(.pass))
    }

    @Test func decoratingIsKeptByEnterAndLeftByEsc() throws {
        let player = try Player()
        let yard = player.session.world.backyards[0]
        player.press(.enter, .character("e"), .right, .escape, .escape)
        #expect(player.session.world.backyards[0] == yard && player.app.place == .backyard(yard.id))
        player.press(.character("e"), .right, .enter)
        #expect(player.session.world.backyards[0].fountain == .stone && player.shows("has a new look"))
        player.press(.character("u"))
        #expect(player.session.world.backyards[0].decoration == yard.decoration)
    }

    @Test func plantsTurnThroughKindsVarietiesAndNone() throws {
        var draft = Draft(number: 1)
        let part = Draft.Part.leading(1)
        let before = draft.decoration.leadingPlants[1]
        draft.vary(part)
        #expect(draft.decoration.leadingPlants[1].kind == before.kind)
        #expect(draft.decoration.leadingPlants[1].variant == (before.variant + 1) % 4)
        var seen: Set<String> = []
        for _ in 0...PlantKind.allCases.count {
            seen.insert(draft.value(of: part, Words()))
            #expect(draft.decoration.isValid)
            draft.turn(part, by: 1)
        }
        #expect(seen.count == PlantKind.allCases.count + 1 && seen.contains("none"))
        draft.turn(part, by: -1)
        draft.turn(part, by: 1)
        #expect(draft.decoration.leadingPlants[1].kind == before.kind)
    }

    /// What stands in front is a part of the yard as all else is.
    @Test func plantsInFrontCanBeChanged() throws {
        let player = try Player(size: CellSize(width: 120, height: 40))
        let before = player.session.world.backyards[0].foregroundPlants
        player.press(.enter, .character("e"), .end)
        #expect(player.shows("Plants in front"))
        player.press(.up, .up, .right, .enter)
        let after = player.session.world.backyards[0].foregroundPlants
        #expect(
            after.count == before.count && after[0].kind != before[0].kind && after.dropFirst() == before.dropFirst())
        player.press(.character("u"))
        #expect(player.session.world.backyards[0].foregroundPlants == before)
    }

    /// The list says what the picture shows: where none is, the next one moves up.
    @Test func thePlaceOfNoneIsTakenByTheNext() throws {
        let player = try Player(size: CellSize(width: 120, height: 40))
        let plants = player.session.world.backyards[0].leadingPlants
        player.press(.enter, .character("e"))
        let index = try #require(Draft.parts.firstIndex(of: .leading(0)))
        for _ in 1..<index { player.press(.down) }
        func draft() -> Draft? { (player.app.screen as? DecorateScreen)?.draft }
        func offersVariety() -> Bool {
            player.app.screen.hints(in: player.app.context).contains { $0.command == .variety }
        }
        #expect(offersVariety())
        for _ in PlantKind.allCases where draft()?[.leading(0)] != nil { player.press(.right) }
        #expect(!offersVariety(), "no plant has no varieties")
        #expect(draft()?[.leading(0)] == nil && draft()?[.leading(1)] == plants[1], "it may still be turned on")
        player.press(.down)
        #expect(draft()?[.leading(0)] == plants[1] && draft()?[.leading(2)] == nil)
    }

    /// What is not owned is left off, with the way to get it; all else is kept.
    @Test(arguments: [CellSize(width: 60, height: 20), CellSize(width: 80, height: 24)])
    func whatIsNotOwnedIsLeftOff(size: CellSize) throws {
        let player = try Player(size: size)
        player.pass(.seconds(20))
        player.press(.enter, .character("e"), .right, .down, .down, .right)
        #expect(player.says("with a pass, or from the shop"))
        player.press(.down, .right, .enter)
        let yard = player.session.world.backyards[0]
        #expect(yard.fountain == .stone && yard.feeder == nil && yard.birdhouse == nil)
        #expect(player.app.place == .backyard(yard.id))
        // In whole sentences, one after the other where they have no room beside each other.
        #expect(player.shows("Left off: Tube feeder and Cottage."), "\(player.text)")
        for _ in 0..<20 where !player.shows("The shop (b) or a pass brings it.") { player.pass(.seconds(1)) }
        #expect(player.shows("The shop (b) or a pass brings it."))
        // Of a yard that is made as well.
        player.press(.escape, .character("n"), .down, .down, .down, .right, .enter)
        #expect(player.session.world.backyards.count == 6 && player.shows("Left off: Tube feeder."))
    }

    @Test func everyPlantHasANameOfItsOwn() {
        let names = PlantKind.allCases.flatMap { kind in
            (0..<Decoration.plantVariants).map {
                Words().name(of: Plant(id: ID("p"), kind: kind, variant: $0))
            }
        }
        #expect(Set(names).count == names.count && !names.contains { $0.hasPrefix(" ") })
    }

    /// The changes of a form are one change: told whole, and taken back by one key.
    @Test func aNewNameAndLookAreTakenBackTogether() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        let before = player.session.world.backyards[0]
        player.press(.enter, .character("e"), .right, .up)
        player.type("Garden")
        player.press(.enter)
        let after = try #require(player.session.world.backyard(before.id))
        #expect(after.name.hasSuffix("Garden") && after.decoration != before.decoration)
        #expect(player.says("called") && player.says("has a new look"), "\(player.text)")
        player.press(.character("u"))
        let undone = try #require(player.session.world.backyard(before.id))
        #expect(undone.name == before.name && undone.decoration == before.decoration)
    }

    @Test func renaming() throws {
        let player = try Player()
        player.press(.enter, .character("e"), .up)
        player.press(.control("u"))
        player.type("Sparrow's Rest")
        player.press(.enter)
        #expect(player.session.world.backyards[0].name == "Sparrow's Rest")
        #expect(player.shows("It’s called Sparrow's Rest now"))
    }

    @Test(arguments: [CellSize(width: 80, height: 24), CellSize(width: 120, height: 40)])
    func decoratingWithTheMouse(size: CellSize) throws {
        let player = try Player(size: size)
        // What is told of the first bird is over.
        player.pass(.seconds(20))
        player.press(.enter, .character("e"))
        #expect(player.click("Lawn") && player.shows("Flagstones"))
        let place = try #require(player.find("‹ Flagstones ›"))
        player.click(place.x, place.y)
        #expect(player.shows("Lawn"))
        #expect(player.click("keep"))
        #expect(player.app.place == .backyard(ID("yard-1")))
    }

    @Test func removingAsksOnceAndUndoBringsBack() throws {
        let player = try Player()
        player.press(.right, .enter, .character("d"))
        #expect(player.shows("Remove Feathered Friends?") && player.session.world.backyards.count == 5)
        player.press(.escape)
        #expect(player.session.world.backyards.count == 5)
        player.press(.character("d"), .enter, .character("D"))
        #expect(player.session.world.backyards.count == 4 && player.app.place == .section(.backyards))
        #expect(player.shows("Feathered Friends is gone.  u undo"))
        player.press(.character("u"))
        #expect(player.session.world.backyards.count == 5 && player.shows("Feathered Friends"))
    }

    /// No two yards are called the same, whatever the case of it.
    @Test func aNameIsForOneYard() throws {
        let player = try Player(world: Fixture.world)
        let others = player.session.world.backyards.map(\.name)
        player.press(.enter, .character("e"), .up)
        player.type(others[1].uppercased())
        player.press(.enter)
        #expect(player.shows("Another yard has that name.") && player.session.world.backyards.map(\.name) == others)
        // Its own, written in another way, is its own.
        player.press(.control("u"))
        player.type(others[0].uppercased())
        player.press(.enter)
        #expect(player.session.world.backyards[0].name == others[0].uppercased())
    }

    /// Yards that are called the same already can be furnished all the same.
    @Test func aSharedNameIsKept() throws {
        var world = Fixture.world
        world.backyards[1].name = world.backyards[0].name
        let player = try Player(world: world)
        player.press(.enter, .character("e"), .right, .enter)
        #expect(player.app.place == .backyard(player.session.world.backyards[0].id))
        #expect(player.session.world.backyards[0].decoration != Fixture.yards[0].decoration)
    }

    /// Only what was changed is a draft: before that all ways are open.
    @Test func whatIsUnchangedIsNoDraft() throws {
        for keys in [[Key.enter, .character("e")], [.character("n"), .down]] {
            let player = try Player(world: Fixture.world)
            for key in keys { player.press(key) }
            player.press(.right, .character("5"))
            #expect(player.app.section == .backyards && player.shows("First keep this, or leave it."))
            player.press(.left, .character("5"))
            #expect(player.app.section == .shop, "\(keys)")
        }
    }

    @Test func theLastYardStays() throws {
        let player = try Player()
        for _ in 0..<6 { player.press(.home, .character("d"), .character("D"), .escape) }
        #expect(player.session.world.backyards.count == 1 && player.app.place != .section(.pass))
    }

    // MARK: Finding

    @Test(arguments: [
        CellSize(width: 30, height: 14), CellSize(width: 80, height: 24), CellSize(width: 120, height: 40),
    ])
    func fourOfAKindAreToldApart(size: CellSize) throws {
        var world = Fixture.world
        for (palette, perch) in Perch.allCases.enumerated() {
            var bird = Bird(
                id: ID("goldfinch-\(palette + 1)"), species: .goldfinch, palette: palette, favoriteFood: .corn,
                dislikedFoods: [], temperament: .calm)
            (bird.visitCount, bird.firstSeen, bird.lastSeen, bird.lastSeenIn) = (
                1, Fixture.now - .hours(1), Fixture.now, ID("c")
            )
            world.birds.append(bird)
            world.presentVisits.append(
                Visit(
                    id: ID("finch-\(palette)"), backyard: ID("c"), bird: bird.id, species: .goldfinch, perch: perch,
                    arrival: Fixture.now - .minutes(1), departure: Fixture.now + .minutes(9), food: nil, drank: false,
                    enjoyment: nil))
        }
        let player = try Player(size: size, world: world)
        if size.width < 60 {
            player.press(.left, .tab, .tab)
        } else {
            player.press(.right, .right, .enter)
        }
        #expect(player.shows("Feathered Friends"))
        // Where there is room for a row or two each, all four stand there at once.
        if size.height >= 24 {
            for name in ["Yellow", "Sandy", "Mint", "Orange"] { #expect(player.shows("\(name) goldfinch"), "\(name)") }
        }
        var seen = player.frame.textRows.joined(separator: "\n")
        for _ in 0..<12 {
            player.press(.down)
            seen += player.frame.textRows.joined(separator: "\n")
        }
        for name in ["Yellow goldfinch", "Sandy goldfinch", "Mint goldfinch", "Orange goldfinch"] {
            #expect(seen.contains(name), "\(name)")
        }
    }

    /// A picture with room for one bird only is that of the bird that its line names first, where it cannot name all; a
    /// larger one shows them all, and a line with room for all has one order.
    @Test func theBirdInThePictureIsNamedFirst() throws {
        var world = Fixture.world
        let yard = try #require(world.backyards.first { world.presentVisits(in: $0.id).count > 1 })
        world.presentVisits = try world.presentVisits.map { visit in
            var moved = try JSONValue(encoding: visit)
            moved["backyard"] = .string(yard.id.rawValue)
            return try moved.decode(Visit.self)
        }.sorted { $0.arrival < $1.arrival }
        let player = try Player(size: CellSize(width: 80, height: 24), world: world)
        let context = player.app.context
        let visits = context.world.visitors(in: yard.id)
        #expect(visits.map(\.arrival) == visits.map(\.arrival).sorted(by: >))
        let all = visits.compactMap { context.world.bird($0.bird) }
        #expect(all.count > 2)
        for visit in visits {
            let line = VisitorsLine.line(yard.id, subject: visit.id, in: context)
            func text(_ width: Int) -> String {
                PageLayout(Page([line]), width: width, symbols: context.symbols).lines.joined()
            }
            #expect(text(80).contains(context.words.visitors(all)[0]))
            let text = text(22)
            let bird = try #require(context.world.bird(visit.bird))
            let names = context.words.visitors([bird]).map { "  " + $0.prefix(6) }
            #expect(names.contains { text.hasPrefix($0) }, "\(text)")
        }
        #expect(player.app.stage.subject(in: yard.id, at: CellSize(width: 29, height: 10)) != nil)
        #expect(player.app.stage.subject(in: yard.id, at: CellSize(width: 80, height: 24)) == nil)
    }

    /// Beside a clock's distance, news that has no room gives way to who is there.
    @Test func aNarrowTileTellsWhoIsThere() throws {
        var world = World.firstWorld(seed: 7, began: Fixture.now)
        func newcomer() -> Visit? { world.presentVisits.first { $0.isNewKind(at: world.clock) } }
        while newcomer() == nil, world.clock < Fixture.now + .days(1) {
            world.advance(to: world.clock + .seconds(30), allowances: .standard) { _ in }
        }
        let visit = try #require(newcomer())
        let context = try Player(size: CellSize(width: 60, height: 20), world: world).app.context
        let wide = VisitorsLine.line(visit.backyard, distance: "+10:30", in: context)
        let narrow = VisitorsLine.line(visit.backyard, from: context.size.width - 22, distance: "+10:30", in: context)
        for line in [wide, narrow] {
            let text = PageLayout(Page([line]), width: context.size.width, symbols: context.symbols).lines.joined()
            #expect(text.replacing("+10:30", with: "").contains(/\w/), "\(text)")
        }
    }

    /// All tiles write the distance of their clocks in one way, the brief one where any of them has no room.
    @Test(arguments: [60, 80, 100, 120, 160, 200]) func clocksAreWrittenAlike(width: Int) throws {
        var (world, player) = (
            Fixture.world, try Player(size: CellSize(width: width, height: 40), world: Fixture.world)
        )
        func forms() -> (isBrief: Bool, isLong: Bool) {
            let text = player.frame.textRows.joined(separator: "\n")
            return (text.contains(/[−+]\d+:\d\d/), text.contains(/[−+]\d+h \d+m/))
        }
        // Names leave less and less room.
        for name in (4...40).map({ String(repeating: "n", count: $0) }) {
            world.backyards[0].name = name
            player = try Player(size: CellSize(width: width, height: 40), world: world)
            #expect(!(forms().isBrief && forms().isLong), "\(player.text)")
            guard forms().isLong || forms().isBrief else { return }
        }
    }

    @Test func searchSuggestsWhoIsWhere() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("/"))
        #expect(player.shows("Pip is in Bird Springs now") && player.shows("Chirp Center is low on food"))
        player.type("swal")
        #expect(player.shows("The brown swallow is in Chirp Center now") && !player.shows("Pip is in"))
        player.press(.down, .enter)
        #expect(player.app.place == .backyard(ID("b")))
        player.press(.escape)
        #expect(player.shows("Bird Springs") && !player.shows("/ swal"))
    }

    @Test func searchLeavesTheYardsThatMatch() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("/"))
        player.type("feath")
        player.press(.enter)
        #expect(player.shows("Feathered Friends") && !player.shows("Bird Springs"))
        player.press(.enter)
        #expect(player.app.place == .backyard(ID("c")))
        player.press(.escape, .escape)
        // The yard that was open stays chosen, and in sight, among all of them.
        #expect(player.shows("Feathered Friends") && !player.shows("/ feath"))
        player.press(.home)
        #expect(player.shows("Bird Springs"))
        player.press(.character("/"))
        player.type("zebra")
        #expect(player.shows("No yard, visitor or food here matches “zebra”. “:” looks everywhere."))
        player.press(.escape)
        #expect(player.shows("Bird Springs"))
    }

    @Test func aSuggestionCanBeClicked() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("/"))
        #expect(player.click("The brown swallow is in Chirp Center now") && player.app.place == .backyard(ID("b")))
    }

    @Test(
        arguments: [
            (YardFinder.Order.favorites, ["a", "b", "c"]), (.name, ["a", "b", "c"]), (.visitors, ["a", "b", "c"]),
            (.needs, ["c", "b", "a"]),
        ])
    func orders(order: YardFinder.Order, ids: [String]) {
        var world = Fixture.world
        #expect(YardFinder.yards(in: world, order: order, Words()).map(\.id.rawValue) == ids)
        _ = try? world.setFavorite(ID<Backyard>("c"), true)
        _ = try? world.setFavorite(ID<Backyard>("a"), false)
        if order == .favorites {
            #expect(YardFinder.yards(in: world, order: order, Words()).map(\.id.rawValue) == ["c", "a", "b"])
        }
    }

    @Test func sortingGoesRound() throws {
        let player = try Player(world: Fixture.world)
        let before = player.frame
        for words in ["by name", "most birds first", "most in need first"] {
            player.press(.character("o"))
            #expect(player.shows(words))
        }
        player.press(.character("o"))
        #expect(player.frame == before)
    }
}
