import Chronology
import Drawing
import Session
import TerminalUI
import Testing
import Words

@testable import Screens
@testable import Simulation

/// What is said once, celebrated, and found by a few letters.
@Suite struct MomentTests {
    // MARK: Tips

    @Test func eachTipIsGivenOnceAndNeverAgain() throws {
        let player = try Player(after: .seconds(12))
        // What to hope for comes first.
        for text in [
            "Food brings birds: meet all 11 kinds.",
            "Enter opens a yard, and there a bird.",
        ] {
            let isSaid = (0..<900).contains { _ in
                if player.shows(text) { return true }
                player.pass(.seconds(1))
                return false
            }
            #expect(isSaid, "\(text)")
            player.pass(.seconds(10))
            // The keys can be read for a while before the next one.
            for _ in 0..<5 {
                let seen = player.session.settings.hintsSeen
                player.pass(.seconds(9))
                #expect(player.session.settings.hintsSeen == seen)
            }
        }
        // The tiles' clocks differ.
        #expect(
            (0..<200).contains { _ in
                player.pass(.seconds(1))
                return player.session.settings.hintsSeen.contains("hours")
            })
        player.press(.character("w"))
        #expect(player.shows("Fresh water"))
        // Once nothing else is being said.
        let said = (0..<900).contains { _ in
            player.pass(.seconds(1))
            return player.shows("u undoes the last thing you did.")
        }
        #expect(said)
        player.pass(.seconds(10))
        player.press(.character("w"))
        player.pass(.seconds(70))
        #expect(!player.shows("u undoes the last thing you did."))
        let seen = player.session.settings.hintsSeen
        #expect(Set(seen).count == seen.count && Array(seen.prefix(3)) == ["goal", "visitor", "hours"])
    }

    /// Whoever has undone something needs no tip about it.
    @Test func undoIsNotExplainedToWhoHasUsedIt() throws {
        let player = try Player(after: .seconds(12))
        player.press(.character("w"), .character("u"), .character("w"))
        for _ in 0..<300 { player.pass(.seconds(1)) }
        #expect(!player.session.settings.hintsSeen.contains("undo"))
    }

    @Test func aYardsPageExplainsItsHourOnce() throws {
        let player = try Player(after: .seconds(12))
        player.press(.enter)
        for _ in 0..<40 { player.pass(.seconds(10)) }
        #expect(player.session.settings.hintsSeen.contains("hours"))
    }

    @Test func theRefillTipComesWhenFoodGetsLow() throws {
        let player = try Player(world: Fixture.world)
        // Food of the first yard is low in 6 h 25 min.
        player.pass(.hours(6) + .minutes(24))
        player.pass(.seconds(30))
        for _ in 0..<40 where !player.session.settings.hintsSeen.contains("refill") { player.pass(.seconds(20)) }
        #expect(player.session.settings.hintsSeen.contains("refill"))
    }

    /// What has no room at once, or is replaced before anybody can have read it, may be read again: once that is told.
    @Test(arguments: [false, true]) func whatPassesByCanBeReadAgain(inParts: Bool) throws {
        let player = try Player(size: CellSize(width: 60, height: 20), world: Fixture.world)
        func tell(_ text: String) {
            player.app.tell(Announcement(text))
            player.pass(.milliseconds(100))
        }
        func isTold() -> Bool {
            (0..<40).contains { _ in
                player.pass(.seconds(1))
                return player.shows("m shows all messages again.")
            }
        }
        tell("A word.")
        #expect(!isTold())
        tell(inParts ? "A first sentence that is long enough. A second sentence that is long enough." : "One word.")
        if !inParts { tell("Another.") }
        #expect(isTold())
        player.pass(.seconds(20))
        tell("A third sentence that is long enough. A fourth sentence that is long enough.")
        #expect(!isTold())
    }

    @Test func tipsKnowThePlayersOwnKeys() throws {
        let player = try Player(world: Fixture.world)
        player.app.ownKeys.remap(.undo, to: [.control("u")])
        #expect(player.app.announcement(of: .undo).text.hasPrefix("Ctrl-U undoes"))
    }

    /// Words say what the picture shows: who is still on the wing neither drinks nor eats.
    @Test func whatABirdDoesIsToldOnceItHasLanded() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), after: .milliseconds(100))
        player.press(.enter)
        var told: Set<Bool> = []
        for _ in 0..<100 {
            player.pass(.milliseconds(200))
            guard case .backyard(let id) = player.app.place,
                let visit = player.session.world.presentVisits(in: id).first
            else { continue }
            let isFlying = player.app.stage.isFlyingIn(visit)
            #expect(player.shows("flying in") == isFlying)
            told.insert(isFlying)
        }
        #expect(told == [true, false])
    }

    // MARK: First sightings

    @Test(arguments: [
        CellSize(width: 60, height: 20), CellSize(width: 80, height: 24), CellSize(width: 120, height: 40),
        CellSize(width: 200, height: 60),
    ])
    func aFirstSightingIsCelebratedQuietly(size: CellSize) throws {
        let player = try Player(size: size, after: .seconds(10))
        let species = try #require(player.session.world.sightings.first).id
        let (first, about) = ("A first: \(Words().one(species))", Words().about(species).prefix(10))
        // Where there is little room the way there says where.
        let news = size.width > 60 ? "\(first) in Bird Springs" : "A first: \(Words().inText(species))"
        #expect(player.shows(news) && player.shows("? help") && player.shows("g go there"))
        // Keys work as ever, and elsewhere it is told of as well.
        player.press(.character("5"))
        #expect(player.app.place == .section(.shop) && player.shows(news))
        player.press(.character("1"))
        player.pass(.seconds(13))
        #expect(!player.shows(news))
        // Its name stands below the picture and on the yard's page, beside it, as long as it is there.
        #expect(player.shows(first))
        player.press(.enter)
        // What it is follows where there is room for it.
        #expect(player.shows(first) && (size.width < 200 || player.shows(String(about))), "\(player.text)")
        while !player.session.world.presentVisits(in: ID("yard-1")).isEmpty { player.pass(.minutes(1)) }
        #expect(!player.shows(first))
    }

    @Test func aFirstSightingLeadsToTheYardOrGoesAway() throws {
        let player = try Player(after: .seconds(10))
        let told = try #require(player.find("in Bird Springs"))
        player.press(.character("x"))
        #expect(!player.shows("in Bird Springs"))
        let other = try Player(after: .seconds(10))
        other.click(told.x, told.y)
        #expect(other.app.place == .backyard(ID("yard-1")))
    }

    // MARK: The palette

    @Test func thePaletteFindsActionsYardsAndBirds() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character(":"))
        #expect(player.shows("What would you like to do?") && player.shows("Refill food and water"))
        player.type("chce")
        player.press(.enter)
        #expect(player.app.place == .backyard(ID("b")))
        player.press(.character(":"))
        player.type("pip")
        player.press(.enter)
        #expect(player.app.place == .bird(ID("pip")))
        player.press(.character(":"))
        player.type("settings")
        player.press(.enter)
        #expect(player.app.place == .section(.settings))
        player.press(.character(":"))
        player.type("refill feath")
        player.press(.enter)
        #expect(player.session.world.backyard(ID("c"))?.food.filledAt == player.session.world.clock)
        player.press(.character(":"))
        player.type("quit")
        player.press(.enter)
        #expect(player.effects == [.quit])
    }

    @Test func everyActionOfTheKeyMapIsInThePalette() throws {
        let player = try Player(world: Fixture.world)
        let context = player.app.context
        let actions = CommandPaletteEntry.all(in: context).flatMap(\.steps).compactMap { step -> Command? in
            switch step {
            case .run(let command), .ignored(let command): command
            case .show(let section): section.command
            default: nil
            }
        }
        let moving: Set<Command> = [
            .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .open, .back, .leave, .palette, .nextScreen,
            .previousScreen, .confirm,
        ]
        #expect(Set(actions) == Set(player.app.keys.bindings.map(\.action)).subtracting(moving))
    }

    /// An English name finds its own bird or kind in every language, though each sorts them by its own names.
    @Test(arguments: ["sv", "ru", "ja"]) func anEnglishNameFindsItsOwn(code: String) throws {
        let language = try #require(Language(code))
        let player = try Player(world: Fixture.world, language: language)
        let world = player.session.world
        func finds(_ name: String, _ place: Place) -> Bool {
            CommandPaletteEntry.found(name, .everything, in: player.app.context)
                .contains { $0.entry.steps == [.open(place)] }
        }
        for bird in world.birds where bird.hasBeenSeen && bird.name == nil {
            #expect(finds(Words().amongAll(bird), .bird(bird.id)), "\(bird.id)")
        }
        for kind in world.sightings.map(\.id) { #expect(finds(Words().name(of: kind), .species(kind)), "\(kind)") }
    }

    /// An entry does what its title says also where its key does something else.
    @Test(arguments: ["New backyard", "Save the journal"])
    func anEntryDoesWhatItSays(title: String) throws {
        for way in [
            [Key.character("4"), .character("4"), .character("4"), .character("4"), .character("4")],
            [.enter, .down, .enter], [.character("5")],
        ] {
            let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
            for key in way { player.press(key) }
            player.press(.character(":"))
            player.type(title)
            player.press(.enter)
            #expect(
                title == "New backyard" ? player.app.place == .decorate(nil) : player.app.sheet is ExportSheet,
                "\(way) \(player.text)")
        }
        // And so does the row of the sidebar.
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.enter, .down, .enter)
        #expect(player.app.place == .bird(ID("pip")) && player.click("New backyard"))
        #expect(player.app.place == .decorate(nil))
    }

    /// What can do nothing stands behind all that is found as well and can, and says so.
    @Test func whatCannotBeDoneNowIsLastInThePalette() throws {
        let player = try Player(world: Fixture.world)
        for query in ["", "re", "redo", "u"] {
            let found = CommandPaletteEntry.found(query, .everything, in: player.app.context)
            for isByWords in [true, false] {
                let idle = found.filter { $0.match.isByWords == isByWords }.map(\.entry.isIdle)
                #expect(idle == idle.filter { !$0 } + idle.filter { $0 }, "\(query)")
            }
            let idle = found.map(\.entry).filter(\.isIdle)
            #expect(!idle.isEmpty && idle.allSatisfy { $0.detail.contains("nothing to") })
        }
        player.press(.character("R"))
        let found = CommandPaletteEntry.found("undo", .everything, in: player.app.context)
        #expect(found.first?.entry.title == "Undo" && found.first?.entry.isIdle == false)
    }

    /// Where several yards match as well, the one before the player comes first.
    @Test func theYardAtHandIsFirstInThePalette() throws {
        for (keys, name) in [([Key.enter, .right], "Chirp Center"), ([.enter], "Bird Springs"), ([], "Bird Springs")] {
            let player = try Player(world: Fixture.world)
            for key in keys { player.press(key) }
            player.press(.character(":"))
            for word in ["decorate", "refill", "food"] {
                let sheet = try #require(player.app.sheet as? CommandPaletteSheet)
                let found = CommandPaletteEntry.found(word, .everything, from: sheet.origin, in: player.app.context)
                    .map(\.entry)
                let own = try #require(found.firstIndex { $0.title.contains(name) && $0.isAtHand })
                #expect(!found[..<own].contains { !$0.isAtHand }, "\(name) \(word): \(found.map(\.title))")
            }
        }
    }

    @Test func thePaletteCanBeLeftAndClicked() throws {
        let player = try Player(world: Fixture.world)
        let before = player.frame
        player.press(.character(":"))
        player.type("zzzz")
        #expect(player.shows("Nothing matches"))
        player.press(.enter, .escape)
        #expect(player.frame == before)
        player.press(.character(":"))
        player.type("help")
        #expect(player.click("Help") && player.shows("How it works"))
    }

    @Test(
        arguments: [
            ("cp", "Calm Palms", true), ("calm", "Calm Palms", true), ("pc", "Calm Palms", false), ("", "x", true),
            ("xq", "Calm Palms", false), ("CALM PALMS", "Calm Palms", true), ("palms calm", "Calm Palms", true),
            ("cafe", "Ça: Café", true), ("calmpalmsx", "Calm Palms", false),
        ])
    func fuzzy(query: String, text: String, isFound: Bool) {
        #expect((FuzzyMatch(query, in: text) != nil) == isFound)
    }

    @Test func beginningsOfWordsComeFirst() {
        func entry(_ title: String) -> CommandPaletteEntry { CommandPaletteEntry(title: title, detail: "", steps: []) }
        let found = CommandPaletteEntry.filter(
            [entry("Scarcely pretty"), entry("Chirp Center"), entry("Calm Palms"), entry("Deep cups")], by: "cp")
        #expect(found.first?.entry.title == "Calm Palms" && found.count == 4)
        let exact = CommandPaletteEntry.filter([entry("Refill Bird Springs"), entry("Bird Springs")], by: "bird sp")
        #expect(exact.first?.entry.title == "Bird Springs" && exact.first?.match.places == [0, 1, 2, 3, 5, 6])
    }

    /// What is typed after `/` or `:`, and Enter, leads somewhere at most, unless it names an action: undo takes that back.
    @Test(arguments: Stop.allCases.filter { !$0.needsFiles })
    func whatIsTypedChangesNothing(stop: Stop) throws {
        for key in [Key.character("/"), .character(":")] {
            for word in ["dove", "refill all", "wsrdU"] {
                let player = try Player(world: Fixture.world)
                stop.visit(player)
                let (before, settings) = (player.session.world, player.session.settings)
                // Where a text is being edited already these letters belong to it.
                guard !player.app.screen.isEditing, player.app.sheet == nil else { continue }
                player.press(key)
                player.type(word)
                player.press(.enter)
                if key == .character(":"), word == "refill all" {
                    #expect(player.session.world.backyards != before.backyards)
                    try player.session.perform(.undo)
                }
                let after = player.session.world
                #expect(after.backyards == before.backyards && after.birds == before.birds, "\(key) \(word)")
                #expect(player.session.settings.notices == settings.notices)
            }
        }
    }

    @Test func everythingThatHasANameIsFound() throws {
        let player = try Player(world: Fixture.world)
        for (query, title) in [
            ("theme", "Theme"), ("redeem", "Redeem a code"), ("restore", "Restore purchases"), ("family", "Family"),
            ("gifts", "Gifts"), ("charts", "Charts"), ("save journal", "Save the journal"),
            ("refill all", "Refill all"),
        ] {
            let found = CommandPaletteEntry.found(query, .everything, in: player.app.context)
            #expect(found.first?.entry.title.hasPrefix(title) == true, "\(query): \(found.map(\.entry.title))")
        }
        player.press(.character(":"))
        player.type("gifts")
        player.press(.enter)
        #expect(player.app.place == .section(.journal) && player.shows("Feather"))
        player.press(.character(":"))
        player.type("reduced")
        player.press(.enter, .enter)
        #expect(player.session.settings.reducedMotion)
    }

    @Test func oneKeyRefillsEveryYardAndOneUndoTakesItBack() throws {
        let player = try Player(world: Fixture.world)
        let before = player.session.world.backyards
        player.press(.character("R"))
        let filled = player.session.world.backyards
        #expect(filled.allSatisfy { $0.water.filledAt == player.session.world.clock })
        #expect(player.shows("3 yards are refilled"))
        player.press(.character("u"))
        #expect(player.session.world.backyards == before && player.shows("Undone: food and water in 3 yards"))
        player.press(.character("U"))
        #expect(player.session.world.backyards.map(\.water.filledAt) == filled.map(\.water.filledAt))
        #expect(player.shows("Redone"))
    }

    /// Two yards want the same treat, and water, and there is one of it: one gets it, both get water, and the other gets
    /// what is free, and that is said.
    @Test func aTreatThatTwoYardsWantIsThereOnce() throws {
        var world = Fixture.world
        for index in 1...2 {
            world.backyards[index].foodID = .nectar
            world.backyards[index].food = Supply(kind: .food, filledAt: world.clock - .hours(10))
        }
        #expect(world.owned(.nectar) == 1)
        let player = try Player(world: world)
        player.press(.character("R"))
        let yards = player.session.world.backyards
        #expect(yards.allSatisfy { $0.water.filledAt == player.session.world.clock })
        #expect(yards[1].food.filledAt == player.session.world.clock && yards[1].foodID == .nectar)
        #expect(yards[2].food.filledAt == player.session.world.clock && yards[2].foodID == .sunflowerSeeds)
        #expect(player.session.world.owned(.nectar) == 0 && player.app.sheet == nil)
        #expect(
            player.app.messages.said.contains {
                $0.announcement.text == "Used up: Nectar. There the feeder has sunflower seeds now."
            })
        player.press(.character("u"))
        #expect(player.session.world.backyards == world.backyards && player.session.world.owned(.nectar) == 1)
    }

    /// What is chosen stays chosen, however the list sorts itself.
    @Test func theChoiceStaysWithTheThing() throws {
        let player = try Player(world: Fixture.world)
        player.press(.character("o"), .character("o"), .character("o"))
        let shown = try #require(player.app.roots[0] as? BackyardsScreen)
        #expect(shown.order == .needs)
        let first = YardFinder.yards(in: player.session.world, order: .needs, Words())[0].id
        player.press(.character("r"))
        #expect(YardFinder.yards(in: player.session.world, order: .needs, Words())[0].id != first)
        let favorite = player.session.world.backyard(first)?.isFavorite
        player.press(.character("s"))
        #expect(player.session.world.backyard(first)?.isFavorite != favorite)
    }
}
