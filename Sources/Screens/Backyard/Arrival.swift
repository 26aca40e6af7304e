import Session
import Simulation
import Words

/// Which arrivals are told, and how.
enum Arrival {
    /// `nil` where the player does not want to hear of it.
    static func announcement(_ visit: Visit, session: Session, _ words: Words, seenFrom place: Place) -> Announcement? {
        guard let bird = session.world.bird(visit.bird), let yard = session.world.backyard(visit.backyard) else {
            return nil
        }
        switch session.settings.notices {
        case .all: break
        case .favoritesAndFirsts:
            guard bird.isFavorite || yard.isFavorite || visit.isFirstOfSpecies else { return nil }
        case .none: return nil
        }
        let goes: Place? = place == .backyard(yard.id) ? nil : .backyard(yard.id)
        return Announcement(
            words.arrival(visit, of: bird, in: yard), ink: visit.isFirstOfSpecies ? .gold : .accent, place: goes)
    }
}
