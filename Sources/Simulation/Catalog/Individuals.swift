extension Catalog {
    /// The individuals of a world: the two tagged hummingbirds, one of each species, then five to seven more of each.
    ///
    /// Favorites, dislikes, temperaments and plumage are drawn from the world's seed. So is how wary each is: some live
    /// nearby and come at once, others wait until word of good yards has spread.
    static func individuals(seed: UInt64) -> [Bird] {
        let stream = RandomStream(seed: seed, purpose: .firstWorld)
        var generator = stream.generator(at: 1)
        var drafts = [
            Draft(species: .hummingbird, palette: 0, tag: .classic),
            Draft(species: .hummingbird, palette: 2, tag: .premiumGolden),
        ]
        for kind in species {
            let taken = drafts.filter { $0.species == kind.id }.map(\.palette)
            var palettes = Array(kind.palettes.indices)
            generator.shuffle(&palettes)
            palettes = palettes.filter { !taken.contains($0) } + taken
            for number in 0..<6 + generator.below(3) {
                drafts.append(Draft(species: kind.id, palette: palettes[number % palettes.count]))
            }
        }
        let wariness = self.wariness(of: drafts, &generator)
        var counts = Array(repeating: 0, count: species.count)
        return drafts.indices.map { index in
            let draft = drafts[index]
            let place = speciesIndex(draft.species) ?? 0
            counts[place] += 1
            var menu = foods.map(\.id)
            generator.shuffle(&menu)
            let dislikes = [0, 1, 1, 2][generator.below(4)]
            return Bird(
                id: ID("\(draft.species)-\(counts[place])"), species: draft.species, palette: draft.palette,
                favoriteFood: menu[0], dislikedFoods: Array(menu[1..<1 + dislikes]),
                temperament: Temperament.allCases[generator.below(Temperament.allCases.count)], tag: draft.tag,
                wariness: wariness[index])
        }
    }

    private struct Draft {
        let species: ID<Species>
        let palette: Int
        var tag: Bird.Tag?
    }

    /// Residents (the classic hummingbird, the first two of each species, four of those that flock) wait for nobody; the
    /// others come in a drawn order, each species spread evenly, the golden hummingbird last of all.
    private static func wariness(of drafts: [Draft], _ generator: inout SplitMix64) -> [Int] {
        var residents: [Int] = []
        var others: [(index: Int, place: Int)] = []
        var golden: [Int] = []
        for kind in species {
            let all = drafts.indices.filter { drafts[$0].species == kind.id && drafts[$0].tag != .premiumGolden }
            residents += all.prefix(kind.flocks ? 4 : 2)
            let rest = all.dropFirst(kind.flocks ? 4 : 2)
            for (number, index) in rest.enumerated() {
                others.append((index, (number * 1000 + generator.below(1000)) / rest.count))
            }
        }
        golden = drafts.indices.filter { drafts[$0].tag == .premiumGolden }
        others.sort { ($0.place, $0.index) < ($1.place, $1.index) }
        var wariness = Array(repeating: 0, count: drafts.count)
        for (place, index) in (others.map(\.index) + golden).enumerated() {
            wariness[index] = visitsBefore(newcomer: residents.count + place + 1, of: drafts.count)
        }
        return wariness
    }

    /// How many visits there must have been before the `number`th bird of all dares to come: with three hundred a day,
    /// half of all come within the first week, four fifths within a month and the last within half a year.
    private static func visitsBefore(newcomer number: Int, of count: Int) -> Int {
        let curve: [(share: Int, visits: Int)] = [(0, 0), (300, 100), (500, 1300), (820, 6500), (1000, 50_000)]
        let share = number * 1000 / count
        for (from, to) in zip(curve, curve.dropFirst()) where share <= to.share {
            return from.visits + (to.visits - from.visits) * (share - from.share) / (to.share - from.share)
        }
        return curve[curve.count - 1].visits
    }
}
