import Chronology
import Simulation
import Words

/// The rules of the world as lines of English text for `almanac --explain`, with the figures that the simulation uses.
enum AlmanacRules {
    private typealias Leaning = Rates.Leaning

    /// The English texts, as in the other reports for developers.
    private static let words = Words()

    static var lines: [String] {
        [
            "Arrivals",
            "  Each minute a yard decides whether a bird comes: \(Rates.base) times in a thousand if all factors are 100 %.",
            "  The factors multiply. Each can be kept constant by --set, which shows what it does.",
        ] + factors + [
            "",
            "Who comes",
        ] + rarities + [
            "  A plant, feeder or birdhouse that a kind likes makes it half as likely again, up to three of them.",
            "  A circumstance that a kind enjoys makes it \(Leaning.enjoyment) times as likely; what it needs must be there.",
            "  A secret whose parts are all there makes its kind \(Leaning.secretSpecies) times and its bird \(Leaning.secret) times as likely;",
            "  otherwise that bird comes that much less often. A secret that the player knows calls its bird,",
            "  the first time, soon after a look, a filled feeder or a decoration.",
            "  Of one kind, a bird comes more for its favorite food (\(Leaning.favoriteFood)), its usual hours (\(Leaning.usualHours)), the yard it",
            "  likes (\(Leaning.home)), its companion (\(Leaning.companion)) and loved meals; less for disliked ones, and if it was here within half",
            "  an hour.",
            "",
            "First meetings and vagrants",
            "  From \(World.knownBirds) known birds on, birds never met wait for a look, at most \(days(World.longestWaitForLook)) days. A look begins",
            "  with a key or a click, once in \(hours(World.lookPause)) hour, and brings up to two of them within three minutes.",
            "  On one day in \(World.daysPerVagrant) it brings a bird of a kind that is elsewhere in the season.",
            "  For \(World.daysOfWaiting.count) days after a look a bird that knows the yards waits at its hour, fed or not, if nobody is there.",
            "",
            "Supplies",
            "  Food lasts \(hours(SupplyKind.food.lifetime)) hours and from the second day on "
                + "\(hours(Supply.largeLifetime)) hours, water \(hours(SupplyKind.water.lifetime)) hours; an hour of rain adds "
                + "\(hours(Supply.rainfall)) hours of water.",
        ]
    }

    private static var factors: [String] {
        func row(_ name: String, _ values: [(String, UInt64)]) -> String {
            "  " + name.padded(to: 17) + values.map { "\($0) \($1) %" }.joined(separator: ", ")
        }
        let states: [(String, SupplyState)] = [("full", .ok), ("low", .low), ("empty", .empty)]
        return [
            row("food=", states.map { ($0, Rates.food($1)) }), row("water=", states.map { ($0, Rates.water($1)) }),
            row("hour=, by day", TimeOfDay.allCases.map { ($0.rawValue, Rates.hourFactorForDayBirds($0)) }),
            row("hour=, by night", TimeOfDay.allCases.map { ($0.rawValue, Rates.hourFactorForNightBirds($0)) }),
            row("weather=", Weather.allCases.map { ($0.rawValue, Rates.weather($0)) }),
            row("birds=", (0...4).map { ("\($0)", Rates.crowd(present: $0)) }),
            row("premium=", Catalog.premiumFoods.map { (words.inText($0.id), $0.arrivalPercent) }),
            row("day=", [("sleepy", 50), ("usual", 100), ("lively", 160)]),
        ]
    }

    private static var rarities: [String] {
        let shares = Rarity.allCases.map { rarity in
            "\(words.name(of: rarity)) \(percent(hundredths: Rates.weight(rarity))) %"
        }
        return ["  Of all visits: " + shares.joined(separator: ", ") + "."]
    }

    private static func percent(hundredths: Int64) -> String {
        hundredths.isMultiple(of: 100) ? String(hundredths / 100) : String(Double(hundredths) / 100)
    }
    private static func hours(_ span: Span) -> Int { Int(span.seconds / 3600) }
    private static func days(_ span: Span) -> Int { Int(span.seconds / 86_400) }
}
