import Session
import Simulation
import Storefront
import TerminalUI

/// The short form of a message: a few words that fit whole in a pane of thirty columns.
package struct Brief: Hashable, Sendable {
    /// The texts, the longest first.
    package let texts: [String]
    /// The part of the shortest text that is a name by the player; it is cut where even that text has no room.
    private let name: String?

    package init(_ texts: String..., name: String? = nil) { self.init(texts, name: name) }

    package init(_ texts: [String], name: String? = nil) { (self.texts, self.name) = (texts, name) }

    /// Returns the longest text that fits; if none does, the shortest, in which a name by the player is cut.
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
    /// Returns the short news that something was found out about a species.
    package func brief(learnedOf species: ID<Species>) -> Brief {
        Brief(briefLearned(kinds: many(species)), many(species))
    }

    /// Returns the reason why a request was refused; empty for a request that cannot be made in a small pane.
    package func brief(for error: RequestError) -> [Brief] {
        switch error {
        case .readOnly: [Brief(briefReadOnly)]
        case .inMemory(.photos): [Brief(briefNoPhoto), Brief(briefNotSaved)]
        case .nothingToUndo: [Brief(briefNothingToUndo)]
        case .nothingToRedo: [Brief(briefNothingToRedo)]
        case .irreversible(.purchase(let product, _)), .irreversible(.refund(let product)):
            [Brief(briefUndoStops), Brief(product, name: product)]
        case .irreversible(.photoDeletion), .irreversible(.journey): [Brief(briefUndoStops)]
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
