/// A style of feeder that hangs beside the one on the ground.
package enum FeederStyle: String, Hashable, Sendable, Codable, CaseIterable {
    case tube
}

package enum BirdhouseStyle: String, Hashable, Sendable, Codable, CaseIterable {
    case cottage, log

    /// The birdhouse that every account may put up.
    package static let free = BirdhouseStyle.log
}

/// Everything in a yard that the player can choose: ground, skyline, plants, fountain, feeder and birdhouse.
package struct Decoration: Hashable, Sendable, Codable {
    package static let floorVariants = 4
    package static let skylineVariants = 10
    package static let plantVariants = 4

    package var fountain: FountainStyle
    /// The ground's design, 0…3.
    package var floor: Int
    /// The two skyline designs of ten, 0…9, the far one first.
    package var skyline: [Int]
    package var leadingPlants: [Plant]
    package var trailingPlants: [Plant]
    package var foregroundPlants: [Plant]
    /// The hanging feeder, if any, beside the ground feeder that is always there.
    package var feeder: FeederStyle?
    package var birdhouse: BirdhouseStyle?

    package init(
        fountain: FountainStyle = .stone, floor: Int = 0, skyline: [Int] = [0, 1], leadingPlants: [Plant] = [],
        trailingPlants: [Plant] = [], foregroundPlants: [Plant] = [], feeder: FeederStyle? = nil,
        birdhouse: BirdhouseStyle? = nil
    ) {
        self.fountain = fountain
        self.floor = floor
        self.skyline = skyline
        self.leadingPlants = leadingPlants
        self.trailingPlants = trailingPlants
        self.foregroundPlants = foregroundPlants
        self.feeder = feeder
        self.birdhouse = birdhouse
    }
}

extension Decoration {
    /// The decoration of a new yard before anything is chosen; `number` varies it.
    package init(number: Int) {
        func plant(_ place: Int) -> Plant {
            let kinds = PlantKind.allCases
            return Plant(
                id: ID("new"), kind: kinds[(number + place * 2) % kinds.count],
                variant: (number + place) % Decoration.plantVariants)
        }
        let styles = FountainStyle.allCases
        let skylines = Decoration.skylineVariants
        self.init(
            fountain: styles[number % styles.count], floor: number % Decoration.floorVariants,
            skyline: [number * 3 % skylines, (number * 3 + 4) % skylines], leadingPlants: (0..<3).map(plant),
            trailingPlants: (3..<6).map(plant))
    }

    package var plants: [Plant] { leadingPlants + trailingPlants + foregroundPlants }

    /// True if it has two skylines, at most three plants on each side and in front, and only variants that exist.
    package var isValid: Bool {
        (0..<Decoration.floorVariants).contains(floor) && skyline.count == 2
            && skyline.allSatisfy((0..<Decoration.skylineVariants).contains) && leadingPlants.count <= 3
            && trailingPlants.count <= 3 && foregroundPlants.count <= 3
            && plants.allSatisfy { (0..<Decoration.plantVariants).contains($0.variant) }
    }

    /// Returns the decoration without the parts that the allowances do not include at present.
    package func shown(_ allowances: Allowances) -> Decoration {
        var shown = self
        if let feeder, !allowances.feeders.contains(feeder) { shown.feeder = nil }
        if let birdhouse, !allowances.birdhouses.contains(birdhouse) { shown.birdhouse = nil }
        return shown
    }
}

extension Backyard {
    /// Returns the yard as it is drawn and as birds find it, without decorations that the allowances do not include.
    ///
    /// The yard itself keeps them, so they come back with the pass and nothing has to be saved for that.
    package func shown(_ allowances: Allowances) -> Backyard {
        guard feeder != nil || birdhouse != nil else { return self }
        var shown = self
        shown.decoration = decoration.shown(allowances)
        return shown
    }
}
