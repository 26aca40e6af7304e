import Chronology
import Testing

@testable import Simulation

/// Which feeders and fountains a refill fills, spares, and asks about.
@Suite struct RefillPlanTests {
    private let yards = ["yard-1", "yard-2", "yard-3"].map { ID<Backyard>($0) }

    /// Three yards that have been full for some hours.
    private func world(_ foods: [ID<Food>], owned: Int = 0, after hours: Int64) -> World {
        var world = World.firstWorld(seed: 7, began: began)
        world.pantry = [.nectar: owned]
        let filledAt = world.clock - .hours(hours)
        for (index, food) in foods.enumerated() {
            world.backyards[index].foodID = food
            world.backyards[index].food = Supply(kind: .food, filledAt: filledAt)
            world.backyards[index].water = Supply(kind: .water, filledAt: filledAt)
        }
        return world
    }

    struct Case: Sendable {
        let foods: [ID<Food>]
        var owned = 0
        let hours: Int64
        var supplies: Set<SupplyKind>?
        var food: ID<Food>?
        /// One letter for each yard: `b`oth, `w`ater, `f`ood, `.` full, `g`ood premium food, `s` after a food that takes
        /// the place of one that is used up, and `?` for a choice.
        let expected: [String]
    }

    static let cases = [
        Case(foods: [.corn, .nectar], owned: 9, hours: 0, expected: [".", "g"]),
        Case(foods: [.corn, .nectar], owned: 9, hours: 3, expected: ["b", "w"]),
        Case(foods: [.corn, .nectar], owned: 9, hours: 8, expected: ["b", "b"]),
        Case(foods: [.nectar, .nectar, .nectar], owned: 2, hours: 9, expected: ["b", "b", "bs"]),
        Case(foods: [.nectar, .corn], hours: 9, supplies: [.food], expected: ["fs", "f"]),
        Case(foods: [.nectar], hours: 9, supplies: [.food], expected: ["?"]),
        Case(foods: [.nectar], hours: 9, expected: ["w?"]),
        // What is free is filled when it is asked for.
        Case(foods: [.corn, .nectar], owned: 9, hours: 0, supplies: [.water], expected: ["w", "w"]),
        Case(foods: [.corn, .nectar], owned: 9, hours: 0, supplies: [.food], expected: ["f", "g"]),
        Case(foods: [.corn, .nectar], owned: 9, hours: 3, supplies: [.food], expected: ["f", "g"]),
        // By name.
        Case(foods: [.nectar, .corn], owned: 9, hours: 0, supplies: [.food], food: .nectar, expected: ["g", "f"]),
        Case(foods: [.nectar, .corn], owned: 1, hours: 3, supplies: [.food], food: .nectar, expected: ["f", "?"]),
        Case(foods: [.nectar, .corn], hours: 0, supplies: [.food], food: .corn, expected: ["f", "f"]),
        Case(foods: [.nectar], owned: 9, hours: 0, supplies: [.food, .water], food: .nectar, expected: ["w"]),
        Case(foods: [ID("pizza")], hours: 0, supplies: [.food], expected: ["?"]),
    ]

    @Test(arguments: cases) func fillsSparesAndAsks(test: Case) {
        let world = world(test.foods, owned: test.owned, after: test.hours)
        let ids = Array(yards.prefix(test.foods.count))
        let plan = world.refillPlan(for: ids, supplies: test.supplies, food: test.food)
        let found = ids.map { id in
            let kinds = plan.fillings.filter { $0.backyard == id }.map(\.kind)
            let filled = kinds == [.water, .food] ? "b" : kinds == [.water] ? "w" : kinds == [.food] ? "f" : ""
            let isOther = plan.fillings.contains {
                $0.backyard == id && $0.food == RefillPlan.substitute && test.food == nil
            }
            let spared = plan.spared.filter { $0.backyard == id }.map { $0.goodFor == nil ? "." : "g" }
            return filled + (isOther ? "s" : "") + spared.joined()
                + (plan.choices.contains { $0.backyard == id } ? "?" : "")
        }
        #expect(found == test.expected)
        #expect(plan.usedUp.isEmpty == !test.expected.contains { $0.contains("s") })
        #expect(plan.choices.allSatisfy { $0.food == test.food ?? world.backyard($0.backyard)?.foodID })
    }

    /// A yard gets the free food back that it had before a premium one, whatever premium food came in between.
    @Test func theFormerFoodComesBack() throws {
        var world = world([.corn, .milletSeeds, .nectar], owned: 2, after: 9)
        world.addPremiumFood(.goldenAcorn, 1)
        for food in [ID<Food>.nectar, .goldenAcorn] { try world.refillFood(yards[0], with: food) }
        let undo = try world.refillFood(yards[1], with: .nectar)
        #expect(world.backyard(yards[1])?.formerFoodID == .milletSeeds)
        try world.undo(undo)
        #expect(world.backyard(yards[1])?.formerFoodID == nil)
        world.pantry = [:]
        world.advance(to: world.clock + .days(2), allowances: .standard) { _ in }
        let plan = world.refillPlan(for: yards, supplies: [.food])
        #expect(plan.fillings.map(\.food) == [.corn, nil, .sunflowerSeeds])
        #expect(plan.substitutes == [.corn, .sunflowerSeeds] && plan.usedUp == [.goldenAcorn, .nectar])
        try world.refillFood(yards[0], with: .peanuts)
        #expect(world.backyard(yards[0])?.formerFoodID == nil)
    }

    /// What is planned can be done, to the last piece that is owned.
    @Test(arguments: 0..<20) func whatIsPlannedCanBeDone(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let foods = yards.map { _ in Catalog.foods[generator.below(Catalog.foods.count)].id }
        var world = world(foods, owned: generator.below(3), after: Int64(generator.below(12)))
        let food = generator.below(2) == 0 ? Catalog.foods[generator.below(Catalog.foods.count)].id : nil
        let plan = world.refillPlan(for: yards, food: food)
        for filling in plan.fillings {
            switch filling.kind {
            case .water: try world.refillWater(filling.backyard)
            case .food:
                let own = try #require(world.backyard(filling.backyard)?.foodID)
                try world.refillFood(filling.backyard, with: filling.food ?? own)
            }
        }
        let planned = plan.fillings.map(\.backyard) + plan.spared.map(\.backyard) + plan.choices.map(\.backyard)
        #expect(Set(planned) == Set(yards))
    }
}
