import Chronology
import Session
import Simulation

/// What looking after a yard means: one key, the right intents.
enum Care {
    /// Above this a supply counts as full: refilling would change nothing to be seen.
    static let fullEnough = 0.985

    static func steps(for command: Command, of yard: Backyard, in context: Context) -> [Step] {
        switch command {
        case .water: [.perform(.refillWater(yard.id))]
        case .food: [.present(.foodPicker(yard.id))]
        case .star: [.perform(.setBackyardFavorite(yard.id, !yard.isFavorite))]
        case .refill: refill([yard], in: context)
        default: []
        }
    }

    /// Asks whether a yard is really to go.
    static func remove(_ yard: Backyard, in context: Context) -> [Step] {
        guard context.world.backyards.count > 1 else {
            return [.tell(Announcement(context.words.errorLastYard, ink: .warning))]
        }
        return [.present(.ask(.removeBackyard(yard.id)))]
    }

    /// Fills what is not full, as one thing done. Premium food that is still good is not thrown away for more of it, and
    /// where none is left the player chooses.
    static func refill(_ yards: [Backyard], in context: Context) -> [Step] {
        let now = context.now
        var requests: [Request] = []
        var choices: [Step] = []
        // A treat that two yards want is there once.
        var taken: [ID<Food>: Int] = [:]
        for yard in yards {
            if yard.water.fraction(at: now) < fullEnough { requests.append(.refillWater(yard.id)) }
            switch Catalog.food(yard.foodID) {
            case let food? where !food.isPremium:
                if yard.food.fraction(at: now) < fullEnough { requests.append(.refillFood(yard.id)) }
            case let food?:
                guard yard.food.state(at: now) != .ok else { continue }
                if taken[food.id, default: 0] < context.world.owned(food.id) {
                    taken[food.id, default: 0] += 1
                    requests.append(.refillFood(yard.id))
                } else {
                    choices.append(.present(.foodPicker(yard.id)))
                }
            case nil: choices.append(.present(.foodPicker(yard.id)))
            }
        }
        if requests.isEmpty, choices.isEmpty { return [.tell(nothingToFill(in: yards, context))] }
        let done: [Request] = requests.count > 1 ? [.together(requests)] : requests
        return done.map(Step.perform) + choices.prefix(1)
    }

    private static func nothingToFill(in yards: [Backyard], _ context: Context) -> Announcement {
        let words = context.words
        guard yards.count == 1, let yard = yards.first else {
            return Announcement(words.careEverythingFull, ink: .good)
        }
        guard let food = Catalog.food(yard.foodID), food.isPremium else {
            return Announcement(words.careAllFull(yard: yard.name), ink: .good)
        }
        let time = words.long(yard.food.remaining(at: context.now))
        return Announcement(words.careStillGood(food: words.inText(food.id), time: time), ink: .food)
    }
}
