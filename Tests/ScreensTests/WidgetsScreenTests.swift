import Chronology
import Drawing
import TerminalUI
import TestSupport
import Testing
import Widgets
import Words

@testable import Screens
@testable import Session
@testable import Simulation

/// What a player does on the screen of widgets, key by key, and what is kept of it.
@Suite struct WidgetsScreenTests {
    private func toWidgets(
        _ size: CellSize = CellSize(width: 120, height: 40), kept: Bool = true
    ) throws -> Player {
        let player = try Player(size: size, world: Fixture.world)
        if kept { Fixture.keepWidgets(player.session) }
        player.press(.character("8"), .end, .enter)
        return player
    }

    /// As `widgets add` makes it, and `widgets edit` changes it.
    private func kept(_ change: (inout WidgetConfiguration) -> Void) -> KeptWidget {
        var widget = WidgetConfiguration()
        change(&widget)
        return widget.kept
    }

    // MARK: Ways

    @Test func itIsReachedFromSettingsFromThePaletteAndByALink() throws {
        let player = try toWidgets()
        #expect(player.app.place == .widgets)
        player.press(.escape)
        #expect(player.app.place == .section(.settings))
        player.press(.character("1"), .character(":"))
        player.type("widgets")
        player.press(.enter)
        #expect(player.app.place == .widgets)
        player.press(.character("1"))
        let link = try #require(DeepLink("backyardbirds://widgets"))
        #expect(player.app.open(link) && player.app.place == .widgets)
        player.press(.character(":"))
        player.type("widget springs")
        player.press(.enter)
        #expect(player.app.place == .widget(.kept("springs")))
    }

    @Test func aSmallPaneSaysWhatItNeeds() throws {
        let player = try Player(size: CellSize(width: 44, height: 14), world: Fixture.world)
        player.press(.character(":"))
        player.type("widgets")
        player.press(.enter)
        #expect(player.app.messages.said.last?.announcement.text.contains("60") == true && player.app.pages.isEmpty)
    }

    // MARK: The gallery

    @Test func theGalleryHasEveryKindInEverySize() throws {
        let player = try toWidgets(CellSize(width: 200, height: 60), kept: false)
        var seen: Set<String> = []
        for _ in 0..<12 {
            for kind in WidgetKind.allCases where player.shows(player.app.words.name(of: kind) + " ─") {
                for family in WidgetFamily.all
                where !family.isPanorama && player.shows(player.app.words.name(of: family)) {
                    seen.insert("\(kind) \(family.name)")
                }
            }
            player.press(.down)
        }
        #expect(seen.count == WidgetKind.allCases.count * (WidgetFamily.all.count - 1))
        #expect(player.shows("Strip") && player.shows("All backyards"))
    }

    @Test func whereThereIsNothingYetItSaysThatItShowsSampleData() throws {
        let player = try Player(size: CellSize(width: 120, height: 40), after: .zero)
        player.session.world.sightings = []
        player.press(.character("8"), .end, .enter, .end, .up)
        #expect(player.shows("sample") && !player.shows("Life list 0"))
        #expect(try toWidgets(kept: false).shows("sample") == false)
    }

    @Test func itShowsTheWorldAsItIs() throws {
        let player = try toWidgets(kept: false)
        #expect(player.shows("Chirp Center") && player.shows("empty"))
        _ = try player.session.perform(.refillWater(ID("b")))
        _ = try player.session.perform(.refillFood(ID("b"), food: .corn))
        player.pass(.seconds(1))
        #expect(!player.shows("empty"))
    }

    // MARK: The form

    @Test func aWidgetIsMadeKeyByKey() throws {
        let player = try toWidgets(kept: false)
        player.press(.down, .enter)
        #expect(player.app.place == .widget(.new(.backyard, .small)) && player.shows("New widget"))
        player.type("mine")
        // Food and water, medium, of the one yard that is found by its letters, without names.
        player.press(.down, .right, .down, .right, .down, .right, .right, .down)
        player.type("feath")
        #expect(player.shows("Show Feathered Friends, food and water"))
        player.press(.down, .right, .right)
        #expect(player.shows("no names") && !player.shows("Friends  "))
        #expect(player.session.settings.widgets.isEmpty)
        player.press(.enter)
        let expected = kept {
            ($0.kind, $0.family, $0.backyards, $0.backyard) = (.supplies, .medium, .specific, ID("c"))
            $0.redaction = .private
        }
        #expect(player.session.settings.widgets == ["mine": expected])
        #expect(player.app.place == .widgets && player.shows("The widget “mine” is kept."))
        // It is the one that is chosen now.
        player.press(.character("e"))
        #expect(player.app.place == .widget(.kept("mine")))
    }

    /// A strip is of yards: no other kind turns to it, and a strip that is turned to another kind takes another family.
    @Test func theFormOffersAStripOfYardsOnly() throws {
        let player = try toWidgets(kept: false)
        let yards = player.session.world.backyards.map(\.id)
        for kind in WidgetKind.allCases {
            var draft = WidgetDraft(.backyard, .strip)
            while draft.widget.kind != kind { draft.turn(.kind, by: 1, yards: yards) }
            #expect(draft.widget.family == (kind == .backyard ? .strip : .medium))
            var families: [WidgetFamily] = []
            for _ in WidgetFamily.all {
                draft.turn(.family, by: 1, yards: yards)
                families.append(draft.widget.family)
            }
            #expect(families.contains(.strip) == (kind == .backyard), "\(kind)")
        }
    }

    /// Neither by one key nor by a click; a form that is as it was opened is left by one.
    @Test func whatWasPutTogetherIsNotDroppedAtOnce() throws {
        let player = try toWidgets(kept: false)
        player.press(.down, .enter)
        let place = player.app.place
        player.press(.escape)
        #expect(player.app.place == .widgets)
        player.press(.enter)
        player.type("mine")
        #expect(player.click("Journal") && player.app.place == place)
        #expect(player.app.messages.shown?.announcement.text == player.app.words.notNowDraft)
        player.press(.escape)
        #expect(player.app.place == place && player.shows("Not kept yet: Esc again drops it."))
        player.press(.down, .right, .escape)
        #expect(player.app.place == place)
        player.press(.escape)
        #expect(player.app.place == .widgets)
    }

    @Test func anEmptyNameTakesTheOneThatIsSuggested() throws {
        let player = try toWidgets(kept: false)
        player.press(.enter, .enter)
        #expect(player.session.settings.widgets.keys.sorted() == ["birds"])
        player.press(.down, .enter)
        #expect(player.shows("birds-2") && player.shows("backyard-birds widget birds-2"))
        player.press(.down, .down, .down, .right, .right, .enter)
        #expect(player.session.settings.widgets.count == 2)
        #expect(player.session.settings.widgets["bird"] != nil, "\(player.session.settings.widgets.keys)")
    }

    @Test(arguments: [
        ("two words", "letters, digits"), ("backyard", "what a widget can be about"),
        ("today", "There’s a widget named “today” already"),
    ])
    func aNameThatCannotBeKeptSaysWhy(name: String, why: String) throws {
        let player = try toWidgets(CellSize(width: 80, height: 24))
        let before = player.session.settings.widgets
        player.press(.down, .down, .enter)
        player.type(name)
        player.press(.enter)
        #expect(player.says(why) && player.session.settings.widgets == before)
        player.type("x")
        #expect(!player.says(why))
        player.press(.escape, .escape)
        #expect(player.app.place == .widgets && player.session.settings.widgets == before)
    }

    @Test func editingKeepsWhatIsNotTouched() throws {
        let player = try toWidgets()
        var bar = try #require(player.session.settings.widgets["today"])
        bar.format = "waybar"
        _ = try player.session.perform(.keepWidget("today", bar))
        player.press(.end)
        player.press(.home, .down, .right, .character("e"))
        if player.app.place != .widget(.kept("today")) {
            player.press(.escape, .down, .character("e"))
        }
        #expect(player.app.place == .widget(.kept("today")))
        player.press(.right, .enter)
        #expect(player.session.settings.widgets["today"]?.format == "waybar")
        #expect(player.session.settings.widgets["today"]?.kind == "lifelist")
        player.press(.character("u"))
        #expect(player.session.settings.widgets["today"] == bar)
    }

    @Test func renamingLeavesNoOldName() throws {
        let player = try toWidgets()
        let calm = try #require(player.session.settings.widgets["calm"])
        player.press(.character("e"), .up, .end)
        player.type("er")
        player.press(.enter)
        #expect(player.app.place == .widgets)
        #expect(player.session.settings.widgets.keys.sorted() == ["calmer", "springs", "today"])
        #expect(player.session.settings.widgets["calmer"]?.backyard == calm.backyard)
    }

    @Test func escLeavesAllAsItWas() throws {
        let player = try toWidgets()
        let before = player.session.settings
        player.press(.character("e"), .right, .down, .right, .escape, .escape)
        #expect(player.session.settings == before && player.app.place == .widgets)
    }

    @Test func aWidgetThatAnotherProgramRemovesClosesItsForm() throws {
        let player = try toWidgets()
        player.press(.character("e"))
        _ = try player.session.perform(.removeWidget("calm"))
        player.pass(.seconds(1))
        #expect(player.app.place == .widgets)
    }

    // MARK: What is kept

    @Test func removingCanBeUndone() throws {
        let player = try toWidgets()
        let before = player.session.settings.widgets
        player.press(.character("d"))
        #expect(player.session.settings.widgets["calm"] == nil && player.shows("is gone.  u undo"))
        player.press(.character("u"))
        #expect(player.session.settings.widgets == before)
    }

    @Test func aYardThatIsGoneIsSaidAndNoOtherIsMeant() throws {
        let player = try toWidgets()
        #expect(player.says("backyard gone") && player.shows("Its backyard is gone"))
        player.press(.character("w"), .character("s"))
        #expect(player.session.world.backyard(ID("b"))?.isFavorite == false, "its buttons act on no other yard")
        _ = try player.session.perform(.removeBackyard(ID("a")))
        player.pass(.seconds(1))
        #expect(player.text.ranges(of: "backyard gone").count == 2)
    }

    @Test func keysActOnTheChosenOne() throws {
        let player = try toWidgets()
        player.press(.right)
        player.press(.character("r"))
        let springs = try #require(player.session.world.backyard(ID("a")))
        #expect(
            springs.food.filledAt == player.session.world.clock
                && springs.water == Supply(kind: .water, filledAt: player.session.world.clock))
        player.press(.character("s"))
        #expect(player.session.world.backyard(ID("a"))?.isFavorite == false)
        player.press(.enter)
        #expect(player.app.place == .backyard(ID("a")))
        player.press(.escape)
        #expect(player.app.place == .widgets)
    }

    /// “n” makes what is on the screen: a widget of the chosen one’s kind, never a yard.
    @Test(arguments: [true, false]) func whatIsNewHereIsAWidget(kept: Bool) throws {
        let player = try toWidgets(kept: kept)
        player.press(.character("n"))
        guard case .widget(.new) = player.app.place else {
            Issue.record("\(player.app.place)")
            return
        }
        player.press(.enter)
        #expect(player.session.settings.widgets.count == (kept ? 4 : 1))
    }

    @Test func buttonsActOnTheirOwnCard() throws {
        let player = try toWidgets()
        // Those of the second card, while the first one is chosen.
        let title = try #require(player.find("springs"))
        func button(_ word: String) throws -> CellPoint {
            for y in title.y..<player.size.height {
                for x in title.x - 2..<title.x + 34 where player.text(at: x, y, word.count) == word {
                    return CellPoint(x: x, y: y)
                }
            }
            throw Missing(word: word)
        }
        let refill = try button("refill")
        player.click(refill.x, refill.y)
        #expect(player.session.world.backyard(ID("a"))?.water.filledAt == player.session.world.clock)
        #expect(player.session.world.backyard(ID("b"))?.water.filledAt != player.session.world.clock)
        let star = try button("favorite")
        player.click(star.x, star.y)
        #expect(player.session.world.backyard(ID("a"))?.isFavorite == false)
        let edit = try button("edit")
        player.click(edit.x, edit.y)
        #expect(player.app.place == .widget(.kept("springs")))
        player.press(.escape)
        let open = try button("open")
        player.click(open.x, open.y)
        #expect(player.app.place == .backyard(ID("a")))
    }

    private struct Missing: Error { let word: String }

    @Test func aWidgetOfAllYardsRefillsThemAll() throws {
        let player = try toWidgets()
        _ = try player.session.perform(.keepWidget("a", kept { $0.kind = .supplies }))
        player.press(.home, .character("r"))
        for yard in player.session.world.backyards {
            #expect(yard.water.filledAt == player.session.world.clock)
        }
        player.press(.character("s"))
        #expect(player.session.world.backyards.count { $0.isFavorite } == 1)
    }

    @Test func theLifeListOpensTheJournal() throws {
        let player = try toWidgets()
        _ = try player.session.perform(.keepWidget("a", kept { $0.kind = .lifeList }))
        player.press(.home, .character("r"), .enter)
        #expect(player.app.place == .section(.journal))
    }

    @Test func whatALockedOneHidesIsHiddenHereButItStillOpens() throws {
        let player = try toWidgets()
        let locked = kept { ($0.backyards, $0.backyard, $0.redaction) = (.specific, ID("a"), .locked) }
        _ = try player.session.perform(.keepWidget("a", locked))
        player.press(.home)
        #expect(player.shows("Backyard Birds · locked") && player.shows("Show Bird Springs"))
        player.press(.enter)
        #expect(player.app.place == .backyard(ID("a")))
    }

    // MARK: Time

    /// Whatever comes to show something else does so at a moment that was foretold, or when something happened.
    @Test(arguments: [false, true]) func nothingShowsLaterThanItIsDue(isForm: Bool) throws {
        let player = try toWidgets()
        if isForm { player.press(.right, .character("e")) }
        // Nobody comes and nobody goes.
        player.session.world.presentVisits = []
        player.pass(.seconds(10))
        var wakes = 0
        let start = player.uptime
        var before = player.text
        while player.uptime < start + 7200 {
            let frame = player.app.nextFrame(after: player.uptime, pictures: player.pictures)
            let next = try #require([frame.screen, frame.pictures].compactMap(\.self).min())
            #expect(next > player.uptime)
            let events = player.session.nextDue.seconds
            if next >= player.uptime + 1.002, events >= player.uptime + 1.002 {
                let wait = min(next, events) - player.uptime
                player.pass(.milliseconds(Int64(wait * 1000) - 1))
                #expect(player.text == before, "at \(player.uptime)")
                player.pass(.milliseconds(2))
            } else {
                player.pass(.seconds(1))
            }
            wakes += 1
            before = player.text
        }
        #expect(wakes < 400, "\(wakes)")
    }
}

extension Player {
    /// What stands in so many cells of a row.
    fileprivate func text(at x: Int, _ y: Int, _ count: Int) -> String {
        String(
            (x..<min(x + count, size.width)).compactMap { x in
                if case .glyph(let glyph) = frame[x, y].content { glyph } else { nil }
            })
    }
}
