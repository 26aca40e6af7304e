import Session
import Simulation

/// What was just done or happened, on one line.
extension Words {
    /// What became of a request, in a sentence; `nil` where the screen itself shows it.
    package func done(_ request: Request, _ reply: Reply, in session: Session) -> String? {
        let world = session.world
        func name(_ id: ID<Backyard>) -> String { self.name(of: id, session) }
        return switch request {
        case .undo:
            if case .undone(let request) = reply { doneUndoneDeed(deed: deed(request, in: session)) } else { nil }
        case .redo:
            if case .redone(let request) = reply { doneRedoneDeed(deed: deed(request, in: session)) } else { nil }
        case .together(let requests):
            Self.refilled(requests).count == 1
                ? Self.refilled(requests).first.map { doneRefilled(yard: name($0)) }
                : doneRefilledYards(count: Self.refilled(requests).count)
        case .refillWater(let id): doneWater(yard: name(id))
        case .refillFood(let id, let food):
            (food ?? world.backyard(id)?.foodID).map { doneFood(food: self.name(of: $0), yard: name(id)) }
        case .setBackyardFavorite(let id, let isOn): favorite(name(id), isOn)
        case .setBirdFavorite(let id, let isOn): favorite(firstIndividual(id, in: world), isOn)
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

    /// What was undone or done again, to be named after a colon.
    private func deed(_ request: Request, in session: Session) -> String {
        let world = session.world
        func name(_ id: ID<Backyard>) -> String { self.name(of: id, session) }
        return switch request {
        case .together(let requests):
            Self.refilled(requests).count == 1
                ? Self.refilled(requests).first.map { deedRefill(yard: name($0)) } ?? ""
                : deedRefillYards(count: Self.refilled(requests).count)
        case .refillWater(let id): deedWater(yard: name(id))
        case .refillFood(let id, _): deedFood(yard: name(id))
        case .setBackyardFavorite(let id, _): deedStar(name: name(id))
        case .setBirdFavorite(let id, _): deedStar(name: individual(id, in: world))
        case .createBackyard(let name, _, _): deedCreate(yard: PlayerText.cleaned(name) ?? name)
        case .renameBackyard(let id, _): deedRename(yard: name(id))
        case .decorateBackyard(let id, _): deedDecorate(yard: name(id))
        case .removeBackyard(let id): deedRemove(yard: name(id))
        case .nameBird(let id, _): deedBirdName(bird: individual(id, in: world))
        case .setDisplayName: deedDisplayName
        case .setEmail: deedEmail
        case .setAvatar: deedAvatar
        case .keepWidget(let name, _), .removeWidget(let name): deedWidget(name: name)
        case .changeSettings, .undo, .redo, .store, .family, .journal, .album, .transfer: ""
        }
    }

    /// The yards that are refilled together, each once.
    private static func refilled(_ requests: [Request]) -> [ID<Backyard>] {
        requests.reduce(into: []) { yards, request in
            switch request {
            case .refillWater(let id), .refillFood(let id, _): if !yards.contains(id) { yards.append(id) }
            default: break
            }
        }
    }

    private func favorite(_ name: String, _ isOn: Bool) -> String {
        isOn ? doneFavorite(name: name) : doneNotFavorite(name: name)
    }

    /// Who arrived: "The red cardinal arrived in Calm Palms", or that it is the first of its kind ever.
    package func arrival(_ visit: Visit, of bird: Bird, in yard: Backyard) -> String {
        visit.isFirstOfSpecies
            ? arrivalFirstIn(species: one(visit.species), yard: yard.name)
            : arrivalArrived(bird: firstIndividual(bird), yard: yard.name)
    }
}
