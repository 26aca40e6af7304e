import Chronology
import JSON
import Session
import Simulation
import Words

/// `status`: every yard in words, as of now. It reads only: the forecast, or a copy of the save that lives on.
extension CommandLineRunner {
    func status(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let glimpse: ForecastReader
        do {
            glimpse = try ForecastReader(configuration, environment: environment)
        } catch {
            throw CommandError("noData", words.sentence(for: error))
        }
        for notice in glimpse.notices { console.writeError("\(Commands.program): \(words.sentence(for: notice))\n") }
        if arguments.has("--json") {
            console.write(StatusReport(glimpse).json.prettyText)
        } else {
            console.write(arguments.has("--plain") ? StatusReport(glimpse).sentences : StatusReport(glimpse).text)
        }
        return ExitCode.success
    }
}

/// The state of all yards, in the forms that people and programs read.
struct StatusReport {
    private let glimpse: ForecastReader
    private let words = Wording()
    /// What programs read is the same in every language.
    private let english = Wording()
    private var world: World { glimpse.world }

    init(_ glimpse: ForecastReader) {
        self.glimpse = glimpse
    }

    var json: JSONValue {
        [
            "date": .string(world.clock.iso8601),
            "profile": .string(glimpse.profile),
            "pass": .string(glimpse.passName),
            "yards": .array(world.backyards.map(yard)),
        ]
    }

    private func yard(_ yard: Backyard) -> JSONValue {
        [
            "id": .string(yard.id.rawValue),
            "name": .string(yard.name),
            "favorite": .bool(yard.isFavorite),
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
                world.presentVisits(in: yard.id).map { visit in
                    [
                        "bird": .string(english.name(of: visit.bird, in: world)),
                        "species": .string(english.name(of: visit.species)),
                        "since": .string(visit.arrival.iso8601),
                        "enjoyment": visit.enjoyment.map { .string($0.rawValue) } ?? .null,
                    ]
                }),
        ]
    }

    private func seconds(_ span: Span) -> JSONValue {
        span.milliseconds % 1000 == 0 ? .integer(span.milliseconds / 1000) : .number(span.seconds)
    }

    /// A few short lines for each yard.
    var text: String {
        world.backyards.map { yard in
            let time = world.localTime(in: yard)
            let here = world.presentVisits(in: yard.id).map { visit in
                "\(name(visit)) (\(words.exact(world.clock - visit.arrival)))"
            }
            return """
                \(yard.name)\(yard.isFavorite ? " ★" : "")  \
                \(padded(time.hour, 2)):\(padded(time.minute, 2)) \(time.timeOfDay.rawValue), \
                \(world.weather(in: yard, at: world.clock).rawValue)
                  food   \(words.name(of: yard.foodID)), \(left(yard.food))
                  water  \(left(yard.water))
                  here   \(here.isEmpty ? "nobody" : here.joined(separator: ", "))

                """
        }.joined(separator: "\n")
    }

    /// Whole sentences, one thing a line, without signs or columns.
    var sentences: String {
        world.backyards.map { yard in
            let time = world.localTime(in: yard)
            var lines = [
                "\(yard.name)\(yard.isFavorite ? ", a favorite" : "").",
                "It is \(time.timeOfDay.rawValue) there; the weather: "
                    + "\(world.weather(in: yard, at: world.clock).rawValue).",
                "Food: \(words.name(of: yard.foodID)), \(spelled(yard.food)).",
                "Water: \(spelled(yard.water)).",
            ]
            let visits = world.presentVisits(in: yard.id)
            if visits.isEmpty { lines.append("No bird is here.") }
            lines += visits.map { visit in
                "\(name(visit)) is here, for \(words.spelled(world.clock - visit.arrival))."
            }
            return lines.joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private func name(_ visit: Visit) -> String {
        guard let name = world.bird(visit.bird)?.name else { return words.name(of: visit.species) }
        return words.birdNamedKind(name: name, kind: words.inText(visit.species))
    }

    private func left(_ supply: Supply) -> String {
        let rest = words.exact(supply.remaining(at: world.clock))
        return switch supply.state(at: world.clock) {
        case .ok: "\(rest) left"
        case .low: "low, \(rest) left"
        case .empty: "empty"
        }
    }

    private func spelled(_ supply: Supply) -> String {
        let rest = words.spelled(supply.remaining(at: world.clock))
        return switch supply.state(at: world.clock) {
        case .ok: "\(rest) left"
        case .low: "low, \(rest) left"
        case .empty: "empty"
        }
    }
}
