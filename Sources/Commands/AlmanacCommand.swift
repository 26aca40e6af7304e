import Chronology
import Session
import Simulation

/// `almanac`: the rules, played and counted. It touches no save.
extension CommandLineRunner {
    func almanac(_ arguments: Arguments, _ configuration: Configuration) throws(CommandError) -> Int32 {
        let options = try usage { () throws(UsageError) in try AlmanacOptions(arguments, configuration) }
        if arguments.has("--targets") {
            let report = AlmanacTargetsReport(options, seeds: configuration.seed.map { [$0] } ?? [1, 2, 3, 4, 5])
            console.write(arguments.has("--json") ? report.json.prettyText : report.text)
            return report.isReached ? ExitCode.success : ExitCode.failure
        }
        if let other = arguments["--compare"].flatMap(Almanac.Caretaker.init(rawValue:)) {
            let comparison = AlmanacComparison(options, with: other)
            console.write(arguments.has("--json") ? comparison.json.prettyText : comparison.text)
            return ExitCode.success
        }
        let report = AlmanacReport(options)
        console.write(arguments.has("--json") ? report.json.prettyText : report.text)
        return ExitCode.success
    }
}

/// What an almanac is made of.
struct AlmanacOptions: Hashable, Sendable {
    var seed: UInt64 = 1
    var days = 30
    var yards = 5
    var caretaker = Almanac.Caretaker.twice
    /// Unless `--now` says otherwise: the same almanac on every day.
    var began = CivilDate(year: 2026, month: 1, day: 1).utcInstant
    var holding = Holding()
    /// What is held, as it was typed.
    var settings: [String] = []

    static let dayRange = 1...3650
    static let yardRange = 1...500
    static let caretakers = Almanac.Caretaker.allCases.map(\.rawValue)
    /// Everything that can be held.
    static var factors: [String] {
        Factor.allCases.flatMap { factor in factor.values.map { "\(factor.rawValue)=\($0)" } }
    }
    static let standard = Self()

    /// What `--set` can hold.
    enum Factor: String, Hashable, Sendable, CaseIterable {
        case food, water, hour, weather, season, birds, premium, day

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

    private init() {}

    init(_ arguments: Arguments, _ configuration: Configuration) throws(UsageError) {
        seed = configuration.seed ?? seed
        began = configuration.now ?? began
        if arguments.has("--targets") { days = 365 }
        days = try Self.number(arguments, "--days", in: Self.dayRange) ?? days
        yards = try Self.number(arguments, "--yards", in: Self.yardRange) ?? yards
        caretaker = arguments["--caretaker"].flatMap(Almanac.Caretaker.init(rawValue:)) ?? caretaker
        settings = arguments.lists["--set"] ?? []
        for setting in settings { try Self.apply(setting, to: &holding) }
    }

    var almanac: Almanac {
        Almanac(seed: seed, days: days, yards: yards, caretaker: caretaker, began: began, holding: holding)
    }

    static func number(
        _ arguments: Arguments, _ option: String, in range: ClosedRange<Int>
    ) throws(UsageError) -> Int? {
        guard let text = arguments[option] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .badValue(option, value: text, .number(in: range))
        }
        return number
    }

    private static func apply(_ setting: String, to holding: inout Holding) throws(UsageError) {
        let sides = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
            $0.lowercased()
        }
        let names = Factor.allCases.map(\.rawValue)
        guard sides.count == 2 else {
            throw .badValue("--set", value: setting, .example("food=empty"))
        }
        guard let factor = Factor(rawValue: sides[0]) else {
            throw .badChoice("--set", value: sides[0], choices: names, suggestion: nearest(sides[0], names))
        }
        guard factor.values.contains(sides[1]) else {
            throw .badChoice(
                "--set \(factor.rawValue)", value: sides[1], choices: factor.values,
                suggestion: sides[1].count > 2 ? nearest(sides[1], factor.values) : nil)
        }
        factor.apply(sides[1], to: &holding)
    }
}
