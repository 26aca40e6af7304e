import Chronology
import Simulation

extension Session {
    /// Does what is asked, now, or changes nothing and says why.
    ///
    /// What the world did until now comes first; those events are handed out by the next `advance()`.
    @discardableResult
    package func perform(_ intent: Intent) throws(IntentError) -> IntentOutcome {
        if let readOnlyReason { throw .readOnly(readOnlyReason) }
        takeOver()
        catchUp()
        var outcome = IntentOutcome()
        switch intent {
        case .setDisplayName(let text):
            guard let name = Account.checkedName(text) else { throw .badDisplayName }
            let before = account.displayName
            account.displayName = name
            remember(.displayName(before))
        case .setEmail(let text):
            guard let email = Account.checkedEmail(text) else { throw .badEmail }
            let before = account.email
            account.email = email
            remember(.email(before))
        case .setAvatar(let bird):
            guard world.bird(bird) != nil else { throw .world(.unknownBird(bird)) }
            let before = account.avatar
            account.avatar = bird
            remember(.avatar(before))
        case .changeSettings(let settings):
            // Switches are their own undo.
            self.settings = settings
            changed(urgently: true)
            return outcome
        case .purchase(let product, let options):
            outcome.purchase = try shop { store, now in store.purchase(product, options, at: now) }
            return outcome
        default:
            do {
                let (undo, created) = try change(intent)
                if case .removed(let removal) = undo {
                    for visit in removal.endedVisits { noteDeparture(visit) }
                    journalNotes.formerBackyards[removal.backyard.id] = removal.backyard.name
                }
                outcome.createdBackyard = created
                remember(.world(undo))
            } catch {
                throw .world(error)
            }
        }
        outcome.isUndoable = true
        changed(urgently: true)
        return outcome
    }

    /// Takes back the last intent that can be. What no longer can be is dropped, and the error says why.
    package func undo() throws(IntentError) {
        if let readOnlyReason { throw .readOnly(readOnlyReason) }
        catchUp()
        guard let step = undoSteps.popLast() else { throw .nothingToUndo }
        switch step {
        case .displayName(let name): account.displayName = name
        case .email(let email): account.email = email
        case .avatar(let bird): account.avatar = bird
        case .world(let undo):
            do {
                try world.undo(undo)
            } catch {
                throw .world(error)
            }
        }
        changed(urgently: true)
    }

    package var canUndo: Bool { !undoSteps.isEmpty && readOnlyReason == nil }

    private func remember(_ step: UndoStep) {
        undoSteps.append(step)
        if undoSteps.count > UndoStep.limit { undoSteps.removeFirst() }
    }

    private func change(_ intent: Intent) throws(WorldError) -> (Undo, ID<Backyard>?) {
        switch intent {
        case .refillWater(let yard): return (try world.refillWater(yard), nil)
        case .refillFood(let id, let food):
            guard let yard = world.backyard(id) else { throw .unknownBackyard(id) }
            return (try world.refillFood(id, with: food ?? yard.foodID), nil)
        case .setBackyardFavorite(let yard, let isFavorite): return (try world.setFavorite(yard, isFavorite), nil)
        case .renameBackyard(let yard, let name): return (try world.rename(yard, to: name), nil)
        case .createBackyard(let name, let decoration):
            let hour = playerTime(world.clock).date
            let (id, undo) = try world.createBackyard(
                name: name, decoration: decoration,
                localTime: LocalTime(
                    .hours(Int64(hour.hour)) + .minutes(Int64(hour.minute)) + .seconds(Int64(hour.second))),
                allowances: allowances)
            return (undo, id)
        case .decorateBackyard(let yard, let decoration):
            return (try world.decorate(yard, with: decoration, allowances: allowances), nil)
        case .removeBackyard(let yard): return (try world.removeBackyard(yard), nil)
        case .setBirdFavorite(let bird, let isFavorite): return (try world.setFavorite(bird, isFavorite), nil)
        case .nameBird(let bird, let name): return (try world.rename(bird, to: name), nil)
        case .setDisplayName, .setEmail, .setAvatar, .changeSettings, .purchase: throw .nothingToUndo
        }
    }
}

/// What takes an intent back.
enum UndoStep: Hashable, Sendable {
    /// Older ones are forgotten.
    static let limit = 50

    case world(Undo)
    case displayName(String)
    case email(String)
    case avatar(ID<Bird>?)
}
