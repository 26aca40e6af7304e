import Chronology
import Drawing
import Simulation
import Testing

@testable import Scene

@Suite struct LayoutTests {
    static let sizes: [CellSize] = stride(from: 24, through: 240, by: 9).flatMap { width in
        stride(from: 9, through: 80, by: 4).map { CellSize(width: width, height: $0) }
    }

    /// The box of a bird of scale 1 on a perch.
    private func bird(on perch: Perch, in layout: SceneLayout) -> SceneRect {
        let feet = layout.feet(on: perch).point
        return SceneRect(
            x: feet.x - layout.bird / 2, y: feet.y - 0.96 * layout.bird, width: layout.bird, height: layout.bird)
    }

    private func overlap(_ a: SceneRect, _ b: SceneRect) -> Double {
        let width = min(a.maxX, b.maxX) - max(a.x, b.x)
        let height = min(a.maxY, b.maxY) - max(a.y, b.y)
        return max(0, width) * max(0, height) / (b.width * b.height)
    }

    @Test(arguments: sizes) func whatHangsAndStandsLeavesTheBathFree(size: CellSize) {
        let layout = SceneLayout(size: size)
        for thing in [layout.hangingFeeder, layout.birdhouse] {
            #expect(thing.width > 0 && thing.height > 0)
            #expect(thing.midX >= 0 && thing.midX <= layout.width && thing.maxY <= layout.height)
        }
        // The drawing of the hanging feeder takes the middle two thirds of its box, the house the middle half of its own.
        let tube = SceneRect(
            x: layout.hangingFeeder.x + 0.16 * layout.hangingFeeder.width, y: layout.hangingFeeder.y,
            width: 0.68 * layout.hangingFeeder.width, height: layout.hangingFeeder.height)
        guard layout.bird >= 12.5, size.height >= 15, size.width >= 2 * size.height else { return }
        #expect(overlap(tube, bird(on: .feeder, in: layout)) < 0.02)
        #expect(overlap(tube, bird(on: .fountain, in: layout)) < 0.02)
        #expect(overlap(tube, layout.birdhouse) < 0.12)
        #expect(overlap(layout.birdhouse, bird(on: .fountain, in: layout)) < 0.02)
    }

    @Test(arguments: sizes) func giftsLieOnTheLawnBesideTheBathAndUnderNoFeet(size: CellSize) {
        let layout = SceneLayout(size: size)
        #expect(layout.gifts.isEmpty == (layout.bird < 12.5 || layout.width < 3.2 * layout.bird))
        for gift in layout.gifts {
            #expect(gift.x >= 0 && gift.maxX <= layout.width && gift.maxY <= layout.height)
            #expect(gift.maxY > layout.horizon)
            for perch in Perch.allCases {
                let feet = layout.feet(on: perch).point
                #expect(!(gift.x < feet.x && feet.x < gift.maxX && gift.y < feet.y && feet.y < gift.maxY))
            }
        }
    }

    /// Front plants are seen, at the corners, and stay below the heads of birds that stand on something.
    @Test(arguments: sizes) func frontPlantsStandAtTheCornersBelowHeads(size: CellSize) {
        let layout = SceneLayout(size: size)
        #expect(layout.frontPlants.count == 3)
        // Their drawings begin an eighth below the top of their boxes.
        for plant in layout.frontPlants {
            let top = plant.y + 0.125 * plant.height
            #expect(top < layout.height && plant.maxY > layout.height)
            #expect(plant.maxX > 0 && plant.x < layout.width)
            for perch in [Perch.fountain, .branch] {
                let bird = bird(on: perch, in: layout)
                #expect(top > bird.y + 0.5 * bird.height)
            }
        }
    }

    /// They are in the picture: a yard without them is another one, and birds lie over them.
    @Test func frontPlantsAreDrawn() throws {
        let world = World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-06-01T08:00:00Z")))
        let size = CellSize(width: 80, height: 24)
        let moment = Moment(date: world.clock, uptime: 3, ambience: false)
        func picture(_ yard: Backyard) -> CellGrid {
            var grid = CellGrid(size: size)
            PictureBook().drawYard(yard, in: world, actors: [], at: moment, into: &grid, rect: CellRect(size))
            return grid
        }
        for yard in world.backyards {
            var bare = yard
            bare.foregroundPlants = []
            let (with, without) = (picture(yard), picture(bare))
            let changed = (0..<size.height).filter { y in
                (0..<size.width).contains { with[$0, y] != without[$0, y] }
            }
            #expect(changed.contains(size.height - 1))
            #expect(changed.allSatisfy { $0 > size.height / 2 })
        }
    }

    /// Whoever chooses a plant sees it: all three of a side stand in the picture, the outer ones whole.
    @Test(arguments: [(57, 39), (95, 39), (42, 23), (60, 11), (150, 59), (30, 8)])
    func aSideShowsItsPlants(width: Int, height: Int) {
        for framing in [Framing.leading, .trailing] {
            let layout = SceneLayout(size: CellSize(width: width, height: height), framing: framing)
            #expect(layout.width == Double(width) && layout.height == Double(2 * height))
            // A branch that ended in the picture would hang in the air.
            #expect(layout.branch.maxX > layout.width - 0.01)
            let plants = framing == .leading ? layout.leadingPlants : layout.trailingPlants
            for (index, plant) in plants.enumerated() {
                let shown = min(layout.width, plant.maxX) - max(0, plant.x)
                #expect(shown >= (index < 2 ? 0.999 : 0.75) * plant.width, "\(framing) \(index) \(plant)")
            }
        }
    }

    /// Whoever chooses a plant in front sees it nearly whole; in a picture of the yard its leaves alone reach in.
    @Test(arguments: [(57, 39), (95, 39), (42, 23), (60, 11), (150, 59), (30, 8)])
    func theFrontShowsItsPlants(width: Int, height: Int) {
        let size = CellSize(width: width, height: height)
        for (framing, places) in [(Framing.frontLeading, [0, 2]), (.frontTrailing, [1])] {
            let layout = SceneLayout(size: size, framing: framing)
            #expect(layout.branch.maxX > layout.width - 0.01)
            for plant in places.map({ layout.frontPlants[$0] }) {
                #expect(plant.x >= 0 && plant.maxX <= layout.width)
                #expect(min(plant.maxY, layout.height) - max(0, plant.y) >= 0.75 * plant.height, "\(framing) \(plant)")
            }
        }
    }

    /// A place that is left empty empties no other.
    @Test(arguments: 0...3, 0...3) func everyPlantOfASideStands(leading: Int, trailing: Int) throws {
        let kinds = PlantKind.allCases
        func plants(_ count: Int, _ name: String) -> [Plant] {
            (0..<count).map { Plant(id: ID("\(name)-\($0)"), kind: kinds[$0], variant: 0) }
        }
        let world = World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-06-01T08:00:00Z")))
        var yard = world.backyards[0]
        (yard.leadingPlants, yard.trailingPlants) = (plants(leading, "left"), plants(trailing, "right"))
        let planted = SceneLayout(size: CellSize(width: 80, height: 24)).plants(of: yard)
        let all = yard.leadingPlants + yard.trailingPlants + yard.foregroundPlants
        #expect(Set(planted.map(\.plant.id)) == Set(all.map(\.id)) && planted.count == all.count)
    }
}
