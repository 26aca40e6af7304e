import Session
import Simulation

/// First sightings: a kind or a bird that comes for the first time.
extension Words {
    package func title(of first: FirstSighting) -> String { first.isKind ? firstKindTitle : firstBirdTitle }

    /// Returns the name of the kind, or of the bird where its kind is known: "Hoopoe", "Plum goldfinch".
    package func name(of first: FirstSighting, in world: World) -> String {
        first.isKind ? name(of: first.visit.species) : name(of: first.visit.bird, in: world)
    }

    /// Returns the lines of a stamp: "FIRST SIGHTING", "Kind No. 7", "21 Nov 2026".
    package func stamp(of first: FirstSighting, _ session: Session) -> [String] {
        [
            first.isKind ? firstKindStamp : firstBirdStamp,
            first.isKind ? firstKindNumber(number: first.number) : firstBirdNumber(number: first.number),
            day(first.visit.arrival, session),
        ]
    }

    /// Returns a line of its story: "A rare guest, and the first you’ve seen."
    package func line(on first: FirstSighting, in world: World) -> String {
        if first.isKind, let rarity = Catalog.species(first.visit.species)?.rarity {
            return text("firstOf", rarity.rawValue, "text")
        }
        guard let bird = world.bird(first.visit.bird) else { return "" }
        if let parents = bird.parents { return firstYoung(parents: list(parents.map { individual($0, in: world) })) }
        return firstBird(bird: temper(of: bird))
    }

    /// Returns what the bird does: "Eating corn at the feeder, loves it."
    package func doing(_ first: FirstSighting, in world: World) -> String {
        firstNow(doing: doing(first.visit, world.doing(first.visit)))
    }

    /// Returns yard and time: "Calm Palms, 07:42".
    package func place(of first: FirstSighting, _ session: Session) -> String {
        firstPlace(yard: name(of: first.visit.backyard, session), time: time(first.visit.arrival, session))
    }
}
