import Chronology
import Session
import Simulation
import Words

/// The steps of commands that act on yards: refill, food, water, favorite, home, remove.
enum YardActions {
    /// Returns the hint for undo if there is something to undo.
    static func undoHint(in context: Context) -> [Hint] {
        context.session.undoStack.isEmpty ? [] : [Hint(.undo, context.words.hintUndo)]
    }

    /// Returns the steps of a yard command; empty for other commands.
    static func steps(for command: Command, of yards: [Backyard], in context: Context) -> [Step] {
        let ids = yards.map(\.id)
        switch command {
        case .water: return [.perform(.asOne(ids.map { .refillWater($0) }))]
        case .food: return [.present(.foodPicker(ids))]
        case .star: return [.perform(.toggleFavorites(yards))]
        // One yard alone can be home.
        case .makeHome:
            return yards.count == 1
                ? [.perform(.setHomeBackyard(ids[0], !context.world.isHome(ids[0])))] : [.ignored(command)]
        case .refill: return refill(yards, in: context)
        case .remove: return remove(ids, in: context)
        default: return []
        }
    }

    /// Returns the step that asks to confirm the removal of yards, or that announces that one yard has to stay.
    private static func remove(_ ids: [ID<Backyard>], in context: Context) -> [Step] {
        let words = context.words
        guard context.world.canRemove(ids.count) else {
            return [.tell(Announcement(ids.count == 1 ? words.errorLastYard : words.careOneStays, ink: .warning))]
        }
        return [.present(.ask(.removeBackyards(ids)))]
    }

    /// Returns the steps that refill yards, and that open the food picker where the player has to choose.
    static func refill(_ yards: [Backyard], in context: Context) -> [Step] {
        let plan = context.world.refillPlan(for: yards.map(\.id))
        let told = context.words.usedUp(plan).map { [Step.tell(Announcement($0, ink: .food))] } ?? []
        return steps(for: plan, in: context) + told
            + plan.choices.prefix(1).map { .present(.foodPicker([$0.backyard])) }
    }

    /// Returns the steps that carry out a refill plan, or that announce that nothing needs refilling.
    static func steps(for plan: RefillPlan, in context: Context) -> [Step] {
        if let request = Request(plan) { return [.perform(request)] }
        return plan.choices.isEmpty ? [.tell(nothingToFill(plan.spared, context))] : []
    }

    /// Returns the announcement that everything is full, with the time left if it is about one supply.
    private static func nothingToFill(_ spared: [RefillPlan.Spared], _ context: Context) -> Announcement {
        let words = context.words
        guard spared.count == 1, let only = spared.first else {
            return Announcement(words.careEverythingFull, least: [Brief(words.briefYardsFull)], ink: .good)
        }
        let text = words.sentence(for: only, in: context.session)
        guard let left = only.goodFor else {
            return Announcement(text, least: [Brief(words.briefYardFull)], ink: .good)
        }
        let another = context.key(of: .food).map { [Brief(words.briefAnother(food: $0))] } ?? []
        return Announcement(
            text, least: [Brief(words.briefStillGood(time: words.short(left)))] + another, ink: .food)
    }
}
