import Session
import Simulation
import Words

/// The announcements of arriving birds.
enum Arrival {
    /// Returns true if the setting `notices` asks for an announcement of a visit.
    static func isTold(_ visit: Visit, _ session: Session) -> Bool {
        switch session.preferences.notices {
        case .all: true
        case .favoritesAndFirsts:
            visit.isFirstOfSpecies || session.world.bird(visit.bird)?.isFavorite == true
                || session.world.backyard(visit.backyard)?.isFavorite == true
        case .none: false
        }
    }

    /// Returns the announcement of an arrival; `nil` if the setting `notices` excludes it.
    static func announcement(_ visit: Visit, session: Session, _ words: Words) -> Announcement? {
        guard isTold(visit, session), let bird = session.world.bird(visit.bird),
            let yard = session.world.backyard(visit.backyard)
        else { return nil }
        let isFirst = visit.isFirstOfSpecies
        return Announcement(
            words.arrival(visit, of: bird, in: yard), short: isFirst ? nil : words.shortArrival(of: bird, in: yard),
            least: words.brief(visit, of: bird, in: yard), ink: isFirst ? .gold : .accent, as: isFirst ? .first : .news,
            place: .backyard(yard.id), visit: visit, seconds: isFirst ? 12 : 6)
    }
}
