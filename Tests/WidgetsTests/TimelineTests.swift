import Chronology
import Session
import TestSupport
import Testing
import Words

@testable import Simulation
@testable import Widgets

@Suite struct TimelineTests {
    /// A game that some have played, and left.
    private func left(seed: UInt64, _ chance: inout Chance) throws -> TestMachine {
        let machine = TestMachine()
        machine.set(zone: .minutes(Int64(chance.below(96)) * 15 - 720))
        machine.wall += .milliseconds(Int64(chance.below(86_400_000)))
        let session = try machine.open { $0.seed = seed }
        for _ in 0..<3 {
            machine.pass(.minutes(Int64(chance.below(600))))
            _ = session.advance()
            let yard = session.world.backyards[chance.below(session.world.backyards.count)]
            try session.perform(chance.below(2) == 0 ? .refillFood(yard.id) : .refillWater(yard.id))
            try session.perform(.setBackyardFavorite(yard.id, chance.below(2) == 0))
        }
        machine.pass(.minutes(Int64(chance.below(600))))
        session.close()
        machine.pass(.seconds(Int64(chance.below(7200))))
        return machine
    }

    private func widget(in world: World, _ chance: inout Chance) -> WidgetConfiguration {
        var widget = WidgetConfiguration()
        widget.kind = WidgetKind.allCases[chance.below(4)]
        widget.family = widget.kind.families[chance.below(widget.kind.families.count)]
        widget.backyards = WidgetConfiguration.Backyards.allCases[chance.below(3)]
        widget.backyard = world.backyards[chance.below(world.backyards.count)].id
        widget.isLive = widget.kind == .backyard && widget.family == .inline && chance.below(2) == 0
        return widget
    }

    /// What a fresh world shows, without any forecast.
    private func fresh(_ world: World, _ content: Content, _ outlook: Outlook) -> WidgetView {
        let glimpse = Glimpse(
            world: world, visits: (world.pastVisits.all + world.presentVisits)[...],
            since: outlook.calendar.midnight(before: world.clock),
            sightings: world.sightings.map { LifeListEntry(id: $0.id, date: $0.first.date) })
        return content.view(of: Subject(glimpse, content.redaction), .there)
    }

    /// At every event of the world and at many moments between, the timeline shows what a fresh world does.
    @Test func nothingShownIsStale() throws {
        var kinds: Set<String> = []
        for seed in 0..<UInt64(rounds(short: 20)) {
            var chance = Chance(seed)
            let machine = try left(seed: seed, &chance)
            let reader = try ForecastReader(Configuration(), environment: machine.environment)
            #expect(reader.isForecast)
            let session = try Session.glance(Configuration(), environment: machine.environment)
            var world = session.world
            let widget = widget(in: world, &chance)
            let provider = TimelineProvider(widget, reader, Words())
            let timeline = provider.upcoming()
            let place = Comment(
                "seed \(seed) \(widget.kind) \(widget.family.name) \(widget.backyards) \(widget.isLive)")
            kinds.insert("\(widget.kind) \(widget.family.name)")

            #expect(timeline.entries.count <= TimelineProvider.limit, place)
            let dates = timeline.entries.map(\.date)
            #expect(dates == dates.sorted() && Set(dates).count == dates.count && dates[0] == world.clock, place)
            let end =
                switch timeline.policy {
                case .after(let date): date
                case .atEnd: dates[dates.count - 1]
                case .never: world.clock
                }
            var probes = world.shown(at: world.clock).events(until: end, session.allowances)
            while probes.count < 150 {
                probes.append(
                    world.clock + .milliseconds(Int64(chance.below(Int((end - world.clock).milliseconds + 1)))))
            }
            let content = Content(
                configuration: widget, phrases: .init(words: Words(), symbols: .init(unicode: true)),
                redaction: .public,
                playerTime: reader.outlook.calendar.time)
            for date in probes.sorted() where date <= end {
                world.advance(to: date, allowances: session.allowances)
                let shown = try #require(timeline.entries.last { $0.date <= date })
                let settles = dates.contains { $0 > date && $0 <= date + TimelineProvider.tolerance }
                let view = fresh(world, content, reader.outlook)
                #expect(shown.view == view || settles, "\(place) at \(date.iso8601)")
                if shown.view != view, !settles { break }
            }
        }
        #expect(kinds.count > 10)
    }

    /// Of many changes those that matter come first: whatever is about to run out is in the timeline, and it reaches the
    /// horizon.
    @Test(arguments: [WidgetKind.supplies, .backyard])
    func whatRunsOutIsToldAhead(_ kind: WidgetKind) throws {
        let machine = TestMachine()
        let session = try machine.open()
        for yard in session.world.backyards {
            try session.perform(.refillFood(yard.id))
            try session.perform(.refillWater(yard.id))
        }
        session.close()
        let reader = try ForecastReader(Configuration(), environment: machine.environment)
        var widget = WidgetConfiguration()
        widget.kind = kind
        let timeline = TimelineProvider(widget, reader, Words()).timeline()
        #expect(timeline.entries.count == TimelineProvider.limit)
        let dates = timeline.entries.map(\.date)
        #expect(dates == dates.sorted() && Set(dates).count == dates.count)
        guard kind == .supplies else { return }
        let events = Set(timeline.entries.flatMap(\.events))
        // Rain may keep the water from running out.
        #expect(events.isSuperset(of: [.foodLow, .foodEmpty]), "\(events)")
        let began = dates[0]
        #expect(dates.last.map { $0 - began > .hours(15) } == true, "\(dates.map(\.iso8601))")
        #expect(timeline.policy == .after(reader.outlook.until))
        let texts = Set(timeline.entries.map(\.view.headline.plain))
        #expect(texts.count > 12, "\(texts)")
    }

    /// Two changes within five seconds are one entry, with the events of both.
    @Test func closeChangesAreMerged() throws {
        var merged = 0
        for seed in 0..<UInt64(40) {
            var chance = Chance(seed)
            let machine = try left(seed: seed, &chance)
            let reader = try ForecastReader(Configuration(), environment: machine.environment)
            let timeline = TimelineProvider(WidgetConfiguration(), reader, Words()).timeline()
            for (entry, next) in zip(timeline.entries, timeline.entries.dropFirst()) {
                #expect(next.date > entry.date)
                #expect(next.view != entry.view || !next.events.isEmpty)
                if next.events.count > 1 { merged += 1 }
            }
        }
        #expect(merged > 0)
    }

    @Test func nothingIsMadeUp() throws {
        let machine = TestMachine()
        let none = TimelineProvider(
            WidgetConfiguration(), try ForecastReader(Configuration(), environment: machine.environment), Words())
        #expect(none.current().view.condition == .placeholder)
        #expect(none.timeline().policy == .never && none.timeline().entries.count == 1)
        #expect(none.snapshot().view.condition != .placeholder, "the gallery shows a sample")
        let unreadable = TimelineProvider(WidgetConfiguration(), nil, Words())
        #expect(unreadable.current().view.condition == .unreadable)
        #expect(unreadable.timeline().policy == .never)
    }

    /// Visitors who are here stand before those who came later and are gone, as in the one line.
    @Test(arguments: [WidgetFamily.rectangular, .small, .medium, .large]) func whoIsHereComesFirst(
        family: WidgetFamily
    ) throws {
        let glimpse = WidgetState.visitor.glimpse
        var world = glimpse.world
        let here = try #require(world.presentVisits.min { $0.arrival < $1.arrival })
        #expect(glimpse.today.last?.id != here.id)
        world.presentVisits = [here]
        let view = WidgetState.visitor.entry(
            WidgetConfiguration(.visitors, family), of: Glimpse(world: world, visits: glimpse.today[...], sightings: [])
        ).view
        let bird = try #require(view.visitor)
        #expect(view.headline.plain.contains(bird) && view.lines[1].plain.hasPrefix(bird))
        #expect(view.lines[1].plain.contains(Words().widgetHere))
        #expect(view.lines.count { $0.plain.contains(Words().widgetHere) } == 1)
    }

    /// The relevance of supplies is that of what they lack: a visitor is none of them.
    @Test func suppliesAreRelevantWhereTheyLack() {
        let widget = WidgetConfiguration(.supplies, .small)
        let (low, visited) = (WidgetState.low.entry(widget).view, WidgetState.visitor.entry(widget).view)
        #expect(low.condition != .quiet && visited.condition == .quiet && low.relevance > visited.relevance)
    }

    @Test func theMostRelevantYardIsShown() throws {
        let glimpse = WidgetState.low.glimpse
        var world = glimpse.world
        func first(_ widget: WidgetConfiguration = WidgetConfiguration()) -> ID<Backyard>? {
            Scope(widget, in: world).yards.first?.id
        }
        let ids = world.backyards.map(\.id)
        #expect(first() == ids[0], "low on food, and a favorite")
        world.backyards[0].food.filledAt = world.clock
        #expect(first() == ids[0], "a favorite")
        world.backyards[1].water.filledAt = world.clock - .hours(15)
        #expect(first() == ids[1], "low on water")
        var needy = world
        needy.backyards[0].isFavorite = false
        needy.backyards[0].food.filledAt = world.clock - (needy.backyards[0].food.lifetime - .minutes(30))
        needy.backyards[1].water.filledAt = world.clock - .days(2)
        #expect(Scope(WidgetConfiguration(), in: needy).yards.map(\.id) == [ids[1], ids[0]], "empty before low")
        needy.backyards[0].food.filledAt = world.clock - .days(3)
        #expect(
            needy.byNeed(needy.backyards).map(\.id) == [ids[1], ids[0]],
            "of two that show “empty”, the one whose other supply runs out first")
        needy.backyards[1].food.filledAt = world.clock - .days(2)
        needy.backyards[0].water.filledAt = world.clock
        #expect(needy.byNeed(needy.backyards).map(\.id) == [ids[1], ids[0]], "without both first")
        // Refilled together, they stay in the order of the lists, whoever visits them.
        for place in needy.backyards.indices {
            needy.backyards[place].food.filledAt = world.clock
            needy.backyards[place].water.filledAt = world.clock
        }
        needy.backyards[1].isFavorite = true
        #expect(needy.byNeed(needy.backyards.reversed()) == needy.favoritesFirst)
        world.presentVisits = WidgetState.visitor.glimpse.world.presentVisits
        #expect(first() == ids[0], "visited")
        var widget = WidgetConfiguration()
        widget.backyards = .specific
        widget.backyard = ids[1]
        #expect(first(widget) == ids[1])
        widget.backyard = ID("gone")
        #expect(first(widget) == nil && Scope(widget, in: world).missing == .yard)
        widget.family = .rectangular
        let view = WidgetState.visitor.entry(widget).view
        #expect(view.headline.plain.hasSuffix(Words().widgetYardGone) && view.lines[1].plain == Words().widgetYardGone)
        widget.backyards = .favorites
        world.backyards[0].isFavorite = false
        world.backyards[1].isFavorite = true
        #expect(first(widget) == ids[1])
        world.backyards[1].isFavorite = false
        #expect(Scope(widget, in: world).missing == .favorites && first(widget) == nil)
        #expect(widget.yards(in: world).isEmpty && widget.complaint(Words(), in: world) == "no favorite yet")
        widget.kind = .lifeList
        #expect(widget.complaint(Words(), in: world) == nil)
    }
}

extension World {
    fileprivate func events(until end: Instant, _ allowances: Allowances) -> [Instant] {
        var world = self
        return world.advance(to: end, allowances: allowances).map(\.date)
    }
}

/// Repeatable chance: SplitMix64.
struct Chance {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(max(1, limit)))
    }
}
