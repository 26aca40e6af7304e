import Session
import Simulation

/// Outcomes and events in one line.
extension Words {
    /// Returns the outcome of a request in a sentence; `nil` where the screen itself shows it.
    package func done(_ request: Request, _ reply: Reply, in session: Session) -> String? {
        let world = session.world
        func name(_ id: ID<Backyard>) -> String { self.name(of: id, session) }
        return switch request {
        case .undo:
            if case .undone(let request) = reply { doneUndoneDeed(deed: deed(request, in: session)) } else { nil }
        case .redo:
            if case .redone(let request) = reply { doneRedoneDeed(deed: deed(request, in: session)) } else { nil }
        case .together(let requests, let spared): done(requests, sparing: spared, in: session)
        case .refillWater(let id): doneWater(yard: name(id))
        case .refillFood(let id, let food):
            (food ?? world.backyard(id)?.foodID).map { done($0, in: name(id)) }
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

    /// Returns a sentence for a premium food, with the time for which it can be taken back, since a single key spends
    /// it.
    private func done(_ food: ID<Food>, in yards: String) -> String {
        let said = doneFood(food: name(of: food), yard: yards)
        return Catalog.food(food)?.isPremium == true ? sentences([said, doneFoodBack]) : said
    }

    /// Returns a sentence for several requests that were done as one, usually the same for several yards.
    private func done(
        _ requests: [Request], sparing spared: [ID<Backyard>], in session: Session
    ) -> String {
        func name(_ id: ID<Backyard>) -> String { self.name(of: id, session) }
        let yards = Self.refilled(requests)
        let place = yards.count == 1 ? name(yards[0]) : yardsCount(count: yards.count)
        let done =
            switch (Self.same(requests), requests.count) {
            case (.removeBackyard?, let count): doneRemovedYards(count: count)
            case (.setBackyardFavorite(_, let isOn)?, let count):
                isOn ? doneFavoriteYards(count: count) : doneNotFavoriteYards(count: count)
            case (.setBirdFavorite(_, let isOn)?, let count):
                isOn ? doneFavoriteBirds(count: count) : doneNotFavoriteBirds(count: count)
            case (.refillFood(_, let food?)?, _): self.done(food, in: place)
            case (.refillWater?, _): doneWater(yard: place)
            default: yards.count == 1 ? doneRefilled(yard: place) : doneRefilledYards(count: yards.count)
            }
        return switch spared.count {
        case 0: done
        case 1: sentences([done, doneSpared(yard: name(spared[0]))])
        case let count: sentences([done, doneSparedYards(count: count)])
        }
    }

    /// Returns what all requests have in common except their targets; `nil` where they differ.
    static func same(_ requests: [Request]) -> Request? {
        func general(_ request: Request) -> Request? {
            switch request {
            case .removeBackyard: .removeBackyard(ID(""))
            case .setBackyardFavorite(_, let isOn): .setBackyardFavorite(ID(""), isOn)
            case .setBirdFavorite(_, let isOn): .setBirdFavorite(ID(""), isOn)
            case .refillFood(_, let food?): .refillFood(ID(""), food: food)
            case .refillWater: .refillWater(ID(""))
            default: nil
            }
        }
        guard let first = requests.first.flatMap(general) else { return nil }
        return requests.allSatisfy { general($0) == first } ? first : nil
    }

    /// Returns the name of several requests that were undone or done again.
    private func deed(_ requests: [Request], in session: Session) -> String {
        guard requests.count > 1 else { return requests.first.map { deed($0, in: session) } ?? "" }
        let yards = Self.refilled(requests)
        let place = yards.count == 1 ? name(of: yards[0], session) : yardsCount(count: yards.count)
        return switch (Self.same(requests), requests.count) {
        case (.removeBackyard?, let count): deedRemoveYards(count: count)
        case (.setBackyardFavorite(_, let isOn)?, let count): deedFavorite(yardsCount(count: count), isOn)
        case (.setBirdFavorite(_, let isOn)?, let count): deedFavorite(birdsCount(count: count), isOn)
        case (.refillFood?, _): deedFood(yard: place)
        case (.refillWater?, _): deedWater(yard: place)
        default:
            switch yards.count {
            case 0: list(requests.map { deed($0, in: session) })
            case 1: deedRefill(yard: place)
            default: deedRefillYards(count: yards.count)
            }
        }
    }

    /// Returns the name of a request that was undone or done again, after a colon.
    package func deed(_ request: Request, in session: Session) -> String {
        let world = session.world
        func name(_ id: ID<Backyard>) -> String { self.name(of: id, session) }
        return switch request {
        case .together(let requests, _): deed(requests, in: session)
        case .refillWater(let id): deedWater(yard: name(id))
        case .refillFood(let id, _): deedFood(yard: name(id))
        case .setBackyardFavorite(let id, let isOn): deedFavorite(name(id), isOn)
        case .setBirdFavorite(let id, let isOn): deedFavorite(individual(id, in: world), isOn)
        case .createBackyard(let name, _, _): deedCreate(yard: PlayerText.cleaned(name) ?? name)
        case .renameBackyard(let id, _): deedRename(yard: name(id))
        case .decorateBackyard(let id, _): deedDecorate(yard: name(id))
        case .removeBackyard(let id): deedRemove(yard: name(id))
        case .nameBird(let id, _): deedBirdName(bird: individual(id, in: world))
        case .setDisplayName: deedDisplayName
        case .setEmail: deedEmail
        case .setAvatar: deedAvatar
        case .keepWidget(let name, _), .removeWidget(let name): deedWidget(name: name)
        case .store(.purchase(let id, _)): deedPurchase(product: session.name(of: id))
        case .store(.refund(let id, _)):
            deedRefund(product: session.store.entry(id).map { session.name(of: $0.transaction.productID) } ?? "")
        case .album(.delete): deedPhotoDeletion
        case .changeSettings, .undo, .redo, .store, .family, .journal, .album, .transfer: ""
        }
    }

    private func deedFavorite(_ name: String, _ isOn: Bool) -> String {
        isOn ? self.deedFavorite(name: name) : deedNoFavorite(name: name)
    }

    /// Returns the yards that are refilled together, each once.
    static func refilled(_ requests: [Request]) -> [ID<Backyard>] {
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

    /// Returns who arrived: "The red cardinal arrived in Calm Palms", or that it is the first of its species ever.
    package func arrival(_ visit: Visit, of bird: Bird, in yard: Backyard) -> String {
        visit.isFirstOfSpecies
            ? arrivalFirstIn(species: one(visit.species), yard: yard.name)
            : arrivalArrived(bird: firstIndividual(bird), yard: yard.name)
    }

    /// Returns the shorter form: "Red cardinal in Calm Palms".
    package func shortArrival(of bird: Bird, in yard: Backyard) -> String {
        arrivalShort(bird: name(of: bird), yard: yard.name)
    }
}
