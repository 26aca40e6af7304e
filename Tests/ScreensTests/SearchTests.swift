import Drawing
import Simulation
import TerminalUI
import Testing
import Words

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
        #expect(player.marked.contains(marked))
        // As a suggestion, too.
        player.press(.down, .enter)
        #expect(player.app.place == .backyard(ID("a")))
    }

    /// A sentence below the search of birds leads to the bird that it is about, or to a kind.
    @Test func aBirdIsSuggested() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        let world = player.session.world
        let visit = try #require(world.presentVisits.last)
        let (bird, yard) = (try #require(world.bird(visit.bird)), try #require(world.backyard(visit.backyard)))
        player.press(.character("2"), .character("/"))
        #expect(player.shows(player.app.words.isIn(yard, bird)))
        player.press(.down, .enter)
        #expect(player.app.place == .bird(bird.id))
        let kind = try #require(world.sightings.first?.id)
        player.press(.character("2"), .character("/"))
        player.type(player.app.words.birdKinds(kinds: player.app.words.many(kind)))
        player.press(.down, .enter)
        #expect(player.app.place == .species(kind))
    }

    /// A plant is suggested with its yard; without suggestions the arrow leads back to the list.
    @Test func aPlantIsSuggested() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        let place = try #require(PlantsScreen.places(in: player.session.world).first)
        let (words, yard) = (player.app.words, try #require(place.yard))
        player.press(.character("3"), .character("/"))
        player.type(words.name(of: place.plant).lowercased())
        #expect(player.shows(words.enumeration([words.name(of: place.plant), words.birdInYard(yard: yard.name)])))
        player.press(.down, .enter)
        #expect(player.app.place == .plant(place.plant.id))
        player.press(.character("3"), .character("/"))
        player.type("zzz")
        player.press(.down)
        #expect(!player.app.screen.isEditing)
    }

    /// Equal plants of a yard are suggested once, and the list says how it is ordered.
    @Test func equalPlantsAreSuggestedOnce() throws {
        let plants = [("a", 1), ("b", 1), ("c", 2)].map { Plant(id: ID($0.0), kind: .foxglove, variant: $0.1) }
        let places = Fixture.world.backyards.prefix(2).flatMap { yard in
            plants.map { PlantsScreen.Place(plant: $0, yard: yard) }
        }
        #expect(PlantsScreen.differing(places).map(\.plant.id.rawValue) == ["a", "c", "a", "c"])
        let player = try Player(size: CellSize(width: 120, height: 40))
        player.press(.character("3"))
        #expect(player.shows("by yard"))
    }

    @Test func anAccentSortsAsItsLetter() throws {
        var world = Fixture.world
        _ = try world.rename(ID<Backyard>("a"), to: "Étoile")
        #expect(YardFinder.yards(in: world, order: .name, Words()).map(\.id.rawValue) == ["b", "a", "c"])
    }

    /// Of several plants of a kind each has its name, in the list, in the palette and on its page.
    @Test func plantsAreToldApart() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        let entries = CommandPaletteEntry.all(in: player.app.context).filter { entry in
            entry.steps.contains { if case .open(.plant) = $0 { true } else { false } }
        }
        #expect(Set(entries.map { $0.title + $0.detail }).count == entries.count)
        player.press(.character("3"), .enter)
        let plant = try #require(PlantsScreen.places(in: player.session.world).first?.plant)
        #expect(player.shows(player.app.words.name(of: plant)))
    }

    /// The palette calls what is sold what the shop calls it, in the language that is read.
    @Test func goodsHaveTheShopsNamesInThePalette() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        player.session.language = "ja"
        let names = try player.session.store.products().map(\.displayName)
        let entries = CommandPaletteEntry.all(in: player.app.context).map(\.title)
        #expect(names.contains { !$0.utf8.allSatisfy { $0 < 0x80 } })
        #expect(names.allSatisfy(entries.contains), "\(names.filter { !entries.contains($0) })")
    }

    /// What players call it, and what then stands first in the palette.
    @Test(arguments: [
        ("export", "Save the journal to a file"), ("export journal", "Save the journal to a file"),
        ("notifications", "Notify"), ("redaction", "Widgets show"), ("privacy", "Widgets show"),
        ("data folder", "Data folder"), ("settings file", "Settings file"), ("sound", "Bell"), ("nectar", "Nectar"),
        ("theme", "Theme"), ("dark", "Theme"), ("glyphs", ""), ("reduced-motion", ""), ("keys", "Keys"),
    ])
    func thePaletteKnowsOtherNames(query: String, title: String) throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        let found = CommandPaletteEntry.found(query, .everything, in: player.app.context)
        #expect(found.first?.entry.title.hasPrefix(title) == true, "\(found.map(\.entry.title).prefix(3))")
    }

    /// What is named but cannot be done now stands first and does nothing; nothing else is done in its place.
    @Test func whatCannotBeDoneIsNotAnotherThing() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        player.press(.character(":"))
        player.type("undo")
        #expect(player.says("There’s nothing to undo.") && !player.shows("Enter do it"))
        player.press(.enter, .enter, .escape)
        #expect(player.effects.isEmpty && player.requests.allSatisfy { if case .undo = $0 { true } else { false } })
    }

    /// A key that has no use where the player is stands among what cannot be done now, and only there.
    @Test func thePaletteTellsWhatHasNoUseHere() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        func idle() throws -> Set<String> {
            player.press(.character(":"))
            defer { player.press(.escape) }
            let sheet = try #require(player.app.sheet as? CommandPaletteSheet)
            let found = CommandPaletteEntry.found("", .everything, from: sheet.origin, in: player.app.context)
            return Set(found.map(\.entry).filter(\.isIdle).map(\.title))
        }
        let words = player.app.words
        let ofYards = [Command.refill, .water, .star, .edit].map(words.title)
        #expect(try idle().isDisjoint(with: ofYards))
        player.press(.character("8"))
        #expect(player.app.section == .settings)
        #expect(try idle().isSuperset(of: ofYards + [words.title(.replay), words.title(.markAll)]))
        #expect(try idle().isDisjoint(with: [words.title(.refillAll), words.title(.help)]))
    }

    /// A key that means something of the screen's own is offered as what it does there, and only there with its key.
    @Test func thePaletteSaysWhatAKeyDoesHere() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        func found(_ query: String) throws -> [CommandPaletteEntry] {
            player.press(.character(":"))
            defer { player.press(.escape) }
            let sheet = try #require(player.app.sheet as? CommandPaletteSheet)
            return CommandPaletteEntry.found(query, .everything, from: sheet.origin, in: player.app.context)
                .map(\.entry)
        }
        let words = player.app.words
        #expect(try found("send").allSatisfy { $0.title != "Send off" })
        #expect(try found("save").first { $0.title == words.title(.export) }?.detail == "E")
        player.app.open(.bird(ID("swallow-2")))
        player.showAgain()
        #expect(try found("send").first.map { [$0.title, $0.detail] } == ["Send off", "E"])
        #expect(try found("save").first { $0.title == words.title(.export) }?.detail == "")
        player.press(.character(":"))
        player.type("send")
        let row = try #require(player.find("Send off"))
        #expect(player.frame.textRows[row.y].contains { $0 == "E" }, "\(player.frame.textRows[row.y])")
        player.press(.enter)
        #expect(player.app.sheet is GuestSheet)
    }

    /// The Transaction Manager is found once, by the setting while it is hidden.
    @Test func aHiddenManagerIsFoundAsItsSetting() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        func found() -> [Step] {
            CommandPaletteEntry.all(in: player.app.context).flatMap(\.steps).filter { $0 == .open(.transactionManager) }
        }
        #expect(found().isEmpty)
        let shown = try #require(
            CommandPaletteEntry.found("transaction manager", .everything, in: player.app.context).first)
        var settings = player.session.settings
        settings.transactionManager = true
        try player.session.perform(.changeSettings(settings))
        #expect(found().count == 1)
        #expect(shown.entry.isPlace && !shown.entry.isIdle)
    }

    /// A few letters of something else neither end nor interrupt the game.
    @Test func nobodyQuitsByAccident() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        let context = player.app.context
        let leaving = CommandPaletteEntry.all(in: context).filter(\.isLeaving)
        #expect(leaving.count == 2)
        for entry in leaving {
            let letters = Array(entry.title.lowercased().filter(\.isLetter))
            for (first, second) in zip(letters, letters.dropFirst(2)) {
                let found = CommandPaletteEntry.found("\(first)\(second)", .everything, in: context)
                #expect(found.first { $0.entry == entry }.map(\.match.isByWords) != false)
            }
            let word = entry.title.split(separator: " ")[0]
            #expect(CommandPaletteEntry.found(String(word), .everything, in: context).first?.entry == entry)
        }
    }

    /// What is found keeps the size that it has among all.
    @Test(arguments: ["2", "3"] as [Character]) func tilesKeepTheirWidth(section: Character) throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        player.press(.character(section))
        let before = try #require(player.hits(.item(0)).last)
        player.press(.character("/"))
        player.type(section == "2" ? "pip" : "kentia")
        #expect(player.hits(.item(0)).last?.x == before.x && player.hits(.item(1)).isEmpty)
    }

    /// The list of keys is searched where it stands.
    @Test func keysAreFoundOnTheirScreen() throws {
        let player = try Player(size: Self.size, world: Fixture.world)
        player.app.open(.keys)
        player.press(.character("/"))
        player.type("refill")
        #expect(player.shows("refill food and water") && !player.shows("fresh water"))
        #expect(player.marked.allSatisfy { $0.lowercased() == "refill" })
        // Headings are not searched.
        player.press(.control("u"))
        player.type("backyard")
        let heading = try #require(player.find("In a backyard"))
        #expect((0..<20).allSatisfy { !player.frame[heading.x + $0, heading.y].style.attributes.contains(.underline) })
        player.press(.control("u"))
        player.type("refill")
        player.press(.enter, .enter)
        #expect(player.app.sheet is KeySheet)
        player.press(.escape, .escape)
        #expect(player.shows("fresh water") && player.app.place == .keys)
        player.press(.character("/"))
        player.type("zebra")
        #expect(player.shows("No key does that."))
        player.press(.escape, .escape)
        #expect(player.app.place != .keys)
    }
}
