import Chronology

/// Birds that were never seen wait until the player looks.
///
/// A look begins with a key or a click in a game and is saved with its time, as a refill is. So the same seed, actions
/// and looks give the same world, whatever the size of the steps and whoever reads it.
extension World {
    /// A look begins no sooner than this after the last one.
    package static let lookPause = Span.hours(1)
    /// Strangers wait no longer than this for a look.
    static let longestWait = Span.days(5)
    /// Below this number of known birds the yards would be empty, so strangers of known kinds do not wait.
    static let smallestFlock = 16

    /// Begins a look now. Returns false, and changes nothing, within `lookPause` of the last one.
    @discardableResult
    package mutating func look() -> Bool {
        guard mayLook(at: clock) else { return false }
        lookedAt = clock
        return true
    }

    package func mayLook(at date: Instant) -> Bool { lookedAt.map { date - $0 >= World.lookPause } ?? true }

    /// When the last look brings strangers, if any are due: two moments at most, the first within half a minute.
    var strangerDates: [Instant] {
        // The first minutes bring kinds of their own; see `welcomeDates`.
        guard let lookedAt, lookedAt >= began + World.welcomeSpan else { return [] }
        var generator = RandomStream(seed: seed, purpose: .looks).generator(at: lookedAt.milliseconds)
        return [
            lookedAt + .milliseconds(generator.within(12_000...30_000)),
            lookedAt + .milliseconds(generator.within(60_000...150_000)),
        ]
    }

    /// Which strangers come by chance, whether anybody looks or not.
    func strangersBetweenLooks(at date: Instant) -> GuestChoice.Strangers {
        if date < began + World.welcomeSpan { return .ofKnownKinds }
        if date - (lookedAt ?? began) > World.longestWait { return .all }
        return birds.count(where: \.hasBeenSeen) < World.smallestFlock ? .ofKnownKinds : .none
    }

    /// A bird that was never seen, in the first yard (favorites first) where one is due; empty if none is.
    func strangers(
        at date: Instant, _ neighborhood: Neighborhood, allowances: Allowances, _ holding: Holding
    ) -> [Visit] {
        var generator = RandomStream(seed: seed, purpose: .looks, key: 1).generator(at: date.milliseconds)
        for backyard in backyards.filter(\.isFavorite) + backyards.filter({ !$0.isFavorite })
        where presentCount(in: backyard.id) < Perch.allCases.count {
            let conditions = Prospect(of: backyard, in: self, holding).conditions(
                at: date, present: presentCount(in: backyard.id))
            var choice = GuestChoice(
                of: self, neighborhood, to: backyard.shown(allowances), at: date, conditions, season: holding.season,
                strangers: .only
            ) { species in
                species.isNocturnal == (conditions.hour == .night)
                    && (allowances.earlyAccessSpecies || !species.isEarlyAccess)
            }
            choice.prefer { !conditions.hasFood || !birds[$0].dislikedFoods.contains(conditions.foodID) }
            let visits = visits(
                of: choice, to: backyard, at: date, conditions, generator: &generator, mayFlock: false, holding)
            if !visits.isEmpty { return visits }
        }
        return []
    }
}

extension GuestChoice {
    /// Which of the birds that were never seen may come.
    enum Strangers {
        case all, ofKnownKinds, none
        /// Nobody but strangers.
        case only

        var admitNewKinds: Bool { self == .all || self == .only }

        func admit(_ bird: Bird) -> Bool {
            switch self {
            case .all, .ofKnownKinds: true
            case .none: bird.hasBeenSeen
            case .only: !bird.hasBeenSeen
            }
        }
    }
}
