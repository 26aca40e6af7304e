import Session
import Simulation

/// Which arrivals are told, and how.
enum Arrival {
    /// `nil` where the player does not want to hear of it.
    static func announcement(_ visit: Visit, session: Session, seenFrom place: Place) -> Announcement? {
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
        if visit.isFirstOfSpecies, let species = Catalog.species(visit.species) {
            return Announcement(Words.arrivedFirst(species.name, yard.name), ink: .gold, place: goes)
        }
        return Announcement(Words.arrived(bird.displayName, yard.name), place: goes)
    }
}
