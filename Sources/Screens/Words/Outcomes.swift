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
            return Announcement(sentence(error), ink: .warning)
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

    static func sentence(_ error: IntentError) -> String {
        switch error {
        case .readOnly(let why): why
        case .world(let error): sentence(error)
        case .badDisplayName: "A name needs at least one letter, and no more than forty."
        case .badEmail: "That does not look like an address. Leave it empty if you like."
        case .nothingToUndo: nothingToUndo
        }
    }

    static func sentence(_ error: WorldError) -> String {
        switch error {
        case .unknownBackyard: "That backyard is gone."
        case .unknownBird: "That bird is not from around here."
        case .unknownFood: "Nobody here knows that food."
        case .noneOwned(let food): "No \(foodName(food).lowercased()) left. The shop has more."
        case .invalidName: "A name needs at least one letter, and no more than \(PlayerText.limit)."
        case .notYetNameable: "It is still too shy for a name. Ten visits or three loved meals help."
        case .backyardLimitReached(let limit): "\(limit) backyards are the most without a pass."
        case .lastBackyard: "One backyard has to stay."
        case .invalidDecoration: "That does not fit into a backyard."
        case .alreadyEaten: "Too late: a bird has already eaten of it."
        case .nothingToUndo: nothingToUndo
        }
    }
}
