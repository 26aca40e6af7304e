import Chronology
import Drawing
import Simulation

/// A bird on the stage: the phase of its visit, as a player sees it.
package struct StagedBird: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        /// Flying in since an uptime in seconds.
        case arriving(since: Double)
        /// On the way from one perch to its present one since an uptime in seconds.
        case moving(from: Perch, since: Double)
        /// On its perch since an uptime in seconds.
        case perched(since: Double)
        /// Flying off since an uptime in seconds.
        case leaving(since: Double)
    }

    package let visit: Visit
    package let species: ID<Species>
    package let palette: Int
    package var phase: Phase
    /// The perch that the rules give it.
    package var perch: Perch
    /// The activity that the rules give it; `nil` for the purpose of its visit.
    package var activity: Activity?
    /// Whether its visit ended before it reached its perch: it flies on to the perch, and off at once.
    package var isCalledAway = false
    /// The way a departing bird sat before, so its movement continues from there.
    package var seat: Seat?

    package struct Seat: Hashable, Sendable {
        /// The uptime in seconds.
        let since: Double
        let activity: Activity?
    }

    package init(visit: Visit, species: ID<Species>, palette: Int, phase: Phase, doing: Doing? = nil) {
        self.visit = visit
        self.species = species
        self.palette = palette
        self.phase = phase
        perch = doing?.perch ?? visit.perch
        activity = doing?.activity
    }

    /// Makes a past guest a perched bird; `nil` if the bird no longer exists.
    package init?(_ guest: AwayMoment.Guest, in world: World) {
        guard let bird = world.bird(guest.visit.bird) else { return nil }
        self.init(
            visit: guest.visit, species: bird.species, palette: bird.palette, phase: .perched(since: 0),
            doing: guest.doing)
    }

    /// Returns the present birds as perched, the one of `visit` as the last that landed, so that the camera finds it.
    package static func perched(
        _ actors: [StagedBird], around visit: Visit, since uptime: Double
    ) -> [StagedBird] {
        actors.filter(\.isThere).map { actor in
            var actor = actor
            actor.phase = .perched(since: actor.visit.id == visit.id ? uptime : uptime - 60)
            return actor
        }
    }

    /// Begins a phase of flight, and keeps the way in which the bird sat until then.
    package mutating func setOut(_ phase: Phase) {
        if case .perched(let since) = self.phase { seat = Seat(since: since, activity: activity) }
        self.phase = phase
    }
}

/// The visible birds of each yard and their movements.
///
/// Flights last a few seconds of the player's time whatever the time scale of the world, so the stage keeps times of
/// its own: uptime in seconds. It is cosmetic; the model knows nothing of it.
package struct Stage: Sendable {
    /// The seconds of a flight to a perch.
    package static let arrivalSeconds = 2.4
    /// The seconds of a flight away.
    package static let departureSeconds = 1.8
    /// The seconds of a flight from one perch to another.
    package static let moveSeconds = 1.4

    private var actors: [ID<Backyard>: [StagedBird]] = [:]
    /// The next date at which a bird of each yard may change its activity.
    private var turns: [ID<Backyard>: Instant] = [:]

    /// Sets the stage for `world`: birds that are present sit on their perches already. Without a world it is empty.
    package init(world: World?, uptime: Double) {
        guard let world else { return }
        for backyard in world.backyards {
            let doings = world.doings(in: backyard.id)
            actors[backyard.id] = world.presentVisits(in: backyard.id).compactMap { visit in
                // Birds begin at different points of their activity, so no two peck in step.
                let busy = Double(Cosmetic.draw(visit, 500) % 16_000) / 1000
                return Self.actor(visit, in: world, phase: .perched(since: uptime - 1 - busy), doings)
            }
            turns[backyard.id] = doings.map(\.until).min()
        }
    }

    /// Adopts what happened since the last call, and removes birds that have flown out of sight.
    package mutating func update(events: [WorldEvent], world: World, uptime: Double) {
        for event in events {
            switch event.kind {
            case .arrived(let visit):
                // With a fast clock a bird may be gone again within the same step, unseen.
                guard visit.isPresent(at: world.clock),
                    actors[visit.backyard]?.contains(where: { $0.visit.id == visit.id }) != true
                else { continue }
                let doings = world.doings(in: visit.backyard)
                if let actor = Self.actor(visit, in: world, phase: .arriving(since: uptime), doings) {
                    actors[event.backyard, default: []].append(actor)
                }
            case .departed(let visit):
                guard let index = actors[event.backyard]?.firstIndex(where: { $0.visit.id == visit.id }) else {
                    continue
                }
                if actors[event.backyard]?[index].isPerched == true {
                    actors[event.backyard]?[index].setOut(.leaving(since: uptime))
                } else {
                    actors[event.backyard]?[index].isCalledAway = true
                }
            default:
                continue
            }
            turns[event.backyard] = world.clock
        }
        follow(world, uptime: uptime)
        settle(uptime: uptime)
    }

    /// Moves every bird to the perch and activity that the rules give it.
    package mutating func follow(_ world: World, uptime: Double) {
        for yard in actors.keys where (turns[yard] ?? .distantFuture) <= world.clock {
            let doings = world.doings(in: yard)
            turns[yard] = doings.map(\.until).min()
            for index in (actors[yard] ?? []).indices {
                guard let actor = actors[yard]?[index], let doing = doings.first(where: { $0.visit == actor.visit.id })
                else { continue }
                if actor.isPerched, actor.perch != doing.perch {
                    actors[yard]?[index].setOut(.moving(from: actor.perch, since: uptime))
                }
                if case .leaving = actor.phase { continue }
                if !actor.isPerched, actor.perch != doing.perch {
                    // A flying bird first reaches the perch it set out for.
                    turns[yard] = world.clock
                    continue
                }
                actors[yard]?[index].perch = doing.perch
                actors[yard]?[index].activity = doing.activity
            }
        }
    }

    /// Ends flights that are over by `uptime`.
    package mutating func settle(uptime: Double) {
        for yard in actors.keys {
            actors[yard]?.removeAll { actor in
                if case .leaving(let since) = actor.phase { return uptime - since > Self.departureSeconds }
                return false
            }
            for index in (actors[yard] ?? []).indices {
                switch actors[yard]?[index].phase {
                case .arriving(let since) where uptime - since >= Self.arrivalSeconds:
                    actors[yard]?[index].phase = .perched(since: since + Self.arrivalSeconds)
                case .moving(_, let since) where uptime - since >= Self.moveSeconds:
                    actors[yard]?[index].phase = .perched(since: since + Self.moveSeconds)
                default: break
                }
                if let actor = actors[yard]?[index], actor.isCalledAway, case .perched(let since) = actor.phase {
                    actors[yard]?[index].isCalledAway = false
                    actors[yard]?[index].setOut(.leaving(since: max(since, uptime - Self.departureSeconds)))
                }
            }
        }
    }

    /// Returns the visible birds of a yard, in order of arrival.
    package func actors(in backyard: ID<Backyard>) -> [StagedBird] { actors[backyard] ?? [] }

    /// Returns the visit of the bird that a picture of a yard with room for one bird only shows; `nil` if the picture
    /// has room for all, or nobody is there.
    package func subject(in backyard: ID<Backyard>, at size: CellSize) -> ID<Visit>? {
        Camera.isNeeded(at: size) ? Camera.choice(of: actors(in: backyard))?.visit.id : nil
    }

    /// Returns whether the bird of a visit is still seen flying in, and so does nothing else yet.
    package func isFlyingIn(_ visit: Visit) -> Bool {
        actors(in: visit.backyard).contains { actor in
            if actor.visit.id == visit.id, case .arriving = actor.phase { true } else { false }
        }
    }

    /// Returns the uptimes in seconds at which the flights under way in any of `backyards` are over.
    package func endsOfFlights(in backyards: [ID<Backyard>]) -> [Double] {
        backyards.flatMap { actors(in: $0) }.compactMap { actor in
            switch actor.phase {
            case .perched: nil
            case .arriving(let since): since + Self.arrivalSeconds
            case .moving(_, let since): since + Self.moveSeconds
            case .leaving(let since): since + Self.departureSeconds
            }
        }
    }

    /// Returns whether a bird is on the wing in any of `backyards`.
    package func isFlightUnderWay(in backyards: [ID<Backyard>]) -> Bool { !endsOfFlights(in: backyards).isEmpty }

    private static func actor(
        _ visit: Visit, in world: World, phase: StagedBird.Phase, _ doings: [Doing]
    ) -> StagedBird? {
        guard let bird = world.birds.first(where: { $0.id == visit.bird }) else { return nil }
        return StagedBird(
            visit: visit, species: bird.species, palette: bird.palette, phase: phase,
            doing: doings.first { $0.visit == visit.id })
    }
}
