import Session
import Simulation

/// What birds have left.
extension Words {
    /// Something new to be found: "The gray dove left a button in Calm Palms."
    package func found(_ gift: Gift, _ session: Session) -> String {
        giftFound(
            bird: firstIndividual(gift.bird, in: session.world), gift: one(gift.kind),
            yard: name(of: gift.backyard, session))
    }

    /// "from the gray owl", "from Pip the owl"
    package func giver(of gift: Gift, in world: World) -> String {
        giftFrom(bird: described(gift.bird, of: gift.species, in: world))
    }

    /// "Button from the gray owl"
    package func nameAndGiver(of gift: Gift, in world: World) -> String {
        giftNameFrom(gift: name(of: gift.kind), bird: described(gift.bird, of: gift.species, in: world))
    }

    /// "in Calm Palms, 21 Nov 2026"
    package func place(of gift: Gift, _ session: Session) -> String {
        giftPlace(yard: name(of: gift.backyard, session), date: day(gift.date, session))
    }

    /// "Button in Calm Palms, 21 Nov 2026"
    package func nameAndPlace(of gift: Gift, _ session: Session) -> String {
        giftNamePlace(
            gift: name(of: gift.kind), yard: name(of: gift.backyard, session), date: day(gift.date, session))
    }
}
