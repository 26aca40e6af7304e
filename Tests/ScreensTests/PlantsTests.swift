import Drawing
import Simulation
import TerminalUI
import Testing

@testable import Screens

/// Plants, their pages, and how they are found.
@Suite struct PlantsTests {
    private func player() throws -> Player {
        let player = try Player(size: CellSize(width: 120, height: 40), world: Fixture.world)
        player.press(.character("3"))
        return player
    }

    @Test func aPlantHasAPageThatLeadsToItsYard() throws {
        let player = try player()
        let first = try #require(PlantsScreen.places(in: player.session.world).first)
        player.press(.enter)
        #expect(player.app.place == .plant(first.plant.id))
        #expect(player.shows("Where it stands") && player.shows("Who comes for it"))
        #expect(player.shows(try #require(first.yard?.name)))
        player.press(.enter)
        #expect(player.app.place == .backyard(try #require(first.yard?.id)))
    }

    /// Decorating takes the variety that waits, so that one plant fewer waits.
    @Test func decoratingPlantsWhatWaits() throws {
        let kind = PlantKind.allCases[1]
        let spare = Plant(id: ID("plant-99"), kind: kind, variant: 3)
        var draft = Draft(Decoration(number: 0))
        while draft[.front(0)] != nil { draft.turn(.front(0), by: 1, waiting: [spare]) }
        draft.turn(.front(0), by: 1, waiting: [spare])
        #expect(draft[.front(0)]?.kind == PlantKind.allCases[0])
        draft.turn(.front(0), by: 1, waiting: [spare])
        #expect(draft[.front(0)]?.variant == 3)
        draft.vary(.front(0))
        #expect(draft[.front(0)]?.variant != 3)
    }

    /// A plant that waits gets a yard and a place from its own page, by keys or by the mouse.
    @Test(arguments: [false, true]) func whatWaitsIsPlanted(byMouse: Bool) throws {
        let player = try player()
        let waiting = try #require(player.session.world.sparePlants.first)
        let before = player.session.world
        let yard = before.backyards[1]
        player.press(.end, .enter)
        #expect(player.app.place == .plant(waiting.id) && player.shows("Waiting for a place"))
        if byMouse {
            let row = try #require(player.hits(.item(1)).first)
            player.click(row.x, row.y)
        } else {
            player.press(.down, .enter)
        }
        #expect(player.app.place == .planting(waiting.id, yard.id))
        #expect(player.frame.textRows.last?.contains("Enter plant it") == true, "\(player.text)")
        // The first free place is chosen; another is a row away.
        player.press(.home)
        #expect(player.session.world == before)
        if byMouse {
            let first = try #require(player.hits(.item(0)).first)
            player.click(first.x, first.y)
        } else {
            player.press(.enter)
        }
        let now = try #require(player.session.world.backyard(yard.id))
        #expect(now.leadingPlants.first == waiting && !player.session.world.sparePlants.contains(waiting))
        #expect(player.app.place == .plant(waiting.id) && player.shows("Where it stands") && player.shows(yard.name))
        #expect(player.session.world.validate().isEmpty)
        player.press(.character("u"))
        #expect(player.session.world.backyards == before.backyards)
        #expect(player.shows("Waiting for a place"))
    }

    @Test func plantingIsLeftByEsc() throws {
        let player = try player()
        let before = player.session.world
        player.press(.end, .enter, .enter, .down, .left, .character("v"), .escape)
        #expect(player.session.world == before)
        guard case .plant = player.app.place else {
            Issue.record("\(player.app.place)")
            return
        }
    }

    /// Only what was found out is told.
    @Test func whoLikesItIsToldOnceItIsKnown() throws {
        let player = try player()
        let world = player.session.world
        for place in PlantsScreen.places(in: world) {
            player.app.open(.plant(place.plant.id))
            player.showAgain()
            let known = Catalog.species.filter { species in
                world.hasSeen(species.id)
                    && (world.fieldPage(of: species.id)?.notes ?? []).contains {
                        $0.attraction == .plant(place.plant.kind) && $0.finding == .likes
                    }
            }
            for species in known { #expect(player.shows(player.app.words.name(of: species.id))) }
            #expect(player.says("Nobody that you know of yet") == known.isEmpty)
        }
    }

    @Test func theyAreFoundByNameAndYard() throws {
        let player = try player()
        let all = PlantsScreen.places(in: player.session.world)
        let kind = player.app.words.name(of: try #require(all.last).plant.kind)
        player.press(.character("/"))
        player.type(kind.lowercased())
        player.press(.enter, .enter)
        let wanted = try #require(all.first { player.app.words.name(of: $0.plant.kind) == kind })
        #expect(player.app.place == .plant(wanted.plant.id))
        player.press(.escape, .escape, .character("/"))
        player.type("zzz")
        #expect(player.shows("No plant or yard here matches “zzz”. “:” looks everywhere."))
        player.press(.escape, .character(":"))
        player.type(kind)
        player.press(.enter)
        guard case .plant = player.app.place else {
            Issue.record("\(player.app.place)")
            return
        }
    }
}
