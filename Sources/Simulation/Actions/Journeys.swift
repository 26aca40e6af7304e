import Chronology

/// Visits between households: birds that travel with a card, and guests that come with one.
extension World {
    /// The greatest number of birds that may be away at once, and of guests that may be here or expected at once.
    package static let (mostAway, mostGuests) = (3, 3)
    /// The days for which a bird may be away.
    private static let journeyDays = 3...7
    /// The longest journey that a card may tell of, with an hour for clocks that differ.
    static let longestJourney = Span.days(Int64(journeyDays.upperBound)) + .hours(1)
    /// The most journeys that a bird remembers.
    private static let journeysKept = 10
    /// The time that a bird takes to leave a yard in which it is.
    private static let farewell = Span.seconds(10)

    /// Lets a bird travel for three to seven days, drawn from the world's seed and the nonce.
    package mutating func send(_ id: ID<Bird>, nonce: String) throws(WorldError) {
        let place = try place(of: id)
        guard !birds[place].isGuest else { throw .journey(.isGuest) }
        guard birds[place].hasBeenSeen, GuestCard.isNonce(nonce) else { throw .unknownBird(id) }
        guard birds[place].journey(at: clock) == nil else { throw .journey(.isAway) }
        guard birds[place].isAbout(at: clock) else { throw .journey(.hasMoved) }
        guard birds.count(where: { $0.journey(at: clock) != nil }) < World.mostAway else {
            throw .journey(.manyAway(World.mostAway))
        }
        var generator = RandomStream(seed: seed, purpose: .journeys, key: ID<Journey>(nonce).stableHash)
            .generator(at: 0)
        let days = Int64(World.journeyDays.lowerBound + generator.below(World.journeyDays.count))
        let due = clock + .days(days)
        birds[place].journeys =
            (birds[place].journeys ?? []).suffix(World.journeysKept - 1) + [
                Journey(nonce: nonce, left: clock, due: due)
            ]
        // One that was about to move away comes home first.
        birds[place].leavesAt = birds[place].leavesAt.map { max($0, due + .days(2)) }
        sayFarewell(id)
    }

    /// Lets a bird of another household visit until a date.
    package mutating func welcome(_ card: GuestCard, until end: Instant) throws(WorldError) {
        guard card.isPlausible else { throw .journey(.isUnknown) }
        guard !birds.contains(where: { $0.journeys?.contains { $0.nonce == card.nonce } == true }) else {
            throw .journey(.isOwn)
        }
        guard !birds.contains(where: { $0.invitation?.nonce == card.nonce }) else { throw .journey(.isUsed) }
        guard end > clock else { throw .journey(.cardOver) }
        guard birds.count(where: { $0.isStaying(at: clock) }) < World.mostGuests else {
            throw .journey(.manyGuests(World.mostGuests))
        }
        // What its household does not know of its taste is drawn here.
        var menu = Catalog.foods.map(\.id).filter { !card.dislikes.contains($0) }
        var generator = RandomStream(seed: seed, purpose: .journeys, key: ID<Journey>(card.nonce).stableHash)
            .generator(at: 1)
        generator.shuffle(&menu)
        var bird = Bird(
            id: ID("guest-\(card.nonce)"), species: card.species, palette: card.palette,
            favoriteFood: card.loves ?? menu[0], dislikedFoods: card.dislikes, temperament: card.temperament,
            dueAt: clock)
        bird.name = card.name
        bird.leavesAt = min(end, clock + World.longestJourney)
        bird.invitation = Invitation(
            nonce: card.nonce, household: card.household, mark: card.mark)
        birds.append(bird)
    }

    /// Sends a guest home now, unless it has left already.
    package mutating func sendHome(_ id: ID<Bird>) throws(WorldError) {
        let place = try place(of: id)
        guard birds[place].isGuest else {
            throw .journey(birds[place].journey(at: clock) == nil ? .isAtHome : .isAway)
        }
        guard birds[place].isStaying(at: clock) else { return }
        birds[place].leavesAt = clock
        sayFarewell(id)
    }

    /// Takes the note of a bird of this household, which is home now if it was away, and remembers what was written.
    ///
    /// - Returns: the bird.
    @discardableResult
    package mutating func receive(_ note: GuestNote) throws(WorldError) -> ID<Bird> {
        guard note.isPlausible,
            let place = birds.firstIndex(where: { $0.journeys?.contains { $0.nonce == note.nonce } == true }),
            var journeys = birds[place].journeys, let last = journeys.firstIndex(where: { $0.nonce == note.nonce })
        else { throw .journey(.isUnknown) }
        guard journeys[last].memory == nil else { throw .journey(.isUsed) }
        journeys[last].memory = note.memory
        journeys[last].due = min(journeys[last].due, clock)
        birds[place].journeys = journeys
        return birds[place].id
    }

    /// Returns the note that a guest takes home; `nil` for a bird of this household.
    ///
    /// - Parameter household: the name of this household.
    package func note(of bird: Bird, from household: String) -> GuestNote? {
        bird.invitation.map { invitation in
            GuestNote(
                nonce: invitation.nonce,
                memory: JourneyMemory(
                    household: household, visits: min(bird.visitCount, JourneyMemory.visitLimit),
                    meals: bird.discoveredFoods, gift: gifts.first { $0.bird == bird.id }?.kind))
        }
    }

    /// Makes a bird that is in a yard leave it soon.
    private mutating func sayFarewell(_ id: ID<Bird>) {
        for visit in presentVisits.indices where presentVisits[visit].bird == id {
            presentVisits[visit].departure = min(presentVisits[visit].departure, clock + World.farewell)
        }
    }
}
