import Session
import Simulation
import Storefront
import TerminalUI

/// The short form of a message: a few words that fit whole in a pane of thirty columns.
package struct Brief: Hashable, Sendable {
    /// The texts, the longest first.
    package let texts: [String]
    /// The name that a player gave in the shortest text, which is cut where even that has no room.
    private let name: String?

    package init(_ texts: String..., name: String? = nil) { self.init(texts, name: name) }

    package init(_ texts: [String], name: String? = nil) { (self.texts, self.name) = (texts, name) }

    package func fitting(_ columns: Int) -> String {
        if let text = texts.first(where: { TextWidth.columns(of: $0) <= columns }) { return text }
        let text = texts.last ?? ""
        guard let name, let place = text.firstRange(of: name) else { return text }
        let room = max(2, columns - (TextWidth.columns(of: text) - TextWidth.columns(of: name)))
        return text[..<place.lowerBound] + TextFitting.truncate(name, to: room) + String(text[place.upperBound...])
    }
}

/// Short forms in at most two parts, of which the first has the news.
extension Words {
    /// Returns the outcome of a request that can be made in a small pane; an empty list for others.
    package func brief(_ request: Request, _ reply: Reply, in session: Session, undo: String?) -> [Brief] {
        let back = undo.map { [Brief(briefTakesBack(undo: $0))] } ?? []
        func isTreat(_ food: ID<Food>?) -> Bool { food.flatMap(Catalog.food)?.isPremium == true }
        switch (request, reply) {
        case (.undo, .undone(let deed)):
            return thing(deed).map { [Brief(briefUndone(thing: $0))] + subject(of: deed, in: session) } ?? []
        case (.redo, .redone(let deed)):
            return thing(deed).map { [Brief(briefRedone(thing: $0))] + subject(of: deed, in: session) } ?? []
        case (.refillWater, _): return [Brief(briefWater)]
        case (.refillFood(let id, nil), _):
            return [Brief(briefFoodRefilled)] + (isTreat(session.world.backyard(id)?.foodID) ? back : [])
        case (.refillFood(_, let food?), _):
            let name = name(of: food)
            return [Brief(briefFood(food: name), briefFoodAlone(food: name))] + (isTreat(food) ? back : [])
        case (.setBackyardFavorite(_, let isOn), _), (.setBirdFavorite(_, let isOn), _):
            return [Brief(isOn ? briefFavorite : briefNotFavorite)]
        case (.together(let requests, let spared), _):
            let count = Self.refilled(requests).count
            guard count > 0, requests.allSatisfy({ if case .refillFood(_, _?) = $0 { false } else { true } }) else {
                return []
            }
            return [Brief(count == 1 && spared.isEmpty ? briefRefilled : briefRefilledYards(count: count))]
                + (spared.isEmpty ? [] : [Brief(briefSpared(count: spared.count))])
        default: return []
        }
    }

    /// Returns the thing that was undone or done again, in a word or two.
    private func thing(_ request: Request) -> String? {
        let id: String? =
            switch request {
            case .refillWater: "water"
            case .refillFood: "food"
            case .setBackyardFavorite, .setBirdFavorite: "star"
            case .createBackyard: "yard"
            case .renameBackyard, .nameBird: "name"
            case .decorateBackyard: "look"
            case .removeBackyard: "removal"
            case .setDisplayName: "yourName"
            case .setEmail: "email"
            case .setAvatar: "picture"
            case .keepWidget, .removeWidget: "widget"
            case .together(let requests, _):
                Self.same(requests) == nil && !Self.refilled(requests).isEmpty ? "refill" : nil
            default: nil
            }
        if let id { return text("briefThing", id, "name") }
        guard case .together(let requests, _) = request else { return nil }
        return requests.first.flatMap(thing)
    }

    /// Returns the yard or bird of a request.
    private func subject(of request: Request, in session: Session) -> [Brief] {
        func named(_ name: String) -> [Brief] { [Brief(name, name: name)] }
        switch request {
        case .refillWater(let id), .refillFood(let id, _), .setBackyardFavorite(let id, _), .renameBackyard(let id, _),
            .decorateBackyard(let id, _), .removeBackyard(let id):
            return named(name(of: id, session))
        case .setBirdFavorite(let id, _), .nameBird(let id, _):
            let names = names(of: id, in: session.world)
            return [Brief(names, name: names.last)]
        case .createBackyard(let name, _, _): return named(PlayerText.cleaned(name) ?? name)
        case .keepWidget(let name, _), .removeWidget(let name): return named(name)
        case .together(let requests, _):
            let yards = Self.refilled(requests)
            if yards.count > 1 { return [Brief(yardsCount(count: yards.count))] }
            // For several requests other than refills the sentence gives the number.
            guard let first = requests.first, yards.count == 1 || requests.count == 1 else { return [] }
            return subject(of: first, in: session)
        default: return []
        }
    }

    /// Returns the reason why a request was refused, if it can be made in a small pane.
    package func brief(for error: RequestError) -> [Brief] {
        switch error {
        case .readOnly: [Brief(briefReadOnly)]
        case .inMemory(.photos): [Brief(briefNoPhoto), Brief(briefNotSaved)]
        case .nothingToUndo: [Brief(briefNothingToUndo)]
        case .nothingToRedo: [Brief(briefNothingToRedo)]
        case .stays(.purchase(let product, _)), .stays(.refund(let product)):
            [Brief(briefUndoStops), Brief(product, name: product)]
        case .stays(.photoDeletion): [Brief(briefUndoStops)]
        case .world(.alreadyEaten): [Brief(briefUndoStops), Brief(briefEaten)]
        case .world(.nothingToUndo): [Brief(briefUndoStops), Brief(briefChanged)]
        case .world(.noneOwned(let food)): [Brief(briefNoneLeft), Brief(name(of: food))]
        default: []
        }
    }

    /// Returns who came, and where.
    package func brief(_ visit: Visit, of bird: Bird, in yard: Backyard) -> [Brief] {
        let place = Brief(birdInYard(yard: yard.name), yard.name, name: yard.name)
        if visit.isFirstOfSpecies { return [Brief(briefFirst(kind: inText(visit.species))), place] }
        return [Brief(names(of: bird).map { briefArrived(bird: $0) }, name: bird.name), place]
    }

    /// Returns what was found, and who left it.
    package func brief(_ gift: Gift, _ session: Session) -> [Brief] {
        let bird = session.world.bird(gift.bird)
        let givers = bird?.name.map { [$0] } ?? [individual(gift.bird, in: session.world), one(gift.species)]
        return [
            Brief(briefGift(gift: name(of: gift.kind))),
            Brief(givers.map { giftFrom(bird: $0) }, name: bird?.name),
        ]
    }

    /// Returns what happened in the shop by itself, and to which product.
    package func brief(_ event: StoreEvent, in session: Session) -> [Brief] {
        let isOver = if case .expired = event.kind { true } else { false }
        return [
            Brief(isOver ? briefPassEnded : message(for: event, in: session).title),
            Brief(session.name(of: event.productID)),
        ]
    }

    /// Returns the short form of `notNow(command:)`; `nil` where that is short enough or never shown in a small pane.
    package func shortNotNow(command: String) -> String? {
        has("command", command, "notNowShort") ? text("command", command, "notNowShort") : nil
    }
}
