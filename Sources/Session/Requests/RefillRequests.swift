import Simulation

package struct RefillWater: WorldIntent {
    package static let kind = "refillWater"
    package let yard: ID<Backyard>
    package var target: Request.Target? { .backyard(yard) }

    package func change(_ world: inout World, of session: Session) throws(WorldError) -> Undo {
        try world.refillWater(yard)
    }
}

/// Fills a feeder; a premium food uses up one portion of the pantry.
package struct RefillFood: WorldIntent {
    package static let kind = "refillFood"
    package let yard: ID<Backyard>
    /// The food; `nil` for the one that is in the feeder.
    package let food: ID<Food>?
    package var target: Request.Target? { .backyard(yard) }

    package func change(_ world: inout World, of session: Session) throws(WorldError) -> Undo {
        guard let own = world.backyard(yard)?.foodID else { throw .unknownBackyard(yard) }
        return try world.refillFood(yard, with: food ?? own)
    }
}

extension Request {
    package static func refillWater(_ yard: ID<Backyard>) -> Self { Self(RefillWater(yard: yard)) }
    package static func refillFood(_ yard: ID<Backyard>, food: ID<Food>? = nil) -> Self {
        Self(RefillFood(yard: yard, food: food))
    }

    /// Makes a request to refill yards as planned; `nil` if nothing has to be filled.
    package init?(_ plan: RefillPlan) {
        if plan.fillings.isEmpty { return nil }
        let requests = plan.fillings.map { filling -> Request in
            switch filling.kind {
            case .water: .refillWater(filling.backyard)
            case .food: .refillFood(filling.backyard, food: filling.food)
            }
        }
        self = .asOne(requests, spared: plan.spared.map(\.backyard))
    }
}
