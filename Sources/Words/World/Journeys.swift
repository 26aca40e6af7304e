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
            return bird.isStaying(at: now) ? guestStaying(date: day(end, session)) : guestGone(date: day(end, session))
        }
        if let journey = bird.journey(at: now) {
            let due = day(journey.due, session)
            // It takes some seconds to leave.
            return session.world.presentVisit(of: bird.id) == nil ? guestAway(date: due) : guestSettingOff(date: due)
        }
        guard let last = bird.journeys?.last, (last.memory?.visits ?? 0) == 0 else { return nil }
        return guestCameHome(date: day(last.due, session))
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
