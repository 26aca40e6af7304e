import Chronology
import JSON
import Session
import Simulation
import Words

/// The result of a simulation by `almanac`, as JSON and as text.
struct AlmanacReport {
    private let options: AlmanacOptions
    private let almanac: Almanac
    /// The English texts: the report addresses developers who tune the rules.
    private static let words = Words()
    private var counts: AlmanacCounts { almanac.counts }

    init(_ options: AlmanacOptions) {
        self.options = options
        almanac = options.almanac
    }

    /// The statistics as JSON. Spans are in seconds; shares of time are fractions from 0 to 1.
    var json: JSONValue {
        let time = Double(max(1, counts.occupancy.all.reduce(0, +)))
        return [
            "seed": .unsigned(options.seed),
            "began": .string(options.began.iso8601),
            "days": .integer(Int64(options.days)),
            "yards": .integer(Int64(options.yards)),
            "caretaker": .string(options.caretaker.rawValue),
            "held": .array(options.held.map { .string($0.text) }),
            "visits": count(counts.visits),
            "arrivals": count(counts.arrivals),
            "arrivalsPerYardDay": .number(almanac.arrivalsPerYardDay),
            "meanStay": .number(counts.meanStay.seconds),
            "species": object(
                Catalog.species.map { (Self.words.name(of: $0.id), counts.visitsBySpecies[$0.id, default: 0]) }),
            "enjoyment": object(Enjoyment.allCases.map { ($0.rawValue, counts.meals[$0, default: 0]) }),
            "food": object(Catalog.foods.map { (Self.words.name(of: $0.id), counts.mealsByFood[$0.id, default: 0]) }),
            "gifts": object(GiftKind.allCases.map { ($0.rawValue, counts.gifts[$0, default: 0]) }),
            "individuals": count(almanac.individuals),
            "individualsMet": .array(almanac.individualsMet.map(count)),
            "occupancy": .array(counts.occupancy.all.map { .number(Double($0) / time) }),
            "stockedByHour": .array(
                counts.occupancy.stocked.map { hour in
                    let time = Double(max(1, hour.reduce(0, +)))
                    return .array(hour.map { .number(Double($0) / time) })
                }),
            "stays": .object(
                sorting: Enjoyment.allCases.map {
                    JSONValue.Member($0.rawValue, .number(counts.stays[$0]?.mean.seconds ?? 0))
                }),
            "firstMeetings": .object(
                sorting: counts.firstMeetings.map {
                    JSONValue.Member(Self.words.name(of: $0.species), .number($0.after.seconds))
                }),
            "visitsByDay": .array(counts.visitsByDay.map(count)),
            "weeks": .array(almanac.weeks.map { week in .array(week.map { .string($0.kind.words) }) }),
            "likesFound": count(almanac.world.likesFound),
            "pagesFinished": count(almanac.world.finishedPages),
            "rareByWeek": .object(
                sorting: Catalog.species.filter(\.rarity.isRare).map { species in
                    let weeks = counts.visitsByWeek[species.id] ?? [:]
                    return JSONValue.Member(
                        Self.words.name(of: species.id),
                        .array((0...(options.days - 1) / 7).map { count(weeks[$0, default: 0]) }))
                }),
            "speciesByHour": bySpecies { species in
                TimeOfDay.allCases.map { ($0.rawValue, counts.visitsByHour[species, $0]) }
            },
            "speciesBySeason": bySpecies { species in
                Season.allCases.map { ($0.rawValue, counts.visitsBySeason[species, $0]) }
            },
            "speciesByFood": bySpecies { species in
                Catalog.foods.map { (Self.words.name(of: $0.id), counts.mealsBySpecies[species]?[$0.id] ?? 0) }
            },
        ]
    }

    /// Returns a number as a JSON integer.
    private func count(_ number: Int) -> JSONValue { .integer(Int64(number)) }

    /// Returns a JSON object of counts, its members sorted by name.
    private func object(_ members: [(String, Int)]) -> JSONValue {
        .object(sorting: members.map { JSONValue.Member($0.0, count($0.1)) })
    }

    /// Returns a JSON object with one object of counts for each species.
    private func bySpecies(_ members: (ID<Species>) -> [(String, Int)]) -> JSONValue {
        .object(sorting: Catalog.species.map { JSONValue.Member(Self.words.name(of: $0.id), object(members($0.id))) })
    }

    // MARK: For people

    var lines: [String] {
        var lines = [
            heading, "", summary, "", "Birds at once      " + occupancy, "Individuals met    " + discovery,
            "Stays              " + stays, "Kinds met          " + meetings, "Days               " + busiest, "",
        ]
        lines += byHour
        lines += table(
            "Species by hour", columns: TimeOfDay.allCases.map(\.rawValue), all: Catalog.species.map(\.id)
        ) { species in TimeOfDay.allCases.map { counts.visitsByHour[species, $0] } }
        lines += table(
            "Species by season", columns: Season.allCases.map(\.rawValue), all: Catalog.species.map(\.id)
        ) { species in Season.allCases.map { counts.visitsBySeason[species, $0] } }
        lines += table(
            "Species by food eaten", columns: Catalog.foods.map { Self.short(Self.words.name(of: $0.id)) },
            all: Catalog.species.map(\.id)
        ) { species in Catalog.foods.map { counts.mealsBySpecies[species]?[$0.id] ?? 0 } }
        lines.append(row("Opinions", Enjoyment.allCases.map { ($0.words, counts.meals[$0, default: 0]) }))
        lines += almanac.weeks.enumerated().map { number, week in
            "Week \(number + 1)".padded(to: 19)
                + (week.isEmpty ? "nothing new" : week.map(\.kind.words).joined(separator: ", "))
        }
        lines.append(row("Gifts", GiftKind.allCases.map { ($0.words, counts.gifts[$0, default: 0]) }))
        return lines
    }

    private var heading: String {
        let date = CivilDate(utc: options.began)
        let held = options.held.isEmpty ? "" : ", " + options.held.map(\.text).joined(separator: ", ")
        let keeper =
            switch options.caretaker {
            case .none: "nobody refills"
            case .daily: "refilled daily"
            case .twice: "refilled twice a day"
            case .same: "refilled with the same food twice a day"
            case .curious: "tended by somebody curious"
            case .evening: "looked at every evening"
            case .workday: "looked at every morning and evening"
            case .careless: "looked at every evening, refilled every second one"
            case .noshop: "looked at every evening, never a premium food"
            case .away: "looked at every evening, with 15 days away in 40"
            }
        return "\(plural(options.days, "day")) from \(date.day).\(date.month).\(date.year), "
            + "\(plural(options.yards, "yard")), \(keeper), seed \(options.seed)\(held)"
    }

    /// The line with the number of visits, arrivals per yard and day, and the mean length of a visit in minutes.
    private var summary: String {
        "\(plural(counts.visits, "visit")): \(tenths(Double(counts.visits) / Double(options.days))) a day; "
            + "\(tenths(almanac.arrivalsPerYardDay)) arrivals a yard and day, "
            + "a flock being one; a visit lasts \(tenths(counts.meanStay.seconds / 60)) min"
    }

    /// The text of the shares of time, in percent, with 0, 1, 2… birds in a yard.
    private var occupancy: String {
        let time = Int(counts.occupancy.all.reduce(0, +) / 1000)
        return counts.occupancy.all.enumerated().map { "\($0): \(percent(Int($1 / 1000), of: time))" }
            .joined(separator: "  ")
    }

    /// The text of the number of individual birds met, and of the days until 50, 80 and 100 percent of all were met.
    private var discovery: String {
        let met = almanac.world.birds.filter(\.hasBeenSeen)
        let young = met.count { $0.parents != nil }
        let days = [50, 80, 100].compactMap { percent in
            almanac.daysToMeet(percent: percent).map { "\(percent) % after \(plural($0, "day"))" }
        }
        let hatched = young > 0 ? [plural(young, "bird") + " hatched since"] : []
        return (["\(met.count - young) of \(almanac.individuals)"] + hatched + days).joined(separator: ", ")
    }

    /// The text of the mean length of a stay in minutes, by the bird's enjoyment of its meal.
    private var stays: String {
        Enjoyment.allCases.map { "\($0.words) \(tenths((counts.stays[$0]?.mean.seconds ?? 0) / 60)) min" }
            .joined(separator: ", ")
    }

    /// The text of the time from the beginning until each species was first met.
    private var meetings: String {
        counts.firstMeetings.map { meeting in
            let hours = meeting.after.seconds / 3600
            return "\(Self.words.name(of: meeting.species)) "
                + (hours < 1
                    ? "\(tenths(hours * 60)) min" : hours < 48 ? "\(tenths(hours)) h" : "day \(Int(hours / 24) + 1)")
        }.joined(separator: ", ")
    }

    /// The text of the numbers of visits on the busiest and the quietest day.
    private var busiest: String {
        let days = counts.visitsByDay
        return "the busiest \(days.max() ?? 0), the quietest \(days.min() ?? 0) visits"
    }

    /// The table of how many birds are in a yard at once, for yards with food and water, by the yard's local hour.
    private var byHour: [String] {
        let birds = counts.occupancy.all.indices
        let head = "Stocked yards".padded(to: 19) + birds.map { "\($0) birds".aligned(to: 9) }.joined()
        let rows = counts.occupancy.stocked.enumerated().map { hour, times in
            let whole = Int(times.reduce(0, +) / 1000)
            return "  \(hour) h".padded(to: 19)
                + times.map { percent(Int($0 / 1000), of: whole).aligned(to: 9) }.joined()
        }
        return [head] + rows + [""]
    }

    /// Returns the lines of a table of visits: each cell is a species' share of its column's visits, in percent. The
    /// first column counts all visits.
    private func table(
        _ title: String, columns: [String], all: [ID<Species>], counts: (ID<Species>) -> [Int]
    ) -> [String] {
        let rows = all.map { (species: $0, counts: counts($0)) }
        let totals = columns.indices.map { column in rows.reduce(0) { $0 + $1.counts[column] } }
        let sum = totals.reduce(0, +)
        let width = max(9, (columns.map(\.count).max() ?? 0) + 2)
        func line(_ first: String, _ cells: [String]) -> String {
            first.padded(to: 19) + cells.map { $0.aligned(to: width) }.joined()
        }
        return [line(title, ["all"] + columns)]
            + rows.map { row in
                line(
                    "  " + Self.words.name(of: row.species),
                    [percent(row.counts.reduce(0, +), of: sum)]
                        + columns.indices.map { percent(row.counts[$0], of: totals[$0]) })
            }
            + [line("  visits", (["\(sum)"] + totals.map(String.init))), ""]
    }

    /// Returns a line with a title and counts: each cell is a name followed by its number.
    private func row(_ title: String, _ cells: [(String, Int)]) -> String {
        title.padded(to: 19) + cells.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    /// Returns a percentage with one decimal: `–` if the whole is 0, `·` if the part is.
    private func percent(_ part: Int, of whole: Int) -> String {
        whole == 0 ? "–" : part == 0 ? "·" : tenths(Double(part) / Double(whole) * 100) + " %"
    }

    /// Returns a number rounded to one decimal.
    private func tenths(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private func plural(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// Returns the distinctive word of a food's English name, in lowercase: "sunflower" for "Sunflower Seeds".
    private static func short(_ name: String) -> String {
        let words = name.lowercased().split(separator: " ").map(String.init)
        guard let last = words.last, words.count > 1 else { return words.first ?? name }
        return last == "seeds" ? words[0] : last
    }
}

extension Enjoyment {
    /// The English text of a bird's opinion of a meal, such as "no opinion".
    fileprivate var words: String {
        switch self {
        case .disliked: "disliked"
        case .noOpinion: "no opinion"
        case .enjoyed: "enjoyed"
        case .loved: "loved"
        }
    }
}

extension GiftKind {
    /// The English name of a kind of gift.
    fileprivate var words: String { rawValue.split(separator: "-").joined(separator: " ") }
}

extension Occasion.Kind {
    /// The English text of an occasion, for developers.
    var words: String {
        switch self {
        case .arrival(let species): "\(species)s are back"
        case .farewell(let species): "\(species)s have left"
        case .firstSnow: "first snow"
        case .migrationDay: "a migration day"
        case .largeFeeders: "large feeders"
        case .fledglings(let species): "young \(species)s in the birdhouse"
        case .anniversary(let bird, let years): "\(bird) was first met \(years) years ago"
        case .movedOn(let bird): "\(bird) moved on"
        case .word(let bird): "word from \(bird)"
        case .newKind(let species): "first \(species) ever"
        case .newBird(let bird): "\(bird) is new"
        case .friend(let bird): "\(bird) is a friend"
        case .milestone(let bird, let visits): "\(bird) has come \(visits) times"
        case .song(let species): "the \(species)'s song is known"
        case .gift(let kind, let bird): "\(kind.rawValue) from \(bird)"
        }
    }
}
