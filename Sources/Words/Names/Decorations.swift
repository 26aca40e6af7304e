import Simulation

/// The furnishings of a yard; an absent one is "none".
extension Words {
    package func name(of plant: PlantKind) -> String { text("plant", plant.rawValue, "name") }
    /// Returns a summary of a kind of plant in a sentence or two.
    package func about(_ plant: PlantKind) -> String { text("plant", plant.rawValue, "about") }
    /// Returns several plants within a sentence: "foxgloves".
    package func many(_ plant: PlantKind) -> String { text("plant", plant.rawValue, "many") }
    /// Returns a plant with its variety: "White foxglove".
    package func name(of plant: Plant?) -> String {
        plant.map { text("plant", $0.kind.rawValue, String($0.variant)) } ?? decorateNothing
    }
    package func name(of style: FountainStyle) -> String { text("fountainStyle", style.rawValue, "name") }
    package func name(of style: FeederStyle?) -> String {
        style.map { text("feederStyle", $0.rawValue, "name") } ?? decorateNothing
    }
    package func name(of style: BirdhouseStyle?) -> String {
        style.map { text("birdhouseStyle", $0.rawValue, "name") } ?? decorateNothing
    }
    /// Returns the name of a ground's design, 0 ..< `Decoration.floorVariants`.
    package func floor(_ floor: Int) -> String { text("floor", String(floor), "name") }
    /// Returns the name of a skyline, 0 ..< `Decoration.skylineVariants`.
    package func skyline(_ skyline: Int) -> String { text("skyline", String(skyline), "name") }
    /// Returns the name of a plant's place on a side, from 0 (outermost) to 2.
    package func plantPlace(_ place: Int) -> String { text("plantPlace", String(place), "name") }

    /// Returns the name of a plant's place in front: 0 (left), 1 (right) or 2 (inner).
    package func frontPlace(_ place: Int) -> String { text("frontPlace", String(place), "name") }

    /// Returns a suggested name that no yard has yet.
    package func suggestedName(in world: World) -> String {
        let names = (0..<100).map(String.init).prefix { has("yardName", $0, "name") }
            .map { text("yardName", $0, "name") }
        let taken = world.backyards.map(\.name)
        let free = names.indices.map { names[($0 + world.backyardCount) % names.count] }.first { !taken.contains($0) }
        return free ?? decorateNumbered(number: world.backyardCount + 1)
    }
}
