import Session
import Simulation

extension Words {
    /// What became of an intent, in a sentence; `nil` where the screen itself shows it.
    static func announcement(_ outcome: Outcome, session: Session) -> Announcement? {
        switch outcome.result {
        case .success:
            guard let intent = outcome.intent else { return Announcement(undone, ink: .good) }
            return done(intent, in: session.world).map { Announcement($0, ink: .good) }
        case .failure(let error):
            return Announcement(error.sentence, ink: .warning)
        }
    }

    private static func done(_ intent: Intent, in world: World) -> String? {
        func name(_ id: ID<Backyard>) -> String { world.backyard(id)?.name ?? "" }
        return switch intent {
        case .refillWater(let id): refilledWater(name(id))
        case .refillFood(let id, let food):
            refilledFood(foodName(food ?? world.backyard(id)?.foodID ?? .sunflowerSeeds), name(id))
        case .setBackyardFavorite(let id, let isOn): isOn ? starred(name(id)) : unstarred(name(id))
        case .setBirdFavorite(let id, let isOn):
            isOn ? starred(world.displayName(of: id)) : unstarred(world.displayName(of: id))
        default: nil
        }
    }
}
