import Session
import Simulation

/// Texts about the events that made a day unlike the others.
extension Words {
    /// Returns an event in a sentence: "The swallows are back."
    package func occasion(_ occasion: Occasion, _ session: Session) -> String {
        let world = session.world
        let yard = occasion.backyard.map { name(of: $0, session) } ?? yardGone
        return switch occasion.kind {
        case .arrival(let species): occasionArrival(kinds: many(species))
        case .farewell(let species): occasionFarewell(kinds: many(species))
        case .firstSnow: occasionFirstSnow(yard: yard)
        case .migrationDay: occasionMigrationDay
        case .largeFeeders: occasionLargeFeeders
        case .fledglings(let species): occasionFledglings(kinds: many(species), yard: yard)
        case .anniversary(let bird, let years):
            occasionAnniversary(count: years, bird: individual(bird, in: world))
        case .movedOn(let bird): occasionMovedOn(bird: firstIndividual(bird, in: world))
        case .word(let bird): occasionWord(bird: individual(bird, in: world))
        case .newKind(let species): occasionNewKind(bird: inText(species), yard: yard)
        case .newBird(let bird): occasionNewBird(bird: individual(bird, in: world), yard: yard)
        case .friend(let bird): occasionFriend(bird: firstIndividual(bird, in: world))
        case .milestone(let bird, let visits):
            occasionMilestone(bird: firstIndividual(bird, in: world), visits: visits)
        case .song(let species): occasionSong(kind: inText(species))
        case .gift(let kind, let bird):
            giftFound(bird: firstIndividual(bird, in: world), gift: one(kind), yard: yard)
        }
    }

    /// Returns the name of a day's liveliness; `nil` for a usual day.
    package func name(of liveliness: Liveliness) -> String? {
        switch liveliness {
        case .lively: journalLively
        case .sleepy: journalSleepy
        case .usual: nil
        }
    }
}
