import Chronology
import Testing

@testable import Simulation

@Suite struct ActionTests {
    @Test func aRefillCountsFromNow() throws {
        var world = World.firstWorld(seed: 1, began: began)
        world.advance(to: began + .hours(3), allowances: .standard)
        let id = world.backyards[1].id
        let before = world.backyards[1]
        let water = try world.refillWater(id)
        let food = try world.refillFood(id, with: .peanuts)
        #expect(world.backyards[1].water.remaining(at: world.clock) == .hours(16))
        #expect(world.backyards[1].food.remaining(at: world.clock) == .hours(9))
        #expect(world.backyards[1].foodID == .peanuts)
        try world.undo(food)
        try world.undo(water)
        #expect(world.backyards[1] == before)
        #expect(throws: WorldError.nothingToUndo) { try world.undo(food) }
    }

    /// Birds that leave at one moment, as when their yard is removed, are remembered in the order in which a save has them.
    @Test func visitsThatEndTogetherKeepTheirOrder() throws {
        var world = World.firstWorld(seed: 1, began: began)
        var yard: ID<Backyard>?
        while yard == nil, world.clock < began + .days(2) {
            world.advance(to: world.clock + .minutes(5), allowances: .standard)
            yard = world.backyards.first { world.presentVisits(in: $0.id).count >= 3 }?.id
        }
        let id = try #require(yard)
        for visit in world.presentVisits(in: id).sorted(by: { $0.arrival > $1.arrival }) {
            var visit = visit
            visit.departure = world.clock
            world.pastVisits.append(visit)
        }
        #expect(PastVisits(world.pastVisits.all) == world.pastVisits)
    }

    /// Whatever is planted, no plant is lost, and new ones come only where none like it waits.
    @Test func plantsAreKept() throws {
        var world = World.firstWorld(seed: 1, began: began)
        let id = world.backyards[4].id
        func plants() -> [Plant] { world.backyards.flatMap(\.decoration.plants) + world.sparePlants }
        let before = plants()
        let own = try #require(world.backyard(id)).decoration
        var bare = own
        (bare.leadingPlants, bare.trailingPlants, bare.foregroundPlants) = ([], [], [])
        for decoration in [bare, own, bare, own] {
            try world.decorate(id, with: decoration, allowances: .standard)
            #expect(Set(plants().map(\.id)) == Set(before.map(\.id)) && plants().count == before.count)
        }
        let three = try #require(own.leadingPlants.first)
        var alike = bare
        alike.leadingPlants = Array(repeating: three, count: 3)
        try world.decorate(id, with: alike, allowances: .standard)
        let most = plants().count
        for decoration in [bare, alike, own, alike] { try world.decorate(id, with: decoration, allowances: .standard) }
        #expect(plants().count == most && world.validate().isEmpty)
    }

    @Test func noTwoYardsGetOneName() throws {
        var world = World.firstWorld(seed: 1, began: began)
        let (first, second) = (world.backyards[0], world.backyards[1])
        for name in [second.name, second.name.uppercased(), " \(second.name) "] {
            #expect(throws: WorldError.nameTaken, "\(name)") { try world.rename(first.id, to: name) }
            #expect(throws: WorldError.nameTaken, "\(name)") {
                try world.createBackyard(
                    name: name, decoration: Decoration(), localTime: LocalTime(hour: 8), allowances: .standard)
            }
        }
        #expect(world.backyards == World.firstWorld(seed: 1, began: began).backyards)
        try world.rename(first.id, to: first.name.uppercased())
        // A save of an earlier version may have twins, and each can be called as it is.
        world.backyards[1].name = first.name
        try world.rename(second.id, to: first.name)
        #expect(throws: WorldError.nameTaken) { try world.rename(second.id, to: first.name.uppercased()) }
    }

    @Test func premiumFoodIsTakenAndGivenBack() throws {
        var world = World.firstWorld(seed: 1, began: began)
        let id = world.backyards[0].id
        #expect(throws: WorldError.noneOwned(.nectar)) { try world.refillFood(id, with: .nectar) }
        #expect(throws: WorldError.unknownFood(ID("gold"))) { try world.refillFood(id, with: ID("gold")) }
        let undo = try world.refillFood(id, with: .nutritionPellet)
        #expect(world.owned(.nutritionPellet) == 2)
        try world.undo(undo)
        #expect(world.owned(.nutritionPellet) == 3 && world.backyards[0].foodID == .sunflowerSeeds)

        let eaten = try world.refillFood(id, with: .nutritionPellet)
        while world.backyards[0].mealsServed == 0 {
            let next = try #require(world.nextEventDate(allowances: .standard))
            world.advance(to: next, allowances: .standard)
        }
        let before = world
        #expect(throws: WorldError.alreadyEaten) { try world.undo(eaten) }
        #expect(world == before)
    }

    @Test(
        arguments: [
            (.nectar, 3, 0, 3), (.nectar, 3, 5, 0), (.goldenAcorn, 0, 1, 0), (.corn, 4, 0, 0), (.nectar, -2, 0, 0),
            (.nectar, 2, -3, 2),
        ] as [(ID<Food>, Int, Int, Int)])
    func thePantryNeverOwes(food: ID<Food>, bought: Int, refunded: Int, left: Int) {
        var world = World.firstWorld(seed: 1, began: began)
        world.addPremiumFood(food, bought)
        #expect(world.removePremiumFood(food, refunded) == min(max(0, bought), max(0, refunded)))
        #expect(world.owned(food) == left)
        #expect(world.pantry[food] != 0)
        #expect(world.validate().isEmpty)
    }

    @Test func yardsComeAndGo() throws {
        var world = World.firstWorld(seed: 1, began: began)
        world.advance(to: began + .minutes(90), allowances: .standard)
        let decoration = world.backyards[2].decoration
        for number in 6...8 {
            let made = try world.createBackyard(
                name: "Yard \(number)", decoration: decoration, localTime: LocalTime(hour: 13, minute: 5),
                allowances: .standard)
            #expect(made.id == ID("yard-\(number)"))
            #expect(world.backyard(made.id).map { world.localTime(in: $0) } == LocalTime(hour: 13, minute: 5))
        }
        #expect(throws: WorldError.backyardLimitReached(8)) {
            try world.createBackyard(
                name: "Ninth", decoration: decoration, localTime: LocalTime(hour: 0), allowances: .standard)
        }
        #expect(world.validate().isEmpty)
        // The number of a yard that is gone is not used again.
        try world.removeBackyard(ID("yard-8"))
        let ninth = try world.createBackyard(
            name: "Ninth", decoration: decoration, localTime: LocalTime(hour: 0), allowances: .standard)
        #expect(ninth.id == ID("yard-9"))
        try world.undo(ninth.undo)
        #expect(world.backyards.count == 7)
    }

    @Test func aRemovedYardComesBackWithItsBirds() throws {
        var world = World.firstWorld(seed: 1, began: began)
        world.advance(to: began + .minutes(2), allowances: .standard)
        let before = world
        let id = world.backyards[0].id
        let here = world.presentVisits(in: id)
        #expect(!here.isEmpty)
        let undo = try world.removeBackyard(id)
        #expect(world.validate().isEmpty)
        #expect(world.presentVisits(in: id).isEmpty && world.backyard(id) == nil)
        guard case .removed(let removal) = undo else {
            Issue.record("\(undo)")
            return
        }
        #expect(removal.endedVisits.map(\.id) == here.map(\.id))
        #expect(removal.endedVisits.allSatisfy { $0.departure == world.clock })
        try world.undo(undo)
        #expect(world == before)
        #expect(throws: WorldError.nothingToUndo) { try world.undo(undo) }
    }

    /// Whoever would have left by now, or has been elsewhere, is not brought back.
    @Test(arguments: [1, 3, 7, 20, 60])
    func onlyWhoeverWouldStillBeThereComesBack(minutes: Int64) throws {
        for seed in 1...UInt64(12) {
            var world = World.firstWorld(seed: seed, began: began)
            world.advance(to: began + .hours(2), allowances: .standard)
            let guests = world.presentVisits
            let removals = try world.backyards.dropFirst().map { try world.removeBackyard($0.id) }
            world.advance(to: world.clock + .minutes(minutes), allowances: .standard)
            for removal in removals.reversed() { try world.undo(removal) }
            #expect(world.validate().isEmpty)
            for guest in guests where guest.backyard != world.backyards[0].id {
                let isBack = world.presentVisits.contains(guest)
                let isElsewhere = world.bird(guest.bird)?.lastSeenIn != guest.backyard
                #expect(isBack == (guest.departure > world.clock && !isElsewhere))
                #expect(isBack != world.pastVisits.contains { $0.id == guest.id })
            }
            #expect(world.presentVisits == world.presentVisits.sorted { $0.arrival < $1.arrival })
        }
    }

    @Test func oneYardStays() throws {
        var world = World.firstWorld(seed: 1, began: began)
        for yard in world.backyards.dropLast() { try world.removeBackyard(yard.id) }
        #expect(throws: WorldError.lastBackyard) { try world.removeBackyard(world.backyards[0].id) }
        #expect(throws: WorldError.unknownBackyard(ID("yard-77"))) { try world.refillWater(ID("yard-77")) }
    }

    /// A plant that waits is planted before a new one, and what stands nowhere any more waits.
    @Test func plantsWaitForAPlaceAndGetOne() throws {
        var world = World.firstWorld(seed: 1, began: began)
        let id = world.backyards[0].id
        var decoration = world.backyards[0].decoration
        decoration.leadingPlants[0].variant = try #require(
            (0..<4).first { variant in
                !world.sparePlants.contains { $0.kind == decoration.leadingPlants[0].kind && $0.variant == variant }
            })
        try world.decorate(id, with: decoration, allowances: .standard)
        decoration = world.backyards[0].decoration
        let taken = decoration.leadingPlants[0]
        let waiting = try #require(world.sparePlants.first { $0.kind != taken.kind })
        let all = Set(Plant.all(in: world))
        decoration.leadingPlants[0] = waiting
        let before = world
        let undo = try world.decorate(id, with: decoration, allowances: .standard)
        #expect(world.backyards[0].decoration == decoration && world.plantCount == before.plantCount)
        #expect(world.sparePlants.contains(taken) && !world.sparePlants.contains(waiting))
        #expect(Set(Plant.all(in: world)) == all && world.validate().isEmpty)
        try world.undo(undo)
        #expect(world.backyards == before.backyards && Set(world.sparePlants) == Set(before.sparePlants))
        // By its looks alone, as the command line has it.
        decoration.leadingPlants[0] = Plant(id: ID("new"), kind: waiting.kind, variant: waiting.variant)
        let second = try world.decorate(id, with: decoration, allowances: .standard)
        #expect(!world.sparePlants.contains { $0.kind == waiting.kind && $0.variant == waiting.variant })
        // Somebody has planted elsewhere what waits since.
        var other = world.backyards[1].decoration
        other.leadingPlants[0] = taken
        try world.decorate(world.backyards[1].id, with: other, allowances: .standard)
        #expect(throws: WorldError.nothingToUndo) { try world.undo(second) }
        // However often one changes one's mind, of each kind and variety one waits.
        for round in 0..<60 {
            var decoration = world.backyards[0].decoration
            decoration.trailingPlants = [
                Plant(id: ID("new"), kind: PlantKind.allCases[round % 5], variant: round % 4)
            ]
            try world.decorate(id, with: decoration, allowances: .standard)
        }
        #expect(world.sparePlants.count <= before.sparePlants.count + 20 && world.validate().isEmpty)
    }

    @Test func decoratingKeepsPlantsApart() throws {
        var world = World.firstWorld(seed: 1, began: began)
        let mine = world.backyards[0].decoration
        let id = world.backyards[1].id
        let undo = try world.decorate(id, with: mine, allowances: .standard)
        #expect(world.validate().isEmpty)
        #expect(world.backyards[1].decoration.plants.map(\.kind) == mine.plants.map(\.kind))
        let moved = world.backyards[1].decoration
        try world.decorate(id, with: moved, allowances: .standard)
        #expect(world.backyards[1].decoration == moved)
        try world.undo(undo)
        #expect(world.validate().isEmpty)
        var wrong = mine
        wrong.floor = 4
        #expect(throws: WorldError.invalidDecoration) { try world.decorate(id, with: wrong, allowances: .standard) }
    }

    @Test(
        arguments: [
            ("Bird Springs", "Bird Springs"), ("  a \t\n b  ", "a b"), ("\u{1b}]0;x\u{7}", "]0;x"),
            ("鳥の庭", "鳥の庭"), ("a\u{202e}b", "ab"), ("👩‍🌾", "👩‍🌾"), ("", nil), (" \n ", nil), ("\u{0}\u{8}", nil),
            ("\u{3164}", nil), ("\u{2800}\u{2800}", nil), ("\u{115F}\u{1160}\u{FFA0}", nil), ("\u{301}\u{200D}", nil),
            ("a\u{3164}b\u{2800}", "a b"), ("e\u{301}", "e\u{301}"),
            (String(repeating: "x", count: 32), String(repeating: "x", count: 32)),
            (String(repeating: "x", count: 33), nil),
        ] as [(String, String?)])
    func namesAreMadeHarmless(typed: String, kept: String?) {
        #expect(PlayerText.cleaned(typed) == kept)
    }
}
