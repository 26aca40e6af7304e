extension World {
    /// Birds of every species that the catalog has and this world has not move in: a save of an older version opens
    /// with all that came since. Drawn from what the world is, so that every opening of one save draws the same.
    package mutating func settleNewSpecies() {
        let known = Set(birds.map(\.species))
        let kinds = Catalog.species.map(\.id).filter { !known.contains($0) }
        guard !kinds.isEmpty else { return }
        birds += Catalog.newcomers(of: kinds, seed: seed, visitCount: visitCount, round: Int64(birds.count))
    }
}

extension Catalog {
    /// The individuals of a world: the two tagged hummingbirds, and of each species as many as there are of it.
    ///
    /// Favorites, dislikes, temperaments and plumage are drawn from the world's seed. So is how wary each is: some live
    /// nearby and come at once, others wait until word of good yards has spread.
    static func individuals(seed: UInt64) -> [Bird] {
        var generator = RandomStream(seed: seed, purpose: .firstWorld).generator(at: 1)
        let tagged = [
            Draft(species: .hummingbird, palette: 0, tag: .classic),
            Draft(species: .hummingbird, palette: 2, tag: .premiumGolden),
        ]
        return individuals(of: species, tagged, after: 0, &generator)
    }

    /// Individuals of species that a world of an older version does not know yet, as if it had begun now.
    /// - Parameters:
    ///   - visitCount: how many visits that world has had: from there on word spreads to them.
    ///   - round: another for each time that species move in, so that their draws are not those of the last time.
    package static func newcomers(
        of kinds: [ID<Species>], seed: UInt64, visitCount: Int, round: Int64 = 0
    ) -> [Bird] {
        var generator = RandomStream(seed: seed, purpose: .newcomers).generator(at: round)
        return individuals(of: kinds.compactMap { species($0) }, [], after: visitCount, &generator)
    }

    private static func individuals(
        of species: [Species], _ tagged: [Draft], after visitCount: Int, _ generator: inout SplitMix64
    ) -> [Bird] {
        var drafts = tagged
        for kind in species {
            let taken = drafts.filter { $0.species == kind.id }.map(\.palette)
            var palettes = Array(kind.palettes.indices)
            generator.shuffle(&palettes)
            palettes = palettes.filter { !taken.contains($0) } + taken
            let fewest = kind.individuals.lowerBound
            for number in 0..<fewest + generator.below(kind.individuals.count) {
                drafts.append(Draft(species: kind.id, palette: palettes[number % palettes.count]))
            }
        }
        let wariness = self.wariness(of: drafts, species, &generator)
        var counts = Array(repeating: 0, count: self.species.count)
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
                wariness: wariness[index] > 0 ? wariness[index] + visitCount : 0)
        }
    }

    private struct Draft {
        let species: ID<Species>
        let palette: Int
        var tag: Bird.Tag?
    }

    /// Residents (the classic hummingbird, and the first of each species) wait for nobody; the others come in a drawn
    /// order, each species spread evenly, the golden hummingbird last of all.
    private static func wariness(
        of drafts: [Draft], _ species: [Species], _ generator: inout SplitMix64
    ) -> [Int] {
        var residents: [Int] = []
        var others: [(index: Int, place: Int)] = []
        var golden: [Int] = []
        for kind in species {
            let all = drafts.indices.filter { drafts[$0].species == kind.id && drafts[$0].tag != .premiumGolden }
            residents += all.prefix(kind.residents)
            let rest = all.dropFirst(kind.residents)
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

    /// How many visits there must have been before the `number`th bird of all dares to come: with two hundred a
    /// day, half of all come within two weeks, four fifths within three months and the last within a year.
    private static func visitsBefore(newcomer number: Int, of count: Int) -> Int {
        let curve: [(share: Int, visits: Int)] = [(0, 0), (350, 100), (570, 3000), (800, 21_000), (1000, 62_000)]
        let share = number * 1000 / count
        for (from, to) in zip(curve, curve.dropFirst()) where share <= to.share {
            return from.visits + (to.visits - from.visits) * (share - from.share) / (to.share - from.share)
        }
        return curve[curve.count - 1].visits
    }
}
