import Session
import Simulation

/// The names of individual birds and yards. A bird goes by its name, or from the first meeting by its epithet; one that
/// was never met goes by its species.
extension Words {
    /// Returns the epithet of a bird, after "a" or "the": "plum goldfinch".
    package func epithet(of bird: Bird) -> String {
        epithetKind(epithet: word(bird.epithet, "inText"), kind: inText(bird.species))
    }

    /// Returns the name as a title: "Pip", "Plum goldfinch".
    package func name(of bird: Bird) -> String { names(of: bird)[0] }
    package func name(of bird: ID<Bird>, in world: World) -> String { names(of: bird, in: world)[0] }

    /// Returns a bird's names as titles, the longest first: "Plum goldfinch", and for a narrow place "Goldfinch".
    ///
    /// - Parameter besidePicture: whether a picture shows the species, so "Plum" says more than that.
    package func names(of bird: Bird, besidePicture: Bool = false) -> [String] {
        let own = ownNames(of: bird, besidePicture)
        return (bird.isGuest ? [from(bird, own[0])] : []) + own
    }

    /// Returns a bird's names as titles, the longest first, without that of a guest's household.
    private func ownNames(of bird: Bird, _ besidePicture: Bool) -> [String] {
        let kind = name(of: bird.species)
        if let name = bird.name { return [name] }
        guard bird.isKnown else { return [kind] }
        let epithet = word(bird.epithet, "name")
        let alone = besidePicture ? grammar.agreed(epithet, with: kind).capitalizedFirst : kind
        return [epithetKind(epithet: epithet, kind: inText(bird.species)).capitalizedFirst, alone]
    }
    package func names(of bird: ID<Bird>, in world: World) -> [String] {
        world.bird(bird).map { names(of: $0) } ?? [birdUnknown]
    }

    /// Returns the name in a list after another one: "Pip", "plum goldfinch".
    package func nameInText(_ bird: Bird) -> String {
        from(bird, bird.name ?? (bird.isKnown ? epithet(of: bird) : inText(bird.species)))
    }

    /// Returns the name within a sentence: "Pip", "the plum goldfinch".
    package func individual(_ bird: Bird) -> String {
        from(bird, bird.name ?? (bird.isKnown ? epithetThe(bird: epithet(of: bird)) : one(bird.species)))
    }
    /// Returns the name at the beginning of a sentence: "Pip", "The plum goldfinch".
    package func firstIndividual(_ bird: Bird) -> String {
        from(
            bird,
            bird.name
                ?? (bird.isKnown
                    ? epithetTheFirst(bird: epithet(of: bird)) : text("species", bird.species.rawValue, "first")))
    }
    package func individual(_ bird: ID<Bird>, in world: World) -> String {
        world.bird(bird).map { individual($0) } ?? birdUnknown
    }
    package func firstIndividual(_ bird: ID<Bird>, in world: World) -> String {
        world.bird(bird).map { firstIndividual($0) } ?? birdUnknown
    }

    /// Returns a guest's name with that of its household; another bird's name as it is.
    private func from(_ bird: Bird, _ name: String) -> String {
        bird.invitation.map { birdGuest(bird: name, household: $0.household) } ?? name
    }

    private func word(_ epithet: Epithet, _ form: String) -> String {
        switch epithet {
        case .color(let color): text("color", color.rawValue, form)
        case .mark(let mark): text("mark", mark.rawValue, form)
        }
    }

    /// Returns a bird's name in CSV and JSON: the one that the player gave, or the species'.
    package func nameOrKind(of bird: Bird) -> String { from(bird, bird.name ?? name(of: bird.species)) }

    /// Returns the name with its species within a sentence: "Pip the cardinal", "the gray owl".
    package func described(_ bird: ID<Bird>, of species: ID<Species>, in world: World) -> String {
        guard let bird = world.bird(bird) else { return one(species) }
        return bird.name.map { from(bird, birdNamedKind(name: $0, kind: inText(species))) } ?? individual(bird)
    }
    /// Returns the name with its species as a title: "Pip the cardinal", "Plum goldfinch".
    package func amongAll(_ bird: Bird) -> String {
        bird.name.map { from(bird, birdNamedKind(name: $0, kind: inText(bird.species))) } ?? name(of: bird)
    }
    /// Returns "A shy cardinal", with the species also for a named bird.
    package func temper(of bird: Bird) -> String {
        birdTemper(temperament: text("temperament", bird.temperament.rawValue, "inText"), kind: inText(bird.species))
    }

    /// Returns the name of an order of birds by its id, such as "recent".
    package func birdOrder(_ id: String) -> String { text("birdOrder", id, "name") }

    /// Returns a yard's name, even after the yard was removed.
    package func name(of yard: ID<Backyard>, _ session: Session) -> String { knownName(of: yard, session) ?? yardGone }
    /// Returns a yard's name at the beginning of a sentence.
    package func first(_ yard: ID<Backyard>, _ session: Session) -> String {
        knownName(of: yard, session) ?? yardGoneFirst
    }

    private func knownName(of yard: ID<Backyard>, _ session: Session) -> String? {
        session.world.backyard(yard)?.name ?? session.journalNotes.formerBackyards[yard]
    }
}

extension Bird {
    /// True if the bird goes by its epithet at least: it has come by, or a card has told of it.
    fileprivate var isKnown: Bool { hasBeenSeen || isGuest }
}
