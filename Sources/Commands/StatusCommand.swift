import Chronology
import JSON
import Session
import Simulation
import TerminalUI
import Words

/// `status`: prints the state of every yard as of now. It only reads: the forecast, or the save, which is advanced in
/// memory.
struct StatusCommand: JSONCommand {
    static let configuration = CommandConfiguration("status", \.commandStatus, readsForecast: true)
    /// True for full sentences instead of columns, for screen readers.
    @Flag("--plain", \.optionPlain) var isPlain

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        let glimpse: ForecastReader
        do {
            glimpse = try ForecastReader(context.configuration, environment: context.environment)
        } catch {
            throw CommandError(error, context.words)
        }
        guard glimpse.availability != .noGame || context.configuration.inMemory else {
            throw CommandError(.noGame, context.words)
        }
        let words = context.isForPrograms ? context.words : context.words(in: glimpse.settings)
        for notice in glimpse.notices { context.tell(words.sentence(for: notice)) }
        let report = StatusReport(glimpse, words)
        return CommandOutput(isPlain ? report.sentences : report.lines, json: report.json)
    }
}

/// The state of all yards now, as JSON and as text.
struct StatusReport {
    /// The world as of now, read from the forecast or the save.
    private let glimpse: ForecastReader
    private let words: Words
    /// The English texts: JSON is the same in every language.
    private let english = Words()
    private var world: World { glimpse.world }
    /// The player's time of day.
    private var now: LocalTime { calendar.time(world.clock).timeOfDay }
    private var calendar: PlayerCalendar { glimpse.outlook.calendar }

    init(_ glimpse: ForecastReader, _ words: Words) {
        (self.glimpse, self.words) = (glimpse, words)
    }

    var json: JSONValue {
        [
            "date": .string(calendar.time(world.clock).utc.iso8601),
            "profile": .string(glimpse.profile),
            "pass": .string(glimpse.pass.name),
            "yards": .array(world.favoritesFirst.map(yard)),
        ]
    }

    /// Returns the state of a yard as JSON.
    private func yard(_ yard: Backyard) -> JSONValue {
        [
            "id": .string(yard.id.rawValue),
            "name": .string(yard.name),
            "favorite": .bool(yard.isFavorite),
            "home": .bool(world.isHome(yard.id)),
            "timeOfDay": .string(world.localTime(in: yard).timeOfDay.rawValue),
            "weather": .string(world.weather(in: yard, at: world.clock).rawValue),
            "food": [
                "name": .string(english.name(of: yard.foodID)),
                "state": .string(yard.food.state(at: world.clock).rawValue),
                "remaining": seconds(yard.food.remaining(at: world.clock)),
            ],
            "water": [
                "state": .string(yard.water.state(at: world.clock).rawValue),
                "remaining": seconds(yard.water.remaining(at: world.clock)),
            ],
            "visitors": .array(
                world.visitors(in: yard.id).map { visit in
                    let bird = world.bird(visit.bird)
                    return [
                        "id": .string(visit.bird.rawValue),
                        "bird": .string(bird.map(english.nameOrKind) ?? english.birdUnknown),
                        "epithet": bird.map { .string(english.epithet(of: $0)) } ?? .null,
                        "species": .string(english.name(of: visit.species)),
                        "from": bird?.invitation.map { .string($0.household) } ?? .null,
                        "since": .string(calendar.time(visit.arrival).utc.iso8601),
                        "enjoyment": visit.enjoyment.map { .string($0.rawValue) } ?? .null,
                    ]
                }),
        ]
    }

    private func span(since date: Instant) -> Span { calendar.span(from: date, to: world.clock) }

    /// Returns a span in seconds, as an integer if it is whole.
    private func seconds(_ span: Span) -> JSONValue {
        span.milliseconds % 1000 == 0 ? .integer(span.milliseconds / 1000) : .number(span.seconds)
    }

    /// The state of each yard in a few lines with two columns.
    var lines: [String] {
        let labels = [words.statusFood, words.statusWater, words.statusHere]
        let width = labels.map { TextWidth.columns(of: $0) }.max() ?? 0
        return spaced { yard in
            let here = world.visitors(in: yard.id).map { visit in
                words.statusVisitor(bird: name(of: visit), since: words.exact(span(since: visit.arrival)))
            }
            let moment = words.statusMoment(
                time: words.clock(of: yard, in: world, shift: world.shift(of: yard, from: now)),
                day: words.inStatus(world.localTime(in: yard).timeOfDay),
                weather: words.inStatus(weather(yard)))
            let facts = [
                words.statusSupply(food: words.name(of: yard.foodID), left: left(yard.food, words.exact)),
                left(yard.water, words.exact),
                here.isEmpty ? words.statusNobody : words.enumeration(here),
            ]
            return ["\(yard.name)\(yard.isFavorite ? " ★" : "")  \(moment)"]
                + zip(labels, facts).map { "  \(TextFitting.fit($0, to: width))  \($1)" }
        }
    }

    /// The state of each yard in full sentences, one fact on each line, for screen readers.
    var sentences: [String] {
        spaced { yard in
            let visits = world.visitors(in: yard.id)
            return [
                yard.isFavorite
                    ? words.statusFavoriteSentence(yard: yard.name) : words.statusYardSentence(yard: yard.name),
                words.sentence(world.localTime(in: yard).timeOfDay), words.sentence(weather(yard)),
                words.statusFoodSentence(food: words.name(of: yard.foodID), left: left(yard.food, words.spelled)),
                words.statusWaterSentence(left: left(yard.water, words.spelled)),
            ] + (visits.isEmpty ? [words.statusNobodySentence] : [])
                + visits.map { visit in
                    words.statusVisitorSentence(
                        bird: firstName(of: visit), since: words.spelled(span(since: visit.arrival)))
                }
        }
    }

    /// Returns the lines of all yards, separated by empty lines.
    private func spaced(_ lines: (Backyard) -> [String]) -> [String] {
        Array(world.favoritesFirst.map(lines).joined(separator: [""]))
    }

    private func weather(_ yard: Backyard) -> Weather { world.weather(in: yard, at: world.clock) }

    /// Returns the visitor's name as in a list: "Pip the dove", "Gray dove".
    private func name(of visit: Visit) -> String {
        world.bird(visit.bird).map(words.amongAll) ?? words.name(of: visit.species)
    }

    /// Returns the visitor's name for the beginning of a sentence: "Pip the dove", "The gray dove".
    private func firstName(of visit: Visit) -> String {
        guard let bird = world.bird(visit.bird), bird.name == nil else { return name(of: visit) }
        return words.firstIndividual(bird)
    }

    /// Returns the text for the time that a supply will last.
    private func left(_ supply: Supply, _ form: (Span) -> String) -> String {
        let state = supply.state(at: world.clock)
        guard state != .empty else { return words.timeEmpty }
        // As on the screen, a minute that has begun counts.
        let left = words.timeLeft(time: form(.minutes(supply.remaining(at: world.clock).begunMinutes)))
        return state == .low ? words.timeLow(left: left) : left
    }
}
