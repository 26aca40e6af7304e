import Chronology

/// What happens next, and when. Nothing in it changes the world.
enum Happening: Hashable {
    /// Index into `presentVisits`.
    case departure(Int)
    /// All that turn at this date, in the yards' order.
    case supplyTurns([SupplyTurn])
    /// Guests at a yard that have chosen their perches.
    case arrivals([Visit])
}

struct SupplyTurn: Hashable {
    let backyard: ID<Backyard>
    let kind: SupplyKind
    let state: SupplyState
}

/// The days ahead of a world, as far as nobody acts: where to find the next thing that happens without ticking.
///
/// Every yard has a slot of 60 s after the other, each with a draw of its own: one number decides whether a bird comes
/// and one when within the slot. A slot is judged at that very moment, by the world of that moment, once all that comes
/// before has happened. So it makes no difference where an advance begins or ends: a jump equals many steps.
struct Agenda {
    private let allowances: Allowances
    private let limit: Instant
    private let prospects: [Prospect]
    /// The next slots that could bring a bird, one for each yard; `nil` if there is none before the limit.
    private var candidates: [Prospect.Candidate?]
    private var welcomes: [Instant]
    private var turn: (date: Instant, turns: [SupplyTurn])?
    /// By index of the bird: index into `Catalog.species`. Empty until a guest may come.
    private var speciesOfBirds: [Int] = []

    /// The agenda of `world` after its clock, up to and including `limit`.
    init(of world: World, until limit: Instant, allowances: Allowances) {
        self.limit = limit
        self.allowances = allowances
        prospects = world.backyards.map { Prospect(of: $0, in: world) }
        candidates = prospects.map { $0.candidate(after: world.clock, until: limit) }
        welcomes = world.welcomeDates.filter { $0 > world.clock && $0 <= limit }
        turn = world.nextSupplyTurn
    }

    /// The first thing that happens in `world` after its clock, with its date; `nil` if nothing does before the limit.
    /// At equal dates: departures, then supplies, then arrivals, each by the yards' order.
    mutating func next(in world: World) -> (date: Instant, happening: Happening)? {
        if let passed = turn?.date, passed <= world.clock { turn = world.nextSupplyTurn }
        let departure = world.nextDeparture
        let departureDate = departure?.date ?? .distantFuture
        let turnDate = turn?.date ?? .distantFuture
        while true {
            let yard = soonestYard
            let slot = yard.flatMap { candidates[$0] }
            let welcome = welcomes.first ?? .distantFuture
            let arrival = min(slot?.date ?? .distantFuture, welcome)
            let date = min(departureDate, turnDate, arrival)
            guard date <= limit else { return nil }
            if let departure, departureDate == date { return (date, .departure(departure.index)) }
            if let turn, turnDate == date { return (date, .supplyTurns(turn.turns)) }
            if speciesOfBirds.isEmpty {
                speciesOfBirds = world.birds.map { Catalog.speciesIndex($0.species) ?? 0 }
            }
            var guests: [Visit] = []
            if welcome == date {
                welcomes.removeFirst()
                guests = world.welcomeGuests(at: date, speciesOfBirds, allowances: allowances)
            } else if let yard, let slot {
                candidates[yard] = prospects[yard].candidate(after: date, until: limit)
                if let time = prospects[yard].admits(slot, present: world.presentCount(in: prospects[yard].id)) {
                    guests = world.guests(
                        yard: yard, at: date, slot: slot.slot, time, speciesOfBirds, allowances: allowances)
                }
            }
            if !guests.isEmpty { return (date, .arrivals(guests)) }
        }
    }

    private var soonestYard: Int? {
        var best: Int?
        var date = Instant.distantFuture
        for index in candidates.indices {
            guard let candidate = candidates[index], candidate.date < date else { continue }
            best = index
            date = candidate.date
        }
        return best
    }
}
