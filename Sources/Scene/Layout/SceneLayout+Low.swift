import Drawing

extension SceneLayout {
    /// The most rows at which a yard of a panorama has the low layout.
    static let lowRows = 10

    /// Lays out a yard of a panorama of few rows: the bird on the bath takes most of the height, one plant stands at
    /// each border, and the bath's foot is out of sight.
    init(low size: CellSize) {
        let width = Double(size.width)
        let height = Double(size.height * 2)
        let bird = min(0.66 * height, 0.44 * width, 12.5)
        let rim = 0.84 * height
        let fountainSide = 1.25 * bird
        let ground = height - 0.6
        // Perches are as far apart as the width allows.
        let reach = width / 2 - min(0.36 * bird, 0.2 * width)
        let feederWidth = 0.8 * bird
        let plantWidth = min(0.36 * height, 0.26 * width)
        let plant = SceneRect(
            x: -0.45 * plantWidth, y: height - 1.96 * plantWidth, width: plantWidth, height: 2 * plantWidth)
        // There is no room for the other two plants of each side.
        let none = SceneRect(x: -2 * width, y: 2 * height, width: 1, height: 2)
        let branchWidth = 0.9 * bird

        (self.width, self.height, self.bird, self.ground) = (width, height, bird, ground)
        horizon = 0.72 * height
        skylineHeight = 0.3 * height
        fountain = SceneRect(
            x: width / 2 - fountainSide / 2, y: rim - 0.34 * fountainSide, width: fountainSide, height: fountainSide)
        feeder = SceneRect(
            x: width / 2 - reach - feederWidth / 2, y: height - 0.1 - feederWidth / 2, width: feederWidth,
            height: feederWidth / 2)
        branch = SceneRect(
            x: width - 0.8 * branchWidth, y: 0.36 * height, width: branchWidth, height: 0.6 * branchWidth)
        leadingPlants = [none, none, plant]
        trailingPlants = [
            none, none,
            SceneRect(x: width - plant.maxX, y: plant.y, width: plant.width, height: plant.height),
        ]
        hangingFeeder = none
        birdhouse = none
        gifts = []
        frontPlants = []
        groundFeet = ScenePoint(x: width - feeder.midX, y: min(height - 0.5, ground - 0.02 * bird))
    }
}
