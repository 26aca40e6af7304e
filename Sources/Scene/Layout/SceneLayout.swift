import Drawing
import Simulation

/// A point of a scene, right and down from its top left corner, in square units: a cell is one unit wide and two high.
package struct ScenePoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A rectangle of a scene, in units.
package struct SceneRect: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var maxX: Double { x + width }
    package var maxY: Double { y + height }
    package var midX: Double { x + width / 2 }

    func overlaps(_ other: SceneRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }
}

/// The places of everything in a yard, for a picture of any size, computed from its width and height.
package struct SceneLayout: Hashable, Sendable {
    /// The picture's size in units: columns, and twice the rows.
    package internal(set) var width: Double
    package let height: Double
    /// The side of the box of a bird of scale 1.
    package let bird: Double
    /// The y at which the lawn meets the sky, in units from the top.
    package let horizon: Double
    /// The y at which things stand on the lawn, in units from the top.
    package let ground: Double
    package let fountain: SceneRect
    package let feeder: SceneRect
    package internal(set) var branch: SceneRect
    /// The boxes of the plants at the left, outermost first.
    package let leadingPlants: [SceneRect]
    /// The boxes of the plants at the right, outermost first.
    package let trailingPlants: [SceneRect]
    /// The boxes of plants in front, at the lower corners: only the leaves of these drawings are in the picture.
    let frontPlants: [SceneRect]
    /// The height of the skyline above the horizon.
    package let skylineHeight: Double
    /// The box of a feeder that hangs from above the picture, between plants and bath.
    package let hangingFeeder: SceneRect
    /// The box of the birdhouse, on its post behind the ground feeder, its roof below the hanging feeder.
    package let birdhouse: SceneRect
    /// The boxes of gifts on the lawn at both sides of the bath; the first is the best place.
    package let gifts: [SceneRect]
    /// The place where a bird on the lawn stands.
    let groundFeet: ScenePoint
    /// The box of the bird that the picture shows from near; `nil` in a picture of the whole yard.
    var subject: SceneRect?

    package init(size: CellSize) {
        let width = Double(size.width)
        let height = Double(size.height * 2)
        // A small picture comes nearer, so its bird keeps twelve cells for as long as it can; a narrow one moves back
        // until fountain and plants fit beside each other.
        let nearest = max(0.34 * height, min(13, 0.6 * height))
        let bird = min(nearest, max(0.27 * width, min(12.5, 0.4 * width)))
        // The bird on the rim stands a little below the middle; large pictures have more sky above it.
        let rim = height - max(0.42 * height, 0.72 * bird)
        // The bird is seen before its bath.
        let fountainSide = (height < 32 ? 1.55 : 1.65) * bird
        let ground = min(height - 1, rim + 0.62 * fountainSide)

        // The perches beside the fountain are closer together where the picture is narrow.
        let reach = min(max(0.78 * bird, min(0.32 * width, 1.7 * bird)), max(0.55 * bird, width / 2 - 0.5 * bird))
        let feederWidth = 1.05 * bird
        let feederBase = min(height - 0.5, ground + 0.06 * bird)
        // The bird on the branch sits at four tenths of it and keeps clear of the bird on the bath.
        let branchWidth = min(1.9 * bird, max(0.62 * bird, (width / 2 - 0.72 * bird) / 0.6))

        let leading = Self.leadingPlants(width, height, bird: bird, fountain: fountainSide, ground: ground)

        let feederX = width / 2 - reach
        // The distance from the middle of the ground feeder to the tail of the bird on the bath.
        let gap = max(0, width / 2 - 0.52 * bird - feederX)
        hangingFeeder = Self.hangingFeeder(height, bird: bird, over: feederBase, x: feederX + 0.52 * gap)
        let horizon = ground - min(0.4 * height, 0.75 * bird)
        let houseFoot = horizon + 0.22 * bird
        let houseHeight = min(1.5 * bird, houseFoot - 0.02 * height)
        birdhouse = SceneRect(
            x: max(0, feederX - 0.12 * gap - houseHeight / 4), y: houseFoot - houseHeight, width: houseHeight / 2,
            height: houseHeight)
        gifts = Self.gifts(width, height, bird: bird, fountain: fountainSide, ground: ground)
        frontPlants = Self.frontPlants(width, height, bird: bird)

        self.width = width
        self.height = height
        self.bird = bird
        self.ground = ground
        self.horizon = horizon
        skylineHeight = 0.42 * fountainSide
        fountain = SceneRect(
            x: width / 2 - fountainSide / 2, y: rim - 0.34 * fountainSide, width: fountainSide, height: fountainSide)
        feeder = SceneRect(
            x: feederX - feederWidth / 2, y: feederBase - feederWidth / 2, width: feederWidth,
            height: feederWidth / 2)
        branch = SceneRect(
            x: width - branchWidth, y: max(rim - 1.5 * bird, 1.04 * bird) - 0.3 * branchWidth, width: branchWidth,
            height: 0.6 * branchWidth)
        // On the lawn between the bath's foot and the first pot, so that neither is behind the bird.
        let pot = width - leading[2].x - 0.74 * leading[2].width
        groundFeet = ScenePoint(
            x: max(width / 2 + 0.23 * fountainSide + 0.4 * bird, min(width - feederX, pot - 0.46 * bird)),
            y: min(height - 0.5, ground - 0.02 * bird))
        leadingPlants = leading
        trailingPlants = leading.map { SceneRect(x: width - $0.maxX, y: $0.y, width: $0.width, height: $0.height) }
    }

    /// Returns the box of the hanging feeder, which stays above the head of a bird at the ground feeder, even a tall one.
    ///
    /// - Parameters:
    ///   - base: the foot of the ground feeder.
    ///   - x: the middle of the hanging feeder.
    private static func hangingFeeder(
        _ height: Double, bird: Double, over base: Double, x: Double
    ) -> SceneRect {
        let headroom = max(3, base - 1.3 * bird)
        let side = min(0.74 * bird, 1.15 * headroom)
        return SceneRect(
            x: max(-0.1 * side, x - side / 2), y: min(0.05 * height, max(0, headroom - side)), width: side, height: side
        )
    }

    /// Returns the boxes of the three plants of the left side, which overlap; the outermost stands half outside and
    /// furthest back.
    private static func leadingPlants(
        _ width: Double, _ height: Double, bird: Double, fountain: Double, ground: Double
    ) -> [SceneRect] {
        let plantWidth = (height < 32 ? 1.0 : 1.25) * bird
        // The middle stays free for the bird on the bath.
        let inmost = min(0.39 * plantWidth, max(-0.42 * plantWidth, width / 2 - 0.7 * fountain - 0.9 * plantWidth))
        return (0..<3).map { index in
            let depth = Double(index)
            let scale = 0.86 + 0.07 * depth
            let foot = ground - (2 - depth) * 0.05 * bird + 0.1 * bird
            return SceneRect(
                x: inmost - 0.42 * (2 - depth) * plantWidth, y: foot - 2 * plantWidth * scale,
                width: plantWidth * scale,
                height: 2 * plantWidth * scale)
        }
    }

    private static func gifts(
        _ width: Double, _ height: Double, bird: Double, fountain: Double, ground: Double
    ) -> [SceneRect] {
        // In a picture as small as a tile gifts would be specks, in a narrow one they would lie under feet.
        guard bird >= 12.5, width >= 3.2 * bird else { return [] }
        let side = max(2.2, 0.23 * bird)
        return [0.27, -0.27, 0.41, -0.41].enumerated().map { index, place in
            let foot = min(height - 0.4, ground + (index < 2 ? 0.07 : 0.02) * bird)
            return SceneRect(x: width / 2 + place * fountain - side / 2, y: foot - side, width: side, height: side)
        }
    }

    /// Returns the boxes of the front plants: at the borders and so low that they reach no bird's head.
    private static func frontPlants(_ width: Double, _ height: Double, bird: Double) -> [SceneRect] {
        let frontWidth = 0.68 * bird
        return [(-0.3, 1.06), (width / frontWidth - 0.7, 1.06), (0.16, 0.84)].map { left, rise in
            SceneRect(x: left * frontWidth, y: height - rise * frontWidth, width: frontWidth, height: 2 * frontWidth)
        }
    }

    /// Returns the layout with more sky and lawn at the right.
    func widened(by columns: Int) -> SceneLayout {
        var wide = self
        wide.width += Double(columns)
        return wide
    }

    /// Returns where the feet of a bird on `perch` stand, and whether it looks to the right.
    package func feet(on perch: Perch) -> (point: ScenePoint, facesRight: Bool) {
        switch perch {
        case .fountain: (ScenePoint(x: fountain.midX, y: fountain.y + 0.345 * fountain.height), true)
        case .feeder: (ScenePoint(x: feeder.midX - 0.1 * bird, y: feeder.maxY - 0.16 * bird), true)
        case .ground: (groundFeet, false)
        case .branch: (ScenePoint(x: branch.x + 0.4 * branch.width, y: branch.y + 0.5 * branch.height), false)
        }
    }
}
