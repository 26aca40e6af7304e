import Chronology
import JSON
import Simulation
import Storefront

/// The yards and visits of the next 36 hours if the player does nothing, cached in `forecast.json` so widgets need not
/// read the save.
///
/// It names the save version that it was made from, and is ignored if that has changed or the file is damaged. It can
/// be deleted at any time.
struct Forecast: Hashable, Sendable {
    /// The length of a forecast.
    static let horizon = Span.hours(36)
    /// The time for which ended visits are included: a day, and an hour for clocks that are put back.
    static let memory = Span.hours(25)
    static let format = "backyard-birds forecast"

    /// A value that applies from a date on.
    struct Change<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
        var date: Instant
        var value: Value
    }

    /// The save that the forecast was made from.
    let origin: SaveVersion
    let clock: WorldClock
    /// The last date that the forecast covers.
    let until: Instant
    /// The world at the clock's date with its yards and birds, and all other lists emptied.
    let world: World
    /// The visits of the last day, those present at the clock's date, and those to come, in order of arrival.
    let visits: [Visit]
    /// The visits among them that are the first of their species or bird.
    let firsts: [Visit]
    /// The length of the longest visit.
    private let longestVisit: Span
    /// The changes of yards that happen without the player, such as rain, by date.
    let yards: [Change<Backyard>]
    /// The passes, each from a date on.
    let passes: [Change<PassLevel>]
    /// The life list at the clock's date.
    let sightings: [LifeListEntry]
    let settings: Settings
}

// MARK: Making

extension Forecast {
    /// The most changes of yards in one forecast, more than rain can make in a day and a half.
    private static let yardChangeLimit = 200

    /// Makes a forecast by advancing a copy of the saved game.
    ///
    /// - Parameters:
    ///   - saved: the saved game.
    ///   - horizon: the length of the forecast.
    init(
        _ origin: SaveVersion, of saved: Snapshot, catalog: StoreCatalog, key: SigningKey,
        horizon: Span = Forecast.horizon
    ) {
        var timeline = Timeline(world: saved.world, store: Store(catalog: catalog, key: key, state: saved.store))
        let end = saved.clock.world + horizon
        var until = end
        timeline.store.beginAbsence(until: end)
        // A day of the player's, in which a faster game may have lived more.
        let lead = WorldLead(now: saved.clock.world - saved.clock.wall, fasterGames: saved.clock.fasterGames)
        let dayAgo = lead.worldTime(of: lead.playerTime(of: saved.clock.world) - Self.memory)
        let earlier = saved.world.pastVisits.all { $0.departure > dayAgo }
        var visits = saved.world.presentVisits
        var yards: [Change<Backyard>] = []
        var passes = [Change(date: saved.clock.world, value: timeline.store.entitlements.pass)]
        var shown = timeline.world.shownYards
        /// The real ends of visits: a shy bird leaves when a bold one lands.
        var ends: [ID<Visit>: Instant] = [:]
        while timeline.world.clock < until {
            var stop = min(until, timeline.world.clock + .hours(1))
            if let due = timeline.store.nextEventDate, due > timeline.world.clock { stop = min(stop, due) }
            let before = timeline
            var arrived: [Visit] = []
            var rain: Instant?
            timeline.advance(to: stop) { event in
                guard case .world(let event) = event else { return }
                switch event.kind {
                case .arrived(let visit): arrived.append(visit)
                case .departed(let visit): ends[visit.id] = visit.departure
                case .rainFilled: rain = rain ?? event.date
                default: break
                }
            }
            if let rain {
                // Yards change by themselves only by rain, so the step ends there.
                guard yards.count < Self.yardChangeLimit else {
                    until = before.world.clock
                    break
                }
                timeline = before
                stop = rain
                timeline.advance(to: stop) { _ in }
                let next = timeline.world.shownYards
                yards += zip(shown, next).filter { $0 != $1 }.map { Change(date: stop, value: $1) }
                shown = next
                arrived.removeAll { $0.arrival > stop }
            }
            visits += arrived
            let pass = timeline.store.entitlements.pass
            if pass != passes.last?.value { passes.append(Change(date: stop, value: pass)) }
        }
        for visit in timeline.world.presentVisits { ends[visit.id] = visit.departure }
        for index in visits.indices { visits[index].departure = ends[visits[index].id] ?? visits[index].departure }
        self.origin = origin
        clock = saved.clock
        self.until = until
        world = saved.world.showing(backyards: saved.world.backyards, birds: saved.world.birds.map(\.introduced))
        (self.yards, self.passes) = (yards, passes)
        (self.visits, firsts, longestVisit) = Self.ordered(earlier + visits)
        sightings = saved.world.sightings.map { LifeListEntry(id: $0.id, date: $0.first.date) }
        settings = saved.settings
    }
}

extension World {
    /// The yards with their counters of meals set to 0, since widgets do not show them.
    fileprivate var shownYards: [Backyard] {
        backyards.map { yard in
            var yard = yard
            yard.mealsServed = 0
            return yard
        }
    }
}

extension Bird {
    /// The bird's identity, name and first meeting, without its other memories.
    fileprivate var introduced: Bird {
        var bird = self
        bird.visitCount = 0
        bird.lovedMeals = 0
        bird.lastSeen = nil
        bird.lastSeenIn = nil
        bird.discoveredFoods = []
        bird.memories = []
        return bird
    }
}

// MARK: Believing

extension Forecast {
    /// Returns a world with the yards, supplies and birds present at a date; `nil` if the forecast does not cover the
    /// date.
    func world(at date: Instant) -> World? {
        guard date >= clock.world, date <= until else { return nil }
        var backyards = world.backyards
        for change in yards where change.date <= date {
            if let place = backyards.firstIndex(where: { $0.id == change.value.id }) { backyards[place] = change.value }
        }
        let guests = visits(from: date, to: date).filter { $0.departure > date }
        // A bird that is met meanwhile has an epithet from then on.
        var birds = world.birds
        for visit in firsts where visit.isFirstOfBird && visit.arrival <= date {
            guard let index = birds.firstIndex(where: { $0.id == visit.bird && $0.firstSeen == nil }) else { continue }
            birds[index].firstSeen = visit.arrival
        }
        return world.showing(backyards: backyards, birds: birds, presentVisits: guests).shown(at: date)
    }

    /// Returns the visits that began until `end`, without those that were over before `start`, except for short ones.
    func visits(from start: Instant, to end: Instant) -> ArraySlice<Visit> {
        visits[place { $0.arrival > start - longestVisit }..<place { $0.arrival > end }]
    }

    /// Returns the index of the first visit from which on a condition holds.
    private func place(where holds: (Visit) -> Bool) -> Int {
        var range = visits.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = holds(visits[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }

    /// Returns visits in order of arrival, the first ones of species and birds among them, and the longest stay.
    private static func ordered(_ visits: [Visit]) -> (visits: [Visit], firsts: [Visit], longest: Span) {
        // Birds of a flock, which arrive at one moment, stay in their order.
        let ordered = visits.sorted { $0.arrival < $1.arrival }
        return (
            ordered, ordered.filter { $0.isFirstOfSpecies || $0.isFirstOfBird },
            ordered.reduce(.zero) { max($0, $1.departure - $1.arrival) }
        )
    }

    /// Returns the pass that is active at a date.
    func pass(at date: Instant) -> PassLevel { passes.last { $0.date <= date }?.value ?? .none }
}

// MARK: The file

extension Forecast {
    /// Returns the content of `forecast.json`: a sealed line, and a line for each visit with one checksum for all.
    func bytes() throws(JSONError) -> [UInt8] {
        var lines: [UInt8] = []
        for visit in visits { lines += try JSONValue(encoding: visit).compact + [0x0A] }
        return SealedLine.seal([
            .init("clock", try JSONValue(encoding: clock)), .init("format", .string(Self.format)),
            .init("origin", try JSONValue(encoding: origin)), .init("passes", try JSONValue(encoding: passes)),
            .init("schema", .integer(Int64(Checkpoint.schema))), .init("settings", try JSONValue(encoding: settings)),
            .init("sightings", try JSONValue(encoding: sightings)), .init("until", .string(until.iso8601)),
            .init("visits", .string(Checksum(lines).text)), .init("world", try JSONValue(encoding: world)),
            .init("yards", try JSONValue(encoding: yards)),
        ]) + lines
    }

    /// Reads `forecast.json`; `nil` if it is damaged or was written by another version of the game.
    init?(reading bytes: [UInt8]) {
        guard let end = bytes.firstIndex(of: 0x0A), let document = SealedLine.document(Array(bytes[...end])),
            document["format"]?.stringValue == Self.format,
            document["schema"]?.integerValue == Int64(Checkpoint.schema),
            document["visits"]?.stringValue == Checksum(bytes[(end + 1)...]).text
        else { return nil }
        func read<Value: Decodable>(_ key: String, _ type: Value.Type) -> Value? {
            document[key].flatMap { try? $0.decode(type, by: [VisitReader.reader]) }
        }
        guard let origin = read("origin", SaveVersion.self), let clock = read("clock", WorldClock.self),
            let until = read("until", Instant.self), let world = read("world", World.self),
            let yards = read("yards", [Change<Backyard>].self), let passes = read("passes", [Change<PassLevel>].self),
            let sightings = read("sightings", [LifeListEntry].self), let settings = read("settings", Settings.self)
        else { return nil }
        let lines = bytes[(end + 1)...].split(separator: 0x0A)
        let visits = lines.compactMap(Visit.init(journalLine:))
        guard visits.count == lines.count else { return nil }
        self.origin = origin
        self.clock = clock
        self.until = until
        self.world = world
        (self.visits, firsts, longestVisit) = Self.ordered(visits)
        self.yards = yards
        self.passes = passes
        self.sightings = sightings
        self.settings = settings
    }
}
