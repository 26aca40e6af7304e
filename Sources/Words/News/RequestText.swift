import Session
import Simulation

/// The texts about a request that was performed, undone or redone.
package struct RequestText: Hashable, Sendable {
    /// The sentence that the request was done; `nil` where the screen itself shows it.
    var done: String?
    /// The short form of `done` for a small pane; empty for a request that cannot be made there.
    var brief: [Brief] = []
    /// The request as undo and redo name it after a colon; empty if it has no text.
    var deed = ""
    /// The ids in the catalog's `briefThing` of words for what was undone or redone; empty for none.
    var things: [String] = []
    /// The yard, bird or widget to which `things` belong, in short forms; `nil` for the request's target.
    var owner: [Brief]?
    /// True if the request used up a premium food, which undo gives back for a while.
    var isTreat = false
}

/// A request for which there are texts.
package protocol DescribedIntent: Intent {
    /// Returns the texts of the request.
    ///
    /// - Parameter name: the name of its target; empty if it has none.
    func text(_ words: Words, of name: String, in session: Session) -> RequestText
    /// Returns the texts of several requests that differ only in their targets; `nil` where they are told one by one.
    ///
    /// - Parameter yards: the name of the yard that is refilled, or their number.
    func text(ofSeveral count: Int, in yards: String, _ words: Words) -> RequestText?
}

extension DescribedIntent {
    package func text(ofSeveral count: Int, in yards: String, _ words: Words) -> RequestText? { nil }
}

extension Words {
    private func text(of request: Request, in session: Session) -> RequestText {
        (request.intent as? any DescribedIntent).map { text(of: $0, in: session) } ?? RequestText()
    }

    fileprivate func text(of intent: any DescribedIntent, in session: Session) -> RequestText {
        let name =
            switch intent.target {
            case .backyard(let id): self.name(of: id, session)
            case .bird(let id): individual(id, in: session.world)
            case .widget(let name): name
            case .account, nil: ""
            }
        return intent.text(self, of: name, in: session)
    }

    /// Returns the sentence that a request was done; `nil` where the screen itself shows it.
    package func done(_ request: Request, _ reply: Reply, in session: Session) -> String? {
        switch reply {
        case .undone(let request): doneUndoneDeed(deed: deed(request, in: session))
        case .redone(let request): doneRedoneDeed(deed: deed(request, in: session))
        default: text(of: request, in: session).done
        }
    }

    /// Returns in at most two short parts that a request was done; empty for one that cannot be made in a small pane.
    package func brief(_ request: Request, _ reply: Reply, in session: Session, undo: String?) -> [Brief] {
        switch reply {
        case .undone(let request): return brief(request, in: session) { briefUndone(thing: $0) }
        case .redone(let request): return brief(request, in: session) { briefRedone(thing: $0) }
        default:
            let text = text(of: request, in: session)
            return text.brief + (text.isTreat ? undo.map { [Brief(briefTakesBack(undo: $0))] } ?? [] : [])
        }
    }

    private func brief(_ request: Request, in session: Session, _ sentence: (String) -> String) -> [Brief] {
        let described = text(of: request, in: session)
        let things = described.things.map { text("briefThing", $0, "name") }
        guard let first = things.first else { return [] }
        return [Brief(sentence(list(things)), sentence(enumeration(things)), sentence(first))]
            + (described.owner ?? owner(request.intent.target, in: session))
    }

    fileprivate func owner(_ target: Request.Target?, in session: Session) -> [Brief] {
        switch target {
        case .backyard(let id):
            let name = name(of: id, session)
            return [Brief(name, name: name)]
        case .bird(let id):
            let names = names(of: id, in: session.world)
            return [Brief(names, name: names.last)]
        case .widget(let name): return [Brief(name, name: name)]
        case .account, nil: return []
        }
    }

    /// Returns the sentences that another program's change has made a performed request impossible, and why.
    package func sentence(for overtaken: Overtaken, in session: Session) -> String {
        let deed = deed(overtaken.request, in: session)
        return sentences([deed.isEmpty ? overtakenLast : overtakenDeed(deed: deed), sentence(for: overtaken.error)])
    }

    /// Returns a request as undo and redo name it after a colon; empty if it has no text.
    package func deed(_ request: Request, in session: Session) -> String { text(of: request, in: session).deed }
}

extension RequestGroup: DescribedIntent {
    package func text(_ words: Words, of name: String, in session: Session) -> RequestText {
        let intents = requests.compactMap { $0.intent as? any DescribedIntent }
        // What was put into a new yard at once is told as a part of it.
        if let yard = intents.first as? CreateBackyard { return words.text(of: yard, in: session) }
        let all = intents.map { words.text(of: $0, in: session) }
        var yards: [ID<Backyard>] = []
        for intent in intents where intent.isRefill {
            if case .backyard(let id)? = intent.target, !yards.contains(id) { yards.append(id) }
        }
        let isOne = yards.count == 1
        let place = isOne ? words.name(of: yards[0], session) : words.yardsCount(count: yards.count)
        let several = intents.map { $0.text(ofSeveral: requests.count, in: place, words) }
        let same = several.first.flatMap { first in several.allSatisfy { $0 == first } ? first : nil }

        // What a form changes of one yard at once is told piece by piece.
        let targets = Set(requests.map(\.intent.target))
        var text = RequestText(
            things: yards.isEmpty && targets.count == 1
                ? all.flatMap(\.things) : same == nil && !yards.isEmpty ? ["refill"] : all.first?.things ?? [])
        let refilled = isOne ? words.doneRefilled(yard: place) : words.doneRefilledYards(count: yards.count)
        let treats = same == nil ? words.treats(words.served(intents, session)) : []
        let pieces = all.compactMap(\.done)
        let piecewise = targets.count == 1 && !pieces.isEmpty ? words.sentences(pieces) : nil
        text.done = (same?.done ?? (yards.isEmpty ? piecewise : refilled)).map { done in
            let done = treats.isEmpty ? done : words.sentences([done, words.doneTreats(foods: words.list(treats))])
            return switch spared.count {
            case 0: done
            case 1: words.sentences([done, words.doneSpared(yard: words.name(of: spared[0], session))])
            case let count: words.sentences([done, words.doneSparedYards(count: count)])
            }
        }
        text.deed =
            all.count == 1
            ? all[0].deed
            : same?.deed
                ?? (yards.isEmpty
                    ? words.clauses(all.map(\.deed))
                    : isOne ? words.deedRefill(yard: place) : words.deedRefillYards(count: yards.count))
        // A food that was chosen by name is told in a sentence only.
        if !yards.isEmpty, !requests.contains(where: { $0.as(RefillFood.self)?.food != nil }) {
            let count = yards.count
            text.brief =
                [Brief(isOne && spared.isEmpty ? words.briefRefilled : words.briefRefilledYards(count: count))]
                + (treats.isEmpty ? [] : [Brief(words.list(treats))])
                + (spared.isEmpty ? [] : [Brief(words.briefSpared(count: spared.count))])
        }
        // Of several that were no refill the sentence says how many.
        text.owner =
            yards.count > 1
            ? [Brief(place)]
            : isOne || targets.count == 1 ? all.first?.owner ?? words.owner(requests[0].intent.target, in: session) : []
        return text
    }
}

extension Words {
    /// Returns the foods that refills have put into feeders.
    fileprivate func served(_ intents: [any DescribedIntent], _ session: Session) -> [ID<Food>] {
        intents.compactMap { $0 as? RefillFood }.compactMap { $0.food ?? session.world.backyard($0.yard)?.foodID }
    }

    /// Returns the premium foods among those that were put into feeders: "2 × nectar".
    package func treats(_ served: [ID<Food>]) -> [String] {
        Catalog.premiumFoods.compactMap { food in
            let count = served.count { $0 == food.id }
            return count == 0 ? nil : doneTreat(food: inText(food.id), count: count)
        }
    }
}

extension DescribedIntent {
    fileprivate var isRefill: Bool { self is RefillWater || self is RefillFood }
}
