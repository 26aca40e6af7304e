import Simulation

/// The places of things in a yard's picture.
extension SceneLayout {
    /// A plant and its place.
    package struct Planted {
        package let plant: Plant
        package let rect: SceneRect
        let mirrored: Bool
        /// Whether only leaves and blossoms show, at the picture's lower corners.
        package var isFront = false
    }

    /// Returns the plants in drawing order.
    package func plants(of backyard: Backyard) -> [Planted] {
        let leading = zip(backyard.leadingPlants, leadingPlants).map { Planted(plant: $0, rect: $1, mirrored: false) }
        let trailing = zip(backyard.trailingPlants, trailingPlants).map { Planted(plant: $0, rect: $1, mirrored: true) }
        // The sides may have different numbers of plants.
        let potted = (0..<max(leading.count, trailing.count)).flatMap { place in
            [leading, trailing].compactMap { $0.indices.contains(place) ? $0[place] : nil }
        }
        let front = zip(backyard.foregroundPlants, frontPlants).enumerated().map { index, planted in
            var (plant, rect) = planted
            // A foxglove's leaves lie at its foot.
            if plant.kind == .foxglove { rect.y -= 0.24 * rect.width }
            return Planted(plant: plant, rect: rect, mirrored: index == 1, isFront: true)
        }
        return potted + front
    }

    /// Returns the latest gifts by their places in `gifts`, as many as there are places. Each keeps its place until a
    /// newer one needs it.
    package func gifts(in backyard: ID<Backyard>, of world: World) -> [Int: Gift] {
        guard !gifts.isEmpty else { return [:] }
        var result: [Int: Gift] = [:]
        for (index, gift) in world.gifts.lazy.filter({ $0.backyard == backyard }).enumerated() {
            result[index % gifts.count] = gift
        }
        return result
    }
}
