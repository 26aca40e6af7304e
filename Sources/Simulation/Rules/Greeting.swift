import Chronology

/// Somebody has seen the player come back.
///
/// That is something that the player did, at a date that is saved, as a refill is: from there on the world goes its way
/// whatever the size of the steps, and for every reader.
extension World {
    /// As long as the first bird of a world takes.
    static let greetingDelay = Span.seconds(8)

    /// The player has come back from an absence, now.
    package mutating func comeBack() { returned = clock }

    /// When there is somebody at the yard that is shown first, unless somebody is there already.
    var greetingDate: Instant? { returned.map { $0 + Self.greetingDelay } }

    /// Somebody is on the way to greet the player.
    package var awaitsGreeting: Bool { greetingDate.map { $0 > clock } ?? false }

    /// One who knows the yards, at the first yard, favorites first, or where there is anybody for; none where that yard,
    /// or one for which the first has nobody, has guests.
    func greeters(
        at date: Instant, _ neighborhood: Neighborhood, allowances: Allowances, _ holding: Holding
    ) -> [Visit] {
        var generator = RandomStream(seed: seed, purpose: .welcome, key: 1)
            .generator(at: (date - began).milliseconds)
        for backyard in backyards.filter(\.isFavorite) + backyards.filter({ !$0.isFavorite }) {
            guard presentCount(in: backyard.id) == 0 else { return [] }
            let conditions = Prospect(of: backyard, in: self, holding).conditions(at: date, present: 0)
            var choice = GuestChoice(
                of: self, neighborhood, to: backyard.shown(allowances), at: date, conditions, season: holding.season,
                strangers: .none
            ) { species in
                hasSeen(species.id) && (allowances.earlyAccessSpecies || !species.isEarlyAccess)
            }
            choice.prefer { Catalog.species(birds[$0].species)?.isNocturnal == (conditions.hour == .night) }
            choice.prefer { birds[$0].hasBeenSeen }
            choice.prefer { !conditions.hasFood || !birds[$0].dislikedFoods.contains(conditions.foodID) }
            choice.prefer { birds[$0].name != nil || birds[$0].isFavorite }
            let visits = visits(
                of: choice, to: backyard, at: date, conditions, generator: &generator, mayFlock: false, holding)
            if !visits.isEmpty { return visits }
        }
        return []
    }
}
