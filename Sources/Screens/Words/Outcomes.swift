import Session
import Simulation

extension Words {
    /// What became of a request, in a sentence; `nil` where the screen itself or its sheet shows it.
    static func announcement(_ answer: Answer, hasSheet: Bool, session: Session) -> Announcement? {
        switch (answer.request, answer.result) {
        case (.album(.keep), .success(.kept(let path))): return Announcement("Photo kept: \(path)")
        case (.album(.keep), .failure(.file(let error))):
            return Announcement("The photo could not be kept: \(error.path): \(error.cause).")
        case (.journal, .failure(let error)), (.album, .failure(let error)): return Announcement(error.sentence)
        case (.store, _) where StoreOutcome(answer, session) != nil, (.family, _):
            guard !hasSheet, let outcome = StoreOutcome(answer, session) else { return nil }
            return outcome.message.map { Announcement($0.text, ink: outcome.isGood ? .good : .warning) }
        case (_, .failure(let error)): return Announcement(error.sentence, ink: .warning)
        case (let request, .success): return done(request, in: session).map { Announcement($0, ink: .good) }
        }
    }

    private static func done(_ request: Request, in session: Session) -> String? {
        let world = session.world
        func name(_ id: ID<Backyard>) -> String { world.backyard(id)?.name ?? "" }
        return switch request {
        case .undo: undone
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
            world.bird(id).map { $0.name.map(Birds.named) ?? Birds.unnamed(world.displayName(of: id)) }
        default: nil
        }
    }
}
