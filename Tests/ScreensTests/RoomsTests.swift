import Chronology
import Drawing
import TerminalUI
import TestSupport
import Testing
import Words

@testable import Screens
@testable import Session
@testable import Simulation
@testable import Simulation

/// What whoever has read nothing stumbles over: every way leads to what it promises and back again, and every word is
/// about what stands beside it.
@Suite struct RoomsTests {
    private static func player(_ width: Int = 80, _ height: Int = 24) throws -> Player {
        try Player(size: CellSize(width: width, height: height), world: Fixture.world)
    }

    // MARK: Undo

    @Test func undoDoesNotReachBehindAPurchase() throws {
        let player = try Self.player()
        player.press(.enter, .character("r"))
        let filled = try #require(player.session.world.backyards.first)
        player.press(.character("b"), .enter, .enter, .enter)
        let owned = player.session.world.pantry
        player.press(.escape)
        for _ in 0..<2 {
            player.press(.character("u"))
            #expect(player.session.world.backyards.first == filled && player.session.world.pantry == owned)
            #expect(player.saysLast("Undo stops here: you bought"))
        }
        // What is done after it can be taken back, and then it is the purchase's turn again.
        player.press(.character("s"), .character("u"))
        #expect(player.saysLast("Undone: taking"))
        player.press(.character("u"))
        #expect(player.saysLast("Undo stops here: you bought"))
    }

    @Test func undoOfADeletedPhotoSaysSo() throws {
        let player = try Player(world: Fixture.world, saves: MemoryFiles())
        player.press(.character("r"))
        let filled = player.session.world.backyards
        Stop.album.visit(player)
        player.press(.character("d"), .character("D"), .character("u"))
        #expect(player.session.world.backyards == filled)
        #expect(player.saysLast("Undo stops here: a deleted photo"))
    }

    // MARK: Ways into the shop

    @Test(arguments: Catalog.premiumFoods) func theShopOpensAtTheFoodThatIsWanted(food: Food) throws {
        let player = try Self.player()
        player.session.world.pantry = [:]
        let row = try #require(Catalog.premiumFoods.firstIndex(of: food))
        player.press(.enter, .character("f"), .home)
        for _ in 0..<row { player.press(.down) }
        player.press(.enter)
        #expect(player.shows("Bird Food Shop"))
        player.press(.enter)
        #expect(player.shows("Buy with simulated money?"))
        player.press(.enter)
        #expect(player.session.world.owned(food.id) > 0)
        player.press(.enter, .escape)
        #expect(player.app.place.isBackyard)
    }

    @Test func whatThePremiumPassBringsLeadsToIt() throws {
        let player = try Self.player()
        player.press(.character("4"), .left, .enter, .enter)
        #expect(player.says("Premium Pass") && player.shows("11.99"))
    }

    @Test func aFeederThatIsNotOwnedLeadsToTheShopAndBack() throws {
        let player = try Self.player(120, 40)
        player.press(.enter, .character("e"))
        #expect(player.click("Hanging feeder"))
        player.press(.right)
        #expect(player.says("with a pass, or from the shop"))
        #expect(player.frame.textRows.last?.contains("b shop") == true)
        player.press(.enter)
        #expect(player.app.place == .decorate(ID("a")))
        player.press(.character("b"))
        #expect(player.shows("Bird Food Shop"))
        player.press(.enter)
        #expect(player.says("Hanging Feeder"))
        player.press(.enter, .enter, .escape)
        // The draft is as it was left, and may be kept now.
        #expect(player.app.place == .decorate(ID("a")))
        player.press(.enter)
        #expect(player.session.world.backyards.first?.decoration.feeder != nil)
    }

    @Test(arguments: [Section.shop, .pass, .settings, .account])
    func theWayBackLeadsToWhereOneCameFrom(section: Section) throws {
        let player = try Self.player()
        let key = Key.character(Character(String(section.index + 1)))
        player.press(.character("2"), key, .escape)
        #expect(player.app.place == .section(.birds))
        player.press(.character("2"), .enter, key, .character("6"), .escape, .escape)
        if section != .pass { player.press(.escape) }
        #expect(!player.effects.contains(.quit))
        // However often one goes round, the way home is short.
        for _ in 0..<40 { player.press(.tab) }
        for _ in 0..<8 { player.press(.escape) }
        #expect(player.app.place == .section(.backyards))
    }

    // MARK: Sheets

    @Test func theFoodPickerShowsAllThatThereIs() throws {
        for food in Catalog.premiumFoods + Catalog.standardFoods {
            let player = try Self.player()
            player.session.world.backyards[0].foodID = food.id
            player.press(.enter, .character("f"))
            for other in Catalog.premiumFoods + Catalog.standardFoods {
                #expect(player.shows(Words().name(of: other.id)), "\(food.id)")
            }
            #expect(player.shows("in the feeder"))
        }
    }

    /// Who is known to love or dislike what is chosen, by whole names; of several who are here first.
    @Test(arguments: [(60, 20), (80, 24), (120, 40), (200, 60)])
    func theFoodPickerSaysWhoLovesAFood(width: Int, height: Int) throws {
        let words = Words()
        for food in Catalog.standardFoods.map(\.id) {
            let player = try Player(size: CellSize(width: width, height: height), world: Fixture.world)
            player.session.world.backyards[0].foodID = food
            for index in player.session.world.birds.indices {
                player.session.world.birds[index].discoveredFoods = []
            }
            player.press(.enter, .character("f"))
            #expect(player.shows("No bird you know has been seen eating it."))
            let beginning = words.summary(of: food).split(separator: " ").prefix(3).joined(separator: " ")
            #expect(player.says(beginning), "\(player.text)")
            for index in player.session.world.birds.indices {
                player.session.world.birds[index].discoveredFoods = [food]
            }
            player.showAgain()
            let known = player.session.world.birds.filter(\.hasBeenSeen)
            for taste in [Enjoyment.loved, .disliked] {
                let names = known.filter { $0.taste(of: food) == taste }.map { words.name(of: $0) }
                let row = player.frame.textRows.first { $0.contains(words.title(taste)) }
                #expect((row != nil) == !names.isEmpty)
                #expect(row.map { row in names.contains { row.contains($0) } } ?? true, "\(row ?? "")")
            }
            #expect(player.frame.textRows.filter { $0.contains("…") } == [])
        }
    }

    /// A description without room is shortened to what the premium food does, in every language.
    @Test(arguments: Language.offered) func theFoodPickerSaysWhatAFoodDoes(language: Language) throws {
        let words = Words(language)
        for size in [CellSize(width: 60, height: 20), CellSize(width: 120, height: 40)] {
            let player = try Player(size: size, world: Fixture.world, language: language)
            player.press(.enter, .character("f"))
            for food in Catalog.premiumFoods {
                let summary = words.summary(of: food.id)
                let effect = summary.dropFirst(words.firstSentence(of: summary).count).drop { $0 == " " }
                #expect(!effect.isEmpty)
                // In a wide window all rows have a text, in a small one the selected row alone.
                if size.width == 60 { player.press(.home) }
                if size.width == 60 {
                    for _ in Catalog.premiumFoods.prefix(while: { $0.id != food.id }) { player.press(.down) }
                }
                #expect(language.isRightToLeft || player.shows(String(effect)), "\(player.text)")
            }
        }
    }

    @Test func inASmallPaneTheFoodPickerCountsThem() throws {
        let player = try Player(size: CellSize(width: 30, height: 10), world: Fixture.world)
        for index in player.session.world.birds.indices { player.session.world.birds[index].discoveredFoods = [] }
        player.press(.character("f"))
        #expect(player.says("Nobody seen eating it."))
        for index in player.session.world.birds.indices {
            player.session.world.birds[index].discoveredFoods = [player.session.world.backyards[0].foodID]
        }
        player.showAgain()
        #expect(Enjoyment.allCases.contains { player.says("\(Words().title($0)) ") }, "\(player.text)")
    }

    @Test func thePaletteShowsThatThereIsMore() throws {
        let player = try Self.player()
        player.press(.character(":"))
        #expect(player.frame.textRows.contains { $0.contains("▕ │") }, "\(player.text)")
        player.type("refill all")
        #expect(!player.frame.textRows.contains { $0.contains("▕ │") })
    }

    @Test func theJournalIsSavedFromEverywhere() throws {
        for key in ["1", "2", "3", "4", "5", "6", "7", "8"] {
            let player = try Self.player()
            player.press(.character(Character(key)), .character("E"))
            #expect(player.app.sheet is ExportSheet, "\(key)")
        }
    }

    @Test func whoeverFurnishesAYardIsInIt() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.enter, .character("e"))
        #expect(player.frame.textRows.contains { $0.hasPrefix("▎ Bird Springs") })
        #expect(!player.frame.textRows.contains { $0.hasPrefix("▎ Backyards") })
    }

    // MARK: Messages

    @Test func theKeysStayWhileSomethingIsSaid() throws {
        let player = try Self.player()
        player.press(.enter, .character("w"))
        let line = try #require(player.frame.textRows.last)
        #expect(line.contains("r refill") && line.contains("? help") && line.contains("Esc back"))
        #expect(line.contains("Fresh water in Bird Springs"))
        // What is long may take the place of the keys, so that it is read in one piece or few; never that of the way out.
        player.press(.character("f"), .home, .enter)
        var parts: Set<Substring> = []
        for _ in 0..<6 {
            let line = try #require(player.frame.textRows.last)
            #expect(line.contains("Esc back"), "\(line)")
            parts.insert(line.prefix(while: { $0 != "E" }))
            player.pass(.seconds(1))
        }
        #expect(parts.count <= 2, "\(parts)")
    }

    @Test func howToUndoNamesItsKey() throws {
        let player = try Self.player()
        player.press(.enter, .character("f"), .home, .enter)
        var said = ""
        for _ in 0..<10 {
            said += player.frame.textRows.last ?? ""
            player.pass(.seconds(1))
        }
        #expect(said.contains("u undo"))
    }

    // MARK: Yards

    /// What is told below a picture is what came last, however much news there is.
    @Test func aTileTellsOfTheKindThatCameLast() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        let now = player.session.world.clock
        func visit(_ id: String, _ bird: Int, _ seconds: Int64) -> Visit {
            let bird = Fixture.birds[bird]
            var visit = Visit(
                id: ID(id), backyard: ID("a"), bird: bird.id, species: bird.species, perch: .feeder,
                arrival: now - .seconds(seconds), departure: now + .minutes(9), food: nil, drank: false, enjoyment: nil)
            visit.isFirstOfSpecies = true
            return visit
        }
        player.session.world.presentVisits = [visit("x", 0, 60), visit("y", 1, 10)]
        player.showAgain()
        #expect(player.shows("A first: a dove") && !player.shows("A first: a cardinal"))
    }

    /// A yard's hour is not the player's: wherever it stands it is said whose it is.
    @Test func aYardsHourIsNamedAsItsOwn() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        // Side by side, the clocks of all yards are written alike, and that they differ is told once.
        for yard in Fixture.yards {
            let hour = Words().clock(player.session.world.localTime(in: yard).sinceMidnight)
            #expect(player.shows(hour) && !player.shows("\(hour) here"))
        }
        let hour = Words().clock(player.session.world.localTime(in: Fixture.yards[0]).sinceMidnight)
        player.press(.enter)
        #expect(player.shows("\(hour) here"))
    }

    // MARK: Journal

    @Test func aPhotoHasAllTheRoomThereIs() throws {
        let player = try Player(world: Fixture.world, saves: MemoryFiles())
        Stop.album.visit(player)
        player.press(.enter)
        #expect(!player.shows("Life list"))
        let rows = player.frame.textRows.filter { $0.contains("░") }
        // 40×10 is shown as large as fits: 76 columns of 80, in its own shape.
        #expect(rows.count >= 17 && rows.allSatisfy { $0.count { $0 == "░" } >= 68 })
        player.press(.escape)
        #expect(player.shows("Life list"))
    }

    /// A photo of a screen is what the player looks at: no tabs, no keys, nothing that is just being said.
    @Test func aPhotoOfAScreenHasNoMessages() throws {
        for (width, height) in [(80, 24), (120, 40)] {
            let player = try Self.player(width, height)
            player.press(.character("w"), .character("4"), .character("u"))
            #expect(player.saysLast("Undone"))
            let photo = player.app.photo(
                of: player.size, pictures: player.pictures)
            let text = photo.textRows.joined(separator: "\n")
            #expect(text.contains("Cardinal") && !text.contains("Undone") && !text.contains("help"))
            #expect(photo.size == ShellLayout(player.size).content.size)
        }
    }

    /// Made small, lines of text are still to be seen.
    @Test func textStaysInASmallPhoto() {
        var grid = CellGrid(size: CellSize(width: 40, height: 12))
        let style = CellStyle(foreground: .rgb(RGB(250, 250, 250)), background: .rgb(RGB(10, 10, 10)))
        for index in grid.cells.indices { grid.cells[index] = Cell(" ", style: style) }
        for x in 4..<30 { grid[x, 4] = Cell("a", style: style) }
        let small = grid.fitted(into: CellSize(width: 20, height: 6))
        func brightness(_ y: Int) -> Int {
            guard case .rgb(let color) = small[8, y].style.foreground else { return 0 }
            return Int(color.red)
        }
        #expect(brightness(2) > brightness(4) + 20)
    }

    @Test func countsStandBesideTheirNames() throws {
        let player = try Self.player(200, 60)
        player.press(.character("4"))
        let row = try #require(player.frame.textRows.first { $0.contains("Cardinal") })
        let name = try #require(row.firstRange(of: "Cardinal"))
        #expect(row[name.upperBound...].prefix(40).contains(/\d+ visit/), "\(row)")
    }

    // MARK: What is begun

    /// By a click as by a key: what is not kept yet is not left behind.
    @Test(arguments: ["Journal", "Feathered Friends"]) func aClickLeavesNoDraft(name: String) throws {
        let player = try Self.player(120, 40)
        player.press(.enter, .character("e"), .right)
        let place = player.app.place
        #expect(player.click(name))
        #expect(player.app.place == place)
        #expect(player.app.messages.shown?.announcement.text == player.app.words.notNowDraft)
        player.press(.escape, .escape)
        #expect(player.click(name) && player.app.place != place)
    }

    /// Whoever presses Enter to begin to type is not thrown out, whatever else was changed before.
    @Test func enterOnANameThatIsAsItWasKeepsNothing() throws {
        let player = try Self.player(120, 40)
        player.press(.enter, .character("e"), .right, .up)
        while player.cursor == nil { player.press(.up) }
        let place = player.app.place
        // Moving within it changes nothing either.
        for key in [Key.enter, .left, .enter, .end, .enter] { player.press(key) }
        #expect(player.app.place == place && !player.shows("Enter keep"))
        player.press(.control("u"))
        player.type("Moss")
        player.press(.enter)
        #expect(player.app.place != place && player.session.world.backyards.contains { $0.name == "Moss" })
    }

    // MARK: Who is here

    /// Everybody who is here is named, however much there is to tell of one who was never seen before.
    @Test(arguments: [(80, 24), (100, 30), (120, 32), (120, 40), (200, 60)])
    func everybodyIsNamedBesideAFirst(width: Int, height: Int) throws {
        var world = Fixture.world
        for index in world.presentVisits.indices where world.presentVisits[index].backyard == ID("a") {
            let visit = world.presentVisits[index]
            world.presentVisits[index] = Visit(
                id: visit.id, backyard: visit.backyard, bird: visit.bird, species: visit.species, perch: visit.perch,
                arrival: Fixture.now - .seconds(Int64(30 - index)), departure: visit.departure, food: visit.food,
                drank: visit.drank, enjoyment: visit.enjoyment)
            world.presentVisits[index].isFirstOfSpecies = true
        }
        let player = try Player(size: CellSize(width: width, height: height), world: world)
        player.app.open(.backyard(ID("a")))
        player.showAgain()
        let words = player.app.words
        for visit in world.presentVisits where visit.backyard == ID("a") {
            #expect(player.says(words.name(of: visit.bird, in: world)), "\(visit.id) at \(width)×\(height)")
        }
    }

    // MARK: The way back

    /// However many pages and sections somebody came through, a few times Esc leads home.
    @Test func theWayBackIsNeverLong() throws {
        let player = try Self.player()
        let birds = player.session.world.birds.map(\.id)
        for (index, section) in Section.allCases.enumerated() {
            player.app.show(section)
            for bird in birds.dropFirst(index).prefix(index == 0 ? 4 : 20) {
                player.app.open(.bird(bird))
            }
        }
        var count = 0
        while player.app.place != .section(.backyards), count < 200 {
            player.press(.escape)
            count += 1
        }
        #expect(count <= App.mostStepsBack + 1)
    }

    // MARK: Finding

    /// Every page, sheet and setting is found by each word of its own title.
    @Test func everythingIsFoundByTheWordsOfItsTitle() throws {
        let player = try Self.player()
        let words = Words()
        let titles =
            Section.allCases.map { words.title($0) } + [
                words.keysTitle, words.widgetsTitle, words.helpTitle, words.messagesTitle,
                words.sharingTitle, words.passPoliciesTitle, words.offersTitle, words.accountManageTitle,
            ] + Setting.all.map { words.name(of: $0) }
        let context = player.app.context
        func leads(_ entry: CommandPaletteEntry, to title: String) -> Bool {
            entry.title == title || entry.aliases.contains(title)
        }
        for title in titles {
            for word in title.split(whereSeparator: { !$0.isLetter }) where word.count > 2 {
                let found = CommandPaletteEntry.found(String(word), .everything, in: context).map(\.entry)
                #expect(found.contains { leads($0, to: title) }, "\(title) by \(word)")
            }
        }
    }
}

extension Player {
    /// Whether the last line says it, now or in one of the parts that follow.
    func saysLast(_ text: String) -> Bool { app.messages.shown?.announcement.text.contains(text) == true }
}
