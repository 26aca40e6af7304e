import Session
import Simulation

/// What was just done or happened, on one line.
extension Words {
    /// What became of a request, in a sentence; `nil` where the screen itself shows it.
    package func done(_ request: Request, in session: Session) -> String? {
        let world = session.world
        func name(_ id: ID<Backyard>) -> String { self.name(of: id, session) }
        return switch request {
        case .undo: doneUndone
        case .refillWater(let id): doneWater(yard: name(id))
        case .refillFood(let id, let food):
            (food ?? world.backyard(id)?.foodID).map { doneFood(food: self.name(of: $0), yard: name(id)) }
        case .setBackyardFavorite(let id, let isOn): favorite(name(id), isOn)
        case .setBirdFavorite(let id, let isOn): favorite(self.name(of: id, in: world), isOn)
        case .createBackyard(let name, _, _): doneOpened(yard: PlayerText.cleaned(name) ?? name)
        case .renameBackyard(let id, _): doneRenamed(yard: name(id))
        case .decorateBackyard(let id, _): doneDecorated(yard: name(id))
        case .removeBackyard(let id): doneRemoved(yard: name(id))
        case .nameBird(let id, _): world.bird(id).map { $0.name.map { birdNamed(name: $0) } ?? birdUnnamed }
        case .keepWidget(let name, _): doneWidgetKept(name: name)
        case .removeWidget(let name): doneWidgetRemoved(name: name)
        default: nil
        }
    }

    private func favorite(_ name: String, _ isOn: Bool) -> String {
        isOn ? doneFavorite(name: name) : doneNotFavorite(name: name)
    }

    /// Who arrived: "A cardinal arrived in Calm Palms", or that it is the first of its kind ever.
    package func arrival(_ visit: Visit, of bird: Bird, in yard: Backyard) -> String {
        visit.isFirstOfSpecies
            ? arrivalFirstIn(species: one(visit.species), yard: yard.name)
            : arrivalArrived(bird: first(bird), yard: yard.name)
    }
}
