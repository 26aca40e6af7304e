extension World {
    /// Adds birds of species that this world, saved by an older version, does not have yet. The draw depends on the
    /// world alone, so every opening of one save adds the same birds.
    package mutating func settleNewSpecies() {
        let known = Set(birds.map(\.species))
        let kinds = Catalog.species.map(\.id).filter { !known.contains($0) }
        guard !kinds.isEmpty else { return }
        birds += Catalog.newcomers(of: kinds, seed: seed, visitCount: visitCount, round: Int64(birds.count))
    }
}

extension Catalog {
    /// Returns all birds of a new world: the two tagged hummingbirds and each species' number of individuals.
    ///
    /// Favorite foods, dislikes, temperament, plumage and wariness are drawn from the seed.
    static func individuals(seed: UInt64) -> [Bird] {
        var generator = RandomStream(seed: seed, purpose: .firstWorld).generator(at: 1)
        let tagged = [
            Draft(species: .hummingbird, palette: 0, tag: .classic),
            Draft(species: .hummingbird, palette: 2, tag: .premiumGolden),
        ]
        return individuals(of: species, tagged, after: 0, &generator)
    }

    /// Returns the birds of species that an older world does not have, as if it had begun now.
    ///
    /// - Parameters:
    ///   - visitCount: the world's number of visits so far, from which the birds' wariness is counted.
    ///   - round: the index of the draw; a world passes its number of birds, so that later additions draw differently.
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

    /// Returns each bird's wariness. The classic hummingbird and each species' residents get 0; the others get growing
    /// values in a drawn order that spreads each species evenly, with the golden hummingbird last.
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

    /// Returns the wariness of the `number`th of `count` birds. At two hundred visits a day half of all birds come
    /// within two weeks, four fifths within three months and the last within a year.
    private static func visitsBefore(newcomer number: Int, of count: Int) -> Int {
        let curve: [(share: Int, visits: Int)] = [(0, 0), (350, 100), (570, 3000), (800, 21_000), (1000, 62_000)]
        let share = number * 1000 / count
        for (from, to) in zip(curve, curve.dropFirst()) where share <= to.share {
            return from.visits + (to.visits - from.visits) * (share - from.share) / (to.share - from.share)
        }
        return curve[curve.count - 1].visits
    }
}
