import Chronology
import Session
import Simulation

/// First sightings: a kind or a bird that comes for the first time, a bird that its secret called, or a vagrant.
extension Words {
    package func title(of first: FirstSighting) -> String {
        switch first.reason {
        case .kind: firstKindTitle
        case .bird: firstBirdTitle
        case .secret: firstSecretTitle
        case .vagrant: firstVagrantTitle
        }
    }

    /// Returns the name of the kind, or of the bird where its kind is known: "Hoopoe", "Plum goldfinch".
    package func name(of first: FirstSighting, in world: World) -> String {
        first.reason == .kind ? name(of: first.visit.species) : name(of: first.visit.bird, in: world)
    }

    /// Returns the title of its postcard: "First seen: Hoopoe", "Secret found: Plum goldfinch".
    package func cardTitle(of first: FirstSighting, in world: World) -> String {
        let name = name(of: first, in: world)
        return switch first.reason {
        case .kind, .bird: firstCard(bird: name)
        case .secret: firstSecretCard(bird: name)
        case .vagrant: firstVagrantCard(bird: name)
        }
    }

    /// Returns the lines of a stamp: "FIRST SIGHTING", "Kind No. 7", "21 Nov 2026".
    package func stamp(of first: FirstSighting, _ session: Session) -> [String] {
        let lines: (String, String?) =
            switch first.reason {
            case .kind: (firstKindStamp, first.number.map { firstKindNumber(number: $0) })
            case .bird: (firstBirdStamp, first.number.map { firstBirdNumber(number: $0) })
            case .secret: (firstSecretStamp, first.number.map { firstSecretNumber(number: $0) })
            case .vagrant: (firstVagrantStamp, nil)
            }
        return [lines.0, lines.1, day(first.visit.arrival, session)].compactMap(\.self)
    }

    /// Returns a line about a first sighting: "A rare guest, and the first you’ve seen."
    package func line(on first: FirstSighting, in world: World) -> String {
        if first.reason == .kind, let rarity = Catalog.species(first.visit.species)?.rarity {
            return text("firstOf", rarity.rawValue, "text")
        }
        if case .secret(let needs) = first.reason { return firstSecret(needs: list(needs.map { name(of: $0) })) }
        if first.reason == .vagrant { return firstVagrant }
        guard let bird = world.bird(first.visit.bird) else { return "" }
        if let parents = bird.parents { return firstYoung(parents: list(parents.map { individual($0, in: world) })) }
        return firstBird(bird: temper(of: bird))
    }

    /// Returns what the bird of a first sighting does at a date: "Eating corn at the feeder, loves it."; or that it has
    /// left by then.
    package func doing(_ first: FirstSighting, in world: World, at date: Instant) -> String {
        guard first.visit.isPresent(at: date) else { return firstLeft }
        return firstNow(doing: doing(first.visit, world.doing(first.visit, at: date)))
    }

    /// Returns a first sighting's yard and time of day, without the date, with the yard's own where that differs: "Calm
    /// Palms, 07:42", "Calm Palms, 07:42, 11:42 there".
    package func place(of first: FirstSighting, _ session: Session) -> String {
        places(
            firstPlace(yard: name(of: first.visit.backyard, session), time: time(first.visit.arrival, session)),
            at: first.visit.arrival, in: first.visit.backyard, session)[0]
    }
}
