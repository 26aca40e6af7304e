import Chronology

/// The next change of a world. Computing it changes nothing.
enum Happening: Hashable {
    /// The departure of the visit with that index in `presentVisits`.
    case departure(Int)
    case supplyTurn(SupplyTurn)
    /// It rains at a full hour; the yard with that index has this water now.
    case rain(Int, Supply)
    /// The young of a year grow up; see `World.raiseFamilies()`.
    case families
    /// Guests with their perches arrive at a yard.
    case arrivals([Visit])
}

struct SupplyTurn: Hashable {
    let backyard: ID<Backyard>
    let kind: SupplyKind
    let state: SupplyState
}

/// The future of a world as long as nobody acts, searched without simulating every minute.
///
/// Every yard has consecutive slots of 60 s, each with a draw of its own: one number decides whether a bird comes,
/// another when within the slot. A slot is judged at that instant, after all earlier changes, so the result does not
/// depend on where an advance begins or ends.
struct Agenda {
    /// The kinds of changes that an entry waits for: a supply that turns low or empty, a full hour of rain, the date of
    /// families, a slot that could bring a bird.
    private enum Kind: Int {
        case food, water, rain, families, slot
    }

    private struct Entry: Comparable {
        let date: Instant
        let kind: Kind
        /// The yard's index.
        let yard: Int
        let slot: Int64
        let draw: UInt64
        /// The liveliness of the slot's day, in percent.
        var day: UInt64 = 100

        static func < (a: Entry, b: Entry) -> Bool {
            if a.date != b.date { return a.date < b.date }
            return a.kind != b.kind ? a.kind.rawValue < b.kind.rawValue : a.yard < b.yard
        }
    }

    private let allowances: Allowances
    private let holding: Holding
    private let limit: Instant
    private var prospects: [Prospect]
    private var entries: Heap<Entry>
    /// The arrivals that do not depend on chance, by date.
    private var appointments: [Appointment]
    /// The birds' relations; `nil` until a guest may come.
    private var neighborhood: Neighborhood?
    /// Each yard as it is shown with the species that its furniture attracts, by the yard's index; `nil` until a guest
    /// may come.
    private var places: [GuestPlace?]

    /// Creates the agenda of a world from its clock up to and including `limit`.
    init(of world: World, until limit: Instant, allowances: Allowances, _ holding: Holding = Holding()) {
        self.limit = limit
        self.allowances = allowances
        self.holding = holding
        prospects = world.backyards.map { Prospect(of: $0, in: world, holding) }
        entries = Heap()
        places = Array(repeating: nil, count: world.backyards.count)
        appointments = Appointment.all(in: world).filter { $0.date > world.clock && $0.date <= limit }.sorted()
        lookForFamilies(in: world, after: world.clock)
        for yard in prospects.indices {
            lookForSlot(yard, after: world.clock)
            lookForRain(yard, after: world.clock)
            lookForTurns(of: world.backyards[yard].food, yard, after: world.clock)
            lookForTurns(of: world.backyards[yard].water, yard, after: world.clock)
        }
    }

    /// Returns the next change of the world after its clock; `nil` if there is none before the limit.
    ///
    /// At equal dates departures come first, then supplies, rain and arrivals, each by the yards' order.
    mutating func next(in world: World) -> (date: Instant, happening: Happening)? {
        let departure = world.nextDeparture
        let departureDate = departure?.date ?? .distantFuture
        while true {
            let entry = entries.first
            let appointment = appointments.first?.date ?? .distantFuture
            let date = min(departureDate, entry?.date ?? .distantFuture, appointment)
            guard date <= limit else { return nil }
            if let departure, departureDate == date { return (date, .departure(departure.index)) }
            if let entry, entry.date == date, entry.kind != .slot {
                entries.removeFirst()
                if let happening = happening(entry, in: world) { return (date, happening) }
                continue
            }
            let guests = appointment == date ? appointedGuests(in: world, at: date) : slotGuests(in: world)
            if !guests.isEmpty { return (date, .arrivals(guests)) }
        }
    }

    /// Returns the change that a due entry other than a slot makes; `nil` if rain put it off or the fountain is full.
    private mutating func happening(_ entry: Entry, in world: World) -> Happening? {
        if entry.kind == .families {
            lookForFamilies(in: world, after: entry.date)
            neighborhood = nil
            return .families
        }
        let yard = world.backyards[entry.yard]
        if entry.kind == .rain {
            lookForRain(entry.yard, after: entry.date)
            guard let water = yard.water.afterRain(at: entry.date) else { return nil }
            prospects[entry.yard].water = water
            lookForTurns(of: water, entry.yard, after: entry.date)
            return .rain(entry.yard, water)
        }
        let supply = entry.kind == .food ? yard.food : yard.water
        guard supply.lowAt == entry.date || supply.emptyAt == entry.date else { return nil }
        return .supplyTurn(
            SupplyTurn(backyard: yard.id, kind: supply.kind, state: supply.state(at: entry.date)))
    }

    private mutating func lookForFamilies(in world: World, after date: Instant) {
        let next = world.familyDate(after: date)
        guard next <= limit else { return }
        entries.insert(Entry(date: next, kind: .families, yard: 0, slot: 0, draw: 0))
    }

    private mutating func lookForTurns(of supply: Supply, _ yard: Int, after date: Instant) {
        for turn in [supply.lowAt, supply.emptyAt] where turn > date && turn <= limit {
            entries.insert(
                Entry(date: turn, kind: supply.kind == .food ? .food : .water, yard: yard, slot: 0, draw: 0))
        }
    }

    private mutating func appointedGuests(in world: World, at date: Instant) -> [Visit] {
        let neighborhood = neighborhood(of: world)
        return switch appointments.removeFirst().kind {
        case .welcome: world.welcomeGuests(at: date, neighborhood, allowances: allowances, holding)
        case .greeting: world.greeters(at: date, neighborhood, allowances: allowances, holding)
        case .stranger: world.strangers(at: date, neighborhood, allowances: allowances, holding)
        case .secret: world.secretGuests(at: date, neighborhood, allowances: allowances, holding)
        case .waiting: world.waitingFriends(at: date, neighborhood, allowances: allowances, holding)
        case .call(let yard):
            world.calledGuests(to: yard, at: date, neighborhood, allowances: allowances, holding)
        case .awaited(let bird, let isAgain): world.awaitedGuest(bird, isAgain: isAgain, at: date, holding)
        }
    }

    /// Returns the guests of the earliest slot; empty if it brings nobody.
    private mutating func slotGuests(in world: World) -> [Visit] {
        guard let entry = entries.first else { return [] }
        entries.removeFirst()
        lookForSlot(entry.yard, after: entry.date)
        let candidate = Prospect.Candidate(slot: entry.slot, date: entry.date, draw: entry.draw, day: entry.day)
        let prospect = prospects[entry.yard]
        guard let judged = prospect.admits(candidate, present: world.presentCount(in: prospect.id)) else { return [] }
        let place = places[entry.yard] ?? GuestPlace(world.backyards[entry.yard].shown(allowances))
        places[entry.yard] = place
        return world.guests(
            to: place, at: entry.date, slot: entry.slot, judged.waking, judged.conditions, neighborhood(of: world),
            allowances: allowances, holding)
    }

    private mutating func neighborhood(of world: World) -> Neighborhood {
        let known = neighborhood ?? Neighborhood(of: world)
        neighborhood = known
        return known
    }

    private mutating func lookForSlot(_ yard: Int, after date: Instant) {
        guard let next = prospects[yard].candidate(after: date, until: limit) else { return }
        entries.insert(Entry(date: next.date, kind: .slot, yard: yard, slot: next.slot, draw: next.draw, day: next.day))
    }

    private mutating func lookForRain(_ yard: Int, after date: Instant) {
        guard let next = prospects[yard].sky.nextRain(after: date, until: limit) else { return }
        entries.insert(Entry(date: next, kind: .rain, yard: yard, slot: 0, draw: 0))
    }
}

/// An arrival at a set date instead of one drawn for a slot: a bird comes then if any can.
struct Appointment: Comparable {
    enum Kind: Hashable {
        /// See `World.welcomeDates`, `greetingDate`, `strangerDates`, `secretDates` and `waitingDates`.
        case welcome, greeting, stranger, secret, waiting
        /// A food calls a bird to the yard with that index.
        case call(Int)
        /// The bird with that index is awaited; see `World.awaitedDates`.
        case awaited(Int, isAgain: Bool)

        fileprivate var order: Int {
            switch self {
            case .welcome: 0
            case .greeting: 1
            case .stranger: 2
            case .secret: 3
            case .waiting: 4
            case .call(let yard): 5 + yard
            case .awaited(let bird, _): 10_000 + bird
            }
        }
    }

    let date: Instant
    let kind: Kind

    static func < (a: Self, b: Self) -> Bool { (a.date, a.kind.order) < (b.date, b.kind.order) }

    static func all(in world: World) -> [Self] {
        var all = world.welcomeDates.map { Self(date: $0, kind: .welcome) }
        all += world.greetingDate.map { [Self(date: $0, kind: .greeting)] } ?? []
        all += world.strangerDates.map { Self(date: $0, kind: .stranger) }
        all += world.secretDates.map { Self(date: $0, kind: .secret) }
        all += world.waitingDates.map { Self(date: $0, kind: .waiting) }
        for (place, yard) in world.backyards.enumerated() {
            if let date = world.callDate(in: yard) { all.append(Self(date: date, kind: .call(place))) }
        }
        all += world.awaitedDates.map { Self(date: $0.date, kind: .awaited($0.bird, isAgain: $0.isAgain)) }
        return all
    }
}

/// A binary heap: its first element is always the smallest.
struct Heap<Element: Comparable> {
    private var elements: [Element] = []

    var first: Element? { elements.first }

    mutating func insert(_ element: Element) {
        elements.append(element)
        var place = elements.count - 1
        while place > 0, elements[place] < elements[(place - 1) / 2] {
            elements.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    mutating func removeFirst() {
        guard let last = elements.popLast(), !elements.isEmpty else { return }
        elements[0] = last
        var place = 0
        while true {
            var smallest = place
            let left = 2 * place + 1
            if left < elements.count, elements[left] < elements[smallest] { smallest = left }
            if left + 1 < elements.count, elements[left + 1] < elements[smallest] { smallest = left + 1 }
            if smallest == place { return }
            elements.swapAt(place, smallest)
            place = smallest
        }
    }
}
