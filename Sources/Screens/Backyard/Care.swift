import Chronology
import Session
import Simulation
import Words

/// What looking after a yard means: one key, the right intents.
enum Care {
    /// Above this a supply counts as full: refilling would change nothing to be seen.
    static let fullEnough = 0.985

    /// The key that takes back what was done last, where there is such a thing.
    static func undoHint(in context: Context) -> [Hint] {
        context.session.done.isEmpty ? [] : [Hint(.undo, context.words.hintUndo)]
    }

    /// For one yard, or for several at once.
    static func steps(for command: Command, of yards: [Backyard], in context: Context) -> [Step] {
        let ids = yards.map(\.id)
        switch command {
        case .water: return [.perform(.asOne(ids.map { .refillWater($0) }))]
        case .food: return [.present(.foodPicker(ids))]
        case .star:
            // Several become alike.
            let isOn = !yards.allSatisfy(\.isFavorite)
            return [.perform(.asOne(ids.map { .setBackyardFavorite($0, isOn) }))]
        case .refill: return refill(yards, in: context)
        case .remove: return remove(ids, in: context)
        default: return []
        }
    }

    /// Whether anything is low or out in any of them: then what fills all is worth a word.
    static func areShort(_ yards: [Backyard], at date: Instant) -> Bool {
        yards.contains { yard in SupplyKind.allCases.contains { yard.supply($0).state(at: date) != .ok } }
    }

    /// Asks whether yards are really to go.
    private static func remove(_ ids: [ID<Backyard>], in context: Context) -> [Step] {
        let words = context.words
        guard ids.count < context.world.backyards.count else {
            return [.tell(Announcement(ids.count == 1 ? words.errorLastYard : words.careOneStays, ink: .warning))]
        }
        return [.present(.ask(.removeBackyards(ids)))]
    }

    /// Fills what is not full, as one thing done. Premium food that is still good is not thrown away for more of it, and
    /// where none is left the player chooses.
    static func refill(_ yards: [Backyard], in context: Context) -> [Step] {
        let now = context.now
        var requests: [Request] = []
        var choices: [ID<Backyard>] = []
        var spared: [ID<Backyard>] = []
        // A treat that two yards want is there once.
        var taken: [ID<Food>: Int] = [:]
        for yard in yards {
            let before = requests.count + choices.count
            defer { if requests.count + choices.count == before { spared.append(yard.id) } }
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
                    choices.append(yard.id)
                }
            case nil: choices.append(yard.id)
            }
        }
        if requests.isEmpty, choices.isEmpty { return [.tell(nothingToFill(in: yards, context))] }
        return (requests.isEmpty ? [] : [.perform(.asOne(requests, spared: spared))])
            + choices.prefix(1).map { .present(.foodPicker([$0])) }
    }

    private static func nothingToFill(in yards: [Backyard], _ context: Context) -> Announcement {
        let words = context.words
        guard yards.count == 1, let yard = yards.first else {
            return Announcement(words.careEverythingFull, least: [Brief(words.briefYardsFull)], ink: .good)
        }
        guard let food = Catalog.food(yard.foodID), food.isPremium else {
            return Announcement(
                words.careAllFull(yard: yard.name), least: [Brief(words.briefYardFull)], ink: .good)
        }
        let left = yard.food.remaining(at: context.now)
        let another = context.key(of: .food).map { [Brief(words.briefAnother(food: $0))] } ?? []
        return Announcement(
            words.careStillGood(food: words.inText(food.id), time: words.long(left)),
            least: [Brief(words.briefStillGood(time: words.short(left)))] + another, ink: .food)
    }
}

extension Request {
    /// Several as one; of one there is no need.
    static func asOne(_ requests: [Request], spared: [ID<Backyard>] = []) -> Request {
        requests.count == 1 && spared.isEmpty ? requests[0] : .together(requests, spared: spared)
    }
}
