import Drawing
import Simulation
import Testing

@testable import Scene

/// Who comes to the bath comes over it, not before or through it.
@Suite struct WaysInTests {
    private let library = AssetLibrary()
    /// In birds' lengths: how near its perch a bird may be before what it stands on.
    private static let lastMoment = 0.5

    @Test(arguments: [(44, 18), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60)], FountainStyle.allCases)
    func nobodyPassesBeforeTheBath(size: (width: Int, height: Int), style: FountainStyle) throws {
        let cells = CellSize(width: size.width, height: size.height)
        let layout = SceneLayout(size: cells)
        let airspace = YardPainter(layout: layout, size: cells, pixels: CellPixels(.half), library: library).airspace
        let bath = try #require(library.drawing("Fountains/\(style.rawValue).svg"))
        var canvas = Canvas(width: cells.width * 2, height: cells.height * 4)
        let space = PixelSpace(CellPixels(.quadrant))
        bath.draw(into: &canvas, transform: .scale(1, 2) * space.transform(bath.viewBox, into: layout.fountain))
        func isBath(_ x: Double, _ y: Double) -> Bool {
            let (column, row) = (Int((2 * x).rounded(.down)), Int((2 * y).rounded(.down)))
            guard column >= 0, row >= 0, column < canvas.width, row < canvas.height else { return false }
            return canvas[column, row].w > 0.5
        }
        #expect(isBath(layout.fountain.midX, layout.fountain.y + 0.5 * layout.fountain.height))
        for perch in Perch.allCases {
            let (feet, facesRight) = layout.feet(on: perch)
            let place = ScenePoint(x: feet.x, y: feet.y - 0.5 * layout.bird)
            let way = airspace.wayIn(to: place, facesRight: facesRight)
            for step in 0...60 {
                let point = way.point(Double(step) / 60)
                guard point.distance(to: place) > Self.lastMoment * layout.bird else { continue }
                // The body, from its back to its belly.
                let isClear = ![-0.3, -0.15, 0, 0.15, 0.3].contains { ahead in
                    [-0.2, 0, 0.2].contains { down in
                        isBath(point.x + ahead * layout.bird, point.y + down * layout.bird)
                    }
                }
                #expect(isClear, "to \(perch), at \(step) of 60 of the way")
            }
        }
    }

    /// A bird that changes its perch stays in the picture with the most of it, also where it flies over another.
    @Test(arguments: [(44, 18), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60)])
    func nobodyLeavesThePictureToChangePerch(size: (width: Int, height: Int)) {
        let cells = CellSize(width: size.width, height: size.height)
        let layout = SceneLayout(size: cells)
        let airspace = YardPainter(layout: layout, size: cells, pixels: CellPixels(.half), library: library).airspace
        func middle(_ perch: Perch) -> ScenePoint {
            let feet = layout.feet(on: perch).point
            return ScenePoint(x: feet.x, y: feet.y - 0.5 * layout.bird)
        }
        for (from, to) in Perch.allCases.flatMap({ from in Perch.allCases.map { (from, $0) } }) where from != to {
            let (start, end) = (middle(from), middle(to))
            let way = airspace.wayAcross(from: start, to: end)
            let highest = (0...60).map { way.point(Double($0) / 60).y }.min() ?? 0
            #expect(highest >= min(0.2 * layout.bird, start.y, end.y), "\(from) to \(to): \(highest)")
        }
    }
}
