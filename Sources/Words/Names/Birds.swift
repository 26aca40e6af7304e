import Session
import Simulation

/// What single birds and yards are called.
extension Words {
    /// The name the player gave, or the kind's, as a title: "Pip", "Cardinal".
    package func name(of bird: Bird) -> String { bird.name ?? name(of: bird.species) }
    /// At the beginning of a sentence: "Pip", "A cardinal".
    package func first(_ bird: Bird) -> String { bird.name ?? text("species", bird.species.rawValue, "first") }

    package func name(of bird: ID<Bird>, in world: World) -> String { world.bird(bird).map(name(of:)) ?? birdUnknown }
    package func first(_ bird: ID<Bird>, in world: World) -> String {
        world.bird(bird).map { first($0) } ?? birdUnknown
    }

    /// With its kind, in a sentence: "Pip the cardinal", "an owl".
    package func described(_ bird: ID<Bird>, of species: ID<Species>, in world: World) -> String {
        world.bird(bird)?.name.map { birdNamedKind(name: $0, kind: inText(species)) } ?? one(species)
    }
    /// "A shy cardinal"; for a named bird its kind is news.
    package func temper(of bird: Bird) -> String {
        birdTemper(temperament: text("temperament", bird.temperament.rawValue, "inText"), kind: inText(bird.species))
    }
    /// In a list of its kind: "Pip", "a shy one".
    package func amongItsKind(_ bird: Bird) -> String {
        bird.name ?? text("temperament", bird.temperament.rawValue, "one")
    }
    /// In a list of all kinds of things: "Pip the cardinal", "Shy cardinal".
    package func amongAll(_ bird: Bird) -> String {
        let kind = inText(bird.species)
        return bird.name.map { birdNamedKind(name: $0, kind: kind) }
            ?? birdInList(temperament: text("temperament", bird.temperament.rawValue, "name"), kind: kind)
    }

    /// - Parameter id: "recent"
    package func birdOrder(_ id: String) -> String { text("birdOrder", id, "name") }

    /// A yard by its name, also when it is no more.
    package func name(of yard: ID<Backyard>, _ session: Session) -> String { knownName(of: yard, session) ?? yardGone }
    /// At the beginning of a sentence.
    package func first(_ yard: ID<Backyard>, _ session: Session) -> String {
        knownName(of: yard, session) ?? yardGoneFirst
    }

    private func knownName(of yard: ID<Backyard>, _ session: Session) -> String? {
        session.world.backyard(yard)?.name ?? session.journalNotes.formerBackyards[yard]
    }
}
