import Chronology
import Testing

@testable import Simulation

/// Birds that travel to other households, and guests from there.
@Suite struct JourneyTests {
    private static let nonce = "00000000000000ff"

    /// A world of two tended days.
    private func world(seed: UInt64) throws -> World {
        var world = World.firstWorld(seed: seed, began: began)
        try tend(&world, for: 2)
        return world
    }

    private func tend(_ world: inout World, for days: Int) throws {
        for _ in 0..<days * 2 {
            for yard in world.backyards {
                try world.refillFood(yard.id, with: .sunflowerSeeds)
                try world.refillWater(yard.id)
            }
            world.advance(to: world.clock + .hours(12), allowances: .standard)
            #expect(world.validate().isEmpty)
        }
    }

    private func card(of species: ID<Species>, _ nonce: String = nonce) throws -> GuestCard {
        let bird = try #require(World.firstWorld(seed: 1, began: began).birds.first { $0.species == species })
        return GuestCard(
            of: bird, nonce: nonce, household: "Robin", isNamed: true, from: began, until: began + .days(5))
    }

    /// Whatever its kind, a guest comes within a day, more than once, in no yard's way, and is gone on its date. It enters
    /// no life list.
    @Test(arguments: Catalog.species.map(\.id))
    func aGuestComesWithinADay(species: ID<Species>) throws {
        var world = try world(seed: 5)
        let (arrival, seen) = (world.clock, world.sighting(of: species)?.visits)
        let card = try card(of: species)
        try world.welcome(card, until: arrival + .days(5))
        let id = try #require(world.birds.last).id
        #expect(world.birds(of: species).allSatisfy { $0.id != id })
        let companions = world.birds.map { world.companion(of: $0.id)?.id }
        #expect(!companions.contains(id) && companions.last == .some(nil))
        var events: [WorldEvent] = []
        for _ in 0..<6 {
            for yard in world.backyards { try world.refillFood(yard.id, with: .corn) }
            events += world.advance(to: world.clock + .days(1), allowances: .standard)
            #expect(world.validate().isEmpty)
        }
        let visits = events.arrivals.filter { $0.bird == id }
        let first = try #require(visits.first)
        #expect(first.arrival < arrival + .days(1) && visits.count > 2)
        #expect(visits.allSatisfy { $0.departure <= arrival + .days(5) && !$0.isFirstOfSpecies })
        #expect(visits.allSatisfy { world.firstSighting($0) == nil && !world.isVagrant($0) })
        let guest = try #require(world.bird(id))
        #expect(guest.visitCount == visits.count && !guest.mayBeNamed && !guest.isStaying(at: world.clock))
        let own = events.arrivals.count { $0.species == species && $0.bird != id }
        #expect((world.sighting(of: species)?.visits ?? 0) == (seen ?? 0) + own)
        #expect(world.gifts.count { $0.bird == id } <= 1)
        let note = try #require(world.note(of: guest, from: "Wren"))
        #expect(note.isPlausible && note.memory.visits == visits.count)
    }

    /// One jump equals many steps, with a bird away and a guest.
    @Test func stepsMakeNoDifference() throws {
        var world = try world(seed: 8)
        try world.welcome(card(of: .owl), until: world.clock + .days(4))
        let bird = try #require(world.ownBirds.first { $0.hasBeenSeen })
        try world.send(bird.id, nonce: Self.nonce.replacing("ff", with: "aa"))
        var other = world
        world.advance(to: world.clock + .days(9), allowances: .standard)
        while other.clock < world.clock {
            other.advance(to: min(world.clock, other.clock + .minutes(97)), allowances: .standard)
        }
        #expect(world == other)
    }

    /// A bird is in no yard while it is away, and at home on its date, however long nobody looks.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func aBirdIsAwayAndComesHome(seed: UInt64) throws {
        var world = try world(seed: seed)
        // One that is in a yard now leaves it at once.
        let present = world.presentVisits.first?.bird
        let known = world.birds.first { $0.hasBeenSeen }?.id
        let id = try #require(present ?? known)
        try world.send(id, nonce: Self.nonce)
        let journey = try #require(world.bird(id)?.journeys?.last)
        #expect(World.days(of: journey).map { 3...7 ~= $0 } == true)
        #expect(throws: WorldError.journey(.isAway)) { try world.send(id, nonce: "00000000000000aa") }
        world.advance(to: world.clock + .seconds(11), allowances: .standard)
        #expect(world.presentVisit(of: id) == nil)
        let events = world.advance(to: journey.due + .days(1), allowances: .standard)
        let visits = events.arrivals.filter { $0.bird == id }
        #expect(visits.allSatisfy { $0.arrival >= journey.due } && !visits.isEmpty, "it shows itself at home")
        #expect(world.bird(id)?.journey(at: world.clock) == nil && world.validate().isEmpty)
    }

    /// What is refused, with nothing changed.
    @Test func whatIsRefused() throws {
        var world = try world(seed: 3)
        let known = world.birds.filter(\.hasBeenSeen).map(\.id)
        let unmet = try #require(world.birds.first { !$0.hasBeenSeen }).id
        #expect(throws: WorldError.unknownBird(unmet)) { try world.send(unmet, nonce: Self.nonce) }
        try world.welcome(card(of: .goldfinch), until: world.clock + .days(3))
        let guest = try #require(world.birds.last).id
        func refused(_ refusal: JourneyRefusal, _ act: (inout World) throws -> Void) {
            let before = world
            #expect(throws: WorldError.journey(refusal)) { try act(&world) }
            #expect(world == before)
        }
        refused(.isGuest) { try $0.send(guest, nonce: "00000000000000aa") }
        refused(.isGuest) { try $0.rename(guest, to: "Mine") }
        refused(.isUsed) { [self] in try $0.welcome(card(of: .owl), until: $0.clock + .days(3)) }
        refused(.cardOver) { [self] in try $0.welcome(card(of: .owl, "00000000000000ab"), until: $0.clock) }
        refused(.isAtHome) { try $0.sendHome(known[0]) }
        for (place, bird) in known.prefix(3).enumerated() { try world.send(bird, nonce: "000000000000000\(place)") }
        refused(.isAway) { try $0.sendHome(known[0]) }
        refused(.manyAway(3)) { try $0.send(known[3], nonce: "00000000000000aa") }
        refused(.isOwn) { [self] in
            try $0.welcome(card(of: .owl, "0000000000000000"), until: $0.clock + .days(3))
        }
        let memory = JourneyMemory(household: "Wren", visits: 3, meals: [.corn], gift: nil)
        refused(.isUnknown) { try $0.receive(GuestNote(nonce: "00000000000000cc", memory: memory)) }
        try world.receive(GuestNote(nonce: "0000000000000001", memory: memory))
        refused(.isUsed) { try $0.receive(GuestNote(nonce: "0000000000000001", memory: memory)) }
        #expect(world.bird(known[1])?.journey(at: world.clock) == nil)
        // A guest that is sent home leaves within seconds.
        try world.sendHome(guest)
        world.advance(to: world.clock + .seconds(11), allowances: .standard)
        #expect(world.presentVisit(of: guest) == nil && world.bird(guest)?.isStaying(at: world.clock) == false)
    }
}

extension World {
    fileprivate static func days(of journey: Journey) -> Int64? {
        let (days, rest) = (journey.due - journey.left).milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
        return rest == 0 ? days : nil
    }
}
