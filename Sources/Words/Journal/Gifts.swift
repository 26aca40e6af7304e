import Session
import Simulation

/// Gifts of birds.
extension Words {
    /// Returns a sentence for a new gift: "The gray dove left a button in Calm Palms."
    package func found(_ gift: Gift, _ session: Session) -> String {
        giftFound(
            bird: firstIndividual(gift.bird, in: session.world), gift: one(gift.kind),
            yard: name(of: gift.backyard, session))
    }

    /// Returns the giver: "from the gray owl", "from Pip the owl".
    package func giver(of gift: Gift, in world: World) -> String {
        giftFrom(bird: described(gift.bird, of: gift.species, in: world))
    }

    /// Returns gift and giver: "Button from the gray owl".
    package func nameAndGiver(of gift: Gift, in world: World) -> String {
        giftNameFrom(gift: name(of: gift.kind), bird: described(gift.bird, of: gift.species, in: world))
    }

    /// Returns place and date: "in Calm Palms, 21 Nov 2026".
    package func place(of gift: Gift, _ session: Session) -> String {
        giftPlace(yard: name(of: gift.backyard, session), date: day(gift.date, session))
    }

    /// Returns gift, place and date: "Button in Calm Palms, 21 Nov 2026".
    package func nameAndPlace(of gift: Gift, _ session: Session) -> String {
        giftNamePlace(
            gift: name(of: gift.kind), yard: name(of: gift.backyard, session), date: day(gift.date, session))
    }
}
