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

    /// Refills several yards: what of it can be done at once; else what keeps it from being done.
    static func refill(_ yards: [Backyard], in context: Context) -> [Step] {
        let steps = yards.flatMap { refill($0, in: context) }
        let requests = steps.filter { if case .perform = $0 { true } else { false } }
        guard requests.isEmpty, yards.count > 1 else { return yards.count > 1 ? requests : steps }
        let question = steps.first { if case .present = $0 { true } else { false } }
        return [question ?? .tell(Announcement(context.words.widgetStocked, ink: .good))]
    }

    /// Asks whether a yard is really to go.
    static func remove(_ yard: Backyard, in context: Context) -> [Step] {
        guard context.world.backyards.count > 1 else {
            return [.tell(Announcement(context.words.errorLastYard, ink: .warning))]
        }
        return [.present(.ask(.removeBackyard(yard.id)))]
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
        return steps.isEmpty ? [.tell(Announcement(context.words.careAllFull(yard: yard.name), ink: .good))] : steps
    }
}
