import Session
import Simulation
import Words

extension Words {
    /// What became of an intent, in a sentence; `nil` where the screen itself shows it.
    static func announcement(_ outcome: Outcome, session: Session) -> Announcement? {
        switch outcome.result {
        case .success:
            guard let intent = outcome.intent else { return Announcement(undone, ink: .good) }
            return done(intent, in: session).map { Announcement($0, ink: .good) }
        case .failure(let error):
            return Announcement(error.sentence, ink: .warning)
        }
    }

    private static func done(_ intent: Intent, in session: Session) -> String? {
        let world = session.world
        func name(_ id: ID<Backyard>) -> String { world.backyard(id)?.name ?? "" }
        return switch intent {
        case .refillWater(let id): refilledWater(name(id))
        case .refillFood(let id, let food):
            refilledFood(foodName(food ?? world.backyard(id)?.foodID ?? .sunflowerSeeds), name(id))
        case .setBackyardFavorite(let id, let isOn): isOn ? starred(name(id)) : unstarred(name(id))
        case .setBirdFavorite(let id, let isOn):
            isOn ? starred(world.displayName(of: id)) : unstarred(world.displayName(of: id))
        case .createBackyard(let name, _): opened(PlayerText.cleaned(name) ?? name)
        case .renameBackyard(let id, _): renamed(name(id))
        case .decorateBackyard(let id, _): decorated(name(id))
        case .removeBackyard(let id): removed(session.journalNotes.formerBackyards[id] ?? "")
        case .nameBird(let id, _):
            world.bird(id).map { $0.name.map { Wording().birdNamed(name: $0) } ?? Wording().birdUnnamed }
        default: nil
        }
    }
}
