import Chronology
import Session
import Simulation

/// The lines about birds that travel and guests.
extension Words {
    /// Returns the line that says until when a traveling bird is away or a guest stays, or when it came home or left;
    /// `nil` for all other birds.
    package func journeyState(of bird: Bird, _ session: Session) -> String? {
        let now = session.world.clock
        if bird.isGuest, let end = bird.leavesAt {
            let date = day(end, session)
            return switch (bird.isStaying(at: now), bird.hasBeenSeen) {
            case (true, true): guestStaying(date: date)
            case (true, false): guestDue(date: date)
            case (false, true): guestGone(date: date)
            case (false, false): guestNeverCame(date: date)
            }
        }
        if let journey = bird.journey(at: now) {
            let due = day(journey.due, session)
            // It takes some seconds to leave.
            return session.world.presentVisit(of: bird.id) == nil ? guestAway(date: due) : guestSettingOff(date: due)
        }
        guard let last = bird.journeys?.last, (last.memory?.visits ?? 0) == 0 else { return nil }
        return guestCameHome(date: day(last.due, session))
    }

    /// Returns the sentence about a bird that has come home with a friend's note.
    package func homecoming(of bird: Bird, with memory: JourneyMemory) -> String {
        let name = firstIndividual(bird)
        return memory.visits > 0
            ? guestHome(bird: name, household: memory.household)
            : guestHomeUnseen(bird: name, household: memory.household)
    }

    /// Returns the lines of what a bird remembers of its journeys, the latest first.
    package func journeyMemories(of bird: Bird) -> [String] {
        (bird.journeys ?? []).reversed().compactMap(\.memory).filter { $0.visits > 0 }.flatMap { memory in
            [
                guestMemory(household: memory.household, visits: visits(count: memory.visits)),
                memory.meals.isEmpty ? nil : guestMemoryMeals(foods: list(memory.meals.map { inText($0) })),
                memory.gift.map { guestMemoryGift(gift: one($0)) },
            ].compactMap { $0?.capitalizedFirst }
        }
    }
}
