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
        case .refill: refill(yard, in: context)
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

    static func refillAll(in context: Context) -> [Step] { refill(context.world.backyards, in: context) }

    /// Fills what is not full in several yards, as one thing done. Where a treat is used up the player chooses.
    static func refill(_ yards: [Backyard], in context: Context) -> [Step] {
        var requests: [Request] = []
        var others: [Step] = []
        // A treat that two yards want is there once.
        var owned = Dictionary(uniqueKeysWithValues: Catalog.foods.map { ($0.id, context.world.owned($0.id)) })
        for yard in yards {
            for step in refill(yard, in: context) {
                switch step {
                case .perform(.refillFood(_, _)) where Catalog.food(yard.foodID)?.isPremium == true:
                    if owned[yard.foodID, default: 0] > 0 {
                        owned[yard.foodID, default: 0] -= 1
                        requests.append(.refillFood(yard.id))
                    } else {
                        others.append(.present(.foodPicker(yard.id)))
                    }
                case .perform(.together(let several)): requests += several
                case .perform(let request): requests.append(request)
                case .present: others.append(step)
                default: break
                }
            }
        }
        let done: [Step] =
            requests.isEmpty
            ? [.tell(Announcement(context.words.careEverythingFull, ink: .good))] : [.perform(.together(requests))]
        return (requests.isEmpty && !others.isEmpty ? [] : done) + others.prefix(1)
    }

    /// Fills what is not full. Premium food that is still good is not thrown away for more of it, and where none is
    /// left the player chooses.
    private static func refill(_ yard: Backyard, in context: Context) -> [Step] {
        let now = context.now
        var steps: [Step] = []
        if yard.water.fraction(at: now) < fullEnough { steps.append(.perform(.refillWater(yard.id))) }
        guard let food = Catalog.food(yard.foodID) else { return steps + [.present(.foodPicker(yard.id))] }
        if !food.isPremium {
            if yard.food.fraction(at: now) < fullEnough { steps.append(.perform(.refillFood(yard.id))) }
        } else if yard.food.state(at: now) != .ok {
            let owned = context.world.owned(food.id)
            steps.append(owned > 0 ? .perform(.refillFood(yard.id)) : .present(.foodPicker(yard.id)))
        } else if steps.isEmpty {
            let time = context.words.long(yard.food.remaining(at: now))
            return [
                .tell(
                    Announcement(
                        context.words.careStillGood(food: context.words.inText(food.id), time: time), ink: .food))
            ]
        }
        if steps.count > 1 {
            let requests = steps.compactMap { if case .perform(let request) = $0 { request } else { nil } }
            if requests.count == steps.count { return [.perform(.together(requests))] }
        }
        return steps.isEmpty ? [.tell(Announcement(context.words.careAllFull(yard: yard.name), ink: .good))] : steps
    }
}
