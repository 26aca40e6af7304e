import Chronology

/// The result of refilling some yards, computed before anything is done.
package struct RefillPlan: Hashable, Sendable {
    /// A fountain or a feeder that will be filled.
    package struct Filling: Hashable, Sendable {
        package let backyard: ID<Backyard>
        package let kind: SupplyKind
        /// The food for a feeder: the one that was asked for, or a free one where the yard's own is used up; `nil` for
        /// the yard's own.
        package var food: ID<Food>?
    }

    /// A yard in which nothing will be filled because it needs nothing.
    package struct Spared: Hashable, Sendable {
        package let backyard: ID<Backyard>
        /// The time for which its premium food lasts and is therefore kept; `nil` if all is full.
        package let goodFor: Span?
    }

    /// A yard whose feeder stays unfilled because the premium food, its own or one asked for, is used up.
    package struct Choice: Hashable, Sendable {
        package let backyard: ID<Backyard>
        package let food: ID<Food>
    }

    package fileprivate(set) var fillings: [Filling] = []
    package fileprivate(set) var spared: [Spared] = []
    package fileprivate(set) var choices: [Choice] = []
    /// The premium foods that are used up, where a free one is filled in.
    package fileprivate(set) var usedUp: [ID<Food>] = []
    /// The free foods that are filled in for those: in each yard the one that it had before.
    package fileprivate(set) var substitutes: [ID<Food>] = []

    /// The food that takes the place of one that is used up, where the yard had no free one before.
    package static let substitute = ID<Food>.sunflowerSeeds

    /// The number of feeders that will be filled.
    package var feeders: Int { fillings.count { $0.kind == .food } }
}

extension World {
    /// Returns the plan by which yards are refilled now.
    ///
    /// Premium food that is still good is not thrown away for more of it, and each owned piece is planned only once. If
    /// none is left, the player chooses another food for a single yard; of several yards the feeders get a free one.
    ///
    /// - Parameters:
    ///   - ids: in the order in which they are served, each once.
    ///   - supplies: filled however full they are where that costs nothing; `nil`: those that are not full.
    ///   - food: for the feeders instead of each yard's own. A premium food that was asked for by name replaces more of
    ///     itself as long as the feeder is not full.
    package func refillPlan(
        for ids: [ID<Backyard>], supplies: Set<SupplyKind>? = nil, food: ID<Food>? = nil
    ) -> RefillPlan {
        var plan = RefillPlan()
        var pantry = pantry
        for yard in ids.compactMap(backyard) {
            let planned = plan.fillings.count + plan.choices.count
            func isWanted(_ kind: SupplyKind) -> Bool {
                supplies?.contains(kind) ?? !yard.supply(kind).isFull(at: clock)
            }
            if isWanted(.water) { plan.fillings.append(.init(backyard: yard.id, kind: .water)) }
            let foodID = food ?? yard.foodID
            let isPremium = Catalog.food(foodID)?.isPremium ?? true
            let isGood = isPremium && isStillGood(foodID, in: yard, isNamed: food != nil)
            if isWanted(.food), !isGood {
                if !isPremium || pantry[foodID, default: 0] > 0 {
                    if isPremium { pantry[foodID, default: 0] -= 1 }
                    plan.fillings.append(.init(backyard: yard.id, kind: .food, food: food))
                } else if food == nil, ids.count > 1 {
                    let former = yard.formerFoodID.flatMap { Catalog.food($0)?.isPremium == false ? $0 : nil }
                    let substitute = former ?? RefillPlan.substitute
                    plan.fillings.append(.init(backyard: yard.id, kind: .food, food: substitute))
                    if !plan.substitutes.contains(substitute) { plan.substitutes.append(substitute) }
                    if Catalog.food(foodID) != nil, !plan.usedUp.contains(foodID) { plan.usedUp.append(foodID) }
                } else {
                    plan.choices.append(.init(backyard: yard.id, food: foodID))
                }
            }
            if plan.fillings.count + plan.choices.count == planned {
                plan.spared.append(.init(backyard: yard.id, goodFor: isGood ? yard.food.remaining(at: clock) : nil))
            }
        }
        return plan
    }

    /// Returns true if enough premium food is in a feeder to keep it.
    private func isStillGood(_ food: ID<Food>, in yard: Backyard, isNamed: Bool) -> Bool {
        guard food == yard.foodID, Catalog.food(food) != nil else { return false }
        return isNamed ? yard.food.isFull(at: clock) : yard.food.state(at: clock) == .ok
    }
}
