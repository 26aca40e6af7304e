import JSON
import Simulation

/// The targets that the rules are tuned for, each beside the value measured in every simulated world, as JSON and text.
struct AlmanacTargetsReport {
    private let almanacs: [Almanac]

    /// Simulates one world for each seed.
    ///
    /// - Parameter seeds: the worlds' seeds, which replace that of the options.
    init(_ options: AlmanacOptions, seeds: [UInt64]) {
        almanacs = seeds.map { seed in
            var options = options
            options.seed = seed
            return options.almanac
        }
    }

    /// The targets, each with the value measured in every world, in the order of `almanacs`.
    private var rows: [(target: AlmanacTarget, reached: [AlmanacTarget])] {
        let all = almanacs.map(\.targets)
        return (all.first ?? []).indices.map { place in (all[0][place], all.map { $0[place] }) }
    }

    /// True if every world reaches every target.
    var isReached: Bool { rows.allSatisfy { $0.reached.allSatisfy(\.isReached) } }

    var json: JSONValue {
        .array(
            rows.map { row in
                [
                    "measure": .string(row.target.measure.rawValue),
                    "least": .number(row.target.goal.lowerBound), "most": .number(row.target.goal.upperBound),
                    "reached": .array(row.reached.map { $0.reached.map(JSONValue.number) ?? .null }),
                    "isReached": .bool(row.reached.allSatisfy(\.isReached)),
                ]
            })
    }

    var lines: [String] {
        let seeds = almanacs.map { "seed \($0.seed)".aligned(to: 10) }.joined()
        let head = "Measure".padded(to: 58) + "to reach".padded(to: 14) + seeds
        let lines = rows.map { row in
            let cells = row.reached.map { (tenths($0.reached) + ($0.isReached ? " " : "!")).aligned(to: 10) }
            return row.target.measure.words.padded(to: 58) + goal(row.target).padded(to: 14) + cells.joined()
        }
        return [head] + lines + ["", "! is not what was to be reached."]
    }

    /// Returns the range of values that a target accepts as text: "3–5", or one number if only that is accepted.
    private func goal(_ target: AlmanacTarget) -> String {
        let (least, most) = (target.goal.lowerBound, target.goal.upperBound)
        return least == most ? tenths(least) : "\(tenths(least))–\(tenths(most))"
    }

    /// Returns a number rounded to one decimal, which is left out if 0; "never" for `nil`.
    private func tenths(_ value: Double?) -> String {
        guard let value else { return "never" }
        let tenths = Int((value * 10).rounded())
        return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
}

extension AlmanacTarget.Measure {
    /// The English text of a measure, with its unit, for developers.
    var words: String {
        switch self {
        case .visitsADay: "visits a day in all yards"
        case .noBird: "stocked yards by day: percent of the time without a bird"
        case .fourBirds: "stocked yards by day: percent of the time with four"
        case .stay: "mean stay, minutes"
        case .stayDisliked: "mean stay after a disliked meal, seconds"
        case .stayNoOpinion: "mean stay without an opinion, minutes"
        case .stayEnjoyed: "mean stay after an enjoyed meal, minutes"
        case .stayLoved: "mean stay after a loved meal, minutes"
        case .firstBird: "first bird, seconds after the beginning"
        case .newKindsInASpan: "fewest new kinds in the first three spans of 3 minutes"
        case .kindsAfterAnHour: "kinds met after an hour"
        case .kindsAfterADay: "kinds met after a day"
        case .kindsAfterAWeek: "kinds met after a week"
        case .lastKind: "day of the last new kind"
        case .veryRareAWeek: "visits of a very rare kind, a week of its season"
        case .legendaryAMonth: "visits of a legendary kind, a month of its season"
        case .fewestLegends: "individuals of a legendary kind, at least"
        case .mostLegends: "individuals of a legendary kind, at most"
        case .halfMet: "days until half of the individuals are met"
        case .fourFifthsMet: "days until four fifths of them are"
        case .lastCommonMet: "days until the last common or uncommon one is"
        case .busiestDay: "a month’s busiest day, times its quietest, at least"
        case .dullWeeks: "weeks with nothing that the week before had not held"
        case .nobodyAtOpening: "looks before which no yard had a bird, percent"
        case .birdsInTenMinutes: "birds seen in a look of ten minutes"
        case .firstsSeen: "first meetings that fell into a look, percent"
        case .newIndividuals: "new individuals in a year after the first, at least"
        case .counterWeeks: "weeks of the second year with new counters only"
        case .likesOfFirstWeek: "likes found in the first week, percent of all"
        }
    }
}

extension String {
    /// Returns the text followed by spaces up to a width in characters, always by at least one.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
    /// Returns the text right-aligned: preceded by spaces up to a width in characters, always by at least one.
    func aligned(to width: Int) -> String { String(repeating: " ", count: max(1, width - count)) + self }
}
