import Chronology
import Drawing
import Simulation
import TestSupport
import Testing

@testable import Scene

/// The bird is what the eye finds first: it differs all round from what is behind it.
@Suite struct BirdEdgeTests {
    private let library = AssetLibrary()
    private static let size = CellSize(width: 40, height: 14)
    private static let hours = [7, 13, 20, 23]

    /// The least distance between neighbors of which one is the bird's and one is not.
    private func leastDistance(
        _ species: Species, palette: Int, perch: Perch, on ground: Canvas, _ painter: YardPainter, _ light: Light,
        _ depth: ColorPalette, parted: Bool = true
    ) -> Float {
        let picture = BirdPicture(species: species, palette: palette, bird: painter.layout.bird)
        guard let drawing = library.drawing("Birds/\(picture.name).svg") else { return 0 }
        let (feet, facesRight) = painter.layout.feet(on: perch)
        var (layer, canvas) = (Canvas(cells: Self.size, glyphs: .quadrant), ground)
        drawing.draw(
            into: &layer,
            transform: painter.space.transform(
                drawing.viewBox, into: picture.perchedBox(feet: feet), mirrored: !facesRight),
            style: SVGStyle(
                colors: picture.colors, light: light.bird,
                ramps: depth == .xterm256 ? ColorRamps(.day, .bird) : nil))
        let edge = BirdEdge(palette: depth, isDark: light.isDark)
        if parted { edge.part(&layer, from: &canvas, x: 0, y: 0) }
        var least = Float.infinity
        for y in 0..<layer.height - 1 {
            for x in 0..<layer.width - 1 {
                for (nextX, nextY) in [(x + 1, y), (x, y + 1)] {
                    let pair = [(x, y), (nextX, nextY)].sorted { layer[$0.0, $0.1].w > layer[$1.0, $1.1].w }
                    let (inside, outside) = (layer[pair[0].0, pair[0].1], layer[pair[1].0, pair[1].1])
                    guard inside.w > 0.5, outside.w <= 0.5 else { continue }
                    let behind = edge.shown(canvas[pair[1].0, pair[1].1])
                    least = min(least, edge.shown(inside / inside.w).distance(to: behind))
                }
            }
        }
        return least
    }

    @Test(arguments: [ColorPalette.trueColor, .xterm256, .ansi16])
    func everyBirdStandsOutAllRound(depth: ColorPalette) throws {
        let world = World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-01-05T08:00:00Z")))
        var turn = 0
        for hour in Self.hours {
            for weather in Weather.allCases {
                // Every bird in every yard, light and weather; palettes and perches take turns.
                turn += 1
                let yard = world.backyards[turn % world.backyards.count]
                let still = StillYard(yard, Self.size, minute: hour * 60 + 40, weather, depth, library)
                let (painter, canvas, light) = (still.painter, still.canvas, still.light)
                for (index, species) in Catalog.species.enumerated() {
                    for round in 0..<rounds(short: 1) {
                        let perch = Perch.allCases[(turn + index + round) % 4]
                        let palette = (turn + index + round / 4) % species.palettes.count
                        let least = leastDistance(
                            species, palette: palette, perch: perch, on: canvas, painter, light, depth)
                        #expect(
                            least >= BirdEdge.bound, "\(species.id) \(palette), \(perch), \(hour) h, \(weather)")
                    }
                }
            }
        }
    }

    /// The measure finds what is lost.
    @Test func withoutARimABrownBirdIsLostBeforePots() throws {
        let world = World.firstWorld(seed: 7, began: try #require(Instant(iso8601: "2026-01-05T08:00:00Z")))
        let dove = try #require(Catalog.species(.dove))
        let still = StillYard(world.backyards[0], Self.size, minute: 13 * 60 + 40, .clear, .trueColor, library)
        let (painter, canvas, light) = (still.painter, still.canvas, still.light)
        let least = leastDistance(
            dove, palette: 1, perch: .ground, on: canvas, painter, light, .trueColor, parted: false)
        #expect(least < BirdEdge.bound)
    }
}
