import Drawing
import Simulation
import Testing

@testable import Scene

/// A bird is known by its shape alone, in the dozen cells by six that it has on a tile and without any color.
@Suite struct SilhouetteTests {
    private let studio = BirdStudio()
    /// Of the pixels that either of two birds covers, how many both may, one laid over the other as well as they fit.
    private static let bound = 0.76

    @Test func perchedBirdsDifferInShape() {
        expectDifferentShapes { .perched(PerchedPose()) }
    }

    /// Wings raised, as the eye catches them.
    @Test func flyingBirdsDifferInShape() {
        expectDifferentShapes { .flying(phase: 0) }
    }

    private func expectDifferentShapes(_ pose: () -> BirdStudio.Pose) {
        let shapes = BirdStudio.names.map { ($0, Shape($0, pose(), in: studio)) }
        #expect(shapes.count >= 12)
        var worst = (0.0, "")
        for (index, a) in shapes.enumerated() {
            #expect(a.1.count > 30, "\(a.0) can hardly be seen")
            for b in shapes[(index + 1)...] {
                let overlap = a.1.bestOverlap(with: b.1)
                #expect(overlap < Self.bound, "\(a.0) and \(b.0)")
                if overlap > worst.0 { worst = (overlap, "\(a.0) and \(b.0)") }
            }
        }
        // The bound is one that the art has reached, not one that anything would pass.
        #expect(worst.0 > Self.bound - 0.1, "\(worst.1): the bound can be tightened")
    }

    /// The measure itself: a shape is like itself wherever it stands, and unlike another.
    @Test func shapesAreComparedWhereverTheyStand() {
        let cardinal = Shape("cardinal", .perched(PerchedPose()), in: studio)
        #expect(cardinal.bestOverlap(with: cardinal) == 1)
        #expect(cardinal.moved(x: 3, y: 1).bestOverlap(with: cardinal) > 0.9)
        #expect(cardinal.bestOverlap(with: Shape("wagtail", .perched(PerchedPose()), in: studio)) < 0.7)
    }
}

/// The pixels that a bird covers at tile size: quadrants of 12 × 6 cells.
private struct Shape {
    private let width: Int
    private let height: Int
    private let covered: [Bool]

    init(_ name: String, _ pose: BirdStudio.Pose, in studio: BirdStudio) {
        let canvas = studio.canvas(of: name, pose, size: CellSize(width: 12, height: 6), glyphs: .quadrant)
        self.init(width: canvas.width, height: canvas.height, covered: canvas.pixels.map { $0.w > 0.5 })
    }

    private init(width: Int, height: Int, covered: [Bool]) {
        self.width = width
        self.height = height
        self.covered = covered
    }

    var count: Int { covered.count { $0 } }

    private func isCovered(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && x < width && y >= 0 && y < height && covered[y * width + x]
    }

    func moved(x: Int, y: Int) -> Shape {
        Shape(
            width: width, height: height,
            covered: (0..<width * height).map { isCovered($0 % width - x, $0 / width - y) })
    }

    /// Pixels of both over pixels of either, for the shift at which that is most.
    func bestOverlap(with other: Shape) -> Double {
        var best = 0.0
        for dy in -5...5 {
            for dx in -8...8 {
                var both = 0
                for y in 0..<height {
                    for x in 0..<width where covered[y * width + x] && other.isCovered(x - dx, y - dy) { both += 1 }
                }
                best = max(best, Double(both) / Double(count + other.count - both))
            }
        }
        return best
    }
}
