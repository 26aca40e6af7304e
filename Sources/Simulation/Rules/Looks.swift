import Chronology

/// Looks: birds that were never seen wait until the player looks.
///
/// A look begins with a key or a click in a game and is saved with its date, like a refill, so that the same seed,
/// actions and looks give the same world, whatever the steps.
extension World {
    /// The least time between the beginnings of two looks.
    package static let lookPause = Span.hours(1)
    /// The time after the last look from which birds never seen come by chance, too, instead of waiting for a look.
    package static let longestWaitForLook = Span.days(5)
    /// The number of known birds below which new birds of known species do not wait, since the yards would be empty.
    package static let knownBirds = 16

    /// Begins a look now. Returns false, and changes nothing, within `lookPause` of the last one.
    @discardableResult
    package mutating func look() -> Bool {
        guard mayLook(at: clock) else { return false }
        lookedAt = clock
        return true
    }

    package func mayLook(at date: Instant) -> Bool { lookedAt.map { date - $0 >= World.lookPause } ?? true }

    /// The dates at which the last look brings strangers, if any are due: at most two, the first within half a minute.
    var strangerDates: [Instant] {
        // The first minutes bring species of their own; see `welcomeDates`.
        guard let lookedAt, lookedAt >= began + World.welcomeSpan else { return [] }
        var generator = RandomStream(seed: seed, purpose: .looks).generator(at: lookedAt.milliseconds)
        return [
            lookedAt + .milliseconds(generator.within(12_000...30_000)),
            lookedAt + .milliseconds(generator.within(60_000...150_000)),
        ]
    }

    /// Returns the strangers that may come by chance, whether anybody looks or not.
    func strangersBetweenLooks(at date: Instant) -> GuestChoice.Strangers {
        if date < began + World.welcomeSpan { return .ofKnownKinds }
        if date - (lookedAt ?? began) > World.longestWaitForLook { return .all }
        // By index: each slot asks, and an element taken out of the list is a copy of a whole bird.
        var known = 0
        for index in birds.indices where birds[index].hasBeenSeen && !birds[index].isGuest {
            known += 1
            if known == World.knownBirds { return .none }
        }
        return .ofKnownKinds
    }

    /// Returns the visit of a vagrant or of a bird that was never seen; empty if there is none.
    ///
    /// The latter comes to the first yard that it may visit: favorites first, then the others in an order drawn for the
    /// date, so that every yard has first visits of its own.
    func strangers(
        at date: Instant, _ neighborhood: Neighborhood, allowances: Allowances, _ holding: Holding
    ) -> [Visit] {
        let vagrants = vagrants(at: date, neighborhood, allowances: allowances, holding)
        guard vagrants.isEmpty else { return vagrants }
        var generator = RandomStream(seed: seed, purpose: .looks, key: 1).generator(at: date.milliseconds)
        var others = backyards.filter { !$0.isFavorite }
        generator.shuffle(&others)
        let yards = backyards.filter(\.isFavorite) + others
        return firstGuests(in: yards, at: date, &generator, holding) { backyard, conditions in
            var choice = GuestChoice(
                of: self, neighborhood, to: backyard.shown(allowances), at: date, conditions, season: holding.season,
                strangers: .only
            ) { conditions.mayCome($0, allowances) }
            choice.prefer { !conditions.hasFood || !birds[$0].dislikes(conditions.foodID) }
            return choice
        }
    }

    /// Returns the visits to the first of some yards that has a free perch and to which a bird comes; empty if there
    /// is none.
    ///
    /// - Parameter choose: returns the birds that may come to a yard; `nil` for none.
    func firstGuests(
        in yards: [Backyard], at date: Instant, _ generator: inout SplitMix64, _ holding: Holding,
        choose: (Backyard, Conditions) -> GuestChoice?
    ) -> [Visit] {
        for backyard in yards where presentCount(in: backyard.id) < Perch.allCases.count {
            let conditions = Prospect(of: backyard, in: self, holding).conditions(
                at: date, present: presentCount(in: backyard.id))
            guard let choice = choose(backyard, conditions) else { continue }
            let visits = visits(
                of: choice, to: backyard, at: date, conditions, generator: &generator, mayFlock: false, holding)
            if !visits.isEmpty { return visits }
        }
        return []
    }
}

extension Conditions {
    /// Returns true if a species is awake at the yard's hour, and the account may see it.
    func mayCome(_ species: Species, _ allowances: Allowances) -> Bool {
        species.isNocturnal == (hour == .night) && (allowances.earlyAccessSpecies || !species.isEarlyAccess)
    }
}

extension GuestChoice {
    /// The birds never seen before that may come.
    enum Strangers {
        case all, ofKnownKinds, none
        /// Only strangers: birds never seen.
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
