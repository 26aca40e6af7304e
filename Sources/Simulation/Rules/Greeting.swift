import Chronology

/// The greeting: a bird arrives soon after the player has come back.
///
/// Coming back is an action with a saved date, like a refill, so the result does not depend on steps or readers.
extension World {
    /// The time until the greeting bird arrives, the same as for the first bird of a world.
    static let greetingDelay = Span.seconds(8)

    /// Records that the player has come back now from an absence.
    package mutating func comeBack() { returned = clock }

    /// The date when a bird greets the player, unless one is there already; `nil` before the first return.
    var greetingDate: Instant? { returned.map { $0 + Self.greetingDelay } }

    /// True if a bird is on its way to greet the player.
    package var awaitsGreeting: Bool { greetingDate.map { $0 > clock } ?? false }

    /// Returns the visit of the greeting bird; see `acquaintances`, which gets the favorite yards first.
    func greeters(
        at date: Instant, _ neighborhood: Neighborhood, allowances: Allowances, _ holding: Holding
    ) -> [Visit] {
        acquaintances(in: favoritesFirst, at: date, neighborhood, allowances: allowances, holding)
    }

    /// Returns the visit of a known bird, if possible named or starred, to the first yard to which one can come; empty
    /// if there are guests in that yard or in one before it.
    func acquaintances(
        in yards: [Backyard], at date: Instant, _ neighborhood: Neighborhood, allowances: Allowances,
        _ holding: Holding
    ) -> [Visit] {
        var generator = RandomStream(seed: seed, purpose: .welcome, key: 1)
            .generator(at: (date - began).milliseconds)
        for backyard in yards {
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
            choice.prefer { !conditions.hasFood || !birds[$0].dislikes(conditions.foodID) }
            choice.prefer { birds[$0].name != nil || birds[$0].isFavorite }
            let visits = visits(
                of: choice, to: backyard, at: date, conditions, generator: &generator, mayFlock: false, holding)
            if !visits.isEmpty { return visits }
        }
        return []
    }
}
