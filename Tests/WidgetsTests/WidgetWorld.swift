import Chronology
import Drawing
import Scene
import Session
import TerminalUI
import Words

@testable import Simulation
@testable import Widgets

/// The states of a yard that widgets are looked at in.
enum WidgetState: String, CaseIterable, Sendable {
    case visitor, low, empty, night, noGame, privately, locked, unreadable

    var availability: ForecastReader.Availability {
        switch self {
        case .noGame: .noGame
        case .unreadable: .unreadable
        default: .there
        }
    }

    var redaction: Redaction {
        switch self {
        case .privately: .private
        case .locked: .locked
        default: .public
        }
    }

    static let began = CivilDate(year: 2026, month: 6, day: 1, hour: 10).utcInstant

    /// Two yards and two birds, one of which has a name.
    var glimpse: Glimpse {
        let began = Self.began
        var world = World.firstWorld(seed: 7, began: began)
        world.advance(to: began + .hours(3), allowances: .standard)
        var yards = Array(world.backyards.prefix(2))
        var birds = world.birds
        let date = world.clock
        birds[20].name = "Pip"
        birds[8].firstSeen = began
        yards[0].isFavorite = true
        for index in yards.indices {
            yards[index].food.filledAt = date - .hours(2)
            yards[index].water.filledAt = date - .hours(4)
            yards[index].timeOffset = yards[index].timeOffset + (self == .night ? .hours(-14) : .zero)
        }
        var visits: [Visit] = []
        switch self {
        case .low: yards[0].food.filledAt = date - .hours(8) - .minutes(17)
        case .empty:
            yards[0].food.filledAt = date - .hours(10)
            yards[0].water.filledAt = date - .hours(15) - .minutes(30)
        case .night: break
        default:
            for (place, bird) in [(Perch.fountain, birds[20]), (.feeder, birds[8])] {
                visits.append(
                    Visit(
                        id: ID("visit-\(place)"), backyard: yards[0].id, bird: bird.id, species: bird.species,
                        perch: place, arrival: date - .minutes(place == .fountain ? 12 : 3),
                        departure: date + .minutes(20), food: place == .feeder ? .sunflowerSeeds : nil,
                        drank: place == .fountain, enjoyment: place == .feeder ? .loved : nil))
            }
        }
        let sightings = [birds[8], birds[20]].map { LifeListEntry(id: $0.species, date: began) }
        var shown = world.showing(backyards: yards, birds: birds, presentVisits: visits)
        shown.clock = date
        let gone = Visit(
            id: ID("visit-gone"), backyard: yards[1].id, bird: birds[8].id, species: birds[8].species, perch: .branch,
            arrival: date - .hours(1), departure: date - .minutes(50), food: nil, drank: true, enjoyment: nil)
        return Glimpse(
            world: shown, visits: self == .empty ? [] : ([gone] + visits)[...],
            sightings: self == .empty ? [] : sightings)
    }

    func entry(_ widget: WidgetConfiguration, unicode: Bool = true, words: Words = Words()) -> TimelineEntry {
        entry(widget, of: glimpse, unicode: unicode, words: words)
    }

    func entry(
        _ widget: WidgetConfiguration, of glimpse: Glimpse, unicode: Bool = true, words: Words = Words()
    ) -> TimelineEntry {
        let content = Content(
            configuration: widget, phrases: Phrases(words: words, symbols: Symbols(unicode: unicode)),
            redaction: widget.redaction ?? redaction,
            playerTime: { PlayerTime($0, lead: WorldLead(), zoneOffset: { _ in .zero }) })
        let subject = Subject(glimpse, content.redaction)
        return TimelineEntry(
            date: glimpse.world.clock, utc: glimpse.world.clock, view: content.view(of: subject, availability),
            events: [], world: subject.world)
    }
}

extension WidgetConfiguration {
    init(_ kind: WidgetKind, _ family: WidgetFamily, _ format: WidgetFormat = .text) {
        self.init()
        (self.kind, self.family, self.format) = (kind, family, format)
    }

    /// Every kind in every family that it has.
    static let everything = WidgetKind.allCases.flatMap { kind in kind.families.map { (kind, $0) } }
}

extension WidgetDisplay {
    static let terminal = WidgetDisplay(
        theme: Theme(), glyphs: .quadrant, hasLinks: true, columns: 80, stripSize: strip)
    static let pipe = WidgetDisplay(theme: Theme(depth: .mono), glyphs: .half, stripSize: strip)
    /// Small, since pictures take their time.
    private static let strip = CellSize(width: 60, height: 8)
    static let bar = WidgetDisplay(theme: Theme(), glyphs: .quadrant)
}
