import Chronology
import Session
import Simulation

/// `almanac`: simulates yards from scratch by the game's rules and prints statistics. It reads and writes no save.
struct AlmanacCommand: JSONCommand {
    static let configuration = CommandConfiguration("almanac", \.commandAlmanac) { words in
        [words.helpAlmanacFactors(option: "--set")]
            + AlmanacOptions.Factor.allCases.map { "  \($0.rawValue)=\($0.values.joined(separator: "|"))" }
            + [words.helpAlmanacBirds, words.helpAlmanacWorld(seed: "--seed", now: "--now")]
    }

    @Option(
        "--days", .number(in: AlmanacOptions.dayRange),
        {
            let range = AlmanacOptions.dayRange
            return $0.optionDays(first: range.lowerBound, last: range.upperBound, standard: AlmanacOptions().days)
        })
    var days: Int?
    @Option(
        "--yards", .number(in: AlmanacOptions.yardRange),
        { $0.optionYards(last: AlmanacOptions.yardRange.upperBound, standard: AlmanacOptions().yards) })
    var yards: Int?
    @Option("--caretaker", .choice, { $0.optionCaretaker(standard: AlmanacOptions().caretaker.rawValue) })
    var caretaker: Almanac.Caretaker?
    @Option("--set", .heldFactor, \.optionHold) var held: [HeldFactor]
    /// The caretaker (who refills the yards, and when) whose yards are simulated beside those of `caretaker`.
    @Option("--compare", .choice, \.optionCompare) var other: Almanac.Caretaker?
    @Flag("--targets", \.optionTargets) var isComparingTargets
    @Flag("--explain", \.optionExplain) var isExplaining

    func run(_ context: CommandContext) throws(CommandError) -> CommandOutput {
        if isExplaining {
            return CommandOutput(AlmanacRules.lines, json: ["rules": .array(AlmanacRules.lines.map { .string($0) })])
        }
        let asked = context.configuration
        var options = AlmanacOptions()
        options.seed = asked.seed ?? options.seed
        options.began = asked.now ?? options.began
        options.homeTime = asked.now.map { LocalTime($0 - Instant(milliseconds: 0)) }
        options.days = days ?? (isComparingTargets ? 365 : options.days)
        options.yards = yards ?? options.yards
        options.caretaker = caretaker ?? options.caretaker
        options.held = held
        if isComparingTargets {
            let report = AlmanacTargetsReport(options, seeds: asked.seed.map { [$0] } ?? [1, 2, 3, 4, 5])
            return CommandOutput(
                report.lines, json: report.json, exit: report.isReached ? ExitCode.success : ExitCode.failure)
        }
        if let other {
            let comparison = AlmanacComparison(options, with: other)
            return CommandOutput(comparison.lines, json: comparison.json)
        }
        let report = AlmanacReport(options)
        return CommandOutput(report.lines, json: report.json)
    }
}

/// A factor of the simulation that `--set` keeps constant, and its value: `food=empty`.
struct HeldFactor: Hashable, Sendable {
    let factor: AlmanacOptions.Factor
    let value: String
    /// The option's value as typed, for the report.
    let text: String
}

extension ValueKind<HeldFactor> {
    /// A parser of `FACTOR=VALUE`, in any case, for `--set`.
    static var heldFactor: Self {
        let all = AlmanacOptions.Factor.allCases.flatMap { factor in factor.values.map { "\(factor.rawValue)=\($0)" } }
        return Self(placeholder: "FACTOR=VALUE", subject: .choice(all)) { text, name, _ throws(UsageError) in
            let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.lowercased()
            }
            let names = AlmanacOptions.Factor.allCases.map(\.rawValue)
            guard sides.count == 2 else { throw .badValue(name, value: text, .example("food=empty")) }
            guard let factor = AlmanacOptions.Factor(rawValue: sides[0]) else {
                throw .badChoice(name, value: sides[0], choices: names, suggestion: nearest(sides[0], names))
            }
            guard factor.values.contains(sides[1]) else {
                throw .badChoice(
                    "\(name) \(factor.rawValue)", value: sides[1], choices: factor.values,
                    suggestion: sides[1].count > 2 ? nearest(sides[1], factor.values) : nil)
            }
            return HeldFactor(factor: factor, value: sides[1], text: text)
        }
    }
}

/// The inputs of a simulation by `almanac`: seed, length in days, number of yards, caretaker and factors kept constant.
struct AlmanacOptions: Hashable, Sendable {
    var seed: UInt64 = 1
    /// The length of the simulation in days.
    var days = 30
    var yards = 5
    /// The simulated player who refills the yards.
    var caretaker = Almanac.Caretaker.twice
    /// The date at which the simulation begins. It is fixed unless `--now` is given, so that the results don't depend
    /// on today's date.
    var began = CivilDate(year: 2026, month: 1, day: 1).utcInstant
    /// The caretaker's time of day at `began`, which makes the yard Bird Springs their home; `nil` for no home.
    var homeTime: LocalTime?
    /// The factors kept constant by `--set`.
    var held: [HeldFactor] = []

    /// The lengths of a simulation that can be asked for, in days.
    static let dayRange = 1...3650
    /// The numbers of yards that can be simulated.
    static let yardRange = 1...500

    /// A factor that `--set` can keep constant.
    enum Factor: String, Hashable, Sendable, CaseIterable {
        case food, water, hour, weather, season, birds, premium, day

        /// The values that `--set` accepts for the factor.
        var values: [String] {
            switch self {
            case .food, .water: ["full", "low", "empty"]
            case .hour: ["sunrise", "morning", "afternoon", "sunset", "night"]
            case .weather: Weather.allCases.map(\.rawValue)
            case .season: Season.allCases.map(\.rawValue)
            case .birds: ["0", "1", "2", "3", "4"]
            case .premium: ["none", "nectar", "pellet", "acorn"]
            case .day: Liveliness.allCases.map(\.rawValue)
            }
        }

        /// Sets the factor in `holding` to a value from `values`.
        func apply(_ value: String, to holding: inout Holding) {
            switch self {
            case .food: holding.food = value == "full" ? .ok : SupplyState(rawValue: value)
            case .water: holding.water = value == "full" ? .ok : SupplyState(rawValue: value)
            case .hour: holding.hour = TimeOfDay(rawValue: value)
            case .weather: holding.weather = Weather(rawValue: value)
            case .season: holding.season = Season(rawValue: value)
            case .birds: holding.birds = Int(value)
            case .day: holding.day = value == "sleepy" ? 50 : value == "lively" ? 160 : 100
            case .premium:
                holding.foodID =
                    switch value {
                    case "nectar": .nectar
                    case "pellet": .nutritionPellet
                    case "acorn": .goldenAcorn
                    default: .sunflowerSeeds
                    }
            }
        }
    }

    /// The result of the simulation with these inputs. Each access simulates again, which may take seconds.
    var almanac: Almanac {
        var holding = Holding()
        for held in held { held.factor.apply(held.value, to: &holding) }
        return Almanac(
            seed: seed, days: days, yards: yards, caretaker: caretaker, began: began, homeTime: homeTime,
            holding: holding)
    }
}
