import Chronology

/// The birds that could come to a yard at a date, and how much each is drawn to it: what a yard's furniture is worth to
/// its kind, twice that for each circumstance that the kind enjoys, rare ones fourfold for acorns.
struct GuestChoice {
    struct Guest {
        /// Index into `World.birds`.
        let bird: Int
        /// Index into `Catalog.species`.
        let species: Int
    }

    /// By index of the species: how likely it is.
    private var speciesWeights: [Int64]
    /// By index of the bird: how likely it is among its species.
    private var birdWeights: [Int64]
    private let speciesOfBirds: [Int]

    /// - Parameters:
    ///   - backyard: as it is shown: decorations that are put away draw nobody.
    ///   - attraction: what `attraction(of:)` says of the yard, if that is known already.
    ///   - season: held instead of the date's.
    init(
        of world: World, _ speciesOfBirds: [Int], to backyard: Backyard, attraction: [Int64]? = nil, at date: Instant,
        _ conditions: Conditions, season: Season? = nil, where admits: (Species) -> Bool
    ) {
        self.speciesOfBirds = speciesOfBirds
        speciesWeights = attraction ?? GuestChoice.attraction(of: backyard)
        birdWeights = Array(repeating: 0, count: world.birds.count)
        let rareBoost = conditions.hasFood ? Catalog.food(conditions.foodID)?.rareBoost ?? 1 : 1
        for index in speciesWeights.indices {
            guard admits(Catalog.species[index]), GuestChoice.areMet(Catalog.species[index].needs, conditions),
                world.isHere(index, in: backyard, at: date, season)
            else {
                speciesWeights[index] = 0
                continue
            }
            for circumstance in Catalog.species[index].enjoys where conditions.holds(circumstance) {
                speciesWeights[index] *= 2
            }
            if Catalog.species[index].rarity.isRare { speciesWeights[index] *= rareBoost }
        }
        let favorite = conditions.hasFood ? conditions.foodID : nil
        for index in world.birds.indices
        where world.birds[index].wariness <= world.visitCount && speciesWeights[speciesOfBirds[index]] > 0 {
            birdWeights[index] = GuestChoice.weight(
                of: index, in: world.birds, at: backyard.id, favorite: favorite, date,
                hasCompany: conditions.present > 0)
        }
        for visit in world.presentVisits {
            if let bird = world.index(of: visit.bird) { birdWeights[bird] = 0 }
        }
        dropEmptySpecies()
        shareByRarity()
    }

    private static func areMet(_ needs: [Circumstance], _ conditions: Conditions) -> Bool {
        for need in needs where !conditions.holds(need) { return false }
        return true
    }

    /// Takes one bird out; by itself any kind, else only that kind.
    mutating func draw(_ generator: inout SplitMix64, ofSpecies wanted: Int? = nil) -> Guest? {
        guard let species = wanted ?? generator.pick(weights: speciesWeights) else { return nil }
        var total: Int64 = 0
        for index in birdWeights.indices where speciesOfBirds[index] == species { total += birdWeights[index] }
        guard total > 0 else { return nil }
        var rest = generator.below(total)
        for index in birdWeights.indices where speciesOfBirds[index] == species {
            if rest < birdWeights[index] {
                birdWeights[index] = 0
                return Guest(bird: index, species: species)
            }
            rest -= birdWeights[index]
        }
        return nil
    }

    /// Keeps only birds of which something is true, if there are any.
    mutating func prefer(_ isFine: (Int) -> Bool) {
        let fine = birdWeights.indices.map { birdWeights[$0] > 0 && isFine($0) ? birdWeights[$0] : 0 }
        guard fine.contains(where: { $0 > 0 }) else { return }
        birdWeights = fine
        dropEmptySpecies()
    }

    private mutating func dropEmptySpecies() {
        var hasGuests = Array(repeating: false, count: speciesWeights.count)
        for index in birdWeights.indices where birdWeights[index] > 0 { hasGuests[speciesOfBirds[index]] = true }
        for index in speciesWeights.indices where !hasGuests[index] { speciesWeights[index] = 0 }
    }

    /// The species of a rarity that could come share the visits of that rarity: who is away leaves the others more.
    private mutating func shareByRarity() {
        var counts: (Int64, Int64, Int64, Int64, Int64) = (0, 0, 0, 0, 0)
        for index in speciesWeights.indices where speciesWeights[index] > 0 {
            switch Catalog.species[index].rarity {
            case .common: counts.0 += 1
            case .uncommon: counts.1 += 1
            case .rare: counts.2 += 1
            case .veryRare: counts.3 += 1
            case .legendary: counts.4 += 1
            }
        }
        for index in speciesWeights.indices where speciesWeights[index] > 0 {
            switch Catalog.species[index].rarity {
            case .common: speciesWeights[index] /= counts.0
            case .uncommon: speciesWeights[index] /= counts.1
            case .rare: speciesWeights[index] /= counts.2
            case .veryRare: speciesWeights[index] /= counts.3
            case .legendary: speciesWeights[index] /= counts.4
            }
        }
    }

    /// By index of the species, how much a yard's furniture draws it: its rarity's weight, and a quarter more for each
    /// plant it likes, a feeder or house that it likes among them; three count.
    static func attraction(of backyard: Backyard) -> [Int64] {
        Catalog.species.map { species in
            var liked: Int64 = 0
            for plants in [backyard.leadingPlants, backyard.trailingPlants, backyard.foregroundPlants] {
                for plant in plants where species.likedPlants.contains(plant.kind) { liked += 1 }
            }
            if species.hangs && backyard.feeder != nil { liked += 1 }
            if species.nests && backyard.birdhouse != nil { liked += 1 }
            return Rates.weight(species.rarity) * 1000 * (4 + min(3, liked)) / 4
        }
    }

    /// A loved meal draws back and a disliked one keeps away; a favorite in the feeder is smelled from afar; whoever has
    /// just left is not hungry; the shy stay away from company.
    private static func weight(
        of index: Int, in birds: [Bird], at backyard: ID<Backyard>, favorite: ID<Food>?, _ date: Instant,
        hasCompany: Bool
    ) -> Int64 {
        var weight: Int64 = 240
        for memory in birds[index].memories where memory.backyard == backyard {
            weight = weight * Int64(2 + memory.lovedMeals) / Int64(2 + memory.dislikedMeals)
        }
        if favorite == birds[index].favoriteFood { weight *= 2 }
        if let lastSeen = birds[index].lastSeen, date - lastSeen < .minutes(15) { weight /= 4 }
        if hasCompany && birds[index].temperament == .shy { weight /= 2 }
        return max(1, weight)
    }
}
