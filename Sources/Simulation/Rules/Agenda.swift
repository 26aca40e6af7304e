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
    private let streams: [RandomStream]
    private let allowances: Allowances
    /// The next slots that could bring a bird, one for each yard; `nil` before the limit there is none.
    private var candidates: [Candidate?]
    private var welcomes: [Instant]
    private let limit: Instant

    private struct Candidate {
        let slot: Int64
        let date: Instant
        /// 0 ..< `Rates.certain`
        let draw: UInt64
    }

    /// The agenda of `world` after its clock, up to and including `limit`.
    init(of world: World, until limit: Instant, allowances: Allowances) {
        self.limit = limit
        self.allowances = allowances
        streams = world.backyards.map {
            RandomStream(seed: world.seed, purpose: .arrivals, key: $0.id.stableHash)
        }
        candidates = []
        welcomes = world.welcomeDates.filter { $0 > world.clock && $0 <= limit }
        candidates = streams.indices.map { candidate(yard: $0, after: world.clock, in: world) }
    }

    /// The first thing that happens in `world` after its clock, with its date; `nil` if nothing does before the limit.
    /// At equal dates: departures, then supplies, then arrivals, each by the yards' order.
    mutating func next(in world: World) -> (date: Instant, happening: Happening)? {
        let departure = world.nextDeparture
        let turn = world.nextSupplyTurn
        while true {
            let soonest = soonestCandidate
            let welcome = welcomes.first
            let arrival = [soonest.map { candidates[$0]?.date ?? limit }, welcome].compactMap { $0 }.min()
            if let departure, departure.date <= limit, departure.date <= turn?.date ?? limit,
                departure.date <= arrival ?? limit
            {
                return (departure.date, .departure(departure.index))
            }
            if let turn, turn.date <= limit, turn.date <= arrival ?? limit {
                return (turn.date, .supplyTurns(turn.turns))
            }
            guard let arrival else { return nil }
            let guests: [Visit]
            if let welcome, welcome == arrival {
                welcomes.removeFirst()
                guests = world.welcomeGuests(at: welcome, allowances: allowances)
            } else if let yard = soonest, let slot = candidates[yard] {
                candidates[yard] = candidate(yard: yard, after: slot.date, in: world)
                guests = world.guests(
                    yard: yard, at: slot.date, slot: slot.slot, draw: slot.draw, allowances: allowances)
            } else {
                return nil
            }
            if !guests.isEmpty { return (arrival, .arrivals(guests)) }
        }
    }

    private var soonestCandidate: Int? {
        var best: Int?
        var date = limit
        for index in candidates.indices {
            guard let candidate = candidates[index], candidate.date <= limit else { continue }
            if best == nil || candidate.date < date {
                best = index
                date = candidate.date
            }
        }
        return best
    }

    /// The first slot after `date` whose draw could bring a bird at the best of hours.
    private func candidate(yard: Int, after date: Instant, in world: World) -> Candidate? {
        let stream = streams[yard]
        let backyard = world.backyards[yard]
        let length = Rates.slotMilliseconds
        var slot = floorDivide(date.milliseconds, length)
        let last = floorDivide(limit.milliseconds, length)
        let lowAt = backyard.food.lowAt
        let emptyAt = backyard.food.emptyAt
        var ceiling: UInt64 = 0
        var ceilingHolds = Instant(milliseconds: .min)
        while slot <= last {
            let start = Instant(milliseconds: slot * length)
            if start >= ceilingHolds {
                let state = backyard.food.state(at: start)
                ceiling = Rates.ceiling(food: state, foodID: backyard.foodID)
                ceilingHolds = start < lowAt ? lowAt : start < emptyAt ? emptyAt : Instant(milliseconds: .max)
            }
            let bits = stream[slot]
            let draw = bits.multipliedFullWidth(by: Rates.certain).high
            if draw < ceiling {
                let offset = SplitMix64.mix(bits).multipliedFullWidth(by: UInt64(length)).high
                let moment = start + .milliseconds(Int64(offset))
                if moment > date {
                    return moment <= limit ? Candidate(slot: slot, date: moment, draw: draw) : nil
                }
            }
            slot += 1
        }
        return nil
    }
}
