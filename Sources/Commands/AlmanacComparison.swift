import JSON
import Simulation
import Words

/// The results of the same simulated yards under two caretakers, side by side, as JSON and as text.
struct AlmanacComparison {
    private let options: AlmanacOptions
    /// The two simulations, in the order of the columns.
    private let all: [Almanac]
    private static let words = Words()

    init(_ options: AlmanacOptions, with other: Almanac.Caretaker) {
        self.options = options
        all = [options.caretaker, other].map { caretaker in
            var options = options
            options.caretaker = caretaker
            return options.almanac
        }
    }

    /// The statistics to print, each with its value under either caretaker.
    private var rows: [(name: String, values: [Int])] {
        func row(_ name: String, _ value: (Almanac) -> Int) -> (String, [Int]) { (name, all.map(value)) }
        return [
            row("visits") { $0.counts.visits }, row("kinds met") { $0.counts.firstMeetings.count },
            row("individuals met") { $0.individualsMet.last ?? 0 },
            row("likes found") { $0.world.likesFound }, row("pages finished") { $0.world.finishedPages },
            row("friends, that may have a name") { $0.world.birds.count(where: \.mayBeNamed) },
            row("loved meals") { $0.counts.meals[.loved, default: 0] },
            row("gifts") { $0.counts.gifts.values.reduce(0, +) },
        ]
            + Catalog.species.map { species in
                row("visits: \(Self.words.many(species.id))") { $0.counts.visitsBySpecies[species.id, default: 0] }
            }
    }

    var json: JSONValue {
        [
            "seed": .unsigned(options.seed), "days": .integer(Int64(options.days)),
            "caretakers": .array(all.map { .string($0.caretaker.rawValue) }),
            "rows": .array(
                rows.map { row in
                    ["name": .string(row.name), "values": .array(row.values.map { .integer(Int64($0)) })]
                }),
        ]
    }

    var lines: [String] {
        let head = "\(options.days) days, seed \(options.seed)".padded(to: 36)
        let lines = rows.map { row in
            row.name.padded(to: 36) + row.values.map { "\($0)".aligned(to: 12) }.joined()
        }
        return [head + all.map { $0.caretaker.rawValue.aligned(to: 12) }.joined()] + lines
    }
}
