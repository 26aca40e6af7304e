import Chronology
import Drawing
import TerminalUI

@testable import Session
@testable import Simulation

/// A world made by hand, so that what a screen shows depends on the screen and not on the rules of the world.
enum Fixture {
    static let now = Player.start

    /// Three yards in every state of their supplies, eight birds of which five are known, three of them here.
    static var world: World {
        var world = World(
            seed: 1, began: now - .days(3), clock: now, backyards: yards, birds: birds,
            pantry: [.nutritionPellet: 3, .nectar: 1],
            sparePlants: [Plant(id: ID("plant-9"), kind: .snakePlant, variant: 1)], presentVisits: present,
            pastVisits: PastVisits(past), gifts: gifts, visitCount: 40, backyardCount: 3, plantCount: 9)
        for visit in (past + present).sorted(by: { $0.arrival < $1.arrival }) {
            if let yard = world.backyard(visit.backyard) { world.noteSighting(visit, in: yard) }
        }
        // The lists tell what the birds remember: they have come oftener than the last visits say.
        var sightings = world.sightings
        for index in sightings.indices {
            let met = birds.filter { $0.species == sightings[index].id && $0.firstSeen != nil }
            guard let first = met.min(by: { ($0.firstSeen ?? now) < ($1.firstSeen ?? now) }) else { continue }
            sightings[index].first.date = first.firstSeen ?? now
            sightings[index].visits = met.reduce(0) { $0 + $1.visitCount }
            for year in sightings[index].years.indices {
                sightings[index].years[year].first = sightings[index].first
                sightings[index].years[year].visits = sightings[index].visits
            }
        }
        world.sightings = sightings
        return world
    }

    static let yards: [Backyard] = {
        func yard(
            _ id: String, _ name: String, hour: Int64, food: ID<Food>, foodUsed: Int64, waterUsed: Int64
        ) -> Backyard {
            Backyard(
                id: ID(id), name: name, createdAt: now - .days(3), timeOffset: .hours(hour),
                food: Supply(kind: .food, filledAt: now - .minutes(foodUsed)), foodID: food,
                water: Supply(kind: .water, filledAt: now - .minutes(waterUsed)))
        }
        var springs = yard("a", "Bird Springs", hour: 8, food: .sunflowerSeeds, foodUsed: 95, waterUsed: 210)
        springs.isFavorite = true
        springs.leadingPlants = [
            Plant(id: ID("plant-1"), kind: .foxglove, variant: 0),
            Plant(id: ID("plant-2"), kind: .kentiaPalm, variant: 2),
        ]
        // Low on food for 18 minutes, out of water.
        let center = yard("b", "Chirp Center", hour: 21, food: .nutritionPellet, foodUsed: 498, waterUsed: 1000)
        let friends = yard("c", "Feathered Friends", hour: 12, food: .corn, foodUsed: 700, waterUsed: 931)
        return [springs, center, friends]
    }()

    static let birds: [Bird] = {
        func bird(
            _ id: String, _ species: ID<Species>, _ palette: Int, loves: ID<Food>, not: [ID<Food>] = [],
            _ temperament: Temperament = .calm
        ) -> Bird {
            Bird(
                id: ID(id), species: species, palette: palette, favoriteFood: loves, dislikedFoods: not,
                temperament: temperament)
        }
        var pip = bird("pip", .cardinal, 0, loves: .sunflowerSeeds, not: [.corn, .peanuts], .bold)
        (pip.name, pip.isFavorite, pip.visitCount, pip.lovedMeals) = ("Pip", true, 12, 4)
        (pip.firstSeen, pip.lastSeen, pip.lastSeenIn) = (now - .hours(26), now, ID("a"))
        pip.discoveredFoods = [.sunflowerSeeds, .corn, .milletSeeds]
        var dove = bird("dove", .dove, 3, loves: .corn, .shy)
        (dove.visitCount, dove.firstSeen, dove.lastSeen, dove.lastSeenIn) = (3, now - .days(1), now, ID("a"))
        var swallow = bird("swallow", .swallow, 1, loves: .nectar, not: [.sunflowerSeeds], .curious)
        (swallow.visitCount, swallow.firstSeen, swallow.lastSeen) = (2, now - .hours(5), now)
        (swallow.lastSeenIn, swallow.discoveredFoods) = (ID("b"), [.sunflowerSeeds])
        var second = bird("swallow-2", .swallow, 4, loves: .corn)
        (second.visitCount, second.firstSeen, second.lastSeen) = (1, now - .hours(30), now - .hours(30))
        second.lastSeenIn = ID("c")
        return [
            pip, dove, swallow, second, bird("petrel", .petrel, 0, loves: .nectar),
            bird("hum", .hummingbird, 0, loves: .nectar), bird("chick", .chickadee, 2, loves: .peanuts),
            bird("cardinal-2", .cardinal, 3, loves: .peanuts),
        ]
    }()

    private static func visit(
        _ id: String, _ yard: String, _ bird: Bird, _ perch: Perch, from: Span, to: Span, food: ID<Food>?,
        drank: Bool = false, _ enjoyment: Enjoyment? = nil
    ) -> Visit {
        Visit(
            id: ID(id), backyard: ID(yard), bird: bird.id, species: bird.species, perch: perch, arrival: now - from,
            departure: now + to, food: food, drank: drank, enjoyment: enjoyment)
    }

    static let present = [
        visit("p1", "a", birds[0], .feeder, from: .minutes(4), to: .minutes(3), food: .sunflowerSeeds, .loved),
        visit("p2", "a", birds[1], .fountain, from: .seconds(40), to: .minutes(5), food: nil, drank: true),
        visit("p3", "b", birds[2], .ground, from: .minutes(1), to: .minutes(1), food: .nutritionPellet, .enjoyed),
    ]

    /// One of a yard that is gone, one of a yard that is there, one of all.
    static func keepWidgets(_ session: Session) {
        var gone = KeptWidget()
        (gone.kind, gone.family, gone.backyards, gone.backyard) = ("backyard", "medium", "specific", ID("gone"))
        var springs = KeptWidget()
        (springs.kind, springs.family, springs.backyards, springs.backyard) = ("backyard", "small", "specific", ID("a"))
        var today = KeptWidget()
        (today.kind, today.family) = ("visitors", "rectangular")
        for (name, widget) in [("calm", gone), ("springs", springs), ("today", today)] {
            _ = try? session.perform(.keepWidget(name, widget))
        }
    }

    static let gifts = [
        Gift(
            id: ID("gift-1"), kind: .feather, bird: ID("pip"), species: .cardinal, backyard: ID("a"),
            date: now - .hours(20)),
        Gift(
            id: ID("gift-2"), kind: .blueThread, bird: ID("dove"), species: .dove, backyard: ID("gone"),
            date: now - .hours(2)),
    ]

    static let past = [
        visit("v1", "c", birds[3], .branch, from: .hours(30), to: .hours(-30), food: nil),
        visit("v2", "a", birds[0], .feeder, from: .hours(3), to: .minutes(-170), food: .corn, .disliked),
        visit("v3", "a", birds[2], .feeder, from: .hours(2), to: .minutes(-119), food: .sunflowerSeeds, .disliked),
        visit("v4", "a", birds[1], .ground, from: .minutes(50), to: .minutes(-45), food: .sunflowerSeeds, .noOpinion),
        visit("v5", "a", birds[0], .feeder, from: .minutes(30), to: .minutes(-22), food: .sunflowerSeeds, .loved),
    ]
}

/// Every screen and sheet that a player can be before, and how to get there from the first.
enum Stop: String, CaseIterable, Sendable {
    case backyards, backyard, foodPicker, birds, birdsSearch, bird, unmetBird, plants, journal, shop, confirm, bought
    case pass, subscribe, account, accountEdit, settings, help
    case yardSearch, newYard, decorate, removeYard, birdName
    case species, unseenSpecies, days, day, album, gifts, guests, sendGuest, openLetter, secrets, charts, export,
        palette
    case decorations, redeem, restore, policies, family, managePass, cancelAsked, receipt, refundAsked, refunded,
        waiting
    case transactionManager, managed, passOwned
    case widgets, widgetGallery, newWidget, widgetYard

    var showsWidgets: Bool { [.widgets, .widgetGallery, .newWidget, .widgetYard].contains(self) }

    /// Whether there is nothing to see of it in a game in memory.
    var needsFiles: Bool { self == .album || self == .family }

    func visit(_ player: Player) {
        switch self {
        case .backyards: break
        case .backyard: player.press(.enter)
        case .foodPicker: player.press(.enter, .character("f"))
        case .birds: player.press(.character("2"))
        case .birdsSearch:
            player.press(.character("2"), .character("/"))
            player.type("sw")
        case .bird: player.press(.character("2"), .enter)
        case .unmetBird: player.press(.character("2"), .end, .enter)
        case .plants: player.press(.character("3"))
        case .journal: player.press(.character("4"))
        case .shop: player.press(.character("5"))
        case .confirm: player.press(.character("5"), .enter)
        case .bought: player.press(.character("5"), .enter, .enter)
        case .pass: player.press(.character("6"))
        case .subscribe: player.press(.character("6"), .enter)
        case .account:
            player.press(.character("5"), .enter, .enter, .enter, .character("6"), .enter, .enter, .enter)
            player.press(.character("7"))
        case .accountEdit:
            player.press(.character("7"), .enter)
            player.type(" Hood")
        case .settings: player.press(.character("8"))
        case .help: player.press(.character("?"))
        case .decorations:
            player.press(.character("5"), .end, .up, .enter, .enter, .enter)
        case .redeem:
            player.press(.character("6"), .down, .down, .down, .enter)
            player.type("robin")
            player.press(.enter)
        case .restore: player.press(.character("7"), .down, .down, .down, .down, .enter)
        case .passOwned: player.press(.character("6"), .down, .enter, .enter, .enter)
        case .policies: player.press(.character("6"), .end, .enter)
        case .family:
            let isSaved = player.session.saveStatus != .inMemory
            if isSaved { _ = try? player.session.perform(.store(.purchase("pass.family"))) }
            player.press(.character("7"), .down, .down, .down, .down, .down, .enter)
            // Found it, read that it was, and look at it.
            if isSaved { player.press(.enter, .enter, .enter) }
        case .managePass: toPass(player)
        case .cancelAsked:
            toPass(player)
            player.press(.end, .enter)
        case .receipt: toReceipt(player)
        case .refundAsked:
            toReceipt(player)
            player.press(.enter, .enter)
        case .refunded:
            toReceipt(player)
            player.press(.enter, .enter, .enter)
        case .waiting:
            toManager(player)
            player.press(.enter, .character("5"), .enter, .enter, .enter, .enter)
        case .transactionManager: toManager(player)
        case .managed:
            player.press(.character("6"), .enter, .enter, .enter)
            toManager(player)
            player.press(.end, .enter)
        case .yardSearch:
            player.press(.character("/"))
            player.type("ch")
            player.press(.down)
        case .newYard: player.press(.character("n"))
        case .decorate: player.press(.enter, .character("e"), .down, .down, .down, .down)
        case .birdName:
            player.press(.character("2"), .character("o"), .enter, .character("e"))
            player.type(" Hood")
        case .species: player.press(.character("4"), player.size.width < 100 ? .down : .right, .enter)
        case .unseenSpecies: player.press(.character("4"), .end, .enter)
        case .days: player.press(.character("4"), .character("4"))
        case .day: player.press(.character("4"), .character("4"), .enter, .down)
        case .album:
            keepPhotos(player)
            player.press(.character("4"), .character("4"), .character("4"))
        case .gifts: player.press(.character("4"), .character("4"), .character("4"), .character("4"))
        case .guests:
            meetGuests(player)
            player.press(.character("4"), .character("4"), .character("4"), .character("4"), .character("4"))
        case .sendGuest:
            player.press(.character("2"), .enter, .character("E"))
            player.type("Robin")
        case .openLetter:
            player.press(
                .character("4"), .character("4"), .character("4"), .character("4"), .character("4"), .character("n"))
            player.type("robin")
            player.press(.enter)
        case .secrets: player.press(.character("4"), .left, .left)
        case .charts:
            player.session.entitlements.pass = .premium
            player.press(.character("4"), .left)
        case .export: player.press(.character("4"), .character("E"), .down)
        case .palette:
            player.press(.character(":"))
            player.type("bi")
        case .removeYard: player.press(.enter, .character("d"))
        case .widgets: toWidgets(player)
        case .widgetGallery:
            player.press(.character("8"), .end, .enter)
            player.press(.down, .down)
        case .newWidget: player.press(.character("8"), .end, .enter, .enter)
        case .widgetYard:
            toWidgets(player)
            player.press(.down, .character("e"), .down, .down, .down)
            player.type("c")
        }
    }

    /// A guest, a bird that is away, and one that has come home with a note.
    private func meetGuests(_ player: Player) {
        let (session, swallow) = (player.session, ID<Bird>("swallow"))
        for (bird, nonce) in [(ID<Bird>("dove"), "000000000000000a"), (swallow, "000000000000000b")] {
            _ = try? session.perform(.guest(.send(bird, nonce: nonce, household: "Robin")))
        }
        let memory = JourneyMemory(household: "Robin", visits: 6, meals: [.corn, .sunflowerSeeds], gift: .button)
        let note = GuestNote(nonce: "000000000000000b", memory: memory)
        _ = try? session.perform(.guest(.welcome(.note(note), until: Fixture.now)))
        let card = GuestCard(
            of: Fixture.birds[0], nonce: "000000000000000c", household: "Robin", isNamed: true,
            from: Fixture.now, until: Fixture.now + .days(4))
        _ = try? session.perform(.guest(.welcome(.card(card), until: Fixture.now + .days(4))))
    }

    /// The widgets, of which three are kept; the first one's yard is no more.
    private func toWidgets(_ player: Player) {
        Fixture.keepWidgets(player.session)
        player.press(.character("8"), .end, .enter)
    }

    /// Two photos of a red stroke, in a game that is saved.
    private func keepPhotos(_ player: Player) {
        var picture = CellGrid(size: CellSize(width: 40, height: 10))
        for x in 0..<40 { picture[x, 3] = Cell("▀", style: CellStyle(foreground: .rgb(RGB(250, 10, 10)))) }
        for title in ["Bird Springs", "Chirp Center"] {
            let versions = [
                PhotoVersion(ending: "svg", text: picture.svg()),
                PhotoVersion(ending: "ansi", text: picture.ansiText()),
            ]
            _ = try? player.session.perform(.album(.keep(title: title, versions)))
        }
    }

    /// The sheet of a pass that was just begun.
    private func toPass(_ player: Player) {
        player.press(.character("6"), .enter, .enter, .enter, .character("7"), .down, .down, .enter)
    }

    /// The receipt of the first nectar bottle.
    private func toReceipt(_ player: Player) {
        player.press(.character("5"), .enter, .enter, .enter, .character("7"), .end, .enter)
    }

    private func toManager(_ player: Player) {
        var settings = player.session.settings
        settings.transactionManager = true
        _ = try? player.session.perform(.changeSettings(settings))
        player.press(.character("7"), .down, .down, .down, .down, .down, .down, .enter)
    }
}
